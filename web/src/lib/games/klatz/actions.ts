/** What taps on the wall mean while an action card is being played. The server decides which moves are legal. */
import type { Action, Move, Symbol } from '$lib/generated/klatz';

/** The moves of one action card. */
export const movesOf = (legal: Move[], action: Action | undefined): Move[] => legal.filter((move) => move.type === `play_${action}`);

/** Whether a card of the wall can be chosen for these moves, given the `first` card, if one has been chosen. */
export function choosable(moves: Move[], first: number | undefined, at: number): boolean {
  return moves.some((move) => {
    switch (move.type) {
      case 'play_remove':
        return move.at === at;
      case 'play_swap':
        if (first === undefined || first === at) return move.a === at || move.b === at;
        return (move.a === first && move.b === at) || (move.b === first && move.a === at);
      case 'play_shift1':
      case 'play_shift2':
        return move.from === at;
      default:
        return false;
    }
  });
}

/** The move that swaps two chosen cards. */
export const swapOf = (moves: Move[], a: number, b: number): Move | undefined =>
  moves.find((move) => move.type === 'play_swap' && move.a === Math.min(a, b) && move.b === Math.max(a, b));

export const removalOf = (moves: Move[], at: number): Move | undefined => moves.find((move) => move.type === 'play_remove' && move.at === at);

export interface Landing {
  /** The index of the card it precedes in the current wall. */
  at: number;
  side: 'left' | 'right';
  move: Move;
}

/** Where a shifted card can land. */
export function landings(moves: Move[], first: number | undefined): Landing[] {
  return moves.flatMap((move): Landing[] => {
    if ((move.type !== 'play_shift1' && move.type !== 'play_shift2') || move.from !== first) return [];
    const far = move.type === 'play_shift1' ? 1 : 2;
    return [{ at: move.dir === 'left' ? first - far : first + far + 1, side: move.dir, move }];
  });
}

/** Where a card of this kind can be brought back, by position. */
export function returns(moves: Move[], symbol: Symbol | undefined): { at: number; move: Move }[] {
  return moves.flatMap((move) => (move.type === 'play_return' && move.symbol === symbol ? [{ at: move.at, move }] : []));
}

/** Why a card of the wall cannot be chosen, named as in the refusals. */
export function obstacle(card: { symbol: Symbol; covered: boolean }): { reason: 'tower' | 'covered'; rule: string } | undefined {
  if (card.covered) return { reason: 'covered', rule: 'KZ-093' };
  if (card.symbol === 'tower') return { reason: 'tower', rule: 'KZ-100' };
  return undefined;
}
