import { expect, test } from 'vitest';

import type { PlayerView, View } from '$lib/generated/treasure-maps';

import { whyNotCell } from './forbidden';

const player = (status: string, crossed: number[] = []) => ({ status, slots: [{ card: 'green_1', crossed }, null] }) as unknown as PlayerView;
const view = (marks: { slot: number; cells: number[] }[] = []) => ({ own: { marks } }) as unknown as View;

test('a crossed cell says so, even when it was crossed in this turn', () => {
  expect(whyNotCell(view(), player('crossing', [3]), 0, 3)).toEqual({ id: 'web-treasure-maps-why-crossed', rule: 'TM-034' });
  expect(whyNotCell(view([{ slot: 0, cells: [5] }]), player('crossing'), 0, 5)).toEqual({ id: 'web-treasure-maps-why-crossed', rule: 'TM-034' });
});

test('a cell that the shape cannot cover says that the shape does not fit', () => {
  expect(whyNotCell(view(), player('crossing'), 0, 1)).toEqual({ id: 'web-treasure-maps-why-fit', rule: 'TM-033' });
});

test('outside our turn a cell repeats what the table is waiting for', () => {
  expect(whyNotCell(view(), player('committed'), 0, 1)).toEqual({});
});
