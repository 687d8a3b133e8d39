import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { help } from './help';

let node: HTMLButtonElement;
let detach: (() => void) | void;
const card = () => document.querySelector('[role=tooltip]');
const send = (name: string, pointerType = 'touch') =>
  node.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), { pointerType, clientX: 5, clientY: 5 }));

beforeEach(() => {
  vi.useFakeTimers();
  node = document.createElement('button');
  document.body.append(node);
  detach = help(() => 'An orc. Six of them end the round.')(node);
});
afterEach(() => {
  if (detach) detach();
  node.remove();
  vi.useRealTimers();
});

it('shows the text while a pointer rests on the element and removes it afterwards', () => {
  send('pointerenter', 'mouse');
  expect(card()).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(card()?.textContent).toBe('An orc. Six of them end the round.');
  expect(node.getAttribute('aria-describedby')).toBe(card()!.id);
  send('pointerleave', 'mouse');
  expect(card()).toBeNull();
  expect(node.hasAttribute('aria-describedby')).toBe(false);
});

it('a long press explains and does nothing else; a short one is a click', () => {
  let clicked = 0;
  node.addEventListener('click', () => clicked++);
  send('pointerdown');
  vi.advanceTimersByTime(1000);
  expect(card()).not.toBeNull();
  send('pointerup');
  send('click');
  expect(clicked).toBe(0);
  send('pointerdown');
  expect(card()).toBeNull();
  send('pointerup');
  send('click');
  expect(clicked).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(card()).toBeNull();
});
