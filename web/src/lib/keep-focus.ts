/**
 * Keeps the focus in place while a board is redrawn. A button that is disabled for a moment or removed would drop the focus to the top of
 * the page, and keyboard players would have to tab back after every move.
 */
import type { Attachment } from 'svelte/attachments';

/** Controls that can be focused and used. */
const USABLE = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** How long after the loss the control may still come back. */
const PATIENCE_MS = 6000;

export const keepFocus: Attachment<HTMLElement> = (area) => {
  let last: HTMLElement | undefined;
  let index = -1;
  let lostAt = 0;

  const usable = () => [...area.querySelectorAll<HTMLElement>(USABLE)];
  const lost = () => document.activeElement === document.body || document.activeElement === null;
  const label = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim();

  function remember(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    if (target === area) return;
    last = target;
    index = usable().indexOf(target);
    lostAt = 0;
  }

  /** The control itself, or one with the same label. */
  function heir(): HTMLElement | undefined {
    const all = usable();
    if (!last) return undefined;
    if (last.isConnected && all.includes(last)) return last;
    const name = label(last);
    return all.find((other) => label(other) === name);
  }

  function restore(): void {
    const waiting = document.activeElement === area && lostAt > 0;
    if (!last || !(lost() || waiting)) return;
    lostAt ||= performance.now();
    if (performance.now() - lostAt > PATIENCE_MS) {
      last = undefined;
      return;
    }
    const next = heir() ?? (last.isConnected ? undefined : usable()[Math.min(index, usable().length - 1)]);
    // Until the control is back, the board itself has the focus, so that its keys keep working.
    (next ?? area).focus({ preventScroll: true });
  }

  /** A click anywhere gives up the focus on purpose. */
  const giveUp = () => (last = undefined);

  const observer = new MutationObserver(() => requestAnimationFrame(restore));
  observer.observe(area, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  area.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', giveUp);
  return () => {
    observer.disconnect();
    area.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', giveUp);
  };
};
