/** A server that lies about the shuffle, and a page that notices. The lies are injected between the server and the page. */
import { createHash } from 'node:crypto';

import { expect, test, type Page } from '@playwright/test';

import { hasEngine } from './engine';
import { person, playOn } from './people';

// Responses from a service worker could not be intercepted.
test.use({ serviceWorkers: 'block' });

const LOUD = 'Do not trust this server';
/** What the end of the game says after a check against what this browser recorded, if the page has an engine and if it has none. */
const FAIR = hasEngine('my-treasure') ? 'The shuffle was fair: checked just now.' : 'The shuffle is the one everybody committed to.';
/** And if it recorded nothing. */
const RECORD = 'This device has nothing of its own from before the start to compare it with.';

interface Table {
  state: string;
  commitment: string;
  secret: string | null;
  draw: { reveal_by: number | null } | null;
  seats: { occupant: { type: string; id?: string }; commitment: string | null; nonce: string | null }[];
}

const hash = (prefix: string, hex: string) => createHash('sha256').update(prefix).update(Buffer.from(hex, 'hex')).digest('hex');
const OTHER = '07'.repeat(32);

/** Tampers with every description of the table and, optionally, with views and the transcript. */
async function lie(page: Page, about: (table: Table) => void, view: (frame: { view: Record<string, unknown> }) => void = () => {}, transcript: (text: string) => string = (text) => text) {
  await page.routeWebSocket(/\/api\/tables\/\w+\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.table) about(message.table);
      if (message.type === 'view') view(message);
      // A drawn card arrives as a patch that replaces the field: a list of one.
      const drawn = message.patch?.view?.drawn;
      if (Array.isArray(drawn)) {
        const frame = { view: { drawn: drawn[0] } };
        view(frame);
        drawn[0] = frame.view.drawn;
      }
      if (message.frame) view(message.frame);
      socket.send(JSON.stringify(message));
    });
  });
  await page.route(/\/api\/tables\/\w+(\/(sit|start|reveal))?$/, async (route) => {
    const response = await route.fetch();
    const body = await response.json().catch(() => undefined);
    if (body?.table) about(body.table);
    else if (body?.seats) about(body);
    await route.fulfill({ response, json: body });
  });
  await page.route(/\/transcript$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: transcript(await response.text()) });
  });
}

/** Starts a game against bots. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'My Treasure' }) });
  await card.getByRole('link', { name: 'Play now' }).click();
  // The landing page also has a board, in miniature.
  await page.waitForURL((url) => url.pathname !== '/');
  const just = page.getByRole('button', { name: 'Just play' });
  await expect(just.or(page.locator('.board').first()).or(page.getByText(LOUD)).first()).toBeVisible();
  if (await just.isVisible()) await just.click();
  await page.waitForURL('**/t/*');
}

test('an honest server is confirmed in one line, and the witness survives a reload', { tag: '@desktop' }, async ({ page, browser }) => {
  await begin(page);
  await page.reload();
  await playOn([{ page, by: 'mouse' }], 'my-treasure');
  await expect(page.getByText(FAIR)).toBeVisible();
  await expect(page.getByText(LOUD)).toHaveCount(0);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('witness-')).map((key) => localStorage.getItem(key)));
  expect(kept).toHaveLength(1);
  const witness = JSON.parse(kept[0] ?? '');
  expect(witness.contradictions).toEqual([]);
  expect(witness.tries).toHaveLength(1);
  expect(witness.tries[0].revealed).not.toBeNull();
  expect(witness.views.length).toBeGreaterThan(3);

  // A browser without such a record claims less: that of a spectator, and ours once it has lost it.
  const spectator = await person(browser);
  await spectator.goto(page.url());
  await expect(spectator.getByText(RECORD)).toBeVisible();
  await expect(spectator.getByText(FAIR)).toHaveCount(0);
  await spectator.context().close();
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('witness-')).forEach((key) => localStorage.removeItem(key)));
  await page.reload();
  await expect(page.getByText(RECORD)).toBeVisible();
  await expect(page.getByText(FAIR)).toHaveCount(0);
});

test('a commitment swapped when the seats are fixed is noticed, and nothing is revealed', { tag: '@desktop' }, async ({ page }) => {
  await lie(page, (table) => {
    if (table.draw?.reveal_by) table.commitment = hash('klad/2 secret', OTHER);
  });
  await begin(page);
  await expect(page.getByText(LOUD)).toBeVisible();
  const id = page.url().split('/').pop();
  const table = await (await page.request.get(`/api/tables/${id}`)).json();
  expect(table.seats.every(({ revealed }: { revealed: boolean }) => !revealed)).toBe(true);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the evidence' }).click();
  const evidence = JSON.parse(await (await import('node:fs/promises')).readFile(await (await saving).path(), 'utf8'));
  expect(evidence.contradictions[0].kind).toBe('commitment');
  expect(evidence.contradictions[0].before).toBe(table.commitment);
});

test('swapped nonces are noticed', { tag: '@desktop' }, async ({ page }) => {
  await lie(page, (table) => {
    for (const seat of table.seats) if (seat.nonce) seat.nonce = OTHER;
  });
  await begin(page);
  await expect(page.getByText(LOUD)).toBeVisible();
  await expect(page.getByText('The server shows something else for your seat')).toBeVisible();
});

test('a secret swapped together with everything that depends on it is noticed after the end', { tag: '@desktop' }, async ({ page }) => {
  const other = { secret: OTHER, commitment: hash('klad/2 secret', OTHER) };
  await lie(
    page,
    (table) => {
      if (table.state === 'over') Object.assign(table, other);
    },
    undefined,
    (text) => text.replace(/^commitment .*$/m, `commitment ${other.commitment}`).replace(/^secret .*$/m, `secret ${other.secret}`),
  );
  await begin(page);
  await playOn([{ page, by: 'mouse' }], 'my-treasure');
  await expect(page.getByText(LOUD)).toBeVisible();
});

// Without the engine in the page, dealing the cards again takes `klad verify --mine`.
if (hasEngine('my-treasure')) {
  /** T01 to T29 are shown as other existing cards. */
  const swapCard = (frame: { view: Record<string, unknown> }) => {
    const { drawn } = frame.view;
    if (typeof drawn === 'string' && !drawn.startsWith('T3')) frame.view.drawn = drawn.slice(0, 2) + (drawn.endsWith('1') ? '2' : '1');
  };

  test('a card swapped during the game is noticed after the end', { tag: '@desktop' }, async ({ page }) => {
    await lie(page, () => {}, swapCard);
    await begin(page);
    await playOn([{ page, by: 'mouse' }], 'my-treasure');
    await expect(page.getByText(LOUD)).toBeVisible();
    await expect(page.getByText('You were shown something that does not follow from the deal.')).toBeVisible();
  });

  test('a swapped card is noticed even if the server then gives our seat to somebody else', { tag: '@desktop' }, async ({ page }) => {
    const disown = (table: Table) => {
      if (table.state === 'over') for (const { occupant } of table.seats) if (occupant.id) occupant.id = 'zzzzzzzzzzzz';
    };
    await lie(page, disown, swapCard);
    await begin(page);
    await playOn([{ page, by: 'mouse' }], 'my-treasure');
    await expect(page.getByText('You were shown something that does not follow from the deal.')).toBeVisible();
    await expect(page.getByText(FAIR)).toHaveCount(0);
  });
}
