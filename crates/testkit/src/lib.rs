//! The laws every game obeys, and what rule tests are written with.
//!
//! Read in this order: [`board`] (a game on the table of a rule test), [`record`] (a game played at random, or by
//! bots, and written down), [`laws`](mod@laws) (what is checked of every record), [`golden`](mod@golden) (games and scenarios kept in
//! files), [`observations`](mod@observations) (what learners are shown), [`soak`](mod@soak) (many games on all cores), [`alloc`] (counting allocations), [`bench`](mod@bench) (the
//! benchmarks of every game).
//!
//! Only ever a dev-dependency.

pub mod alloc;
pub mod bench;
pub mod board;
pub mod golden;
pub mod laws;
pub mod observations;
pub mod record;
pub mod shuffles;
pub mod soak;

pub use alloc::{CountingAllocator, allocations};
pub use board::Board;
pub use golden::{golden, scenarios};
pub use laws::{Effort, Law, Violation, laws, laws_by, laws_with, laws_with_decks};
pub use observations::observations;
pub use record::{Players, Record};
pub use shuffles::fair_shuffle;
pub use soak::soak;
