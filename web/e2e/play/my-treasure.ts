/** Plays My Treasure as a person would, from what the page names and shows. */
import type { Page } from '@playwright/test';

import { act, dismissDialogs, isOver, usable, type By, type Played } from './by';

/** One sensible move: draws while it is safe, lays the card on the lowest pile, leaves with a high pile or when it gets dangerous. */
export async function playMove(page: Page, by: By): Promise<Played> {
  if (await dismissDialogs(page, by)) return 'moved';
  if (await isOver(page)) return 'over';
  const spots = usable(page.getByRole('group', { name: 'Treasure spots' }));
  const tokens = usable(page.getByRole('group', { name: 'Tokens' }));
  const deck = page.getByRole('button', { name: /^Draw a card/, disabled: false });
  const canDraw = (await deck.count()) > 0;
  const piles = await spots.count();
  if (!canDraw && piles === 0) return 'waiting';
  if (canDraw) {
    const orcs = Number(/^\d/.exec((await page.getByRole('img', { name: /of 6 orcs/ }).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
    const high = await highest(page);
    if (high && (orcs >= 4 || high.height >= 6) && (await tokens.count()) > 0) {
      await act(page, by, spots.nth(high.index), String(high.spot));
      await act(page, by, tokens.first());
      await act(page, by, page.getByRole('dialog').getByRole('button', { name: 'Take the pile' }));
      return 'moved';
    }
    await act(page, by, deck.first(), 'd');
    return 'moved';
  }
  await act(page, by, spots.first());
  return 'moved';
}

/** The highest pile that can be taken: its index among the usable spots, its number, and how many cards it has. */
async function highest(page: Page): Promise<{ index: number; spot: number; height: number } | undefined> {
  const names = await usable(page.getByRole('group', { name: 'Treasure spots' })).evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? ''),
  );
  return names
    .map((name, index) => ({
      index,
      spot: Number(/Spot (\d)/.exec(name)?.[1] ?? 0),
      height: Number(/, (\d+) cards?/.exec(name)?.[1] ?? 0),
    }))
    .filter(({ height }) => height > 0)
    .sort((a, b) => b.height - a.height)[0];
}
