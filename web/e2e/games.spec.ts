/**
 * Plays every game to its end against bots: by touch on a phone, in portrait and landscape, and by keyboard only. The mouse is covered by two
 * friends in stories.spec.ts.
 */
import { expect, test } from '@playwright/test';

import { eavesdrop, faults, GAMES, listen, playNow, playOn, shifts, watchShifts } from './people';
import { dismissDialogs } from './play/by';

/** Where the first tap at the table goes: the proposed move, or the deck. */
const FIRST: Record<string, string> = {
  'my-treasure': '[data-place="deck"]',
  'treasure-maps': '[data-place="keep"]',
  'lost-mines': '[data-place="lay"], [data-place="discard now"]',
  klatz: '[data-place="deck"]',
};

for (const [slug, { title }] of Object.entries(GAMES)) {
  test(`${title}: a whole game by touch`, { tag: ['@phone', '@long'] }, async ({ page }) => {
    const said = listen(page);
    const by = 'touch';
    await watchShifts(page);
    await playNow(page, slug, by);
    expect(await faults(page)).toEqual([]);
    await shifts(page);
    await playOn([{ page, by }], slug);
    expect(await shifts(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);

    // The result can be verified and replayed. The last count may appear a moment after the result.
    await expect(async () => {
      await dismissDialogs(page, by);
      await page.getByRole('link', { name: 'Check the shuffle' }).click({ timeout: 2000 });
    }).toPass();
    await page.getByRole('button', { name: 'Check the shuffle' }).click();
    await expect(page.getByText('The secret has the published fingerprint.')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByRole('heading', { name: `Replay: ${title}` })).toBeVisible();
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await faults(page)).toEqual([]);
    expect(said).toEqual([]);
  });

  test(`${title}: a whole game by touch, on a phone in landscape`, { tag: ['@phone', '@long'] }, async ({ page }) => {
    const said = listen(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await watchShifts(page);
    await playNow(page, slug, 'touch');
    expect(await faults(page)).toEqual([]);
    await shifts(page);
    await playOn([{ page, by: 'touch' }], slug);
    expect(await shifts(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
    expect(said).toEqual([]);
  });

  test(`${title}: a whole game by keyboard only`, { tag: ['@desktop', '@long'] }, async ({ page }) => {
    const said = listen(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await watchShifts(page);
    await playNow(page, slug, 'keyboard');
    expect(await faults(page)).toEqual([]);
    await shifts(page);
    await playOn([{ page, by: 'keyboard' }], slug);
    expect(await shifts(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
    expect(said).toEqual([]);
  });

  test(`${title}: from the landing page to our own move in two taps, once the aim is known`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript((known) => localStorage.setItem('met', JSON.stringify([known])), slug);
    const heard = eavesdrop(page);
    await playNow(page, slug, 'touch');
    const first = page.locator(FIRST[slug]!);
    await expect(first).toBeEnabled({ timeout: 120_000 });
    // Our seat is drawn by lot.
    const own = Number((await page.locator('.plate.own').getAttribute('data-at'))!.split(' ')[1]);
    const before = heard.length;
    await first.tap();
    // The move was made: the table reports an event for our seat.
    const moved = () => heard.slice(before).some((text) => JSON.parse(text).events?.some(({ seat }: { seat?: number }) => seat === own));
    await expect.poll(moved).toBe(true);
  });
}
