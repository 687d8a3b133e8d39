import { expect, it } from 'vitest';

import { Changes } from './changes.svelte';

it('a place stays marked until we act', () => {
  const changes = new Changes();
  changes.mark('spot 2');
  changes.mark('spot 2');
  changes.mark('player 1');
  expect([changes.size, changes.has('spot 2'), changes.has('spot 1')]).toEqual([2, true, false]);
  changes.seen();
  expect([changes.size, changes.has('spot 2')]).toEqual([0, false]);
});
