/**
 * Draws the textures of the page: `npm run textures [name…]`. Seeded, so that the result is reproducible, and seamlessly tileable. They
 * are drawn by the browser that the tests use, whose canvas can also write WebP, and are kept in the repository.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { launch } from '../e2e/workshop.mjs';

/**
 * A texture: its size, the quality of its file, and a function for each pixel. `noise(x, y, w, h, octaves)` is smooth, between 0 and 1,
 * and repeats every `w` × `h` of its cells; `mix` blends colors.
 */
const TEXTURES = {
  // Pale oak for the light theme: long grain, pores, joints between boards.
  oak: { size: 512, quality: 0.8, seed: 11, pixel: wood, colors: { light: [231, 216, 187], dark: [205, 182, 142], pore: [168, 141, 98] } },
  // Walnut for the dark theme.
  walnut: { size: 512, quality: 0.8, seed: 23, pixel: wood, colors: { light: [58, 38, 25], dark: [34, 21, 13], pore: [19, 11, 6] } },
  // The wall of the cave.
  slate: { size: 640, quality: 0.6, seed: 31, pixel: stone, colors: { light: [76, 80, 88], dark: [34, 37, 43], crack: [23, 25, 30] } },
  // Treetops at night, seen from above, around the map.
  forest: { size: 320, quality: 0.7, seed: 43, pixel: leaves, colors: { light: [30, 56, 52], dark: [10, 23, 24], deep: [5, 13, 15] } },
  // Courses of brick, for the Great Wall.
  brick: { size: 240, quality: 0.72, seed: 67, pixel: bricks, colors: { light: [214, 178, 136], dark: [176, 134, 96], joint: [128, 97, 70] } },
  // The sea on an old chart.
  sea: { size: 256, quality: 0.75, seed: 57, pixel: water, colors: { light: [196, 219, 214], dark: [160, 195, 194] } },
  // Rag paper by day and oiled leather by night, for plates and prompts.
  paper: { size: 192, quality: 0.72, seed: 71, pixel: rag, colors: { light: [252, 245, 229], dark: [238, 225, 197], fleck: [196, 168, 118] } },
  leather: { size: 192, quality: 0.72, seed: 83, pixel: hide, colors: { light: [56, 41, 31], dark: [37, 26, 19], fold: [24, 16, 11] } },
  // Woven linen, for the pages around the table.
  linen: { size: 128, quality: 0.85, seed: 7, pixel: cloth, colors: { light: [247, 245, 240], dark: [235, 231, 222] } },
};

function wood({ x, y, size, noise, mix, colors }) {
  const board = Math.floor((y / size) * 3);
  const shift = board * 37;
  const along = x / size;
  const across = y / size;
  const wave = noise(along * 3 + shift, across * 12, 3, 12, 3);
  const rings = 0.5 + 0.5 * Math.sin((across * 3 * 6 + wave * 3.2 + board * 1.7) * Math.PI * 2);
  const fiber = noise(along * 6 + shift, across * 170, 6, 170, 2);
  const pore = noise(along * 22 + shift, across * 256, 22, 256, 1);
  let color = mix(colors.light, colors.dark, 0.16 + 0.36 * rings + 0.42 * (fiber - 0.5) + 0.12 * (board % 2));
  if (pore > 0.8) color = mix(color, colors.pore, (pore - 0.8) * 1.8);
  const seam = Math.min((y % (size / 3)) / 2, (size / 3 - (y % (size / 3))) / 2);
  return seam < 1 ? mix(colors.pore, color, 0.35 + seam * 0.65) : color;
}

function cloth({ x, y, size, noise, mix, colors }) {
  const over = (Math.floor(x / 2) + Math.floor(y / 2)) % 2;
  const thread = over ? noise((x / size) * 64, (y / size) * 8, 64, 8, 1) : noise((x / size) * 8, (y / size) * 64, 8, 64, 1);
  return mix(colors.light, colors.dark, 0.15 + 0.3 * over + 0.5 * thread);
}

function rag({ x, y, size, noise, mix, colors }) {
  const [u, v] = [x / size, y / size];
  const cloud = noise(u * 5, v * 5, 5, 5, 3);
  const fiber = noise(u * 20, v * 64, 20, 64, 2);
  const fleck = noise(u * 96, v * 96, 96, 96, 1);
  const color = mix(colors.light, colors.dark, 0.55 * cloud + 0.4 * (fiber - 0.5));
  return fleck > 0.93 ? mix(color, colors.fleck, (fleck - 0.93) * 5) : color;
}

