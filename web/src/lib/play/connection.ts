/**
 * The connection to a table. The page uses the same protocol messages for a table on a server and for one on this device:
 * `ServerConnection` carries them over a socket, `LocalConnection` ($lib/local) to a worker.
 */
import type { FromClient, FromServer } from '$lib/generated/protocol';

/** `shut`: the table is closed to spectators, and we do not sit there. */
export type Link = 'connecting' | 'open' | 'lost' | 'offline' | 'gone' | 'shut';

/** Receives what comes from the table. */
export interface TableListener {
  receive: (message: FromServer) => void;
  /** Called when the state of the connection changes. */
  linked: (link: Link) => void;
}

export interface TableConnection {
  /** The table's id. */
  readonly id: string;
  /** Whether the table is on a server or only on this device. */
  readonly where: 'server' | 'device';
  /** Opens the connection; must be called once. */
  open(listener: TableListener): void;
  /** Sends a message; returns whether it was sent. */
  send(message: FromClient): boolean;
  /** Asks for a new `welcome`, because who we are at this table has changed. */
  refresh(): void;
  /** Ends the connection; the seat stays ours. */
  close(): void;
  /** Gives up the seat. */
  leave(): Promise<void>;
  /** Opens the next game with the same players and goes there. */
  again(next: string | undefined): Promise<void>;
  /** The transcript of the whole game, once it is over. */
  transcript(): Promise<string>;
}
