//! The vocabulary of play: what a game is, who sits at it, what each of them may know.
//!
//! Read in this order: [`seat`] (seats, viewers, whose turn), [`chance`] (all randomness), [`draw`] (where a
//! table's seed comes from), [`game`] (the contract
//! every game fulfils), [`bot`] (what a player program is handed), [`table`] (the same contract with JSON and text
//! in place of types), [`transcript`] and [`scenario`] (games written down), [`arbiter`] (who called first).
//!
//! This crate does no I/O, reads no clock, starts no thread and names no game.
#![forbid(unsafe_code)]

pub mod arbiter;
pub mod bot;
pub mod chance;
pub mod draw;
pub mod game;
pub mod perft;
pub mod scenario;
pub mod seat;
pub mod table;
pub mod transcript;

pub use bot::{Bot, Budget, Guide};
pub use chance::{Chance, Seed};
pub use game::{
    Game, Log, OptionKind, OptionSpec, Outcome, Quiet, Reason, RuleId, Secrets, Section, SetupError,
};
pub use seat::{Audience, SEATS_MAX, Seat, SeatSet, Sight, Turn, Viewer};