function hide({ x, y, size, noise, mix, colors }) {
  const [u, v] = [x / size, y / size];
  const cloud = noise(u * 4, v * 4, 4, 4, 2);
  const grain = Math.abs(noise(u * 26, v * 26, 26, 26, 2) - 0.5);
  const color = mix(colors.dark, colors.light, 0.25 + 0.5 * cloud + 0.7 * grain);
  return grain < 0.04 ? mix(color, colors.fold, 0.4 * (1 - grain / 0.04)) : color;
}

function stone({ x, y, size, noise, mix, colors }) {
  const [u, v] = [x / size, y / size];
  const layer = noise(u * 6, v * 16, 6, 16, 4);
  const grain = noise(u * 120, v * 120, 120, 120, 2);
  const crack = Math.abs(noise(u * 7, v * 7, 7, 7, 4) - 0.5);
  // A crack runs out where the rock is whole.
  const broken = 0.004 + 0.016 * noise(u * 4, v * 4, 4, 4, 2);
  const color = mix(colors.dark, colors.light, 0.12 + 0.74 * layer + 0.32 * (grain - 0.5));
  return crack < broken ? mix(colors.crack, color, 0.25 + (0.75 * crack) / broken) : color;
}

function leaves({ x, y, size, noise, mix, colors }) {
  const [u, v] = [x / size, y / size];
  const crowns = noise(u * 9, v * 9, 9, 9, 2);
  const leaf = noise(u * 48, v * 48, 48, 48, 2);
  const color = mix(colors.dark, colors.light, 0.1 + 0.75 * (crowns - 0.15) + 0.5 * (leaf - 0.5));
  return crowns < 0.32 ? mix(color, colors.deep, (0.32 - crowns) * 4) : color;
}

function bricks({ x, y, size, noise, mix, colors }) {
  const [wide, high] = [size / 4, size / 10];
  const course = Math.floor(y / high);
  const along = x + (course % 2) * (wide / 2);
  const brick = Math.floor(along / wide) % 4;
  const tint = noise(brick + 0.5, course + 0.5, 4, 10, 1);
  const grain = noise((x / size) * 80, (y / size) * 80, 80, 80, 2);
  const edge = Math.min(along % wide, wide - (along % wide), y % high, high - (y % high));
  const color = mix(colors.light, colors.dark, 0.05 + 0.75 * tint + 0.55 * (grain - 0.5));
  return edge < 1.4 ? mix(colors.joint, color, 0.25 + edge * 0.35) : color;
}

function water({ x, y, size, noise, mix, colors }) {
  const [u, v] = [x / size, y / size];
  const swell = Math.sin((v * 16 + noise(u * 4, v * 4, 4, 4, 2) * 1.6) * Math.PI * 2);
  return mix(colors.light, colors.dark, 0.35 + 0.18 * swell + 0.5 * (noise(u * 24, v * 24, 24, 24, 2) - 0.5));
}

/**
 * The forest of Lost Mines by moonlight, seen from above the edge: one picture for the whole map, row by row from back to front. It does
 * not repeat. `context` is that of a canvas, `random` a seeded generator.
 */
