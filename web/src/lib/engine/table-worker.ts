/**
 * The worker of one local table. It owns the table. A second worker, reached through a port that the page does not have, thinks for the
 * bots and gets only their views.
 */
import type { FromServer, TableInfo } from '$lib/generated/protocol';
import type { BeginTable, FromTable, Reply, ToTable } from './messages';
import { load, Refused, type Module } from './module';
import { seal, unseal } from './seal';
import type { LocalSeat, Saved } from './types';

/** What the module asks the worker to do (`Out` in crates/browser). */
interface Out {
  send: { seat: number | null; message: FromServer }[];
  ask: ({ question: number; due: number } & Record<string, unknown>)[];
  wake: number | null;
  save: { transcript: string; memory: string | null; at_ms: number; over: boolean } | null;
  info: TableInfo | null;
}

/** How the table was opened: what a new instance needs besides the save. */
interface Opening {
  id: string;
  game: string;
  seats: LocalSeat[];
  created: number;
}

let module: Promise<Module>;
let bots: MessagePort;
let opening: Opening;
let info: TableInfo;
let kept: Out['save'] = null;
/** The seat each line is connected to. */
const lines = new Map<number, number | null>();
/** Messages are handled one at a time. */
let queue: Promise<unknown> = Promise.resolve();

const tell = (message: FromTable) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<BeginTable | ToTable>) => {
  if ('url' in data) {
    module = load(data.url);
    module.catch(() => {});
    bots = data.bots;
    bots.onmessage = ({ data }: MessageEvent<Reply>) => chosen(data.id, 'ok' in data ? (data.ok as string | null) : null);
    return;
  }
  queue = queue.then(() => handle(data));
};

async function handle(message: ToTable): Promise<void> {
  if (!('id' in message)) return quietly(message);
  const { id } = message;
  try {
    tell({ type: 'reply', id, ok: await reply(message) });
  } catch (error) {
    const failure = error instanceof Refused ? error.failure : { code: 'unavailable', message: String(error) };
    tell({ type: 'reply', id, error: failure });
  }
}

async function reply(message: Extract<ToTable, { id: number }>): Promise<unknown> {
  switch (message.type) {
    case 'open':
      return open(message.request);
    case 'restore':
      return restore(message.saved);
    case 'take_back':
      return happens({ what: 'take_back', seat: message.seat });
    case 'transcript':
      return (await module).call<string>({ do: 'transcript' });
    case 'save':
      return saved();
    default:
      message satisfies never;
  }
}

async function quietly(message: Exclude<ToTable, { id: number }>): Promise<void> {
  switch (message.type) {
    case 'connect':
      lines.set(message.line, message.seat);
      return happens({ what: 'connect', seat: message.seat }, message.line);
    case 'disconnect': {
      const seat = lines.get(message.line);
      lines.delete(message.line);
      const others = [...lines.values()].includes(seat ?? null);
      if (seat !== undefined && !others) await happens({ what: 'disconnect', seat });
      return;
    }
    case 'send': {
      const seat = lines.get(message.line);
      if (seat !== undefined) await happens({ what: 'client', seat, message: message.message }, message.line);
      return;
    }
    case 'pause':
      return pause(message.paused);
    default:
      message satisfies never;
  }
}

async function open(request: Record<string, unknown>): Promise<TableInfo> {
  const game = await module;
  if (request.secret === undefined && request.transcript === undefined) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    request.secret = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  opening = request as unknown as Opening;
  carryOut(game.call<Out>({ ...request, do: 'open' }));
  return info;
}

async function restore(text: string): Promise<TableInfo> {
  const bad = (message: string) => new Refused({ code: 'bad_save', message });
  let head: Saved & { created: number; sealed: string };
  let inside: NonNullable<Out['save']>;
  try {
    head = JSON.parse(text) as typeof head;
    if (head.klad !== 'local game' || head.format !== 1) throw new Error('found another format');
    inside = JSON.parse(await unseal(head.sealed)) as typeof inside;
  } catch (error) {
    throw bad(String(error));
  }
  const { id, game, seats, created } = head;
  try {
    return await open({ id, game, seats, created, transcript: inside.transcript, memory: inside.memory, at_ms: inside.at_ms });
  } catch (error) {
    // We wrote this transcript, so if it cannot be read, it was damaged.
    if (error instanceof Refused && ['bad_transcript', 'bad_options'].includes(error.failure.code)) throw bad(error.message);
    throw error;
  }
}

