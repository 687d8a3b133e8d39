/** The engine in Chromium: the golden games and searches give the same results as natively and in Node, bit for bit. */
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { GAMES } from './people';

const text = (path: string) => readFileSync(`../${path}`, 'utf8');
const built = (game: string) => `src/lib/engine/built/${game}.wasm`;

interface Search {
  game: string;
  choices: Record<string, string>;
  digest: string;
}

/** Runs in the page: a small copy of `src/lib/engine/module.ts`, because the page does not expose its workers. */
async function answers({ wasm, requests }: { wasm: string; requests: object[] }): Promise<unknown[]> {
  const bytes = Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0));
  const host = { now: () => performance.now(), panicked: () => {} };
  const { instance } = await WebAssembly.instantiate(bytes, { host });
  const exports = instance.exports as unknown as {
    memory: WebAssembly.Memory;
    begin(): void;
    alloc(size: number): number;
    call(request: number, size: number): number;
    free(answer: number): void;
  };
  exports.begin();
  return requests.map((request) => {
    const sent = new TextEncoder().encode(JSON.stringify(request));
    const room = exports.alloc(sent.length);
    new Uint8Array(exports.memory.buffer, room, sent.length).set(sent);
    const answer = exports.call(room, sent.length);
    const size = new DataView(exports.memory.buffer).getUint32(answer, true);
    const said = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, answer + 4, size));
    exports.free(answer);
    return (JSON.parse(said) as { ok: unknown }).ok;
  });
}

// If the modules cannot be built (`cargo xtask wasm` says why), there is nothing to compare.
for (const game of Object.keys(GAMES).filter((game) => existsSync(built(game)))) {
  test(`the module of ${game} gives the same results in Chromium as natively`, { tag: '@desktop' }, async ({ page }) => {
    const views = Object.entries(JSON.parse(text('crates/browser/tests/golden/views.json')) as Record<string, string>);
    const own = views.filter(([path]) => path.includes(`/${game}/`));
    const searches = (JSON.parse(text('crates/catalog/tests/golden/searches.json')) as Search[]).filter((search) => search.game === game);
    const requests = [
      ...own.map(([path]) => ({ do: 'views', transcript: text(path) })),
      ...searches.map((search) => ({ ...search, do: 'golden', levels: Object.keys(search.choices) })),
    ];
    const wanted = [
      ...own.map(([, digest]) => digest),
      ...searches.map(({ choices, digest }) => ({ choices: Object.values(choices), digest })),
    ];
    await page.goto('about:blank');
    const wasm = readFileSync(built(game)).toString('base64');
    expect(await page.evaluate(answers, { wasm, requests })).toEqual(wanted);
  });
}
