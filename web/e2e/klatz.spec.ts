/** The board of Klatz!: cards are dragged to an end of the wall, and the space bar makes the call. */
import { expect, test } from '@playwright/test';

import { faults, listen, playNow, playOn, playWith } from './people';
import { isOver } from './play/by';
import { playMove } from './play/klatz';

test('a market card is dragged to the left end, and the refusal of a false call names its rule', async ({ page }) => {
  await playNow(page, 'klatz', 'mouse');
  const market = page.getByRole('region', { name: 'Market' }).getByRole('button', { name: /^Market card/, disabled: false });
  const wall = page.getByRole('region', { name: 'Wall' });
  const first = wall.getByRole('button', { name: /^Card 1 of/ });
  // The table continues when time runs out, so a turn may be missed, or even all turns of a game.
  await expect(async () => {
    if (await isOver(page)) await playNow(page, 'klatz', 'mouse');
    for (let count = 0; count < 200 && (await market.count()) === 0; count++) {
      if ((await playMove(page, 'mouse')) === 'waiting') await page.waitForTimeout(40);
    }
    const symbol = /: (.+)$/.exec((await market.first().getAttribute('aria-label', { timeout: 1000 }))!)![1]!;
    const from = (await market.first().boundingBox())!;
    const to = (await wall.getByRole('button', { name: /left end/ }).boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 10);
    await page.mouse.move(to.x + 10, to.y + 20);
    await page.mouse.up();
    await expect(first).toHaveAttribute('aria-label', new RegExp(`: ${symbol}`), { timeout: 2000 });
  }).toPass({ timeout: 120_000 });

  // A composition that is not on the wall: the space bar calls it, and the refusal names its rule.
  const own = page.getByRole('region', { name: 'Your compositions' }).getByRole('button');
  const call = page.getByRole('button', { name: 'KLATZ!' });
  const refused = page.getByRole('link', { name: /^KZ-\d{3}$/ });
  for (let count = 0; count < 20 && (await refused.count()) === 0; count++) {
    if ((await own.first().getAttribute('aria-pressed')) !== 'true') await own.first().click();
    await wall.getByRole('button', { name: /^Card 2 of/ }).click();
    if (await call.isEnabled()) await page.keyboard.press(' ');
    await page.waitForTimeout(100);
    // Somebody may have photographed it after all.
    if ((await own.count()) === 0) return;
  }
  await expect(refused.first()).toHaveAttribute('href', /^\/rules\/klatz#KZ-/);
});

test('with standing orders a composition is called automatically until it is told to hold', { tag: '@long' }, async ({ page }) => {
  const said = listen(page);
  await playWith(page, 'klatz', { Calls: 'standing' });
  const orders = page.getByRole('region', { name: 'Your compositions' }).getByRole('checkbox', { name: 'call by itself' });
  await expect(orders.first()).toBeChecked();
  await orders.first().uncheck();
  expect(await faults(page)).toEqual([]);
  // The order is kept by the table, not by the page.
  await page.reload();
  await expect(orders.first()).not.toBeChecked();
  await expect(orders.nth(1)).toBeChecked();
  await orders.first().check();
  await playOn([{ page, by: 'mouse' }], 'klatz');
  await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
  expect(said).toEqual([]);
});

test('with sealed answers everybody is asked after every change, and the game reaches its end', { tag: '@long' }, async ({ page }) => {
  const said = listen(page);
  await playWith(page, 'klatz', { Calls: 'sealed' });
  const none = page.getByRole('button', { name: 'No call' });
  await expect(none).toBeVisible();
  await expect(page.getByText('Everybody answers: a call, or none.')).toBeVisible();
  await playOn([{ page, by: 'mouse' }], 'klatz');
  await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
  expect(said).toEqual([]);
});
