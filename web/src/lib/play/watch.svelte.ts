/** What this device saw of its tables, kept across reloads, and its part in drawing seeds: it commits, reveals and compares. */
import { api } from '$lib/api';
import { check as consistent } from '$lib/fairness';
import type { FromServer, Kind, Seated, TableInfo, Witness } from '$lib/generated/protocol';
import { redeal } from '$lib/play/redeal';
import * as witness from '$lib/play/witness';

const KEY = 'witness-';
/** How many tables are kept; older ones are dropped. */
const KEPT = 40;

/** The contradictions found at each table, for the components that show them. */
export const doubts = $state<Record<string, Kind[]>>({});

const now = (): number => Math.floor(Date.now() / 1000);

export function recall(table: string): Witness | undefined {
  const kept = localStorage.getItem(KEY + table);
  return kept === null ? undefined : (JSON.parse(kept) as Witness);
}

/** Updates the witness of a table and stores it. */
function note<T>(table: string, change: (seen: Witness) => T): T {
  const seen = recall(table) ?? witness.begin(table);
  const changed = change(seen);
  doubts[table] = seen.contradictions.map(({ kind }) => kind);
  const text = JSON.stringify(seen);
  if (text === localStorage.getItem(KEY + table)) return changed;
  forgetOld(table);
  localStorage.setItem(KEY + table, text);
  return changed;
}

function forgetOld(table: string): void {
  const age = (key: string) => recall(key.slice(KEY.length))?.tries[0]?.seen ?? 0;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY) && key !== KEY + table);
  if (keys.length < KEPT) return;
  for (const key of keys.sort((a, b) => age(b) - age(a)).slice(KEPT - 1)) localStorage.removeItem(key);
}

/** Runs actions one at a time: a request that arrives while we respond must not be answered twice. */
let busy: Promise<unknown> = Promise.resolve();
function alone<T>(action: () => Promise<T>): Promise<T> {
  const done = busy.then(action, action);
  busy = done.catch(() => undefined);
  return done;
}

/** Looks at the table, commits to a new nonce and sits down. */
export const sit = (id: string, seat?: number, password?: string): Promise<Seated> => alone(() => commit(id, { seat, password }));

async function commit(id: string, where: { seat?: number | undefined; password?: string | undefined } = {}): Promise<Seated> {
  const table = await api.table(id);
  const fresh = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const request = note(id, (seen) => witness.commit(seen, table, fresh, now()));
  const seated = await api.sit(id, { ...request, ...where });
  const occupant = seated.table.seats[seated.seat]?.occupant;
  if (occupant?.type === 'person') note(id, (seen) => witness.committed(seen, occupant.id, seated.table, now()));
  return seated;
}

/** Leaves the table. */
export const leave = (id: string): Promise<void> =>
  alone(async () => {
    const table = await api.leave(id);
    if (recall(id)) note(id, (seen) => witness.left(seen, table));
  });

/** The host starts the game and reveals this device's nonce. */
export async function start(id: string): Promise<void> {
  await attend(await api.start(id));
}

/** Compares what the server says about a table with what we saw, and commits or reveals if required. */
export function attend(table: TableInfo, me?: string): Promise<void> {
  const seated = me !== undefined && table.seats.some(({ occupant }) => occupant.type === 'person' && occupant.id === me);
  if (!recall(table.id) && !(seated && table.state === 'open' && table.draw)) return Promise.resolve();
  return alone(async () => {
    const { nonce, again } = note(table.id, (seen) => {
      if (seated) seen.me ??= me;
      witness.see(seen, table, now());
      return { nonce: witness.toReveal(seen, table), again: witness.mustCommit(seen, table) };
    });
    if (nonce !== undefined) {
      const after = await api.reveal(table.id, nonce);
      note(table.id, (seen) => witness.revealed(seen, after, now()));
    } else if (again) {
      await commit(table.id);
    }
  });
}

/** Observes the messages of a table's socket on their way to the page. */
export class Ear {
  private me: string | undefined;
  private seated = false;

  constructor(private readonly table: string) {}

  hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.me = message.me ?? undefined;
      this.seated = message.seat !== null;
    }
    // If it fails, the table asks again after a reconnect.
    if (message.type === 'welcome' || message.type === 'table') void attend(message.table, this.me).catch(() => undefined);
    const frame = message.type === 'view' ? message : message.type === 'welcome' ? message.frame : null;
    if (frame && this.seated && recall(this.table)) note(this.table, (seen) => witness.seeView(seen, frame.view));
  }
}

/**
 * What this device can say about the shuffle of a finished game. `dealt`: everything it recorded matches, and it has dealt every card again.
 * `drawn`: everything it recorded matches, but no engine could deal the cards. `record`: nothing is wrong with what the server says now, and
 * this device has no nonce of its own in the draw to compare it with. `broken`: something does not match.
 */
export type Proof = 'dealt' | 'drawn' | 'record' | 'broken';

/** After the end: deals the whole game again and compares it with what this device recorded. */
export async function prove(table: TableInfo): Promise<Proof> {
  const says: Proof = consistent(table).fits ? 'record' : 'broken';
  if (!recall(table.id)) return says;
  note(table.id, (seen) => witness.see(seen, table, now()));
  const transcript = await api.transcript(table.id);
  const { differences, own, cards } = await redeal(table.game, transcript, recall(table.id)!);
  return note(table.id, (seen) => {
    seen.transcript = transcript;
    for (const { kind, before, after } of differences) witness.contradict(seen, kind, before, seen.tries.at(-1)?.seen ?? 0, after, now());
    if (seen.contradictions.length > 0) return 'broken';
    return !own ? says : cards ? 'dealt' : 'drawn';
  });
}
