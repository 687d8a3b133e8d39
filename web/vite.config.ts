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
    closeBundle() {
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

export default defineConfig({
  plugins: [svelte(), finished()],
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
    rollupOptions: {
      output: {
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
