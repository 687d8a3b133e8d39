import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { CARDS } from '$lib/generated/treasure-maps';
import { eventText } from '$lib/play/phrase';
import { words } from '$lib/words.svelte';

import { deck, useDeck } from './deck.svelte';
import { composition, symbolOf } from './klatz/faces';
import { cardText, symbols, worth } from './my-treasure/words';
import { face } from './treasure-maps/geometry';

beforeAll(async () => {
  await Promise.all([words.need('my-treasure'), words.need('klatz')]);
});
/** Without the marks that this bundle puts around arguments. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
afterEach(() => useDeck({}));

describe('a table with a custom deck of My Treasure', () => {
  const own = { deck: { name: 'mine', sha256: 'a1', treasures: { T01: 'sword sword mouse' } } };

  it('draws and names what that deck shows', () => {
    expect(symbols('T01')).toEqual(['ring', 'mouse']);
    useDeck(own);
    expect(symbols('T01')).toEqual(['sword', 'sword', 'mouse']);
    expect(worth('T01', 'sword')).toBe(3);
    expect(plain(cardText('T01'))).toBe('2 swords, 1 mouse');
    useDeck({});
    expect(plain(cardText('T01'))).toBe('1 ring, 1 mouse');
  });

  it('says it in the log, also of an event that was told before', () => {
    const event = { type: 'card_drawn', round: 1, seat: 0, card: 'T01' };
    const names = () => 'Otto';
    expect(plain(eventText('my-treasure', event, names))).toContain('1 ring, 1 mouse');
    useDeck(own);
    expect(plain(eventText('my-treasure', event, names))).toContain('2 swords, 1 mouse');
  });

  it('keeps the deck while views follow each other', () => {
    useDeck(own);
    const before = deck.own;
    useDeck(structuredClone(own));
    expect(deck.own).toBe(before);
  });
});

describe('a table with a custom deck of Treasure Maps', () => {
  it('draws its islands and seals, with the points of the color', () => {
    const standard = face('purple-01');
    useDeck({ deck: { name: 'mine', sha256: 'b2', 'purple-01': { drawing: ['xo', '.p'], seal: 'grey' } } });
    const { cells, rows, columns, seal, points } = face('purple-01');
    expect({ rows, columns, seal, points }).toEqual({ rows: 2, columns: 2, seal: 'grey', points: CARDS['purple-01']!.points });
    expect(cells.map(({ icon }) => icon)).toEqual(['cross', 'coin', 'palm']);
    useDeck({});
    expect(face('purple-01')).toEqual(standard);
  });
});

describe('a table with a custom deck of Klatz!', () => {
  it('draws its compositions and its wall', () => {
    const wall = { lantern: 5, kite: 6, pine: 6, gate: 6, drum: 6, tower: 4, panda: 5, dragon_head: 3, dragon_middle: 3, dragon_tail: 3 };
    useDeck({ deck: { name: 'mine', sha256: 'c3', wall, compositions: { C01: { pattern: 'panda gate', points: 2 } } } });
    expect(composition('C01')).toEqual({ pattern: ['panda', 'gate'], points: 2 });
    expect([symbolOf('LN5'), symbolOf('LN6'), symbolOf('PD4')]).toEqual(['lantern', 'panda', 'panda']);
    useDeck({});
    expect(symbolOf('LN6')).toBe('lantern');
    expect(composition('C01').points).toBe(1);
  });
});
