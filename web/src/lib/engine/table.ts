/** A local table as the page sees it: two workers and the lines to them. */
import type { FromServer, TableInfo } from '$lib/generated/protocol';
import type { BeginTable, FromTable, ToTable } from './messages';
import { cancelled, Clerk, failed } from './pool';
import { EngineError, type LocalLine, type LocalTable } from './types';

/** A message to a table's worker that expects a reply, before it gets an id. */
type Question = ToTable extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

export class WorkerTable implements LocalTable {
  onsave: ((saved: string) => void) | undefined;
  private readonly worker: Worker;
  private readonly bots: Clerk;
  private readonly hears = new Map<number, (message: FromServer) => void>();
  private readonly waiting = new Map<number, { resolve: (found: never) => void; reject: (error: EngineError) => void }>();
  private next = 1;
  private current: TableInfo | undefined;
  private closed = false;

  private constructor(url: string) {
    const { port1, port2 } = new MessageChannel();
    this.bots = new Clerk(url, port2);
    this.worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.hear(data);
    this.worker.onerror = (event) => this.end(new EngineError('unavailable', event.message || 'the worker could not start'));
    this.worker.postMessage({ url, bots: port1 } satisfies BeginTable, [port1]);
  }

  /** Opens a table. `how` is the first request to its worker. */
  static async open(url: string, how: Question): Promise<WorkerTable> {
    const table = new WorkerTable(url);
    try {
      table.current = await table.ask<TableInfo>(how);
      return table;
    } catch (error) {
      table.close();
      throw error;
    }
  }

  get info(): TableInfo {
    if (!this.current) throw new EngineError('internal', 'the table is not open yet');
    return this.current;
  }

  get id(): string {
    return this.info.id;
  }

  connect(seat: number | null, hear: (message: FromServer) => void): LocalLine {
    const line = this.next++;
    this.hears.set(line, hear);
    this.post({ type: 'connect', line, seat });
    return {
      send: (message) => this.post({ type: 'send', line, message }),
      close: () => {
        this.hears.delete(line);
        this.post({ type: 'disconnect', line });
      },
    };
  }

  takeBack(seat: number): Promise<void> {
    return this.ask({ type: 'take_back', seat });
  }

  transcript(): Promise<string> {
    return this.ask({ type: 'transcript' });
  }

  save(): Promise<string> {
    return this.ask({ type: 'save' });
  }

  pause(paused: boolean): void {
    this.post({ type: 'pause', paused });
  }

  close(): void {
    this.end(cancelled());
  }

  private end(why: EngineError): void {
    this.closed = true;
    this.worker.terminate();
    this.bots.end();
    this.hears.clear();
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }

  private post(message: ToTable): void {
    if (!this.closed) this.worker.postMessage(message);
  }

  private ask<T>(question: Question): Promise<T> {
    if (this.closed) return Promise.reject(cancelled());
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.waiting.set(id, { resolve, reject });
      this.post({ ...question, id } as ToTable);
    });
  }

  private hear(message: FromTable): void {
    switch (message.type) {
      case 'reply': {
        const asker = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        if ('ok' in message) asker?.resolve(message.ok as never);
        else asker?.reject(failed(message.error));
        return;
      }
      case 'hear':
        return this.hears.get(message.line)?.(message.message);
      case 'info':
        this.current = message.info;
        return;
      case 'saved':
        return this.onsave?.(message.saved);
      default:
        message satisfies never;
    }
  }
}
