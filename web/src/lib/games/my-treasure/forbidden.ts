/** Why a spot or a token cannot be chosen now, named as in the server's refusals. The server decides; this only saves a round trip. */
import type { Kind, View } from '$lib/generated/my-treasure';

export interface Forbidden {
  reason: string;
  rule: string;
}

/** Reasons that apply to everything: the round is over for us, or it is somebody else's turn. */
function notNow(view: View, seat: number | undefined): Forbidden | undefined {
  if (view.actor === null) return { reason: 'game_over', rule: 'MS-404' };
  if (seat !== undefined && view.players[seat]?.hold) return { reason: 'out_of_round', rule: 'MS-111' };
  if (view.actor === seat) return undefined;
  return view.phase === 'flee' ? { reason: 'not_your_flight', rule: 'MS-203' } : { reason: 'not_your_turn', rule: 'MS-101' };
}

export function whyNotSpot(view: View, seat: number | undefined, index: number): Forbidden {
  const before = notNow(view, seat);
  if (before) return before;
  const spot = view.spots[index]!;
  if (view.phase === 'flee') return spot.state === 'open' ? { reason: 'leave_nothing', rule: 'MS-206' } : { reason: 'spot_taken', rule: 'MS-207' };
  if (spot.state !== 'open') return { reason: 'spot_closed', rule: 'MS-114' };
  return spot.height === 0 ? { reason: 'empty_spot', rule: 'MS-109' } : { reason: 'drew_this_turn', rule: 'MS-106' };
}

export function whyNotDraw(view: View, seat: number | undefined): Forbidden {
  return notNow(view, seat) ?? (view.phase === 'flee' ? { reason: 'must_flee', rule: 'MS-201' } : { reason: 'place_first', rule: 'MS-104' });
}

export function whyNotToken(view: View, seat: number | undefined, kind: Kind): Forbidden {
  const before = notNow(view, seat);
  if (before) return before;
  if (view.players.some(({ hold }) => hold?.token === kind)) return { reason: 'token_taken', rule: 'MS-113' };
  return view.phase === 'flee' ? { reason: 'too_late_to_claim', rule: 'MS-208' } : { reason: 'place_first', rule: 'MS-104' };
}
