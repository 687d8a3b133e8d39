/** How a person acts on the page: with a mouse, a finger, or the keyboard only. */
import type { Locator, Page } from '@playwright/test';

export type By = 'mouse' | 'touch' | 'keyboard';
export type Played = 'moved' | 'waiting' | 'over';

/** The buttons inside that can be used now. */
export const usable = (group: Locator): Locator => group.getByRole('button', { disabled: false });

/** Uses a control. By keyboard: its key if it has one, otherwise it is focused and Enter is pressed. */
export async function act(page: Page, by: By, what: Locator, key?: string): Promise<void> {
  // Controls disappear while the game continues; then the next look decides again.
  const options = { timeout: 4000 };
  try {
    if (by === 'touch') await what.tap(options);
    else if (by === 'mouse') await what.click(options);
    else if (key) await page.keyboard.press(key);
    else {
      await what.focus(options);
      await page.keyboard.press('Enter');
    }
  } catch {
    return;
  }
  await page.waitForTimeout(30);
}

/** The keyboard shortcut of a control; undefined if it has none or is gone. */
export async function keyOf(what: Locator): Promise<string | undefined> {
  const name = await what.getAttribute('aria-keyshortcuts', { timeout: 2000 }).catch(() => null);
  return name ?? undefined;
}

/** Closes a reveal that has to be read: a count, a division. Returns whether there was one. */
export async function dismissDialogs(page: Page, by: By): Promise<boolean> {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  if ((await close.count()) === 0) return false;
  if (by === 'keyboard') await page.keyboard.press('Escape');
  else await act(page, by, close.last());
  return true;
}

/** Whether the result is shown. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('heading', { name: /won!|share the win!/ }).count()) > 0;
}
