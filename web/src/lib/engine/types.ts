/**
 * The engine in the page: the rules, bots and review of `crates/browser`, in workers of their own.
 *
 * A local table speaks exactly as the server's socket does (`FromClient` in, `FromServer` out), so what draws a table does not
 * know which of the two it has. `crates/browser/README.md` describes what happens behind this face.
 */
import type {
  ErrorBody,
  FromClient,
  FromServer,
  GameCard,
  Replay,
  TableInfo,
} from '$lib/generated/protocol';

/** Everything the engine can do. `engine()` in `index.ts` returns the one there is. */
export interface Engine {
  /** Which games can be played here. Empty where the page was built without the modules: then nothing below works. */
  readonly games: readonly string[];
  /** What a game offers: seats, levels, options. The same card as the server's. */
  card(game: string): Promise<GameCard>;

  /** Opens a table on this device and starts the game. */
  open(setup: LocalSetup): Promise<LocalTable>;
  /**
   * Opens a table that was saved. Rejects with an `EngineError`: `rules_changed` where the rules have changed since and the game
   * cannot go on, `bad_save` where the text is not a save of ours or is damaged.
   */
  restore(saved: string): Promise<LocalTable>;
  /**
   * Opens a table at a decision of a finished game, to try something else: the position before move `before` (from 1), the
   * reader at `seat`, bots of `level` everywhere else.
   */
  branch(transcript: string, before: number, seat: number, level: string): Promise<LocalTable>;

  /** Re-deals every card and replays every move. A bad file is an ordinary result, not a rejection. */
  verify(transcript: string): Promise<Verdict>;
  /**
   * Steps of a game as one viewer saw it, in the format of the server's replays; `seat` null for a spectator. From step `from`,
   * `count` at most: views are large, and reading all of them at once would hold up the page.
   */
  replay(transcript: string, seat: number | null, from: number, count: number): Promise<Replay>;

  /** What the strongest bot would do, from a view alone. */
  hint(request: HintRequest): Task<Hint>;
  /**
   * Reviews a finished game. `progress` is called with everything that is known so far: first a quick look at every decision,
   * which makes the chart whole, then a closer one, the reader's own decisions and the costliest ones first. The promise resolves
   * with the last of these.
   */
  review(transcript: string, options: ReviewOptions): Task<Review>;
}

/** Something that takes a while. Cancelling ends the workers at once; the promise then rejects with the code `cancelled`. */
export interface Task<T> {
  readonly result: Promise<T>;
  cancel(): void;
}

/** Why something did not work. `message` is in English, for the console; the code is what to put into words. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineCode,
    message: string,
    /** The line of a transcript, from 1; 0 where no single line is to blame. */
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
  /** Not a transcript, or one that does not hold: see `line`. */
  | 'bad_transcript'
  /** Not a save of ours, or a damaged one. */
  | 'bad_save'
  /** The rules have changed since this game was saved. */
  | 'rules_changed'
  /** The game is not over, so what is hidden stays hidden. */
  | 'not_over'
  /** There is nothing to take back. */
  | 'nothing_to_take_back'
  /** It was cancelled, or its table closed. */
  | 'cancelled'
  /** The engine stopped by an error of its own. It has been replaced; a table goes on from its last move. */
  | 'internal';

/** How a local table is opened. */
export interface LocalSetup {
  game: string;
  /** Missing ones take their default. */
  options?: unknown;
  seats: LocalSeat[];
  /** 64 hexadecimal digits, for a table that is to be dealt again; random unless given. */
  secret?: string;
}

export type LocalSeat = { type: 'person'; name: string; picture: number } | { type: 'bot'; level: string };

