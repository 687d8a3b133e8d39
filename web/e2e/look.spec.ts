/** What a picture would show at a glance: nobody is cut off, nothing covers a card, everything explains itself; and axe on boards in play. */
import { expect, test, type Page } from '@playwright/test';

import { faults, GAMES, playNow, playOn } from './people';
import { begin, bots } from './workshop.mjs';

/** Opens a table with bots in all other seats and goes there. */
async function seatFour(page: Page, slug: string): Promise<void> {
  await page.goto('/me');
  await page.waitForLoadState('networkidle');
  const id = await begin(page, slug, [{ type: 'open' }, ...bots(3)]);
  await page.goto(`/t/${id}`);
  await expect(page.locator('.ask.mine')).toBeVisible();
}

/** By how much the list of players is larger than its box. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.seats ul')!;
    return [list.scrollWidth - list.clientWidth, list.scrollHeight - list.clientHeight];
  });

for (const slug of Object.keys(GAMES)) {
  test(`four players fit at every size, and axe finds nothing by day and by night: ${slug}`, { tag: '@desktop' }, async ({ page }) => {
    await seatFour(page, slug);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page), colorScheme).toEqual([]);
    }
    for (const size of [{ width: 1280, height: 800 }, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await expect(page.locator('.plate')).toHaveCount(4);
      expect(await hidden(page), `${size.width}×${size.height}`).toEqual([0, 0]);
    }
  });
}

test('nothing covers the card that was drawn', { tag: '@desktop' }, async ({ page }) => {
  await playNow(page, 'my-treasure', 'mouse');
  const drawn = page.locator('.drawn.movable');
  await expect(async () => {
    if (await page.locator('.deck.usable').isVisible()) await page.locator('.deck.usable').click();
    await expect(drawn).toBeVisible({ timeout: 3000 });
  }).toPass();
  const [card, label] = [(await drawn.boundingBox())!, (await page.locator('.source small').boundingBox())!];
  expect(label.y).toBeGreaterThanOrEqual(card.y + card.height);
});

test('every icon of an island explains itself', { tag: '@desktop' }, async ({ page }) => {
  await playNow(page, 'treasure-maps', 'mouse');
  await page.getByRole('button', { name: 'Keep these two cards', disabled: false }).click();
  for (const [icon, rule] of [
    ['coin', 'For every coin you cross'],
    ['palm', 'For every palm you cross'],
    ['cross', 'For every cross you cross'],
  ] as const) {
    const cell = page.getByRole('region', { name: 'Your cards' }).getByRole('button', { name: new RegExp(`${icon}, free`) });
    // Not every pair of islands has all three.
    if ((await cell.count()) === 0) continue;
    await cell.first().hover();
    await expect(page.getByRole('tooltip')).toContainText(rule);
  }
  await page.locator('.round .numbers [data-at="cups"]').hover();
  await expect(page.getByRole('tooltip')).toContainText('highest cup left');
});

test('a peak has no fault, by day and by night', { tag: '@desktop' }, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/learn/my-treasure');
    const curtain = page.locator('.curtain');
    await expect(async () => {
      await page.locator('.coach .actions .button').last().click({ timeout: 2000 });
      await expect(curtain).toBeVisible({ timeout: 300 });
    }).toPass();
    // It would be over before axe is done: it stays as it was drawn.
    await page.evaluate(() => {
      const copy = document.querySelector('.curtain')!.cloneNode(true) as HTMLElement;
      document.querySelector('.stage')!.append(copy);
    });
    expect(await faults(page), colorScheme).toEqual([]);
  }
});

test('what happens is said aloud, from the first move to the last', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = () => {
      for (const region of document.querySelectorAll('[aria-live="polite"]')) {
        const text = region.textContent?.trim() ?? '';
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await playNow(page, 'my-treasure', 'mouse');
  await playOn([{ page, by: 'mouse' }], 'my-treasure');
  const heard = (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join('\n');
  // What we are asked, what we do, what others do, the count, and who won.
  for (const said of [/Draw a card/, /You draw/, /(Otto|Ida|Mila|Pip|\w+) (draws|places|takes|flees)/, /Round \d/, /won|wins|win the game|share the win/]) expect(heard).toMatch(said);
});
