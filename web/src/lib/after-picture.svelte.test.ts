import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { afterPicture, Following } from './after-picture.svelte';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  hide(false);
  vi.useRealTimers();
});

/** Paints the next frame and runs what was scheduled to follow it. */
function picture() {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
}

it('runs each callback once, in order, after the next frame has been painted', () => {
  const done: string[] = [];
  afterPicture(() => done.push('log'));
  afterPicture(() => done.push('sound'));
  vi.advanceTimersToNextFrame();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['log', 'sound']);
  picture();
  expect(done).toEqual(['log', 'sound']);
});

it('skips a cancelled callback, and defers one scheduled meanwhile to the next frame', () => {
  const done: string[] = [];
  const callOff = afterPicture(() => done.push('called off'));
  afterPicture(() => {
    done.push('first');
    afterPicture(() => done.push('second'));
  });
  callOff();
  picture();
  expect(done).toEqual(['first']);
  picture();
  expect(done).toEqual(['first', 'second']);
});

it('does not wait for a frame while the page is hidden', () => {
  const done: string[] = [];
  afterPicture(() => done.push('before'));
  hide(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['before']);
  afterPicture(() => done.push('hidden'));
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['before', 'hidden']);
});

it('follows a value after the next frame, going straight to the latest one', () => {
  let value = $state('one');
  let following!: Following<string>;
  const stop = $effect.root(() => {
    following = new Following(() => value);
  });
  flushSync();
  expect(following.now).toBe('one');
  for (const next of ['two', 'three']) {
    value = next;
    flushSync();
  }
  expect(following.now).toBe('one');
  picture();
  expect(following.now).toBe('three');
  // The value is restored before the frame is painted, so nothing has changed.
  value = 'four';
  flushSync();
  value = 'three';
  flushSync();
  picture();
  expect(following.now).toBe('three');
  value = 'five';
  flushSync();
  stop();
  picture();
  expect(following.now).toBe('three');
});

it('reads an expensive value only when its trigger changes', () => {
  let number = $state(1);
  let reads = 0;
  let following!: Following<number>;
  const stop = $effect.root(() => {
    following = new Following(
      () => {
        reads += 1;
        return number * 10;
      },
      () => number,
    );
  });
  flushSync();
  expect([following.now, reads]).toEqual([10, 1]);
  number = 2;
  flushSync();
  expect([following.now, reads]).toEqual([10, 1]);
  picture();
  expect([following.now, reads]).toEqual([20, 2]);
  stop();
});
