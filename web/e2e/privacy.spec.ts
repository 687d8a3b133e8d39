/** Who I am here, on which devices, and what the server keeps about me. */
import { readFile } from 'node:fs/promises';

import { expect, test, type Browser, type Page } from '@playwright/test';

import { finishedOnline } from './device';
import { faults, listen, person } from './people';

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

/** A guest with this name, on their profile. */
async function guest(browser: Browser, name: string): Promise<Page> {
  const page = await person(browser);
  await page.goto('/me');
  await nameOf(page).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  return page;
}

/** A link to continue on another device, without its origin. */
async function deviceLink(page: Page): Promise<string> {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const { pathname, hash } = new URL((await page.locator('.link a').getAttribute('href'))!);
  return pathname + hash;
}

test('somebody else’s device link asks first and names both, and the old identity can be got back', { tag: '@desktop' }, async ({ browser }) => {
  const [ada, ben] = [await guest(browser, 'Ada'), await guest(browser, 'Ben')];
  const said = listen(ben);
  const link = await deviceLink(ben);
  await ada.goto(link);
  const question = ada.getByRole('alertdialog', { name: 'You are Ada on this device. Switch to Ben?' });
  await expect(question).toBeVisible();
  // The code is not left in the address.
  expect(new URL(ada.url()).pathname + new URL(ada.url()).hash).toBe('/me');
  expect(await faults(ada)).toEqual([]);
  await question.getByRole('button', { name: 'Stay Ada' }).click();
  await expect(question).toBeHidden();
  await ada.reload();
  await expect(nameOf(ada)).toHaveValue('Ada');

  // Declining did not use the link up.
  await ada.goto(link);
  await question.getByRole('button', { name: 'Switch to Ben' }).click();
  await expect(nameOf(ada)).toHaveValue('Ben');
  await ada.reload();
  await expect(nameOf(ada)).toHaveValue('Ben');
  await ada.getByRole('button', { name: 'Switch back to Ada' }).click();
  await expect(nameOf(ada)).toHaveValue('Ada');
  await expect(ada.getByRole('button', { name: 'Switch back to Ben' })).toBeVisible();
  await ada.reload();
  await expect(nameOf(ada)).toHaveValue('Ada');

  // Now it is used up, and says so.
  const late = await person(browser);
  await late.goto(link);
  await expect(late.getByText('This link is unknown, used or expired.')).toBeVisible();
  expect(said).toEqual([]);
  for (const page of [ada, ben, late]) await page.context().close();
});

test('devices are listed, and one that is signed out loses its table and its name', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await guest(browser, 'Ada');
  const device = await person(browser);
  await device.goto(await deviceLink(ada));
  await expect(device.getByText('You are signed in here as the same guest.')).toBeVisible();
  await expect(nameOf(device)).toHaveValue('Ada');
  const opened = await ada.request.post('/api/tables', { data: { game: 'my-treasure', seats: [{ type: 'open' }, { type: 'open' }] } });
  const { id } = await opened.json();
  const connecting = device.waitForEvent('websocket');
  await device.goto(`/t/${id}`);
  const socket = await connecting;
  await expect(device.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();

  await ada.reload();
  await ada.getByRole('button', { name: 'Show my devices' }).click();
  const devices = ada.getByRole('listitem').filter({ hasText: /this one|last used/ });
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: '(this one)' })).toHaveCount(1);
  expect(await faults(ada)).toEqual([]);
  const closed = socket.isClosed() ? undefined : socket.waitForEvent('close');
  await ada.getByRole('button', { name: 'Sign out' }).click();
  await expect(ada.getByText('That device is signed out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await closed;
  expect((await device.request.get('/api/me')).status()).toBe(401);
  await device.goto('/me');
  await expect(nameOf(device)).toHaveValue(/^Guest \d+$/);
  expect((await ada.request.get('/api/me')).status()).toBe(200);
  for (const page of [ada, device]) await page.context().close();
});

test('my data is one file, and forgetting me leaves finished games with a nameless seat', { tag: '@desktop' }, async ({ page }) => {
  const id = await finishedOnline(page);
  await page.goto('/me');
  await expect(nameOf(page)).toHaveValue('Ada');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('klad-my-data.json');
  const kept = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(kept).me.name).toBe('Ada');
  expect(kept).toContain(id);

  await page.goto(`/replay/${id}`);
  await expect(page.getByText('Ada').first()).toBeAttached();
  await page.goto('/me');
  await page.getByRole('button', { name: 'Forget me', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, forget me' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/me')).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('guest'))).toBeNull();
  for (const path of ['', '/transcript', '/replay']) expect(await (await page.request.get(`/api/tables/${id}${path}`)).text()).not.toContain('Ada');
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Ada')).toHaveCount(0);
});
