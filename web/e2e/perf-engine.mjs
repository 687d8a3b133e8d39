/**
 * How fast the engine is in the browser: samples per second compared with the native program in the same run, whether *hard* keeps to its
 * time, how long reviews take, and whether the main thread stays responsive meanwhile with the CPU throttled by four.
 *
 *   KLAD=../target/release/klad npm run perf:engine
 *
 * Prints figures and exits with 1 if one of them misses its target. docs/performance-page.md has the latest ones.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { keepPriority, launch, serve } from './workshop.mjs';

const klad = process.env.KLAD ?? '../target/debug/klad';
const SLOWER = 4;
const MODULE_KB = 150;
const NATIVE_SHARE = 0.6;
const HARD_MS = 800;
const HARD_OFF = 0.1;
const BLOCKED_MS = 50;
const CHART_MS = 15_000;
const WHOLE_MS = 60_000;
/** Reviews are measured on a game of about this many decisions. */
const DECISIONS = 60;
const RUNS = 3;
/** How long bots are watched while they search. */
const LOCAL_MS = 15_000;
/** That many of the costliest decisions of the quick pass should still matter after the close one. */
const WORST = 3;

/** The seats of the games between bots, and the samples per search for comparing speed. */
const GAMES = {
  'my-treasure': { seats: 2, samples: 4000 },
  'treasure-maps': { seats: 2, samples: 800 },
  'lost-mines': { seats: 3, samples: 400 },
  klatz: { seats: 2, samples: 800 },
};

const failed = [];
function verdict(what, value, kept, shown) {
  console.log(`${what}: ${shown}${kept ? '' : ' (NOT KEPT)'}`);
  if (!kept) failed.push(what);
}
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const folder = mkdtempSync(join(tmpdir(), 'klad-perf-'));

/** A game between bots whose review has as close as possible to the wanted number of decisions. */
function gameOf(slug, seats) {
  const bots = Array.from({ length: seats }, () => 'medium').join(',');
  const found = [];
  for (let seed = 1; seed <= 12; seed++) {
    const text = execFileSync(klad, ['simulate', slug, '--bots', bots, '--seed', String(seed)], { encoding: 'utf8', maxBuffer: 1 << 26 });
    const file = join(folder, `${slug}-${seed}.klad`);
    writeFileSync(file, text);
    const { total } = JSON.parse(execFileSync(klad, ['analyze', file, '--depth', '1', '--json'], { encoding: 'utf8', maxBuffer: 1 << 28 }));
    found.push({ text, file, total });
  }
  return found.sort((a, b) => Math.abs(a.total - DECISIONS) - Math.abs(b.total - DECISIONS))[0];
}

/** Runs in a worker, as the engine does in the page: how long a module takes for each of these requests, one after the other. */
async function timed({ wasm, requests }) {
  if (!self.engine) {
    const bytes = Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes, { host: { now: () => performance.now(), panicked: () => {} } });
    instance.exports.begin();
    self.engine = instance.exports;
  }
  const { memory, alloc, call, free } = self.engine;
  const took = [];
  const answers = requests.map((request) => {
    const begun = performance.now();
    const sent = new TextEncoder().encode(JSON.stringify(request));
    const room = alloc(sent.length);
    new Uint8Array(memory.buffer, room, sent.length).set(sent);
    const answer = call(room, sent.length);
    const size = new DataView(memory.buffer).getUint32(answer, true);
    const said = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, size));
    free(answer);
    took.push(performance.now() - begun);
    return JSON.parse(said).ok;
  });
  return { took, answers };
}

/** Starts a worker with this module in the page; returns a function that times requests to it. */
async function employ(page, wasm) {
  await page.evaluate((timed) => {
    const source = `onmessage = async ({ data }) => postMessage(await (${timed})(data));`;
    window.worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  }, String(timed));
  return (requests) =>
    page.evaluate(
      (sent) =>
        new Promise((resolve, reject) => {
          window.worker.onmessage = ({ data }) => resolve(data);
          window.worker.onerror = ({ message }) => reject(new Error(message));
          window.worker.postMessage(sent);
        }),
      { wasm, requests },
    );
}

/** Samples per second of the native program and of Chromium, measured alternately on one thread each; and the time *hard* takes. */
async function compare(page, slug, { samples }, game) {
  const bytes = readFileSync(`src/lib/engine/built/${slug}.wasm`);
  const size = brotliCompressSync(bytes).length / 1000;
  verdict(`${slug}: module`, size, size <= MODULE_KB, `${size.toFixed(1)} kB brotli (wanted: at most ${MODULE_KB})`);
  const ask = await employ(page, bytes.toString('base64'));
  const { answers } = await ask([{ do: 'decisions', transcript: game.text }]);
  const requests = answers[0].map(({ number }) => ({ do: 'decision', transcript: game.text, number, budget: samples }));
  const [native, browser] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now();
    execFileSync(klad, ['analyze', game.file, '--depth', String(samples), '--threads', '1', '--json'], { maxBuffer: 1 << 28 });
    native.push(performance.now() - begun);
    browser.push((await ask(requests)).took.reduce((sum, ms) => sum + ms, 0));
  }
  const rate = (ms) => (2 * samples * requests.length) / ms;
  const share = median(native) / median(browser);
  const shown = `${rate(median(browser)).toFixed(1)} thousand samples a second in Chromium, ${rate(median(native)).toFixed(1)} natively: ${share.toFixed(2)}`;
  verdict(`${slug}: speed`, share, share >= NATIVE_SHARE, `${shown} (wanted: at least ${NATIVE_SHARE})`);

  const searches = JSON.parse(readFileSync('../crates/catalog/tests/golden/searches.json', 'utf8')).filter((search) => search.game === slug);
  const of = (levels) => searches.map((search) => ({ ...search, do: 'golden', iterations: 1, levels }));
  const [without, hard] = [await ask(of([])), await ask(of(['hard']))];
  const times = hard.took.map((ms, index) => ms - without.took[index]);
  const off = Math.max(...times.map((ms) => Math.abs(ms - HARD_MS))) / HARD_MS;
  await page.evaluate(() => window.worker.terminate());
  verdict(`${slug}: hard`, off, off <= HARD_OFF, `${times.map((ms) => ms.toFixed(0)).join(', ')} ms (wanted: ${HARD_MS} ms within ${100 * HARD_OFF} %)`);
}

