import { expect, it } from 'vitest';

import type { View } from '$lib/generated/my-treasure';

import { whyNotDraw } from './forbidden';

const view = (change: Partial<View>) => ({ actor: 0, phase: 'choose', players: [{ hold: null }, { hold: null }], ...change }) as unknown as View;

it('says for the deck why no card can be drawn', () => {
  expect(whyNotDraw(view({ phase: 'place' }), 0)).toEqual({ reason: 'place_first', rule: 'MS-104' });
  expect(whyNotDraw(view({ actor: 1 }), 0)).toEqual({ reason: 'not_your_turn', rule: 'MS-101' });
  expect(whyNotDraw(view({ phase: 'flee' }), 0)).toEqual({ reason: 'must_flee', rule: 'MS-201' });
  expect(whyNotDraw(view({ actor: null }), 0)).toEqual({ reason: 'game_over', rule: 'MS-404' });
});
