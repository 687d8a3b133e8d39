/** Sounds, synthesised: nothing to load, nothing anybody else made. Never the only sign of anything. */
import { settings } from '$lib/settings.svelte';

type Sound = 'move' | 'turn' | 'coin' | 'alarm' | 'shutter' | 'window' | 'bell' | 'growl' | 'squeak' | 'pen' | 'roar' | 'snap' | 'win';

/** Notes as [frequency in Hz, start in s, length in s]. */
const NOTES: Record<Sound, [number, number, number][]> = {
  move: [[330, 0, 0.07]],
  turn: [
    [523, 0, 0.1],
    [659, 0.11, 0.14],
  ],
  coin: [
    [988, 0, 0.06],
    [1319, 0.06, 0.16],
  ],
  alarm: [
    [196, 0, 0.16],
    [165, 0.17, 0.26],
  ],
  shutter: [
    [1200, 0, 0.02],
    [700, 0.03, 0.03],
  ],
  window: [[880, 0, 0.05]],
  bell: [
    [1568, 0, 0.3],
    [2093, 0.02, 0.24],
  ],
  growl: [
    [98, 0, 0.2],
    [82, 0.12, 0.28],
  ],
  squeak: [
    [2400, 0, 0.03],
    [2900, 0.04, 0.04],
  ],
  pen: [
    [520, 0, 0.04],
    [440, 0.06, 0.05],
  ],
  roar: [
    [110, 0, 0.4],
    [73, 0.1, 0.6],
    [55, 0.3, 0.6],
  ],
  snap: [
    [900, 0, 0.02],
    [180, 0.02, 0.1],
  ],
  win: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.26],
  ],
};

let context: AudioContext | undefined;

/** Makes a sound; one that grows is louder and longer the stronger it is (1 is as it is written). */
export function sound(name: Sound, strength = 1): void {
  // Browsers allow sound only after a touch or key; before that nothing is tried.
  if (!settings.chosen.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[name]) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(Math.min(0.3, 0.12 * strength), at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length * strength);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length * strength);
  }
}
