/** Plays Treasure Maps as a person would, from what the page names and shows. */
import type { Page } from '@playwright/test';

import { act, dismissDialogs, isOver, keyOf, usable, type By, type Played } from './by';

/** Deselects the two suggested cards and keeps other ones, crosses the first free cells, takes the first card of the display. */
export async function playMove(page: Page, by: By): Promise<Played> {
  if (await dismissDialogs(page, by)) return 'moved';
  if (await isOver(page)) return 'over';
  const hand = page.getByRole('region', { name: 'Your four cards' });
  const keep = hand.getByRole('button', { name: 'Keep', pressed: false });
  if ((await keep.count()) > 0) {
    await act(page, by, keep.last(), await keyOf(keep.last()));
    await act(page, by, page.getByRole('button', { name: 'Keep these two cards', disabled: false }));
    return 'moved';
  }
  const takes = usable(page.getByRole('region', { name: 'Display' }));
  if ((await takes.count()) > 0) {
    await act(page, by, takes.first(), await keyOf(takes.first()));
    return 'moved';
  }
  const cells = usable(page.getByRole('region', { name: 'Your cards' }));
  if ((await cells.count()) === 0) return 'waiting';
  // Enter on a cell crosses what is shown there; a tap only shows it, and the button crosses it.
  await act(page, by, cells.first());
  if (by !== 'keyboard') {
    const cross = page.getByRole('button', { name: /^Cross/, disabled: false });
    if ((await cross.count()) > 0) await act(page, by, cross.first());
  }
  return 'moved';
}
