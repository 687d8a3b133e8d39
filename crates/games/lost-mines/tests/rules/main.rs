//! Tests of every rule: what it allows and what it refuses. Each test is named after its rule.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod cards;
mod custom_deck;
mod game_end;
mod geometry;
mod help;
mod information;
mod mines;
mod paths;
mod round_end;
mod scoring;
mod setup;
mod shuffles;
mod tokens;
mod turn;
mod walking;
