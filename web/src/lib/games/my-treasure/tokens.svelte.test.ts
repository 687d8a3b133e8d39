import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import type { View } from '$lib/generated/my-treasure';

import Tokens from './Tokens.svelte';

const nothing = () => {};
let mounted: Record<string, unknown> | undefined;
afterEach(() => mounted && unmount(mounted));

/** Four mixed tokens, and whether it is for us to grab one. */
function mixed(fleeing: boolean) {
  const view = { phase: 'flee', pool: 4, tokens: ['ring', 'crown'], players: [] } as unknown as View;
  const state = $state({ view, names: String, chosen: undefined, offered: () => false, claimable: false, fleeing, choose: nothing, drop: nothing });
  mounted = mount(Tokens, { target: document.body, props: state });
  flushSync();
  const tokens = [...document.querySelectorAll<HTMLButtonElement>('.token')];
  const tap = (index: number) => {
    tokens[index]!.click();
    flushSync();
    return held();
  };
  const held = () => tokens.flatMap((token, index) => (token.getAttribute('aria-pressed') === 'true' ? [index] : []));
  return { state, tokens, tap, held };
}

it('puts a hand on one mixed token at a time, and takes it away again', () => {
  const { tokens, tap } = mixed(true);
  expect(tokens).toHaveLength(4);
  expect(tap(2)).toEqual([2]);
  expect(tap(0)).toEqual([0]);
  expect(tap(0)).toEqual([]);
});

it('takes the hand away when the flight is over, and puts none on what is not for us', () => {
  const { state, tap, held } = mixed(true);
  expect(tap(3)).toEqual([3]);
  state.fleeing = false;
  flushSync();
  expect(held()).toEqual([]);
  expect(tap(1)).toEqual([]);
});
