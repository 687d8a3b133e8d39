//! The server as its clients see it. Most tests share this one program, because every program links the whole server
//! again; those that measure time or use up the process's resources (`greedy`, `leaks`, `timing`) have their own.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod acks;
mod again;
mod analyses;
mod bad_input;
mod calls;
mod changes;
mod decks;
mod drawing;
mod faults;
mod frames;
mod hosts;
mod late;
#[path = "../liar/mod.rs"]
mod liar;
mod pongs;
mod promises;
mod stories;
#[path = "../support/mod.rs"]
mod support;
mod time;
#[path = "../twin/mod.rs"]
mod twin;
mod two_nodes;
