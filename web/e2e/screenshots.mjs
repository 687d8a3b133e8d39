/**
 * Screenshots of every page and board: five languages, light and dark, desktop, phone held upright and sideways.
 *
 *   npm run screenshots -- /tmp/shots [only…]
 *
 * `only` are patterns that the names of the pictures must match, such as `phone-dark` or `klatz|lost-mines`. The folder must be outside
 * the repository. Boards show games that bots play to their end in a moment, one that has just begun (`table`), and one in play (`game`).
 * Every kind of peak is shown by giving the page its event. `npm run contact` combines pictures into one sheet.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { begin, bots, FINGERS, launch, playOut, playSome, seatBots, serve } from './workshop.mjs';

const LANGUAGES = ['en', 'de', 'fr', 'ru', 'uk'];
const GAMES = { 'my-treasure': 4, 'treasure-maps': 4, 'lost-mines': 9, klatz: 4 };
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } };
const PAGES = {
  landing: '/',
  learn: '/learn',
  watch: '/watch',
  profile: '/me',
  about: '/about',
  local: '/local',
  review: '/review',
  nowhere: '/nowhere',
  ...Object.fromEntries(Object.keys(GAMES).map((slug) => [`rules-${slug}`, `/rules/${slug}`])),
  ...Object.fromEntries(Object.keys(GAMES).map((slug) => [`lesson-${slug}`, `/learn/${slug}`])),
};

/** The peaks of each game by name, as events from the server. */
const division = { clan: 'blue', role: 'loyal', team: 'blue', values: [3, 2], pool: 9, share: 3, extra: 1, dragon: 0, points: 4 };
const PEAKS = {
  'my-treasure': {
    orc: { type: 'orc_drawn', seat: 1, orcs: 3 },
    flight: { type: 'flight_started', drawer: 1, order: [2, 3, 0, 1], kinds: ['ring', 'diamond', 'sword', 'necklace', 'money', 'potion'] },
    win: { type: 'game_ended', winners: [0] },
  },
  'treasure-maps': { island: { type: 'card_completed', seat: 0, slot: 0, card: 'purple-01' }, win: { type: 'game_ended', places: [1, 2, 3, 4] } },
  'lost-mines': {
    mine: { type: 'mine_revealed', seat: 1, mine: 1, at: 'J3', content: 'gold', turned: false, exits: 'NEW' },
    peek: { type: 'mine_seen', mine: 1, at: 'J3', content: 'gems' },
    dragon: { type: 'dragon_woken', seat: 1 },
    role: { type: 'dealt', cards: [], clan: 'blue', role: 'saboteur' },
    division: {
      type: 'round_ended',
      round: 1,
      reason: 'treasures',
      results: [
        { ...division, seat: 0 },
        { ...division, seat: 1, clan: 'yellow', role: 'saboteur', values: [4] },
        { ...division, seat: 2, clan: 'yellow', role: 'selfish', team: null, pool: 2, share: 2, extra: 0, dragon: 1, points: 1 },
      ],
    },
    win: { type: 'game_ended', seats: [0, 2] },
  },
  klatz: { photo: { type: 'photo', seat: 1, comp: 'C14', open: false, start: 0, cards: ['LN1', 'KT1', 'GT1', 'DR1'], symbols: ['lantern', 'kite', 'gate', 'drum'], points: 4 } },
};

const SHOWN = ['replay', 'over', 'dialog', 'lobby', 'invitation', 'aim', 'opponents', 'table', 'game', 'help', 'sheet', 'rulebook', 'log', 'chat'];
const NAMES = [...Object.keys(PAGES), 'replays', ...Object.entries(PEAKS).flatMap(([slug, peaks]) => Object.keys(peaks).map((name) => `peak-${slug}-${name}`)), ...SHOWN.flatMap((kind) => Object.keys(GAMES).map((slug) => `${kind}-${slug}`))];

const [folder, ...only] = process.argv.slice(2);
const repository = fileURLToPath(new URL('../..', import.meta.url));
if (!folder || resolve(folder).startsWith(repository)) {
  console.error('usage: npm run screenshots -- FOLDER [only…], with a folder outside the repository');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

/** Sits at a table of bots whose page is given events as if the server had sent them, and shows each of them. */
async function peaks(context, slug, wanted, shoot) {
  const page = await context.newPage();
  let tell;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const table = socket.connectToServer();
    let last;
    table.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'view') last = message;
      else if (message.type === 'welcome' && message.frame) last = { type: 'view', ...message.frame };
      else if (message.type === 'change') last = { ...last, number: message.number };
      socket.send(text);
    });
    tell = (event) => socket.send(JSON.stringify({ ...last, number: (last = { ...last, number: last.number + 1 }).number, events: [event], resumed: false }));
  });
  await page.goto(`${server.url}/me`, { waitUntil: 'networkidle' });
  const id = await begin(page, slug, [{ type: 'open' }, ...bots(slug === 'lost-mines' ? 2 : 3)]);
  for (const [name, event] of Object.entries(PEAKS[slug])) {
    if (!wanted(`peak-${slug}-${name}`)) continue;
    await page.goto(`${server.url}/t/${id}`, { waitUntil: 'networkidle' });
    await page.locator('.board > *, .kz-table > *').first().waitFor();
    // The role card is handed out to whoever comes to the table.
    await page.waitForTimeout(600);
    if ((await page.locator('.curtain').count()) > 0) await page.keyboard.press('Escape');
    await page.locator('.curtain').waitFor({ state: 'detached', timeout: 6000 }).catch(() => undefined);
    tell(event);
    await page.locator('.curtain, dialog[open]').first().waitFor({ timeout: 6000 });
    await page.waitForTimeout(450);
    await shoot(`peak-${slug}-${name}`, page);
  }
  await page.close();
}

