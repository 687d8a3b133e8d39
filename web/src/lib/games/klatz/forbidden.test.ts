import { expect, it } from 'vitest';

import { whyNotAct, whyNotEnd, whyNotPlace } from './forbidden';

it('says which step of the turn comes first, and what has already been done', () => {
  const act = { type: 'await_act', played: 0 } as const;
  const end = { type: 'await_end', redrawn: false } as const;
  expect(whyNotPlace(false, { type: 'await_place' }).reason).toBe('not_your_turn');
  expect(whyNotPlace(true, act).reason).toBe('already_placed');
  expect(whyNotAct(true, { type: 'await_place' }, 'card').reason).toBe('place_first');
  expect(whyNotAct(true, end, 'card').reason).toBe('quota_used');
  expect(whyNotAct(true, act, 'card').reason).toBe('no_effect');
  expect(whyNotAct(true, end, 'redraw').reason).toBe('redraw_too_late');
  expect(whyNotAct(true, { type: 'await_end', redrawn: true }, 'card').reason).toBe('turn_over');
  expect(whyNotEnd(true, act).reason).toBe('must_act');
  expect(whyNotEnd(true, { type: 'await_place' }).reason).toBe('must_place');
});
