import { describe, expect, it } from 'vitest';

import { beside, ends, label, onEdge, turned } from './layout';

describe('the board', () => {
  it('numbers edges as the rules do (LM-031)', () => {
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

  it('calls cells by letter and number', () => {
    expect(label([1, 2])).toBe('B3');
    expect(label(beside([1, 2], 'e'))).toBe('C3');
  });

  it('turns exits by a half turn', () => {
    expect(turned('NE', true)).toBe('SW');
    expect(turned('NE', false)).toBe('NE');
  });
});
