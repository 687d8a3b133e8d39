/** What the page says about the shuffle of a finished game, and what a lying server can do about it. */
import { readFileSync } from 'node:fs';

import { beforeEach, expect, test, vi } from 'vitest';

import type { TableInfo, Witness } from '$lib/generated/protocol';
import { mark } from './draw';

const book = JSON.parse(readFileSync('../crates/protocol/tests/witness.json', 'utf8')) as {
  table: TableInfo;
  transcript: string[];
  steps: Record<string, { see: Record<string, unknown> }>;
};
const text = book.transcript.join('\n');
const OVER = { '/state': 'over', ...book.steps['the game begins']!.see, ...book.steps['the game ends']!.see };

/** The table after the end, with Anna in seat C. */
const table: TableInfo = Object.entries(OVER).reduce<TableInfo>((table, [pointer, value]) => {
  const [, first = '', second] = pointer.split('/');
  const inside = (table as unknown as Record<string, object>)[first];
  return { ...table, [first]: second === undefined ? value : { ...inside, [second]: value } };
}, book.table);

/** What each seat sees at each step of the game. */
const view = (seat: number, step: number) => ({ seat, drawn: `T0${step}` });
const MOVES = 3;

const engine = { games: ['my-treasure'] };
vi.mock('$lib/engine/index', () => ({
  engine: () => ({
    ...engine,
    verify: () => Promise.resolve({ ok: true, game: 'my-treasure', players: ['Boris', 'bot medium', 'Anna'], moves: MOVES, outcome: { scores: [], places: [] } }),
    replay: (_: string, seat: number, from: number, count: number) =>
      Promise.resolve({ steps: Array.from({ length: Math.min(count, MOVES + 1 - from) }, (_, index) => ({ view: view(seat, from + index) })) }),
  }),
}));
const transcript = vi.fn(() => Promise.resolve(text));
vi.mock('$lib/api', () => ({ api: { transcript: () => transcript() } }));
const { doubts, prove } = await import('./watch.svelte');

const NONCE = '01'.repeat(32);
const [, , , , , , , , , , anna = '', , boris = ''] = book.transcript;
const commitmentIn = (line: string) => line.split(' ')[3]!;

/** What Anna's browser recorded of an honest game. */
const honest: Witness = {
  table: table.id,
  me: 'aaaaaaaaaaaa',
  tries: [
    {
      scheme: 2,
      restarts: 0,
      commitment: table.commitment,
      seen: 1,
      nonce: NONCE,
      committed: 2,
      fixed: { at: 3, chairs: [commitmentIn(anna), null, commitmentIn(boris)], beacon: null },
      revealed: 4,
    },
  ],
  views: [0, 1, 2, 3].map((step) => mark(view(2, step))),
  contradictions: [],
  transcript: null,
};
const secondDevice: Witness = { ...honest, tries: [{ ...honest.tries[0]!, nonce: null, committed: null, revealed: null }] };
/** Anna was shown a card that was not dealt. */
const withWrongCard = (seen: Witness): Witness => ({ ...seen, views: [...seen.views, mark(view(2, 7))] });
/** The server's final word, in which Anna's seat belongs to somebody else. */
const hidden: TableInfo = {
  ...table,
  seats: table.seats.map((seat) => (seat.occupant.type === 'person' ? { ...seat, occupant: { ...seat.occupant, id: 'zzzzzzzzzzzz' } } : seat)),
};

const recorded = (seen: Witness) => localStorage.setItem(`witness-${table.id}`, JSON.stringify(seen));

beforeEach(() => {
  localStorage.clear();
  engine.games = ['my-treasure'];
  transcript.mockImplementation(() => Promise.resolve(text));
});

test('a device that dealt every card again says that the shuffle was fair', async () => {
  recorded(honest);
  expect(await prove(table)).toBe('dealt');
  expect(doubts[table.id]).toEqual([]);
});

test('a wrong card is found even if the server no longer shows our seat as ours', async () => {
  recorded(honest);
  expect(await prove(hidden)).toBe('dealt');
  recorded(withWrongCard(honest));
  expect(await prove(hidden)).toBe('broken');
  expect(doubts[table.id]).toEqual(['view']);
});

test('a wrong card is found even if the server changes the name of the game', async () => {
  recorded(withWrongCard(honest));
  expect(await prove({ ...table, game: 'ferry' })).toBe('broken');
  expect(doubts[table.id]).toEqual(['transcript', 'view']);
});

test('a seat that was dealt to us but drawn with another nonce is found', async () => {
  const other = `${anna.slice(0, -NONCE.length)}${'07'.repeat(32)}`;
  transcript.mockImplementation(() => Promise.resolve(text.replace(anna, other)));
  recorded({ ...honest, tries: [{ ...honest.tries[0]!, revealed: null }] });
  expect(await prove(hidden)).toBe('broken');
  expect(doubts[table.id]).toEqual(['own']);
});

test('without an engine the page does not claim to have dealt the cards', async () => {
  engine.games = [];
  recorded(honest);
  expect(await prove(table)).toBe('drawn');
});

test('a spectator, or a device that lost what it saw, only says that the record is consistent', async () => {
  expect(await prove(table)).toBe('record');
  expect(await prove({ ...table, commitment: '07'.repeat(32) })).toBe('broken');
  expect(localStorage).toHaveLength(0);
});

test('a second device of the same person claims no more than it can, and still finds a wrong card', async () => {
  recorded(secondDevice);
  expect(await prove(table)).toBe('record');
  recorded(withWrongCard(secondDevice));
  expect(await prove(table)).toBe('broken');
  expect(doubts[table.id]).toEqual(['view']);
});
