/** Plays the sounds of foley.ts, as loud as was chosen. Never the only sign of anything. */
import { render, type Sound } from '$lib/foley';
import { settings } from '$lib/settings.svelte';

export type { Sound } from '$lib/foley';

let context: AudioContext | undefined;
const buffers = new Map<Sound, AudioBuffer>();

/** Makes a sound; a stronger one is louder (1 is as it is). */
export function sound(name: Sound, strength = 1): void {
  const volume = settings.chosen.volume / 100;
  // Browsers allow sound only after a touch or key; before that nothing is tried.
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const source = context.createBufferSource();
  source.buffer = bufferOf(context, name);
  const gain = context.createGain();
  // Ears hear in ratios: half the way is a quarter of the force.
  gain.gain.value = Math.min(1, volume * volume * strength);
  source.connect(gain).connect(context.destination);
  source.start();
}

function bufferOf(audio: AudioContext, name: Sound): AudioBuffer {
  let buffer = buffers.get(name);
  if (!buffer) {
    const wave = render(name, audio.sampleRate);
    buffer = audio.createBuffer(1, wave.length, audio.sampleRate);
    buffer.getChannelData(0).set(wave);
    buffers.set(name, buffer);
  }
  return buffer;
}

/** How a phone trembles: your turn is a tick, a refusal two, and a dragon or the sixth orc is felt. */
const TICKS = { turn: [35], refuse: [25, 60, 25], peak: [90, 40, 140] } as const;

/** A tick in the hand, on devices that can, where things may move. */
export function tremble(kind: keyof typeof TICKS): void {
  if (!settings.moves || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.([...TICKS[kind]]);
}
