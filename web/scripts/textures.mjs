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
  slate: { size: 320, quality: 0.7, seed: 31, pixel: stone, colors: { light: [74, 79, 87], dark: [33, 36, 42], crack: [20, 22, 26] } },
  // Treetops at night, seen from above.
  forest: { size: 320, quality: 0.7, seed: 43, pixel: leaves, colors: { light: [47, 84, 57], dark: [15, 34, 25], deep: [8, 20, 15] } },
  // Courses of brick, for the Great Wall.
  brick: { size: 240, quality: 0.72, seed: 67, pixel: bricks, colors: { light: [214, 178, 136], dark: [176, 134, 96], joint: [128, 97, 70] } },
  // The sea on an old chart.
  sea: { size: 256, quality: 0.75, seed: 57, pixel: water, colors: { light: [196, 219, 214], dark: [160, 195, 194] } },
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

function stone({ x, y, size, noise, mix, colors }) {
  const [u, v] = [x / size, y / size];
  const layer = noise(u * 3, v * 9, 3, 9, 4);
  const grain = noise(u * 60, v * 60, 60, 60, 2);
  const crack = Math.abs(noise(u * 5, v * 5, 5, 5, 3) - 0.5);
  const color = mix(colors.dark, colors.light, 0.15 + 0.7 * layer + 0.3 * (grain - 0.5));
  return crack < 0.018 ? mix(colors.crack, color, crack / 0.018) : color;
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
  for (const [name, { pixel, ...texture }] of Object.entries(TEXTURES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const file = Buffer.from(await page.evaluate(draw, { ...texture, source: String(pixel) }), 'base64');
    writeFileSync(`${folder}${name}.webp`, file);
    console.log(`${name}.webp ${(file.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}
