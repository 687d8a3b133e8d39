import { describe, expect, it } from 'vitest';

import { faded } from './fading';

describe('the log forgets like people do', () => {
  const view = (memory: string, round = 2, phase = 'choose') => ({ options: { memory }, round, phase });
  const placed = { type: 'card_placed', round: 2, seat: 0, spot: 1, card: 'T05' };

  it('forgets the names of covered cards in My Treasure, unless the table is open or the round is over', () => {
    expect(faded('my-treasure', view('classic'), placed)).toEqual({ ...placed, card: null });
    expect(faded('my-treasure', view('open'), placed)).toEqual(placed);
    expect(faded('my-treasure', view('classic', 3), placed)).toEqual(placed);
    expect(faded('my-treasure', view('classic', 2, 'over'), placed)).toEqual(placed);
  });

  it('forgets the expeditions of the current round of Treasure Maps under strict memory', () => {
    const maps = (expedition_memory: string, round: number) => ({ options: { expedition_memory }, round, phase: 'cross' });
    const shown = { type: 'expedition_revealed', turn: 8, shape: 'L4' };
    expect(faded('treasure-maps', maps('strict', 2), shown)).toBeUndefined();
    expect(faded('treasure-maps', maps('strict', 3), shown)).toEqual(shown);
    expect(faded('treasure-maps', maps('open', 2), shown)).toEqual(shown);
    const crosses = { type: 'crosses_revealed', turn: 7, seat: 0, marks: [{ slot: 0, cells: [1] }], coins: 0, palms: 0, palm_value: 1 };
    expect(faded('treasure-maps', maps('strict', 2), crosses)).toEqual({ ...crosses, marks: [] });
  });

  it('keeps everything else', () => {
    const orc = { type: 'orc_drawn', seat: 0, orcs: 3 };
    expect(faded('my-treasure', view('classic'), orc)).toBe(orc);
    expect(faded('klatz', {}, orc)).toBe(orc);
  });
});
