// The same game with the same client against Klad and its peers, one after the other, several times over; `cargo xtask bench
// server --peers` calls it. Prints a line per run and a table of medians.
//
//   PEERS=<folder with node_modules> node bench.mjs --klad BINARY [--before BINARY] [--tables 333] [--seconds 8] [--think 0]
//     [--rounds 3] [--only klad,colyseus]
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { boardgameio, colyseus, hangUp, klad, kladAnew } from './clients.mjs';

const { values } = parseArgs({
  options: {
    klad: { type: 'string' },
    before: { type: 'string' },
    tables: { type: 'string', default: '333' },
    seconds: { type: 'string', default: '8' },
    think: { type: 'string', default: '0' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const [tables, seconds, think, rounds] = [values.tables, values.seconds, values.think, values.rounds].map(Number);
const SEATS = 3;
/** How long everybody plays before measuring starts. */
const WARM_S = 2;

const here = (name) => new URL(name, import.meta.url);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Our own server: `klad serve` on SQLite. */
const kladServer = (binary) => async (port, folder) => {
  const words = ['serve', '--listen', `127.0.0.1:${port}`, '--store', `sqlite:${join(folder, 'klad.db')}`, '--no-rate-limits', '--log', 'error'];
  const child = spawn(binary, words, { stdio: 'ignore' });
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (up?.ok) return child;
    await wait(50);
  }
};

/** A server in Node. */
const nodeServer = (script, files) => (port, folder) => {
  const child = fork(here(script), { env: { ...process.env, PORT: String(port), ...(files && { FOLDER: folder }) }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve) => child.once('message', () => resolve(child)));
};

const contenders = {
  klad: values.klad && { serve: kladServer(values.klad), join: klad },
  'klad, new sockets': values.klad && { serve: kladServer(values.klad), join: kladAnew },
  'klad before': values.before && { serve: kladServer(values.before), join: kladAnew },
  colyseus: { serve: nodeServer('colyseus.mjs'), join: colyseus },
  'boardgame.io': { serve: nodeServer('boardgameio.mjs'), join: boardgameio },
  'boardgame.io, files': { serve: nodeServer('boardgameio.mjs', true), join: boardgameio },
};
const wanted = Object.entries(contenders).filter(([name, one]) => one && (!values.only || values.only.split(',').includes(name)));

/** User and system time of a process, in seconds. */
function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const memoryKb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

async function measure({ serve, join: join_ }) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'klad-peers-'));
  const child = await serve(port, folder);
  const run = { think, done: false, counts: false, times: [], bytes: 0, messages: 0, faults: [] };
  run.acted = (ms) => run.counts && run.times.push(ms);
  run.heard = (bytes) => run.counts && ((run.bytes += bytes), (run.messages += 1));
  run.failed = (fault) => !run.done && run.faults.length < 5 && run.faults.push(fault);
  const url = `http://127.0.0.1:${port}`;
  // Sixteen tables at a time sit down.
  const left = Array.from({ length: tables });
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (left.pop() !== undefined || left.length > 0) await join_(url, SEATS, run);
    }),
  );
  await wait(WARM_S * 1000);
  const [cpu, begun] = [cpuSeconds(child.pid), performance.now()];
  run.counts = true;
  await wait(seconds * 1000);
  run.counts = false;
  const [used, took] = [cpuSeconds(child.pid) - cpu, (performance.now() - begun) / 1000];
  const memory = memoryKb(child.pid);
  run.done = true;
  hangUp();
  child.kill('SIGKILL');
  await wait(300);
  rmSync(folder, { recursive: true, force: true });
  const sorted = Float64Array.from(run.times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return {
    perCpu: sorted.length / used,
    perSecond: sorted.length / took,
    p50: at(0.5),
    p99: at(0.99),
    bytes: run.bytes / run.messages,
    memory: memory / 1024,
    faults: run.faults,
  };
}

const COLUMNS = [
  ['moves per CPU-s', 'perCpu', 0],
  ['moves/s', 'perSecond', 0],
  ['p50 ms', 'p50', 1],
  ['p99 ms', 'p99', 1],
  ['bytes/message', 'bytes', 0],
  ['MB', 'memory', 0],
];
const row = (name, cells) => console.log(name.padEnd(22) + cells.map((cell) => String(cell).padStart(17)).join(''));
const cells = (result) => COLUMNS.map(([, key, digits]) => result[key].toFixed(digits));

console.log(`${tables} tables of ${SEATS}, ${seconds} s, thinking ${think} ms`);
row('', COLUMNS.map(([title]) => title));
const results = Object.fromEntries(wanted.map(([name]) => [name, []]));
let sound = true;
for (let round = 0; round < rounds; round++) {
  for (const [name, contender] of wanted) {
    const result = await measure(contender);
    results[name].push(result);
    row(name, cells(result));
    if (result.faults.length > 0) {
      sound = false;
      console.log('  faults:', result.faults);
    }
  }
}
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
console.log('\nmedians, and Klad as a multiple of each in moves per CPU-second');
const medians = Object.fromEntries(
  Object.entries(results).map(([name, list]) => [name, Object.fromEntries(COLUMNS.map(([, key]) => [key, median(list.map((one) => one[key]))]))]),
);
row('', [...COLUMNS.map(([title]) => title), 'Klad is']);
for (const [name, result] of Object.entries(medians)) row(name, [...cells(result), medians.klad ? `${(medians.klad.perCpu / result.perCpu).toFixed(2)} ×` : '']);
process.exit(sound ? 0 : 1);
