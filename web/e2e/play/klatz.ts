/** Plays Klatz! as a person would: by what the page names and shows. */
import type { Page } from '@playwright/test';

import { act, dismissDialogs, isOver, usable, type By, type Played } from './by';

/** Puts the first card of the market to the right, plays whatever action can be played, ends the turn. */
export async function playMove(page: Page, by: By): Promise<Played> {
  const sure = page.getByRole('dialog').getByRole('button', { name: /^Redraw|^New hand|^Throw/ });
  if ((await sure.count()) > 0) {
    await act(page, by, sure);
    return 'moved';
  }
  if (await dismissDialogs(page, by)) return 'moved';
  if (await isOver(page)) return 'over';
  const none = page.getByRole('button', { name: 'No call', disabled: false });
  if ((await none.count()) > 0) {
    await act(page, by, none);
    return 'moved';
  }
  const here = page.getByRole('button', { name: /^Put it here/, disabled: false });
  if ((await here.count()) > 0) {
    await act(page, by, here.last());
    return 'moved';
  }
  const market = usable(page.getByRole('region', { name: 'Market' }));
  if ((await market.count()) > 0) {
    await act(page, by, market.first());
    return 'moved';
  }
  const end = page.getByRole('button', { name: /^End (the|your) turn/, disabled: false });
  if ((await end.count()) > 0) {
    await act(page, by, end);
    return 'moved';
  }
  return 'waiting';
}
