import { mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';

// jsdom lacks this, and modules need it at import time.
vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as unknown as typeof matchMedia;
});

import type { PlayerView } from '$lib/generated/treasure-maps';

import Fleet from './Fleet.svelte';

it('shows a spectator both islands of every player, and a place where one is missing', () => {
  const player = (slots: unknown[]) => ({ slots }) as PlayerView;
  const island = { card: 'purple-01', crossed: [0, 1] };
  const target = document.createElement('div');
  const fleet = mount(Fleet, { target, props: { players: [player([island, island]), player([island, null])], names: (seat: number) => `Player ${seat}`, lastOf: () => [] } });
  const sections = [...target.querySelectorAll('section')];
  expect(sections.map((section) => section.querySelector('h2')!.textContent)).toEqual([expect.stringContaining('Player 0'), expect.stringContaining('Player 1')]);
  expect(sections.map((section) => section.querySelectorAll('.map').length)).toEqual([2, 1]);
  expect(sections.map((section) => section.querySelectorAll('.hollow').length)).toEqual([0, 1]);
  void unmount(fleet);
});
