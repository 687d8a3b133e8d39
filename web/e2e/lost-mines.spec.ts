/** The board of Lost Mines: a card is dragged to its place and laid only when confirmed; arrow keys move between cells. */
import { expect, test } from '@playwright/test';

import { playNow } from './people';
import { playMove } from './play/lost-mines';

test('a path card is dragged onto the board, and every cell describes what is on it', async ({ page }) => {
  await playNow(page, 'lost-mines', 'mouse');
  const hand = page.getByRole('region', { name: 'Your cards' });
  const paths = hand.getByRole('button', { name: /^Path/, disabled: false });
  const discard = page.getByRole('button', { name: /^Discard …/ });
  const board = page.getByRole('group', { name: 'Board' });
  const places = board.getByRole('button', { name: /^Lay the card at/ });
  // Plays until it is our turn and a path card fits somewhere.
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
  // Once lifted, it shows where it may be laid.
  await expect(places.first()).toBeVisible();
  const to = (await places.first().boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  const chosen = board.getByRole('button', { name: /^Chosen: / });
  await expect(chosen).toHaveCount(1);
  const at = /^Chosen: ([A-K]\d)/.exec((await chosen.getAttribute('aria-label'))!)![1];
  await page.getByRole('button', { name: `Lay the card at ${at}` }).last().click();
  await expect(board.getByRole('button', { name: new RegExp(`\\b${at}: path`) })).toHaveCount(1);

  // Arrow keys move from cell to cell.
  await board.getByRole('button', { name: /\bB3\b/ }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(board.getByRole('button', { name: /\bB4\b/ }).first()).toBeFocused();
});

test('discarding highlights no place for laying, and a forbidden cell says why', async ({ page }) => {
  await playNow(page, 'lost-mines', 'mouse');
  const hand = page.getByRole('region', { name: 'Your cards' });
  const paths = hand.getByRole('button', { name: /^Path/, disabled: false });
  const discard = page.getByRole('button', { name: /^Discard …/ });
  const board = page.getByRole('group', { name: 'Board' });
  const places = board.getByRole('button', { name: /^(Lay the card at|Chosen)/ });
  // The first move is preselected; Escape clears it.
  for (let count = 0; count < 400; count++) {
    if ((await discard.count()) > 0 && (await paths.count()) > 0) {
      await page.keyboard.press('Escape');
      await paths.first().click();
      if ((await places.count()) > 0) break;
    }
    if ((await playMove(page, 'mouse')) === 'waiting') await page.waitForTimeout(40);
  }
  // A path cannot be laid on a start card.
  await board.getByRole('button', { name: /^Start of the blue clan/ }).click({ force: true });
  await expect(page.getByText('B3 is not an empty cell of the board.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'LM-070' })).toBeVisible();
  await discard.click();
  await expect(page.getByText('Choose one or two cards to discard.').first()).toBeVisible();
  await expect(places).toHaveCount(0);
});

test('pinching zooms the board in, and out until all of it is visible', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-US' });
  const page = await context.newPage();
  await playNow(page, 'lost-mines', 'touch');
  const board = page.getByRole('group', { name: 'Board', exact: true });
  await page.getByRole('button', { name: 'Whole board' }).tap();
  const width = async () => (await board.boundingBox())!.width;
  const before = await width();
  const frame = (await page.locator('.around .frame').boundingBox())!;
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: middle.x - apart / 2, y: middle.y, id: 1 },
        { x: middle.x + apart / 2, y: middle.y, id: 2 },
      ],
    });
  await touch('touchStart', 60);
  for (const apart of [80, 100, 120]) await touch('touchMove', apart);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  // The page itself was not zoomed.
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

  await touch('touchStart', 200);
  for (const apart of [150, 100, 50, 20]) await touch('touchMove', apart);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // The whole board is visible, and it never gets smaller than that.
  await expect.poll(width).toBeLessThanOrEqual(frame.width);
  expect(await width()).toBeGreaterThan(frame.width / 2);
  await context.close();
});
