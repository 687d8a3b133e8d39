import { expect, it } from 'vitest';

import { divided, syllables } from './syllables';

const marked = (words: string) => words.split(' ').map((word) => syllables(word).join('|')).join(' ');

it('hyphenates the names of wall cards correctly in each language', () => {
  expect(marked('Laterne Flugdrachen Kiefer Tor Trommel Panda Rikscha')).toBe('Laterne Flug|dra|chen Kie|fer Tor Trom|mel Panda Rik|scha');
  expect(marked('Drachenkopf Drachenmitte Drachenschwanz')).toBe('Dra|chen|kopf Dra|chen|mitte Dra|chen|schwanz');
  expect(marked('lantern tower middle rickshaw')).toBe('lan|tern tower mid|dle rick|shaw');
  expect(marked('lanterne tambour pousse tête milieu')).toBe('lan|terne tam|bour pousse tête milieu');
  expect(marked('воздушный середина дракона барабан змей')).toBe('воз|душ|ный сере|дина дра|кона бара|бан змей');
  expect(marked('повітряний ліхтар хвіст')).toBe('повіт|ряний ліх|тар хвіст');
});

it('asks for lines of at most eight letters unless a syllable is longer, and never for more than the word has', () => {
  expect(divided('Drachenschwanz')).toEqual({ words: ['Dra\u00ADchen\u00ADschwanz'], letters: 8 });
  expect(divided('Tor')).toEqual({ words: ['Tor'], letters: 3 });
  expect(divided('cerf-volant')).toEqual({ words: ['cerf-volant'], letters: 6 });
  expect(divided('воздушный змей')).toEqual({ words: ['воз\u00ADдуш\u00ADный', 'змей'], letters: 8 });
});
