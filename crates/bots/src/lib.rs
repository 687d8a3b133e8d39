//! Players generic over any game. They are handed views and legal moves, never states.
//!
//! That is a matter of types: the state is not among what a [`Bot`](klad_engine::Bot) is given, so a bot that peeks does
//! not compile.
//!
//! ```compile_fail,E0053
//! use klad_engine::{Bot, Chance, Game};
//!
//! struct Peeker;
//!
//! impl<G: Game> Bot<G> for Peeker {
//!     fn choose(&mut self, state: &G, legal: &[G::Move], chance: &mut Chance) -> G::Move {
//!         legal[0]
//!     }
//! }
//! ```
//!
//! Search knows full states too, but only those it has guessed from the view: [`Root`] is made of a view and nothing else.
#![forbid(unsafe_code)]

pub mod analyst;
pub mod hard;
pub mod random;
pub mod search;
mod tree;

pub use analyst::analyst;
pub use hard::Hard;
pub use random::Random;
pub use search::{Root, Search, Verdict};
