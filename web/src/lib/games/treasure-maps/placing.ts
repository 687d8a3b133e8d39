/** What a tap, a key or a dragged shape means on our two cards. The server decides which placements are legal. */
import type { Move, PlayerView, Shape, View } from '$lib/generated/treasure-maps';

import { center, effects, face, nearest, wayOf, ways } from './geometry';

type Mark = Extract<Move, { type: 'mark' }>;
type Bonus = Extract<Move, { type: 'bonus' }>;

export type Mode = 'shape' | 'single';

/** A move that is shown as a preview and can be made. */
export interface Aim {
  move: Mark | Bonus;
  slot: number;
  /** The cells it crosses. */
  cells: number[];
  /** The cell it was chosen by. */
  anchor: number;
  /** The orientation of the shape, 0 to 7. */
  way: number;
}

export interface Marking {
  shape: Shape | null;
  player: PlayerView;
  legal: Move[];
  mode: Mode;
  way: number;
}

/** Everything that can be crossed on a card now, one entry per placement. */
export function choices({ shape, player, legal, mode, way }: Marking, slot: number): Omit<Aim, 'anchor'>[] {
  const card = player.slots[slot]?.card;
  if (!card) return [];
  return legal.flatMap((move): Omit<Aim, 'anchor'>[] => {
    if (move.type === 'bonus') return move.slot === slot ? [{ move, slot, cells: [move.cell], way }] : [];
    if (move.type !== 'mark' || move.primary.slot !== slot || move.primary.type !== mode) return [];
    if (move.primary.type === 'single') return [{ move, slot, cells: [move.primary.cell], way }];
    return [{ move, slot, cells: move.primary.cells, way: shape ? Math.max(0, wayOf(shape, card, move.primary.cells)) : way }];
  });
}

/** The cells of a card that can be chosen now. */
export const openCells = (marking: Marking, slot: number): number[] => [...new Set(choices(marking, slot).flatMap(({ cells }) => cells))];

/** The orientations to try, the wanted one first: the other turns, then the mirror images. Equal orientations share a number here. */
function tried(marking: Marking, slot: number, way: number): number[] {
  const card = marking.player.slots[slot]?.card;
  if (!marking.shape || !card) return [way];
  return Array.from({ length: 8 }, (_, step) =>
    step < 4 ? (way & 4) | ((way + step) & 3) : ((way & 4) ^ 4) | ((way + step) & 3),
  );
}

/** A tap on a cell: the placement over it in the wanted orientation, or in the next one that exists. */
export function aimAt(marking: Marking, slot: number, cell: number): Aim | undefined {
  const card = marking.player.slots[slot]?.card;
  if (!card) return undefined;
  const over = choices(marking, slot).filter(({ cells }) => cells.includes(cell));
  const { row, column } = face(card).cells[cell]!;
  const found = firstWay(marking, over, slot, marking.way, { row, column });
  return found && { ...found, anchor: cell };
}

/** A shape held over a point of the card: the nearest placement. */
export function aimNear(marking: Marking, slot: number, at: { row: number; column: number }): Aim | undefined {
  const found = firstWay(marking, choices(marking, slot), slot, marking.way, at);
  return found && { ...found, anchor: found.cells[0]! };
}

/** The same placement turned or mirrored: over the same cell if it fits there, otherwise as near as possible. */
export function turned(marking: Marking, aim: Aim, way: number): Aim | undefined {
  const card = marking.player.slots[aim.slot]?.card;
  if (!card) return undefined;
  const at = center(card, aim.cells);
  const all = choices(marking, aim.slot);
  const here = all.filter(({ cells }) => cells.includes(aim.anchor));
  for (const group of [here, all]) {
    const found = firstWay(marking, group, aim.slot, way, at);
    if (found && found.cells.join() !== aim.cells.join()) {
      return { ...found, anchor: found.cells.includes(aim.anchor) ? aim.anchor : found.cells[0]! };
    }
  }
  return aim;
}

/** A repeated tap on the same cell: the next placement over it. */
export function next(marking: Marking, aim: Aim): Aim {
  const over = choices(marking, aim.slot)
    .filter(({ cells }) => cells.includes(aim.anchor))
    .sort((a, b) => a.way - b.way);
  const at = over.findIndex(({ cells }) => cells.join() === aim.cells.join());
  return { ...over[(at + 1) % over.length]!, anchor: aim.anchor };
}

function firstWay<T extends { cells: number[]; way: number }>(
  marking: Marking,
  from: T[],
  slot: number,
  way: number,
  at: { row: number; column: number },
): T | undefined {
  const card = marking.player.slots[slot]!.card;
  if (marking.mode === 'single' || !marking.shape || from.some(({ cells }) => cells.length === 1)) return nearest(card, from, at);
  for (const wanted of tried(marking, slot, way)) {
    // Several orientations can look alike; `wayOf` returns the first of them.
    const same = from.filter((choice) => choice.way === canonical(marking.shape!, wanted));
    if (same.length > 0) return { ...nearest(card, same, at)!, way: wanted };
  }
  return undefined;
}

/** The first of the eight orientations that looks like this one. */
function canonical(shape: Shape, way: number): number {
  const all = waysOf(shape);
  return all.indexOf(all[way]!);
}

const WAYS = new Map<Shape, string[]>();
function waysOf(shape: Shape): string[] {
  let known = WAYS.get(shape);
  if (!known) WAYS.set(shape, (known = ways(shape)));
  return known;
}

/** What a mark gains, and whether it is the last of the turn and therefore final (TM-039). */
export function outlook(view: View, player: PlayerView, aim: Aim): { coins: number; palms: number; due: number; completes: boolean; last: boolean } {
  const fresh = (slot: number) => (view.own?.marks ?? []).filter((mark) => mark.slot === slot).flatMap((mark) => mark.cells);
  const active = player.slots[aim.slot]!;
  const { bonus, coins, palms, completes } = effects(active.card, [...active.crossed, ...fresh(aim.slot)], aim.cells);
  const free = player.slots.reduce(
    (sum, each, slot) => sum + (each ? face(each.card).cells.length - each.crossed.length - fresh(slot).length : 0),
    -aim.cells.length,
  );
  const due = Math.min(free, (view.own?.due ?? 0) - (aim.move.type === 'bonus' ? 1 : 0) + bonus);
  return { coins, palms, due, completes, last: due <= 0 };
}
