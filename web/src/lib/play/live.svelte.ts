/** A view that is followed part by part: whoever reads `view.players` is left alone while the players are the same. */

class Part {
  now = $state.raw<unknown>();

  constructor(now: unknown) {
    this.now = now;
  }
}

export class LiveView {
  /** Always the same object for as long as a view has the same parts. */
  view = $state.raw<Record<string, unknown>>();
  private parts = new Map<string, Part>();

  show(fresh: Record<string, unknown>): void {
    const keys = Object.keys(fresh);
    if (keys.length !== this.parts.size || !keys.every((key) => this.parts.has(key))) this.begin(fresh);
    else for (const key of keys) this.parts.get(key)!.now = fresh[key];
  }

  private begin(fresh: Record<string, unknown>): void {
    this.parts = new Map(Object.entries(fresh).map(([key, now]) => [key, new Part(now)]));
    const view = {};
    for (const [key, part] of this.parts) Object.defineProperty(view, key, { get: () => part.now, enumerable: true });
    this.view = view;
  }
}
