//! Tests of every rule: what it allows and what it refuses. Each test is named after its rule.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod arranged;
mod cards;
mod custom_deck;
mod decks;
mod game_end;
mod geometry;
mod help;
mod information;
mod mines;
mod moves;
mod paths;
mod round_end;
mod scoring;
mod secrets;
mod setup;
mod shuffles;
mod tokens;
mod turn;
mod walking;
