/** What a first game is like. */
import type { GameCard } from '$lib/generated/protocol';

/** How many seats a first game has: three where the game allows it, so that there is somebody to watch. */
export function seatsByDefault(game: GameCard): number {
  return Math.min(Math.max(3, game.seats_min), game.seats_max);
}

/** The level a newcomer meets: the second weakest, or the only one. */
export function levelByDefault(game: GameCard): string {
  return game.levels.find((level) => level === 'medium') ?? game.levels[0] ?? 'random';
}
