/** Plays every lesson to its end, making each move on the board itself: by touch and by keyboard only, and one of them with a mouse. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test, type Locator, type Page } from '@playwright/test';

import type { Act, Frame, Lesson } from '../src/lib/generated/lesson';
import type { Move as KlatzMove, View as KlatzView } from '../src/lib/generated/klatz';
import type { Move as LostMinesMove, View as LostMinesView } from '../src/lib/generated/lost-mines';
import type { Move as MyTreasureMove } from '../src/lib/generated/my-treasure';
import type { Move as TreasureMapsMove } from '../src/lib/generated/treasure-maps';
import { faults, GAMES, listen } from './people';
import { dismissDialogs, type By } from './play/by';

// A whole lesson with two axe runs, on a machine that may be busy.
test.describe.configure({ timeout: 400_000 });

function read(slug: string): Lesson {
  const path = fileURLToPath(new URL(`../src/lib/generated/lesson-${slug}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')) as Lesson;
}

/** A user who finds things by their `data-place`. */
class Hand {
  constructor(
    readonly page: Page,
    readonly by: By,
  ) {}

  at(place: string): Locator {
    return this.page.locator(`[data-place="${place}"]`);
  }

  async use(what: Locator, key?: string): Promise<void> {
    if (this.by === 'touch') await what.tap();
    else if (this.by === 'mouse') await what.click();
    else if (key) await this.page.keyboard.press(key);
    else {
      await what.focus();
      await this.page.keyboard.press('Enter');
    }
  }

  async sure(name: string): Promise<void> {
    await this.use(this.page.getByRole('dialog').getByRole('button', { name, exact: true }));
  }
}

async function myTreasure(hand: Hand, move: MyTreasureMove): Promise<void> {
  if (move.type === 'draw') return hand.use(hand.at('deck'), 'd');
  await hand.use(hand.at(`spot ${move.spot}`), String(move.spot + 1));
  if (move.type !== 'claim') return;
  await hand.use(hand.at(`token ${move.token}`));
  await hand.sure('Take the pile');
}

async function treasureMaps(hand: Hand, move: TreasureMapsMove): Promise<void> {
  if (move.type === 'take_back') return hand.use(hand.page.getByRole('button', { name: 'Take back' }), 'u');
  if (move.type === 'take_card') return hand.use(hand.at(`take ${move.from.type === 'display' ? move.from.position : 'deck'}`));
  if (move.type === 'choose_start') throw new Error('no lesson chooses its first cards');
  const { slot, cells } =
    move.type === 'bonus'
      ? { slot: move.slot, cells: [move.cell] }
      : { slot: move.primary.slot, cells: move.primary.type === 'shape' ? move.primary.cells : [move.primary.cell] };
  const anchor = hand.at(`cell ${slot} ${cells[0]}`);
  const shown = () =>
    hand.page.locator('.cell.preview').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.place).sort());
  const wanted = cells.map((cell) => `cell ${slot} ${cell}`).sort();
  const crossed = hand.page.locator(`[data-place="cell ${slot} ${cells[0]}"].done`);
  if (hand.by === 'keyboard') await anchor.focus();
  // Each tap on the same cell shows the next way the shape fits there. Bonus cells are crossed immediately, except for the last.
  for (let count = 0; count < 20 && String(await shown()) !== String(wanted); count++) {
    if (hand.by === 'keyboard') await hand.page.keyboard.press('Space');
    else await hand.use(anchor);
    if ((await crossed.count()) > 0) return;
  }
  if (hand.by === 'keyboard') await hand.page.keyboard.press('Enter');
  else await hand.use(hand.page.getByRole('button', { name: /^Cross/ }));
}

const label = ([x, y]: readonly [number, number]) => `${String.fromCharCode(65 + x)}${y + 1}`;

