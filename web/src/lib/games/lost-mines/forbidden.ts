/**
 * Why a cell of the board cannot be chosen now. The server decides; this only saves a round trip, and uses the server's wording where
 * there is one.
 */
import { CARDS, type CardId, type Cell, type View } from '$lib/generated/lost-mines';

import { beside, cellAt, same, STARTS } from './layout';

export interface Forbidden {
  /** The message id; the message takes the cell's name as `at`. */
  id: string;
  rule?: string;
}

export interface Choosing {
  view: View;
  /** Whether it is our turn to act. */
  mine: boolean;
  held: CardId | undefined;
  discarding: boolean;
}

const OBSTACLES = ['trunk', 'lake', 'pit', 'rocks'];
const refusal = (reason: string, rule: string): Forbidden => ({ id: `lost-mines-refusal-${reason}`, rule });

export function whyNotCell({ view, mine, held, discarding }: Choosing, cell: Cell): Forbidden {
  if (!mine) return refusal('not_your_turn', 'LM-050');
  if (view.phase === 'moving') return whyNotWalk(view, cell);
  if (view.phase !== 'play_card') return { id: `lost-mines-phase-${view.phase}` };
  if (discarding) return { id: 'web-lost-mines-ask-discard' };
  const face = held ? CARDS[held] : undefined;
  switch (face?.type) {
    case undefined:
      return { id: 'web-lost-mines-why-card' };
    case 'path':
      return whyNotLay(view, cell);
    case 'tool':
      return refusal('no_obstacle', 'LM-090');
    case 'info':
      return { id: 'web-lost-mines-ask-look' };
    case 'storm':
      return whyNotStorm(view, cell);
    default:
      return { id: 'web-lost-mines-why-edge', rule: 'LM-111' };
  }
}

const lies = (view: View, cell: Cell) =>
  view.paths.some((path) => same(path.cell, cell)) || view.mines.some((mine) => same(mine.cell, cell)) || STARTS.some((start) => same(start.cell, cell));

function whyNotLay(view: View, cell: Cell): Forbidden {
  if (lies(view, cell)) return refusal('not_free', 'LM-070');
  const neighbors = (['n', 'e', 's', 'w'] as const).map((dir) => beside(cell, dir)).filter(cellAt);
  if (!neighbors.some((each) => lies(view, each))) return refusal('no_neighbor', 'LM-071');
  return { id: 'web-lost-mines-why-fit', rule: 'LM-072' };
}

function whyNotStorm(view: View, cell: Cell): Forbidden {
  if (view.players.some(({ pawn }) => same(pawn, cell))) return refusal('dwarf_on_card', 'LM-130');
  const path = view.paths.some((each) => same(each.cell, cell));
  return lies(view, cell) && !path ? refusal('not_removable', 'LM-131') : refusal('no_path_card', 'LM-130');
}

function whyNotWalk(view: View, cell: Cell): Forbidden {
  const path = view.paths.find((each) => same(each.cell, cell));
  if (path && OBSTACLES.includes(path.special) && !path.overcome) return refusal('obstacle_ahead', 'LM-149');
  return { id: 'web-lost-mines-why-far', rule: 'LM-145' };
}
