/**
 * The engine in the page: the rules, bots and review of `crates/browser`, running in workers.
 *
 * A local table uses the same messages as the server's socket (`FromClient` in, `FromServer` out), so the code that draws a table need
 * not know which kind it has. `crates/browser/README.md` describes what happens behind this interface.
 */
import type {
  ErrorBody,
  FromClient,
  FromServer,
  GameCard,
  Replay,
  TableInfo,
} from '$lib/generated/protocol';

/** Everything the engine can do. `engine()` in `index.ts` returns the only instance. */
export interface Engine {
  /** The games that can be played here. Empty if the page was built without the modules; then nothing below works. */
  readonly games: readonly string[];
  /** What a game offers: seats, levels, options. The same card as the server's. */
  card(game: string): Promise<GameCard>;

  /** Opens a table on this device and starts the game. */
  open(setup: LocalSetup): Promise<LocalTable>;
  /**
   * Opens a saved table. Rejects with an `EngineError`: `rules_changed` if the rules have changed since and the game cannot continue,
   * `bad_save` if the text is not one of our saves or is damaged.
   */
  restore(saved: string): Promise<LocalTable>;
  /**
   * Opens a table at a decision of a finished game, to try something else: the position before move `before` (from 1), with the reader at
   * `seat` and bots of `level` everywhere else.
   */
  branch(transcript: string, before: number, seat: number, level: string): Promise<LocalTable>;

  /** Deals every card and replays every move again. A bad file is an ordinary result, not a rejection. */
  verify(transcript: string): Promise<Verdict>;
  /**
   * Steps of a game as one viewer saw it, in the format of the server's replays; `seat` is null for a spectator. Returns at most `count`
   * steps, starting at `from`: views are large, and reading all of them at once would block the page.
   */
  replay(transcript: string, seat: number | null, from: number, count: number): Promise<Replay>;

  /** What the strongest bot would do, given only a view. */
  hint(request: HintRequest): Task<Hint>;
  /**
   * Reviews a finished game. `progress` is called with everything found so far: first a quick pass over every decision, which completes
   * the chart, then a closer one that starts with the reader's own decisions and the costliest ones. The promise resolves with the final
   * result.
   */
  review(transcript: string, options: ReviewOptions): Task<Review>;
}

/** Something that takes a while. Cancelling terminates the workers immediately; the promise then rejects with the code `cancelled`. */
export interface Task<T> {
  readonly result: Promise<T>;
  cancel(): void;
}

/** Why something failed. `message` is in English, for the console; the UI translates the code. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineCode,
    message: string,
    /** The line of the transcript, from 1; 0 if no single line is to blame. */
    readonly line?: number,
    /** The rule that forbids it. */
    readonly rule?: string,
  ) {
    super(message);
  }
}

export type EngineCode =
  /** The page was built without the module of this game, or it could not be loaded. */
  | 'unavailable'
  /** The options or seats do not fit the game. */
  | 'bad_options'
  /** Not a transcript, or an invalid one: see `line`. */
  | 'bad_transcript'
  /** Not one of our saves, or a damaged one. */
  | 'bad_save'
  /** The rules have changed since this game was saved. */
  | 'rules_changed'
  /** The game is not over, so hidden information stays hidden. */
  | 'not_over'
  /** There is nothing to take back. */
  | 'nothing_to_take_back'
  /** It was cancelled, or its table closed. */
  | 'cancelled'
  /** The engine crashed. It has been replaced; a table continues from its last move. */
  | 'internal';

/** How a local table is opened. */
export interface LocalSetup {
  game: string;
  /** Missing options get their defaults. */
  options?: unknown;
  seats: LocalSeat[];
  /** 64 hexadecimal digits, to deal the same table again; random unless given. */
  secret?: string;
}

export type LocalSeat = { type: 'person'; name: string; picture: number } | { type: 'bot'; level: string };

/** A table on this device. It lives in a worker; a second worker, which gets only views, thinks for its bots. */
export interface LocalTable {
  readonly id: string;
  /** As the server describes a table. The person at seat n has the id `seat0000000n`; the host is the first person. */
  readonly info: TableInfo;
  /**
   * Connects a seat or, with null, a spectator. `hear` gets what the server's socket would send, starting with `welcome`. When people
   * share a device, there is one line at a time, and the next one is opened when the curtain rises; what a line may not see never reaches
   * this thread.
   */
  connect(seat: number | null, hear: (message: FromServer) => void): LocalLine;
  /**
   * Takes back the last decision of this seat and everything after it. Every line gets a `welcome` with the earlier position. Later deals
   * stay the same, because they follow from the seed and the number of the move.
   */
  takeBack(seat: number): Promise<void>;
  /** The transcript of the whole game; rejects with `not_over` before the end. */
  transcript(): Promise<string>;
  /**
   * The game in its current state, for `restore`. If the browser offers a key that scripts can use but not read, the text is sealed under
   * it, except for its head (`Saved`).
   */
  save(): Promise<string>;
  /** Called with the text of `save()` after the start of the game and after every move; one listener. */
  onsave: ((saved: string) => void) | undefined;
  /** Pauses bots and arbiter, for example while the curtain is down or the tab is hidden. */
  pause(paused: boolean): void;
  /** Terminates its workers immediately, even in the middle of a search. */
  close(): void;
}

