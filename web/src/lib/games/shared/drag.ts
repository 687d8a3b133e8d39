/**
 * Dragging with mouse, pen or finger. Everything that can be dragged is also reachable by tapping and by keyboard, so this does not deal
 * with legality: it only reports where something was dropped. Drop targets are elements with `data-drop`.
 */
import type { Attachment } from 'svelte/attachments';

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  /** Whether it can be dragged now. */
  enabled: boolean;
  /** Called when it has been lifted. */
  start?: () => void;
  /** Called with the target under the pointer, if any. */
  over?: (place: string | undefined, at: Point) => void;
  /** Called with the target it was dropped on, if any. */
  drop: (place: string | undefined, at: Point) => void;
}

/** A pointer that moves less than this is a tap. */
const TAP_PX = 8;

/** Makes an element draggable. `what` is called again for every gesture. */
export function drags(what: () => Drag): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let end: (() => void) | undefined;

    function down(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary || !what().enabled) return;
      const from = { x: event.clientX, y: event.clientY };
      const pointer = event.pointerId;
      const box = node.getBoundingClientRect();
      let ghost: HTMLElement | SVGElement | undefined;
      let place: HTMLElement | undefined;

      const find = (at: Point) =>
        (document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-drop]') ?? undefined) as HTMLElement | undefined;

      const move = (next: PointerEvent) => {
        if (next.pointerId !== pointer) return;
        const at = { x: next.clientX, y: next.clientY };
        if (!ghost) {
          if (Math.hypot(at.x - from.x, at.y - from.y) < TAP_PX) return;
          getSelection()?.removeAllRanges();
          document.body.style.userSelect = 'none';
          what().start?.();
          ghost = lift(node, box);
          node.classList.add('drag-from');
        }
        ghost.style.left = `${box.left + at.x - from.x}px`;
        ghost.style.top = `${box.top + at.y - from.y}px`;
        const now = find(at);
        if (now !== place) {
          place?.classList.remove('drag-over');
          now?.classList.add('drag-over');
          place = now;
        }
        what().over?.(place?.dataset.drop, at);
      };
      const up = (last: PointerEvent) => {
        if (last.pointerId !== pointer) return;
        const dragged = ghost !== undefined;
        const at = { x: last.clientX, y: last.clientY };
        const target = last.type === 'pointerup' ? find(at)?.dataset.drop : undefined;
        end?.();
        if (!dragged) return;
        // The click that ends a drag is not a tap.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
        what().drop(target, at);
      };
      end = () => {
        document.body.style.userSelect = '';
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', up);
        place?.classList.remove('drag-over');
        node.classList.remove('drag-from');
        ghost?.remove();
        ghost = undefined;
        end = undefined;
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', up);
    }
    // A finger on something draggable drags it; anywhere else it scrolls.
    const hold = (event: TouchEvent) => {
      if (event.cancelable && event.touches.length === 1 && what().enabled) event.preventDefault();
    };
    const native = (event: Event) => event.preventDefault();
    // Otherwise the mouse would select the text it is dragged over.
    node.style.userSelect = 'none';
    node.style.setProperty('-webkit-user-select', 'none');
    node.addEventListener('pointerdown', down as EventListener);
    node.addEventListener('touchmove', hold as EventListener, { passive: false });
    node.addEventListener('dragstart', native);
    return () => {
      end?.();
      node.removeEventListener('pointerdown', down as EventListener);
      node.removeEventListener('touchmove', hold as EventListener);
      node.removeEventListener('dragstart', native);
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A copy of the node that follows the pointer, or flies. */
export function lift(node: HTMLElement | SVGElement, box: DOMRect): HTMLElement | SVGElement {
  const ghost = node.cloneNode(true) as HTMLElement | SVGElement;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  ghost.classList.add('drag-ghost');
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  document.body.append(ghost);
  return ghost;
}
