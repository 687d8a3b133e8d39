/** Every game to its end against bots: with a mouse on a desktop, with a finger on a phone, and with keys alone. */
import { expect, test } from '@playwright/test';

import { faults, GAMES, listen, playNow, playOn } from './people';

for (const [slug, { title }] of Object.entries(GAMES)) {
  test(`${title}: a whole game by mouse or touch`, async ({ page, hasTouch }) => {
    const said = listen(page);
    const by = hasTouch ? 'touch' : 'mouse';
    await playNow(page, slug, by);
    expect(await faults(page)).toEqual([]);
    await playOn([{ page, by }], slug);
    await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);

    // The end can be checked, and looked at again.
    await page.getByRole('link', { name: 'Check the shuffle' }).click();
    await page.getByRole('button', { name: 'Check the shuffle' }).click();
    await expect(page.getByText('The secret has the published fingerprint.')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByRole('heading', { name: `Replay: ${title}` })).toBeVisible();
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await faults(page)).toEqual([]);
    expect(said).toEqual([]);
  });

  test(`${title}: a whole game by keys alone`, { tag: '@desktop' }, async ({ page }) => {
    const said = listen(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await playNow(page, slug, 'keyboard');
    expect(await faults(page)).toEqual([]);
    await playOn([{ page, by: 'keyboard' }], slug);
    await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
    expect(said).toEqual([]);
  });
}
