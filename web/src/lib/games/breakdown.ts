/** Where points came from, for the end of a game: named columns with a figure for each seat. */
import type { Event as MyTreasureEvent, View as MyTreasure } from '$lib/generated/my-treasure';
import type { View as Klatz } from '$lib/generated/klatz';
import type { View as LostMines } from '$lib/generated/lost-mines';
import type { View as TreasureMaps } from '$lib/generated/treasure-maps';

export interface Column {
  /** Its label is the message `web-result-…`. */
  name: 'round' | 'earlier' | 'coins' | 'cups' | 'palms' | 'cards' | 'seals' | 'photos' | 'points' | 'total';
  /** The number of the round, if the column is for a round. */
  number?: number;
  /** By seat. */
  values: number[];
}

/** The columns of a finished game. The last one decides the result. */
export function breakdown(slug: string, view: unknown, log: readonly unknown[]): Column[] {
  switch (slug) {
    case 'my-treasure':
      return coinsByRound(view as MyTreasure, log as MyTreasureEvent[]);
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

/** The log may not reach back to the first round; earlier rounds share one column. */
function coinsByRound({ players }: MyTreasure, log: MyTreasureEvent[]): Column[] {
  const rounds = log.flatMap((event): Column[] =>
    event.type === 'round_scored'
      ? [{ name: 'round', number: event.round, values: players.map((_, seat) => event.results.find((result) => result.seat === seat)?.award ?? 0) }]
      : [],
  );
  const earlier = players.map(({ purse }, seat) => purse - rounds.reduce((sum, { values }) => sum + values[seat]!, 0));
  const before: Column[] = earlier.some((coins) => coins !== 0) ? [{ name: 'earlier', values: earlier }] : [];
  return [...before, ...rounds, { name: 'total', values: players.map(({ purse }) => purse) }];
}
