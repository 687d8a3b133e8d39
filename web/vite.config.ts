import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the words are, a folder for each language. */
const WORDS = 'assets/words/';

/** Every file below a folder, by its path in it. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

/**
 * Finishes the built page: writes the service worker with the list of files it keeps, then puts a brotli and a gzip form
 * beside every text, for the server sends what a browser takes.
 */
function finished(): Plugin {
  let dist = '';
  return {
    name: 'finished',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      // One language of five is enough, and it is kept when it is used.
      const kept = filesBelow(dist).filter((name) => /\.(js|css|svg|png|webmanifest)$/.test(name) && !name.startsWith(WORDS));
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
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const text = readFileSync(join(dist, name));
        writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text));
        writeFileSync(join(dist, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** All modules that a module needs before it can run, and itself. */
function needed(id: string, importsOf: (id: string) => readonly string[] | undefined, found = new Set<string>()): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const other of importsOf(id) ?? []) needed(other, importsOf, found);
  }
  return found;
}

const source = (name: string) => fileURLToPath(new URL(`./src/${name}`, import.meta.url));

/** Has the browser fetch the page itself together with what runs first, instead of after it. */
function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const page = chunks.find((chunk) => chunk.moduleIds.includes(source('page.ts')));
        if (!page) throw new Error('src/page.ts is in no file');
        const styles = [...(page.viteMetadata?.importedCss ?? [])];
        return [
          { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${page.fileName}` }, injectTo: 'head' as const },
          ...styles.map((name) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${name}` },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), early(), finished()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
    // Component tests run the browser build of Svelte.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    // The content security policy allows no inline data: assets are files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A browser asks for six files at a time: what runs first is one of them, and the first page another.
        codeSplitting: {
          groups: ['main', 'page'].map((name, index) => ({
            debugName: name,
            priority: 2 - index,
            name: (id, graph) => {
              const importsOf = (other: string) => graph.getModuleInfo(other)?.importedIds;
              return needed(source(`${name}.ts`), importsOf).has(id) ? name : null;
            },
          })),
        },
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, name] = /\/locales\/(\w+)\/([\w-]+)\.ftl/.exec(facadeModuleId ?? '') ?? [];
          return name ? `${WORDS}${language}/${name}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KLAD_URL ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
