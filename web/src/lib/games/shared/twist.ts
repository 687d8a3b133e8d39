/** Turning something with two fingers. */
import type { Attachment } from 'svelte/attachments';

/** How far two fingers must turn for one step: less than a right angle, because wrists do not turn that far. */
const STEP_DEGREES = 40;

/** Calls `act` for every step that two fingers turn: 1 is clockwise, -1 counterclockwise. */
export function twists(act: (direction: 1 | -1) => void): Attachment<HTMLElement> {
  return (node) => {
    /** The angle at which the last step was made. */
    let from: number | undefined;
    const angle = ({ touches: [a, b] }: TouchEvent) =>
      a && b ? (Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI : undefined;
    const begin = (event: TouchEvent) => (from = angle(event));
    const move = (event: TouchEvent) => {
      const now = angle(event);
      if (now === undefined || from === undefined) return;
      // The short way around: from 170° to -170° is 20°.
      const turned = ((now - from + 540) % 360) - 180;
      if (Math.abs(turned) < STEP_DEGREES) return;
      from = now;
      act(turned > 0 ? 1 : -1);
    };
    const listeners = { touchstart: begin, touchmove: move, touchend: begin, touchcancel: begin };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener, { passive: true });
    return () => {
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
    };
  };
}
