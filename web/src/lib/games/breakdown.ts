/** Where points came from, for the end of a game: named columns with a figure for each seat. */
import type { Event as MyTreasureEvent, View as MyTreasure } from '$lib/generated/my-treasure';
import type { Snapshot, View as Klatz } from '$lib/generated/klatz';
import type { Event as LostMinesEvent, Share, View as LostMines } from '$lib/generated/lost-mines';
import type { View as TreasureMaps } from '$lib/generated/treasure-maps';

export interface Column {
  /** Its label is the message `web-result-…`. */
  name: 'round' | 'earlier' | 'coins' | 'cups' | 'palms' | 'cards' | 'seals' | 'photos' | 'points' | 'total' | 'pool' | 'share' | 'extra' | 'dragon';
  /** The number of the round, if the column is for a round. */
  number?: number;
  /** By seat. */
  values: number[];
}

/** How one round of Lost Mines was divided: what was shared, what everybody got of it, and for whom. */
export interface Division {
  round: number;
  /** By seat. */
  shares: Share[];
  columns: Column[];
}

/** What an end page needs of the events of a game: those that award points by round. */
export type Scored = Extract<MyTreasureEvent, { type: 'round_scored' }> | Extract<LostMinesEvent, { type: 'round_ended' }>;

/** The columns of a finished game. The last one decides the result. */
export function breakdown(slug: string, view: unknown, scored: readonly Scored[]): Column[] {
  switch (slug) {
    case 'my-treasure':
      return coinsByRound(view as MyTreasure, scored);
    case 'treasure-maps': {
      const { players } = view as TreasureMaps;
      const sources = ['cards', 'seals', 'coins', 'cups', 'palms', 'total'] as const;
      return sources.map((name) => ({ name, values: players.map(({ score }) => score[name]) }));
    }
    case 'lost-mines': {
      const { players } = view as LostMines;
      const rounds = Math.max(0, ...players.map(({ points }) => points.length));
      return [
        ...Array.from({ length: rounds }, (_, round): Column => ({ name: 'round', number: round + 1, values: players.map(({ points }) => points[round] ?? 0) })),
        { name: 'total', values: players.map(({ total }) => total) },
      ];
    }
    case 'klatz': {
      const { players } = view as Klatz;
      return [
        { name: 'photos', values: players.map(({ photos }) => photos) },
        { name: 'points', values: players.map(({ points }) => points) },
      ];
    }
    default:
      return [];
  }
}

/** The columns that add up to the last one for every seat; none if they do not, or if one takes points away. */
export function partsOf(columns: readonly Column[]): Column[] {
  const [total, ...rest] = [columns.at(-1), ...columns.slice(0, -1)];
  if (!total || rest.length < 2 || rest.some(({ values }) => values.some((value) => value < 0))) return [];
  return total.values.every((sum, seat) => sum === rest.reduce((all, { values }) => all + (values[seat] ?? 0), 0)) ? rest : [];
}

/** The rounds of Lost Mines, each with where its points came from. The dragon takes points, so its figures are negative. */
export const divisions = (scored: readonly Scored[]): Division[] =>
  scored.flatMap((event): Division[] => {
    if (event.type !== 'round_ended') return [];
    const shares = [...event.results].sort((a, b) => a.seat - b.seat);
    const column = (name: Column['name'], value: (share: Share) => number): Column => ({ name, values: shares.map(value) });
    // A column of zeros says nothing; the points always count.
    const columns = [
      column('pool', ({ pool }) => pool),
      column('share', ({ share }) => share),
      column('extra', ({ extra }) => extra),
      column('dragon', ({ dragon }) => 0 - dragon),
      column('points', ({ points }) => points),
    ].filter(({ name, values }) => name === 'points' || values.some((value) => value !== 0));
    return [{ round: event.round, shares, columns }];
  });

/** The photos of Klatz! by seat, each in the order in which they were taken. */
export const albums = ({ players, photos }: Klatz): Snapshot[][] => players.map((_, seat) => photos.filter((photo) => photo.seat === seat));

/** Rounds also end in Treasure Maps, where that awards nothing. */
const isScored = (event: unknown): event is Scored => {
  const { type = '', results } = event as { type?: string; results?: unknown };
  return ['round_scored', 'round_ended'].includes(type) && Array.isArray(results);
};

/** Adds what these events award to what is known, each round once, in order. */
export function collect(known: readonly Scored[], events: readonly unknown[]): readonly Scored[] {
  const found = events.filter(isScored).filter(({ round }) => !known.some((each) => each.round === round));
  return found.length === 0 ? known : [...known, ...found].sort((a, b) => a.round - b.round);
}

/** Whether a round is missing: the server keeps only the last events of a table, and a late visitor has seen none. */
export function isMissing(slug: string, view: unknown, scored: readonly Scored[]): boolean {
  if (slug === 'my-treasure') {
    const { round } = view as MyTreasure;
    return scored.length < round;
  }
  if (slug === 'lost-mines') return scored.length < Math.max(0, ...(view as LostMines).players.map(({ points }) => points.length));
  return false;
}

/** Reads a replay page by page for the events that award points. */
export async function reread(page: (from: number) => Promise<{ steps: { events: unknown[] }[]; moves: number }>): Promise<readonly Scored[]> {
  let known: readonly Scored[] = [];
  for (let from = 0, last = 0; from <= last; ) {
    const { steps, moves } = await page(from);
    if (steps.length === 0) break;
    known = collect(known, steps.flatMap(({ events }) => events));
    [from, last] = [from + steps.length, moves];
  }
  return known;
}

/** Rounds that nobody can name anymore share one column. */
function coinsByRound({ players }: MyTreasure, scored: readonly Scored[]): Column[] {
  const rounds = scored.flatMap((event): Column[] =>
    event.type === 'round_scored'
      ? [{ name: 'round', number: event.round, values: players.map((_, seat) => event.results.find((result) => result.seat === seat)?.award ?? 0) }]
      : [],
  );
  const earlier = players.map(({ purse }, seat) => purse - rounds.reduce((sum, { values }) => sum + values[seat]!, 0));
  const before: Column[] = earlier.some((coins) => coins !== 0) ? [{ name: 'earlier', values: earlier }] : [];
  return [...before, ...rounds, { name: 'total', values: players.map(({ purse }) => purse) }];
}