async function lostMines(hand: Hand, move: LostMinesMove, view: LostMinesView): Promise<void> {
  const card = async () => {
    if (!('card' in move)) return;
    const index = view.hand.findIndex((held) => held.card === move.card);
    await hand.use(hand.at(`hand ${move.card}`), String(index + 1));
  };
  switch (move.type) {
    case 'play_path':
      await card();
      await hand.use(hand.at(`cell ${label(move.cell)}`));
      if (hand.by === 'keyboard') return hand.page.keyboard.press('Enter');
      return hand.use(hand.at('lay'));
    case 'play_tool':
      await card();
      await hand.use(hand.at(`cell ${label(move.cell)}`));
      return hand.sure('Yes');
    case 'play_info':
      await card();
      if (move.target.type === 'dwarf') return hand.use(hand.at(`dwarf ${move.target.seat}`));
      if (move.target.type === 'treasure') return hand.use(hand.at(`rail ${move.target.slot}`));
      await hand.use(hand.at(`cell ${label(view.mines[move.target.mine]!.cell)}`));
      return hand.sure('Yes');
    case 'step': {
      const [x, y] = view.players[0]!.pawn;
      const [dx, dy] = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }[move.dir] as [number, number];
      const to = [x + dx, y + dy] as const;
      await hand.use(hand.at(`cell ${label(to)}`));
      if (view.mines.some((mine) => !mine.face_up && label(mine.cell) === label(to))) await hand.sure('Yes');
      return;
    }
    case 'end_move':
      return hand.use(hand.at('end'), 'e');
    case 'take_treasure':
      return hand.use(hand.at(`rail ${move.slot}`));
    case 'vote_end_round':
      return hand.use(hand.at(`vote ${move.yes}`));
    default:
      throw new Error(`no lesson asks for ${move.type}`);
  }
}

async function klatz(hand: Hand, move: KlatzMove, view: KlatzView): Promise<void> {
  const wall = hand.page.getByRole('region', { name: 'Wall' });
  const side = (which: 'left' | 'right') => {
    const gaps = wall.getByRole('button', { name: /^Put it here/ });
    return which === 'left' ? gaps.first() : gaps.last();
  };
  const action = (name: string) => hand.use(hand.page.getByRole('region', { name: 'Your actions' }).getByRole('button', { name }));
  switch (move.type) {
    case 'place_open':
      await hand.use(hand.at(`market ${move.slot}`), String(move.slot + 1));
      return hand.use(side(move.side));
    case 'draw_blind':
      return hand.use(hand.at('deck'), 'b');
    case 'place_drawn':
      return hand.use(side(move.side));
    case 'play_shift2':
      await action('shift by two');
      await hand.use(hand.at(`stone ${move.from}`));
      return hand.use(wall.getByRole('button', { name: move.dir === 'left' ? /^←/ : /→$/ }));
    case 'play_remove':
      await action('remove');
      return hand.use(hand.at(`stone ${move.at}`));
    case 'claim':
      expect(view.wall[move.start]).toBeDefined();
      await hand.use(hand.at(`comp ${move.comp}`));
      await hand.use(hand.at(`stone ${move.start}`));
      return hand.use(hand.at('call'), 'Space');
    case 'end_turn':
      return hand.use(hand.at('end'), 'e');
    default:
      throw new Error(`no lesson asks for ${move.type}`);
  }
}

const DRIVERS: Record<string, (hand: Hand, move: never, view: never) => Promise<void>> = {
  'my-treasure': myTreasure,
  'treasure-maps': treasureMaps,
  'lost-mines': lostMines,
  klatz,
};

/** Closes a reveal that has to be read and covers the coach. */
async function close(hand: Hand): Promise<void> {
  const button = hand.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last();
  await hand.page.waitForTimeout(150);
  if (await button.isVisible()) await hand.use(button);
}

