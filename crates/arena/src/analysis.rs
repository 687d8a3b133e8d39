//! Where a game was won: every decision weighed by what its player could know.
//!
//! The value of a move is the player's expected share of the win after it, as search from that player's own view sees
//! it. What a decision gave away is the value of the best move less that of the move played. What is left of the way
//! from the first expectation to the result was luck: cards, and what the others did.
//!
//! Whatever a search takes for the best owes part of its value to the samples it happened to draw, and over a game such
//! parts would add up. So two searches weigh every decision without knowing of each other, and each says what the
//! other's best move is worth.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use klad_engine::{
    Budget, Catalog, Entry, MoveValue, Outcome, Seat, Table,
    transcript::{Fault, Transcript},
};
use serde::Serialize;

/// A whole game, analysed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Analysis {
    /// Which game.
    pub game: String,
    /// Who sat where.
    pub players: Vec<String>,
    /// Every decision with more than one choice, in order.
    pub decisions: Vec<Decision>,
    /// What it comes to, by seat.
    pub seats: Vec<SeatAnalysis>,
}

impl Analysis {
    /// The player at a seat with the letter of that seat: several bots may have one name.
    pub fn who(&self, place: usize) -> String {
        format!("{} {}", Seat(place as u8), self.seats[place].player)
    }
}

/// One decision.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Decision {
    /// The number of the move, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// The move played.
    pub played: String,
    /// Its value.
    pub value: f32,
    /// The best move.
    pub best: String,
    /// Its value.
    pub best_value: f32,
    /// How much better than the move played the best move of one search does in the other, on average. Nothing where
    /// both take the move played for the best; the noise of the samples goes either way.
    pub given_away: f32,
    /// Every legal move with its value, best first.
    pub moves: Vec<MoveValue>,
}

/// What a game comes to for one seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatAnalysis {
    /// The player's name.
    pub player: String,
    /// The share of the win expected at the first decision.
    pub expected: f32,
    /// The share of the win at the end; none for an unfinished game.
    pub result: Option<f32>,
    /// What was given away by choice, all in all.
    pub given_away: f32,
    /// The rest of the way from expectation to result.
    pub luck: Option<f32>,
}

/// Nobody can analyse this.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum CannotAnalyse {
    /// The transcript does not hold.
    #[error("{0}")]
    Transcript(#[from] Fault),
    /// The game has no analyst.
    #[error("found the game {0}, which has no analyst")]
    NoAnalyst(String),
}

/// Analyses a game on `threads` threads, with this budget for each search of a decision. `progress` hears of every
/// decision weighed and how many there are.
pub fn analyse(
    catalog: &Catalog,
    transcript: &Transcript,
    budget: Budget,
    threads: usize,
    progress: impl Fn(usize, usize) + Sync,
) -> Result<Analysis, CannotAnalyse> {
    let mut table = transcript.open(catalog)?;
    let missing = || CannotAnalyse::NoAnalyst(transcript.game.clone());
    let entry = catalog.find(&transcript.game).ok_or_else(missing)?;
    entry.analyst(budget, 0).ok_or_else(missing)?;
    let mut positions = Vec::new();
    for (index, line) in transcript.moves.iter().enumerate() {
        // A move the table makes is nobody's decision, and a forced one is none.
        if line.seat != Seat::TABLE && table.legal(line.seat).len() > 1 {
            positions.push(Position {
                number: index + 1,
                seat: line.seat,
                played: line.mv.clone(),
                table: table.boxed_clone(),
            });
        }
        transcript.step(table.as_mut(), index)?;
    }
    let decisions = weigh_all(entry, budget, &positions, threads, &progress);
    let seats = (0..transcript.seats())
        .map(|seat| {
            sum_up(Seat(seat), &transcript.players[usize::from(seat)], &decisions, table.outcome().as_ref())
        })
        .collect();
    Ok(Analysis { game: transcript.game.clone(), players: transcript.players.clone(), decisions, seats })
}

struct Position {
    number: usize,
    seat: Seat,
    played: String,
    table: Box<dyn Table>,
}

