import { describe, expect, it } from 'vitest';

import type { Move } from '$lib/generated/klatz';

import { choosable, landings, movesOf, obstacle, removalOf, returns, swapOf } from './actions';

const legal: Move[] = [
  { type: 'play_swap', a: 0, b: 2 },
  { type: 'play_swap', a: 2, b: 3 },
  { type: 'play_shift1', from: 1, dir: 'left' },
  { type: 'play_shift2', from: 1, dir: 'right' },
  { type: 'play_remove', at: 3 },
  { type: 'play_return', symbol: 'kite', at: 4 },
];

describe('actions on the wall', () => {
  it('offers two cards for a swap, the second one only next to the first', () => {
    const moves = movesOf(legal, 'swap');
    expect([0, 1, 2, 3].filter((at) => choosable(moves, undefined, at))).toEqual([0, 2, 3]);
    expect([0, 1, 2, 3].filter((at) => choosable(moves, 0, at))).toEqual([0, 2]);
    expect(swapOf(moves, 2, 0)).toEqual({ type: 'play_swap', a: 0, b: 2 });
    expect(swapOf(moves, 0, 3)).toBeUndefined();
  });

  it('shows where a shifted card lands, in terms of the current wall', () => {
    expect(landings(movesOf(legal, 'shift1'), 1)).toMatchObject([{ at: 0, side: 'left' }]);
    expect(landings(movesOf(legal, 'shift2'), 1)).toMatchObject([{ at: 4, side: 'right' }]);
    expect(landings(movesOf(legal, 'shift1'), undefined)).toEqual([]);
  });

  it('removes and brings back only what the legal moves offer', () => {
    expect(removalOf(movesOf(legal, 'remove'), 3)).toEqual({ type: 'play_remove', at: 3 });
    expect(removalOf(movesOf(legal, 'remove'), 2)).toBeUndefined();
    expect(returns(movesOf(legal, 'return'), 'kite').map(({ at }) => at)).toEqual([4]);
    expect(returns(movesOf(legal, 'return'), 'drum')).toEqual([]);
  });

  it('says why a card cannot be chosen', () => {
    expect(obstacle({ symbol: 'tower', covered: false })?.rule).toBe('KZ-100');
    expect(obstacle({ symbol: 'tower', covered: true })?.reason).toBe('covered');
    expect(obstacle({ symbol: 'kite', covered: false })).toBeUndefined();
  });
});
