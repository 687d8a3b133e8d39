/** Shared by the scripts next to the tests: a server, a browser, and tables that bots play. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from '@playwright/test';

/**
 * Starts the program named by `KLAD` on a free port, with a fresh store. If `KLAD_AT` is set, uses the page already served at that
 * address, for example by `npm run dev`.
 */
export async function serve(flags = []) {
  if (process.env.KLAD_AT) return { url: process.env.KLAD_AT, stop: () => undefined };
  const klad = process.env.KLAD ?? '../target/debug/klad';
  const store = join(mkdtempSync(join(tmpdir(), 'klad-')), 'klad.sqlite');
  const args = ['serve', '--listen', '127.0.0.1:0', '--store', `sqlite:${store}`, '--no-rate-limits', '--log', 'warn', ...flags];
  const program = spawn(klad, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((found, failed) => {
    program.on('error', failed);
    program.on('exit', (code) => failed(new Error(`${klad} ended with ${code}`)));
    program.stdout.on('data', (text) => {
      const address = /http:\/\/\S+/.exec(String(text))?.[0];
      if (address) found(address);
    });
  });
  return { url, stop: () => program.kill('SIGTERM') };
}

/** Makes Chromium report the capabilities of a phone: no hover, and a coarse pointer (the numbers are Chromium's). */
export const FINGERS = '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

export const launch = (...flags) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', ...flags],
  });

/** The result of `read`; undefined if the process has ended in the meantime. */
function orNothing(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A process and all its descendants, according to `/proc`. */
function below(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(orNothing(() => readFileSync(`/proc/${name}/stat`, 'utf8'))?.split(') ').at(-1).split(' ')[1])]);
  const found = [root];
  for (const id of found) found.push(...parents.filter(([, parent]) => parent === id).map(([child]) => child));
  return found;
}

/**
 * A browser sets the priorities of its own processes. If this process has a higher priority (`nice -n -10`), gives it to all descendants:
 * to their threads, and to their sessions, because Linux shares the processor out between sessions first (`autogroup`).
 */
export function keepPriority() {
  const wanted = getPriority();
  if (wanted >= 0) return () => undefined;
  const keep = () => {
    for (const id of below(process.pid)) {
      orNothing(() => writeFileSync(`/proc/${id}/autogroup`, String(wanted)));
      for (const thread of orNothing(() => readdirSync(`/proc/${id}/task`)) ?? []) orNothing(() => setPriority(Number(thread), wanted));
    }
  };
  const timer = setInterval(keep, 200);
  return () => clearInterval(timer);
}

/** A nonce for tables where fairness does not matter, and the commitment to it. */
export const NONCE = '00'.repeat(32);
export const COMMITMENT = 'e51799e16a863d406f342af45b536d79d773be2c8ab23b167fc9b29635ea0ee8';

/** Opens a listed table and starts the game. The page must already have a guest, who sits down if a seat is open. */
export const begin = (page, game, seats) =>
  page.evaluate(
    async ({ game, seats, nonce, commitment }) => {
      const post = async (path, body) => {
        const headers = body ? { 'content-type': 'application/json' } : {};
        const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: body ? JSON.stringify(body) : null });
        return answer.json();
      };
      const { id } = await post('/tables', { game, seats, listed: true });
      if (seats.some(({ type }) => type === 'open')) await post(`/tables/${id}/sit`, { commitment });
      await post(`/tables/${id}/start`);
      if (seats.some(({ type }) => type === 'open')) await post(`/tables/${id}/reveal`, { nonce });
      return id;
    },
    { game, seats, nonce: NONCE, commitment: COMMITMENT },
  );

export const bots = (count, level = 'easy') => Array.from({ length: count }, () => ({ type: 'bot', level }));

/** Opens a listed table of bots only and waits for its end. The page must already have a guest. */
export async function seatBots(page, game, seats, level = 'easy') {
  const id = await begin(page, game, bots(seats, level));
  for (let count = 0; count < 600; count++) {
    const { state } = await (await page.request.get(new URL(`/api/tables/${id}`, page.url()).href)).json();
    if (state === 'over') return id;
    await sleep(200);
  }
  throw new Error(`the bots of ${game} did not come to an end`);
}

/** The same, but the page plays too, with any legal move. Not for Klatz!, where random moves are not enough. */
export async function playOut(page, game, seats, level = 'easy') {
  const id = await begin(page, game, [{ type: 'open' }, ...bots(seats - 1, level)]);
  const at = (path) => new URL(`/api/tables/${id}${path}`, page.url()).href;
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    const seen = await (await page.request.get(at('/view'))).json();
    if (seen.outcome) return id;
    const move = seen.legal[Math.floor(Math.random() * seen.legal.length)];
    if (move) await page.request.post(at('/moves'), { data: { mark: seen.mark, move } });
    else await sleep(50);
  }
  throw new Error(`${game} did not come to an end`);
}

/** Any move of the best kind there is: one that gets the game on, so that a table after some of them looks like a table in play. */
const BEST = {
  'my-treasure': ['place', 'flee', 'draw', 'claim'],
  'treasure-maps': ['choose_start', 'bonus', 'mark', 'take_card'],
  'lost-mines': ['take_treasure', 'ready', 'vote_end_round', 'pick_trap_card', 'step', 'end_move', 'play_path', 'play_tool', 'discard'],
  klatz: ['place_open', 'place_new', 'place_drawn', 'draw_blind', 'play', 'end_turn'],
};

/** Opens a table with bots, plays `count` moves there, and returns its id when it is the page's turn again, or the game is over. */
export async function playSome(page, game, seats, count) {
  const id = await begin(page, game, [{ type: 'open' }, ...bots(seats - 1)]);
  const at = (path) => new URL(`/api/tables/${id}${path}`, page.url()).href;
  const rank = ({ type }) => (BEST[game].indexOf(type) + BEST[game].length + 1) % (BEST[game].length + 1);
  for (let [made, waited] = [0, 0]; waited < 600; ) {
    const seen = await (await page.request.get(at('/view'))).json();
    const legal = seen.legal?.filter(({ type }) => type !== 'claim' || game !== 'klatz') ?? [];
    if (seen.outcome || (made >= count && legal.length > 0)) return id;
    if (legal.length === 0) {
      waited += 1;
      await sleep(100);
      continue;
    }
    // Eastwards, in Lost Mines: the mines are there.
    const east = ({ cell, dir }) => (cell?.[0] ?? 0) + (dir === 'e' ? 2 : dir === 'w' ? -1 : 0);
    const best = legal.filter((move) => rank(move) === Math.min(...legal.map(rank)));
    const [move] = best.map((each) => [east(each) + Math.random(), each]).sort(([a], [b]) => b - a)[0].slice(1);
    await page.request.post(at('/moves'), { data: { mark: seen.mark, move } });
    made += 1;
  }
  throw new Error(`nobody could move at the table of ${game}`);
}
