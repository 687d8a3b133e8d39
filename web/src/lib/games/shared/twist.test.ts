import { expect, it } from 'vitest';

import { twists } from './twist';

/** Two fingers around a point, at an angle. */
const fingers = (degrees: number, count = 2) => {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180) * 50, Math.sin((degrees * Math.PI) / 180) * 50];
  return [
    { clientX: 100 - x, clientY: 100 - y },
    { clientX: 100 + x, clientY: 100 + y },
  ].slice(0, count);
};

it('turns one step per 40 degrees in either direction, and not with one finger', () => {
  const node = document.createElement('div');
  const steps: number[] = [];
  const detach = twists((direction) => steps.push(direction))(node);
  const touch = (name: string, degrees: number, count = 2) => node.dispatchEvent(Object.assign(new Event(name), { touches: fingers(degrees, count) }));

  touch('touchstart', 0);
  for (const degrees of [20, 39, 41, 60, 82]) touch('touchmove', degrees);
  expect(steps).toEqual([1, 1]);
  touch('touchmove', 30);
  expect(steps).toEqual([1, 1, -1]);
  touch('touchend', 30, 1);
  touch('touchmove', 170, 1);
  expect(steps).toHaveLength(3);
  // Across the ±180° boundary.
  touch('touchstart', 170);
  touch('touchmove', -145);
  expect(steps).toEqual([1, 1, -1, 1]);
  if (detach) detach();
  touch('touchstart', 0);
  touch('touchmove', 90);
  expect(steps).toHaveLength(4);
});
