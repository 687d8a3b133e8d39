/** How a table treats people: what they hear and see, when they are notified, and that nothing moves away from under them. */
import { expect, test, type Page } from '@playwright/test';

import { eavesdrop, faults, GAMES, listen, playNow, playOn } from './people';
import { dismissDialogs } from './play/by';
import { COMMITMENT, NONCE, seatBots } from './workshop.mjs';

/** What the page did that a test cannot observe from outside. */
interface Done {
  sounds: number;
  asked: number;
  called: string[];
  moved: number;
  away: boolean;
  lost: number;
}
type Watched = Window & { done: Done };

/** Instruments the page before it loads. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const done: Done = { sounds: 0, asked: 0, called: [], moved: 0, away: false, lost: 0 };
    (window as unknown as Watched).done = done;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        done.sounds += 1;
      }
    };
    if ('Notification' in window) {
      const ask = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => {
        done.asked += 1;
        return ask();
      };
      const show = ServiceWorkerRegistration.prototype.showNotification;
      ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
        done.called.push(title);
        return show.call(this, title, options);
      };
    }
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      done.moved += 1;
      return animate.apply(this, args);
    };
    Object.defineProperty(document, 'hidden', { get: () => done.away });
    // The focus counts as lost if it is still lost in the next frame.
    let before = false;
    const look = () => {
      const now = document.activeElement === null || document.activeElement === document.body;
      if (now && before) done.lost += 1;
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const done = <K extends keyof Done>(page: Page, key: K): Promise<Done[K]> => page.evaluate((name) => (window as unknown as Watched).done[name], key) as Promise<Done[K]>;

/** Opens the table's menu; a count that has to be read may cover it. */
async function menu(page: Page): Promise<void> {
  await expect(async () => {
    await dismissDialogs(page, 'mouse');
    await page.locator('header button[aria-haspopup="dialog"]').click({ timeout: 2000 });
    await expect(page.getByRole('heading', { name: 'Menu', exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('a phone is silent until sound is turned on', { tag: '@phone' }, async ({ page }) => {
  await watch(page);
  await playNow(page, 'my-treasure', 'touch');
  await playOn([{ page, by: 'touch' }], 'my-treasure', (moves) => moves >= 2);
  expect(await done(page, 'sounds')).toBe(0);
  await menu(page);
  const volume = page.getByLabel('Sound', { exact: true });
  await expect(volume).toHaveValue('0');
  await volume.tap();
  await expect(volume).not.toHaveValue('0');
  await expect.poll(() => done(page, 'sounds')).toBe(1);
});

test('nothing plays before the first interaction, and then everything through one audio context', { tag: '@desktop' }, async ({ page }) => {
  await watch(page);
  const said = listen(page);
  const heard = eavesdrop(page);
  const post = async (path: string, data: object) => (await page.request.post(`/api${path}`, { data })).json();
  await post('/me', { name: 'Ada', picture: 1 });
  const bot = { type: 'bot', level: 'easy' };
  const { id } = await post('/tables', { game: 'treasure-maps', seats: [{ type: 'open' }, bot, bot] });
  await post(`/tables/${id}/sit`, { commitment: COMMITMENT });
  await page.goto(`/t/${id}`);
  await post(`/tables/${id}/start`, {});
  await post(`/tables/${id}/reveal`, { nonce: NONCE });
  // The bot has chosen its cards, and the page has shown it.
  await expect.poll(() => heard.filter((text) => JSON.parse(text).events?.length > 0).length).toBeGreaterThan(0);
  // Everything that Playwright runs in a page counts as a user interaction. This does not.
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.done.sounds', returnByValue: true });
  expect(result.value).toBe(0);
  expect(said).toEqual([]);
  await page.locator('[data-place="keep"]').click();
  await expect.poll(() => done(page, 'sounds')).toBe(1);
  await playOn([{ page, by: 'mouse' }], 'treasure-maps', (moves) => moves >= 3);
  expect(await done(page, 'sounds')).toBe(1);
});

test('a player whose page is hidden is notified of their turn, if they opted in', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await watch(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await playNow(page, 'my-treasure', 'mouse');
  expect(await done(page, 'asked')).toBe(0);
  await menu(page);
  await page.getByLabel('Notify me when it’s my turn').check();
  expect(await done(page, 'asked')).toBe(1);
  await page.keyboard.press('Escape');

  // A player looking at the table is not notified.
  const mine = page.locator('.prompt.mine');
  await expect(mine).toBeVisible({ timeout: 120_000 });
  expect(await done(page, 'called')).toEqual([]);
  await expect(page).toHaveTitle(/^● Your turn/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg');

  // Our turn comes again while the page is hidden.
  await page.evaluate(() => ((window as unknown as Watched).done.away = true));
  let passed = false;
  const look = setInterval(() => void mine.count().then((count) => (passed ||= count === 0), () => undefined), 100);
  await playOn([{ page, by: 'mouse' }], 'my-treasure', () => passed);
  clearInterval(look);
  await expect(mine).toBeVisible({ timeout: 120_000 });
  await expect.poll(() => done(page, 'called')).toContain('Your turn');
  await page.goto('/');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon.svg');
});

test('nothing moves under reduced motion, and otherwise events are animated', { tag: '@desktop' }, async ({ page }) => {
  await watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playNow(page, 'klatz', 'mouse');
  await playOn([{ page, by: 'mouse' }], 'klatz', (moves) => moves >= 3);
  expect(await done(page, 'moved')).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playOn([{ page, by: 'mouse' }], 'klatz', (moves) => moves >= 2);
  await expect.poll(() => done(page, 'moved')).toBeGreaterThan(0);
  // What flew over the board is removed on arrival.
  await expect(page.locator('.stage-prop')).toHaveCount(0);
});

for (const slug of Object.keys(GAMES)) {
  test(`the focus is never lost while the game continues: ${slug}`, { tag: '@desktop' }, async ({ page }) => {
    await watch(page);
    const said = listen(page);
    await playNow(page, slug, 'keyboard');
    await expect(page.locator('.ask.mine')).toBeVisible({ timeout: 120_000 });
    await page.locator('.board [tabindex="0"], .board button:not([aria-disabled="true"])').first().focus();
    await page.evaluate(() => ((window as unknown as Watched).done.lost = 0));
    await playOn([{ page, by: 'keyboard' }], slug, (moves) => moves >= 12);
    expect(await done(page, 'lost')).toBe(0);
    expect(said).toEqual([]);
  });
}

/** Controls that a pointer cannot reach, and how much wider than the screen the page is. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Moving things may cover others for a moment.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const wrong: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) wrong.push(`${wide} px too wide`);
    for (const control of document.querySelectorAll<HTMLElement>('button, a[href], select, input, [role="button"]')) {
      if (control.closest('.unseen, .skip, [inert]') || control.matches('.skip')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const reached = hit && (control.contains(hit) || hit.contains(control));
      if (!reached) wrong.push(`${control.outerHTML.slice(0, 120)} is under ${hit?.outerHTML.slice(0, 80)}`);
    }
    return wrong;
  });

test('every table can be used at 200% zoom', { tag: '@desktop' }, async ({ page }) => {
  // 200% zoom on a screen of 1280 × 800 is a page of 640 × 400.
  await page.setViewportSize({ width: 640, height: 400 });
  for (const slug of Object.keys(GAMES)) {
    await playNow(page, slug, 'mouse');
    await expect(page.locator('.ask.mine')).toBeVisible({ timeout: 120_000 });
    // A peak covers everything until it is over; while it is our turn, no other begins.
    await expect(page.locator('.curtain')).toHaveCount(0);
    expect(await unreachable(page), slug).toEqual([]);
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`finished games and dialogs are accessible, ${scheme}`, { tag: ['@long', scheme === 'light' ? '@phone' : '@desktop'] }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const said = listen(page);
    await page.goto('/me');
    await page.getByRole('button', { name: 'Save' }).click();
    const wrong: string[] = [];
    const judge = async (where: string) => wrong.push(...(await faults(page)).map((fault) => `${where}: ${fault}`));
    for (const slug of Object.keys(GAMES)) {
      const id = await seatBots(page, slug, 3);
      await page.goto(`/t/${id}`);
      await expect(page.getByRole('heading', { name: /won!|share the win!/ })).toBeVisible();
      await judge(`${slug}, finished`);
      await menu(page);
      await judge(`${slug}, menu`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Log', exact: true }).click();
      await judge(`${slug}, log`);
      await page.goto(`/replay/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await judge(`${slug}, replay`);
      await page.goto(`/?friends=${slug}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await judge(`${slug}, new table`);
      await page.goto('/watch');
    }
    expect(wrong).toEqual([]);
    expect(said).toEqual([]);
  });
}
