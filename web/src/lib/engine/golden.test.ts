/**
 * @vitest-environment node
 *
 * The modules return the same results in Node as natively (`crates/browser/tests/golden.rs`): every view of the golden games and the
 * golden searches, bit for bit. `e2e/engine.spec.ts` checks the same in Chromium.
 */
import { existsSync, readFileSync } from 'node:fs';

import { beforeAll, describe, expect, test, vi } from 'vitest';

import { Module, Refused } from './module';

// The time it takes depends on the machine.
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

// If the modules cannot be built (`cargo xtask wasm` says why), there is nothing to compare.
describe.skipIf(!existsSync(built('klatz'))).each(GAMES)('the module of %s', (game) => {
  let module: Module;
  // Loaded here and not at collection time, because that also runs when the tests are skipped.
  beforeAll(() => {
    module = new Module(new WebAssembly.Module(readFileSync(built(game))));
  });

  test('shows the golden games exactly as natively', () => {
    for (const [path, digest] of views.filter(([path]) => path.includes(`/${game}/`)))
      expect(module.call({ do: 'views', transcript: text(path) }), path).toBe(digest);
  });

  test('makes the same choices in the golden searches as natively', () => {
    for (const search of searches.filter((search) => search.game === game)) {
      const found = module.call({ ...search, do: 'golden', levels: Object.keys(search.choices) });
      expect(found).toEqual({ choices: Object.values(search.choices), digest: search.digest });
    }
  });

  test('respects a time budget', () => {
    const [search] = searches.filter((search) => search.game === game);
    const begin = performance.now();
    module.call({ ...search, do: 'golden', levels: ['hard:500ms'], iterations: 1 });
    // How far it overruns is benchmarked, not tested: the machine may be busy.
    expect(performance.now() - begin).toBeGreaterThanOrEqual(500);
  });

  test('refuses a nonsensical request and keeps working', () => {
    expect(() => module.call({ do: 'explode' })).toThrow(Refused);
    expect(() => module.call({ do: 'verify' })).toThrow(Refused);
    expect(module.call<{ slug: string }>({ do: 'card' }).slug).toBe(game);
  });
});
