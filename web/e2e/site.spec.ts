/** The page as a folder on a static host (`cargo xtask site`): everything happens on the device, and no request leaves it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import { expect, test } from '@playwright/test';

import { transcriptOf } from './device';
import { faults, listen, playOn } from './people';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** A typical static host: files, folders with an index, and 404.html for everything else. */
function host(folder: string): Server {
  return createServer((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = [path, join(path, 'index.html')].find((name) => existsSync(name) && statSync(name).isFile());
    const sent = file ?? join(folder, '404.html');
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
    response.end(readFileSync(sent));
  });
}

test('a site without a server teaches, plays, reviews and checks, and sends no request elsewhere', { tag: '@desktop' }, async ({ page }) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'klad-site-')), 'site');
  execFileSync('node', ['scripts/site.mjs', process.env.KLAD ?? '../target/debug/klad', 'dist', folder]);
  const server = host(folder);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  try {
    const address = server.address();
    const home = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const said = listen(page);
    const asked: string[] = [];
    const missing: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('response', (answer) => {
      if (answer.status() >= 400 && answer.request().resourceType() !== 'document') missing.push(answer.url());
    });

    await page.goto(`${home}/`);
    await page.getByRole('link', { name: 'Play now' }).first().click();
    await page.getByRole('button', { name: 'Just play' }).click();
    await expect(page).toHaveURL(/\/local\/\w+/);
    await expect(page.locator('.board').first()).toBeVisible();
    await playOn([{ page, by: 'mouse' }], 'my-treasure', (moves) => moves >= 2);
    // The address of a table has no file.
    await page.reload();
    await expect(page.locator('.board').first()).toBeVisible();

    for (const path of ['/', '/learn', '/learn/klatz', '/rules/klatz', '/local', '/replays', '/about']) {
      await page.goto(`${home}${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await faults(page), path).toEqual([]);
    }
    await page.goto(`${home}/review`);
    const chosen = { name: 'game.klad', mimeType: 'text/plain', buffer: Buffer.from(transcriptOf('my-treasure')) };
    await page.getByLabel('Drop a transcript here, or choose a file').setInputFiles(chosen);
    await expect(page.getByText(/^✓? ?(Checked: every card dealt again|All \d+ moves played again)/)).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Win chance over the game' })).toBeVisible();

    expect(asked.filter((url) => !url.startsWith(`${home}/`))).toEqual([]);
    expect(missing).toEqual([]);
    // The document for an address without a file has status 404, and the browser logs that.
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
  } finally {
    server.close();
  }
});
