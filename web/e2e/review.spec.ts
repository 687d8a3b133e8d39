/** The review of a game, and the full check of a game from the server. */
import { expect, test, type Page } from '@playwright/test';

import { finishedOnline, transcriptOf } from './device';
import { faults, listen } from './people';

/** Chooses a transcript on the page, as a user would from their files. */
async function choose(page: Page, text: string): Promise<void> {
  await page.goto('/review');
  await page.getByLabel('Drop a transcript here, or choose a file').setInputFiles({ name: 'game.klad', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('a transcript is reviewed: chart, decisions, luck, the views of others, another move', { tag: '@desktop' }, async ({ page }) => {
  const said = listen(page);
  await choose(page, transcriptOf('my-treasure'));
  await expect(page.getByText(/^✓? ?(Checked: every card dealt again|All \d+ moves played again)/)).toBeVisible();
  // The first pass completes the chart. The closer one is stopped here; it runs to its end in the long stories.
  await expect(page.getByText(/^A closer look at what mattered|^The review is complete/)).toBeVisible({ timeout: 200_000 });
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  if (await stop.isVisible()) await stop.click();
  const chart = page.getByRole('slider', { name: 'Win chance over the game' });

  // With the arrow keys, the board and the text follow.
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /^Move 0 of \d+\. .+: \d+ percent\.$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await expect(page.locator('.stage-room').getByRole('list', { name: 'Players', exact: true })).toBeVisible();

  // The table view of the chart leads to a decision, with the move played and every other move.
  await page.getByText('The chart as a table').click();
  const rows = page.getByRole('region', { name: 'The chart as a table' }).getByRole('row');
  await expect(rows.nth(3)).toBeVisible();
  await rows.nth(2).getByRole('button').click();
  const card = page.getByRole('article');
  await expect(card.getByText('Played', { exact: true }).first()).toBeVisible();
  await card.getByText(/possible moves$/).click();
  await expect(card.getByRole('listitem').nth(1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Luck and skill', exact: true })).toContainText('percent of such games');

  // The view of another player has a border and a warning.
  await expect(page.getByText(/^The table as .+ saw it then\.$/)).toBeVisible();
  const eyes = page.getByRole('group', { name: 'Seen by:' }).getByRole('button');
  await eyes.nth(1).click();
  await expect(page.getByText(/could not see this then\.$/)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await eyes.nth(0).click();

  for (const [width, height] of [[390, 844], [844, 390]] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page)).toEqual([]);

  await card.getByRole('button', { name: 'Try another move from here' }).click();
  await expect(page).toHaveURL(/\/local\/\w+/);
  await expect(page.locator('.board').first()).toBeVisible();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  expect(said).toEqual([]);
});

test('a review stops immediately and continues when asked to', { tag: '@desktop' }, async ({ page }) => {
  await choose(page, transcriptOf('my-treasure', 4));
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped. What was found so far is shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

test('a transcript is reviewed to its end', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await choose(page, transcriptOf('my-treasure'));
  await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: 280_000 });
  await expect(page.getByRole('region', { name: 'Luck and skill', exact: true })).toBeVisible();
});

test('a malformed transcript is refused with its line and the reason', { tag: '@desktop' }, async ({ page }) => {
  const whole = transcriptOf('my-treasure');
  const lines = whole.split('\n');
  const first = lines.findIndex((line) => line.startsWith('1 '));
  for (const [text, line] of [
    ['This is a letter to my aunt.', 1],
    [whole.replace(/^1 (\S) .*? #/m, '1 $1 fly away #'), first + 1],
    [[...lines.slice(0, first + 2), lines[first + 3], lines[first + 2], ...lines.slice(first + 4)].join('\n'), first + 3],
  ] as const) {
    await choose(page, text);
    await expect(page.getByText(`This transcript does not check out: line ${line}.`)).toBeVisible();
    await expect(page.locator('[role=alert] code')).not.toBeEmpty();
  }
  expect(await faults(page)).toEqual([]);
});

test('a game from the server is dealt and played again in the page, and any change to it is noticed', { tag: '@desktop' }, async ({ page }) => {
  const said = listen(page);
  const id = await finishedOnline(page);

  // At the end of the game the review has started by itself, and the whole game was checked.
  await page.goto(`/t/${id}`);
  await expect(page.getByText(/Every card dealt again, all \d+ moves played again: the same game\./)).toBeVisible();
  await page.getByRole('link', { name: 'Review the game' }).click();
  await expect(page.getByText(/^✓ Checked: every card dealt again/)).toBeVisible();
  await expect(page.getByText('The table as you saw it then.')).toBeVisible();

  const whole = await (await page.request.get(`/api/tables/${id}/transcript`)).text();
  const lines = whole.trimEnd().split('\n');
  const first = lines.findIndex((line) => line.startsWith('1 '));
  const flip = (name: string) => whole.replace(new RegExp(`^(${name} .*)(.)$`, 'm'), (_, start: string, last: string) => start + (last === '0' ? '1' : '0'));
  const swapped = [...lines];
  [swapped[first + 4], swapped[first + 5]] = [swapped[first + 5]!, swapped[first + 4]!];
  const changed: Record<string, string> = {
    'a changed move': whole.replace(/^2 (\S) (\S+)/m, (_, seat: string, move: string) => `2 ${seat} ${move === 'draw' ? 'flee 0' : 'draw'}`),
    'a swapped line': swapped.join('\n'),
    'a wrong secret': flip('secret'),
    'a wrong nonce': flip(/^nonce /m.test(whole) ? 'nonce A' : 'chair 1'),
    'a truncated file': lines.slice(0, -3).join('\n'),
  };
  for (const [what, text] of Object.entries(changed)) {
    expect(text, what).not.toBe(whole);
    await page.route(`**/api/tables/${id}/transcript`, (route) => route.fulfill({ contentType: 'text/plain', body: text }));
    await page.goto(`/about?table=${id}`);
    await page.getByRole('button', { name: 'Check the shuffle' }).click();
    await expect(page.getByText('The record of this game does not check out', { exact: false }), what).toBeVisible();
    await page.unroute(`**/api/tables/${id}/transcript`);
  }
  expect(said).toEqual([]);
});
