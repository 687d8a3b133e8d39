import { afterEach, describe, expect, it, vi } from 'vitest';

import { Zoom } from './zoom.svelte';

/** A drawing of 400 × 200 in a frame whose size the test decides. */
function framed() {
  const watched: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        watched.push(told);
      }
      observe() {}
      disconnect() {}
    },
  );
  const zoom = new Zoom(400, 200);
  const node = document.createElement('div');
  node.scrollTo = () => undefined;
  const end = zoom.frame(node);
  const resize = (width: number, height: number) => {
    Object.defineProperties(node, { clientWidth: { value: width, configurable: true }, clientHeight: { value: height, configurable: true } });
    node.style.paddingLeft = node.style.paddingRight = '0px';
    for (const told of watched) told();
  };
  return { zoom, resize, end };
}

describe('the zoom of the map', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the whole map in view when the window changes', () => {
    const { zoom, resize } = framed();
    resize(800, 600);
    expect(zoom.scale).toBe(2);
    resize(400, 600);
    expect(zoom.scale).toBe(1);
    resize(1200, 300);
    expect(zoom.scale).toBe(1.5);
  });

  it('keeps the scale that the player chose', () => {
    const { zoom, resize } = framed();
    resize(400, 200);
    zoom.by(2);
    resize(800, 200);
    expect(zoom.scale).toBe(2);
    zoom.fit();
    expect(zoom.scale).toBe(1);
  });
});
