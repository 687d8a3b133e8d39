#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod analyst;
pub mod hard;
mod key_table;
mod observation;
pub mod random;
pub mod search;
mod tree;

pub use analyst::analyst;
pub use hard::Hard;
pub use random::Random;
pub use search::{MoveStats, Root, Search};
