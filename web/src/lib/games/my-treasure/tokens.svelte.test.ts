import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import type { View } from '$lib/generated/my-treasure';

import Tokens from './Tokens.svelte';

const nothing = () => {};
let mounted: Record<string, unknown> | undefined;
afterEach(() => mounted && unmount(mounted));

it('mixed tokens are shown but cannot be chosen', () => {
  const view = { phase: 'flee', pool: 4, tokens: ['ring', 'crown'], players: [] } as unknown as View;
  mounted = mount(Tokens, { target: document.body, props: { view, names: String, chosen: undefined, offered: () => false, claimable: false, choose: nothing, drop: nothing } });
  flushSync();
  expect(document.querySelectorAll('.token')).toHaveLength(4);
  expect(document.querySelectorAll('button, .usable, [aria-pressed]')).toHaveLength(0);
});
