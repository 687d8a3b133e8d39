/**
 * What changed since your last move: places on the board (`spot 2`, `player 1`) that others have touched are marked until you act. Boards
 * mark places based on the events of a frame and query `has` while drawing; the class `fresh` makes the mark visible (stage.css).
 */
import { SvelteSet } from 'svelte/reactivity';

export class Changes {
  private places = new SvelteSet<string>();

  /** Somebody else changed this place. */
  mark(place: string): void {
    this.places.add(place);
  }

  has(place: string): boolean {
    return this.places.has(place);
  }

  /** We have acted, so everything counts as seen. */
  seen(): void {
    this.places.clear();
  }

  get size(): number {
    return this.places.size;
  }
}
