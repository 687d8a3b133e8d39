/** Draws the covers of the four games: `npm run covers`. Seeded SVGs of a few kB each, kept in the repository. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const W = 480;
const H = 320;
const r = (value) => Number(value.toFixed(1));

/** A seeded random number generator. */
function luck(seed) {
  let state = seed;
  return (least = 0, most = 1) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return least + ((most - least) * state) / 4294967296;
  };
}

const gradient = (id, stops, kind = 'linearGradient x1="0" y1="0" x2="0" y2="1"') =>
  `<${kind} id="${id}">${stops.map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('')}</${kind.split(' ')[0]}>`;
const glow = (id, color) => gradient(id, [[0, color, 0.95], [0.25, color, 0.5], [1, color, 0]], 'radialGradient');
const rect = (fill, x = 0, y = 0, w = W, h = H) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const disc = (x, y, radius, fill, more = '') => `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}" ${more}/>`;
const stroke = (d, color, width, more = '') => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A ridge from left to right, filled down to the bottom of the picture. */
function ridge(next, base, rough, steps) {
  const points = Array.from({ length: steps + 1 }, (_, i) => `${r((i * W) / steps)} ${r(base + next(-rough, rough))}`);
  return `M0 ${H}L${points.join('L')}L${W} ${H}z`;
}

/** My Treasure: the cave in torchlight. */
function cave() {
  const next = luck(5);
  const torch = (x, y) =>
    disc(x, y - 6, 95, 'url(#fire)') +
    path(`M${x - 4} ${y}h8l-2 40h-4z`, '#3a2413') +
    path(`M${x - 9} ${y}c-4-16 6-18 6-34 8 8 16 18 10 34-4 6-12 6-16 0z`, '#f59b2c') +
    path(`M${x - 4} ${y}c-2-9 4-11 4-20 5 6 7 12 4 20-2 3-6 3-8 0z`, '#ffe08a');
  let gold = '';
  for (let i = 0; i < 130; i++) {
    const x = next(-1, 1);
    const rise = (1 - Math.abs(x)) * 84;
    const [cx, cy] = [240 + x * 118, 292 - next(0, rise)];
    gold += `<ellipse cx="${r(cx)}" cy="${r(cy)}" rx="10" ry="4.6" fill="${next() > 0.5 ? '#f4c34a' : '#e0a52e'}" stroke="#7b4e0d" stroke-width="1"/>`;
  }
  const eyes = [[150, 118], [206, 96], [262, 104], [318, 92], [352, 130]]
    .map(([x, y], i) => `<g fill="${i % 2 ? '#ffd24a' : '#b8e04a'}"><ellipse cx="${x - 6}" cy="${y}" rx="3.6" ry="2.6"/><ellipse cx="${x + 6}" cy="${y}" rx="3.6" ry="2.6"/></g>`)
    .join('');
  const teeth = (y, up) => {
    let d = `M0 ${up ? 0 : H}`;
    for (let x = 0; x <= W; x += 30) d += `L${r(x + next(-6, 6))} ${r(y + (up ? next(0, 34) : -next(0, 26)) * (Math.abs(x - 240) / 200 + 0.25))}L${x + 15} ${r(y + (up ? -12 : 12))}`;
    return `${d}L${W} ${up ? 0 : H}z`;
  };
  return {
    defs: gradient('back', [[0, '#1d2430'], [0.55, '#0c0f16'], [1, '#241a12']]) + glow('fire', '#ff9c3a') + glow('shine', '#ffc75a'),
    body:
      rect('url(#back)') + path('M70 320C60 120 150 40 240 40s180 80 170 280z', '#07090d') + eyes +
      path('M0 0h120C70 60 40 150 52 320H0z', '#39424f') + path('M480 0H360c50 60 80 150 68 320h52z', '#2f3743') +
      path('M0 60c30 40 30 160 14 260H0zM480 80c-26 50-30 150-10 240h10z', '#4a5563') +
      path(teeth(38, true), '#2a313c') + torch(78, 150) + torch(402, 150) +
      disc(240, 262, 170, 'url(#shine)') + gold +
      // A ring, a gem and a sword that somebody left behind.
      `<g transform="rotate(24 300 240)">${path('M296 150h8v70h-8z', '#cfd8e0', 'stroke="#5b6770"')}${path('M282 220h36v8h-36z', '#b87a25', 'stroke="#5a3a0c"')}${path('M296 228h8v22h-8z', '#6b3d16')}</g>` +
      `<ellipse cx="196" cy="232" rx="17" ry="14" fill="none" stroke="#f7d467" stroke-width="6"/>` + path('M187 222h18l7-9-8-8h-16l-8 8z', '#d63a4c', 'stroke="#6b1320"') + stroke('M180 213h32M189 205l2 17M203 205l-2 17', '#f7a9b2', 1.2) +
      path('M246 214l-17-20 9-11h26l9 11-17 20-5 6z', '#6fd0ea', 'stroke="#15566b" stroke-width="1.500"') + stroke('M229 194h44M238 183l8 31M264 183l-8 31', '#d6f5ff', 1.4) +
      path(teeth(306, false), '#171b22'),
  };
}

