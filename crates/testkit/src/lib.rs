//! The laws every game obeys, and what rule tests are written with.
//!
//! Read in this order: [`board`] (a game on the table of a rule test), [`alloc`] (counting allocations).
//!
//! Only ever a dev-dependency.

pub mod alloc;
pub mod board;

pub use alloc::{CountingAllocator, allocations};
pub use board::Board;