/** The table's clock stops while it is paused. */
let behind = 0;
let pausedAt: number | undefined;
const now = () => Math.floor((pausedAt ?? performance.now()) - behind);

function pause(paused: boolean): void {
  if (paused) {
    pausedAt ??= performance.now();
    clearTimeout(alarm);
    return;
  }
  if (pausedAt === undefined) return;
  behind += performance.now() - pausedAt;
  pausedAt = undefined;
  setAlarm();
}

/** Passes an event to the table. Replies to the seat of `line` go to that line only. */
async function happens(what: Record<string, unknown>, line?: number): Promise<void> {
  const game = await module;
  try {
    carryOut(game.call<Out>({ ...what, do: 'table', now: now() }), line);
  } catch (error) {
    if (!(error instanceof Refused) || error.failure.code !== 'internal') throw error;
    console.error(error);
    revive(game);
  }
}

/** The instance has panicked: a new one continues from the last move, and every line gets the position again. */
function revive(game: Module): void {
  if (!kept) return;
  const { transcript, memory, at_ms } = kept;
  asked.clear();
  thoughts = [];
  // The table's clock continues from the save, and ours starts again at zero.
  behind = pausedAt ?? performance.now();
  carryOut(game.call<Out>({ ...opening, secret: undefined, before: undefined, do: 'open', transcript, memory, at_ms }));
  for (const [line, seat] of lines) carryOut(game.call<Out>({ do: 'table', now: now(), what: 'connect', seat }), line);
}

let wake: number | null = null;
/** When the answer to each question is due, and the answers that came early. */
const asked = new Map<number, number>();
let thoughts: { question: number; mv: string | null; due: number }[] = [];

function carryOut(out: Out, line?: number): void {
  if (out.info) {
    info = out.info;
    tell({ type: 'info', info });
  }
  if (out.save) {
    kept = out.save;
    void announce();
  }
  const seat = line === undefined ? undefined : lines.get(line);
  const only = (message: FromServer) => message.type !== 'view' && message.type !== 'table';
  for (const sent of out.send)
    for (const [to, looks] of lines)
      if (looks === sent.seat && (looks !== seat || to === line || !only(sent.message))) tell({ type: 'hear', line: to, message: sent.message });
  wake = out.wake;
  out.ask.forEach(ask);
  setAlarm();
}

function ask({ question, due, ...rest }: Out['ask'][number]): void {
  asked.set(question, due);
  bots.postMessage({ id: question, request: { ...rest, do: 'think', game: opening.game } });
}

function chosen(question: number, mv: string | null): void {
  const due = asked.get(question);
  asked.delete(question);
  if (due === undefined) return;
  thoughts.push({ question, mv, due });
  setAlarm();
}

let alarm: ReturnType<typeof setTimeout> | undefined;

/** One timer for whichever comes first: a bot's move that is due, or the arbiter's tick. */
function setAlarm(): void {
  clearTimeout(alarm);
  if (pausedAt !== undefined) return;
  const due = Math.min(...thoughts.map((thought) => thought.due), wake ?? Infinity);
  if (due < Infinity) alarm = setTimeout(() => (queue = queue.then(ring)), Math.max(0, due - now()));
}

async function ring(): Promise<void> {
  if (pausedAt !== undefined) return;
  if (wake !== null && wake <= now()) await happens({ what: 'tick' });
  const due = thoughts.filter((thought) => thought.due <= now());
  thoughts = thoughts.filter((thought) => !due.includes(thought));
  for (const { question, mv } of due) await happens({ what: 'chosen', question, move: mv });
  setAlarm();
}

/** Sends the page what to save. If several saves are being sealed, only the last one is sent. */
let sealing = 0;
async function announce(): Promise<void> {
  const number = ++sealing;
  const text = await saved();
  if (number === sealing) tell({ type: 'saved', saved: text });
}

async function saved(): Promise<string> {
  if (!kept) throw new Refused({ code: 'internal', message: 'no table is open' });
  const { over } = kept;
  const head: Saved & { created: number } = {
    klad: 'local game',
    format: 1,
    id: info.id,
    game: info.game,
    rules: info.rules,
    seats: opening.seats,
    created: opening.created,
    at: Math.floor(Date.now() / 1000),
    over,
  };
  return JSON.stringify({ ...head, sealed: await seal(JSON.stringify(kept)) });
}
