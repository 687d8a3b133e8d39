/** The messages between the main thread and the workers. */
import type { FromClient, FromServer, TableInfo } from '$lib/generated/protocol';
import type { Failure } from './module';

/** A request to a worker's module, with an id. */
export interface Request {
  id: number;
  request: { do: string } & Record<string, unknown>;
}

/** The reply to the request with the same id. */
export type Reply = { id: number; ok: unknown } | { id: number; error: Failure };

/** The first message to a plain worker. `port`, if given, is a second source of requests. */
export interface Begin {
  url: string;
  port?: MessagePort;
}

/** The first message to a table's worker. `bots` is a port to the worker that thinks for its bots. */
export interface BeginTable {
  url: string;
  bots: MessagePort;
}

/** What the page sends to a table's worker. */
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

/** What a table's worker sends to the page. */
export type FromTable =
  | ({ type: 'reply' } & Reply)
  | { type: 'hear'; line: number; message: FromServer }
  | { type: 'info'; info: TableInfo }
  | { type: 'saved'; saved: string };
