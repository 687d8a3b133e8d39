/** Defaults for a first game. */
import type { GameCard } from '$lib/generated/protocol';

/** The number of seats: three if the game allows it, so that there is more than one opponent to watch. */
export function seatsByDefault(game: GameCard): number {
  return Math.min(Math.max(3, game.seats_min), game.seats_max);
}

/** The level that newcomers play against: the second weakest, or the only one. */
export function levelByDefault(game: GameCard): string {
  return game.levels.find((level) => level === 'medium') ?? game.levels[0] ?? 'random';
}
