import { describe, expect, it } from 'vitest';

import { CARDS, SHAPES, type Shape } from '$lib/generated/treasure-maps';

import { face, lie, placement, ways, promising } from './geometry';

describe('cards and shapes', () => {
  it('numbers cells in reading order, as many as the card has points', () => {
    for (const [name, { points }] of Object.entries(CARDS)) {
      const { cells } = face(name);
      expect(cells).toHaveLength(points);
      expect(cells.map(({ index }) => index)).toEqual(cells.map((_, index) => index));
    }
  });

  it('lists every orientation of a shape', () => {
    const count = (shape: Shape) => new Set(ways(shape)).size;
    expect(Object.keys(SHAPES).map((shape) => [shape, count(shape as Shape)])).toEqual([
      ['I2', 2],
      ['I3', 2],
      ['V3', 4],
      ['T4', 4],
      ['L4', 8],
      ['O4', 1],
    ]);
  });

  it('turns to the next existing placement and skips none', () => {
    // A card that starts with two adjacent cells.
    const card = Object.keys(CARDS).find((name) => {
      const [a, b] = face(name).cells;
      return a!.row === b!.row && a!.column + 1 === b!.column;
    })!;
    const flat = face(card).cells.slice(0, 2);
    const choices = [{ cells: flat.map(({ index }) => index) }];
    for (let way = 0; way < 8; way++) {
      const found = placement('I2', card, choices, way);
      expect(found?.choice).toBe(choices[0]);
      expect(ways('I2')[found!.way]).toBe(lie(card, choices[0]!.cells));
    }
    expect(placement('I2', card, [], 0)).toBeUndefined();
  });
});

describe('the cards preselected at the start', () => {
  it('are the two with the most icons for their size', () => {
    // Three icons on 14 cells, none and one on 8, four on 12.
    expect(promising(['purple-01', 'grey-01', 'grey-04', 'orange-09']).sort()).toEqual([0, 3]);
    expect(promising([])).toEqual([]);
  });
});
