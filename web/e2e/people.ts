/** Shared by the stories: people with browsers, what they receive, and what counts as a fault on any page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

import { playMove as playKlatz } from './play/klatz';
import { playMove as playLostMines } from './play/lost-mines';
import { playMove as playMyTreasure } from './play/my-treasure';
import { playMove as playTreasureMaps } from './play/treasure-maps';
import type { By, Played } from './play/by';

type Driver = (page: Page, by: By) => Promise<Played>;

/** Every game: its title on the page, and a driver that can play it. */
export const GAMES: Record<string, { title: string; play: Driver }> = {
  'my-treasure': { title: 'My Treasure', play: playMyTreasure },
  'treasure-maps': { title: 'Treasure Maps', play: playTreasureMaps },
  'lost-mines': { title: 'Lost Mines', play: playLostMines },
  klatz: { title: 'Klatz!', play: playKlatz },
};

/** Collects console errors and warnings, including violations of the content security policy; each is a fault. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** Collects everything the page receives over the table's socket, verbatim. */
export function eavesdrop(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** Collects every API response the page receives. */
export function overhear(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    // A response has no text once its page is closed.
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response.text().catch(() => ''));
  });
  return answers;
}

/** Accessibility violations found by axe, each with the first element affected. */
export async function faults(page: Page): Promise<string[]> {
  // Contrast can be judged only after all animations have finished.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary ?? ''}`);
}

/** What must not move during a game: the stage with its parts, the prompt, and the actions. */
const STILL = '.stage, .seats, .prompt-line, .ask, .table, .foot, .hand, .actions, .lm-hand, .lm-actions, .tools, .call, .klatz';

/** Records every layout shift of what must not move, even right after a press. Call before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((still) => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] })[])
        for (const { node, previousRect: from, currentRect: to } of entry.sources ?? [])
          if (node instanceof Element && node.matches(still)) noted.push(`${node.className}: ${[from.x, from.y, from.width, from.height]} -> ${[to.x, to.y, to.width, to.height]}`);
    }).observe({ type: 'layout-shift', buffered: true });
  }, STILL);
}

/** The shifts since the last call. */
export const shifts = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { noted: string[] }).noted.splice(0));

/** Starts a game against bots in one tap, or by keyboard only. */
export async function playNow(page: Page, slug: string, by: By): Promise<void> {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: GAMES[slug]!.title }) });
  const button = card.getByRole('link', { name: 'Play now' });
  if (by === 'touch') await button.tap();
  else if (by === 'mouse') await button.click();
  else {
    for (let count = 0; count < 60 && !(await button.evaluate((node) => node === document.activeElement)); count++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  // The landing page also has a board, in miniature.
  await page.waitForURL((url) => url.pathname !== '/');
  // Before the first game of each kind its aim is explained, with the focus on the button that continues.
  const just = page.getByRole('button', { name: 'Just play' });
  await expect(just.or(page.locator('.board').first())).toBeVisible();
  if (await just.isVisible()) {
    if (by === 'touch') await just.tap();
    else if (by === 'mouse') await just.click();
    else {
      await expect(just).toBeFocused();
      await page.keyboard.press('Enter');
    }
  }
  await page.waitForURL(/\/(t|local)\/\w+/);
  await expect(page.locator('.board').first()).toBeVisible();
}

/** Opens a table with bots in all other seats and the given options, named by their labels on the page, and starts. */
export async function playWith(page: Page, slug: string, options: Record<string, string>): Promise<void> {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: GAMES[slug]!.title }) });
  await card.getByRole('link', { name: 'Play with friends' }).click();
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await page.getByText('Rules options').click();
  for (const [name, value] of Object.entries(options)) await page.getByLabel(new RegExp(`^${name}\\s`)).selectOption(value);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.board').first()).toBeVisible();
}

/** The page is asking its player for something: a move, an answer, a dialog to read; or the game is over. */
const ASKED = '.ask.mine, [data-place="none"]:not([aria-disabled="true"]), dialog[open], #outcome';
const WAIT_MS = 1000;

/** Plays until the game is over, or until `enough` returns true. Returns how many moves were made. */
export async function playOn(pages: { page: Page; by: By }[], slug: string, enough: (moves: number) => boolean = () => false): Promise<number> {
  const { play } = GAMES[slug]!;
  let moves = 0;
  let idle = 0;
  // A call in Klatz! is nobody's turn, so now and then everybody looks at the wall without being asked.
  let look = true;
  while (!enough(moves)) {
    let acted = false;
    for (const { page, by } of pages) {
      if (!look && (await page.locator(ASKED).count()) === 0) continue;
      const played = await play(page, by);
      if (played === 'over') return moves;
      if (played === 'moved') {
        moves += 1;
        acted = true;
      }
    }
    idle = acted ? 0 : idle + 1;
    look = !acted;
    // Looking is expensive and waiting is cheap: wait until the page asks somebody for something.
    if (!acted) await Promise.race(pages.map(({ page }) => page.locator(ASKED).first().waitFor({ timeout: WAIT_MS }).catch(() => undefined)));
    if (!acted) await pages[0]!.page.waitForTimeout(40);
    if (idle > 200) throw new Error(`nobody could move for a long while, after ${moves} moves`);
  }
  return moves;
}

/** A person with their own browser context. */
export async function person(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  return context.newPage();
}
