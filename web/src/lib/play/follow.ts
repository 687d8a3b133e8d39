/**
 * Following a table by what changes. The server sends a view whole at first and then, where that is shorter, how it has
 * changed (docs/protocol.md); here changes become whole views again. Parts that have not changed stay the same objects.
 */
import type { Change, Frame, FromServer } from '$lib/generated/protocol';

/** The parts of a frame that stay until they are replaced. Legal moves are places in the list of known moves. */
type Lasting = Pick<Frame, 'view' | 'turn' | 'clocks' | 'outcome'> & { legal: number[] };

export class Follower {
  private shown: Lasting | undefined;
  private known: unknown[] = [];
  private ack: number | null = null;

  /** The message with its view whole; nothing if it does not fit what came before: then the whole view is to be asked for. */
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
    // What does not fit is not shown, and neither is what comes after it.
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

/** What a value becomes by a patch. Throws if the patch does not fit. */
export function patched(old: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) return replaced(old, patch);
  if (typeof old !== 'object' || old === null || typeof patch !== 'object' || patch === null) throw new Error('no patch');
  const changes = Object.entries(patch);
  if (changes.length === 0) return old;
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

/** The check of a text: FNV-1a with 32 bits over its bytes. */
export function check(text: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