/** Treasure Maps: the chart room. */
function chart() {
  const next = luck(17);
  /** An island whose coast follows the cells. */
  const island = (x, y, rows, land, shore) => {
    const size = 21;
    let cells = '';
    let coast = '';
    rows.forEach((row, j) =>
      [...row].forEach((cell, i) => {
        if (cell === ' ') return;
        const [cx, cy] = [x + i * size, y + j * size];
        coast += `<rect x="${cx - 8}" y="${cy - 8}" width="${size + 16}" height="${size + 16}" rx="13"/>`;
        cells += `<rect x="${cx}" y="${cy}" width="${size}" height="${size}" rx="2"/>`;
      }),
    );
    return `<g fill="#e9dfc0" transform="translate(0 3)" opacity="0.5">${coast}</g><g fill="${shore}">${coast}</g><g fill="${land}" stroke="#3d2f18" stroke-opacity="0.35">${cells}</g>`;
  };
  const cross = (x, y) => stroke(`M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`, '#a3231c', 4);
  let waves = '';
  for (let i = 0; i < 34; i++) {
    const [x, y] = [next(20, 460), next(16, 304)];
    waves += stroke(`M${r(x)} ${r(y)}q5-5 10 0t10 0`, '#4f8a94', 1.4, 'opacity="0.55"');
  }
  const rose = Array.from({ length: 8 }, (_, i) => `<path transform="rotate(${i * 45} 374 252)" d="M374 ${i % 2 ? 230 : 208}l${i % 2 ? 4 : 6} ${i % 2 ? 22 : 44}h-${i % 2 ? 8 : 12}z" fill="${i % 2 ? '#c9a557' : '#7b3b22'}"/>`).join('');
  return {
    defs: gradient('sea', [[0, '#c3dcd6'], [1, '#8fbcc0']], 'radialGradient cx="0.4" cy="0.35" r="0.9"') + gradient('edge', [[0.68, '#ecd9ac', 0], [0.9, '#e6cd97', 0.75], [1, '#c79e5c', 0.95]], 'radialGradient cx="0.5" cy="0.5" r="0.72"'),
    body:
      rect('url(#sea)') + waves +
      stroke('M120 92C166 40 230 60 250 120S300 210 362 170', '#6b2a1c', 2.6, 'stroke-dasharray="2 9"') +
      island(76, 60, ['XXX', 'XXXX', ' XX '], '#a58bc4', '#e9d8b0') + cross(108, 91) + cross(129, 91) + cross(129, 112) +
      island(212, 96, [' XX', 'XXX', 'XX '], '#e08a55', '#f1dcae') + cross(244, 107) + cross(265, 107) +
      island(322, 40, ['XX ', 'XXXX', ' XXX'], '#6f9e62', '#ecdcae') + cross(375, 72) +
      island(92, 206, ['XXXX', 'XX'], '#a9b3b4', '#e6ddc8') +
      // A wax seal on the completed island, and a ship.
      disc(148, 238, 19, '#8f1f1c') + disc(148, 238, 13, '#b53028') + path('M148 228l3 7 7 .5-5.500 4.500 2 7-6.500-4-6.500 4 2-7-5.500-4.500 7-.5z', '#f0b9a4') +
      '<g transform="translate(-14 2)">' + path('M262 226h56c-3 14-12 20-28 20s-25-6-28-20z', '#6b3f1c', 'stroke="#3a2110"') + stroke('M290 226v-54', '#3a2110', 3) + path('M294 176c22 6 26 28 22 44h-22zM286 182c-16 8-18 24-16 38h16z', '#f6ecd4', 'stroke="#8a7347"') + '</g>' +
      disc(374, 252, 30, 'none', 'stroke="#7b3b22" stroke-width="2"') + rose + rect('url(#edge)'),
  };
}

