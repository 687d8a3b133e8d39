/** The stage fills the window at every size without scrolling, and the prompt never moves. */
import { expect, test, type Page } from '@playwright/test';

import { GAMES, playNow, playOn, shifts, watchShifts } from './people';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Where the prompt is, and how far the page could be scrolled. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const { top, left, width, height } = document.querySelector('.ask')!.getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { prompt: [top, left, width, height].map(Math.round), scrolls: [scrollWidth - innerWidth, scrollHeight - innerHeight] };
  });

for (const slug of Object.keys(GAMES)) {
  test(`the stage fills the window, and the prompt never moves: ${slug}`, { tag: '@desktop' }, async ({ page }) => {
    await watchShifts(page);
    await playNow(page, slug, 'mouse');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // Another size may draw the prompt in another place.
      await expect(page.locator('.ask')).toBeVisible();
      const before = await measure(page);
      // Shifts caused by resizing the window do not count.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await shifts(page);
      expect(before.scrolls, `${size.width}×${size.height}`).toEqual([0, 0]);
      const seen: number[][] = [];
      await playOn([{ page, by: 'mouse' }], slug, (moves) => {
        void measure(page).then(({ prompt }) => seen.push(prompt), () => undefined);
        return moves >= 2;
      });
      seen.push((await measure(page)).prompt);
      expect(new Set(seen.map(String)), `${size.width}×${size.height}`).toEqual(new Set([String(before.prompt)]));
      expect(await shifts(page), `${size.width}×${size.height}`).toEqual([]);
    }
  });
}
