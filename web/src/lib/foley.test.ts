import { expect, it } from 'vitest';

import { render, SOUND_NAMES, type Sound } from './foley';

const RATE = 22050;

/** Roughly the center of a sound's spectrum in Hz, from the rate of zero crossings where it is not nearly silent. */
function brightness(wave: Float32Array): number {
  const peak = Math.max(...wave.map(Math.abs));
  let [crossings, heard] = [0, 0];
  for (let i = 1; i < wave.length; i++) {
    if (Math.abs(wave[i]!) < peak * 0.02) continue;
    heard += 1;
    if (wave[i - 1]! < 0 !== wave[i]! < 0) crossings += 1;
  }
  return (crossings / 2 / heard) * RATE;
}

/** When three quarters of the energy have passed, in ms. */
function weight(wave: Float32Array): number {
  const total = wave.reduce((sum, each) => sum + each * each, 0);
  let sum = 0;
  const at = wave.findIndex((each) => (sum += each * each) > total * 0.75);
  return (at / RATE) * 1000;
}

const waves = new Map(SOUND_NAMES.map((name) => [name, render(name, RATE)]));
const of = (name: Sound) => waves.get(name)!;

it.each(SOUND_NAMES)('%s is audible, never clips, and starts and ends in silence', (name) => {
  const wave = of(name);
  const peak = Math.max(...wave.map(Math.abs));
  expect(peak).toBeGreaterThan(0.05);
  expect(peak).toBeLessThan(0.72);
  expect(Math.abs(wave[0]!)).toBeLessThan(0.08);
  expect(Math.max(...wave.slice(-40).map(Math.abs))).toBeLessThan(0.01);
  expect(wave.length / RATE).toBeLessThan(1.3);
  // No DC offset.
  expect(Math.abs(wave.reduce((sum, each) => sum + each, 0) / wave.length)).toBeLessThan(0.02);
});

it('sounds are as bright or dark as their materials', () => {
  expect(brightness(of('coin'))).toBeGreaterThan(2000);
  expect(brightness(of('paper'))).toBeGreaterThan(1200);
  expect(brightness(of('pen'))).toBeGreaterThan(2000);
  expect(brightness(of('wood'))).toBeLessThan(700);
  expect(brightness(of('stone'))).toBeLessThan(900);
  expect(brightness(of('growl'))).toBeLessThan(500);
  expect(brightness(of('shutter'))).toBeGreaterThan(brightness(of('wood')));
});

it('short sounds are short and long sounds are long', () => {
  for (const name of ['paper', 'wood', 'window', 'shutter', 'squeak'] as const) expect(weight(of(name))).toBeLessThan(180);
  for (const name of ['roar', 'win', 'alarm'] as const) expect(weight(of(name))).toBeGreaterThan(250);
});

it('rendering a sound is deterministic', () => {
  expect(render('roar', RATE)).toEqual(of('roar'));
});
