/**
 * Draws the preview of a shared link to a table, per game and language: `npm run previews`. JPEGs of 1200 × 630, kept in the repository;
 * the server links them in the documents of tables (crates/app/src/page/preview.rs).
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { launch } from '../e2e/workshop.mjs';

const GAMES = ['my-treasure', 'treasure-maps', 'lost-mines', 'klatz'];
const LANGUAGES = ['en', 'de', 'fr', 'ru', 'uk'];
const WIDTH = 1200;
const HEIGHT = 630;

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const text = (path) => readFileSync(at(path), 'utf8');
const escaped = (words) => words.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A message without variables. */
function message(language, id) {
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(text(`../../locales/${language}/web.ftl`));
  if (!found) throw new Error(`locales/${language}/web.ftl has no ${id}`);
  return escaped(found[1]);
}

/** The display typeface, for both alphabets. */
const FACES = [
  ['latin', 'U+0000-02FF, U+2000-206F'],
  ['cyrillic', 'U+0400-045F, U+0490-0491'],
]
  .map(([name, range]) => {
    const data = readFileSync(at(`../node_modules/@fontsource-variable/alegreya/files/alegreya-${name}-wght-normal.woff2`)).toString('base64');
    return `@font-face{font-family:Alegreya;font-weight:400 900;src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
  })
  .join('');

const STYLE = `${FACES}
body{margin:0;width:${WIDTH}px;height:${HEIGHT}px;position:relative;overflow:hidden;font-family:Alegreya;color:#fdf3da}
svg{position:absolute;inset:0;width:100%;height:100%}
.shade{position:absolute;inset:0;background:linear-gradient(to top,rgb(10 6 3 / 92%),rgb(10 6 3 / 55%) 38%,transparent 68%)}
.words{position:absolute;inset:auto 64px 52px}
h1{margin:0;font-size:104px;line-height:1;font-weight:800;text-shadow:0 3px 12px #000}
p{margin:18px 0 0;font-size:42px;line-height:1.15;max-width:21em;text-shadow:0 2px 8px #000}
.klad{position:absolute;inset:40px auto auto 64px;padding:4px 22px 8px;border-radius:40px;background:rgb(10 6 3 / 62%);font-size:40px;font-weight:700;color:#ffd580}`;

const folder = at('../public/previews/');
mkdirSync(folder, { recursive: true });
const browser = await launch();
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const game of GAMES) {
  const cover = text(`../src/lib/art/covers/${game}.svg`).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
  for (const language of LANGUAGES) {
    await page.setContent(
      `<html lang="${language}"><style>${STYLE}</style>${cover}<div class="shade"></div><div class="klad">Klad</div>` +
        `<div class="words"><h1>${message(language, `web-game-${game}`)}</h1><p>${message(language, `web-game-${game}-about`)}</p></div></html>`,
    );
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}${game}.${language}.jpg`, type: 'jpeg', quality: 60 });
  }
}
await browser.close();
