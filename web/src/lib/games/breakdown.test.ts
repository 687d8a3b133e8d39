import { expect, it } from 'vitest';

import { breakdown } from './breakdown';

const scored = (round: number, awards: number[]) => ({ type: 'round_scored', round, results: awards.map((award, seat) => ({ seat, award })) });

it('My Treasure: coins by round, with rounds missing from the log in one column', () => {
  const view = { players: [{ purse: 8 }, { purse: 5 }] };
  expect(breakdown('my-treasure', view, [scored(2, [3, 2]), { type: 'orc_drawn' }, scored(3, [1, 3])])).toEqual([
    { name: 'earlier', values: [4, 0] },
    { name: 'round', number: 2, values: [3, 2] },
    { name: 'round', number: 3, values: [1, 3] },
    { name: 'total', values: [8, 5] },
  ]);
  expect(breakdown('my-treasure', view, [scored(1, [8, 5])]).map(({ name }) => name)).toEqual(['round', 'total']);
});

it('Treasure Maps: every source of points, and the total last', () => {
  const score = { coins: 4, cups: 6, palms: 9, cards: 20, seals: 7, total: 46 };
  const columns = breakdown('treasure-maps', { players: [{ score }] }, []);
  expect(columns.map(({ name, values }) => [name, values[0]])).toEqual([['cards', 20], ['seals', 7], ['coins', 4], ['cups', 6], ['palms', 9], ['total', 46]]);
});

it('Lost Mines: points by round', () => {
  const columns = breakdown('lost-mines', { players: [{ points: [2, 5], total: 7 }, { points: [3], total: 3 }] }, []);
  expect(columns).toEqual([
    { name: 'round', number: 1, values: [2, 3] },
    { name: 'round', number: 2, values: [5, 0] },
    { name: 'total', values: [7, 3] },
  ]);
});

it('Klatz!: photos and points; an unknown game has no columns', () => {
  expect(breakdown('klatz', { players: [{ photos: 3, points: 11 }] }, [])).toEqual([
    { name: 'photos', values: [3] },
    { name: 'points', values: [11] },
  ]);
  expect(breakdown('chess', {}, [])).toEqual([]);
});
