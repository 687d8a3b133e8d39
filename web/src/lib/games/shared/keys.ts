/** Decides which key presses belong to the board. */

/** Whether a key press is meant for the board: no dialog is open and nobody is typing. */
export function forBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  const { target } = event;
  return !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement);
}
