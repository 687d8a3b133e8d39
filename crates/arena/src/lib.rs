//! Games between bots: matches with duplicate deals, ratings with error bars, reports.
//!
//! Read in this order: [`play`] (one game), [`plan`] (which bot sits where, with which cards), [`run`] (many games on
//! several threads, the same results whatever their number), [`journal`] (a match that goes on where it stopped),
//! [`rating`] and [`sprt`] (what they mean), [`summary`] and [`report`] (what people read), [`stats`] (what a game looks
//! like), [`analysis`] (where one game was won), [`program`] (bots in any language, over standard input and output).
//!
//! This crate names no game: it is handed an `Entry` of the catalog.
#![forbid(unsafe_code)]

pub mod analysis;
pub mod analysis_page;
pub mod journal;
pub mod plan;
pub mod play;
pub mod program;
pub mod rating;
pub mod report;
pub mod run;
pub mod sprt;
pub mod stats;
pub mod summary;

pub use plan::{Contestant, Plan};
pub use play::{Played, play};
pub use run::Match;
pub use summary::Summary;
