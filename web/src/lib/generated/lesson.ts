// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.
import type { Seat } from './engine';

/**
 * A move.
 */
export type Act = { 
/**
 * The seat that moves.
 */
seat: Seat, 
/**
 * The move asked of the learner; `None` where others play by themselves.
 */
move: unknown, 
/**
 * The events the learner sees.
 */
events: unknown[], 
/**
 * The table afterwards.
 */
frame: Frame, };

/**
 * What the learner sees and may do.
 */
export type Frame = { 
/**
 * The game's view.
 */
view: unknown, 
/**
 * What the learner may do now, whether the lesson asks for it or not.
 */
legal: unknown[], };

/**
 * A scripted table as the learner, who sits in the first seat, sees it.
 */
export type Lesson = { 
/**
 * The slug of the game.
 */
game: string, 
/**
 * The number of seats.
 */
seats: number, 
/**
 * The table before the first move.
 */
opening: Frame, 
/**
 * What is said and done, in order.
 */
steps: Array<Step>, };

/**
 * A message, and the moves that follow it.
 */
export type Step = { 
/**
 * The id of the message.
 */
say: string, 
/**
 * The moves, if any.
 */
acts: Array<Act>, };

/** The games that have one. */
export const LESSONS = ["my-treasure","treasure-maps","lost-mines","klatz"] as const;
