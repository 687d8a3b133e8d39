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
  test.each(vectors.filter(({ scheme }) => scheme === 2))('of scheme 2 are reproduced: $table', (vector) => {
    expect(secretCommitment(vector.secret, 2)).toBe(vector.commitment);
    expect(vector.nonces.map((nonce) => (nonce === null ? null : nonceCommitment(nonce)))).toEqual(vector.commitments);
    expect(seedOf(vector)).toBe(vector.seed);
    expect(seating(vector.seed, vector.nonces.length)).toEqual(vector.seating);
  });

  test.each(vectors.filter(({ scheme }) => scheme !== 2))('of scheme 1 are reproduced', (vector) => {
    expect(secretCommitment(vector.secret, 1)).toBe(vector.commitment);
    expect(seedOfScheme1(vector.secret, vector.nonces as string[])).toBe(vector.seed);
  });
});

test('a view gets the same mark as from klad verify, whatever the order of its keys', () => {
  expect(mark({ b: [{ y: null, x: 'é' }], a: 1 })).toBe(mark({ a: 1, b: [{ x: 'é', y: null }] }));
  // SHA-256 of {"a":1}
  expect(mark({ a: 1 })).toBe('015abd7f5cc57a2d');
});

test('a beacon value is genuine only if it leads to its anchor', () => {
  const value = '04'.repeat(32);
  expect(isGenuine(value, 1, value)).toBe(false);
  expect(isGenuine(secretCommitment(value, 1), 1, value)).toBe(true);
  expect(isGenuine(secretCommitment(value, 1), 0, value)).toBe(false);
});
