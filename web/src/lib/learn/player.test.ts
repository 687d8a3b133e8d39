import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Act, Lesson } from '$lib/generated/lesson';

import { Player, same } from './player.svelte';

const mine = (move: string, view: string, legal: unknown[] = []): Act => ({
  seat: 0,
  move: { type: move },
  events: [{ type: `${move}n` }],
  frame: { view, legal },
});
const theirs = (seat: number, view: string): Act => ({ seat, move: null, events: [{ type: 'drawn', seat }], frame: { view, legal: [] } });

/** A text to read, the learner's move followed by two of others, moves of others only, the end. */
const lesson: Lesson = {
  game: 'ferry',
  seats: 3,
  opening: { view: 'opening', legal: [{ type: 'draw' }, { type: 'pass' }] },
  steps: [
    { say: 'hello', acts: [] },
    { say: 'draw', acts: [mine('draw', 'drew'), theirs(1, 'second drew'), theirs(2, 'third drew')] },
    { say: 'watch', acts: [theirs(1, 'second again')] },
    { say: 'end', acts: [] },
  ],
};

describe('a lesson', () => {
  let player: Player;
  beforeEach(() => {
    vi.useFakeTimers();
    player = new Player(lesson, () => 1000);
  });
  afterEach(() => {
    player.close();
    vi.useRealTimers();
  });

  it('shows a text and continues at a press', () => {
    expect([player.step.say, player.asked, player.frame.view]).toEqual(['hello', false, 'opening']);
    player.play({ type: 'draw' });
    expect([player.step.say, player.made, player.number]).toEqual(['hello', 0, 0]);
    player.next();
    expect([player.step.say, player.asked, player.legal.length]).toEqual(['draw', true, 2]);
    player.next();
    expect(player.step.say).toBe('draw');
  });

  it('stays at the same step after a different legal move', () => {
    player.next();
    const before = player.number;
    player.play({ type: 'pass' });
    expect([player.note, player.made, player.frame.view]).toEqual(['other', 0, 'opening']);
    expect(player.number).toBeGreaterThan(before);
    player.play({ type: 'draw' });
    expect([player.note, player.made]).toEqual([undefined, 1]);
  });

  it('makes the moves of others at its pace, then continues', () => {
    player.next();
    player.play({ type: 'draw' });
    expect([player.frame.view, player.running, player.events]).toEqual(['drew', true, [{ type: 'drawn' }]]);
    vi.advanceTimersByTime(1000);
    expect(player.frame.view).toBe('second drew');
    player.play({ type: 'draw' });
    expect(player.frame.view).toBe('second drew');
    vi.advanceTimersByTime(1000);
    expect([player.frame.view, player.step.say]).toEqual(['third drew', 'draw']);
    vi.advanceTimersByTime(1000);
    expect([player.step.say, player.running, player.frame.view]).toEqual(['watch', false, 'third drew']);
  });

  it('can be hurried', () => {
    player.next();
    player.play({ type: 'draw' });
    player.next();
    expect([player.step.say, player.frame.view, player.events.length]).toEqual(['watch', 'third drew', 2]);
    player.next();
    expect(player.running).toBe(true);
    player.next();
    expect([player.step.say, player.last]).toEqual(['end', true]);
    player.next();
    expect(player.step.say).toBe('end');
  });

  it('highlights the expected move, and makes it when asked again', () => {
    player.next();
    player.hint();
    expect([player.legal, player.note]).toEqual([[{ type: 'draw' }], 'hinted']);
    player.hint();
    expect([player.made, player.hinted]).toEqual([1, false]);
  });

  it('goes back to the start of a step, then to the previous step', () => {
    player.next();
    player.play({ type: 'draw' });
    player.back();
    expect([player.step.say, player.made, player.frame.view, player.resumed]).toEqual(['draw', 0, 'opening', true]);
    vi.advanceTimersByTime(5000);
    expect(player.made).toBe(0);
    player.back();
    player.back();
    expect(player.step.say).toBe('hello');
  });
});

describe('moves', () => {
  it('are equal regardless of the order of their fields', () => {
    expect(same({ type: 'mark', at: { slot: 1, cells: [2, 3] } }, { at: { cells: [2, 3], slot: 1 }, type: 'mark' })).toBe(true);
    expect(same({ type: 'mark', cells: [2, 3] }, { type: 'mark', cells: [3, 2] })).toBe(false);
    expect(same({ type: 'draw' }, { type: 'draw', spot: 1 })).toBe(false);
    expect(same(null, { type: 'draw' })).toBe(false);
  });
});
