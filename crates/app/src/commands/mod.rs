//! One file per command.

pub(crate) mod admin;
pub(crate) mod analyze;
pub(crate) mod arena;
pub(crate) mod bot;
pub(crate) mod completions;
pub(crate) mod deck;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod join;
pub(crate) mod load;
pub(crate) mod man;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod stats;
pub(crate) mod verify;
