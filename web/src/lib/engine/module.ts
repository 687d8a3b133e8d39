/** One instance of a game's WebAssembly module: JSON in, JSON out (`crates/browser/README.md`). Runs in workers and in Node. */

/** The error that the module returned instead of a result. */
export interface Failure {
  code: string;
  message: string;
  line?: number;
  rule?: string | null;
}

/** The module refused a request or, with the code `internal`, failed. */
export class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

interface Exports {
  memory: WebAssembly.Memory;
  begin(): void;
  alloc(size: number): number;
  call(request: number, size: number): number;
  free(answer: number): void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Module {
  private exports: Exports | undefined;
  private complaint = '';

  constructor(private readonly compiled: WebAssembly.Module) {}

  /** Handles a request. A panic destroys the instance together with its table and bots; the next call starts a new one. */
  call<T>(request: { do: string } & Record<string, unknown>): T {
    const exports = (this.exports ??= this.instantiate());
    let answer: { ok: T } | { error: Failure };
    try {
      answer = JSON.parse(this.exchange(exports, JSON.stringify(request))) as typeof answer;
    } catch (error) {
      this.exports = undefined;
      throw new Refused({ code: 'internal', message: this.complaint || String(error) });
    }
    if ('error' in answer) throw new Refused(answer.error);
    return answer.ok;
  }

  private exchange({ memory, alloc, call, free }: Exports, request: string): string {
    const bytes = encoder.encode(request);
    const room = alloc(bytes.length);
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    const answer = call(room, bytes.length);
    const size = new DataView(memory.buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(memory.buffer, answer + 4, size));
    free(answer);
    return text;
  }

  private instantiate(): Exports {
    this.complaint = '';
    let memory: WebAssembly.Memory;
    const host = {
      now: () => performance.now(),
      panicked: (message: number, size: number) => {
        this.complaint = decoder.decode(new Uint8Array(memory.buffer, message, size));
      },
    };
    const exports = new WebAssembly.Instance(this.compiled, { host }).exports as unknown as Exports;
    memory = exports.memory;
    exports.begin();
    return exports;
  }
}

/** Loads and compiles a module. */
export async function load(url: string): Promise<Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Refused({ code: 'unavailable', message: `${url}: ${response.status}` });
  return new Module(await WebAssembly.compile(await response.arrayBuffer()));
}
