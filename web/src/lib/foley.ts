/**
 * The sounds of things on a table, synthesized: paper, coin, stone, pen, shutter, wood. Each is a few layers of filtered noise and
 * decaying tones, like the sound of the real thing. There is nothing to load and nothing to license. Needs no browser.
 */

/** A burst of band-filtered noise, for anything that scrapes, rustles or knocks. */
interface Noise {
  at: number;
  ms: number;
  /** Center of the band in Hz at the start and at the end, and its width. */
  band: [from: number, to: number];
  q: number;
  gain: number;
  /** The fraction of the length over which it swells; over the rest it fades. */
  swell?: number;
}

/** Something struck: partials, each with its own decay. */
interface Ring {
  at: number;
  ms: number;
  /** Hz at the start and at the end. */
  tone: [from: number, to: number];
  /** Multiples of the tone, each with its strength. */
  partials: [multiple: number, strength: number][];
  gain: number;
  /** A rough voice: the tone trembles this many times a second. */
  tremble?: number;
}

type Layer = Noise | Ring;

const METAL: [number, number][] = [[1, 1], [2.76, 0.6], [5.4, 0.35], [8.93, 0.18]];
const WOOD: [number, number][] = [[1, 1], [2.57, 0.32], [4.9, 0.1]];
const BELL: [number, number][] = [[0.5, 0.3], [1, 1], [1.19, 0.5], [2, 0.45], [2.74, 0.25], [4.1, 0.12]];
const THROAT: [number, number][] = [[1, 1], [2, 0.8], [3, 0.62], [4, 0.4], [5, 0.3], [7, 0.18]];
const PLAIN: [number, number][] = [[1, 1], [2, 0.22], [3, 0.08]];

const rustle = (at: number, gain = 0.5): Layer[] => [
  { at, ms: 70, band: [5200, 2600], q: 0.8, gain, swell: 0.3 },
  { at: at + 38, ms: 90, band: [3200, 1500], q: 0.7, gain: gain * 0.7, swell: 0.15 },
  { at: at + 96, ms: 22, band: [900, 500], q: 1.2, gain: gain * 0.9, swell: 0.05 },
];
const chink = (at: number, tone: number, gain = 0.34): Layer[] => [
  { at, ms: 9, band: [7000, 5000], q: 0.9, gain: gain * 1.2, swell: 0.02 },
  { at, ms: 210, tone: [tone, tone], partials: METAL, gain },
];
const knock = (at: number, tone: number, gain = 0.55): Layer[] => [
  { at, ms: 14, band: [1900, 700], q: 0.8, gain: gain * 0.9, swell: 0.03 },
  { at, ms: 120, tone: [tone, tone * 0.94], partials: WOOD, gain },
];
const stroke = (at: number, ms: number, gain = 0.32): Layer[] => [
  { at, ms, band: [3600, 5200], q: 1.6, gain, swell: 0.35 },
  { at, ms: ms * 0.9, band: [1400, 1900], q: 2.2, gain: gain * 0.5, swell: 0.3 },
];
const note = (at: number, tone: number, ms: number, gain = 0.3): Layer[] => [{ at, ms, tone: [tone, tone], partials: PLAIN, gain }];

