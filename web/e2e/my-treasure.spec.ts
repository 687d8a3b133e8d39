/** The board of My Treasure: dragging, the confirmation before a pile is taken, and what a memory game must not reveal. */
import { expect, test, type Page } from '@playwright/test';

import { eavesdrop, playNow } from './people';
import { dismissDialogs } from './play/by';
import { playMove } from './play/my-treasure';

const spots = (page: Page) => page.getByRole('group', { name: 'Treasure spots' });

/** Plays until the prompt asks us for this. */
async function until(page: Page, asked: string): Promise<void> {
  for (let count = 0; count < 600; count++) {
    const dialogs = await page.getByRole('dialog').count();
    // The prompt is read only once, because the table continues meanwhile.
    const [now] = await page.locator('.ask.mine .text').allTextContents();
    if (now === asked && dialogs === 0) return;
    if (now === undefined && dialogs === 0) await page.waitForTimeout(40);
    else await playMove(page, 'mouse');
  }
  throw new Error(`we were never asked: ${asked}`);
}

/** Drags from one point to another. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

async function middle(page: Page, selector: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  await selector.scrollIntoViewIfNeeded();
  const box = (await selector.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a drawn card is dragged onto a spot, a token onto a pile', async ({ page }) => {
  await playNow(page, 'my-treasure', 'mouse');
  await until(page, 'Place your card on a spot');
  const third = spots(page).getByRole('button', { name: /^Spot 3/ });
  const before = await third.getAttribute('aria-label');
  await drag(page, await middle(page, page.locator('.drawn')), await middle(page, third));
  await expect(third).not.toHaveAttribute('aria-label', before!);

  await until(page, 'Draw a card or take a pile');
  const pile = spots(page).getByRole('button', { name: /cards?, top/, disabled: false }).first();
  const number = /Spot (\d)/.exec((await pile.getAttribute('aria-label'))!)![1];
  const token = page.getByRole('group', { name: 'Tokens' }).getByRole('button', { disabled: false }).first();
  // A press during a peak skips the peak and picks up nothing; then the token is dragged again.
  await expect(async () => {
    await drag(page, await middle(page, token), await middle(page, pile));
    await expect(page.getByRole('dialog')).toContainText(`Take pile ${number}`, { timeout: 2000 });
  }).toPass();
  // Nothing has happened until it is confirmed, so it can still be cancelled.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Draw a card or take a pile', { exact: true })).toBeVisible();
});

test('the log forgets covered cards', async ({ page }) => {
  await playNow(page, 'my-treasure', 'mouse');
  for (let count = 0, moves = 0; count < 300 && moves < 4; count++) {
    const played = await playMove(page, 'mouse');
    if (played === 'moved') moves += 1;
    else await page.waitForTimeout(40);
  }
  // The count of a round may cover everything until it is closed.
  await expect(async () => {
    await dismissDialogs(page, 'mouse');
    await page.getByRole('button', { name: 'Log', exact: true }).click({ timeout: 2000 });
  }).toPass();
  const lines = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  // Only the latest lines may name cards.
  const named = (await lines.allTextContents()).slice(0, -6).filter((line) => /: \d (ring|diamond|sword|pearl|pile|potion)/.test(line));
  expect(named).toEqual([]);
});

test('nothing is played behind the count', async ({ page }) => {
  const heard = eavesdrop(page);
  await playNow(page, 'my-treasure', 'mouse');
  const count = page.locator('dialog[open]:has(.who .total)');
  for (let tries = 0; tries < 600 && (await count.count()) === 0; tries++) {
    if ((await playMove(page, 'mouse')) === 'waiting') await page.waitForTimeout(40);
  }
  await expect(count).toBeVisible();
  const table = () => page.evaluate(() => [...document.querySelectorAll('.spot, .ask .text')].map((node) => node.getAttribute('aria-label') ?? node.textContent).join('|'));
  const before = await table();
  const told = heard.length;
  // The bots continue at their own pace: their moves are queued, and the table stays as it was counted.
  await page.waitForTimeout(2000);
  await expect(count).toBeVisible();
  expect(await table(), `${heard.length - told} messages arrived meanwhile`).toBe(before);
});

test('the prompt offers a pile only if there is one, and everything explains itself', async ({ page }) => {
  await playNow(page, 'my-treasure', 'mouse');
  for (let moves = 0; moves < 4; ) {
    const [text, piles, deck] = await page.evaluate(() => [
      document.querySelector('.ask.mine .text')?.textContent ?? '',
      document.querySelectorAll('.spot.usable').length,
      document.querySelectorAll('.deck.usable').length,
    ]);
    // A click that lands just as our turn begins can select a pile; then the prompt asks for the kind of treasure.
    if (text && deck && !text.startsWith('Pile')) expect(text).toBe(piles === 0 ? 'Draw a card. There is no pile to take yet.' : 'Draw a card or take a pile');
    if ((await playMove(page, 'mouse')) === 'moved') moves += 1;
    else await page.waitForTimeout(40);
  }
  await page.locator('[data-at="orcs"] [role="img"]').hover();
  await expect(page.getByRole('tooltip')).toContainText('of 6 orcs are out');
  await page.locator('[data-place="spot 0"]').hover();
  await expect(page.getByRole('tooltip')).toContainText('To take a treasure');
});

test('a click on the deck says why no card can be drawn', async ({ page }) => {
  await playNow(page, 'my-treasure', 'mouse');
  await expect(page.locator('.deck.usable')).toBeVisible({ timeout: 120_000 });
  // An orc ends the turn; then it is drawn again on the next one.
  await expect(async () => {
    if (await page.locator('.deck.usable').isVisible()) await page.locator('.deck').click();
    await expect(page.locator('.drawn.movable')).toBeVisible({ timeout: 3000 });
  }).toPass();
  // A person can press what is disabled only for ARIA.
  await page.locator('.deck').click({ force: true });
  await expect(page.getByText('Place the card you have drawn first.')).toBeVisible();
});