/** Lost Mines: the forest at night. */
function forest() {
  const next = luck(41);
  const fir = (x, y, h, color) => {
    const w = h * 0.34;
    let d = '';
    for (let i = 0; i < 3; i++) {
      const top = y - h + i * h * 0.26;
      const [half, low] = [w * (0.55 + i * 0.24), top + h * 0.44];
      d += `M${r(x)} ${r(top)}L${r(x + half)} ${r(low)}L${r(x - half)} ${r(low)}z`;
    }
    return path(d, color) + rect('#2a1c10', r(x - 2), r(y - h * 0.1), 4, r(h * 0.1));
  };
  const row = (count, y, least, most, color, gap = 0) => {
    let trees = '';
    for (let i = 0; i < count; i++) {
      const x = (i + next(0.1, 0.9)) * (W / count);
      if (gap && Math.abs(x - 262) < gap) continue;
      trees += fir(x, y + next(-6, 6), next(least, most), color);
    }
    return trees;
  };
  let stars = '';
  for (let i = 0; i < 46; i++) stars += disc(next(0, W), next(0, 130), next(0.5, 1.5), '#e8f0ff', `opacity="${r(next(0.4, 1))}"`);
  const dwarf = (x, y, coat, hat) =>
    path(`M${x - 10} ${y}c0-22 4-26 10-26s10 4 10 26z`, coat) + disc(x, y - 28, 7, '#e3b48c') + path(`M${x - 7} ${y - 26}c1 14 13 14 14 0-4 4-10 4-14 0z`, '#e9e2d4') + path(`M${x - 8} ${y - 30}c2-6 5-8 10-22 3 10 4 16 6 22-4-3-12-3-16 0z`, hat);
  return {
    defs: gradient('sky', [[0, '#0b1730'], [0.5, '#173354'], [1, '#24485a']]) + glow('moon', '#dfe9ff') + glow('fire', '#ff9436') + gradient('mine', [[0, '#1a0f08'], [1, '#f0a94a']], 'radialGradient cx="0.5" cy="0.9" r="0.8"'),
    body:
      rect('url(#sky)') + stars + disc(92, 62, 74, 'url(#moon)') + disc(92, 62, 24, '#f3f6ff') + disc(84, 56, 5, '#d3dcf0') + disc(100, 70, 3.500, '#d3dcf0') +
      path(ridge(next, 150, 18, 9), '#1d3d4a') + row(16, 196, 44, 74, '#17404a') + path(ridge(next, 190, 10, 8), '#123238') + row(13, 236, 66, 104, '#0f3237', 62) +
      // The mine in the hill, and the trail leading to it.
      path('M158 246c10-74 60-104 104-104s94 34 104 104z', '#3b3a36') + path('M180 246c8-54 44-84 82-84s74 28 84 84z', '#4c4a44') +
      path('M226 246v-44c0-26 72-26 72 0v44z', 'url(#mine)') + stroke('M222 246v-52M302 246v-52M214 194h96', '#7a4a22', 9) + stroke('M246 246l10-40M278 246l-10-40M240 236h44M248 220h28', '#3a2413', 3) +
      path('M232 246h60c10 30 60 40 120 74H120c60-34 104-44 112-74z', '#7d6440') + path('M246 250h32c6 26 34 42 62 70H196c28-28 44-44 50-70z', '#9a7e52') +
      disc(384, 258, 92, 'url(#fire)') + stroke('M368 272l32-10M370 262l30 12', '#4a2c12', 7) + path('M372 264c-8-20 8-26 8-44 14 12 22 28 12 44-4 6-16 6-20 0z', '#ff9a2e') + path('M379 264c-3-11 5-14 5-23 7 8 9 15 4 23-2 4-7 4-9 0z', '#ffe38f') +
      dwarf(336, 276, '#7a2f2f', '#b5443a') + dwarf(432, 282, '#2d5570', '#3f7fa8') + row(7, 330, 96, 150, '#071c20', 150),
  };
}