function forest({ context, wide, high, random }) {
  const ground = context.createLinearGradient(0, 0, wide, high);
  ground.addColorStop(0, '#24423f');
  ground.addColorStop(0.5, '#15302c');
  ground.addColorStop(1, '#0a1a1c');
  context.fillStyle = ground;
  context.fillRect(0, 0, wide, high);
  // Glades where the moon comes through, and dells where it does not.
  for (let each = 0; each < 46; each++) {
    const [x, y, r] = [random() * wide, random() * high, 40 + random() * 130];
    const glade = context.createRadialGradient(x, y, 0, x, y, r);
    glade.addColorStop(0, random() < 0.45 ? 'rgba(126, 172, 160, 0.20)' : 'rgba(2, 10, 14, 0.30)');
    glade.addColorStop(1, 'rgba(0, 0, 0, 0)');
    context.fillStyle = glade;
    context.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  const moon = (x, y) => Math.max(0, 1 - Math.hypot(x / wide - 0.22, y / high - 0.12) / 1.15);
  const firs = Array.from({ length: 1500 }, () => ({ x: random() * wide, y: random() * (high + 30), h: 22 + random() * 30, tone: random() })).sort((a, b) => a.y - b.y);
  for (const { x, y, h, tone } of firs) {
    const light = 0.25 + 0.75 * moon(x, y);
    const half = h * (0.24 + 0.1 * tone);
    const shade = (r, g, b) => `rgb(${Math.round(r * light)}, ${Math.round(g * light)}, ${Math.round(b * light)})`;
    context.fillStyle = 'rgba(3, 10, 12, 0.30)';
    context.beginPath();
    context.ellipse(x + half * 0.5, y, half * 1.1, h * 0.1, 0, 0, 7);
    context.fill();
    for (const [side, color] of [[-1, shade(64 + 30 * tone, 104 + 22 * tone, 96)], [1, shade(26 + 12 * tone, 52 + 14 * tone, 52)]]) {
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(x, y - h);
      for (const [out, down] of [[0.55, 0.68], [0.3, 0.66], [0.8, 0.36], [0.42, 0.34], [1, 0]]) context.lineTo(x + side * half * out, y - h * down);
      context.lineTo(x, y - h * 0.06);
      context.fill();
    }
    // The moon catches the tip.
    context.strokeStyle = `rgba(206, 232, 226, ${0.05 + 0.34 * light * tone})`;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, y - h);
    context.lineTo(x - half * 0.55, y - h * 0.68);
    context.stroke();
  }
  // Mist over the far end, and the night at the near one.
  const mist = context.createLinearGradient(0, 0, wide * 0.5, high);
  mist.addColorStop(0, 'rgba(170, 206, 214, 0.16)');
  mist.addColorStop(0.4, 'rgba(120, 160, 170, 0.03)');
  mist.addColorStop(1, 'rgba(0, 4, 10, 0.42)');
  context.fillStyle = mist;
  context.fillRect(0, 0, wide, high);
}

/** Pictures that do not repeat: their size, the quality of their file, and a function that paints them. */
const PICTURES = { 'forest-map': { wide: 932, high: 892, quality: 0.42, seed: 97, paint: forest } };

/** Runs in the browser: paints one picture and returns it as a WebP file in base64. */
function painted({ wide, high, quality, seed, source }) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
  new Function(`return (${source})`)()({ context: canvas.getContext('2d'), wide, high, random });
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

/** Runs in the browser: draws one texture and returns it as a WebP file in base64. */
function draw({ size, quality, seed, colors, source }) {
  const pixel = new Function(`return (${source})`)();
  const hash = (a, b) => {
    let h = Math.imul(a, 374761393) ^ Math.imul(b, 668265263) ^ Math.imul(seed, 974711);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  const ease = (t) => t * t * (3 - 2 * t);
  const value = (x, y, w, h) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const at = (a, b) => hash(((a % w) + w) % w, ((b % h) + h) % h);
    const [tx, ty] = [ease(x - x0), ease(y - y0)];
    const top = at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx;
    const low = at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx;
    return top * (1 - ty) + low * ty;
  };
  const noise = (x, y, w, h, octaves) => {
    let [sum, weight, total] = [0, 1, 0];
    for (let octave = 0; octave < octaves; octave++) {
      const scale = 2 ** octave;
      sum += weight * value(x * scale, y * scale, w * scale, h * scale);
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
  const mix = (a, b, t) => a.map((each, index) => each + (b[index] - each) * Math.min(1, Math.max(0, t)));
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d');
  const image = context.createImageData(size, size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) image.data.set([...pixel({ x, y, size, noise, mix, colors }).map(Math.round), 255], 4 * (y * size + x));
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

const folder = fileURLToPath(new URL('../src/lib/design/textures/', import.meta.url));
mkdirSync(dirname(`${folder}x`), { recursive: true });
const only = process.argv.slice(2);
const browser = await launch();
try {
  const page = await browser.newPage();
  const write = (name, text) => {
    const file = Buffer.from(text, 'base64');
    writeFileSync(`${folder}${name}.webp`, file);
    console.log(`${name}.webp ${(file.length / 1000).toFixed(1)} kB`);
  };
  const wanted = ([name]) => only.length === 0 || only.includes(name);
  for (const [name, { pixel, ...texture }] of Object.entries(TEXTURES).filter(wanted)) write(name, await page.evaluate(draw, { ...texture, source: String(pixel) }));
  for (const [name, { paint, ...picture }] of Object.entries(PICTURES).filter(wanted)) write(name, await page.evaluate(painted, { ...picture, source: String(paint) }));
} finally {
  await browser.close();
}
