/** The board of Lost Mines: a card is dragged to its place and laid only when confirmed; arrows go over the cells. */
import { expect, test } from '@playwright/test';

import { playNow } from './people';
import { playMove } from './play/lost-mines';

test('a path card is dragged onto the board, and every cell says what lies there', async ({ page }) => {
  await playNow(page, 'lost-mines', 'mouse');
  const hand = page.getByRole('region', { name: 'Your cards' });
  const paths = hand.getByRole('button', { name: /^Path/, disabled: false });
  const discard = page.getByRole('button', { name: /^Discard …/ });
  const board = page.getByRole('group', { name: 'Board' });
  const places = board.getByRole('button', { name: /^Lay the card at/ });
  // Until it is our turn with a path card that fits somewhere.
  for (let count = 0; count < 400; count++) {
    if ((await discard.count()) > 0 && (await paths.count()) > 0) {
      await paths.first().click();
      if ((await places.count()) > 0) break;
    }
    if ((await playMove(page, 'mouse')) === 'waiting') await page.waitForTimeout(40);
  }
  await page.keyboard.press('Escape');
  await expect(places).toHaveCount(0);

  const from = (await paths.first().boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 30, { steps: 3 });
  // Lifted, it shows where it may lie.
  await expect(places.first()).toBeVisible();
  const to = (await places.first().boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  const chosen = board.getByRole('button', { name: /^Chosen: / });
  await expect(chosen).toHaveCount(1);
  const at = /^Chosen: ([A-K]\d)/.exec((await chosen.getAttribute('aria-label'))!)![1];
  await page.getByRole('button', { name: `Lay the card at ${at}` }).last().click();
  await expect(board.getByRole('button', { name: new RegExp(`\\b${at}: path`) })).toHaveCount(1);

  // Arrows go from cell to cell.
  await board.getByRole('button', { name: /\bB3\b/ }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(board.getByRole('button', { name: /\bB4\b/ }).first()).toBeFocused();
});
