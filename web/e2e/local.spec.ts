/** Games on one device, offline after the first visit. */
import { expect, test, type Page } from '@playwright/test';

import { beginHere, keepGame, transcriptOf, visitOnce } from './device';
import { faults, GAMES, listen, playOn } from './people';

/** The browser itself reports failed requests; those are not ours. */
const ours = (said: string[]) => said.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(text));

test('offline: Play now, a hint in steps, a move taken back, a reload', { tag: '@desktop' }, async ({ page }) => {
  const said = listen(page);
  await visitOnce(page);
  await page.goto('/play/my-treasure');
  await page.getByRole('button', { name: 'Just play' }).click();
  await expect(page).toHaveURL(/\/local\/\w+/);
  await expect(page.locator('.board').first()).toBeVisible();

  // Each step says more than the previous one, and the last one names the move.
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await expect(hint).toBeEnabled();
  await hint.click();
  const panel = page.getByRole('complementary', { name: 'Hint' });
  await expect(panel.getByText('Look at:')).toBeVisible();
  await expect(panel.getByText('The kind of move:')).toBeHidden();
  await panel.getByRole('button', { name: 'Tell me more' }).click();
  await expect(panel.getByText('The kind of move:')).toBeVisible();
  await panel.getByRole('button', { name: 'Tell me the move' }).click();
  await expect(panel.getByText('The move:')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();

  // A card is drawn, then returned to the deck.
  const deck = page.getByRole('button', { name: /^Draw a card/ });
  await expect(deck).toBeEnabled();
  const size = await deck.getAttribute('aria-label');
  await deck.click();
  await expect(deck).not.toHaveAttribute('aria-label', size!);
  await expect(async () => {
    await page.getByRole('button', { name: 'Take back' }).click({ timeout: 2000 });
    await expect(deck).toHaveAttribute('aria-label', size!, { timeout: 5000 });
  }).toPass();

  await playOn([{ page, by: 'mouse' }], 'my-treasure', (moves) => moves >= 4);
  /** The log contains what happened. A count that has to be read may cover it. */
  const remembered = () =>
    expect(async () => {
      await page.keyboard.press('Escape');
      const button = page.getByRole('button', { name: 'Log', exact: true });
      if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click({ timeout: 2000 });
      expect(await page.getByRole('complementary', { name: 'Log' }).getByRole('listitem').count()).toBeGreaterThan(3);
    }).toPass();
  await remembered();
  await page.reload();
  await expect(page.locator('.board').first()).toBeVisible();
  await remembered();
  await playOn([{ page, by: 'mouse' }], 'my-treasure', (moves) => moves >= 2);

  // The game is in the list of games on this device, and can be deleted there.
  await page.goto('/local');
  const kept = page.getByRole('listitem').filter({ hasText: 'My Treasure' });
  await expect(kept.getByRole('link', { name: 'Continue' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await kept.getByRole('button', { name: 'Delete My Treasure' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('No games yet.', { exact: false })).toBeVisible();
  expect(ours(said)).toEqual([]);
});

test('two people share a device, and in between the page has nobody’s hand', { tag: '@desktop' }, async ({ page }) => {
  const said = listen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginHere(page, 'Treasure Maps', ['person']);
  const hand = page.getByRole('region', { name: 'Your four cards' });
  await expect(page.getByRole('heading', { name: 'Pass the device to Ada' })).toBeVisible();
  await expect(page.getByText('Everybody’s cards are in the memory of this one device.', { exact: false })).toBeVisible();
  await expect(hand).toHaveCount(0);
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'I am Ada: show my hand' }).click();
  await expect(hand).toBeVisible();
  const cards = await hand.innerText();
  await page.getByRole('button', { name: 'Keep these two cards', disabled: false }).click();
  await page.getByRole('button', { name: 'Pass the device to Bea' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Bea' })).toBeVisible();
  // It is not just covered: it is not in the page.
  await expect(hand).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pass the device to Bea' })).toBeVisible();
  await expect(hand).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bea: show my hand' }).click();
  await expect(hand).toBeVisible();
  expect(await hand.innerText()).not.toBe(cards);
  await page.getByRole('button', { name: 'Keep these two cards', disabled: false }).click();
  // Both have chosen: the first turn begins, and somebody is asked to act.
  await expect(page.getByRole('button', { name: /^Pass the device to/ }).or(page.getByRole('region', { name: 'Your cards' })).first()).toBeVisible();
  expect(ours(said)).toEqual([]);
});

test('two people share a device to the end of a game, and review it', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const said = listen(page);
  await visitOnce(page);
  await beginHere(page, 'My Treasure', ['person']);
  const pass = page.getByRole('button', { name: /^Pass the device to|: show my hand$/ });
  const players = new Set<string>();
  await expect(async () => {
    while ((await pass.count()) > 0) {
      players.add((await pass.first().innerText({ timeout: 2000 })).trim());
      await pass.first().click({ timeout: 2000 });
    }
    expect(await GAMES['my-treasure']!.play(page, 'mouse')).toBe('over');
  }).toPass({ timeout: 280_000, intervals: [40] });
  // Both held the device.
  expect([...players].filter((name) => /Ada/.test(name))).not.toEqual([]);
  expect([...players].filter((name) => /Bea/.test(name))).not.toEqual([]);
  await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
  await page.getByRole('link', { name: 'Review the game' }).click();
  await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: 280_000 });
  expect(await faults(page)).toEqual([]);
  expect(ours(said)).toEqual([]);
});

test('when the device is full the game continues and says so', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
      if (this.name === 'games') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, all);
    };
  });
  await beginHere(page, 'My Treasure', ['easy', 'easy']);
  await expect(page.getByText('This device has no room to save the game.', { exact: false })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await playOn([{ page, by: 'mouse' }], 'my-treasure', (moves) => moves >= 2);
});

