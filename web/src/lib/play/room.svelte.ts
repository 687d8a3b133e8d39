/** The state of an open table, as received over any kind of connection. */
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

/** With more views than this waiting, peaks are skipped until the page has caught up. */
const BACKLOG = 8;

export class Room {
  table = $state.raw<TableInfo>();
  seat = $state<number>();
  presence = $state.raw<Presence>({ online: [], watchers: 0 });
  said = $state.raw<Said[]>([]);
  /** The parts of the last view, tracked separately: readers of an unchanged part are not notified. */
  private live = new LiveView();
  legal = $state.raw<unknown[]>([]);
  events = $state.raw<unknown[]>([]);
  resumed = $state(false);
  turn = $state.raw<Frame['turn']>();
  clocks = $state.raw<Frame['clocks']>([]);
  outcome = $state.raw<Frame['outcome']>();
  /** The number of the last frame; increases with each. */
  number = $state(0);
  link = $state<Link>('connecting');
  /** A move is on its way; the board waits. */
  busy = $state(false);
  /** Views are shown as they arrive, without peaks and pauses, until it is our turn again. */
  skipping = $state(false);
  /** When the frame arrived, for clocks that keep running. Not reactive: the clocks change at the same time. */
  arrived = 0;
  private last: Frame['view'];
  emotes = $state.raw<{ seat: number; emote: Emote; id: number }[]>([]);

  /** Callbacks for the board. */
  onrefused: (error: ErrorBody) => void = () => {};
  onframe: (frame: Frame) => void = () => {};
  private hear: ((message: unknown) => void) | undefined;
  /** Messages of the arbiter that arrived before the board could receive them; some are sent only once. */
  private unheard: unknown[] = [];

  /** Views waiting for a peak to end. */
  private held: Frame[] = [];
  private draining = false;
  /** Ends the wait for the next view. */
  private goOn: () => void = () => {};

  private nextId = 1;
  private nextEmote = 0;
  private closed = false;

  constructor(
    readonly connection: TableConnection,
    /** The peaks of the table. Views wait while one is shown. */
    private readonly moments?: Moments,
    /** The minimum time, in ms, that a view is shown before the next one. */
    private readonly pause: () => number = () => 0,
  ) {
    connection.open({ receive: (message) => this.receive(message), linked: (link) => this.linked(link) });
  }

  get id(): string {
    return this.connection.id;
  }

  /** The last view, reactive part by part; undefined before the first. */
  get view(): unknown {
    return this.live.view;
  }

  /** The last view and its legal moves as plain values, to pass on. */
  get plain(): { view: unknown; legal: unknown[] } | undefined {
    return this.last === undefined ? undefined : { view: this.last, legal: this.legal };
  }

  /** Subscribes the board to the arbiter's messages, including earlier ones. */
  set onarbiter(hear: (message: unknown) => void) {
    this.hear = hear;
    for (const message of this.unheard.splice(0)) hear(message);
  }

  /** Closes the connection; the seat stays ours. */
  close(): void {
    this.closed = true;
    this.connection.close();
  }

  /** Asks for a new `welcome`, because who we are at this table has changed. */
  refresh(): void {
    this.connection.refresh();
  }

  /** Plays one of the legal moves. */
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

  /** Shows the waiting views one at a time, each when the stage is free. Without anything to wait for, a view is shown immediately. */
  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    while (this.held.length > 0) {
      const wait = this.turnOfNext();
      if (wait) await wait;
      const frame = this.held.shift();
      if (frame) this.show(frame);
      // The board registers its peaks while it is drawn.
      if (this.held.length > 0) await tick();
    }
    this.draining = false;
  }

  /** Waits until the stage is free and the last view has been shown long enough; undefined if there is nothing to wait for. */
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
