import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Calls } from './calls.svelte';

const WINDOW = { type: 'window', rev: 4, active: 0, reveal_ms: 500, window_min_ms: 4000, end_ms: null, clock_ms: null } as const;

describe('the call window', () => {
  let calls: Calls;
  beforeEach(() => {
    vi.useFakeTimers();
    calls = new Calls();
  });
  afterEach(() => {
    calls.close();
    vi.useRealTimers();
  });

  it('opens once the change has been shown, not before (KZ-133)', () => {
    calls.hear(WINDOW);
    expect(calls.open).toBe(false);
    vi.advanceTimersByTime(499);
    expect(calls.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(calls.open).toBe(true);
    vi.advanceTimersByTime(250);
    expect(calls.dt).toBe(250);
  });

  it('holds a move until the change has been shown, and drops it when the wall changes again', () => {
    const made = vi.fn();
    calls.hear(WINDOW);
    calls.whenShown(made);
    expect(made).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(made).toHaveBeenCalledOnce();
    calls.hear(WINDOW);
    calls.whenShown(made);
    calls.hear({ ...WINDOW, rev: 5 });
    vi.advanceTimersByTime(500);
    expect(made).toHaveBeenCalledOnce();
  });

  it('never shows zero seconds left while calls are open', () => {
    calls.hear(WINDOW);
    vi.advanceTimersByTime(500 + 3500);
    expect(calls.secondsLeft).toBe(1);
    // The window has no fixed end: it lasts until the active player continues.
    for (let count = 0; count < 40; count++) {
      vi.advanceTimersByTime(100);
      expect(calls.secondsLeft).not.toBe(0);
    }
    expect([calls.open, calls.secondsLeft]).toEqual([true, undefined]);
  });

  it('is closed to you for a while after a false call (KZ-136)', () => {
    calls.hear(WINDOW);
    vi.advanceTimersByTime(600);
    calls.hear({ type: 'refused', rev: 4, rule: 'KZ-061', refusal: { type: 'no_match', comp: 'C01', start: 0 }, cooldown_ms: 1500 });
    expect(calls.open).toBe(false);
    vi.advanceTimersByTime(1600);
    expect(calls.open).toBe(true);
  });
});