async function goThrough(hand: Hand, slug: string): Promise<void> {
  const lesson = read(slug);
  const coach = hand.page.getByRole('region', { name: /^Your guide/ });
  let frame: Frame = lesson.opening;
  for (const [index, step] of lesson.steps.entries()) {
    await expect(coach.getByRole('heading')).toContainText(`Step ${index + 1} of ${lesson.steps.length}`);
    await close(hand);
    await expect(coach).not.toContainText('⟨');
    if (index === lesson.steps.length - 1) return;
    let others = step.acts.length > 0;
    for (const act of step.acts as Act[]) {
      if (act.move !== null) {
        await expect(coach.getByRole('button', { name: 'Show me' })).toBeVisible();
        await DRIVERS[slug]!(hand, act.move as never, frame.view as never);
        others = false;
      } else if (!others) {
        // The moves of the others can be skipped all at once.
        const skip = coach.getByRole('button', { name: 'Skip ahead' });
        await skip.waitFor({ timeout: 2000 }).catch(() => undefined);
        if (await skip.isVisible()) await hand.use(skip).catch(() => undefined);
        others = true;
      }
      frame = act.frame;
    }
    // A count covers everything until it is closed.
    await dismissDialogs(hand.page, hand.by);
    if (step.acts.length === 0) await hand.use(coach.getByRole('button', { name: 'Next' }));
    else if (step.acts[0]!.move === null) await hand.use(coach.getByRole('button', { name: 'Watch' }));
  }
}

/** Takes a lesson from the list to its end. With touch it runs offline, since everything is on the page. */
async function learn(page: Page, by: By, slug: string, title: string): Promise<void> {
  const said = listen(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: by === 'keyboard' ? 'dark' : 'light' });
  await page.goto('/learn');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const hand = new Hand(page, by);
  await hand.use(card.getByRole('link', { name: 'Begin the lesson' }));
  await expect(page.getByRole('region', { name: /^Your guide/ })).toBeVisible({ timeout: 60_000 });
  expect(await faults(page)).toEqual([]);
  if (by !== 'keyboard') await page.context().setOffline(true);
  await goThrough(hand, slug);
  expect(await faults(page)).toEqual([]);
  await page.context().setOffline(false);
  // The browser itself reports the missing network, because the service worker could not check for an update.
  expect(said.filter((line) => !/ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/.test(line))).toEqual([]);

  await page.goto('/learn');
  await expect(card).toContainText('Finished');
}

for (const [slug, { title }] of Object.entries(GAMES)) {
  test(`${title} is learned by touch`, { tag: ['@phone', '@long'] }, async ({ page }) => {
    await learn(page, 'touch', slug, title);
  });

  test(`${title} is learned by keyboard only`, { tag: ['@desktop', '@long'] }, async ({ page }) => {
    await learn(page, 'keyboard', slug, title);
  });
}

test('a lesson leads to a first game against an easy bot', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/learn/klatz');
  await goThrough(new Hand(page, 'mouse'), 'klatz');
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator('.board').first()).toBeVisible();
  await expect(page.getByText(/Easy/i).first()).toBeVisible();
});

test('a different legal move gets a friendly reply, a hint highlights the expected one, and you can go back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/learn/my-treasure');
  const coach = page.getByRole('region', { name: /^Your guide/ });
  await coach.getByRole('button', { name: 'Next' }).click();
  await coach.getByRole('button', { name: 'Next' }).click();
  await page.locator('[data-place="deck"]').click();
  await expect(coach).toContainText('Step 4 of');
  await page.locator('[data-place="spot 2"]').click();
  await expect(coach).toContainText('That is possible');
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach).toContainText('lit');
  await page.locator('[data-place="spot 2"]').click({ force: true });
  await expect(coach).toContainText('Step 4 of');
  await coach.getByRole('button', { name: 'Do it for me' }).click();
  await expect(coach.getByRole('button', { name: 'Skip ahead' })).toBeVisible();
  await coach.getByRole('button', { name: 'Back' }).click();
  await expect(coach).toContainText('Step 4 of');
  await coach.getByRole('button', { name: 'Back' }).click();
  await expect(coach).toContainText('Step 3 of');
});
