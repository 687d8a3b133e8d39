/**
 * Keeps the keyboard's place on a board. A view changes the page under the focus: what was chosen goes away. Then the
 * thing of the same name (`data-place`) gets the focus back, or the first one that can be used, or the board itself.
 */
import type { Attachment } from 'svelte/attachments';

export const keepsFocus: Attachment<HTMLElement> = (board) => {
  let had: HTMLElement | SVGElement | undefined;
  let waiting = false;

  const focused = (event: FocusEvent) => {
    had = event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : undefined;
  };
  // Somebody who clicks elsewhere wants to be elsewhere.
  const away = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !board.contains(event.relatedTarget)) had = undefined;
  };
  const look = () => {
    waiting = false;
    if (!had || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    if (had.isConnected && !had.matches(':disabled')) return void had.focus({ preventScroll: true });
    const name = had.dataset.place;
    const same = name ? board.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]:not(:disabled)`) : null;
    const usable = board.querySelector<HTMLElement>('[data-place]:not(:disabled):not([aria-disabled="true"])');
    (same ?? usable ?? board).focus({ preventScroll: true });
  };
  const soon = () => {
    if (!waiting) requestAnimationFrame(look);
    waiting = true;
  };
  const observer = new MutationObserver(soon);
  observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  board.tabIndex = -1;
  board.addEventListener('focusin', focused);
  board.addEventListener('focusout', away);
  return () => {
    observer.disconnect();
    board.removeEventListener('focusin', focused);
    board.removeEventListener('focusout', away);
  };
};

/** Whether a key pressed now is meant for the board: no dialog is open and nobody is writing. */
export function forBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  const { target } = event;
  return !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement);
}
