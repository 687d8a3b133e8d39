#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod analysis;
pub mod analysis_page;
pub mod calibration;
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

pub use plan::{Contestant, MatchPlan};
pub use play::{Played, play};
pub use run::Match;
pub use summary::Summary;
