// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * Points by seat.
 */
scores: Array<number>, 
/**
 * Place by seat, 1 for the winners; equal seats share a place and the next one is skipped.
 */
places: Array<number>, };

/**
 * A place at the table, numbered clockwise from 0. Written as a letter: `A` is seat 0.
 */
export type Seat = number;

/**
 * Somebody who looks at the table.
 */
export type Viewer = { "seat": Seat } | "spectator";

/** The last words of fields that hold a seat, in events and refusals. */
export const PERSON = ["drawer","next","seat","starter"] as const;

/** The last words of fields that hold a list of seats. */
export const PEOPLE = ["order","seats","winners"] as const;
