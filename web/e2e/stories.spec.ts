/** Two people and a bot at one table: they come and go, and nothing is lost or given away. */
import { expect, test, type Page } from '@playwright/test';

import { leaks } from './hidden';
import { eavesdrop, faults, GAMES, listen, person, playOn } from './people';

interface Seen {
  view: Record<string, unknown>;
  seat: number | null;
}

/** The view a page was sent last, and where it sits. */
function latest(heard: string[]): Seen | undefined {
  let seen: Seen | undefined;
  let seat: number | null = null;
  for (const text of heard) {
    const message = JSON.parse(text);
    if (message.type === 'welcome') seat = message.seat;
    const frame = message.type === 'welcome' ? message.frame : message.type === 'view' ? message : undefined;
    if (frame) seen = { view: frame.view, seat };
  }
  return seen;
}

async function openTable(host: Page, title: string): Promise<string> {
  await host.goto('/');
  const card = host.getByRole('listitem').filter({ has: host.getByRole('heading', { name: title }) });
  await card.getByRole('button', { name: 'Play with friends' }).click();
  await host.getByRole('button', { name: 'Fill up with bots' }).click();
  await host.getByLabel('Player 2').selectOption('open');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  expect(await faults(host)).toEqual([]);
  return host.url();
}

for (const [slug, { title }] of Object.entries(GAMES)) {
  test(`${title}: two friends, a bot and a spectator, with a reload, a lost network and another device`, { tag: '@desktop' }, async ({ browser }) => {
    const host = await person(browser);
    const hostHeard = eavesdrop(host);
    const said = listen(host);
    const link = await openTable(host, title);

    let friend = await person(browser);
    const friendHeard = eavesdrop(friend);
    await friend.goto(link);
    await friend.getByRole('button', { name: 'Sit down here' }).first().click();
    await expect(friend.getByText('The host begins the game.')).toBeVisible();
    const watcher = await person(browser);
    const watched = eavesdrop(watcher);
    await watcher.goto(link);
    await host.getByRole('button', { name: 'Begin' }).click();
    for (const page of [host, friend, watcher]) await expect(page.locator('.board .board, .board > *').first()).toBeVisible();

    const both = () => [
      { page: host, by: 'mouse' as const },
      { page: friend, by: 'mouse' as const },
    ];
    /** A few moves, after each of which the spectator's view is compared with those of the players. */
    const play = async (count: number) => {
      for (let round = 0; round < count; round++) {
        await playOn(both(), slug, (moves) => moves >= 1);
        // Views come one after the other; what is given away stays given away.
        const found = () => {
          const spectator = latest(watched);
          if (!spectator) return ['no view'];
          if (spectator.seat !== null) return ['a seat'];
          return [latest(hostHeard), latest(friendHeard)].flatMap((own) =>
            own?.seat == null ? [] : leaks(slug, own.view, own.seat, spectator.view),
          );
        };
        await expect.poll(found, { timeout: 3000, intervals: [30, 60, 120] }).toEqual([]);
      }
    };
    await play(4);

    // A reload costs nothing.
    await friend.reload();
    await expect(friend.locator('.board > *').first()).toBeVisible();
    await play(3);

    // Without a network the page says so; with it again the game goes on.
    await friend.context().setOffline(true);
    await expect(friend.getByText('You are offline. Your seat is kept.')).toBeVisible();
    await friend.context().setOffline(false);
    await expect(friend.getByText('You are offline. Your seat is kept.')).toBeHidden();
    await play(3);

    // The same guest on another device, by a link.
    const profile = await friend.context().newPage();
    await profile.goto('/me');
    await profile.getByRole('button', { name: 'Make a link' }).click();
    const move = await profile.locator('.link a').getAttribute('href');
    const device = await person(browser);
    await device.goto(new URL(move!).pathname + new URL(move!).hash);
    await expect(device.getByText('You go on here as the same guest.')).toBeVisible();
    await friend.context().close();
    friend = device;
    const deviceHeard = eavesdrop(device);
    await device.goto(link);
    await expect(device.locator('.board > *').first()).toBeVisible();
    expect(latest(deviceHeard)?.seat).toBe(1);
    friendHeard.splice(0, friendHeard.length, ...deviceHeard);
    await play(3);

    // Another language in mid-game: the words change, the game goes on.
    await host.getByRole('button', { name: 'Menu' }).click();
    await host.getByRole('dialog').getByLabel('Language').selectOption('de');
    await expect(host.getByRole('heading', { name: 'Menü' })).toBeVisible();
    await host.keyboard.press('Escape');
    await expect(host.locator('html')).toHaveAttribute('lang', 'de');
    await host.getByRole('button', { name: 'Menü' }).click();
    await host.getByRole('dialog').getByLabel('Sprache').selectOption('en');
    await host.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await play(2);

    expect(said).toEqual([]);
    for (const page of [host, friend, watcher]) await page.context().close();
  });
}
