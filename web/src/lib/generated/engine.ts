// Written by `cargo xtask codegen` from the Rust types. Changes made here are lost.

/**
 * A custom deck in JSON: these fields and the entries of its file.
 */
export type CustomDeck = { 
/**
 * The name of the deck.
 */
name: string, 
/**
 * The SHA-256 hash of the deck, in hexadecimal digits.
 */
sha256: string, };

/**
 * Who starts, written `random` or `seat:0`.
 *
 * Also reads the options of earlier releases: `seat0`, and `host`, which always meant seat 0.
 */
export type FirstPlayer = string;

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * Scores by seat.
 */
scores: Array<number>, 
/**
 * Places by seat, 1 for the winners. Tied seats share a place and the next one is skipped.
 */
places: Array<number>, };

/**
 * A place at the table, numbered clockwise from 0. Written as a letter: `A` is seat 0.
 */
export type Seat = number;

/**
 * Somebody who sees the table: a seat or a spectator.
 */
export type Viewer = { "seat": Seat } | "spectator";

/** The last words of fields that hold seats, in events and refusals. */
export const PEOPLE = ["drawer","next","order","seat","seats","starter","winners"] as const;

/** Of those, the ones that hold a single seat if their value is a number. */
export const PERSON = ["drawer","next","seat","starter"] as const;
