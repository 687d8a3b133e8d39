/**
 * The way to a table. The page speaks to a table on a server and to one on this device in the same words: what it sends
 * and hears are the messages of the protocol. `ServerConnection` carries them over a socket, `LocalConnection`
 * ($lib/local) to a worker.
 */
import type { FromClient, FromServer } from '$lib/generated/protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'offline' | 'gone';

/** Who hears what comes from the table. */
export interface TableListener {
  receive: (message: FromServer) => void;
  /** The connection changed. */
  linked: (link: Link) => void;
}

export interface TableConnection {
  /** The table's name. */
  readonly id: string;
  /** Where the table is: on a server, or on this device alone. */
  readonly where: 'server' | 'device';
  /** Begins; to be called once. */
  open(listener: TableListener): void;
  /** Sends a message; says whether it went out. */
  send(message: FromClient): boolean;
  /** Is greeted again: who we are at this table has changed. */
  refresh(): void;
  /** Ends the connection; the seat stays ours. */
  close(): void;
  /** Gives up the seat. */
  leave(): Promise<void>;
  /** Opens the next game with the same players and goes there. */
  again(next: string | undefined): Promise<void>;
  /** The whole game as a text, once it is over. */
  transcript(): Promise<string>;
}
