#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod analyst;
mod clock;
pub mod hard;
mod key_table;
mod observation;
pub mod random;
pub mod search;
mod tree;

pub use analyst::analyst;
pub use clock::set_clock;
pub use hard::{Hard, Searcher};
pub use random::Random;
pub use search::{MoveStats, Root, Search};
