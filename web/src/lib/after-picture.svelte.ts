/**
 * Defers what nobody notices immediately until after the next frame is painted: the log, texts for screen readers, anything below the
 * fold. The view reaches the screen sooner that way.
 */
import { untrack } from 'svelte';

const waiting = new Set<() => void>();
let asked = false;

/** Runs `act` once the next frame has been painted, or soon if the page is hidden. Returns a function that cancels it. */
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

// If the page is hidden in between, no frame will be painted.
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => document.hidden && run());

/**
 * A value that follows another one after the next frame. Create it during component initialization. If the value is expensive to read,
 * pass `when`: the value is then read only when the result of `when` changes.
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
