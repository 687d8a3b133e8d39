import { describe, expect, it } from 'vitest';

import type { Move, View } from '$lib/generated/lost-mines';

import { edgeOf, label } from './layout';
import { firstMove, onlyBack, routes } from './routes';

/** A path from the blue start to the east, C3 D3 E3, with a detour through row 4 (C4 D4). */
function board(change: Partial<View> = {}): View {
  const path = (x: number, y: number, exits: string, special = 'plain', overcome = false) => ({ cell: [x, y], card: 'x', turned: false, exits, special, overcome });
  return {
    paths: [path(2, 2, 'EWS'), path(3, 2, 'EWS'), path(4, 2, 'EW'), path(2, 3, 'NE'), path(3, 3, 'NW')],
    mines: [],
    traps: [],
    players: [],
    ...change,
  } as unknown as View;
}

const reach = (view: View, steps = 3) => routes(view, [1, 2], ['e'], steps).flat().map(({ cell, dirs, traps }) => `${label(cell)} ${dirs.join('')} ${traps}`);

describe('routes', () => {
  it('reach as far as the steps allow', () => {
    expect(reach(board(), 2).sort()).toEqual(['C3 e 0', 'C4 es 0', 'D3 ee 0']);
    expect(reach(board())).toContain('E3 eee 0');
  });

  it('go around a trap if there are enough steps', () => {
    const trap = board({ traps: [edgeOf([2, 2], 'e')!] });
    expect(reach(trap, 2)).toContain('D3 ee 1');
    expect(reach(trap, 4)).toContain('D3 esen 0');
  });

  it('offer both routes when the one without a trap is longer', () => {
    const trap = board({ traps: [edgeOf([2, 2], 'e')!] });
    const ways = routes(trap, [1, 2], ['e'], 4).filter((each) => each.length > 1);
    expect(ways.map((each) => each.map(({ cell, dirs, traps }) => `${label(cell)} ${dirs.join('')} ${traps}`))).toEqual([['D3 esen 0', 'D3 ee 1']]);
    expect(routes(board(), [1, 2], ['e'], 4).every((each) => each.length === 1)).toBe(true);
  });

  it('stop at obstacles, trolls and face-down mines', () => {
    const lake = board();
    lake.paths[1]!.special = 'lake';
    expect(reach(lake, 2).sort()).toEqual(['C3 e 0', 'C4 es 0']);
    lake.paths[1]!.overcome = true;
    expect(reach(lake, 2)).toContain('D3 ee 0');
    const troll = board({ players: [{ troll: { card: 't', edge: edgeOf([2, 2], 'e')! } }] as View['players'] });
    expect(reach(troll, 2).sort()).toEqual(['C3 e 0', 'C4 es 0']);
    const mine = board({ paths: [], mines: [{ cell: [2, 2], face_up: false, content: null, exits: null }] });
    expect(reach(mine)).toEqual(['C3 e 0']);
  });

  it('number edges as in the rules', () => {
    expect(edgeOf([2, 2], 'e')).toBe(22);
    expect(edgeOf([1, 2], 's')).toBe(93);
    expect(edgeOf([0, 0], 'n')).toBeUndefined();
  });
});

describe('the proposal for a first turn', () => {
  const lay = (card: string, x: number, rot = false): Move => ({ type: 'play_path', card, cell: [x, 2], rot });
  const discard: Move = { type: 'discard', cards: ['cross1'] };
  const pawn = [1, 2];
  const beginning = board({ round: 1, phase: 'play_card', plays: ['B path cross1 2 2 to 2 2'], players: [{ pawn }, { pawn }] as unknown as View['players'] });

  it('is the path that leads east from our dwarf', () => {
    expect(firstMove(beginning, 0, [discard, lay('stub_v1', 2), lay('line_h1', 10), lay('line_h1', 2), lay('line_h1', 0)])).toEqual(lay('line_h1', 2));
  });

  it('is a card to discard if no path fits, and nothing after the first turn', () => {
    expect(firstMove(beginning, 0, [discard])).toEqual(discard);
    expect(firstMove(beginning, 1, [discard, lay('line_h1', 2)])).toBeUndefined();
  });
});

it('a walk is over when only the cells it passed through are left', () => {
  // At E3, coming from C3 and D3, the only way leads back.
  const walked: [number, number][] = [[2, 2], [3, 2]];
  const back = routes(board(), [4, 2], ['w'], 1);
  expect(onlyBack(back, walked)).toBe(true);
  // With two steps, the detour through row 4 is new ground.
  expect(onlyBack(routes(board(), [4, 2], ['w'], 2), walked)).toBe(false);
  // Before the first step, a player may want to go back or stay.
  expect(onlyBack(back, [])).toBe(false);
});
