/** Why a cell of our islands cannot be chosen now. The server decides; this only saves a round trip. */
import type { PlayerView, View } from '$lib/generated/treasure-maps';

export interface Forbidden {
  /** The message id; without one, the prompt says it. */
  id?: string;
  rule?: string;
}

export function whyNotCell(view: View, player: PlayerView, slot: number, cell: number): Forbidden {
  const fresh = (view.own?.marks ?? []).some((mark) => mark.slot === slot && mark.cells.includes(cell));
  if (fresh || player.slots[slot]?.crossed.includes(cell)) return { id: 'web-treasure-maps-why-crossed', rule: 'TM-034' };
  if (player.status !== 'crossing') return {};
  return { id: 'web-treasure-maps-why-fit', rule: 'TM-033' };
}
