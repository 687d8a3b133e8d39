/** The win chance over a game, as points of a chart. */
import type { Review } from '$lib/engine/types';

/** A point of a seat's line. */
export interface Point {
  /** The number of moves made: for a decision, the position it was made in; for the result, one after the last move. */
  at: number;
  /** The share of the win, 0 to 1. */
  share: number;
}

/** The line of one seat: what it could expect at each of its decisions, and the result. */
export function lineOf(review: Review, seat: number): Point[] {
  const points = review.decisions.filter((decision) => decision.seat === seat).map(({ number, best_value }) => ({ at: number - 1, share: best_value }));
  const result = review.seats[seat]?.result;
  return result === null || result === undefined ? points : [...points, { at: review.moves, share: result }];
}

/** What a seat could expect at a step: the last point at or before it. */
export function shareAt(line: readonly Point[], at: number): number | undefined {
  return line.findLast((point) => point.at <= at)?.share ?? line[0]?.share;
}

/** The decisions of a seat that mattered, in the order they were made. */
export function turningOf(review: Review, seat: number): number[] {
  const own = new Set(review.decisions.filter((decision) => decision.seat === seat).map(({ number }) => number));
  return review.turning.filter((number) => own.has(number)).sort((a, b) => a - b);
}
