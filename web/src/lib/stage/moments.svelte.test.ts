import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

import { Moments } from './moments.svelte';

let said: string[];
let moments: Moments;
let moves = true;
const moment = (name: string, ms = 1000) => ({ name, ms, begin: () => said.push(`${name} begins`), end: () => said.push(`${name} ends`) });

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  moves = true;
  moments = new Moments(() => moves);
});
afterEach(() => {
  moments.close();
  vi.useRealTimers();
});

it('shows peaks one at a time and reports when the stage is free', () => {
  moments.play(moment('orc'));
  moments.play(moment('count', 500));
  moments.free(() => said.push('free'));
  expect(moments.now?.name).toBe('orc');
  vi.advanceTimersByTime(999);
  expect(said).toEqual(['orc begins']);
  vi.advanceTimersByTime(1);
  expect(moments.now?.name).toBe('count');
  expect(moments.busy).toBe(true);
  vi.advanceTimersByTime(500);
  expect(said).toEqual(['orc begins', 'orc ends', 'count begins', 'count ends', 'free']);
  expect(moments.busy).toBe(false);
  moments.free(() => said.push('free at once'));
  expect(said.at(-1)).toBe('free at once');
});

it('a touch or a key ends the current peak and no other', () => {
  moments.play(moment('orc'));
  moments.play(moment('count'));
  dispatchEvent(new Event('pointerdown'));
  expect(moments.now?.name).toBe('count');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
  expect(moments.busy).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  expect(said).toEqual(['orc begins', 'orc ends', 'count begins', 'count ends']);
});

it('with motion off a peak is over before it begins', () => {
  moves = false;
  moments.play(moment('orc'));
  expect(said).toEqual(['orc ends']);
  expect(moments.busy).toBe(false);
});

it('a cancelled waiter is not called, and a closed stage shows nothing', () => {
  moments.play(moment('orc'));
  const off = moments.free(() => said.push('free'));
  off();
  moments.close();
  moments.play(moment('late'));
  expect(said).toEqual(['orc begins', 'orc ends', 'late ends']);
});

it('peaks end when the page is hidden, so that nobody waits for them', () => {
  moments.play(moment('orc'));
  moments.play(moment('count'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(moments.busy).toBe(false);
  expect(said).toEqual(['orc begins', 'orc ends', 'count ends']);
  vi.restoreAllMocks();
});

it('a peak that has to be read stays until it is closed, even with motion off', () => {
  moves = false;
  moments.play(moment('count', Infinity));
  vi.advanceTimersByTime(100_000);
  dispatchEvent(new Event('pointerdown'));
  expect(moments.busy).toBe(true);
  moments.skip();
  expect(said).toEqual(['count begins', 'count ends']);
});

it('a peak that does not hold lets the table continue, and a table that is catching up shows none', () => {
  moments.play({ ...moment('photo'), holds: false });
  expect([moments.now?.name, moments.busy]).toEqual(['photo', false]);
  moments.quiet = true;
  moments.play(moment('orc'));
  expect(said).toEqual(['photo begins', 'orc ends']);
});

it('a board that requests a peak while it is drawn is drawn once', () => {
  let drawn = 0;
  const end = $effect.root(() => {
    $effect(() => {
      drawn += 1;
      moments.play(moment('orc'));
    });
  });
  flushSync();
  moments.skip();
  flushSync();
  expect(drawn).toBe(1);
  end();
});
