//! Weighs every move of a position, by search from the view of the player who decides.

use klad_engine::{Analyst, Budget, Chance, GameTable, Guide, MoveValue, Seat, Sight, Table, Viewer};

use crate::hard::Hard;

/// Somebody who weighs the moves of `G`, with this budget for each decision and samples from this seed.
pub fn analyst<G: Guide>(budget: Budget, seed: u64) -> Box<dyn Analyst> {
    Box::new(Searching::<G> { search: Hard::new(budget, 1), chance: Chance::fast(seed) })
}

struct Searching<G: Guide> {
    search: Hard<G>,
    chance: Chance,
}

impl<G: Guide> Analyst for Searching<G> {
    fn analyze(&mut self, table: &dyn Table, seat: Seat, played: &str) -> Vec<MoveValue> {
        let playing: &GameTable<G> = table.as_any().downcast_ref().expect("an analyst knows its own game");
        let game = playing.game();
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat), Sight::Recall);
        let played = legal.iter().copied().find(|mv| mv.to_string() == played);
        let verdicts = self.search.judge(&view, seat, &legal, played, &mut self.chance);
        let weighed = |verdict: &crate::Verdict<G::Move>| MoveValue {
            mv: verdict.mv.to_string(),
            value: verdict.value,
            visits: verdict.visits,
        };
        verdicts.iter().map(weighed).collect()
    }
}
