/** Deals the whole game again on this device and compares it with what was seen during play. */
import type { Engine } from '$lib/engine/types';
import type { Kind, TableInfo, Witness } from '$lib/generated/protocol';
import { mark } from '$lib/play/draw';

export interface Difference {
  kind: Kind;
  before: string;
  after: string;
}

/** How many steps are read at a time. */
const STEPS = 40;

/**
 * What in the transcript does not match what we saw. The commitments are compared here. The cards are dealt by the engine in the page or,
 * if there is none, by `klad verify --mine` from the file that the page saves.
 */
export async function redeal(table: TableInfo, transcript: string, seen: Witness): Promise<Difference[]> {
  const now = seen.tries.at(-1);
  if (!now) return [];
  const found: Difference[] = [];
  const commitment = /^commitment (\w+)$/m.exec(transcript)?.[1] ?? '';
  if (commitment !== now.commitment) found.push({ kind: 'commitment', before: now.commitment, after: commitment });
  if (now.scheme === 2) {
    const lines = [...transcript.matchAll(/^chair \d+ \w(?: (\w+) (\w+))?$/gm)];
    const chairs = lines.map(([, sent]) => sent ?? '-').join(' ');
    const fixed = (now.fixed?.chairs ?? []).map((sent) => sent ?? '-').join(' ');
    if (now.fixed && chairs !== fixed) found.push({ kind: 'chairs', before: fixed, after: chairs });
    if (now.nonce !== null && !lines.some(([, , nonce]) => nonce === now.nonce)) found.push({ kind: 'own', before: now.nonce, after: chairs });
  }
  return [...found, ...(await redealCards(table, transcript, seen))];
}

/** Checks every card and every move with the engine in the page. */
async function redealCards(table: TableInfo, transcript: string, seen: Witness): Promise<Difference[]> {
  const engine = await loadEngine();
  if (!engine?.games.includes(table.game)) return [];
  const verdict = await engine.verify(transcript);
  if (!verdict.ok) return [{ kind: 'transcript', before: '', after: `${verdict.line}: ${verdict.reason}` }];
  const seat = table.seats.findIndex(({ occupant }) => occupant.type === 'person' && occupant.id === seen.me);
  if (seat < 0) return [];
  const dealt = new Set<string>();
  for (let from = 0; from <= verdict.moves; from += STEPS) {
    const { steps } = await engine.replay(transcript, seat, from, STEPS);
    for (const { view } of steps) dealt.add(mark(view));
  }
  const wrong = seen.views.find((view) => !dealt.has(view));
  return wrong === undefined ? [] : [{ kind: 'view', before: wrong, after: '' }];
}

/** The engine in the page; empty if the page was built without it. */
const ENGINES = import.meta.glob<{ engine: () => Engine }>('../engine/index.ts');

async function loadEngine(): Promise<Engine | undefined> {
  const load = Object.values(ENGINES)[0];
  return load ? (await load()).engine() : undefined;
}
