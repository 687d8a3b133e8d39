/** Zooms a drawing with two fingers or buttons, and scrolls to what matters. Panning itself is left to the browser. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

import { afterPicture } from '$lib/after-picture.svelte';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The size of a touch target in pixels. */
const FINGER_PX = 44;
const SCALE_MAX = 3;

export class Zoom {
  /** Pixels per unit of the drawing. */
  scale = $state(1);
  private node: HTMLElement | undefined;
  private size = $state({ width: 0, height: 0 });
  /** Whether the player has chosen the scale. Then it stays, and the drawing is only scrolled. Otherwise it follows the window. */
  private chosen = false;

  constructor(
    /** The size of the drawing in its own units. */
    private readonly wide: number,
    private readonly tall: number,
  ) {}

  get width(): number {
    return this.wide * this.scale;
  }

  get height(): number {
    return this.tall * this.scale;
  }

  /** The scale at which the whole drawing is visible. */
  private get least(): number {
    return Math.min(this.size.width / this.wide, this.size.height / this.tall) || 1;
  }

  /** Attaches to the element that scrolls. */
  frame: Attachment<HTMLElement> = (node) => {
    this.node = node;
    const measure = new ResizeObserver(() => {
      const { paddingLeft, paddingRight } = getComputedStyle(node);
      this.size = { width: node.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), height: node.clientHeight };
      if (!this.chosen) this.scale = this.least;
    });
    measure.observe(node);
    let far = 0;
    const spread = ({ touches: [a, b] }: TouchEvent) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0);
    const down = (event: TouchEvent) => (far = spread(event));
    const move = (event: TouchEvent) => {
      const now = spread(event);
      if (now === 0 || far === 0) return;
      event.preventDefault();
      const [a, b] = event.touches;
      this.by(now / far, { x: (a!.clientX + b!.clientX) / 2, y: (a!.clientY + b!.clientY) / 2 });
      far = now;
    };
    node.addEventListener('touchstart', down, { passive: true });
    node.addEventListener('touchmove', move, { passive: false });
    return () => {
      measure.disconnect();
      node.removeEventListener('touchstart', down);
      node.removeEventListener('touchmove', move);
      this.node = undefined;
    };
  };

  /** Zooms in or out around a point of the screen (the center by default). */
  by(factor: number, around?: { x: number; y: number }): void {
    const node = this.node;
    if (!node) return;
    this.chosen = true;
    const box = node.getBoundingClientRect();
    const at = around ? { x: around.x - box.left, y: around.y - box.top } : { x: node.clientWidth / 2, y: node.clientHeight / 2 };
    const old = this.scale;
    this.scale = clamp(old * factor, this.least, SCALE_MAX);
    const ratio = this.scale / old;
    const [left, top] = [(node.scrollLeft + at.x) * ratio - at.x, (node.scrollTop + at.y) * ratio - at.y];
    requestAnimationFrame(() => node.scrollTo({ left, top }));
  }

  fit(): void {
    this.chosen = false;
    this.scale = this.least;
  }

  /** Brings a part into view. If it is to be touched, its cells are enlarged to fit a finger. */
  show(part: Box, cell: number, touched: boolean, smooth: boolean): void {
    // Read first, so that an effect that runs too early runs again once the size is known.
    const { width } = this.size;
    const node = this.node;
    if (!node || width === 0) return;
    const fits = Math.min(this.size.width / (part.right - part.left), this.size.height / (part.bottom - part.top));
    const coarse = matchMedia('(pointer: coarse)').matches;
    // Untracked: an effect that ran again on every change of scale would fight the pinch gesture.
    const now = untrack(() => this.scale);
    const wanted = touched && coarse ? Math.max(now, FINGER_PX / cell) : now;
    const least = coarse ? Math.min(FINGER_PX / cell, SCALE_MAX) : this.least;
    const scale = this.chosen ? now : clamp(Math.min(wanted, Math.max(fits, least)), this.least, SCALE_MAX);
    this.scale = scale;
    const left = ((part.left + part.right) / 2) * scale - this.size.width / 2;
    const top = ((part.top + part.bottom) / 2) * scale - this.size.height / 2;
    afterPicture(() => node.scrollTo({ left, top, behavior: smooth ? 'smooth' : 'instant' }));
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));
