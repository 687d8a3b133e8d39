/** Solo games of Treasure Maps, for points: chosen in the dialog of opponents, played on the server, and ranked at the end. */
import { expect, test } from '@playwright/test';

import { faults, GAMES, listen } from './people';
import { playMove } from './play/treasure-maps';

test('a solo game begins at once and ends with a rank', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const said = listen(page);
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: GAMES['treasure-maps']!.title }) });
  await card.getByRole('button', { name: 'Choose opponents' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Opponents/ }).selectOption({ label: 'Solo, for points' });
  await expect(dialog.getByRole('combobox', { name: /^Opponent \d/ })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Just play' }).click();

  // Nobody else is there, and nobody is first player.
  await expect(page.getByRole('button', { name: 'Keep these two cards' })).toBeVisible();
  const rank = page.getByRole('heading', { name: /^\d+ points?: (deckhand|sailor|bosun|first mate|captain|legend)$/ });
  while ((await rank.count()) === 0) {
    expect(await page.getByText('first player').count()).toBe(0);
    if ((await playMove(page, 'mouse')) === 'waiting') await page.waitForTimeout(40);
  }
  const ranks = page.getByRole('list', { name: 'Ranks and the points they take' }).getByRole('listitem');
  await expect(ranks).toHaveCount(6);
  await expect(page.getByText('Your best game so far!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review the game' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Place' })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);

  // The next game is a solo game again.
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('button', { name: 'Keep these two cards' })).toBeVisible();
  expect(said).toEqual([]);
});
