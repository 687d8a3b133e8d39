import { expect, test } from 'vitest';

import type { Review } from '$lib/engine/types';

import { lineOf, shareAt, turningOf } from './chart';

const decision = (number: number, seat: number, best_value: number) => ({ number, seat, best_value }) as Review['decisions'][number];
const review = {
  moves: 10,
  decisions: [decision(1, 0, 0.5), decision(3, 1, 0.4), decision(6, 0, 0.7), decision(9, 0, 0.2)],
  seats: [{ result: 1 }, { result: 0 }],
  turning: [9, 3, 6],
} as unknown as Review;

test('a line passes through the decisions of its seat and ends with the result', () => {
  expect(lineOf(review, 0)).toEqual([
    { at: 0, share: 0.5 },
    { at: 5, share: 0.7 },
    { at: 8, share: 0.2 },
    { at: 10, share: 1 },
  ]);
  const unfinished = { ...review, seats: [{ result: null }, { result: null }] } as unknown as Review;
  expect(lineOf(unfinished, 1)).toEqual([{ at: 2, share: 0.4 }]);
});

test('between two decisions the chance is that of the earlier one', () => {
  const line = lineOf(review, 0);
  expect(shareAt(line, 4)).toBe(0.5);
  expect(shareAt(line, 5)).toBe(0.7);
  expect(shareAt(line, 10)).toBe(1);
  expect(shareAt(lineOf(review, 1), 0)).toBe(0.4);
  expect(shareAt([], 3)).toBeUndefined();
});

test('turning points are those of one seat, in the order they were made', () => {
  expect(turningOf(review, 0)).toEqual([6, 9]);
  expect(turningOf(review, 1)).toEqual([3]);
});
