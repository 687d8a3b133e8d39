/** Plays Klatz! as a person would, from what the page names and shows. */
import type { Page } from '@playwright/test';

import { act, dismissDialogs, isOver, usable, type By, type Played } from './by';

/** Calls a picture it sees, puts a market card on the right end, plays an action, ends the turn. */
export async function playMove(page: Page, by: By): Promise<Played> {
  const redraw = page.getByRole('dialog').getByRole('button', { name: 'Redraw your hand' });
  if ((await redraw.count()) > 0) {
    await act(page, by, redraw);
    return 'moved';
  }
  if (await dismissDialogs(page, by)) return 'moved';
  if (await isOver(page)) return 'over';
  if (await photograph(page, by)) return 'moved';
  const none = page.getByRole('button', { name: 'No call', disabled: false });
  if ((await none.count()) > 0) {
    await act(page, by, none);
    return 'moved';
  }
  // A gap in the wall: an end for a new card, or a place for a shifted or returned one.
  const wall = page.getByRole('region', { name: 'Wall' });
  const gaps = wall.getByRole('button', { name: /^(Put it here|Insert|←|to the)/, disabled: false });
  if ((await gaps.count()) > 0) {
    await act(page, by, gaps.last());
    return 'moved';
  }
  const market = page.getByRole('region', { name: 'Market' }).getByRole('button', { name: /^Market card/, disabled: false });
  if ((await market.count()) > 0) {
    await act(page, by, market.first(), '1');
    return 'moved';
  }
  const end = page.getByRole('button', { name: 'End your turn', disabled: false });
  if ((await end.count()) > 0) {
    await act(page, by, end, 'e');
    return 'moved';
  }
  const discarded = usable(page.getByRole('region', { name: 'Discarded wall cards' }));
  if ((await discarded.count()) > 0) {
    await act(page, by, discarded.first());
    return 'moved';
  }
  const chosen = page.getByRole('region', { name: 'Your actions' }).getByRole('button', { pressed: true });
  const stones = wall.getByRole('button', { name: /^Card \d/, disabled: false, pressed: false });
  if ((await chosen.count()) > 0 && (await stones.count()) > 0) {
    await act(page, by, stones.first());
    return 'moved';
  }
  const actions = usable(page.getByRole('region', { name: 'Your actions' }));
  if ((await actions.count()) > 0) {
    await act(page, by, actions.first());
    return 'moved';
  }
  return 'waiting';
}

/** Looks for one of our compositions on the wall, and calls it. */
async function photograph(page: Page, by: By): Promise<boolean> {
  const wall = page.getByRole('region', { name: 'Wall' });
  const texts = (all: Element[]) => all.map((each) => each.getAttribute('aria-label') ?? '');
  const cards = await wall.getByRole('button', { name: /^Card \d/ }).evaluateAll(texts);
  const own = page.getByRole('region', { name: 'Your compositions' });
  const compositions = await own.getByRole('img').evaluateAll(texts);
  const symbols = cards.map((name) => (/, covered/.test(name) ? '' : (/: ([^,]+)/.exec(name)?.[1] ?? '')));
  for (const [index, name] of compositions.entries()) {
    const pattern = (/: (.+)$/.exec(name)?.[1] ?? '?').split(', ');
    const start = symbols.findIndex((_, at) => pattern.every((symbol, step) => symbols[at + step] === symbol));
    if (start < 0) continue;
    const call = page.getByRole('button', { name: 'KLATZ!', disabled: false });
    const card = own.getByRole('button').nth(index);
    if ((await card.getAttribute('aria-pressed')) !== 'true') await act(page, by, card);
    if ((await call.count()) === 0) await act(page, by, wall.getByRole('button', { name: new RegExp(`^Card ${start + 1} of`) }));
    if ((await call.count()) === 0) return false;
    await act(page, by, call, ' ');
    return true;
  }
  return false;
}
