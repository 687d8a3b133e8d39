/** The first load: the first page in the language that needs most, and everything it names. */
import { readdirSync, readFileSync, statSync } from 'node:fs';

// Covers come when the page stands, and only those in sight.
const fetched = (page) => readFileSync(page, 'utf8').replaceAll(/<link rel="stylesheet" disabled[^>]*>|<img [^>]*loading="lazy"[^>]*>/g, '');
const first = (page) => [page, ...[...fetched(page).matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg))"/g)].map(([, name]) => `dist/${name}`)];
const weight = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
const pages = readdirSync('dist/pages').filter((name) => /^landing\.\w+\.html$/.test(name));
const [longest] = pages.map((name) => first(`dist/pages/${name}`)).sort((a, b) => weight(b) - weight(a));

// The document, its script, the words in two files, and the icon.
if (longest?.length !== 5) throw new Error('the first load is not what it was: look at dist/pages');

export default [{ name: 'first load', path: longest, gzip: true, limit: '60 kB' }];
