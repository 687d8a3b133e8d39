/** Plays Treasure Maps as a person would: by what the page names and shows. */
import type { Page } from '@playwright/test';

import { act, dismissDialogs, isOver, usable, type By, type Played } from './by';

/** Keeps the first two cards, crosses the first cells that are free, takes the first card of the display. */
export async function playMove(page: Page, by: By): Promise<Played> {
  if (await dismissDialogs(page, by)) return 'moved';
  if (await isOver(page)) return 'over';
  const hand = page.getByRole('region', { name: 'Your four cards' });
  const keep = hand.getByRole('button', { name: /^Keep/ });
  if ((await keep.count()) > 2) {
    await act(page, by, keep.first(), '1');
    await act(page, by, keep.first(), '2');
    await act(page, by, page.getByRole('button', { name: 'Keep these two cards', disabled: false }));
    return 'moved';
  }
  const takes = usable(page.getByRole('region', { name: 'Display' }));
  if ((await takes.count()) > 0) {
    await act(page, by, takes.first(), '1');
    return 'moved';
  }
  const cells = usable(page.getByRole('region', { name: 'Your cards' }));
  if ((await cells.count()) === 0) return 'waiting';
  // Enter on a cell crosses what is shown there; a tap shows it, and the button crosses it.
  await act(page, by, cells.first());
  if (by !== 'keyboard') {
    const cross = page.getByRole('button', { name: /^Cross/, disabled: false });
    if ((await cross.count()) > 0) await act(page, by, cross.first());
  }
  return 'moved';
}
