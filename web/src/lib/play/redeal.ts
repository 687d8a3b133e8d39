/** Deals the whole game again on this device and compares it with what was seen during play. */
import type { Engine } from '$lib/engine/types';
import type { Witness } from '$lib/generated/protocol';
import { mark } from '$lib/play/draw';
import { compareDraw, Header, type Difference } from '$lib/play/record';

export interface Redealt {
  differences: Difference[];
  /** Whether the seed was drawn with our own nonce. */
  own: boolean;
  /** Whether the engine dealt the cards again. */
  cards: boolean;
}

/** How many steps are read at a time. */
const STEPS = 40;

/**
 * Compares a transcript with what we saw. The commitments are compared here. The cards are dealt by the engine in the page or, if there is
 * none, by `klad verify --mine` from the file that the page saves. What the server says about the table now is used for nothing but the
 * game's name: our seat is the one drawn with our nonce.
 */
export async function redeal(game: string, transcript: string, seen: Witness): Promise<Redealt> {
  const header = new Header(transcript);
  const seat = header.seatOf(seen.tries.at(-1)?.nonce);
  const differences = compareDraw(seen, header);
  const named = header.one('game') ?? '';
  if (named !== game) differences.push({ kind: 'transcript', before: game, after: named });
  const engine = await loadEngine();
  const cards = engine?.games.includes(named) ?? false;
  if (engine && cards) differences.push(...(await redealCards(engine, transcript, seen, seat)));
  return { differences, own: seat !== undefined, cards };
}

/** Checks every card and every move with the engine in the page. */
async function redealCards(engine: Engine, transcript: string, seen: Witness, own: number | undefined): Promise<Difference[]> {
  const verdict = await engine.verify(transcript);
  if (!verdict.ok) return [{ kind: 'transcript', before: '', after: `${verdict.line}: ${verdict.reason}` }];
  if (!verdict.outcome) return [{ kind: 'transcript', before: '', after: 'the game is not over in it' }];
  // If the same person committed on another device first, our nonce does not count and we may have any seat, but only one.
  const seats = own === undefined ? verdict.players.map((_, seat) => seat) : [own];
  // The seat that matches for longest is the one we had.
  let first: { index: number; view: string } | undefined;
  for (const seat of seats) {
    const dealt = await dealtTo(engine, transcript, seat, verdict.moves);
    const index = seen.views.findIndex((view) => !dealt.has(view));
    const view = seen.views[index];
    if (view === undefined) return [];
    if (!first || index > first.index) first = { index, view };
  }
  return first ? [{ kind: 'view', before: first.view, after: '' }] : [];
}

/** The marks of all views that a seat had. */
async function dealtTo(engine: Engine, transcript: string, seat: number, moves: number): Promise<Set<string>> {
  const dealt = new Set<string>();
  for (let from = 0; from <= moves; from += STEPS) {
    const { steps } = await engine.replay(transcript, seat, from, STEPS);
    for (const { view } of steps) dealt.add(mark(view));
  }
  return dealt;
}

/** The engine in the page; empty if the page was built without it. */
const ENGINES = import.meta.glob<{ engine: () => Engine }>('../engine/index.ts');

async function loadEngine(): Promise<Engine | undefined> {
  const load = Object.values(ENGINES)[0];
  return load ? (await load()).engine() : undefined;
}
