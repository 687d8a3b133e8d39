//! A player program, and what search needs to know.
