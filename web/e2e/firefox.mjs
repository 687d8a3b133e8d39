/**
 * Plays whole games in Firefox, which Playwright cannot drive unless it is its own build. Debian's Firefox speaks WebDriver BiDi, so this
 * script does it directly, with real mouse input.
 *
 *   npm run firefox            whole games of My Treasure and Treasure Maps; the first moves of the other two
 *
 * `FIREFOX` names the program. Exits with 1 if a game does not reach its end, the page scrolls, or the console has an error.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { serve } from './workshop.mjs';

const WINDOW = { width: 1280, height: 800 };
/** A game that is not over by then has stalled. */
const GAME_MS = 600_000;
const WHOLE = ['my-treasure', 'treasure-maps'];
/** Moves at the tables that are only tried. */
const FIRST_MOVES = { 'lost-mines': 4, klatz: 3 };

/** Starts Firefox without a window. Returns a function that sends one BiDi command, and one that ends the browser. */
async function launch() {
  const profile = mkdtempSync(join(tmpdir(), 'klad-firefox-'));
  const program = spawn(process.env.FIREFOX ?? 'firefox-esr', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise((found, failed) => {
    program.on('error', failed);
    program.on('exit', (code) => failed(new Error(`Firefox ended with ${code}`)));
    program.stderr.on('data', (text) => {
      const url = /WebDriver BiDi listening on (ws:\S+)/.exec(String(text))?.[1];
      if (url) found(url);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((open, failed) => Object.assign(socket, { onopen: open, onerror: failed }));
  const waiting = new Map();
  const said = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') answer?.resolve(message.result);
    else if (message.type === 'error') answer?.reject(new Error(`${message.error}: ${message.message}`));
    else if (message.method === 'log.entryAdded' && message.params.level === 'error') said.push(message.params.text);
  };
  let last = 0;
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  const end = async () => {
    const gone = new Promise((done) => program.on('exit', done));
    program.removeAllListeners('exit');
    program.on('exit', () => rmSync(profile, { recursive: true, force: true }));
    program.kill();
    await Promise.race([gone, sleep(5000)]);
  };
  return { send, said, end };
}

/** Runs in the page: what a player would press next, as the middle of its box. What it is depends only on what the page shows. */
function target(game) {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length > 0 && node.getAttribute('aria-disabled') !== 'true' && !node.disabled);
  const random = (list) => list[Math.floor(Math.random() * list.length)];
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  if (document.querySelector('#outcome')) return 'over';
  const dialog = all('dialog[open] footer .primary, dialog[open] .primary')[0];
  if (dialog) return middle(dialog);
  if (!document.querySelector('.ask.mine')) return undefined;
  const ways = {
    'my-treasure': () => {
      const orcs = document.querySelectorAll('.orcs .out').length;
      const high = all('.spot.usable').filter((spot) => Number(spot.querySelector('.count')?.textContent.slice(1) ?? 0) >= 5);
      const pressed = document.querySelector('.spot[aria-pressed="true"]');
      if (pressed) return random(all('.token.usable'));
      if (document.querySelector('.deck.usable') && (orcs >= 4 || high.length > 0) && all('.token.usable').length > 0 && all('.spot.usable').length > 0) return high[0] ?? random(all('.spot.usable'));
      return all('.deck.usable')[0] ?? random(all('.spot.usable'));
    },
    'treasure-maps': () => all('[data-place="keep"], .tools .primary')[0] ?? random(all('[data-place^="take"]')) ?? random(all('.own [data-place^="cell"]')),
    'lost-mines': () => all('[data-place="lay"], [data-place="discard now"], [data-place="end"]')[0] ?? random(all('[data-place^="hand"]')),
    klatz: () => all('.block.usable[aria-pressed="true"]')[0] ? random(all('[data-place^="gap"], .gap')) : random(all('.block.usable, [data-place="end"]')),
  };
  const found = ways[game]();
  return found && middle(found);
}

const server = await serve(['--hurry', '30']);
const { send, said, end } = await launch();
const failed = [];
try {
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree');
  const context = contexts[0].context;
  await send('browsingContext.setViewport', { context, viewport: WINDOW });
  const run = async (source, ...given) => {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression: `Promise.resolve((${source})(${given.map((each) => JSON.stringify(each)).join(', ')})).then((value) => JSON.stringify(value))`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  };
  const click = ({ x, y }) =>
    send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] }],
    });
  const press = async (selector) => {
    for (let tries = 0; tries < 300; tries++) {
      const at = await run((wanted) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect();
        return box && box.width > 0 ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : undefined;
      }, selector);
      if (at) return click(at);
      await sleep(100);
    }
    throw new Error(`${selector} did not appear`);
  };
  for (const game of [...WHOLE, ...Object.keys(FIRST_MOVES)]) {
    const begun = Date.now();
    await send('browsingContext.navigate', { context, url: `${server.url}/play/${game}`, wait: 'complete' });
    await press('.aim .primary');
    let [presses, state, before] = [0, undefined, ''];
    while (Date.now() - begun < GAME_MS) {
      state = await run(target, game);
      if (state === 'over' || presses >= (FIRST_MOVES[game] ?? Infinity)) break;
      // A move that is on its way is not made twice.
      const now = JSON.stringify(state);
      if (state && (now !== before || Math.random() < 0.3)) {
        await click(state);
        presses += 1;
      }
      before = now;
      await sleep(60);
    }
    const scrolls = await run(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    const done = state === 'over' || game in FIRST_MOVES;
    console.log(`${game}: ${done ? (state === 'over' ? 'played to its end' : 'first moves made') : 'did not come to an end'}, ${presses} presses, ${Math.round((Date.now() - begun) / 1000)} s`);
    if (!done) failed.push(`${game} did not come to an end`);
    if (scrolls.some((by) => by > 0)) failed.push(`${game}: the page scrolls by ${scrolls.join(' and ')}`);
  }
  failed.push(...said.map((text) => `console: ${text}`));
} finally {
  await end();
  server.stop();
}
if (failed.length > 0) {
  console.log(failed.join('\n'));
  process.exitCode = 1;
}
