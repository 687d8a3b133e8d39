/** Why something on the board cannot be done now, named as in the server's refusals. The server decides; this only saves a round trip. */
import type { Action, Phase } from '$lib/generated/klatz';

export interface Forbidden {
  reason: string;
  rule: string;
}

/** The rule that describes an action card. */
export const RULE_OF: Record<Action, string> = {
  shift1: 'KZ-041',
  shift2: 'KZ-042',
  swap: 'KZ-043',
  remove: 'KZ-044',
  extra: 'KZ-045',
  market: 'KZ-046',
  return: 'KZ-047',
};

/** Why no card can be added to the wall. */
export function whyNotPlace(active: boolean, phase: Phase): Forbidden {
  if (!active) return { reason: 'not_your_turn', rule: 'KZ-020' };
  if (phase.type === 'placing_drawn') return { reason: 'place_drawn_first', rule: 'KZ-023' };
  return { reason: 'already_placed', rule: 'KZ-024' };
}

/** Why an action card cannot be played, or the hand cannot be discarded. */
export function whyNotAct(active: boolean, phase: Phase, what: 'card' | 'redraw'): Forbidden {
  if (!active) return { reason: 'not_your_turn', rule: 'KZ-020' };
  switch (phase.type) {
    case 'await_place':
      return { reason: 'place_first', rule: 'KZ-020' };
    case 'placing_drawn':
      return { reason: 'place_drawn_first', rule: 'KZ-023' };
    case 'placing_new':
      return { reason: 'place_new_first', rule: 'KZ-046' };
    case 'await_end':
      if (phase.redrawn) return { reason: 'turn_over', rule: 'KZ-028' };
      return what === 'card' ? { reason: 'quota_used', rule: 'KZ-026' } : { reason: 'redraw_too_late', rule: 'KZ-028' };
    default:
      return what === 'card' ? { reason: 'no_effect', rule: 'KZ-048' } : { reason: 'redraw_too_late', rule: 'KZ-028' };
  }
}

/** Why the turn cannot end. */
export function whyNotEnd(active: boolean, phase: Phase): Forbidden {
  if (!active) return { reason: 'not_your_turn', rule: 'KZ-020' };
  if (phase.type === 'placing_new') return { reason: 'place_new_first', rule: 'KZ-046' };
  return phase.type === 'await_act' ? { reason: 'must_act', rule: 'KZ-027' } : { reason: 'must_place', rule: 'KZ-024' };
}
