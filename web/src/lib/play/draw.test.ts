import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { isGenuine, mark, nonceCommitment, secretCommitment, seating, seedOf, seedOfScheme1 } from './draw';

interface Vector {
  scheme?: number;
  table: string;
  restarts: number;
  secret: string;
  nonces: (string | null)[];
  beacon: string | null;
  commitment: string;
  commitments: (string | null)[];
  seed: string;
  seating: number[];
}

const vectors = JSON.parse(readFileSync('../crates/engine/tests/fairness.json', 'utf8')) as Vector[];

describe('the published test vectors', () => {
  test.each(vectors.filter(({ scheme }) => scheme === 2))('of scheme 2 come out: $table', (vector) => {
    expect(secretCommitment(vector.secret, 2)).toBe(vector.commitment);
    expect(vector.nonces.map((nonce) => (nonce === null ? null : nonceCommitment(nonce)))).toEqual(vector.commitments);
    expect(seedOf(vector)).toBe(vector.seed);
    expect(seating(vector.seed, vector.nonces.length)).toEqual(vector.seating);
  });

  test.each(vectors.filter(({ scheme }) => scheme !== 2))('of scheme 1 come out', (vector) => {
    expect(secretCommitment(vector.secret, 1)).toBe(vector.commitment);
    expect(seedOfScheme1(vector.secret, vector.nonces as string[])).toBe(vector.seed);
  });
});

test('a view has the mark that klad verify gives it, in whatever order its keys come', () => {
  expect(mark({ b: [{ y: null, x: 'é' }], a: 1 })).toBe(mark({ a: 1, b: [{ x: 'é', y: null }] }));
  // SHA-256 of {"a":1}
  expect(mark({ a: 1 })).toBe('015abd7f5cc57a2d');
});

test('a value of a beacon leads to its anchor or is not genuine', () => {
  const value = '04'.repeat(32);
  expect(isGenuine(value, 1, value)).toBe(false);
  expect(isGenuine(secretCommitment(value, 1), 1, value)).toBe(true);
  expect(isGenuine(secretCommitment(value, 1), 0, value)).toBe(false);
});
