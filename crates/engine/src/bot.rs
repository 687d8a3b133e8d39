//! What a player program is handed: a view and its legal moves, never a state.

use crate::{Chance, Game, Seat};

/// A player program. It is handed what a player is handed, with perfect recall.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `legal`, which is not empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Move], chance: &mut Chance) -> G::Move;
}

/// What search needs to know of a game beyond its rules. Runs on guessed states, inside playouts, so it must be quick.
pub trait Guide: Game {
    /// Picks an index into `legal` (not empty) for `seat`: a plausible move, with some variety.
    fn playout(&self, seat: Seat, legal: &[Self::Move], chance: &mut Chance) -> usize;
    /// How good this position is for each seat: about its expected share of the win, 0 to 1, written by seat.
    fn evaluate(&self, into: &mut [f32]);
    /// After this many further moves a playout stops and is evaluated; none to play to the end.
    const HORIZON: Option<usize>;
}
