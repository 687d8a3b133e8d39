import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Share } from '$lib/generated/lost-mines';

// jsdom lacks these, and modules need them at import time.
vi.hoisted(() => {
  globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as unknown as typeof matchMedia;
});

import Division from './Division.svelte';

beforeEach(() => {
  // jsdom lacks these.
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

it('the primary button steps through the division and closes it only at the end', () => {
  const share = { seat: 0, clan: 'blue', role: 'loyal', values: [3], team: 'blue', pool: 3, share: 3, extra: 0, dragon: 0, points: 3 };
  const close = vi.fn();
  const target = document.createElement('div');
  const division = mount(Division, { target, props: { round: 1, reason: 'cards', results: [share as unknown as Share], names: String, close } });
  flushSync();
  const primary = () => target.querySelector<HTMLButtonElement>('footer .primary')!;
  for (let step = 1; step < 6; step++) {
    expect(close).not.toHaveBeenCalled();
    primary().click();
    flushSync();
    expect(target.querySelector('.step')!.textContent).toContain(`${step + 1}/6`);
  }
  primary().click();
  expect(close).toHaveBeenCalledOnce();
  void unmount(division);
});