/** A table on this device. It lives in a worker; another worker, handed views only, thinks for its bots. */
export interface LocalTable {
  readonly id: string;
  /** As the server describes a table. The person at seat n has the id `seat0000000n`; the host is the first of them. */
  readonly info: TableInfo;
  /** Whether hints are allowed: only bots would be wronged. */
  readonly hints: boolean;
  /**
   * Connects a seat, or with null a spectator. `hear` gets what the server's socket would send, `welcome` first. Hot-seat: one
   * line at a time, the next one opened when the curtain rises; what a line does not show never reaches this thread.
   */
  connect(seat: number | null, hear: (message: FromServer) => void): LocalLine;
  /**
   * Takes back the last decision of this seat and all that followed. Every line gets a `welcome` with the earlier position. Later
   * deals are the same as before: they follow from the seed and the number of the move.
   */
  takeBack(seat: number): Promise<void>;
  /** The text of the whole game; rejects with `not_over` before the end. */
  transcript(): Promise<string>;
  /**
   * The game as it is now, for `restore`: one text, sealed under a key that the page's scripts can use but not read, where the
   * browser offers one. What is not sealed: `Saved`, the head of it.
   */
  save(): Promise<string>;
  /** Called with `save()`'s text after every move and after the game's start; one listener. */
  onsave: ((saved: string) => void) | undefined;
  /** Bots and arbiter rest, for example while the curtain is down or the tab is hidden. */
  pause(paused: boolean): void;
  /** Ends its workers at once, also in the middle of a search. */
  close(): void;
}

/** A seat's connection to a local table. */
export interface LocalLine {
  /** `play`, `arbiter`, `resume` and `ping` work as at the server; chat and `back` are refused. */
  send(message: FromClient): void;
  close(): void;
}

/** The readable head of a save: `JSON.parse(saved)` has these and `sealed`. */
export interface Saved {
  klad: 'local game';
  format: 1;
  /** The table's id: a save replaces an earlier one of the same id. */
  id: string;
  game: string;
  rules: number;
  /** Who sits where. */
  seats: LocalSeat[];
  /** When it was saved, in seconds since 1970. */
  at: number;
  over: boolean;
}

/** What a check of a transcript found. */
export type Verdict =
  | {
      ok: true;
      game: string;
      players: string[];
      moves: number;
      /** Whether the file has a commitment, which was checked; a file without one proves no deal. */
      committed: boolean;
      scheme: number;
      restarts: number;
      outcome: { scores: number[]; places: number[] } | null;
    }
  | { ok: false; line: number; rule: string | null; reason: string };

export interface HintRequest {
  game: string;
  /** The view and legal moves of a frame, of a local table or of the server's. */
  view: unknown;
  legal: unknown[];
  /** Samples, such as `2000`, or a time, such as `800ms`, which is the default. */
  budget?: string;
}

/** A hint, in three steps for the reader to ask for one after the other. */
export interface Hint {
  /** Step 1: what to look at. */
  look: Reason[];
  /** Step 2: which kind of move, the `type` of the move. */
  kind: string;
  /** Step 3: the move, as JSON out of `legal` and in notation, and why. */
  move: unknown;
  notation: string;
  reasons: Reason[];
  /** The expected share of the win after it. */
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
  /** Whose decisions come first: the reader's seat. */
  seat?: number;
  /** Samples of the closer look at each decision; the game's default unless given. */
  budget?: number;
  /** Workers at most; the device's spare cores unless given. */
  workers?: number;
  progress?: (progress: ReviewProgress) => void;
}

export interface ReviewProgress {
  /** `quick` until every decision has been looked at once. */
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
  /** How many moves the game has. */
  moves: number;
  /** How many decisions with more than one choice it has; fewer are listed while the review is under way. */
  total: number;
  /** Every decision that has been looked at, in order. */
  decisions: Decision[];
  /** By seat. */
  seats: SeatReview[];
  /** The decisions that mattered, up to five of each seat, the costliest first: the `number` of each. */
  turning: number[];
}

export interface Decision {
  /** The number of the move, from 1. */
  number: number;
  seat: number;
  /** The move played, in notation, and the share of the win the player could expect after it, 0 to 1. */
  played: string;
  value: number;
  /** The best move and its value. The win chance over the game is `best_value` by `number`. */
  best: string;
  best_value: number;
  /** What the move played gave away, by two independent searches; noise can make it slightly negative. */
  given_away: number;
  /** Every legal move, best first. */
  moves: RatedMove[];
  /** Why the best move is better than the one played, by what the player could know. */
  reasons: Reason[];
  /** What the player could think of the others at that moment, where the game has such beliefs. */
  beliefs: Belief[];
}

export interface RatedMove {
  /** In notation. */
  move: string;
  /** The same move as JSON, for words. */
  json: unknown;
  value: number;
  visits: number;
}

/** How likely it looked that `seat` is `what`, such as `saboteur`, 0 to 1. */
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
  /** The rest of the difference between expectation and result; null for an unfinished game. */
  luck: number | null;
}

/** A refusal as the server words it. */
export type { ErrorBody };
