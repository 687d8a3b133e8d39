/** The first load: the first page in the language that needs most, and everything it names. And the engine's module of each game. */
import { readdirSync, readFileSync, statSync } from 'node:fs';

// Covers come when the page stands, and only those in sight.
const fetched = (page) => readFileSync(page, 'utf8').replaceAll(/<link rel="stylesheet" disabled[^>]*>|<img [^>]*loading="lazy"[^>]*>/g, '');
const first = (page) => [page, ...[...fetched(page).matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg))"/g)].map(([, name]) => `dist/${name}`)];
const weight = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
const pages = readdirSync('dist/pages').filter((name) => /^landing\.\w+\.html$/.test(name));
const [longest] = pages.map((name) => first(`dist/pages/${name}`)).sort((a, b) => weight(b) - weight(a));

// The document, its script, the words in two files, and the icon.
if (longest?.length !== 5) throw new Error('the first load is not what it was: look at dist/pages');

/** The modules, if the page was built with them, each as small as it has been. */
const LIMITS = { 'my-treasure': '151.5 kB', 'treasure-maps': '184.5 kB', 'lost-mines': '196 kB', klatz: '224 kB' };
const built = readdirSync('dist/assets').filter((name) => name.endsWith('.wasm'));
const modules = Object.entries(LIMITS).flatMap(([slug, limit]) =>
  built.filter((name) => name.startsWith(`${slug}-`)).map((name) => ({ name: `module of ${slug}`, path: `dist/assets/${name}`, brotli: true, limit })),
);

export default [{ name: 'first load', path: longest, gzip: true, limit: '60 kB' }, ...modules];
