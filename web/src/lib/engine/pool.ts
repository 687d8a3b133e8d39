/** Workers that handle requests and can be terminated. */
import type { Begin, Reply, Request } from './messages';
import { EngineError, type EngineCode } from './types';
import type { Failure } from './module';

export function failed({ code, message, line, rule }: Failure): EngineError {
  return new EngineError(code as EngineCode, message, line, rule ?? undefined);
}

export const cancelled = () => new EngineError('cancelled', 'it was cancelled');

/**
 * How many workers to use: one per spare core, but no more than actually help. With two cores it is both of them, because the page's own
 * thread has little to do while it waits for the workers.
 */
export function spareCores(cores = navigator.hardwareConcurrency || 1): number {
  return Math.min(8, Math.max(cores - 1, Math.min(cores, 2)));
}

/** One worker with one instance of a module. Requests are answered in order. */
export class Clerk {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve: (found: never) => void; reject: (error: EngineError) => void }>();
  private nextId = 1;

  constructor(url: string, port?: MessagePort) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const asker = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('ok' in data) asker?.resolve(data.ok as never);
      else asker?.reject(failed(data.error));
    };
    this.worker.onerror = (event) => this.end(new EngineError('unavailable', event.message || 'the worker could not start'));
    const begin: Begin = port ? { url, port } : { url };
    this.worker.postMessage(begin, port ? [port] : []);
  }

  ask<T>(request: Request['request']): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, request } satisfies Request);
    });
  }

  /** Terminates the worker immediately, whatever it is doing. */
  end(why = cancelled()): void {
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }
}
