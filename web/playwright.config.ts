import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

import { hasEngine } from './e2e/engine';

/** The program under test; `cargo xtask test` names the one it built. Bots do not make the pauses that people need. */
const klad = process.env.KLAD ?? '../target/debug/klad';
const port = Number(process.env.KLAD_PORT ?? 18473);
const store = join(mkdtempSync(join(tmpdir(), 'klad-e2e-')), 'klad.sqlite');

const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--mute-audio',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  // Games on the device and reviews need the modules of `cargo xtask wasm`; a page built without them says so instead.
  testIgnore: hasEngine('my-treasure', 'treasure-maps', 'lost-mines', 'klatz') ? [] : /(local|review|site)\.spec\.ts/,
  outputDir: join(tmpdir(), 'klad-e2e-results'),
  // A whole game takes half a minute alone, and much longer beside other work.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Two cores, and most of the time a page waits for its turn.
  workers: 2,
  fullyParallel: true,
  // A story that needed a second try passes, and the list calls it flaky: that is to be mended.
  retries: 1,
  reporter: 'list',
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: chromium, trace: 'off', actionTimeout: 20_000, navigationTimeout: 30_000 },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 }, locale: 'en-US' } },
    {
      name: 'phone',
      // Keys, a mouse that drags, and two people at one table are tried at one of the two sizes.
      grepInvert: /@desktop/,
      testIgnore: /(my-treasure|treasure-maps|klatz|lost-mines)\.spec\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'en-US', launchOptions: chromium },
    },
  ],
  webServer: {
    command: `${klad} serve --listen 127.0.0.1:${port} --store sqlite:${store} --hurry 30 --no-rate-limits --log warn`,
    url: `http://127.0.0.1:${port}/healthz`,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    stderr: 'pipe',
  },
});
