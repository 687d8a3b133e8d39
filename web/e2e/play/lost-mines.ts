/** Plays Lost Mines as a person would: by what the page names and shows. */
import type { Page } from '@playwright/test';

import { act, dismissDialogs, isOver, usable, type By, type Played } from './by';

/** Lays a path where one fits, walks on, takes what it finds; otherwise discards. */
export async function playMove(page: Page, by: By): Promise<Played> {
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true });
  if ((await sure.count()) > 0) {
    await act(page, by, sure);
    return 'moved';
  }
  if (await dismissDialogs(page, by)) return 'moved';
  if (await isOver(page)) return 'over';
  for (const name of [/^Take (the|a|this) treasure/, /^Yes, end the round/, /^Ready/, /^Card \d/, /^End (the|your) move/, /^Discard \d/]) {
    const button = page.getByRole('button', { name, disabled: false });
    if ((await button.count()) > 0) {
      await act(page, by, button.first());
      return 'moved';
    }
  }
  const discard = page.getByRole('button', { name: /^Discard …/, disabled: false });
  if ((await discard.count()) === 0) return 'waiting';
  await act(page, by, discard);
  await act(page, by, usable(page.getByRole('region', { name: 'Your cards' }).getByRole('list')).first());
  return 'moved';
}
