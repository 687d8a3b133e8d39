//! The bot that does not think, for fuzzing and as the bottom of every rating ladder.

use klad_engine::{Bot, Chance, Game};

/// Chooses uniformly among the legal moves, without looking at the view.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, legal: &[G::Move], chance: &mut Chance) -> G::Move {
        *chance.pick(legal)
    }
}
