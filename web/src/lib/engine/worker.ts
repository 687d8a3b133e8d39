/** A worker that owns one instance of a module and handles requests from the page or through a port. */
import type { Begin, Reply, Request } from './messages';
import { load, Refused, type Module } from './module';

let module: Promise<Module> | undefined;

async function answer({ id, request }: Request): Promise<Reply> {
  try {
    if (!module) throw new Refused({ code: 'internal', message: 'a request came before the module' });
    return { id, ok: (await module).call(request) };
  } catch (error) {
    if (error instanceof Refused) return { id, error: error.failure };
    return { id, error: { code: 'unavailable', message: String(error) } };
  }
}

self.onmessage = async ({ data }: MessageEvent<Begin | Request>) => {
  if ('url' in data) {
    module = load(data.url);
    // The first request reports the failure.
    module.catch(() => {});
    const { port } = data;
    if (port) port.onmessage = async ({ data }: MessageEvent<Request>) => port.postMessage(await answer(data));
    return;
  }
  self.postMessage(await answer(data));
};
