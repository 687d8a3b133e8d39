import { expect, it } from 'vitest';

import type { FromServer } from '$lib/generated/protocol';
import { Follower, check, patched, type Change } from './follow';

const whole = (): FromServer => ({
  type: 'view',
  number: 1,
  view: { pile: 3, hand: ['a', 'b'], players: [{ name: 'Ann' }, { name: 'Ben' }] },
  legal: [{ type: 'draw' }],
  events: [],
  resumed: false,
  turn: { must: [0], may: [] },
  clocks: [],
  outcome: null,
  ack: null,
});

it('turns a change into a whole view, and keeps unchanged parts identical', () => {
  const follower = new Follower();
  const first = follower.whole(whole()) as Extract<FromServer, { type: 'view' }>;
  const change: Change = {
    type: 'change',
    number: 2,
    patch: { view: { pile: [2], hand: [2, 0, ['c']] }, legal: [[1, 0]], turn: { must: [[1]] } },
    moves: [{ type: 'pass' }],
    ack: 9,
    check: check('{"pile":2,"hand":["a","b","c"],"players":[{"name":"Ann"},{"name":"Ben"}]}'),
  };
  const second = follower.whole(change) as typeof first;
  expect(second).toEqual({ ...first, number: 2, view: { ...(first.view as object), pile: 2, hand: ['a', 'b', 'c'] }, legal: [{ type: 'pass' }, { type: 'draw' }], turn: { must: [1], may: [] }, ack: 9 });
  expect((second.view as { players: unknown }).players).toBe((first.view as { players: unknown }).players);
  expect(follower.whole({ type: 'change', number: 3, patch: {} })).toMatchObject({ number: 3, ack: 9, events: [] });
});

it('detects a change that does not fit, and ignores everything after it until the next whole view', () => {
  const follower = new Follower();
  const plain: Change = { type: 'change', number: 2, patch: { view: { pile: [2] } } };
  expect(follower.whole(plain)).toBeUndefined();
  follower.whole(whole());
  expect(follower.whole({ ...plain, check: 7 })).toBeUndefined();
  expect(follower.whole(plain)).toBeUndefined();
  follower.whole(whole());
  expect(follower.whole(plain)).toBeDefined();
  expect(follower.whole({ type: 'change', number: 3, patch: { legal: [[5]] } }), 'there is no such move').toBeUndefined();
});

it.each([null, 1, '', [], [1], { a: 1 }])('leaves a value alone if its patch is empty: %j', (value) => {
  expect(patched(value, {})).toBe(value);
});

it.each([
  [[1, 2], { 2: [3] }],
  [[1, 2], [1, 2, []]],
  [{}, [0, 0, [1]]],
  [{ a: 1 }, { b: [2] }],
  [{ a: 1 }, { a: { b: [2] } }],
  [1, []],
  [1, [1, 2]],
  [1, 2],
])('refuses a patch that does not fit: %j %j', (old, patch) => {
  expect(() => patched(old, patch)).toThrow();
});

it('computes the published checksums', () => {
  expect([check(''), check('a'), check('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});
