/** What an open table has told us, over whichever connection leads to it. */
import { tick } from 'svelte';

import type {
  Emote,
  ErrorBody,
  Frame,
  FromClient,
  FromServer,
  Phrase,
  Presence,
  Said,
  TableInfo,
} from '$lib/generated/protocol';
import type { Link, TableConnection } from '$lib/play/connection';
import { LiveView } from '$lib/play/live.svelte';
import { share } from '$lib/play/share';
import type { Moments } from '$lib/stage/moments.svelte';

/** With more views waiting than this, peaks are left out until the table has caught up. */
const BACKLOG = 8;

export class Room {
  table = $state.raw<TableInfo>();
  seat = $state<number>();
  presence = $state.raw<Presence>({ online: [], watchers: 0 });
  said = $state.raw<Said[]>([]);
  /** The parts of the last frame, each by itself: what uses one that is the same as before is left alone. */
  private live = new LiveView();
  legal = $state.raw<unknown[]>([]);
  events = $state.raw<unknown[]>([]);
  resumed = $state(false);
  turn = $state.raw<Frame['turn']>();
  clocks = $state.raw<Frame['clocks']>([]);
  outcome = $state.raw<Frame['outcome']>();
  /** Of the last frame; goes up with each. */
  number = $state(0);
  link = $state<Link>('connecting');
  /** A move is on its way; the board waits. */
  busy = $state(false);
  /** Views are shown as they come, without peaks and pauses, until we are asked again. */
  skipping = $state(false);
  /** When the frame arrived, for clocks that run on. They are new then, so nobody has to be told. */
  arrived = 0;
  private last: Frame['view'];
  emotes = $state.raw<{ seat: number; emote: Emote; id: number }[]>([]);

  /** What the board listens to. */
  onrefused: (error: ErrorBody) => void = () => {};
  onframe: (frame: Frame) => void = () => {};
  private hear: ((message: unknown) => void) | undefined;
  /** What the arbiter said before the board was there to hear it: it says some things only once. */
  private unheard: unknown[] = [];

  /** Views that wait for a peak to end. */
  private held: Frame[] = [];
  private draining = false;
  /** Ends the wait for the next view. */
  private goOn: () => void = () => {};

  private nextId = 1;
  private nextEmote = 0;
  private closed = false;

  constructor(
    readonly connection: TableConnection,
    /** The peaks of the table: while one is shown, views wait. */
    private readonly moments?: Moments,
    /** How long a view is shown at least, in ms, before the next one that has something to tell. */
    private readonly pause: () => number = () => 0,
  ) {
    connection.open({ receive: (message) => this.receive(message), linked: (link) => this.linked(link) });
  }

  get id(): string {
    return this.connection.id;
  }

  /** The view of the last frame, to be followed part by part; nothing before the first. */
  get view(): unknown {
    return this.live.view;
  }

  /** The last view and its legal moves as they came, for whoever hands them on. */
  get plain(): { view: unknown; legal: unknown[] } | undefined {
    return this.last === undefined ? undefined : { view: this.last, legal: this.legal };
  }

  /** Has the board hear what the game's arbiter says, also what it said before. */
  set onarbiter(hear: (message: unknown) => void) {
    this.hear = hear;
    for (const message of this.unheard.splice(0)) hear(message);
  }

  /** Leaves the connection; the seat stays ours. */
  close(): void {
    this.closed = true;
    this.connection.close();
  }

  /** Is greeted again: who we are at this table has changed. */
  refresh(): void {
    this.connection.refresh();
  }

  /** Plays a move out of the legal list. */
  play(move: unknown): void {
    if (this.view === undefined || this.busy) return;
    this.busy = true;
    this.send({ type: 'play', seen: this.number, move, id: this.nextId++ });
  }

  /** Skips to our turn, or to the end of the game. */
  skip(): void {
    this.skipping = true;
    this.moments?.clear();
    this.goOn();
  }

  arbiter(message: unknown): void {
    this.send({ type: 'arbiter', message });
  }

  say(text: string): void {
    this.send({ type: 'say', text });
  }

  phrase(phrase: Phrase): void {
    this.send({ type: 'phrase', phrase });
  }

  emote(emote: Emote): void {
    this.send({ type: 'emote', emote });
  }

  /** Takes the seat back from the bot that plays for it. */
  back(): void {
    this.send({ type: 'back' });
  }

  private send(message: FromClient): void {
    if (!this.connection.send(message)) this.busy = false;
  }

  private linked(link: Link): void {
    this.link = link;
    if (link !== 'open') this.busy = false;
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.unheard = [];
        this.table = message.table;
        this.seat = message.seat ?? undefined;
        this.presence = message.presence;
        this.said = message.said;
        this.held = [];
        this.moments?.clear();
        if (message.frame) this.show(message.frame);
        return;
      case 'view':
        this.held.push(message);
        return void this.drain();
      case 'table':
        this.table = message.table;
        return;
      case 'presence':
        this.presence = message;
        return;
      case 'said':
        this.said = [...this.said, message].slice(-100);
        return;
      case 'emote': {
        const shown = { seat: message.seat, emote: message.emote, id: this.nextEmote++ };
        this.emotes = [...this.emotes, shown];
        setTimeout(() => (this.emotes = this.emotes.filter((other) => other !== shown)), 3000);
        return;
      }
      case 'arbiter':
        if (this.hear) this.hear(message.message);
        else this.unheard.push(message.message);
        return;
      case 'stale':
        this.busy = false;
        return;
      case 'refused':
      case 'error':
        this.busy = false;
        return this.onrefused(message.error);
      case 'pong':
        return;
      default:
        message satisfies never;
    }
  }

  /** Shows what waits, one view after the other, each when the stage is free. One that nothing hinders is shown at once. */
  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    while (this.held.length > 0) {
      const wait = this.turnOfNext();
      if (wait) await wait;
      const frame = this.held.shift();
      if (frame) this.show(frame);
      // The board asks for its peaks while it is drawn.
      if (this.held.length > 0) await tick();
    }
    this.draining = false;
  }

  /** Waits until the stage is free and the last view has been seen long enough; no wait at all where nothing hinders. */
  private turnOfNext(): Promise<void> | undefined {
    const { moments } = this;
    if (this.closed || !moments) return undefined;
    moments.quiet = this.skipping || this.held.length > BACKLOG;
    const left = moments.quiet || document.hidden ? 0 : this.arrived + this.pause() - performance.now();
    if (!moments.busy && left <= 0) return undefined;
    return new Promise((resolve) => {
      this.goOn = resolve;
      moments.free(() => setTimeout(resolve, Math.max(0, left)));
    });
  }

  private show(frame: Frame): void {
    this.busy = false;
    this.arrived = performance.now();
    this.last = share(this.last, frame.view);
    this.live.show(this.last as Record<string, unknown>);
    this.legal = share(this.legal, frame.legal);
    this.turn = share(this.turn, frame.turn);
    this.clocks = share(this.clocks, frame.clocks);
    this.outcome = share(this.outcome, frame.outcome);
    if (frame.outcome || frame.legal.length > 0) this.skipping = false;
    this.events = frame.events;
    this.resumed = frame.resumed;
    this.number = frame.number;
    this.onframe(frame);
  }
}
