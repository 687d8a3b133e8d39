/**
 * Animates what has just happened: pictures fly, cards turn, things shake, numbers rise. Animations are drawn over a board that already
 * shows the new state, so they block nothing, and any touch or key skips them. With motion off there are none. A place is named by an
 * element's `data-at` or `data-place`; if it does not exist, the animation is skipped.
 */
import { afterPicture } from '$lib/after-picture.svelte';
import { settings } from '$lib/settings.svelte';

import { lift } from '$lib/games/shared/drag';

/** How something stirs in place. */
const STIRS = {
  pop: [{ scale: 0.4, opacity: 0.3 }, { scale: 1.15, opacity: 1, offset: 0.6 }, { scale: 1 }],
  shake: [{ translate: 0 }, { translate: '-5px' }, { translate: '5px' }, { translate: '-4px' }, { translate: '3px' }, { translate: 0 }],
  glow: [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }],
  turn: [{ scale: '0 1' }, { scale: '1.08 1', offset: 0.7 }, { scale: '1 1' }],
} satisfies Record<string, Keyframe[]>;

/** What flies if it is not a copy of something on the board. */
type Thing = 'card' | 'coin';

const MOVE_MS = 480;

export class Motion {
  private running = new Set<Animation>();
  private props = new Set<Element>();
  /** Functions that cancel what has not started. */
  private waiting = new Set<() => void>();

  constructor() {
    addEventListener('pointerdown', this.skip, { capture: true });
    addEventListener('keydown', this.skip, { capture: true });
  }

  /** Animates nothing from now on. */
  close(): void {
    this.skip();
    removeEventListener('pointerdown', this.skip, { capture: true });
    removeEventListener('keydown', this.skip, { capture: true });
  }

  /** Jumps to the end of all animations. */
  skip = (): void => {
    for (const stop of this.waiting) stop();
    for (const animation of this.running) animation.finish();
    for (const prop of this.props) prop.remove();
    this.waiting.clear();
    this.props.clear();
  };

  /** Flies something from one place to another: a thing, or a copy of what is at `picture.at`. */
  fly(from: string, to: string, picture: Thing | { at: string }, wait = 0): void {
    this.later(wait, () => {
      const [start, end] = [boxOf(from), boxOf(to)];
      const original = typeof picture === 'string' ? undefined : find(picture.at);
      if (!start || !end || (typeof picture !== 'string' && !original)) return;
      const prop = original ? lift(original, original.getBoundingClientRect()) : made(picture as Thing);
      const size = prop.getBoundingClientRect();
      const spot = (box: DOMRect) => `${box.left + (box.width - size.width) / 2}px ${box.top + (box.height - size.height) / 2}px`;
      prop.classList.add('stage-prop');
      const path = [{ translate: spot(start), opacity: 0.4 }, { opacity: 1, offset: 0.2 }, { translate: spot(end), opacity: 1, offset: 0.9 }, { translate: spot(end), opacity: 0 }];
      this.run(prop, path, MOVE_MS, () => prop.remove());
    });
  }

  /** Makes something stir in place. */
  stir(place: string, how: keyof typeof STIRS, wait = 0): void {
    this.later(wait, () => {
      const node = find(place);
      if (node) this.run(node, STIRS[how], MOVE_MS);
    });
  }

  /** A short word or number rises from a place. The same information is also given elsewhere. */
  rise(place: string, text: string, wait = 0): void {
    this.later(wait, () => {
      const box = boxOf(place);
      if (!box) return;
      const word = made('word');
      word.textContent = text;
      const at = (up: number) => `${box.left + box.width / 2}px ${box.top - up}px`;
      this.run(word, [{ translate: at(0), opacity: 0 }, { translate: at(12), opacity: 1, offset: 0.3 }, { translate: at(30), opacity: 0 }], 2 * MOVE_MS, () => word.remove());
    });
  }

  /** Runs after the board is painted; reading positions earlier would force a second layout. */
  private later(wait: number, act: () => void): void {
    if (document.hidden || !settings.moves) return;
    const stop = afterPicture(() => {
      this.waiting.delete(stop);
      const timer = setTimeout(() => {
        this.waiting.delete(end);
        act();
      }, wait);
      const end = () => clearTimeout(timer);
      this.waiting.add(end);
    });
    this.waiting.add(stop);
  }

  private run(node: Element, frames: Keyframe[], ms: number, then?: () => void): void {
    const animation = node.animate(frames, { duration: ms, easing: 'ease-out' });
    if (then) this.props.add(node);
    this.running.add(animation);
    const end = () => {
      this.running.delete(animation);
      this.props.delete(node);
      then?.();
    };
    animation.onfinish = animation.oncancel = end;
  }
}

const find = (place: string): HTMLElement | SVGElement | null =>
  document.querySelector<HTMLElement | SVGElement>(`[data-at="${place}"], [data-place="${place}"]`);

/** Where a place is on the screen; undefined if it is not visible. */
function boxOf(place: string): DOMRect | undefined {
  const box = find(place)?.getBoundingClientRect();
  const seen = box && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  return seen ? box : undefined;
}

function made(thing: Thing | 'word'): HTMLElement {
  const prop = document.createElement('span');
  prop.className = `stage-prop stage-${thing}`;
  prop.setAttribute('aria-hidden', 'true');
  document.body.append(prop);
  return prop;
}
