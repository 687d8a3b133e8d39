/**
 * The stage manager. The peaks of a game (an orc, a photo, a dragon) are shown one at a time, each for about a second, and nothing else
 * happens meanwhile. The table holds back the next view until the stage is free (`Room` uses `busy` and `free`). A touch or a key ends
 * the current peak. With motion off, or while the page is hidden, there are none.
 */
import { untrack } from 'svelte';

import { settings } from '$lib/settings.svelte';
import { sound, tremble, type Sound } from '$lib/sound';

/** One peak. */
export interface Moment {
  /** Its name, for the component that draws it: `moments.now?.name === 'orc'`. */
  name: string;
  /** Its subject: the card that was turned over, the winner. */
  about?: unknown;
  /** How long it takes: 800 to 1500 for something to see and feel. `Infinity` lasts until `skip` is called, for something to read. */
  ms: number;
  /** Whether the table holds back the next view; true by default. A game of reaction never waits. */
  holds?: boolean;
  sound?: Sound;
  /** Whether a phone vibrates with it. */
  shakes?: boolean;
  /** Called when it is shown, to start animations (`motion.ts`). */
  begin?: () => void;
  /** Called when it is over or was skipped, even if it was never shown. */
  end?: () => void;
}

export class Moments {
  /** The current peak. */
  now = $state.raw<Moment>();
  /** Peaks are over before they begin, because the table is catching up. */
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

  /** Whether the table must wait for a peak that is shown or queued. */
  get busy(): boolean {
    return [this.now, ...this.waiting].some((moment) => moment !== undefined && moment.holds !== false);
  }

  /** Queues a peak. */
  play(moment: Moment): void {
    // Boards call this while they are drawn, and must not be redrawn because of it.
    untrack(() => this.add(moment));
  }

  private add(moment: Moment): void {
    // What has to be read is shown even with motion off.
    if (this.closed || this.quiet || (!this.moves() && Number.isFinite(moment.ms))) {
      moment.end?.();
      return;
    }
    this.waiting = [...this.waiting, moment];
    if (!this.now) this.next();
  }

  /** Ends the current peak; the next one begins. */
  skip = (): void => {
    clearTimeout(this.timer);
    const { now } = this;
    this.now = undefined;
    now?.end?.();
    this.next();
  };

  /** Ends everything immediately: the table was left, or the page is hidden. */
  clear(): void {
    const all = [this.now, ...this.waiting];
    this.waiting = [];
    this.now = undefined;
    clearTimeout(this.timer);
    for (const moment of all) moment?.end?.();
    this.tell();
  }

  /** Calls `act` once the stage is free, immediately if it is. Returns a function that cancels it. */
  free(act: () => void): () => void {
    if (!this.busy) {
      act();
      return () => undefined;
    }
    this.listeners.add(act);
    return () => this.listeners.delete(act);
  }

  /** Shows nothing from now on. */
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
