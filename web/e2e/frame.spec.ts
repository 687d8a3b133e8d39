/** What surrounds every table: the log, the rulebook, and the preview of an invitation. */
import { expect, test, type Page } from '@playwright/test';

import { faults, listen, person, playNow } from './people';
import { COMMITMENT, NONCE } from './workshop.mjs';

const post = async (page: Page, path: string, data: object = {}) => (await page.request.post(`/api${path}`, { data })).json();

/** Opens a table through the API, with this page's guest as its host. */
async function open(page: Page, seats: object[]): Promise<string> {
  await post(page, '/me', { name: 'Ada', picture: 1 });
  const { id } = await post(page, '/tables', { game: 'my-treasure', seats, chat: 'phrases' });
  await post(page, `/tables/${id}/sit`, { commitment: COMMITMENT });
  return id;
}

const OPEN = { type: 'open' };
const BOT = { type: 'bot', level: 'easy' };

test('an offline spectator is not promised a seat', { tag: '@desktop' }, async ({ page, browser }) => {
  const id = await open(page, [OPEN, BOT]);
  await post(page, `/tables/${id}/start`);
  await post(page, `/tables/${id}/reveal`, { nonce: NONCE });
  const watcher = await person(browser);
  await watcher.goto(`/t/${id}`);
  await expect(watcher.locator('.board')).toBeVisible();
  await watcher.context().setOffline(true);
  await expect(watcher.getByText('You are offline.', { exact: true })).toBeVisible();
  await expect(watcher.getByText('Your seat is kept.')).toHaveCount(0);
  await watcher.context().close();
});

test('the log addresses you directly, and others by name', { tag: '@desktop' }, async ({ page }) => {
  await playNow(page, 'my-treasure', 'mouse');
  await expect(page.locator('.ask.mine')).toBeVisible({ timeout: 120_000 });
  if (!(await page.getByRole('complementary', { name: 'Log' }).isVisible())) await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await page.locator('[data-place="deck"]').first().click();
  await expect(log.getByText(/^You draw an? /).first()).toBeVisible();
  await expect(log).not.toContainText(/\(You\)|You draws|Guest \d+/);
});

test('the rulebook opens over the table at a rule, with pictures, and closes again', { tag: '@desktop' }, async ({ page }) => {
  const said = listen(page);
  await playNow(page, 'lost-mines', 'mouse');
  const at = page.url();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Rules', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules: Lost Mines' });
  await expect(sheet.getByRole('heading', { name: 'What’s in the box' })).toBeVisible();
  await expect(sheet.getByText('How often each card occurs', { exact: false })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await sheet.getByRole('searchbox').fill('LM-072');
  await expect(sheet.locator('li[id^="LM-"]')).toHaveCount(1);
  await expect(sheet.getByText('Example:')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(at);
  expect(said).toEqual([]);
});

test('the preview of a link to a table says in the reader’s language what it is an invitation to', { tag: '@desktop' }, async ({ page }) => {
  const id = await open(page, [OPEN, OPEN]);
  /** What a link preview generator finds in the document of an address. */
  const read = async (path: string, language: string, name: string) => {
    const document = await (await page.request.get(path, { headers: { 'accept-language': language } })).text();
    return new RegExp(`<meta property="og:${name}" content="([^"]*)" />`).exec(document)?.[1];
  };
  expect(await read(`/t/${id}`, 'en', 'title')).toBe('You are invited to My Treasure');
  expect(await read(`/t/${id}`, 'uk', 'title')).toBe('Вас запрошують у гру «Мій скарб»');
  const picture = await page.request.get((await read(`/t/${id}`, 'uk', 'image'))!);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await read('/t/nothing', 'en', 'title')).toBeUndefined();
});
