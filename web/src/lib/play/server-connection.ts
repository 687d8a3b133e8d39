/** The connection to a table on the server: one socket, reopened whenever it is lost. */
import { api, ApiError } from '$lib/api';
import type { Code, FromClient, FromServer } from '$lib/generated/protocol';
import type { Link, TableConnection, TableListener } from '$lib/play/connection';
import { Follower, type Change } from '$lib/play/follow';
import { left } from '$lib/play/left.svelte';
import { openTableAgain } from '$lib/play/open';
import { Ear, leave } from '$lib/play/watch.svelte';

/** The cap of the exponential backoff after a lost connection. */
const RETRY_MAX_MS = 8000;

/** Error codes that mean there is no such table: its id is unknown or malformed. */
const GONE: Code[] = ['not_found', 'bad_request'];

export class ServerConnection implements TableConnection {
  readonly where = 'server';
  private listener: TableListener | undefined;
  private link: Link = 'connecting';
  private socket: WebSocket | undefined;
  private retry = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly ear: Ear;

  constructor(readonly id: string) {
    this.ear = new Ear(id);
  }

  open(listener: TableListener): void {
    this.listener = listener;
    addEventListener('online', this.reconnect);
    addEventListener('offline', this.wentOffline);
    this.connect();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  refresh(): void {
    const old = this.socket;
    this.connect();
    if (old) hangUp(old);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.reconnect);
    removeEventListener('offline', this.wentOffline);
    if (this.socket) hangUp(this.socket);
  }

  async leave(): Promise<void> {
    await leave(this.id);
    left.add(this.id);
  }

  async again(next: string | undefined): Promise<void> {
    await openTableAgain(next ?? (await api.rematch(this.id)).table);
  }

  transcript(): Promise<string> {
    return api.transcript(this.id);
  }

  private linked(link: Link): void {
    this.link = link;
    this.listener?.linked(link);
  }

  private reconnect = (): void => {
    if (this.closed || this.link === 'open') return;
    clearTimeout(this.timer);
    this.connect();
  };

  private wentOffline = (): void => {
    this.linked('offline');
    if (this.socket) hangUp(this.socket);
  };

  private connect(): void {
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    const follower = new Follower();
    let lost = false;
    let opened = false;
    socket.addEventListener('open', () => (opened = true));
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer | Change;
      if (message.type === 'welcome') lost = false;
      const whole = follower.whole(message);
      if (whole) return this.receive(whole);
      // Changes that were sent before the whole view do not fit either.
      if (!lost) this.send({ type: 'resume' });
      lost = true;
    };
    socket.onclose = () => {
      if (socket === this.socket) void this.lost(opened);
    };
  }

  private receive(message: FromServer): void {
    if (message.type === 'welcome') {
      this.retry = 0;
      this.linked('open');
    }
    this.ear.hear(message);
    this.listener?.receive(message);
  }

  private async lost(opened: boolean): Promise<void> {
    if (this.closed) return;
    if (!navigator.onLine) return this.linked('offline');
    if (!opened && this.retry <= 1 && (await this.refused())) return;
    this.linked('lost');
    const wait = Math.min(RETRY_MAX_MS, 250 * 2 ** this.retry++);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Finds out why a socket never opened. Returns whether that is final; anything else may be temporary. */
  private async refused(): Promise<boolean> {
    const found = await api.table(this.id).catch((error: unknown) => {
      if (error instanceof ApiError && GONE.includes(error.body.code)) this.linked('gone');
    });
    if (!found) return this.link === 'gone';
    if ((await codeOf(api.view(this.id))) !== 'no_spectators' || this.closed) return false;
    this.linked('shut');
    this.listener?.receive({ type: 'table', table: found });
    // Whoever is invited may still sit down, and sees who else has done so in the meantime.
    if (found.state === 'open') this.timer = setTimeout(() => this.connect(), RETRY_MAX_MS);
    return true;
  }
}

/** The error code of a request that the server refused. */
async function codeOf(request: Promise<unknown>): Promise<Code | undefined> {
  return request.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error.body.code : undefined),
  );
}

/** Closes a socket. If it is still connecting, waits until it is open, because browsers log an error otherwise. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