test('a game saved under older rules and a damaged one are refused with an explanation', { tag: '@desktop' }, async ({ page }) => {
  const head = { klad: 'local game', format: 1, game: 'my-treasure', rules: 0, at: 1_700_000_000, created: 1_700_000_000, over: false };
  const seats = [{ type: 'person', name: 'Ada', picture: 1 }, { type: 'bot', level: 'easy' }, { type: 'bot', level: 'easy' }];
  const transcript = transcriptOf('my-treasure').replace(/^rules \d+$/m, 'rules 0');
  const inside = JSON.stringify({ transcript, memory: null, at_ms: 0, over: false });
  await keepGame(page, 'older', JSON.stringify({ ...head, id: 'older', seats, sealed: `plain:${inside}` }));
  await page.goto('/local/older');
  await expect(page.getByText('This game was saved under older rules and cannot be continued.', { exact: false })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  const remove = page.getByRole('button', { name: 'Delete My Treasure' });
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  // The storage has deleted it; leaving the page earlier can keep it.
  await expect(remove).toBeHidden();
  await keepGame(page, 'broken', JSON.stringify({ ...head, id: 'broken', seats, sealed: 'sealed:AAAA:AAAA' }));
  await page.goto('/local/broken');
  await expect(page.getByText('This saved game is damaged and cannot be continued.')).toBeVisible();
  await page.goto('/local/never-was');
  await expect(page.getByText('That game is no longer on this device.')).toBeVisible();
});

/** Whether a bot is searching: then its worker has no time to answer. */
async function searching(page: Page): Promise<boolean> {
  const busy = page.workers().map((worker) => {
    const idle = worker.evaluate(() => false).catch(() => false);
    return Promise.race([idle, page.waitForTimeout(200).then(() => true)]);
  });
  return (await Promise.all(busy)).some(Boolean);
}

test('closing a tab while a bot is thinking loses nothing', { tag: '@desktop' }, async ({ context }) => {
  const page = await context.newPage();
  await beginHere(page, 'My Treasure', ['hard', 'hard']);
  await expect(page.locator('.board').first()).toBeVisible();
  const address = page.url();
  // It may still be our turn after a move, and a bot that can only draw does not search.
  const thinks = () => expect.poll(() => searching(page), { intervals: [10], timeout: 4_000 }).toBe(true).then(() => true, () => false);
  let found = false;
  for (let tries = 0; tries < 15 && !found; tries += 1) {
    await playOn([{ page, by: 'mouse' }], 'my-treasure', (moves) => moves >= 1);
    found = await thinks();
  }
  expect(found).toBe(true);
  await page.close();
  const again = await context.newPage();
  const said = listen(again);
  await again.goto(address);
  await expect(again.locator('.board').first()).toBeVisible();
  await playOn([{ page: again, by: 'mouse' }], 'my-treasure', (moves) => moves >= 1);
  expect(ours(said)).toEqual([]);
});

for (const [slug, { title }] of Object.entries(GAMES)) {
  test(`${title}: a whole game against hard bots offline, reviewed to its end`, { tag: ['@desktop', '@long'] }, async ({ page }) => {
    test.setTimeout(1_500_000);
    const said = listen(page);
    await visitOnce(page);
    await beginHere(page, title, slug === 'lost-mines' ? ['hard', 'hard'] : ['hard']);
    await expect(page.locator('.board').first()).toBeVisible();
    await playOn([{ page, by: 'mouse' }], slug);
    await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
    // The review has started by itself.
    await page.getByRole('link', { name: 'Review the game' }).click();
    await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: 300_000 });
    expect(await faults(page)).toEqual([]);
    await page.goto('/local');
    await expect(page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: 'Review' })).toBeVisible();
    expect(ours(said)).toEqual([]);
  });
}
