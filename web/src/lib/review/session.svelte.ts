/**
 * One review in progress: it starts by itself when a game is over, continues when it is opened as a page, and is stopped as soon as
 * nobody is looking at it.
 */
import { engine } from '$lib/engine';
import { EngineError, type Review, type ReviewProgress, type Task } from '$lib/engine/types';

/** Long enough to get from the table to the review page. */
const GRACE_MS = 4000;

export class ReviewSession {
  review = $state.raw<Review>();
  progress = $state.raw<Omit<ReviewProgress, 'review'>>();
  state = $state<'working' | 'done' | 'cancelled' | 'failed'>('working');
  wrong = $state.raw<unknown>();

  private task: Task<Review> | undefined;
  private run = 0;
  private looking = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly transcript: string,
    /** The reader's seat, whose decisions come first. */
    readonly seat: number | undefined,
    private readonly forget: () => void,
  ) {
    this.start();
  }

  /** Starts, or restarts after it was stopped. */
  start(): void {
    const run = ++this.run;
    /** Whether this is still the current run. */
    const counts = () => run === this.run;
    [this.state, this.wrong] = ['working', undefined];
    const failed = (error: unknown) => {
      if (!counts()) return;
      this.state = error instanceof EngineError && error.code === 'cancelled' ? 'cancelled' : 'failed';
      this.wrong = error;
    };
    try {
      this.task = engine().review(this.transcript, {
        ...(this.seat === undefined ? {} : { seat: this.seat }),
        progress: ({ review, ...progress }) => {
          if (counts()) [this.review, this.progress] = [review, progress];
        },
      });
    } catch (error) {
      return failed(error);
    }
    this.task.result.then((review) => {
      if (counts()) [this.review, this.state] = [review, 'done'];
    }, failed);
  }

  /** Stops the search; the results so far stay. */
  cancel(): void {
    if (this.state !== 'working') return;
    this.run += 1;
    this.state = 'cancelled';
    this.task?.cancel();
    this.task = undefined;
  }

  /** Registers a viewer. Returns a function to call when they leave. */
  look(): () => void {
    this.looking += 1;
    clearTimeout(this.timer);
    return () => {
      this.looking -= 1;
      if (this.looking > 0) return;
      this.timer = setTimeout(() => {
        this.cancel();
        this.forget();
      }, GRACE_MS);
    };
  }
}

const sessions = new Map<string, ReviewSession>();

/** The review of a game: the one in progress, or a new one. */
export function reviewOf(transcript: string, seat: number | undefined): ReviewSession {
  const key = `${seat ?? ''} ${transcript}`;
  const found = sessions.get(key);
  if (found) return found;
  const session = new ReviewSession(transcript, seat, () => sessions.delete(key));
  sessions.set(key, session);
  return session;
}