/** Klatz!: the Great Wall in the morning. */
function wall() {
  const next = luck(73);
  /** A stretch of wall along the given points, with battlements. */
  const stretch = (points, height, stone, shade) => {
    let body = '';
    for (let i = 0; i + 1 < points.length; i++) {
      const [[x0, y0], [x1, y1]] = [points[i], points[i + 1]];
      const count = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / (height * 0.42)));
      body += path(`M${x0} ${y0}L${x1} ${y1}V${y1 + height}L${x0} ${y0 + height}z`, stone) + path(`M${x0} ${y0 + height * 0.72}L${x1} ${y1 + height * 0.72}V${y1 + height}L${x0} ${y0 + height}z`, shade);
      for (let j = 0; j < count; j++) {
        const [a, b] = [j / count, (j + 0.58) / count];
        const at = (t) => [r(x0 + (x1 - x0) * t), r(y0 + (y1 - y0) * t)];
        const [[ax, ay], [bx, by]] = [at(a), at(b)];
        body += path(`M${ax} ${r(ay - height * 0.22)}L${bx} ${r(by - height * 0.22)}V${r(by + 1)}L${ax} ${r(ay + 1)}z`, stone);
      }
    }
    return body;
  };
  const tower = (x, y, w, h) =>
    rect('#b98a5e', x, y, w, h) + rect('#9a6d45', x + w * 0.62, y, w * 0.38, h) + path(`M${x - w * 0.18} ${y}L${x + w * 0.12} ${y - h * 0.42}h${w * 0.76}L${x + w * 1.18} ${y}z`, '#8d3f2c') + rect('#4b2c1b', x + w * 0.18, y + h * 0.3, w * 0.2, h * 0.3) + rect('#4b2c1b', x + w * 0.58, y + h * 0.3, w * 0.2, h * 0.3);
  const corner = (x, y, sx, sy) => stroke(`M${x} ${y + sy * 26}V${y}H${x + sx * 26}`, '#fffaf0', 5);
  const birds = [[120, 70], [146, 58], [330, 48]].map(([x, y]) => stroke(`M${x} ${y}q7-8 12 0q6-8 12 0`, '#5b4a4a', 2)).join('');
  return {
    defs: gradient('sky', [[0, '#f4a98a'], [0.45, '#fbd9a6'], [1, '#fdf0d2']]) + glow('sun', '#fff3c4'),
    body:
      rect('url(#sky)') + disc(352, 110, 110, 'url(#sun)') + disc(352, 110, 30, '#fff7dd') + birds +
      path(ridge(next, 150, 24, 8), '#c9a9ad') + path(ridge(next, 186, 20, 7), '#a8ac9a') + stretch([[-10, 168], [70, 150], [150, 176], [214, 150], [262, 160]], 16, '#c9a27a', '#ab845e') +
      path(ridge(next, 216, 16, 6), '#83976f') + stretch([[236, 168], [300, 196], [372, 178], [500, 214]], 30, '#c99d6f', '#a87c52') + tower(252, 132, 40, 52) +
      path(ridge(next, 262, 12, 6), '#5f7f57') + stretch([[-10, 236], [130, 252], [250, 236], [490, 262]], 62, '#d7ad7d', '#ae8357') +
      // A rickshaw on top of the wall, and the frame of somebody's camera.
      `<g transform="translate(136 196)">${path('M6 30c0-20 10-26 30-26v26z', '#b5362c', 'stroke="#4a1511"')}${path('M4 30h40v10H8z', '#7d241d')}${disc(24, 44, 13, 'none', 'stroke="#3a2413" stroke-width="3.500"')}${stroke('M24 31v26M11 44h26M44 36h34', '#3a2413', 2.4)}${disc(84, 16, 6, '#e3b48c')}${path('M76 14l16-6-2-2-10 1z', '#caa04a')}${path('M79 22h10l3 20h-8l-3 14h-4z', '#2f6275')}</g>` +
      corner(84, 146, 1, 1) + corner(262, 146, -1, 1) + corner(84, 274, 1, -1) + corner(262, 274, -1, -1) + disc(172, 162, 4, '#e0382c'),
  };
}

const folder = fileURLToPath(new URL('../src/lib/art/covers/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries({ 'my-treasure': cave, 'treasure-maps': chart, 'lost-mines': forest, klatz: wall })) {
  const { defs, body } = make();
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>\n`;
  writeFileSync(`${folder}${name}.svg`, text.replaceAll(' />', '/>').replaceAll('.500', '.5'));
  console.log(`${name}.svg ${(text.length / 1000).toFixed(1)} kB`);
}
