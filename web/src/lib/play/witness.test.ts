/** What a witness notices, in stories that `klad verify` and the terminal are tested with too (`crates/protocol/tests/witness.rs`). */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Kind, TableInfo } from '$lib/generated/protocol';
import { compareDraw, Header } from './record';
import * as witness from './witness';

type Act = 'commit' | 'committed' | 'revealed' | 'left' | 'see' | 'view' | 'compare';
type Step = Partial<Record<Act, Record<string, unknown>>>;

interface Story {
  name: string;
  steps: (string | Step)[];
  finds: Kind[];
  reveals?: boolean;
  commits?: boolean;
}

interface Book {
  me: string;
  nonce: string;
  table: TableInfo;
  transcript: string[];
  steps: Record<string, Step>;
  stories: Story[];
}

const book = JSON.parse(readFileSync('../crates/protocol/tests/witness.json', 'utf8')) as Book;

/** The table with one value changed, addressed by a JSON pointer. */
function change(table: TableInfo, pointer: string, value: unknown): TableInfo {
  const [, ...path] = pointer.split('/');
  const within = (found: unknown, [first, ...rest]: string[]): unknown => {
    if (first === undefined) return value;
    const inside = (found as Record<string, unknown>)[first];
    if (Array.isArray(found)) return found.map((item: unknown, place) => (String(place) === first ? within(inside, rest) : item));
    return { ...(found as object), [first]: within(inside, rest) };
  };
  return within(table, path) as TableInfo;
}

/** The transcript with some of its lines replaced or, by an empty text, left out. */
function record(changes: Record<string, unknown>): string {
  const change = (line: string) => Object.entries(changes).find(([start]) => line.startsWith(start))?.[1] ?? line;
  return book.transcript.flatMap((line) => (line !== '' && change(line) === '' ? [] : [`${String(change(line))}\n`])).join('');
}

test.each(book.stories)('$name', ({ steps, finds, reveals, commits }) => {
  let table = book.table;
  const seen = witness.begin(table.id);
  for (const [place, step] of steps.entries()) {
    const at = place + 1;
    for (const [act, changes] of Object.entries(typeof step === 'string' ? book.steps[step]! : step)) {
      if (act === 'compare') {
        for (const { kind, before, after } of compareDraw(seen, new Header(record(changes)))) witness.contradict(seen, kind, before, 0, after, at);
        continue;
      }
      table = Object.entries(changes).reduce((table, [pointer, value]) => change(table, pointer, value), table);
      switch (act as Exclude<Act, 'compare'>) {
        case 'commit':
          witness.commit(seen, table, book.nonce, at);
          break;
        case 'committed':
          witness.committed(seen, book.me, table, at);
          break;
        case 'revealed':
          witness.revealed(seen, table, at);
          break;
        case 'left':
          witness.left(seen, table);
          break;
        case 'see':
          witness.see(seen, table, at);
          break;
        case 'view':
          witness.seeView(seen, null);
          break;
      }
    }
  }
  const kinds = seen.contradictions.map(({ kind }) => kind);
  expect(kinds.filter((kind, place) => kind !== kinds[place - 1])).toEqual(finds);
  if (reveals !== undefined) expect(witness.toReveal(seen, table) !== undefined).toBe(reveals);
  if (commits !== undefined) expect(witness.mustCommit(seen, table)).toBe(commits);
});

test('sitting down again before the seats are fixed commits to the same nonce', () => {
  const seen = witness.begin(book.table.id);
  const first = witness.commit(seen, book.table, '01'.repeat(32), 1);
  expect(witness.commit(seen, book.table, '02'.repeat(32), 2)).toEqual(first);
  expect(seen.tries).toHaveLength(1);
});