/**
 * The review as the page does it: when the chart is complete, when it is done, the longest the main thread was blocked, and the decisions of
 * the reader that cost most according to each pass, costliest first.
 */
async function review(browser, server, slug, game, slower) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${server.url}/review`, { waitUntil: 'networkidle' });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    window.times = { blocked: [] };
    new PerformanceObserver((list) => {
      // Rendering the review page comes first and does not count; only what happens during the review does.
      if (window.times.begun) window.times.blocked.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    const look = () => {
      const said = document.querySelector('.progress')?.textContent ?? '';
      const note = (name) => (window.times[name] ??= performance.now());
      /** The numbers of the decisions that mattered, from the list beside the board, which also says what each cost. */
      const mattered = () => {
        const listed = [...document.querySelectorAll('.turning button')].map(({ textContent }) => textContent.match(/\d+/g).map(Number));
        return listed.sort((a, b) => b.at(-1) - a.at(-1)).map(([number]) => number);
      };
      if (said) note('begun');
      if (said.includes('A closer look')) {
        note('chart');
        window.times.quick ??= mattered();
      }
      if (said.includes('is complete')) {
        window.times.close = mattered();
        return void note('done');
      }
      setTimeout(look, 20);
    };
    window.chosen = performance.now();
    look();
  });
  const file = { name: 'game.klad', mimeType: 'text/plain', buffer: Buffer.from(game.text) };
  await page.getByLabel('Drop a transcript here, or choose a file').setInputFiles(file);
  await page.waitForFunction(() => window.times.done, null, { timeout: 300_000 });
  const times = await page.evaluate(() => ({ ...window.times, chosen: window.chosen }));
  await context.close();
  const blocked = Math.max(0, ...times.blocked);
  const { quick = times.close, close } = times;
  return { chart: (times.chart ?? times.done) - times.chosen, done: times.done - times.chosen, blocked, quick, close };
}

/**
 * A game on the device against bots that search: the longest the main thread was blocked while they thought, and while one hint after
 * another was searched for.
 */
async function local(browser, server, slug, seats, slower) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${server.url}/local`, { waitUntil: 'networkidle' });
  await page.getByLabel(/^Game/).selectOption(slug);
  await page.getByLabel(/^Players/).selectOption(String(seats));
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Player ${seat}`, { exact: true }).selectOption('hard');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/local\/\w+/);
  await page.locator('.board').first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    window.long = [];
    new PerformanceObserver((list) => window.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  const end = performance.now() + LOCAL_MS;
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const panel = page.getByRole('complementary', { name: 'Hint' });
  while (performance.now() < end) {
    if (await hint.isEnabled()) {
      await hint.click();
      // It closes by itself if a bot moves meanwhile.
      await panel.getByText('Look at:').waitFor({ timeout: 5000 }).catch(() => undefined);
      if (await panel.isVisible()) await panel.getByRole('button', { name: 'Close' }).click();
    }
    await page.waitForTimeout(100);
  }
  const blocked = await page.evaluate(() => Math.max(0, ...window.long));
  await context.close();
  return blocked;
}

const stopKeeping = keepPriority();
const server = await serve();
const browser = await launch();
try {
  const page = await browser.newPage();
  await page.goto('about:blank');
  for (const [slug, how] of Object.entries(GAMES)) {
    const game = gameOf(slug, how.seats);
    await compare(page, slug, how, game);
    const { chart, done, quick, close } = await review(browser, server, slug, game, 1);
    const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
    verdict(`${slug}: review of ${game.total} decisions, the chart whole`, chart, chart <= CHART_MS, `${seconds(chart)} (wanted: ${seconds(CHART_MS)} for ${DECISIONS})`);
    verdict(`${slug}: review of ${game.total} decisions, done`, done, done <= WHOLE_MS, `${seconds(done)} (wanted: ${seconds(WHOLE_MS)} for ${DECISIONS})`);
    const worst = quick.slice(0, WORST);
    const stays = worst.filter((number) => close.includes(number)).length;
    verdict(`${slug}: the quick pass's costliest decisions`, stays, stays === worst.length, `${worst.join(', ') || 'none'}; after the close pass ${close.join(', ') || 'none'}: ${stays} of ${worst.length} still listed`);
    const { blocked } = await review(browser, server, slug, game, SLOWER);
    const held = (what, blocked) => {
      const shown = blocked === 0 ? `never longer than ${BLOCKED_MS} ms` : `${blocked.toFixed(0)} ms at most`;
      verdict(`${slug}: page held up ${what}, ${SLOWER} times slower`, blocked, blocked <= BLOCKED_MS, `${shown} (wanted: at most ${BLOCKED_MS} ms)`);
    };
    held('during the review', blocked);
    held('while bots search', await local(browser, server, slug, how.seats, SLOWER));
  }
} finally {
  await browser.close();
  server.stop();
  stopKeeping();
}
if (failed.length > 0) {
  console.log(`not kept: ${failed.join('; ')}`);
  process.exitCode = 1;
}
