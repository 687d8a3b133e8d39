import { expect, it } from 'vitest';

import { albums, breakdown, collect, divisions, isMissing, partsOf, reread, type Scored } from './breakdown';

const scored = (round: number, awards: number[]) => ({ type: 'round_scored', round, results: awards.map((award, seat) => ({ seat, award })) }) as unknown as Scored;
const divided = (round: number) =>
  ({
    type: 'round_ended',
    round,
    // In the order in which the table divides, not by seat.
    results: [
      { seat: 1, clan: 'yellow', role: 'selfish', team: null, values: [4], pool: 4, share: 4, extra: 0, dragon: 2, points: 2 },
      { seat: 0, clan: 'blue', role: 'loyal', team: 'blue', values: [3], pool: 7, share: 3, extra: 1, dragon: 0, points: 4 },
    ],
  }) as unknown as Scored;

it('My Treasure: coins by round, with rounds that nobody knows in one column', () => {
  const view = { players: [{ purse: 8 }, { purse: 5 }] };
  expect(breakdown('my-treasure', view, [scored(2, [3, 2]), scored(3, [1, 3])])).toEqual([
    { name: 'earlier', values: [4, 0] },
    { name: 'round', number: 2, values: [3, 2] },
    { name: 'round', number: 3, values: [1, 3] },
    { name: 'total', values: [8, 5] },
  ]);
  expect(breakdown('my-treasure', view, [scored(1, [8, 5])]).map(({ name }) => name)).toEqual(['round', 'total']);
});

it('awards are kept once for each round, in order, however often and in whatever order they arrive', () => {
  const known = collect(collect([], [{ type: 'orc_drawn' }, scored(2, [1, 2])]), [scored(2, [1, 2]), scored(1, [3, 0]), 'noise']);
  expect(known.map(({ round }) => round)).toEqual([1, 2]);
  expect(collect(known, [{ type: 'orc_drawn' }])).toBe(known);
  // The end of a round of Treasure Maps awards nothing.
  expect(collect(known, [{ type: 'round_ended', round: 4 }])).toBe(known);
});

it('a late visitor reads the missing rounds from the replay, page by page', async () => {
  const view = { round: 3, players: [{ purse: 8 }, { purse: 5 }] };
  expect(isMissing('my-treasure', view, [scored(3, [3, 0])])).toBe(true);
  // 251 steps, at most 100 on a page; the rounds end at steps 40, 150 and 250.
  const events = (step: number) => (step === 40 ? [scored(1, [3, 2])] : step === 150 ? [scored(2, [2, 3])] : step === 250 ? [scored(3, [3, 0])] : []);
  const asked: number[] = [];
  const found = await reread(async (from) => {
    asked.push(from);
    return { moves: 250, steps: Array.from({ length: Math.min(100, 251 - from) }, (_, index) => ({ events: events(from + index) })) };
  });
  expect(asked).toEqual([0, 100, 200]);
  expect(isMissing('my-treasure', view, found)).toBe(false);
  expect(breakdown('my-treasure', view, found).map(({ name, number }) => number ?? name)).toEqual([1, 2, 3, 'total']);
});

it('Treasure Maps: every source of points, and the total last', () => {
  const score = { coins: 4, cups: 6, palms: 9, cards: 20, seals: 7, total: 46 };
  const columns = breakdown('treasure-maps', { players: [{ score }] }, []);
  expect(columns.map(({ name, values }) => [name, values[0]])).toEqual([['cards', 20], ['seals', 7], ['coins', 4], ['cups', 6], ['palms', 9], ['total', 46]]);
});

it('Lost Mines: points by round', () => {
  const view = { players: [{ points: [2, 5], total: 7 }, { points: [3], total: 3 }] };
  expect(breakdown('lost-mines', view, [])).toEqual([
    { name: 'round', number: 1, values: [2, 3] },
    { name: 'round', number: 2, values: [5, 0] },
    { name: 'total', values: [7, 3] },
  ]);
  expect(isMissing('lost-mines', view, [divided(1)])).toBe(true);
  expect(isMissing('lost-mines', view, [divided(1), divided(2)])).toBe(false);
});

it('Lost Mines: what a round consists of, by seat: the pool, the share, what was left over, the dragon', () => {
  const [first] = divisions([divided(1)]);
  expect(first!.shares.map(({ seat, clan, role }) => [seat, clan, role])).toEqual([[0, 'blue', 'loyal'], [1, 'yellow', 'selfish']]);
  expect(first!.columns).toEqual([
    { name: 'pool', values: [7, 4] },
    { name: 'share', values: [3, 4] },
    { name: 'extra', values: [1, 0] },
    { name: 'dragon', values: [0, -2] },
    { name: 'points', values: [4, 2] },
  ]);
  const nobody = { ...divided(1), results: (divided(1) as { results: object[] }).results.map((share) => ({ ...share, extra: 0, dragon: 0 })) } as unknown as Scored;
  expect(divisions([nobody])[0]!.columns.map(({ name }) => name)).toEqual(['pool', 'share', 'points']);
  expect(divisions([scored(1, [1, 1])])).toEqual([]);
});

it('Klatz!: photos and points, and every photo; an unknown game has no columns', () => {
  const view = { players: [{ photos: 1, points: 3 }, { photos: 2, points: 3 }], photos: [{ seat: 1, comp: 'C01', points: 1 }, { seat: 0, comp: 'C11', points: 3 }, { seat: 1, comp: 'C06', points: 2 }] };
  expect(breakdown('klatz', view, [])).toEqual([
    { name: 'photos', values: [1, 2] },
    { name: 'points', values: [3, 3] },
  ]);
  expect(albums(view as never).map((taken) => taken.map(({ comp }) => comp))).toEqual([['C11'], ['C01', 'C06']]);
  expect(breakdown('chess', {}, [])).toEqual([]);
});

it('a bar shows the columns that add up to the last one', () => {
  const column = (values: number[]) => ({ name: 'round' as const, values });
  const total = { name: 'total' as const, values: [5, 3] };
  const rounds = [column([2, 3]), column([3, 0])];
  expect(partsOf([...rounds, total])).toEqual(rounds);
  // Photos are not points, the dragon takes points away, and a single part is the whole.
  expect(partsOf([column([4, 1]), column([4, 1]), total])).toEqual([]);
  expect(partsOf([column([6, 3]), column([-1, 0]), total])).toEqual([]);
  expect(partsOf([column([5, 3]), total])).toEqual([]);
  expect(partsOf([])).toEqual([]);
});
