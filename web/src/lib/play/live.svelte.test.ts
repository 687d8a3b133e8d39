import { flushSync } from 'svelte';
import { expect, it } from 'vitest';

import { LiveView } from './live.svelte';

it('notifies only the readers of a changed part, and all readers when the set of parts changes', () => {
  const live = new LiveView();
  const players = ['Ann'];
  live.show({ players, pile: 3 });
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(`players ${String(live.view?.players)}`));
    $effect(() => void seen.push(`pile ${String(live.view?.pile)}`));
  });
  flushSync();
  const before = live.view;
  live.show({ players, pile: 2 });
  flushSync();
  expect(seen).toEqual(['players Ann', 'pile 3', 'pile 2']);
  expect(live.view).toBe(before);
  expect({ ...live.view }).toEqual({ players, pile: 2 });

  live.show({ players: ['Ben'], pile: 2, round: 1 });
  flushSync();
  expect(seen.slice(3)).toEqual(['players Ben', 'pile 2']);
  expect(live.view).toEqual({ players: ['Ben'], pile: 2, round: 1 });
  stop();
});
