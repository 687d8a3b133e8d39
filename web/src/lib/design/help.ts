/**
 * Tooltips: explain an element while a pointer rests on it, a finger stays on it, or keyboard focus is on it. A long press only explains;
 * it does not also click.
 */
import type { Attachment } from 'svelte/attachments';

const HOVER_MS = 450;
const PRESS_MS = 480;
/** A finger that moves farther than this is scrolling or dragging. */
const SLIP_PX = 10;
const MARGIN_PX = 8;

let shown: { card: HTMLElement; node: Element; described: string | null } | undefined;
let count = 0;

function hide(): void {
  if (!shown) return;
  const { card, node, described } = shown;
  shown = undefined;
  card.remove();
  if (described === null) node.removeAttribute('aria-describedby');
  else node.setAttribute('aria-describedby', described);
}

function show(node: Element, text: string): void {
  hide();
  if (text === '') return;
  const card = document.createElement('div');
  card.className = 'help-card';
  card.id = `help-${count++}`;
  card.setAttribute('role', 'tooltip');
  card.textContent = text;
  // While a modal dialog is open, nothing outside it is visible.
  (node.closest('dialog') ?? document.querySelector('main') ?? document.body).append(card);
  const [own, box] = [card.getBoundingClientRect(), node.getBoundingClientRect()];
  const left = Math.min(Math.max(box.left + box.width / 2 - own.width / 2, MARGIN_PX), innerWidth - own.width - MARGIN_PX);
  const above = box.top - own.height - MARGIN_PX;
  const top = above >= MARGIN_PX ? above : Math.min(box.bottom + MARGIN_PX, innerHeight - own.height - MARGIN_PX);
  card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  const described = node.getAttribute('aria-describedby');
  node.setAttribute('aria-describedby', described === null ? card.id : `${described} ${card.id}`);
  shown = { card, node, described };
}

/** Explains an element: `{@attach help(() => t('…'))}`. An empty text shows no tooltip. */
export function help(text: () => string): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | undefined;
    let held = false;
    const stop = () => {
      clearTimeout(timer);
      if (shown?.node === node) hide();
    };
    const soon = (wait: number, then = () => {}) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        then();
        show(node, text());
      }, wait);
    };
    const listeners: Record<string, (event: never) => void> = {
      pointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && soon(HOVER_MS),
      pointerleave: stop,
      pointerdown: (event: PointerEvent) => {
        stop();
        held = false;
        if (event.pointerType === 'mouse') return;
        from = { x: event.clientX, y: event.clientY };
        soon(PRESS_MS, () => (held = true));
      },
      pointermove: (event: PointerEvent) => {
        if (!held && from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP_PX) clearTimeout(timer);
      },
      pointerup: () => {
        from = undefined;
        if (!held) clearTimeout(timer);
      },
      pointercancel: stop,
      focus: () => node.matches(':focus-visible') && soon(HOVER_MS),
      blur: stop,
      keydown: (event: KeyboardEvent) => event.key === 'Escape' && stop(),
    };
    const click = (event: Event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
    node.addEventListener('click', click, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}
