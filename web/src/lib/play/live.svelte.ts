/** A view that is reactive part by part: readers of `view.players` are not notified while the players stay the same. */

class Part {
  now = $state.raw<unknown>();

  constructor(now: unknown) {
    this.now = now;
  }
}

export class LiveView {
  /** The same object for as long as the view has the same parts. */
  view = $state.raw<Record<string, unknown>>();
  private parts = new Map<string, Part>();
  private last: Record<string, unknown> = {};

  show(fresh: Record<string, unknown>): void {
    const last = this.last;
    this.last = fresh;
    let count = this.parts.size;
    for (const key in fresh) if (key in last) count -= 1;
    else return this.begin(fresh);
    if (count !== 0) return this.begin(fresh);
    for (const key in fresh) if (fresh[key] !== last[key]) this.parts.get(key)!.now = fresh[key];
  }

  private begin(fresh: Record<string, unknown>): void {
    this.parts = new Map(Object.entries(fresh).map(([key, now]) => [key, new Part(now)]));
    const view = {};
    for (const [key, part] of this.parts) Object.defineProperty(view, key, { get: () => part.now, enumerable: true });
    this.view = view;
  }
}
