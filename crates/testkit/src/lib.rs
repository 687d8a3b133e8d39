//! The laws every game obeys, and tools for rule tests.
//!
//! Read in this order: [`board`] (a game for rule tests), [`record`] (a game played at random or by bots, and
//! recorded), [`laws`](mod@laws) (what is checked on every record), [`golden`](mod@golden) (games and scenarios kept in
//! files), [`observations`](mod@observations) (what learning agents see), [`soak`](mod@soak) (many games on all cores),
//! [`alloc`] (counting allocations), [`bench`](mod@bench) (the benchmarks of every game).
//!
//! Use it only as a dev-dependency.

pub mod alloc;
pub mod bench;
pub mod board;
pub mod golden;
pub mod laws;
pub mod observations;
pub mod record;
pub mod shuffles;
pub mod soak;

pub use alloc::{CountingAllocator, allocations, allocations_of_playouts};
pub use board::Board;
pub use golden::{golden, scenarios};
pub use laws::{Effort, Law, Violation, laws, laws_by, laws_with, laws_with_decks};
pub use observations::{allocations_of_observing, observations};
pub use record::{Players, Record};
pub use shuffles::fair_shuffle;
pub use soak::soak;
