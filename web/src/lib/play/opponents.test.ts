import { beforeEach, expect, it, vi } from 'vitest';

import type { GameCard } from '$lib/generated/protocol';

const game = { slug: 'my-treasure', seats_min: 2, seats_max: 4, levels: ['easy', 'medium', 'hard'] } as GameCard;
const load = async () => {
  vi.resetModules();
  return (await import('./opponents.svelte')).opponents;
};

beforeEach(() => localStorage.clear());

it('starts with two bots of the middle level and remembers a choice', async () => {
  const opponents = await load();
  expect(opponents.of(game)).toEqual(['medium', 'medium']);
  opponents.choose('my-treasure', ['hard', 'easy', 'hard']);
  expect((await load()).of(game)).toEqual(['hard', 'easy', 'hard']);
});

it.each([['too many', '{"my-treasure":["easy","easy","easy","easy"]}'], ['none', '{"my-treasure":[]}'], ['an unknown level', '{"my-treasure":["godlike"]}'], ['garbled', '{'], ['something else', '{"my-treasure":7}']])(
  'a remembered choice that is %s is ignored',
  async (_, text) => {
    localStorage.setItem('opponents', text);
    expect((await load()).of(game)).toEqual(['medium', 'medium']);
  },
);
