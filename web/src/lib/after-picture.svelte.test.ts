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

/** The next picture, and what was to follow it. */
function picture() {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
}

it('does everything once, in order, when the picture has been made', () => {
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

it('leaves out what was called off, and has what is asked for meanwhile wait for the next picture', () => {
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

it('does not wait for pictures where nobody looks', () => {
  const done: string[] = [];
  afterPicture(() => done.push('before'));
  hide(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['before']);
  afterPicture(() => done.push('hidden'));
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['before', 'hidden']);
});

it('follows a value after the picture, and goes to the last one at once', () => {
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
  // Back before the picture: nothing has changed.
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

it('reads what is dear to read only when it is told that it is another', () => {
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