const SOUNDS = {
  /** A card is laid. */
  paper: rustle(0),
  /** A move was made. */
  move: rustle(0, 0.36),
  /** It is your turn: two knocks on the table. */
  turn: [...knock(0, 330), ...knock(130, 440)],
  coin: [...chink(0, 2350), ...chink(70, 2870, 0.3)],
  /** Something heavy is set down. */
  stone: [
    { at: 0, ms: 30, band: [700, 300], q: 0.7, gain: 0.8, swell: 0.04 },
    { at: 0, ms: 190, tone: [118, 82], partials: WOOD, gain: 0.8 },
    { at: 20, ms: 110, band: [900, 500], q: 1.4, gain: 0.12, swell: 0.2 },
  ],
  wood: knock(0, 210),
  /** A cross is drawn. */
  pen: [...stroke(0, 110), ...stroke(150, 120)],
  /** Wax is pressed, and a chest opens: a thump, a creak, coins. */
  seal: [
    { at: 0, ms: 40, band: [500, 240], q: 0.8, gain: 0.8, swell: 0.04 },
    { at: 0, ms: 150, tone: [140, 96], partials: WOOD, gain: 0.7 },
    { at: 300, ms: 260, tone: [180, 320], partials: THROAT, gain: 0.1, tremble: 44 },
    ...chink(560, 2350, 0.22),
    ...chink(640, 2870, 0.2),
    ...chink(700, 2610, 0.18),
  ],
  shutter: [
    { at: 0, ms: 16, band: [4200, 2600], q: 0.8, gain: 0.8, swell: 0.02 },
    ...knock(4, 620, 0.28),
    { at: 62, ms: 26, band: [3000, 1400], q: 0.8, gain: 0.7, swell: 0.04 },
    ...knock(66, 410, 0.3),
  ],
  /** The window for calls opens. */
  window: [...knock(0, 780, 0.4)],
  bell: [{ at: 0, ms: 900, tone: [1046, 1044], partials: BELL, gain: 0.3 }, { at: 0, ms: 12, band: [6000, 4000], q: 1, gain: 0.3, swell: 0.02 }],
  /** Danger. */
  alarm: [
    { at: 0, ms: 420, tone: [74, 58], partials: WOOD, gain: 0.9 },
    { at: 0, ms: 60, band: [220, 120], q: 0.8, gain: 0.8, swell: 0.05 },
    { at: 300, ms: 520, tone: [66, 50], partials: WOOD, gain: 0.9 },
    { at: 300, ms: 60, band: [220, 120], q: 0.8, gain: 0.8, swell: 0.05 },
  ],
  growl: [
    { at: 0, ms: 480, tone: [92, 68], partials: THROAT, gain: 0.34, tremble: 27 },
    { at: 20, ms: 420, band: [340, 160], q: 1.5, gain: 0.2, swell: 0.3 },
  ],
  squeak: [
    { at: 0, ms: 60, tone: [2500, 3100], partials: PLAIN, gain: 0.2 },
    { at: 85, ms: 80, tone: [2700, 3400], partials: PLAIN, gain: 0.2 },
  ],
  roar: [
    { at: 0, ms: 1100, tone: [84, 46], partials: THROAT, gain: 0.4, tremble: 19 },
    { at: 0, ms: 1100, band: [900, 220], q: 0.8, gain: 0.7, swell: 0.25 },
    { at: 120, ms: 900, band: [2400, 700], q: 0.9, gain: 0.28, swell: 0.3 },
  ],
  /** A bridge breaks, a torch goes out. */
  snap: [{ at: 0, ms: 12, band: [3800, 1600], q: 0.7, gain: 1, swell: 0.02 }, ...knock(5, 170, 0.6), { at: 40, ms: 260, band: [1400, 400], q: 0.8, gain: 0.24, swell: 0.1 }],
  /** A refusal: a dull double tap. */
  refuse: [...knock(0, 150, 0.5), ...knock(110, 126, 0.5)],
  win: [...note(0, 523, 240), ...note(130, 659, 240), ...note(260, 784, 280), ...note(390, 1046, 620, 0.34), ...chink(420, 2870, 0.18), ...chink(520, 2350, 0.16)],
} satisfies Record<string, Layer[]>;

export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];

/** A deterministic noise source. */
function noiseOf(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state | 0) / 2147483648;
  };
}

/** Rises over the fraction `swell` of the length and fades over the rest. */
function envelope(part: number, swell: number): number {
  return part < swell ? part / swell : Math.exp((-5.5 * (part - swell)) / (1 - swell)) * Math.min(1, (1 - part) * 12);
}

function addNoise(into: Float32Array, { at, ms, band, q, gain, swell = 0.08 }: Noise, rate: number, next: () => number): void {
  const [first, count] = [Math.round((at / 1000) * rate), Math.round((ms / 1000) * rate)];
  // A state-variable filter, because its band can glide while it runs.
  let [low, middle] = [0, 0];
  for (let i = 0; i < count && first + i < into.length; i++) {
    const part = i / count;
    const f = 2 * Math.sin((Math.PI * Math.min(band[0] + (band[1] - band[0]) * part, rate / 7)) / rate);
    low += f * middle;
    const high = next() - low - middle / q;
    middle += f * high;
    into[first + i]! += middle * gain * envelope(part, swell);
  }
}

function addRing(into: Float32Array, { at, ms, tone, partials, gain, tremble }: Ring, rate: number): void {
  const [first, count] = [Math.round((at / 1000) * rate), Math.round((ms / 1000) * rate)];
  const strength = partials.reduce((sum, [, each]) => sum + each, 0);
  const phases = partials.map(() => 0);
  for (let i = 0; i < count && first + i < into.length; i++) {
    const part = i / count;
    const hertz = tone[0] + (tone[1] - tone[0]) * part;
    const rough = tremble === undefined ? 1 : 0.55 + 0.45 * Math.sin((2 * Math.PI * tremble * i) / rate);
    let sum = 0;
    partials.forEach(([multiple, each], index) => {
      phases[index]! += (2 * Math.PI * hertz * multiple) / rate;
      // Higher partials fade sooner.
      if (hertz * multiple < rate / 2.2) sum += each * Math.sin(phases[index]!) * Math.exp(-part * multiple * 0.9);
    });
    into[first + i]! += (sum / strength) * gain * rough * envelope(part, tremble === undefined ? 0.006 : 0.12);
  }
}

/** The waveform of a sound, between -1 and 1. */
export function render(name: Sound, rate: number): Float32Array {
  const layers: Layer[] = SOUNDS[name];
  const end = Math.max(...layers.map(({ at, ms }) => at + ms)) + 10;
  const wave = new Float32Array(Math.ceil((end / 1000) * rate));
  const next = noiseOf(name.length * 7919 + name.charCodeAt(0));
  for (const layer of layers) {
    if ('band' in layer) addNoise(wave, layer, rate, next);
    else addRing(wave, layer, rate);
  }
  // Soft clipping.
  return wave.map((value) => Math.tanh(value * 1.4) * 0.7);
}
