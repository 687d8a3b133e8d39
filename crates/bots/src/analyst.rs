//! Evaluates every move in a position by searching from the view of the player who decides.

use klad_engine::{
    Analyst, Chance, Explain, Explanation, Game, GameTable, Hint, MoveValue, PlayError, Seat, Sight, Table,
    Viewer, json_value, lower_bound,
};
use serde::Serialize;
use serde_json::Value;

use crate::{hard::Searcher, search::MoveStats};

/// An analyst of `G` that evaluates decisions by this search. Its samples are drawn from `seed`.
pub fn analyst<G: Explain>(search: Box<dyn Searcher<G>>, seed: u64) -> Box<dyn Analyst> {
    Box::new(SearchingAnalyst::<G> { search, chance: Chance::fast(seed) })
}

struct SearchingAnalyst<G: Explain> {
    search: Box<dyn Searcher<G>>,
    chance: Chance,
}

impl<G: Explain> Analyst for SearchingAnalyst<G> {
    fn analyze(&mut self, table: &dyn Table, seat: Seat, played: &str) -> Vec<MoveValue> {
        let (view, legal) = seen::<G>(table, seat);
        let played = find(&legal, played);
        let stats = self.search.evaluate(&view, seat, &legal, played, &mut self.chance);
        stats.iter().map(value).collect()
    }

    fn explain(&self, table: &dyn Table, seat: Seat, played: &str, best: &str) -> Explanation {
        let (view, legal) = seen::<G>(table, seat);
        let reasons = match find(&legal, best) {
            Some(best) if played != best.to_string() => G::reasons(&view, find(&legal, played), best),
            _ => Vec::new(),
        };
        Explanation { reasons: json(&reasons), beliefs: G::beliefs(&view) }
    }

    fn hint(&mut self, view: &str, legal: &str) -> Result<Hint, PlayError> {
        let unreadable = |found: &str, error: serde_json::Error| PlayError::unreadable(found, error);
        let read: G::View = serde_json::from_str(view).map_err(|error| unreadable(view, error))?;
        let moves: Vec<G::Move> = serde_json::from_str(legal).map_err(|error| unreadable(legal, error))?;
        let Viewer::Seat(seat) = G::viewer(&read) else {
            return Err(PlayError::unreadable(view, "a spectator has no moves"));
        };
        let stats = self.search.evaluate(&read, seat, &moves, None, &mut self.chance);
        let mut values: Vec<MoveValue> = stats.iter().map(value).collect();
        values.sort_by(|a, b| lower_bound(b).total_cmp(&lower_bound(a)));
        let best = values.first().ok_or_else(|| PlayError::unreadable(legal, "there is no legal move"))?;
        let mv = find(&moves, &best.mv).expect("the best move is one of the legal moves");
        Ok(Hint {
            look: json(&G::look(&read)),
            kind: best.json["type"].clone(),
            mv: best.json.clone(),
            notation: best.mv.clone(),
            reasons: json(&G::reasons(&read, None, mv)),
            value: best.value,
            moves: values,
        })
    }
}

/// What `seat` may know and do.
fn seen<G: Game>(table: &dyn Table, seat: Seat) -> (G::View, Vec<G::Move>) {
    let table: &GameTable<G> =
        table.as_any().downcast_ref().expect("an analyst is used at tables of its own game");
    let mut legal = Vec::new();
    table.game().legal_moves(seat, &mut legal);
    (table.game().view(Viewer::Seat(seat), Sight::Recall), legal)
}

fn find<M: Copy + ToString>(legal: &[M], notation: &str) -> Option<M> {
    legal.iter().copied().find(|mv| mv.to_string() == notation)
}

fn value<M: ToString + Serialize>(stats: &MoveStats<M>) -> MoveValue {
    MoveValue {
        mv: stats.mv.to_string(),
        json: json_value(&stats.mv),
        value: stats.value,
        visits: stats.visits,
    }
}

fn json(reasons: &[impl Serialize]) -> Vec<Value> {
    reasons.iter().map(|reason| serde_json::to_value(reason).expect("reasons can be serialized")).collect()
}
