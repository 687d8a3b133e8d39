/** The board of Treasure Maps: a shape is dragged, turned and mirrored before it is crossed. */
import { expect, test } from '@playwright/test';

import { playNow } from './people';
import { playMove } from './play/treasure-maps';

test('a shape is dragged onto a card, turned and mirrored, and crossed only when confirmed', async ({ page }) => {
  await playNow(page, 'treasure-maps', 'mouse');
  const own = page.getByRole('region', { name: 'Your cards' });
  const cells = own.getByRole('button', { disabled: false });
  for (let count = 0; count < 200 && (await cells.count()) === 0; count++) {
    if ((await playMove(page, 'mouse')) === 'waiting') await page.waitForTimeout(40);
  }
  const previewed = own.getByRole('button', { name: /would be crossed/ });
  await expect(previewed).toHaveCount(0);

  const shape = (await page.locator('.round .shape').boundingBox())!;
  const cell = (await cells.nth(4).boundingBox())!;
  await page.mouse.move(shape.x + shape.width / 2, shape.y + shape.height / 2);
  await page.mouse.down();
  await page.mouse.move(cell.x + 8, cell.y + 8, { steps: 6 });
  await expect(previewed).not.toHaveCount(0);
  await page.mouse.up();
  const size = await previewed.count();
  expect(size).toBeGreaterThan(1);

  // Turning and mirroring keep its size; one cell is one cell.
  await page.keyboard.press('r');
  await expect(previewed).toHaveCount(size);
  await page.keyboard.press('f');
  await expect(previewed).toHaveCount(size);
  await page.keyboard.press('s');
  await expect(previewed).toHaveCount(0);
  await cells.first().click();
  await expect(previewed).toHaveCount(1);

  // Nothing was crossed yet.
  await expect(own.getByRole('button', { name: /, crossed/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Cross/, disabled: false }).click();
  await expect(own.getByRole('button', { name: /, crossed/ })).not.toHaveCount(0);
});
