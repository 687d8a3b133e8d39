/**
 * The connection to a table on this device. When several people share the device, it shows one seat at a time. In between, the curtain is
 * down, and this page has only what a spectator may see.
 */
import { engine } from '$lib/engine';
import type { LocalLine, LocalSeat, LocalTable } from '$lib/engine/types';
import type { Frame, FromClient, FromServer } from '$lib/generated/protocol';
import type { TableConnection, TableListener } from '$lib/play/connection';
import { router } from '$lib/router.svelte';

import { put } from './running';
import { saves, type Kept } from './saves';

export class LocalConnection implements TableConnection {
  readonly where = 'device';
  /** The seats of people, in order. */
  readonly people: number[];
  /** The seat that holds the device; undefined while the curtain is down. */
  holder = $state<number>();
  /** The seat that should take the device next. */
  next = $state<number>();
  /** The device has no room left: the game continues, but is lost when the page is closed. */
  unsaved = $state(false);
  /** Moves the holder has made since taking the device, which can be taken back. */
  made = $state(0);

  private listener: TableListener | undefined;
  private line: LocalLine | undefined;
  /** The number of lines so far; only the last one counts. */
  private lines = 0;
  private turn: Frame['turn'] | undefined;
  private acked: number | null = null;
  private over = $state(false);
  private kept: Kept | undefined;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(readonly table: LocalTable) {
    this.people = table.info.seats.flatMap(({ occupant }, seat) => (occupant.type === 'person' ? [seat] : []));
    table.onsave = (saved) => this.keep({ saved });
  }

  get id(): string {
    return this.table.id;
  }

  /** Whether several people share the device. */
  get shared(): boolean {
    return this.people.length > 1;
  }

  /** Whether the curtain is down: nobody's hand is on the page. */
  get curtain(): boolean {
    return this.shared && this.holder === undefined && !this.over;
  }

  open(listener: TableListener): void {
    this.listener = listener;
    addEventListener('visibilitychange', this.rest);
    // A move may be faster than this; its save is newer.
    void this.table.save().then(
      (saved) => this.kept?.saved || this.keep({ saved }),
      () => (this.unsaved = true),
    );
    listener.linked('open');
    if (this.shared) this.connect(undefined);
    else this.connect(this.people[0]);
    this.rest();
  }

  send(message: FromClient): boolean {
    if (!this.line || this.curtain) return false;
    // Serialized as for a socket: a board may pass an object that cannot be cloned for a worker.
    this.line.send(JSON.parse(JSON.stringify(message)) as FromClient);
    return true;
  }

  refresh(): void {
    this.connect(this.holder);
  }

  close(): void {
    removeEventListener('visibilitychange', this.rest);
    this.line?.close();
    this.line = undefined;
    this.table.onsave = undefined;
    this.table.close();
  }

  /** Puts the device down for the next person. */
  pass(): void {
    this.connect(undefined);
    this.rest();
  }

  /** The next person takes the device. */
  lift(): void {
    this.connect(this.next ?? this.people[0]);
    this.rest();
  }

  /** Whether the holder's last decision can be taken back, because nobody else has acted on it yet. */
  get canTakeBack(): boolean {
    return this.holder !== undefined && !this.over && (!this.shared || this.made > 0);
  }

  async takeBack(): Promise<void> {
    if (this.holder === undefined) return;
    await this.table.takeBack(this.holder);
    this.made = Math.max(0, this.made - 1);
  }

  async leave(): Promise<void> {
    this.table.onsave = undefined;
    await this.writing.catch(() => undefined);
    await saves.remove(this.id);
  }

  async again(): Promise<void> {
    const { game, options, seats } = this.table.info;
    const same = seats.map(
      ({ occupant }): LocalSeat =>
        occupant.type === 'bot'
          ? { type: 'bot', level: occupant.level }
          : { type: 'person', name: occupant.type === 'person' ? occupant.name : '', picture: occupant.type === 'person' ? occupant.picture : 0 },
    );
    router.go(put(await engine().open({ game, options, seats: same })));
  }

  transcript(): Promise<string> {
    return this.table.transcript();
  }

  private connect(seat: number | undefined): void {
    this.line?.close();
    this.line = undefined;
    this.holder = seat;
    [this.made, this.acked] = [0, null];
    const number = ++this.lines;
    // Late messages of an earlier line are for somebody else's eyes.
    this.line = this.table.connect(seat ?? null, (message) => {
      if (number === this.lines) this.hear(message);
    });
  }

  private hear(message: FromServer): void {
    const frame = message.type === 'welcome' ? message.frame : message.type === 'view' ? message : undefined;
    if (frame) this.follow(frame);
    this.listener?.receive(message);
  }

  private follow(frame: Frame): void {
    this.turn = frame.turn;
    if (frame.ack !== null && frame.ack !== this.acked) this.made += 1;
    this.acked = frame.ack;
    if (frame.outcome && !this.over) {
      this.over = true;
      void this.table.transcript().then((transcript) => this.keep({ transcript }), () => undefined);
    }
    if (this.shared) this.next = this.over ? undefined : this.nextPerson();
  }

  /** The person who must act and does not hold the device; undefined while the holder can act. */
  private nextPerson(): number | undefined {
    const must = this.turn?.must ?? [];
    const holder = this.holder;
    if (holder !== undefined && must.includes(holder)) return undefined;
    const waiting = this.people.filter((seat) => must.includes(seat));
    // Clockwise from the previous holder.
    return waiting.find((seat) => holder !== undefined && seat > holder) ?? waiting[0] ?? (holder === undefined ? this.people[0] : undefined);
  }

  /** Pauses bots and clocks while nobody is looking. */
  private rest = (): void => this.table.pause(document.hidden || this.curtain);

  /** Writes the game to the device, one version after the other. */
  private keep(part: Partial<Kept>): void {
    this.kept = { ...(this.kept ?? { id: this.id, saved: '' }), ...part };
    const kept = this.kept;
    if (kept.saved === '') return;
    this.writing = this.writing
      .catch(() => undefined)
      .then(() => (this.kept === kept ? saves.put(kept) : undefined))
      .then(
        () => (this.unsaved = false),
        () => (this.unsaved = true),
      );
  }
}
