/** Sounds, synthesised: nothing to load, nothing anybody else made. Never the only sign of anything. */
import { settings } from '$lib/settings.svelte';

type Sound = 'move' | 'turn' | 'coin' | 'alarm' | 'click' | 'win';

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
  click: [
    [1200, 0, 0.02],
    [700, 0.03, 0.03],
  ],
  win: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.26],
  ],
};

let context: AudioContext | undefined;

export function sound(name: Sound): void {
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
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
