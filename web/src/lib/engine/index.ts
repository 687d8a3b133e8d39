/** The page's engine. Its interface is in `types.ts`; modules are fetched when first needed. */
import type { GameCard, Replay } from '$lib/generated/protocol';
import { Clerk } from './pool';
import { review } from './review';
import { WorkerTable } from './table';
import { EngineError, type Engine, type Hint, type HintRequest, type LocalSeat, type Task, type Verdict } from './types';

export { EngineError } from './types';
export type * from './types';

/** The modules by game, built by `cargo xtask wasm`. If they were not built, this is empty and so is `games`. */
const files = import.meta.glob<string>('./built/*.wasm', { query: '?url', import: 'default', eager: true });
const urls = new Map(Object.entries(files).map(([path, url]) => [path.slice('./built/'.length, -'.wasm'.length), url]));

/** How long *What would the strongest bot do?* may take. */
const HINT_BUDGET = '800ms';
/** How long a worker may be idle before it is terminated. */
const IDLE_MS = 30_000;

function url(game: string): string {
  const found = urls.get(game);
  if (!found) throw new EngineError('unavailable', `this page has no module of ${game}`);
  return new URL(found, location.href).href;
}

/** The game a transcript names. If it names none we have, any module will do to report what is wrong with it. */
function gameOf(transcript: string): string {
  const named = /^game (\S+)$/m.exec(transcript)?.[1] ?? '';
  return urls.has(named) ? named : ([...urls.keys()][0] ?? named);
}

/** One worker per game handles short requests. */
const clerks = new Map<string, { clerk: Clerk; idle: ReturnType<typeof setTimeout> | undefined }>();

async function ask<T>(game: string, request: { do: string } & Record<string, unknown>): Promise<T> {
  let entry = clerks.get(game);
  if (!entry) clerks.set(game, (entry = { clerk: new Clerk(url(game)), idle: undefined }));
  const { clerk } = entry;
  clearTimeout(entry.idle);
  const retire = () => {
    clerk.end();
    if (clerks.get(game)?.clerk === clerk) clerks.delete(game);
  };
  try {
    return await clerk.ask<T>(request);
  } catch (error) {
    if (error instanceof EngineError && error.code === 'unavailable') retire();
    throw error;
  } finally {
    clearTimeout(entry.idle);
    entry.idle = setTimeout(retire, IDLE_MS);
  }
}

/** Runs one request in a dedicated worker. */
function alone<T>(game: string, request: { do: string } & Record<string, unknown>): Task<T> {
  const clerk = new Clerk(url(game));
  const result = clerk.ask<T>(request).finally(() => clerk.end());
  return { result, cancel: () => clerk.end() };
}

/** Makes a task that cannot even start, for example because the page has no module of the game, fail like any other. */
function begun<T>(begin: () => Task<T>): Task<T> {
  try {
    return begin();
  } catch (error) {
    return { result: Promise.reject(error as EngineError), cancel: () => {} };
  }
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const freshId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => ALPHABET[byte & 31]).join('');
const seconds = () => Math.floor(Date.now() / 1000);

function open(game: string, request: Record<string, unknown>): Promise<WorkerTable> {
  return WorkerTable.open(url(game), { type: 'open', request: { game, id: freshId(), created: seconds(), ...request } });
}

async function branch(transcript: string, before: number, seat: number, level: string): Promise<WorkerTable> {
  const game = gameOf(transcript);
  const { table } = await ask<Replay>(game, { do: 'replay', transcript, seat, from: 0, count: 1 });
  const seats = table.seats.map(({ occupant }, place): LocalSeat => {
    const { name, picture } = occupant.type === 'person' ? occupant : { name: '', picture: 0 };
    return place === seat ? { type: 'person', name, picture } : { type: 'bot', level };
  });
  return open(game, { seats, transcript, before });
}

async function restore(saved: string): Promise<WorkerTable> {
  let game: unknown;
  try {
    ({ game } = JSON.parse(saved) as { game?: unknown });
  } catch {
    // Reported below.
  }
  if (typeof game !== 'string') throw new EngineError('bad_save', 'this is no saved game');
  return WorkerTable.open(url(game), { type: 'restore', saved });
}

const theEngine: Engine = {
  games: [...urls.keys()],
  card: (game) => ask<GameCard>(game, { do: 'card' }),
  open: async ({ game, ...setup }) => open(game, { ...setup }),
  restore,
  branch,
  verify: (transcript) => ask<Verdict>(gameOf(transcript), { do: 'verify', transcript }),
  replay: (transcript, seat, from, count) => ask<Replay>(gameOf(transcript), { do: 'replay', transcript, seat, from, count }),
  hint: ({ game, view, legal, budget }: HintRequest) =>
    begun(() => alone<Hint>(game, { do: 'hint', game, view, legal, budget: budget ?? HINT_BUDGET })),
  review: (transcript, options) => begun(() => review(url(gameOf(transcript)), gameOf(transcript), transcript, options)),
};

/** The page's only engine. */
export const engine = (): Engine => theEngine;
