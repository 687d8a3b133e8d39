/**
 * The stage manager: peaks of a game (an orc, a photo, a dragon) are shown one after the other, each for about a second, and
 * nothing else happens meanwhile. The table waits with the next view until the stage is free (`Room` asks `busy` and `free`).
 * A touch or a key ends the peak that is shown. Where things should not move, and where nobody looks, there are none.
 */
import { untrack } from 'svelte';

import { settings } from '$lib/settings.svelte';
import { sound, tremble, type Sound } from '$lib/sound';

/** One peak. */
export interface Moment {
  /** What it is called, for whoever draws it: `moments.now?.name === 'orc'`. */
  name: string;
  /** What was it: the card that turned over, the one who won. */
  about?: unknown;
  /** How long it takes: 800 to 1500 for something to be seen and felt. `Infinity` until `skip` is called, for what has to be read. */
  ms: number;
  /** Whether the table waits with the next view; it does unless told otherwise. A game of reaction never waits. */
  holds?: boolean;
  sound?: Sound;
  /** A phone trembles with it. */
  shakes?: boolean;
  /** Called when it is shown, for what flies and turns (`motion.ts`). */
  begin?: () => void;
  /** Called when it is over or was skipped; also where it was never shown. */
  end?: () => void;
}

export class Moments {
  /** The peak that is shown. */
  now = $state.raw<Moment>();
  /** Peaks are over before they begin: the table catches up. */
  quiet = false;
  private waiting = $state.raw<Moment[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private listeners = new Set<() => void>();
  private closed = false;

  constructor(private readonly moves: () => boolean = () => settings.moves && !document.hidden) {
    addEventListener('pointerdown', this.pressed, { capture: true });
    addEventListener('keydown', this.pressed, { capture: true });
    document.addEventListener('visibilitychange', this.looked);
  }

  /** Whether the table has to wait for a peak that is shown or will be. */
  get busy(): boolean {
    return [this.now, ...this.waiting].some((moment) => moment !== undefined && moment.holds !== false);
  }

  /** Shows a peak after those that were asked for before. */
  play(moment: Moment): void {
    // Boards ask while they are drawn, and are not to be drawn again for it.
    untrack(() => this.add(moment));
  }

  private add(moment: Moment): void {
    // What has to be read is shown to everybody.
    if (this.closed || this.quiet || (!this.moves() && Number.isFinite(moment.ms))) {
      moment.end?.();
      return;
    }
    this.waiting = [...this.waiting, moment];
    if (!this.now) this.next();
  }

  /** Ends the peak that is shown; the next one begins. */
  skip = (): void => {
    clearTimeout(this.timer);
    const { now } = this;
    this.now = undefined;
    now?.end?.();
    this.next();
  };

  /** Ends everything at once: the table was left, or nobody looks. */
  clear(): void {
    const all = [this.now, ...this.waiting];
    this.waiting = [];
    this.now = undefined;
    clearTimeout(this.timer);
    for (const moment of all) moment?.end?.();
    this.tell();
  }

  /** Calls back once, when the stage is free; at once if it is. Returns how to call it off. */
  free(act: () => void): () => void {
    if (!this.busy) {
      act();
      return () => undefined;
    }
    this.listeners.add(act);
    return () => this.listeners.delete(act);
  }

  /** Nothing is shown any more, ever. */
  close(): void {
    this.closed = true;
    this.clear();
    removeEventListener('pointerdown', this.pressed, { capture: true });
    removeEventListener('keydown', this.pressed, { capture: true });
    document.removeEventListener('visibilitychange', this.looked);
  }

  private next(): void {
    const [moment, ...rest] = this.waiting;
    this.waiting = rest;
    if (!moment) return this.tell();
    this.now = moment;
    if (moment.sound) sound(moment.sound);
    if (moment.shakes) tremble('peak');
    moment.begin?.();
    if (Number.isFinite(moment.ms)) this.timer = setTimeout(this.skip, moment.ms);
    if (!this.busy) this.tell();
  }

  private tell(): void {
    const acts = [...this.listeners];
    this.listeners.clear();
    for (const act of acts) act();
  }

  private pressed = (): void => {
    if (this.now && Number.isFinite(this.now.ms)) this.skip();
  };

  private looked = (): void => {
    if (document.hidden && Number.isFinite(this.now?.ms ?? 0)) this.clear();
  };
}
