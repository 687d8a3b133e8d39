import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';

import type { SeatResult } from '$lib/generated/my-treasure';

// jsdom lacks this, and modules need it at import time.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

import Scoring from './Scoring.svelte';

it('a space separates the kind of a token from the note that it was drawn blind', () => {
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.close = nothing;
  const result = { seat: 0, token: 'necklace', fled: true, cards: [], total: 0, award: 0, purse: 0 } as unknown as SeatResult;
  const target = document.createElement('div');
  const scoring = mount(Scoring, { target, props: { results: [result], names: String, close: nothing } });
  flushSync();
  expect(target.querySelector('.who')!.textContent).toMatch(/necklace\S*\s\(/);
  void unmount(scoring);
});

function nothing() {}
