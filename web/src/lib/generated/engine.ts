// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.

/**
 * Who starts. Written `random` or `seat:0`.
 *
 * Options of earlier releases are read as well: `seat0`, and `host`, which always meant seat 0.
 */
export type FirstPlayer = string;

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
 * An own deck as it goes over the wire: beside these the entries of its file.
 */
export type OwnDeck = { 
/**
 * Its name.
 */
name: string, 
/**
 * The hash of all of it.
 */
sha256: string, };

/**
 * A place at the table, numbered clockwise from 0. Written as a letter: `A` is seat 0.
 */
export type Seat = number;

/**
 * Somebody who looks at the table.
 */
export type Viewer = { "seat": Seat } | "spectator";

/** The last words of fields that hold seats, in events and refusals. */
export const PEOPLE = ["drawer","next","order","seat","seats","starter","winners"] as const;

/** Those of them that hold one seat where they are a number. */
export const PERSON = ["drawer","next","seat","starter"] as const;
