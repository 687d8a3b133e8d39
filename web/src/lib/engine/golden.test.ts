/**
 * @vitest-environment node
 *
 * The modules give the same answers in Node as natively (`crates/browser/tests/golden.rs`): every view of the golden games, and
 * the golden searches, bit for bit. Chromium is asked the same in `e2e/engine.spec.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';

import { beforeAll, describe, expect, test, vi } from 'vitest';

import { Module, Refused } from './module';

// How long it takes is the machine's affair.
vi.setConfig({ testTimeout: 600_000 });

const repository = new URL('../../../../', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, repository), 'utf8');
const built = (game: string) => new URL(`web/src/lib/engine/built/${game}.wasm`, repository);
const GAMES = ['my-treasure', 'treasure-maps', 'lost-mines', 'klatz'];

interface Search {
  game: string;
  choices: Record<string, string>;
  digest: string;
}
const views = Object.entries(JSON.parse(text('crates/browser/tests/golden/views.json')) as Record<string, string>);
const searches = JSON.parse(text('crates/catalog/tests/golden/searches.json')) as Search[];

// Where the modules cannot be built (`cargo xtask wasm` says why), there is nothing to compare.
describe.skipIf(!existsSync(built('klatz'))).each(GAMES)('the module of %s', (game) => {
  let module: Module;
  // Not while the tests are listed: that happens where they are skipped too.
  beforeAll(() => {
    module = new Module(new WebAssembly.Module(readFileSync(built(game))));
  });

  test('shows the golden games as they are shown natively', () => {
    for (const [path, digest] of views.filter(([path]) => path.includes(`/${game}/`)))
      expect(module.call({ do: 'views', transcript: text(path) }), path).toBe(digest);
  });

  test('searches as it does natively', () => {
    for (const search of searches.filter((search) => search.game === game)) {
      const found = module.call({ ...search, do: 'golden', levels: Object.keys(search.choices) });
      expect(found).toEqual({ choices: Object.values(search.choices), digest: search.digest });
    }
  });

  test('keeps a budget in time', () => {
    const [search] = searches.filter((search) => search.game === game);
    const begin = performance.now();
    module.call({ ...search, do: 'golden', levels: ['hard:500ms'], iterations: 1 });
    // How much longer it takes is measured, not tested: the machine may be busy.
    expect(performance.now() - begin).toBeGreaterThanOrEqual(500);
  });

  test('refuses nonsense and goes on', () => {
    expect(() => module.call({ do: 'explode' })).toThrow(Refused);
    expect(() => module.call({ do: 'verify' })).toThrow(Refused);
    expect(module.call<{ slug: string }>({ do: 'card' }).slug).toBe(game);
  });
});
