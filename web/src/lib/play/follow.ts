/**
 * Follows a table by its changes. The server sends the first view whole and, where that is shorter, later ones as changes
 * (docs/protocol.md). Here changes become whole views again. Unchanged parts stay the same objects.
 */
import type { Change as ChangeBody, Frame, FromServer } from '$lib/generated/protocol';

/** The message that carries a change. */
export type Change = { type: 'change' } & ChangeBody;

/** The parts of a frame that persist until they are replaced. Legal moves are indices into the list of known moves. */
type Lasting = Pick<Frame, 'view' | 'turn' | 'clocks' | 'outcome'> & { legal: number[] };

export class Follower {
  private shown: Lasting | undefined;
  private known: unknown[] = [];
  private ack: number | null = null;

  /** The message with its view whole; undefined if it does not fit what came before. Then the whole view must be requested. */
  whole(message: FromServer | Change): FromServer | undefined {
    if (message.type === 'change') return this.follow(message);
    if (message.type === 'view') this.keep(message);
    if (message.type === 'welcome') this.keep(message.frame ?? undefined);
    return message;
  }

  private keep(frame: Frame | undefined): void {
    this.known = frame ? [...frame.legal] : [];
    const legal = this.known.map((_, place) => place);
    this.shown = frame && { view: frame.view, legal, turn: frame.turn, clocks: frame.clocks, outcome: frame.outcome };
    this.ack = frame?.ack ?? null;
  }

  private follow(change: Change): FromServer | undefined {
    const before = this.shown;
    // A change that does not fit is not shown, and neither is anything after it.
    this.shown = undefined;
    if (!before) return undefined;
    let shown: Lasting;
    try {
      shown = patched(before, change.patch) as Lasting;
    } catch {
      return undefined;
    }
    if (change.check !== undefined && change.check !== check(JSON.stringify(shown.view))) return undefined;
    if (change.moves) this.known.push(...change.moves);
    const legal = shown.legal.map((place) => this.known[place]);
    if (legal.includes(undefined)) return undefined;
    this.shown = shown;
    this.ack = change.ack ?? this.ack;
    return { type: 'view', number: change.number, ...shown, legal, events: change.events ?? [], resumed: false, ack: this.ack };
  }
}

/** Applies a patch to a value. Throws if the patch does not fit. */
export function patched(old: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) return replaced(old, patch);
  if (typeof patch !== 'object' || patch === null) throw new Error('no patch');
  const changes = Object.entries(patch);
  if (changes.length === 0) return old;
  if (typeof old !== 'object' || old === null) throw new Error('no patch');
  const fresh = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>;
  for (const [name, inner] of changes) {
    if (!Object.hasOwn(old, name)) throw new Error(`no ${name}`);
    fresh[name] = patched(fresh[name], inner);
  }
  return fresh;
}

function replaced(old: unknown, patch: unknown[]): unknown {
  if (patch.length === 1) return patch[0];
  const [at, gone, come] = patch;
  if (patch.length !== 3 || !Array.isArray(old) || !Array.isArray(come) || typeof at !== 'number' || typeof gone !== 'number') throw new Error('no patch');
  if (at + gone > old.length) throw new Error('too short');
  return [...old.slice(0, at), ...come, ...old.slice(at + gone)];
}

/** The checksum of a text: 32-bit FNV-1a over its bytes. */
export function check(text: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
