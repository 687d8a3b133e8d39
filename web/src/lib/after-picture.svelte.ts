/**
 * What nobody sees at once follows after the picture: the log, the words for a screen reader, what lies below the edge of
 * the screen. So the view is on the screen the sooner.
 */
import { untrack } from 'svelte';

const waiting = new Set<() => void>();
let asked = false;

/** Runs something once the next frame is on the screen, or soon if there is none. Returns how to cancel it. */
export function afterPicture(act: () => void): () => void {
  waiting.add(act);
  if (!asked) {
    asked = true;
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(() => setTimeout(run));
  }
  return () => waiting.delete(act);
}

function run(): void {
  asked = false;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

// Whoever looks elsewhere in between gets no picture.
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => document.hidden && run());

/**
 * A value that follows another after the picture; to be made while a component is. Where it is dear to read, `when` tells
 * that it is another, and it is read only then.
 */
export class Following<T> {
  private value: { now: T };

  constructor(read: () => T, when: () => unknown = read) {
    const first = untrack(read);
    let seen = when === read ? first : untrack(when);
    this.value = $state.raw({ now: first });
    $effect(() => {
      const now = when();
      if (now === seen) return;
      return afterPicture(() => {
        seen = now;
        this.value = { now: untrack(read) };
      });
    });
  }

  get now(): T {
    return this.value.now;
  }
}
