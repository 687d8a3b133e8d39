/** Whom a table lets in, and what to do about somebody who behaves badly. */
import { expect, test, type Browser, type Page } from '@playwright/test';

import { faults, GAMES, person } from './people';

/** A host at a table of My Treasure with one open seat and a bot. */
async function openTable(browser: Browser): Promise<{ host: Page; link: string }> {
  const host = await person(browser);
  await host.goto('/');
  const card = host.getByRole('listitem').filter({ has: host.getByRole('heading', { name: GAMES['my-treasure']!.title }) });
  await card.getByRole('link', { name: 'Play with friends' }).click();
  await host.getByRole('button', { name: 'Fill up with bots' }).click();
  await host.getByLabel('Player 2').selectOption('open');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  return { host, link: host.url() };
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
}

const WAITING = 'The host will start the game.';
const SHUT = 'This table is closed to spectators.';

test('a table with a password and without spectators lets in whoever knows the password, and nobody else', { tag: '@desktop' }, async ({ browser }) => {
  const { host, link } = await openTable(browser);
  const watcher = await person(browser);
  await watcher.goto(link);
  await expect(watcher.getByRole('heading', { name: /invites you to/ })).toBeVisible();
  await host.getByText('Who may join or watch').click();
  await host.getByLabel('Others may watch').uncheck();
  await host.getByLabel('Password for sitting down').fill('sesame');
  await host.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(host.getByText('Saved.')).toBeVisible();
  await expect(host.getByText('This table has a password. Saving replaces it.')).toBeVisible();
  expect(await faults(host)).toEqual([]);

  // An invitation still works: somebody about to sit down is no spectator.
  const friend = await person(browser);
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: /invites you to/ })).toBeVisible();
  expect(await faults(friend)).toEqual([]);
  await friend.getByLabel('Password of this table').fill('open it');
  await sitDown(friend, 'Bea');
  await expect(friend.getByText('This table has a password, and that is not it.')).toBeVisible();
  await friend.getByLabel('Password of this table').fill('sesame');
  await sitDown(friend, 'Bea');
  await expect(friend.getByText(WAITING)).toBeVisible();

  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, friend]) await expect(page.locator('.board > *').first()).toBeVisible();
  // Whoever was in the lobby is told as well as whoever comes later.
  const late = await person(browser);
  await late.goto(link);
  for (const page of [late, watcher]) {
    await expect(page.getByRole('heading', { name: SHUT })).toBeVisible();
    await expect(page.locator('.board > *')).toHaveCount(0);
  }
  for (const page of [host, friend, watcher, late]) await page.context().close();
});

test('a host who closes the table during the game sends the spectators away', { tag: '@desktop' }, async ({ browser }) => {
  const { host, link } = await openTable(browser);
  const friend = await person(browser);
  await friend.goto(link);
  await sitDown(friend, 'Bea');
  await expect(friend.getByText(WAITING)).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  const watcher = await person(browser);
  await watcher.goto(link);
  await expect(watcher.locator('.board > *').first()).toBeVisible();
  const doors = await host.request.put(`/api/tables/${link.split('/').at(-1)}/doors`, { data: { spectators: false } });
  expect(doors.ok()).toBe(true);
  await expect(watcher.getByRole('heading', { name: SHUT })).toBeVisible();
  await expect(friend.locator('.board > *').first()).toBeVisible();
  for (const page of [host, friend, watcher]) await page.context().close();
});

test('what somebody says can be hidden, also after a reload, and reported to the operator', { tag: '@desktop' }, async ({ browser }) => {
  const { host, link } = await openTable(browser);
  const friend = await person(browser);
  await friend.goto(link);
  await sitDown(friend, 'Bea');
  await expect(friend.getByText(WAITING)).toBeVisible();
  const chat = (page: Page) => page.getByRole('list', { name: 'Chat' });
  const open = (page: Page) => page.getByRole('button', { name: /^Chat/ }).click();
  await open(friend);
  await friend.getByRole('button', { name: 'Oops!' }).click();
  await open(host);
  await expect(chat(host).getByText('Oops!')).toBeVisible();
  // Nobody reports themselves.
  await expect(chat(friend).getByText('Oops!')).toBeVisible();
  await expect(chat(friend).getByRole('button')).toHaveCount(0);

  await chat(host).getByRole('button', { name: 'More about Bea' }).click();
  expect(await faults(host)).toEqual([]);
  await chat(host).getByLabel('Report Bea to the operator: what happened?').fill('She says Oops! all the time.');
  await chat(host).getByRole('button', { name: 'Send report' }).click();
  await expect(host.getByText('Thank you. The operator can read it now.')).toBeVisible();
  expect(await (await host.request.get('/api/me/data')).text()).toContain('She says Oops! all the time.');
  expect(await (await friend.request.get('/api/me/data')).text()).not.toContain('She says');

  await chat(host).getByRole('button', { name: 'More about Bea' }).click();
  await chat(host).getByRole('button', { name: 'Hide what Bea says' }).click();
  await expect(chat(host).getByText('(hidden)')).toBeVisible();
  await expect(chat(host).getByText('Oops!')).toHaveCount(0);
  await host.reload();
  await open(host);
  await expect(chat(host).getByText('(hidden)')).toBeVisible();
  await chat(host).getByRole('button', { name: 'More about Bea' }).click();
  await chat(host).getByRole('button', { name: 'Show what Bea says' }).click();
  await expect(chat(host).getByText('Oops!')).toBeVisible();
  for (const page of [host, friend]) await page.context().close();
});
