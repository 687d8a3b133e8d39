import { expect, test } from 'vitest';

import { share } from './share';

const parsed = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('equal parts stay identical, and only the path to a change is new', () => {
  const old = { round: 1, players: [{ seat: 0, pawn: [1, 2] }, { seat: 1, pawn: [3, 4] }], traps: [7] };
  expect(share(old, parsed(old))).toBe(old);

  const next = parsed(old);
  next.players[1]!.pawn = [3, 5];
  const shared = share(old, next);
  expect(shared).toEqual({ ...old, players: [old.players[0], { seat: 1, pawn: [3, 5] }] });
  expect(shared).not.toBe(old);
  expect(shared.players[0]).toBe(old.players[0]);
  expect(shared.traps).toBe(old.traps);
  expect(shared.players[1]).not.toBe(old.players[1]);
});

test('an added, removed or retyped part is a change', () => {
  expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(Object.keys(share<object>({ a: 1, b: 2 }, { a: 1 }))).toEqual(['a']);
  expect(share({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: { 0: 1 } });
  expect(share({ a: null }, { a: [1] })).toEqual({ a: [1] });
  const [old, longer] = [{ list: [1, 2] }, { list: [1, 2, 3] }];
  expect(share(old, longer).list).toEqual([1, 2, 3]);
});
