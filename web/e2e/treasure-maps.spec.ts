/** The board of Treasure Maps: a shape is dragged, turned and mirrored before it is crossed. */
import { expect, test, type Locator, type Page } from '@playwright/test';

import { playNow } from './people';
import { isOver } from './play/by';
import { playMove } from './play/treasure-maps';

test('a shape is dragged onto a card, turned and mirrored, and crossed only when confirmed', async ({ page }) => {
  await playNow(page, 'treasure-maps', 'mouse');
  const own = page.getByRole('region', { name: 'Your cards' });
  const cells = own.getByRole('button', { disabled: false });
  // Only keeps two cards: crossing something as well would leave no shape to drag.
  const keep = page.getByRole('button', { name: 'Keep these two cards', disabled: false });
  await expect(keep).toBeVisible();
  await playMove(page, 'mouse');
  await expect(cells.first()).toBeVisible();
  const previewed = own.getByRole('button', { name: /would be crossed/ });
  await expect(previewed).toHaveCount(0);

  const shape = (await page.locator('.round .shape').boundingBox())!;
  // A shape may fit in one place only.
  const cell = (await cells.last().boundingBox())!;
  await page.mouse.move(shape.x + shape.width / 2, shape.y + shape.height / 2);
  await page.mouse.down();
  await page.mouse.move(cell.x + 8, cell.y + 8, { steps: 6 });
  await expect(previewed).not.toHaveCount(0);
  await page.mouse.up();
  const size = await previewed.count();
  expect(size).toBeGreaterThan(1);

  // Turning and mirroring keep its size; in single mode it is one cell.
  await page.keyboard.press('r');
  await expect(previewed).toHaveCount(size);
  await page.keyboard.press('f');
  await expect(previewed).toHaveCount(size);
  await page.keyboard.press('s');
  await expect(previewed).toHaveCount(0);
  await cells.first().click();
  await expect(previewed).toHaveCount(1);

  // Nothing has been crossed yet.
  await expect(own.getByRole('button', { name: /, crossed/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Cross/, disabled: false }).click();
  const crossed = own.getByRole('button', { name: /, crossed/ });
  await expect(crossed).not.toHaveCount(0);

  // A crossed cell says so when pressed. While a move is on its way, nothing is said.
  await expect(async () => {
    await clickMiddle(page, crossed.first());
    await expect(page.getByText('That cell is already crossed.')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

/** Presses and releases in the middle of a cell, where its picture is. */
async function clickMiddle(page: Page, cell: Locator): Promise<void> {
  const box = (await cell.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

test('every click in the middle of a cell counts, through a chain of bonus cells, while another cell has the focus', async ({ page }) => {
  // Peaks cover the board for a moment, and this test is about the cells.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playNow(page, 'treasure-maps', 'mouse');
  const own = page.getByRole('region', { name: 'Your cards' });
  const free = own.getByRole('button', { disabled: false });
  const crosses = own.getByRole('button', { name: /bonus cross, free/, disabled: false });
  const single = page.getByRole('button', { name: 'One cell', disabled: false });
  const more = page.getByText(/^Cross (one|\d+) more cells?, anywhere/);
  let clicked = 0;
  // Not every card has bonus crosses, so play on until there are some.
  while (clicked < 3) {
    if (await isOver(page)) await playNow(page, 'treasure-maps', 'mouse');
    if ((await crosses.count()) < 2 || (await single.count()) === 0) {
      if ((await playMove(page, 'mouse')) === 'waiting') await page.waitForTimeout(40);
      continue;
    }
    if ((await single.getAttribute('aria-pressed')) !== 'true') await single.click();
    // Crosses a bonus cross as the single cell, then more bonus crosses as long as there are any.
    await crosses.first().click();
    await page.getByRole('button', { name: /^Cross/, disabled: false }).click();
    await expect(more).toBeVisible();
    while (await more.isVisible()) {
      const cell = (await crosses.count()) > 0 ? crosses.first() : free.first();
      const place = (await cell.getAttribute('data-place'))!;
      await own.locator('button[data-cell]').last().focus();
      await clickMiddle(page, page.locator(`[data-place="${place}"]`));
      clicked += 1;
      // It is crossed, or previewed and then crossed by the button that ends the turn.
      await expect(page.locator(`[data-place="${place}"]`)).toHaveAttribute('aria-label', /(would be )?crossed$/, { timeout: 5000 });
      const cross = page.getByRole('button', { name: /^Cross and finish/, disabled: false });
      if ((await cross.count()) > 0) {
        await cross.click();
        break;
      }
    }
  }
});
