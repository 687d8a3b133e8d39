/** Plays a recorded lesson: waits for the learner's moves, and makes those of the others at a pace you can follow. */
import type { Act, Frame, Lesson, Step } from '$lib/generated/lesson';

/** What the coach adds to the text of the step. */
export type Note = 'other' | 'hinted' | undefined;

export class Player {
  /** The index of the current step. */
  at = $state(0);
  /** How many of its moves have been made. */
  made = $state(0);
  /** Increases with everything the board is shown, as at a table. */
  number = $state(0);
  /** The events the board should show as having just happened. */
  events = $state.raw<unknown[]>([]);
  resumed = $state(true);
  /** Only the expected move can be made. */
  hinted = $state(false);
  note = $state<Note>();
  /** The other players are moving. */
  running = $state(false);

  /** Called with all events, to put them into words. */
  onevents: (events: unknown[]) => void = () => {};

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    /** Milliseconds between the moves of the others. */
    private readonly pace: () => number,
  ) {}

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }

  /** The next move of this step. */
  get act(): Act | undefined {
    return this.step.acts[this.made];
  }

  /** Whether the learner has to make a move. */
  get asked(): boolean {
    return this.act != null && this.act.move !== null;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** What the table shows. */
  get frame(): Frame {
    if (this.made > 0) return this.step.acts[this.made - 1]!.frame;
    for (let before = this.at - 1; before >= 0; before--) {
      const act = this.lesson.steps[before]!.acts.at(-1);
      if (act) return act.frame;
    }
    return this.lesson.opening;
  }

  /** The learner's legal moves or, after a hint, only the expected one. The board takes no input when no move is expected. */
  get legal(): unknown[] {
    return this.hinted ? [this.act!.move] : this.frame.legal;
  }

  /** The learner makes a move on the board. */
  play(move: unknown): void {
    if (!this.asked || this.running) return;
    if (same(move, this.act!.move)) return this.make();
    this.note = 'other';
    // The board starts over with nothing chosen.
    this.show([]);
  }

  /** Highlights the expected move; the second time, makes it. */
  hint(): void {
    if (!this.asked) return;
    if (this.hinted) return this.make();
    this.hinted = true;
    this.note = 'hinted';
  }

  /** Continues: lets the others play, or goes to the next step; while they play, skips to the end of the step. */
  next(): void {
    if (this.asked) return;
    if (this.running) this.rush();
    else if (this.act) this.run();
    else this.go(this.at + 1);
  }

  /** Goes back to the start of this step, or of the one before. */
  back(): void {
    const to = this.made > 0 || this.running ? this.at : this.at - 1;
    if (to < 0) return;
    this.go(to);
    this.resumed = true;
    this.show([], true);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private go(to: number): void {
    clearTimeout(this.timer);
    if (to >= this.lesson.steps.length) return;
    [this.at, this.made, this.running] = [to, 0, false];
    [this.hinted, this.note] = [false, undefined];
  }

  /** Makes the next move, whoever's it is. */
  private make(): void {
    const { events, seat } = this.act!;
    this.made += 1;
    [this.hinted, this.note] = [false, undefined];
    this.show(events);
    this.onevents(events);
    if (this.asked) this.running = false;
    else if (this.act) this.run();
    // Your own move needs no explanation; another player's is shown for a moment before the coach continues.
    else if (seat === 0) this.go(this.at + 1);
    else this.later(() => this.go(this.at + 1));
  }

  private run(): void {
    this.later(() => this.make());
  }

  private later(what: () => void): void {
    this.running = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(what, this.pace());
  }

  /** Makes the moves of the others all at once. */
  private rush(): void {
    clearTimeout(this.timer);
    const events: unknown[] = [];
    while (this.act && !this.asked) {
      events.push(...this.act.events);
      this.made += 1;
    }
    this.running = false;
    if (events.length > 0) {
      this.show(events);
      this.onevents(events);
    }
    if (!this.act) this.go(this.at + 1);
  }

  private show(events: unknown[], resumed = false): void {
    this.events = events;
    this.resumed = resumed;
    this.number += 1;
  }
}

/** Whether two JSON values are equal. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.length &&
    left.every(([key, value]) => same(value, (b as Record<string, unknown>)[key]))
  );
}
