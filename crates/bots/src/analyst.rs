//! Evaluates every move of a position, by search from the view of the player who decides.

use klad_engine::{Analyst, Budget, Chance, GameTable, Guide, MoveValue, Seat, Sight, Table, Viewer};

use crate::{hard::Hard, search::MoveStats};

/// An analyst of `G` with this budget per decision, whose samples come from `seed`.
pub fn analyst<G: Guide>(budget: Budget, seed: u64) -> Box<dyn Analyst> {
    Box::new(SearchingAnalyst::<G> { hard: Hard::new(budget, 1), chance: Chance::fast(seed) })
}

struct SearchingAnalyst<G: Guide> {
    hard: Hard<G>,
    chance: Chance,
}

impl<G: Guide> Analyst for SearchingAnalyst<G> {
    fn analyze(&mut self, table: &dyn Table, seat: Seat, played: &str) -> Vec<MoveValue> {
        let table: &GameTable<G> = table.as_any().downcast_ref().expect("an analyst knows its own game");
        let game = table.game();
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat), Sight::Recall);
        let played = legal.iter().copied().find(|mv| mv.to_string() == played);
        let stats = self.hard.evaluate(&view, seat, &legal, played, &mut self.chance);
        let value = |stats: &MoveStats<G::Move>| MoveValue {
            mv: stats.mv.to_string(),
            value: stats.value,
            visits: stats.visits,
        };
        stats.iter().map(value).collect()
    }
}
