import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Puts a brotli and a gzip form beside every text of the built page: the server sends what a browser takes. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const dist = fileURLToPath(new URL('./dist/', import.meta.url));
      for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const text = readFileSync(dist + name);
        writeFileSync(`${dist}${name}.br`, brotliCompressSync(text));
        writeFileSync(`${dist}${name}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
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
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KLAD_URL ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
