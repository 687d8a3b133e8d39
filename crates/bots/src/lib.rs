//! Players generic over any game. They are handed views and legal moves, never states.
#![forbid(unsafe_code)]

pub mod analyst;
pub mod hard;
pub mod random;
pub mod search;

pub use analyst::analyst;
pub use hard::Hard;
pub use random::Random;
pub use search::{Search, Verdict};
