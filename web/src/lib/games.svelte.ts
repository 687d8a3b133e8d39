/** The games this server offers. */
import { api } from '$lib/api';
import type { GameCard } from '$lib/generated/protocol';

class Games {
  list = $state.raw<GameCard[]>([]);
  private loading: Promise<void> | undefined;

  /** Loads the list once. */
  load(): Promise<void> {
    this.loading ??= api.games().then(
      (list) => void (this.list = list),
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  find(slug: string): GameCard | undefined {
    return this.list.find((game) => game.slug === slug);
  }
}

export const games = new Games();
