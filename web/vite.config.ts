import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
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
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
