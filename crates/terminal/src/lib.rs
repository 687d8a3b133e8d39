//! The terminal client: draws views, sends moves.
//!
//! Read in this order: [`snapshot`] (what a client holds), [`games`] (how each game is drawn and which keys make
//! moves), [`tabletop`] (what a screen needs from a table), [`host`] (a table in this process, with bots), [`online`]
//! (a table on a server), [`screen`] (board, log, prompt and keys on one screen), [`setup`] (who sits where), [`run`]
//! (the main loop), [`lobby`] and [`joined`] (the same online), [`replay`] (a recorded game, step by step).
//!
//! Boards and screens hold views, never states, and never decide what is legal. Only [`online`] uses the network, in
//! its own thread.
#![forbid(unsafe_code)]

pub mod files;
pub mod games;
pub mod host;
pub mod joined;
pub mod keys;
pub mod lobby;
pub mod look;
pub mod online;
pub mod overlay;
pub mod paint;
pub mod replay;
pub mod run;
pub mod screen;
pub mod setup;
pub mod snapshot;
pub mod tabletop;
pub mod theme;