fn weigh_all(
    entry: &Entry,
    budget: Budget,
    positions: &[Position],
    threads: usize,
    progress: &(impl Fn(usize, usize) + Sync),
) -> Vec<Decision> {
    let next = AtomicUsize::new(0);
    let done = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let Some(position) = positions.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // Fresh analysts for each decision: results do not depend on the number of threads.
                    let search = |seed| {
                        let mut analyst = entry.analyst(budget, seed)?;
                        Some(analyst.analyze(position.table.as_ref(), position.seat, &position.played))
                    };
                    let (Some(one), Some(other)) = (search(0), search(1)) else { return };
                    let decision = decision(position, &one, &other);
                    found.lock().unwrap_or_else(PoisonError::into_inner).push(decision);
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1, positions.len());
                }
            });
        }
    });
    let mut decisions = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    decisions.sort_by_key(|decision| decision.number);
    decisions
}

/// How good a move is at least, within the error of its mean: a value from few samples may be luck.
fn at_least(weighed: &MoveValue) -> f32 {
    weighed.value - 0.5 / (weighed.visits as f32).max(1.0).sqrt()
}

fn worth(moves: &[MoveValue], mv: &str) -> f32 {
    moves.iter().find(|weighed| weighed.mv == mv).map_or(0.0, |weighed| weighed.value)
}

/// See [`Decision::given_away`].
fn given_away(played: &str, one: &[MoveValue], other: &[MoveValue]) -> f32 {
    let gap = |chooser: &[MoveValue], judge: &[MoveValue]| {
        let best = chooser.iter().max_by(|a, b| at_least(a).total_cmp(&at_least(b)));
        best.map_or(0.0, |best| worth(judge, &best.mv) - worth(judge, played))
    };
    (gap(one, other) + gap(other, one)) / 2.0
}

/// What two searches that know nothing of each other say of a decision, both in the game's order.
fn decision(position: &Position, one: &[MoveValue], other: &[MoveValue]) -> Decision {
    let together = |(a, b): (&MoveValue, &MoveValue)| {
        let visits = a.visits + b.visits;
        let sum = a.value * a.visits as f32 + b.value * b.visits as f32;
        MoveValue { mv: a.mv.clone(), value: sum / (visits as f32).max(1.0), visits }
    };
    let mut moves: Vec<MoveValue> = one.iter().zip(other).map(together).collect();
    moves.sort_by(|a, b| at_least(b).total_cmp(&at_least(a)));
    let best = moves.first().map_or_else(|| position.played.clone(), |best| best.mv.clone());
    Decision {
        number: position.number,
        seat: position.seat,
        played: position.played.clone(),
        value: worth(&moves, &position.played),
        best_value: worth(&moves, &best),
        best,
        given_away: given_away(&position.played, one, other),
        moves,
    }
}

fn sum_up(seat: Seat, player: &str, decisions: &[Decision], outcome: Option<&Outcome>) -> SeatAnalysis {
    let own = || decisions.iter().filter(|decision| decision.seat == seat);
    let expected = own().next().map_or(0.0, |decision| decision.best_value);
    let given_away = own().map(|decision| decision.given_away).sum();
    let result = outcome.map(|outcome| {
        let winners = outcome.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
    });
    let luck = result.map(|result| result - expected + given_away);
    SeatAnalysis { player: player.to_owned(), expected, result, given_away, luck }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves a, b and c with these values.
    fn search(values: [f32; 3]) -> Vec<MoveValue> {
        let weighed = |(mv, value): (&str, f32)| MoveValue { mv: mv.into(), value, visits: 400 };
        ["a", "b", "c"].into_iter().zip(values).map(weighed).collect()
    }

    fn gives_away(played: &str, one: [f32; 3], other: [f32; 3]) -> f32 {
        rounded(given_away(played, &search(one), &search(other)))
    }

    fn rounded(share: f32) -> f32 {
        (1000.0 * share).round() / 1000.0
    }

    #[test]
    fn what_a_decision_gave_away_is_judged_by_the_search_that_did_not_choose() {
        // Both prefer b: by 10 per cent in the one and 6 in the other.
        assert_eq!(gives_away("a", [0.5, 0.6, 0.1], [0.5, 0.56, 0.1]), 0.08);
        // Each finds another move the best by its own samples, and the other knows nothing of it.
        assert_eq!(gives_away("a", [0.5, 0.6, 0.5], [0.5, 0.5, 0.6]), 0.0);
        // The best move gives nothing away, whatever its value.
        assert_eq!(gives_away("b", [0.5, 0.6, 0.1], [0.3, 0.4, 0.1]), 0.0);
        // A value from few samples does not make a favorite.
        let mut unsure = search([0.5, 0.6, 0.9]);
        unsure[2].visits = 1;
        assert_eq!(rounded(given_away("a", &unsure, &search([0.5, 0.6, 0.1]))), 0.1);
    }
}
