/** The opponents a player chose last, by game, remembered on this device. */
import type { GameCard } from '$lib/generated/protocol';
import { levelByDefault, seatsByDefault } from '$lib/play/defaults';

const KEY = 'opponents';

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

class Opponents {
  private chosen = $state.raw(stored());

  /** The levels of the bots in the next game, in seat order: the last choice, if the game still has it. */
  of(game: GameCard): string[] {
    const last = this.chosen[game.slug];
    const fits = Array.isArray(last) && last.length + 1 >= game.seats_min && last.length + 1 <= game.seats_max;
    if (fits && last.every((level) => game.levels.includes(level))) return last;
    return Array.from({ length: seatsByDefault(game) - 1 }, () => levelByDefault(game));
  }

  choose(slug: string, levels: string[]): void {
    this.chosen = { ...this.chosen, [slug]: levels };
    localStorage.setItem(KEY, JSON.stringify(this.chosen));
  }
}

export const opponents = new Opponents();
