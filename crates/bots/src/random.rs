//! The player without a thought, for fuzzing and as the bottom of every ladder.

use klad_engine::{Bot, Chance, Game};

/// Chooses any legal move, each equally likely. It never looks at the view.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, legal: &[G::Move], chance: &mut Chance) -> G::Move {
        *chance.pick(legal)
    }
}
