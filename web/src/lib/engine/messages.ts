/** What the page's thread and the workers say to each other. */
import type { FromClient, FromServer, TableInfo } from '$lib/generated/protocol';
import type { Failure } from './module';

/** A request to the module of a worker, by number. */
export interface Request {
  id: number;
  request: { do: string } & Record<string, unknown>;
}

/** The answer to the request of that number. */
export type Reply = { id: number; ok: unknown } | { id: number; error: Failure };

/** The first message to a plain worker; `port`, if any, is a second way for requests to come. */
export interface Begin {
  url: string;
  port?: MessagePort;
}

/** The first message to a table's worker; `bots` leads to the worker that thinks for its bots. */
export interface BeginTable {
  url: string;
  bots: MessagePort;
}

/** What the page asks of a table's worker. */
export type ToTable =
  | { type: 'open'; id: number; request: Record<string, unknown> }
  | { type: 'restore'; id: number; saved: string }
  | { type: 'take_back'; id: number; seat: number }
  | { type: 'transcript'; id: number }
  | { type: 'save'; id: number }
  | { type: 'connect'; line: number; seat: number | null }
  | { type: 'disconnect'; line: number }
  | { type: 'send'; line: number; message: FromClient }
  | { type: 'pause'; paused: boolean };

/** What a table's worker tells the page. */
export type FromTable =
  | ({ type: 'reply' } & Reply)
  | { type: 'hear'; line: number; message: FromServer }
  | { type: 'info'; info: TableInfo }
  | { type: 'saved'; saved: string };