/** Plays on from an open table for as long as a curtain or a dialog covers it. */
async function uncover(page) {
  await page.waitForTimeout(1200);
  for (let tries = 0; tries < 5 && (await page.locator('.curtain, dialog[open]').count()) > 0; tries++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
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
  for (const [size, viewport] of Object.entries(SIZES))
    for (const scheme of ['light', 'dark'])
      for (const language of LANGUAGES) {
        const wanted = (name) => only.every((pattern) => new RegExp(pattern).test(`${size}-${scheme}-${language}-${name}`));
        if (!NAMES.some(wanted)) continue;
        const device = { viewport, colorScheme: scheme, locale: language, hasTouch: size !== 'desktop', isMobile: size !== 'desktop' };
        const shown = size === 'desktop' ? browser : phone;
        const context = await shown.newContext(device);
        let page = await context.newPage();
        const shoot = async (name, { fullPage = true, of = page } = {}) => {
          // Move the pointer away, so that no tooltip shows.
          await of.mouse.move(1, 1);
          await of.waitForTimeout(250);
          await of.screenshot({ path: join(folder, `${size}-${scheme}-${language}-${name}.png`), fullPage });
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
          if (wanted(`invitation-${slug}`)) {
            const link = await hostPage.evaluate(async ({ slug, seats }) => (await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game: slug, seats, listed: false }) })).json()).id, {
              slug,
              seats: [{ type: 'open' }, ...bots(2)],
            });
            await page.goto(`${server.url}/t/${link}`, { waitUntil: 'networkidle' });
            await shoot(`invitation-${slug}`);
          }
          if (wanted(`opponents-${slug}`)) {
            await page.goto(server.url, { waitUntil: 'networkidle' });
            await page.locator('.games .card').nth(index).locator('.link, .choose, button').last().click();
            await page.locator('dialog[open]').waitFor();
            await shoot(`opponents-${slug}`, { fullPage: false });
          }
          if (wanted(`aim-${slug}`)) {
            await page.goto(`${server.url}/play/${slug}`, { waitUntil: 'networkidle' });
            await page.locator('.aim .primary').waitFor();
            await shoot(`aim-${slug}`, { fullPage: false });
          }
          if (['game', 'sheet', 'rulebook', 'log', 'chat'].some((kind) => wanted(`${kind}-${slug}`))) {
            await page.goto(`${server.url}/me`, { waitUntil: 'networkidle' });
            const id = await playSome(page, slug, slug === 'lost-mines' ? 5 : 3, { 'my-treasure': 12, 'treasure-maps': 16, 'lost-mines': 24, klatz: 10 }[slug]);
            await page.goto(`${server.url}/t/${id}`, { waitUntil: 'networkidle' });
            await page.locator('.board > *, .kz-table > *').first().waitFor();
            await uncover(page);
            if (wanted(`game-${slug}`)) await shoot(`game-${slug}`, { fullPage: false });
            const tools = page.locator('header [aria-pressed]:not(.skip)');
            for (const [at, kind] of ['log', 'chat'].entries()) {
              if (!wanted(`${kind}-${slug}`)) continue;
              await tools.nth(at).click();
              await shoot(`${kind}-${slug}`, { fullPage: false });
              await tools.nth(at).click();
            }
            if (wanted(`sheet-${slug}`) || wanted(`rulebook-${slug}`)) {
              await page.locator('header .tools .sign-only:not(.skip)').first().click();
              await page.locator('dialog[open]').waitFor();
              if (wanted(`sheet-${slug}`)) await shoot(`sheet-${slug}`, { fullPage: false });
              if (wanted(`rulebook-${slug}`)) {
                await page.locator(`dialog[open] a[href^="/rules/${slug}"]`).first().click();
                await page.locator('dialog[open] h2').first().waitFor();
                await shoot(`rulebook-${slug}`, { fullPage: false });
              }
            }
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
          if (Object.keys(PEAKS[slug]).some((name) => wanted(`peak-${slug}-${name}`))) await peaks(context, slug, wanted, (name, of) => shoot(name, { fullPage: false, of }));
        }
        await context.close();
        console.log(`${size} ${scheme} ${language}: ${count} pictures`);
      }
  await host.close();
} finally {
  await phone.close();
  await browser.close();
  server.stop();
}
