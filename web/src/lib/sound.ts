/** Plays the sounds of foley.ts at the chosen volume. Sound is never the only signal of anything. */
import { render, type Sound } from '$lib/foley';
import { settings } from '$lib/settings.svelte';

export type { Sound } from '$lib/foley';

let context: AudioContext | undefined;
const buffers = new Map<Sound, AudioBuffer>();

/** Plays a sound; `strength` scales its loudness. */
export function sound(name: Sound, strength = 1): void {
  const volume = settings.chosen.volume / 100;
  // Browsers allow sound only after a touch or key press; before that we do not try.
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const source = context.createBufferSource();
  source.buffer = bufferOf(context, name);
  const gain = context.createGain();
  // Loudness is perceived logarithmically: half the volume is a quarter of the gain.
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

/** Vibration patterns: one tick for your turn, two for a refusal, and a strong one for the dragon or the sixth orc. */
const TICKS = { turn: [35], refuse: [25, 60, 25], peak: [90, 40, 140] } as const;

/** Vibrates, if the device can and motion is on. */
export function tremble(kind: keyof typeof TICKS): void {
  if (!settings.moves || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.([...TICKS[kind]]);
}
