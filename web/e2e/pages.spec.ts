/** Every page that needs no game: it opens, logs nothing, and is accessible. */
import { expect, test } from '@playwright/test';

import { faults, GAMES, listen } from './people';

const RULES = Object.keys(GAMES).map((slug) => `/rules/${slug}`);
const LESSONS = Object.keys(GAMES).map((slug) => `/learn/${slug}`);
const PATHS = ['/', '/learn', ...LESSONS, '/watch', '/replays', '/me', '/about', '/local', '/review', ...RULES, '/nowhere', '/t/nothing'];

/** Rulebooks and lessons are long and alike, so only one of each is checked in every run. */
const MORE = [...RULES.slice(1), ...LESSONS.slice(1)];

for (const scheme of ['light', 'dark'] as const) {
  for (const [which, paths, tags] of [
    ['every page', PATHS.filter((path) => !MORE.includes(path)), []],
    ['every rulebook and lesson', MORE, ['@long']],
  ] as const) {
    // Each scheme at one screen size only: the colors are the same at the other.
    test(`${which} is quiet and accessible, ${scheme}`, { tag: [...tags, scheme === 'light' ? '@desktop' : '@phone'] }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const said = listen(page);
      const wrong: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        wrong.push(...(await faults(page)).map((fault) => `${path} ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) wrong.push(`${path} is ${wide} px too wide`);
      }
      expect(wrong).toEqual([]);
      // The browser itself also reports that there is no such table.
      expect(said.filter((text) => !text.includes('404'))).toEqual([]);
    });
  }
}

test('the dialog for a new table is accessible', async ({ page }) => {
  const said = listen(page);
  await page.goto('/');
  for (const { title } of Object.values(GAMES)) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await card.getByRole('link', { name: 'Play with friends' }).click();
    await page.getByText('Rules options').click();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // The focus returns to where it came from.
    await expect(card.getByRole('link', { name: 'Play with friends' })).toBeFocused();
  }
  expect(said).toEqual([]);
});

test('the language changes immediately and stays', async ({ page }) => {
  await page.goto('/');
  for (const [language, hello] of [
    ['fr', 'Quatre jeux de trésor, une table'],
    ['ru', 'Четыре игры о сокровищах за одним столом'],
    ['uk', 'Чотири гри про скарби за одним столом'],
    ['de', 'Vier Schatzspiele, ein Tisch'],
  ] as const) {
    await page.locator('header select').selectOption(language);
    await expect(page.locator('h1')).toHaveText(hello);
  }
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Vier Schatzspiele, ein Tisch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the landing page is there before its script, in the language of its reader, and the script hydrates it unchanged', { tag: '@desktop' }, async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'uk-UA' })).newPage();
  const said = listen(page);
  let come: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/page-*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Чотири гри про скарби за одним столом');
  const play = page.locator('.games .primary').first();
  await expect(play).toHaveAttribute('href', '/play/my-treasure');
  // Its styles are inlined, and the content security policy allows them.
  await expect(play).toHaveCSS('display', 'flex');
  await heading.evaluate((node) => node.setAttribute('data-seen', ''));
  come();
  await expect(page.locator('.games .seats').first()).toHaveText('2–4 гравців');
  await expect(heading).toHaveAttribute('data-seen', '');
  await play.click();
  // The first time, the aim of the game is explained.
  await expect(page.getByText('Перемагає той, хто першим збере вісім срібних монет.')).toBeVisible();
  await page.getByRole('button', { name: 'Одразу грати' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  // Back leads to the landing page, not to another table.
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(said).toEqual([]);
  await page.context().close();
});

test('a rule can be searched for and linked to', async ({ page }) => {
  await page.goto('/rules/my-treasure#MS-109');
  await expect(page.locator('#MS-109')).toHaveClass(/named/);
  await expect(page.locator('#MS-109')).toBeInViewport();
  await page.getByRole('searchbox').fill('MS-404');
  await expect(page.locator('li[id^="MS-"]')).toHaveCount(1);
});

test('the name, picture and settings of a guest persist, and the guest can be forgotten', async ({ page }) => {
  const said = listen(page);
  await page.goto('/me');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const picture = page.getByRole('button', { name: 'Picture 7', exact: true });
  await picture.click();
  // It is shown as selected once the server has it.
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Animation').selectOption('reduced');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.getByRole('button', { name: 'Forget me' }).click();
  await page.getByRole('button', { name: 'Yes, forget me' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/me');
  await expect(page.getByLabel('Name')).not.toHaveValue('Ada');
  expect(said).toEqual([]);
});

test('the page can be installed and opens offline', async ({ page, context }) => {
  await page.goto('/');
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four treasure games, one table');
  await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
  await page.goto('/me');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('a gateway error is retried, a missing table is not', async ({ page }) => {
  await page.goto('/');
  // What a proxy returns while the server restarts.
  await page.route('**/api/tables/*', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
  let away = true;
  await page.routeWebSocket(/\/socket$/, (socket) => (away ? void socket.close() : void socket.connectToServer()));
  await page.goto('/t/abcdefgh');
  await expect(page.getByText('Connection lost. Trying again …')).toBeVisible();
  await expect(page.getByText('No such table')).toHaveCount(0);

  await page.unroute('**/api/tables/*');
  away = false;
  await page.reload();
  await expect(page.getByText('No such table')).toBeVisible();
});

test('at 200% zoom nothing is cut off or wider than the screen', { tag: '@desktop' }, async ({ page }) => {
  // 200% zoom on a screen of 1280 × 800 is a page of 640 × 400.
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('opponents are chosen once and remembered', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'My Treasure' }) });
  await card.getByRole('button', { name: 'Choose opponents' }).click();
  await page.getByLabel(/^Opponents/).selectOption('3');
  await page.getByLabel('Opponent 1').selectOption('hard');
  await page.getByLabel('Opponent 3').selectOption('easy');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('link', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Just play' }).click();
  const plates = page.getByRole('list', { name: 'Players', exact: true }).getByRole('listitem');
  await expect(plates).toHaveCount(4);
  // The seats are drawn by lot.
  for (const [name, level] of [['Zora', 'hard'], ['Otto', 'medium'], ['Mila', 'easy']] as const)
    await expect(plates.filter({ hasText: name })).toContainText(level);
});

test('a game can be taken off the list, and one that was left stays off it', { tag: '@desktop' }, async ({ page }) => {
  for (const way of ['list', 'menu']) {
    await page.goto('/play/my-treasure');
    const just = page.getByRole('button', { name: 'Just play' });
    await expect(just.or(page.locator('.board').first())).toBeVisible();
    if (await just.isVisible()) await just.click();
    await expect(page.locator('.board').first()).toBeVisible();
    if (way === 'menu') {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Leave the table' }).click();
      await page.getByRole('button', { name: 'Yes, leave' }).click();
    } else {
      await page.goto('/');
      const games = page.getByRole('region', { name: 'Your games' });
      await expect(games).toContainText(/turn|in progress/);
      await games.getByRole('button', { name: 'Leave My Treasure' }).click();
      await page.getByRole('button', { name: 'Yes, leave' }).click();
    }
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeHidden();
    await page.reload();
    await expect(page.locator('.games .seats').first()).toHaveText('2–4 players');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeHidden();
  }
});

test('chat and log open in the lobby, and messages read before a reload are not shown as new', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/?friends=my-treasure');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Log' })).toBeVisible();
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  const chat = page.getByRole('complementary', { name: 'Chat' });
  await chat.getByRole('button', { name: 'Hello!' }).click();
  await expect(chat.getByRole('listitem')).toHaveText(/Hello!/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('a game between bots can be watched as a spectator', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/watch');
  await page.locator('[data-place="watch my-treasure"]').click();
  await expect(page).toHaveURL(/\/t\//);
  // The game may be over before the page has opened; then its end is shown.
  await expect(page.getByRole('list', { name: 'Players' }).or(page.getByRole('heading', { name: /won!|share the win!/ })).first()).toBeVisible();
  await expect(page.getByText('You', { exact: true })).toHaveCount(0);
});
