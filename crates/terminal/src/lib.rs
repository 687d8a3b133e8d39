//! The terminal client: draws views, sends moves.
//!
//! Read in this order: [`position`] (what a client holds), [`games`] (how each game is drawn and which keys make
//! moves), [`host`] (a table in this process, with bots), [`screen`] (board, log, prompt and keys on one screen),
//! [`setup`] (who sits where), [`run`] (the loop), [`replay`] (a game that was played, step by step).
//!
//! Boards and screens hold views, never states, and never decide what is legal. Nothing here reads the network.
#![forbid(unsafe_code)]

pub mod files;
pub mod games;
pub mod host;
pub mod keys;
pub mod look;
pub mod overlay;
pub mod paint;
pub mod position;
pub mod replay;
pub mod run;
pub mod screen;
pub mod setup;
pub mod theme;
