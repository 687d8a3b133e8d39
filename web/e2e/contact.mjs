/**
 * Combines pictures into one contact sheet, each with its name, as a WebP file:
 *
 *   npm run contact -- SHEET.webp WIDTH PICTURE.png…
 *
 * `WIDTH` is the width of each picture on the sheet, which has up to four columns.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { launch } from './workshop.mjs';

const QUALITY = 0.8;
const [sheet, width, ...files] = process.argv.slice(2);
if (!sheet?.endsWith('.webp') || !(Number(width) > 0) || files.length === 0) {
  console.error('usage: npm run contact -- SHEET.webp WIDTH PICTURE.png…');
  process.exit(2);
}

const pictures = files.map((file) => ({ name: basename(file, '.png'), url: `data:image/png;base64,${readFileSync(file).toString('base64')}` }));
const browser = await launch();
try {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ({ pictures, width, quality }) => {
      // A single picture gets neither a label nor a gap.
      const GAP = pictures.length > 1 ? 8 : 0;
      const LABEL = pictures.length > 1 ? 16 : 0;
      const columns = Math.min(4, pictures.length);
      const images = await Promise.all(
        pictures.map(async ({ name, url }) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          // Cropped to the height of a desktop of this width, however tall the page is.
          const scale = Math.min(width / image.width, (width * 0.625) / Math.min(image.height, image.width * 2.2));
          return { name, image, width: image.width * scale, height: Math.min(image.height * scale, width * 0.625), scale };
        }),
      );
      const rows = Math.ceil(images.length / columns);
      const tall = width * 0.625 + LABEL + GAP;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [columns * (width + GAP) + GAP, rows * tall + GAP];
      const paper = canvas.getContext('2d');
      paper.fillStyle = '#2b2019';
      paper.fillRect(0, 0, canvas.width, canvas.height);
      paper.imageSmoothingQuality = 'high';
      paper.font = '12px sans-serif';
      images.forEach(({ name, image, width: wide, height, scale }, index) => {
        const [x, y] = [GAP + (index % columns) * (width + GAP), GAP + Math.floor(index / columns) * tall];
        paper.drawImage(image, 0, 0, image.width, height / scale, x + (width - wide) / 2, y, wide, height);
        paper.fillStyle = '#f6ead6';
        if (LABEL > 0) paper.fillText(name, x, y + width * 0.625 + 12, width);
      });
      return canvas.toDataURL('image/webp', quality);
    },
    { pictures, width: Number(width), quality: QUALITY },
  );
  writeFileSync(sheet, Buffer.from(url.split(',')[1], 'base64'));
} finally {
  await browser.close();
}
