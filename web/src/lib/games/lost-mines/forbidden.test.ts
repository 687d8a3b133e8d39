import { expect, it } from 'vitest';

import { CARDS, type CardId, type View } from '$lib/generated/lost-mines';

import { whyNotCell } from './forbidden';

const cardOf = (type: string) => Object.keys(CARDS).find((card) => CARDS[card as CardId]!.type === type) as CardId;
const view = {
  phase: 'play_card',
  paths: [{ cell: [2, 2], exits: 'EW', special: 'lake', overcome: false }],
  mines: [{ cell: [9, 0], face_up: false }],
  players: [{ seat: 0, pawn: [1, 2] }],
} as unknown as View;
const why = (held: CardId | undefined, cell: [number, number], change: Partial<View> = {}, mine = true) =>
  whyNotCell({ view: { ...view, ...change } as View, mine, held, discarding: false }, cell).id;

it('says for every cell why it cannot be chosen', () => {
  expect(why(undefined, [3, 2], {}, false)).toBe('lost-mines-refusal-not_your_turn');
  expect(why(undefined, [3, 2])).toBe('web-lost-mines-why-card');
  expect(why(cardOf('path'), [2, 2])).toBe('lost-mines-refusal-not_free');
  expect(why(cardOf('path'), [6, 6])).toBe('lost-mines-refusal-no_neighbor');
  expect(why(cardOf('path'), [3, 2])).toBe('web-lost-mines-why-fit');
  expect(why(cardOf('tool'), [3, 2])).toBe('lost-mines-refusal-no_obstacle');
  expect(why(cardOf('info'), [3, 2])).toBe('web-lost-mines-ask-look');
  expect(why(cardOf('trap'), [3, 2])).toBe('web-lost-mines-why-edge');
  expect(why(cardOf('storm'), [1, 2])).toBe('lost-mines-refusal-dwarf_on_card');
  expect(why(cardOf('storm'), [9, 0])).toBe('lost-mines-refusal-not_removable');
  expect(why(undefined, [2, 2], { phase: 'moving' })).toBe('lost-mines-refusal-obstacle_ahead');
  expect(why(undefined, [8, 6], { phase: 'moving' })).toBe('web-lost-mines-why-far');
});
