/**
 * What changed since you last looked: places on the board (`spot 2`, `player 1`) that others have touched are marked until you act.
 * Boards mark places out of the events of a frame, and ask `has` while drawing; the class `fresh` shows it (stage.css).
 */
import { SvelteSet } from 'svelte/reactivity';

export class Changes {
  private places = new SvelteSet<string>();

  /** Something happened there, and not by us. */
  mark(place: string): void {
    this.places.add(place);
  }

  has(place: string): boolean {
    return this.places.has(place);
  }

  /** We have acted: everything has been seen. */
  seen(): void {
    this.places.clear();
  }

  get size(): number {
    return this.places.size;
  }
}
