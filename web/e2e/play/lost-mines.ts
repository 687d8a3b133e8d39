/** Plays Lost Mines as a person would, from what the page names and shows. */
import type { Locator, Page } from '@playwright/test';

import { act, dismissDialogs, isOver, usable, type By, type Played } from './by';

/** Lays a path as far east as possible, walks east, takes what it finds; otherwise discards. */
export async function playMove(page: Page, by: By): Promise<Played> {
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true });
  if ((await sure.count()) > 0) {
    await act(page, by, sure);
    return 'moved';
  }
  // Two routes to the same cell: the first has fewer traps.
  const way = page.getByRole('dialog').getByRole('button', { name: /^\d+ steps?, / });
  if ((await way.count()) > 0) {
    await act(page, by, way.first());
    return 'moved';
  }
  if (await dismissDialogs(page, by)) return 'moved';
  if (await isOver(page)) return 'over';
  for (const name of ['Take the treasure', /^No, go on/, /^Ready/, /^Card \d/, /^Discard \d/]) {
    const button = page.getByRole('button', { name, disabled: false });
    if ((await button.count()) > 0) {
      await act(page, by, button.first());
      return 'moved';
    }
  }
  const board = page.getByRole('group', { name: 'Board' });
  const walk = await eastmost(board.getByRole('button', { name: /^Walk to/, disabled: false }));
  const stay = page.getByRole('button', { name: /^Stay here/, disabled: false });
  if ((await stay.count()) > 0) {
    if (walk && walk.column > (await ownColumn(board))) await act(page, by, walk.target);
    else await act(page, by, stay, 'e');
    return 'moved';
  }
  const discard = page.getByRole('button', { name: /^Discard …/, disabled: false });
  if ((await discard.count()) === 0) return 'waiting';
  const hand = usable(page.getByRole('region', { name: 'Your cards' }));
  const paths = hand.filter({ has: page.locator('svg') }).and(page.getByRole('button', { name: /^Path/ }));
  if ((await paths.count()) > 0) {
    const path = paths.first();
    const index = await path.getAttribute('aria-keyshortcuts');
    await act(page, by, path, index ?? undefined);
    const place = await eastmost(board.getByRole('button', { name: /^Lay the card at/, disabled: false }));
    if (place) {
      await act(page, by, place.target);
      if (by === 'keyboard') await page.keyboard.press('Enter');
      else await act(page, by, page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Lay the card at/, disabled: false }));
      return 'moved';
    }
    await page.keyboard.press('Escape');
  }
  await act(page, by, discard, 'd');
  await act(page, by, hand.first());
  return 'moved';
}

/** The easternmost of some cells, by its letter. */
async function eastmost(targets: Locator): Promise<{ target: Locator; column: number } | undefined> {
  const names = await targets.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  const found = names
    .map((name, index) => ({ index, column: /(?:at|to) ([A-K])\d/.exec(name)?.[1]?.charCodeAt(0) ?? 0 }))
    .sort((a, b) => b.column - a.column)[0];
  return found && { target: targets.nth(found.index), column: found.column };
}

/** The letter of the column our dwarf is in. */
async function ownColumn(board: Locator): Promise<number> {
  const name = await board.getByRole('button', { name: /\(You\)/i }).first().getAttribute('aria-label', { timeout: 2000 }).catch(() => null);
  return /\b([A-K])\d/.exec(name ?? '')?.[1]?.charCodeAt(0) ?? 0;
}
