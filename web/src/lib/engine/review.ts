/** Reviews a game on several workers: a quick pass over every decision, then a closer one. */
import { cancelled, Clerk, spareCores } from './pool';
import type { Decision, Review, ReviewOptions, ReviewProgress, Task } from './types';

interface Place {
  number: number;
  seat: number;
}

/** Samples per search; each decision is searched twice in each pass. */
interface Depth {
  quick: number;
  close: number;
}

/** By game. The target is a chart of sixty decisions within seconds and a whole review within a minute (`npm run perf:engine`). */
const DEPTHS: Record<string, Depth> = {
  'my-treasure': { quick: 2_000, close: 20_000 },
  'treasure-maps': { quick: 200, close: 1_500 },
  'lost-mines': { quick: 200, close: 1_200 },
  klatz: { quick: 300, close: 2_000 },
};
const DEPTH: Depth = { quick: 200, close: 1_500 };

/** The minimum time between two progress reports. */
const TELL_MS = 200;

export function review(url: string, game: string, transcript: string, options: ReviewOptions): Task<Review> {
  const run = new Run(url, transcript, options, depth(game, options.budget));
  return { result: run.result(), cancel: () => run.end() };
}

function depth(game: string, budget: number | undefined): Depth {
  const usual = DEPTHS[game] ?? DEPTH;
  if (budget === undefined) return usual;
  return { quick: Math.min(usual.quick, budget), close: budget };
}

class Run {
  private readonly clerks: Clerk[];
  private readonly found = new Map<number, Decision>();
  private total = 0;
  private told = 0;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    url: string,
    private readonly transcript: string,
    private readonly options: ReviewOptions,
    private readonly depth: Depth,
  ) {
    const workers = Math.max(1, options.workers ?? spareCores());
    this.clerks = Array.from({ length: workers }, () => new Clerk(url));
  }

  end(): void {
    for (const clerk of this.clerks) clerk.end();
  }

  async result(): Promise<Review> {
    const { transcript } = this;
    try {
      const places = await this.first.ask<Place[]>({ do: 'decisions', transcript });
      this.total = places.length;
      await this.look('quick', this.ownFirst(places));
      await this.tell('quick', this.total, true);
      await this.look('close', this.costliestFirst(places));
      await this.telling;
      const review = await this.summary();
      this.options.progress?.({ stage: 'close', done: this.total, total: this.total, review });
      return review;
    } finally {
      this.end();
    }
  }

  private get first(): Clerk {
    const clerk = this.clerks[0];
    if (!clerk) throw cancelled();
    return clerk;
  }

  private ownFirst(places: Place[]): Place[] {
    return [...places].sort((a, b) => this.rank(a) - this.rank(b) || a.number - b.number);
  }

  private costliestFirst(places: Place[]): Place[] {
    const cost = ({ number }: Place) => this.found.get(number)?.given_away ?? 0;
    return [...places].sort((a, b) => this.rank(a) - this.rank(b) || cost(b) - cost(a));
  }

  private rank({ seat }: Place): number {
    return seat === this.options.seat ? 0 : 1;
  }

  /** Every worker takes the next decision until none is left. */
  private async look(stage: ReviewProgress['stage'], places: Place[]): Promise<void> {
    const { transcript } = this;
    const budget = this.depth[stage];
    let next = 0;
    let done = 0;
    const work = async (clerk: Clerk) => {
      for (let place = places[next++]; place; place = places[next++]) {
        const { number } = place;
        this.found.set(number, await clerk.ask<Decision>({ do: 'decision', transcript, number, budget }));
        done += 1;
        void this.tell(stage, done);
      }
    };
    await Promise.all(this.clerks.map(work));
  }

  private tell(stage: ReviewProgress['stage'], done: number, now = false): Promise<void> {
    const { progress } = this.options;
    if (!progress || (!now && performance.now() - this.told < TELL_MS)) return Promise.resolve();
    this.told = performance.now();
    const tell = async () => progress({ stage, done, total: this.total, review: await this.summary() });
    // A run that has ended reports nothing more.
    return (this.telling = this.telling.then(tell).catch(() => {}));
  }

  private async summary(): Promise<Review> {
    const { transcript, total } = this;
    const decisions = [...this.found.values()].sort((a, b) => a.number - b.number);
    const gists = decisions.map(({ number, seat, played, best, best_value, given_away }) => ({
      number,
      seat,
      is_best: played === best,
      best_value,
      given_away,
    }));
    const summary = await this.first.ask<Omit<Review, 'decisions'>>({ do: 'summary', transcript, decisions: gists, total });
    return { ...summary, decisions };
  }
}
