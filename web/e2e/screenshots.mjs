/**
 * Screenshots of every page and board: five languages, light and dark, desktop, phone held upright and sideways.
 *
 *   npm run screenshots -- /tmp/shots [only…]
 *
 * `only` are patterns that the names of the pictures must match, such as `phone-dark` or `klatz|lost-mines`. The folder must be outside
 * the repository. Boards show games that bots play to their end in a moment, and one that has just begun; peaks are taken from the
 * lessons. `npm run contact` combines pictures into one sheet.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { begin, bots, FINGERS, launch, playOut, seatBots, serve } from './workshop.mjs';

const LANGUAGES = ['en', 'de', 'fr', 'ru', 'uk'];
const GAMES = { 'my-treasure': 4, 'treasure-maps': 4, 'lost-mines': 9, klatz: 4 };
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } };
const PAGES = {
  landing: '/',
  learn: '/learn',
  watch: '/watch',
  profile: '/me',
  about: '/about',
  nowhere: '/nowhere',
  ...Object.fromEntries(Object.keys(GAMES).map((slug) => [`rules-${slug}`, `/rules/${slug}`])),
  ...Object.fromEntries(Object.keys(GAMES).map((slug) => [`lesson-${slug}`, `/learn/${slug}`])),
};

const SHOWN = ['replay', 'over', 'dialog', 'lobby', 'table', 'help', 'peak'];
const NAMES = [...Object.keys(PAGES), 'replays', ...SHOWN.flatMap((kind) => Object.keys(GAMES).map((slug) => `${kind}-${slug}`))];

const [folder, ...only] = process.argv.slice(2);
const repository = fileURLToPath(new URL('../..', import.meta.url));
if (!folder || resolve(folder).startsWith(repository)) {
  console.error('usage: npm run screenshots -- FOLDER [only…], with a folder outside the repository');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

/** Steps through a lesson until a peak is shown. A game whose lesson has no peak gets no such picture. */
async function peak(page, slug, shoot) {
  await page.goto(`${server.url}/learn/${slug}`, { waitUntil: 'networkidle' });
  const next = page.locator('.coach .actions .button:last-child');
  const curtain = page.locator('.curtain');
  for (let step = 0; step < 120; step++) {
    if ((await curtain.count()) > 0) return shoot(`peak-${slug}`, { fullPage: false });
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    await next.click({ timeout: 5000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
}

const server = await serve(['--hurry', '30']);
const browser = await launch();
const phone = await launch(FINGERS);
let count = 0;
try {
  const finished = {};
  const host = await browser.newContext();
  const hostPage = await host.newPage();
  await hostPage.goto(`${server.url}/me`, { waitUntil: 'networkidle' });
  const every = Object.keys(SIZES).flatMap((size) => ['light', 'dark'].flatMap((scheme) => LANGUAGES.map((language) => `${size}-${scheme}-${language}-`)));
  const anywhere = (name) => every.some((prefix) => only.every((pattern) => new RegExp(pattern).test(prefix + name)));
  for (const [slug, seats] of Object.entries(GAMES))
    if ([`replay-${slug}`, `over-${slug}`, 'replays', 'watch'].some(anywhere))
      finished[slug] = await seatBots(hostPage, slug, seats);
  // One game stays in progress, to be watched: its host has a seat and does not move.
  if (anywhere('watch')) await begin(hostPage, 'my-treasure', [{ type: 'open' }, ...bots(2)]);
  // Only people who played have games to replay.
  if (anywhere('replays')) for (const slug of ['my-treasure', 'treasure-maps', 'lost-mines']) await playOut(hostPage, slug, 3);
  const storageState = await host.storageState();
  await host.close();
  for (const [size, viewport] of Object.entries(SIZES))
    for (const scheme of ['light', 'dark'])
      for (const language of LANGUAGES) {
        const wanted = (name) => only.every((pattern) => new RegExp(pattern).test(`${size}-${scheme}-${language}-${name}`));
        if (!NAMES.some(wanted)) continue;
        const device = { viewport, colorScheme: scheme, locale: language, hasTouch: size !== 'desktop', isMobile: size !== 'desktop' };
        const shown = size === 'desktop' ? browser : phone;
        const context = await shown.newContext(device);
        let page = await context.newPage();
        const shoot = async (name, { fullPage = true } = {}) => {
          // Move the pointer away, so that no tooltip shows.
          await page.mouse.move(1, 1);
          await page.waitForTimeout(250);
          await page.screenshot({ path: join(folder, `${size}-${scheme}-${language}-${name}.png`), fullPage });
          count += 1;
        };
        for (const [name, path] of Object.entries(PAGES)) {
          if (!wanted(name)) continue;
          await page.goto(server.url + path, { waitUntil: 'networkidle' });
          // The miniature is loaded after everything else.
          if (name === 'landing') await page.locator('.miniature .stage').waitFor({ timeout: 15_000 });
          await shoot(name, { fullPage: !name.startsWith('rules') && name !== 'landing' });
        }
        if (wanted('replays')) {
          const own = page;
          const again = await shown.newContext({ ...device, storageState });
          page = await again.newPage();
          await page.goto(`${server.url}/replays`, { waitUntil: 'networkidle' });
          await shoot('replays');
          await again.close();
          page = own;
        }
        for (const [slug, id] of Object.entries(finished)) {
          if (wanted(`replay-${slug}`)) {
            await page.goto(`${server.url}/replay/${id}`);
            const scrub = page.getByRole('slider');
            await scrub.fill(String(Math.floor(Number(await scrub.getAttribute('max')) * 0.7)));
            await shoot(`replay-${slug}`);
          }
          if (wanted(`over-${slug}`)) {
            await page.goto(`${server.url}/t/${id}`, { waitUntil: 'networkidle' });
            await shoot(`over-${slug}`);
          }
        }
        for (const [index, slug] of Object.keys(GAMES).entries()) {
          if (wanted(`dialog-${slug}`) || wanted(`lobby-${slug}`)) {
            await page.goto(server.url, { waitUntil: 'networkidle' });
            await page.locator('.games .card').nth(index).locator('.actions .button').nth(1).click();
            await page.locator('dialog summary').first().click();
            await shoot(`dialog-${slug}`, { fullPage: false });
            await page.locator('dialog footer .primary').click();
            await page.locator('.lobby .invite').waitFor();
            await shoot(`lobby-${slug}`);
          }
          if (wanted(`table-${slug}`)) {
            await page.goto(server.url, { waitUntil: 'networkidle' });
            await page.locator('.games .card').nth(index).locator('.primary').click();
            await page.locator('.aim .primary').click();
            await page.locator('.board > *').first().waitFor();
            await page.waitForTimeout(1200);
            // Peaks have pictures of their own.
            await page.locator('.curtain').waitFor({ state: 'detached', timeout: 4000 }).catch(() => undefined);
            await shoot(`table-${slug}`);
          }
          if (wanted(`help-${slug}`)) {
            await page.goto(`${server.url}/rules/${slug}`, { waitUntil: 'networkidle' });
            await page.locator('#section-box').scrollIntoViewIfNeeded();
            await shoot(`help-${slug}`, { fullPage: false });
          }
          if (wanted(`peak-${slug}`)) await peak(page, slug, shoot);
        }
        await context.close();
        console.log(`${size} ${scheme} ${language}: ${count} pictures`);
      }
} finally {
  await phone.close();
  await browser.close();
  server.stop();
}
