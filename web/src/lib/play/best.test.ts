import { beforeEach, describe, expect, it } from 'vitest';

import { best } from './best';

beforeEach(() => localStorage.clear());

describe('the best score of a solo game', () => {
  it('is the first one, until a better one is reached', () => {
    expect([90, 70, 112, 100].map((points) => best('treasure-maps', points))).toEqual([90, 90, 112, 112]);
  });

  it('is remembered for each game', () => {
    best('treasure-maps', 90);
    expect(best('another-game', 12)).toBe(12);
    expect(best('treasure-maps', 80)).toBe(90);
  });

  it('starts again if what is stored cannot be read', () => {
    localStorage.setItem('best-alone', '{');
    expect(best('treasure-maps', 80)).toBe(80);
  });
});
