//! Every rule of the specification by its id: what it allows and what it refuses.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

#[path = "../common/mod.rs"]
mod common;

mod decks;
mod end;
mod flight;
mod scoring;
mod setup;
mod shuffles;
mod table;
mod traces;
mod turn;
