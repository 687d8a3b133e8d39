/** Two people and a bot play a whole game at one table: they come and go, and nothing is lost or leaked. */
import { expect, test, type Browser, type Page } from '@playwright/test';

import { audit, everSecret, type Unveiled } from './hidden';
import { eavesdrop, faults, GAMES, listen, overhear, person, playOn } from './people';

async function openTable(host: Page, title: string): Promise<string> {
  await host.goto('/');
  const card = host.getByRole('listitem').filter({ has: host.getByRole('heading', { name: title }) });
  await card.getByRole('link', { name: 'Play with friends' }).click();
  await host.getByRole('button', { name: 'Fill up with bots' }).click();
  await host.getByLabel('Player 2').selectOption('open');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  expect(await faults(host)).toEqual([]);
  return host.url();
}

const board = (page: Page) => page.locator('.board > *').first();

/** The finished game from its replay, for a spectator and for every seat. */
async function unveil(page: Page, link: string, seats: number): Promise<Unveiled> {
  const path = `/api/tables/${link.split('/').at(-1)}/replay`;
  const views = async (whose: string) => {
    const steps: Unveiled['spectator'] = [];
    for (let moves = 0; steps.length <= moves; ) {
      const answer = await page.request.get(`${path}?from=${steps.length}${whose}`);
      expect(answer.ok()).toBe(true);
      const replay = await answer.json();
      moves = replay.moves;
      steps.push(...replay.steps.map(({ view }: { view: Unveiled['spectator'][0] }) => view));
    }
    return steps;
  };
  return { spectator: await views(''), seats: await Promise.all(Array.from({ length: seats }, (_, seat) => views(`&seat=${seat}`))) };
}

/** The same guest in another browser, through the link from the profile. */
async function onAnotherDevice(browser: Browser, page: Page): Promise<Page> {
  const profile = await page.context().newPage();
  await profile.goto('/me');
  await profile.getByRole('button', { name: 'Create a link' }).click();
  const link = new URL((await profile.locator('.link a').getAttribute('href'))!);
  const device = await person(browser);
  await device.goto(link.pathname + link.hash);
  await expect(device.getByText('You are signed in here as the same guest.')).toBeVisible();
  return device;
}

/** Changes the language in the menu. A count may open above it at any time; then everything is closed and tried again. */
async function speak(page: Page, language: string, menu: string): Promise<void> {
  await expect(async () => {
    for (let open = await page.locator('dialog[open]').count(); open > 0; open--) await page.keyboard.press('Escape');
    await page.locator('header button[aria-haspopup="dialog"]').click({ timeout: 2000 });
    const languages = page.getByRole('dialog').locator('select:has(option[value="uk"])');
    await languages.selectOption(language, { timeout: 2000 });
    await expect(page.getByRole('heading', { name: menu, exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** The shortest of the four is played in every run. */
const OFTEN = 'my-treasure';

for (const [slug, { title }] of Object.entries(GAMES)) {
  test(`${title}: two friends, a bot and a spectator, with a reload, a lost network and another device`, { tag: slug === OFTEN ? '@desktop' : ['@desktop', '@long'] }, async ({ browser }) => {
    const host = await person(browser);
    const said = listen(host);
    const link = await openTable(host, title);

    let friend = await person(browser);
    await friend.goto(link);
    await expect(friend.getByRole('heading', { name: new RegExp(`^Guest \\d+ invites you to ${title}`) })).toBeVisible();
    expect(await faults(friend)).toEqual([]);
    await friend.getByLabel('Your name').fill('Bea');
    await friend.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expect(friend.getByText('The host will start the game.')).toBeVisible();
    const watcher = await person(browser);
    const watched = eavesdrop(watcher);
    const answered = overhear(watcher);
    const saidToWatcher = listen(watcher);
    await watcher.goto(link);
    await host.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [host, friend, watcher]) await expect(board(page)).toBeVisible();

    const play = (count = Infinity) =>
      playOn(
        [
          { page: host, by: 'mouse' },
          { page: friend, by: 'mouse' },
        ],
        slug,
        (moves) => moves >= count,
      );
    await play(5);

    // A reload loses nothing.
    const heardBefore = eavesdrop(friend);
    await friend.reload();
    await expect(board(friend)).toBeVisible();
    await play(4);

    // Offline, the page says so; back online, the game continues.
    await friend.context().setOffline(true);
    await expect(friend.getByText('You are offline. Your seat is kept.')).toBeVisible();
    await friend.context().setOffline(false);
    await expect(friend.getByText('You are offline. Your seat is kept.')).toBeHidden();
    await play(4);

    const device = await onAnotherDevice(browser, friend);
    const seat = heardBefore.map((text) => JSON.parse(text)).find(({ type }) => type === 'welcome').seat;
    await friend.context().close();
    friend = device;
    const heard = eavesdrop(friend);
    await friend.goto(link);
    await expect(board(friend)).toBeVisible();
    expect(heard.map((text) => JSON.parse(text)).find(({ type }) => type === 'welcome').seat).toBe(seat);
    await play(4);

    // Changing the language mid-game changes the texts, and the game continues.
    await speak(host, 'de', 'Menü');
    await speak(host, 'en', 'Menu');
    const answeredBefore = answered.length;
    await play();
    for (const page of [host, friend, watcher]) await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();

    const game = await unveil(watcher, link, 3);
    const { views, faults: given } = audit(slug, game, watched);
    expect(given).toEqual([]);
    expect(views).toBeGreaterThan(10);
    const hidden = everSecret(slug, game);
    const answers = await Promise.all(answered.slice(0, answeredBefore));
    expect(answers.filter((text) => hidden.some((name) => text.includes(name)) || /"secret":"/.test(text))).toEqual([]);

    // One player asks for another game, and the other is invited.
    await friend.getByRole('button', { name: 'Play again' }).click();
    await expect(host.getByText('Bea wants to play again.')).toBeVisible();
    // The spectator comes along.
    await watcher.getByRole('link', { name: 'Watch the next game' }).click();
    await expect(watcher).not.toHaveURL(link);
    await expect(watcher.getByRole('heading', { name: /invites you to/ })).toBeVisible();
    await host.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(host).not.toHaveURL(link);

    expect(said).toEqual([]);
    expect(saidToWatcher).toEqual([]);
    for (const page of [host, friend, watcher]) await page.context().close();
  });
}
