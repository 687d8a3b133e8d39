import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The texts of the page, one folder per language. */
const WORDS = 'assets/words/';

/** Every file under a folder, as a path relative to it. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

/**
 * Finishes the built page: writes the documents of each language and the service worker with the list of files it caches,
 * then adds a brotli and a gzip form of every text. The modules of the games, which are large, get only the brotli form:
 * the server embeds a compressed file in its compressed forms alone, and unpacks it for the few clients without brotli.
 */
function finished(): Plugin {
  let dist = '';
  return {
    name: 'finished',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      if (this.meta.watchMode) return;
      await writeDocuments(dist);
      // A visitor needs one language of five; the worker caches it on first use.
      const kept = filesBelow(dist).filter((name) => /\.(js|css|svg|png|webp|woff2|wasm|webmanifest)$/.test(name) && !name.startsWith(WORDS));
      const files = kept.filter((name) => name !== 'sw.js').sort();
      const hash = createHash('sha256');
      for (const name of ['index.html', ...files]) hash.update(readFileSync(join(dist, name)));
      const worker = readFileSync(new URL('./src/service-worker.js', import.meta.url), 'utf8');
      const head = [
        `const VERSION = ${JSON.stringify(hash.digest('hex').slice(0, 16))};`,
        `const FILES = ${JSON.stringify(files.map((name) => `/${name}`))};`,
      ];
      writeFileSync(join(dist, 'sw.js'), `${head.join('\n')}\n${worker}`);

      for (const name of filesBelow(dist)) {
        if (!/\.(js|css|html|svg|json|wasm|webmanifest)$/.test(name)) continue;
        const text = readFileSync(join(dist, name));
        writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text));
        if (!name.endsWith('.wasm')) writeFileSync(join(dist, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** A module and all modules that it imports, directly or indirectly. */
function needed(id: string, importsOf: (id: string) => readonly string[] | undefined, found = new Set<string>()): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const other of importsOf(id) ?? []) needed(other, importsOf, found);
  }
  return found;
}

const source = (name: string) => fileURLToPath(new URL(`./src/${name}`, import.meta.url));

/** Sets the theme and the motion chosen on this device before anything is drawn. */
const LOOK = `try{let{theme:t,motion:m}=JSON.parse(localStorage.settings);document.documentElement.dataset.theme=t;document.documentElement.dataset.motion=m}catch{}`;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes two documents per language: the landing page, prerendered, and a shell that the script fills for every other address.
 * Both contain the style and preload the texts of their language, so a browser fetches everything else in one round trip.
 * `policy.json` has the hashes by which the content policy allows the inline style and script.
 */
async function writeDocuments(dist: string): Promise<void> {
  const drawn = join(dist, '../node_modules/.klad-prerender');
  await build({
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: source('prerender.ts'), outDir: drawn, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } } },
  });
  const { landing } = (await import(pathToFileURL(join(drawn, 'prerender.mjs')).href)) as { landing: (language: string) => Promise<string> };

  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const sheets = [...page.matchAll(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  const style = sheets.map(([, name]) => readFileSync(join(dist, name!), 'utf8').trim()).join('');
  // A disabled stylesheet is never fetched, not even when a page that is loaded later asks for it.
  const plain = sheets.reduce((text, [link, name]) => text.replace(link, `<link rel="stylesheet" disabled href="/${name}">`), page);
  mkdirSync(join(dist, 'pages'), { recursive: true });
  for (const language of readdirSync(join(dist, WORDS))) {
    const always = readdirSync(join(dist, WORDS, language)).filter((name) => /^(common|web)-[\w-]{8}\.js$/.test(name));
    const preload = always.map((name) => `<link rel="modulepreload" crossorigin href="/${WORDS}${language}/${name}">`).join('');
    const document = plain
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('</head>', () => `${preload}<script>${LOOK}</script><style>${style}</style></head>`);
    writeFileSync(join(dist, `pages/shell.${language}.html`), document);
    const body = await landing(language);
    const first = document.replace('<div id="app"></div>', () => `<div id="app" data-page="landing">${body}</div>`);
    writeFileSync(join(dist, `pages/landing.${language}.html`), first);
  }
  writeFileSync(join(dist, 'policy.json'), JSON.stringify({ 'script-src': sha256(LOOK), 'style-src': sha256(style) }));
}

export default defineConfig({
  plugins: [svelte(), finished()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    // Component tests run the browser build of Svelte.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    // The content security policy allows no data URLs, so assets are files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Everything the landing page needs is one file: browsers limit parallel requests, and each one costs a round trip.
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => {
                const importsOf = (other: string) => graph.getModuleInfo(other)?.importedIds;
                return needed(source('page.ts'), importsOf).has(id) ? 'page' : null;
              },
            },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, name] = /\/locales\/(\w+)\/([\w-]+)\.ftl/.exec(facadeModuleId ?? '') ?? [];
          return name ? `${WORDS}${language}/${name}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
  // The workers of the engine share code.
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KLAD_URL ?? 'http://127.0.0.1:8080', ws: true } },
  },
  // A busy machine may be slow.
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
