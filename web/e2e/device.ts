/** Shared by the stories on one device: a first visit that caches everything, offline games, transcripts. */
import { execFileSync } from 'node:child_process';

import { expect, type Page } from '@playwright/test';

import { COMMITMENT, NONCE } from './workshop.mjs';

const klad = process.env.KLAD ?? '../target/debug/klad';

/** The transcript of a whole game between bots; the same one every time. */
export function transcriptOf(slug: string, seats = 3): string {
  const bots = Array.from({ length: seats }, () => 'easy').join(',');
  return execFileSync(klad, ['simulate', slug, '--bots', bots, '--seed', '7'], { encoding: 'utf8', maxBuffer: 1 << 26 });
}

/** Visits the page once, waits until everything is cached on the device, and goes offline. */
export async function visitOnce(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The texts are cached last, one file at a time.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().filter(({ url }) => /\/words\/en\/(common|web|web-treasure-maps|local|review)-[\w-]{8}\.js$/.test(url)).length;
      }),
    )
    .toBe(5);
  await page.context().setOffline(true);
}

/** Starts a game on this device with us in the first seat; `others` lists the remaining seats (`person` or a level). */
export async function beginHere(page: Page, title: string, others: string[]): Promise<void> {
  await page.goto('/local');
  await page.getByLabel(/^Game/).selectOption({ label: title });
  await page.getByLabel(/^Players/).selectOption(String(others.length + 1));
  for (const [index, who] of others.entries()) {
    await page.getByLabel(`Player ${index + 2}`, { exact: true }).selectOption(who);
    if (who === 'person') await page.getByLabel(`Name of player ${index + 2}`).fill(['Bea', 'Cem', 'Dan'][index]!);
  }
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/local\/\w+/);
}

/** Puts a saved game into the device's storage, as an earlier release or file damage would have left it. */
export async function keepGame(page: Page, id: string, saved: string): Promise<void> {
  await page.goto('/local');
  // Once the page has listed its games, it has opened its database.
  await expect(page.getByText('No games yet.', { exact: false })).toBeVisible();
  await page.evaluate(
    async ([id, saved]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('klad', 1);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction('games', 'readwrite');
      transaction.objectStore('games').put({ id, saved });
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    },
    [id, saved] as const,
  );
}

interface Spot {
  height?: number;
  cards?: unknown[];
}

/** A finished game of ours on the server, played through its API as the page's guest; My Treasure, the shortest of the four. */
export async function finishedOnline(page: Page): Promise<string> {
  const post = async (path: string, data?: unknown) => {
    const answer = await page.request.post(`/api${path}`, data === undefined ? {} : { data });
    return answer.json();
  };
  await page.goto('/');
  const { me } = await post('/me', { name: 'Ada', picture: 3 });
  await page.evaluate((id) => localStorage.setItem('guest', id), me.id as string);
  const { id } = await post('/tables', { game: 'my-treasure', seats: [{ type: 'open' }, { type: 'bot', level: 'easy' }] });
  await post(`/tables/${id}/sit`, { commitment: COMMITMENT });
  await post(`/tables/${id}/start`);
  await post(`/tables/${id}/reveal`, { nonce: NONCE });
  await expect
    .poll(
      async () => {
        const seen = await (await page.request.get(`/api/tables/${id}/view`)).json();
        if (seen.outcome || seen.legal.length === 0) return Boolean(seen.outcome);
        const height = ({ spot }: { spot: number }) => {
          const found = seen.view.spots[spot] as Spot;
          return found.height ?? found.cards?.length ?? 0;
        };
        const claims = seen.legal.filter(({ type }: { type: string }) => type === 'claim').sort((a: { spot: number }, b: { spot: number }) => height(b) - height(a));
        // A pile of four is enough: the game only has to end, not to be won.
        const move = claims[0] && height(claims[0]) >= 4 ? claims[0] : seen.legal[0];
        await post(`/tables/${id}/moves`, { mark: seen.mark, move });
        return false;
      },
      { timeout: 240_000, intervals: [10] },
    )
    .toBe(true);
  return id;
}
