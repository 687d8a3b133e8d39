import { describe, expect, it } from 'vitest';

import { beside, ends, label, moved, onEdge, turned } from './layout';

describe('the board', () => {
  it('numbers edges as in the rules (LM-031)', () => {
    expect(ends(22)).toEqual([
      [2, 2],
      [3, 2],
    ]);
    expect(ends(93)).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(ends(135)).toEqual([
      [10, 5],
      [10, 6],
    ]);
    expect(onEdge(0)).toEqual({ x: 40, y: 30 });
  });

  it('labels cells with a letter and a number', () => {
    expect(label([1, 2])).toBe('B3');
    expect(label(beside([1, 2], 'e'))).toBe('C3');
  });

  it('turns exits by 180 degrees', () => {
    expect(turned('NE', true)).toBe('SW');
    expect(turned('NE', false)).toBe('NE');
  });

  it('translates the absolute coordinates of a path and nothing else', () => {
    expect(moved('M20 30V0', { x: 40, y: 60 })).toBe('M60 90V60');
    expect(moved('M6 26h28v9H6z', { x: 1, y: 2 })).toBe('M7 28h28v9H7z');
    expect(moved('M-6-5l2-2h8l2 2', { x: 10, y: 10 })).toBe('M4 5l2-2h8l2 2');
    expect(moved('M11 38l18-5M11 33l18 5', { x: 0, y: 1.5 })).toBe('M11 39.5l18-5M11 34.5l18 5');
  });
});
