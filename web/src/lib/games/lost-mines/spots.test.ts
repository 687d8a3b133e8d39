import { expect, it } from 'vitest';

import type { View } from '$lib/generated/lost-mines';

import { Spots } from './spots.svelte';

type Lying = Pick<View, 'paths' | 'mines' | 'players' | 'traps'>;

const path = { cell: [2, 2], exits: 'NE', special: 'plain', overcome: false } as unknown as View['paths'][number];
const dwarf = (seat: number, x: number, y: number) => ({ seat, clan: 'blue', pawn: [x, y], troll: null }) as unknown as View['players'][number];

it('describes again only the cells that changed', () => {
  const spots = new Spots();
  const lying: Lying = { paths: [path], mines: [], players: [dwarf(0, 1, 2)], traps: [] };
  spots.lay(lying);
  spots.tell(() => 'Ann');
  const names = () => 'Ann';
  spots.tell(names);
  const stale = () => spots.all.filter((spot) => spot.stale).map(({ place }) => place);

  spots.lay({ ...lying, players: [dwarf(0, 1, 2)] });
  expect(stale()).toEqual([]);
  spots.lay({ ...lying, players: [dwarf(0, 2, 2)] });
  expect(stale()).toEqual(['B3', 'C3']);
  spots.tell(names);
  // A trap lies between two cells.
  spots.lay({ ...lying, players: [dwarf(0, 2, 2)], traps: [22] });
  expect(stale()).toEqual(['C3', 'D3']);
  expect([spots.at([2, 2])?.path, spots.at([3, 2])?.path]).toEqual([path, undefined]);
});

it('offers each cell once, and puts one cell in the tab order', () => {
  const spots = new Spots();
  const target = (text: string) => ({ cell: [3, 1] as [number, number], text, choose: () => {} });
  spots.offer([target('one way'), target('the other')], [0, 0]);
  expect(spots.all.filter((spot) => spot.target).map(({ place, target }) => [place, target?.text])).toEqual([['D2', 'one way']]);
  expect(spots.all.filter(({ first }) => first).map(({ place }) => place)).toEqual(['A1']);
  spots.offer([], [3, 1]);
  expect(spots.all.some((spot) => spot.target)).toBe(false);
});