/** A seat's connection to a local table. */
export interface LocalLine {
  /** `play`, `arbiter`, `resume` and `ping` work as on the server; chat and `back` are refused. */
  send(message: FromClient): void;
  close(): void;
}

/** The readable head of a save: `JSON.parse(saved)` has these fields and `sealed`. */
export interface Saved {
  klad: 'local game';
  format: 1;
  /** The table's id. A save replaces an earlier one with the same id. */
  id: string;
  game: string;
  rules: number;
  /** Who sits where. */
  seats: LocalSeat[];
  /** When it was saved, in seconds since 1970. */
  at: number;
  over: boolean;
}

/** The result of checking a transcript. */
export type Verdict =
  | {
      ok: true;
      game: string;
      players: string[];
      moves: number;
      /** Whether the file has a commitment, which was checked; a file without one does not prove the deal. */
      committed: boolean;
      scheme: number;
      restarts: number;
      outcome: { scores: number[]; places: number[] } | null;
    }
  | { ok: false; line: number; rule: string | null; reason: string };

export interface HintRequest {
  game: string;
  /** The view and legal moves of a frame, from a local table or the server. */
  view: unknown;
  legal: unknown[];
  /** A number of samples, such as `2000`, or a time, such as `800ms` (the default). */
  budget?: string;
}

/** A hint in three steps, which the reader asks for one at a time. */
export interface Hint {
  /** Step 1: what to look at. */
  look: Reason[];
  /** Step 2: the kind of move, as the move's `type`. */
  kind: string;
  /** Step 3: the move, as JSON from `legal` and in notation, and why. */
  move: unknown;
  notation: string;
  reasons: Reason[];
  /** The expected share of the win after the move. */
  value: number;
  /** Every legal move, best first. */
  moves: RatedMove[];
}

/**
 * A sentence in the game's own terms: the message `{game}-why-{type}` of the game's Fluent file, with the
 * other fields as arguments.
 */
export interface Reason {
  type: string;
  [argument: string]: unknown;
}

export interface ReviewOptions {
  /** The reader's seat, whose decisions come first. */
  seat?: number;
  /** Samples per decision in the closer pass; the game's default unless given. */
  budget?: number;
  /** The maximum number of workers; the device's spare cores unless given. */
  workers?: number;
  progress?: (progress: ReviewProgress) => void;
}

export interface ReviewProgress {
  /** `quick` until every decision has been searched once. */
  stage: 'quick' | 'close';
  done: number;
  total: number;
  review: Review;
}

/** The review of a game: the same format from `klad analyze --json`, the server and the page (docs/analysis.md). */
export interface Review {
  format: 1;
  game: string;
  rules: number;
  players: string[];
  /** The number of moves in the game. */
  moves: number;
  /** The number of decisions with more than one choice. While the review is running, fewer are listed. */
  total: number;
  /** Every decision searched so far, in order. */
  decisions: Decision[];
  /** By seat. */
  seats: SeatReview[];
  /** The decisions that mattered, by `number`: up to five per seat, costliest first. */
  turning: number[];
}

export interface Decision {
  /** The number of the move, from 1. */
  number: number;
  seat: number;
  /** The move played, in notation, and the share of the win the player could expect after it, 0 to 1. */
  played: string;
  value: number;
  /** The best move and its value. Plotting `best_value` by `number` gives the win chance over the game. */
  best: string;
  best_value: number;
  /** What the move played gave away, estimated by two independent searches; noise can make it slightly negative. */
  given_away: number;
  /** Every legal move, best first. */
  moves: RatedMove[];
  /** Why the best move is better than the one played, using only what the player could know. */
  reasons: Reason[];
  /** What the player could believe about the others at that moment, in games with such beliefs. */
  beliefs: Belief[];
}

export interface RatedMove {
  /** In notation. */
  move: string;
  /** The same move as JSON, to be put into words. */
  json: unknown;
  value: number;
  visits: number;
}

/** How likely it looked, 0 to 1, that `seat` is `what`, such as `saboteur`. */
export interface Belief {
  seat: number;
  what: string;
  share: number;
}

export interface SeatReview {
  player: string;
  /** The share of the win expected at the first decision. */
  expected: number;
  /** The share of the win at the end; null for an unfinished game. */
  result: number | null;
  /** The sum of what its decisions gave away. */
  given_away: number;
  /** Its share of what the others gave away, divided equally among those who did not. */
  received: number;
  /** The rest of the difference between expectation and result; null for an unfinished game. */
  luck: number | null;
}

/** A refusal in the server's words. */
export type { ErrorBody };
