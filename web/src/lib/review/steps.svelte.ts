/** The steps of a game as each viewer saw them, fetched in pages because views are large, and cached. */
import { engine } from '$lib/engine';
import type { Replay, ReplayStep } from '$lib/generated/protocol';

/** Few enough to be read without blocking the page. */
const PAGE = 8;

export class Steps {
  /** Increases when a page has arrived. */
  private come = $state(0);
  private pages = new Map<string, ReplayStep[]>();
  private wanted = new Set<string>();
  failed = $state(false);
  /** The table as the last page described it. */
  table = $state.raw<Replay['table']>();

  constructor(private readonly transcript: string) {}

  /** Step `number` as `seat` saw it (`null`: a spectator); undefined until it has arrived. */
  at(number: number, seat: number | null): ReplayStep | undefined {
    void this.come;
    const page = Math.floor(number / PAGE);
    const key = `${seat ?? 'spectator'} ${page}`;
    const found = this.pages.get(key);
    if (!found) void this.bring(key, page, seat);
    return found?.[number - page * PAGE];
  }

  private async bring(key: string, page: number, seat: number | null): Promise<void> {
    if (this.wanted.has(key)) return;
    this.wanted.add(key);
    try {
      const replay = await engine().replay(this.transcript, seat, page * PAGE, PAGE);
      this.pages.set(key, replay.steps);
      this.table = replay.table;
      this.come += 1;
    } catch {
      this.failed = true;
    }
  }
}
