//! Where a game was won: every decision evaluated by what its player could know.
//!
//! The value of a move is the player's expected share of the win after it, as search from that player's own view sees
//! it. What a decision gave away is the value of the best move minus that of the move played. The rest of the difference
//! between the first expectation and the result was luck: cards, and what the others did.
//!
//! The move a search likes best owes part of its value to the samples it happened to draw (the winner's curse), and over a
//! game such parts would add up. So two independent searches evaluate every decision, and each supplies the value of the
//! other's best move.
//!
//! [`analyze`] does all of it on several threads. Where there are none, as in a browser, [`positions`], [`evaluate`] and
//! [`summarize`] are its three steps; decisions may be evaluated in any order and anywhere.

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

/// The analysis of a whole game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Analysis {
    /// The slug of the game.
    pub game: String,
    /// The player at each seat.
    pub players: Vec<String>,
    /// Every decision with more than one choice, in order.
    pub decisions: Vec<Decision>,
    /// The sums, by seat.
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
    /// The seat that decided.
    pub seat: Seat,
    /// The move played.
    pub played: String,
    /// Its value.
    pub value: f32,
    /// The best move.
    pub best: String,
    /// Its value.
    pub best_value: f32,
    /// How much better than the move played the best move of one search does in the other, on average. Zero where both
    /// prefer the move played; noise in the samples can make it negative.
    pub given_away: f32,
    /// Every legal move with its value, best first.
    pub moves: Vec<MoveValue>,
}

/// The sums of one seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatAnalysis {
    /// The player's name.
    pub player: String,
    /// The share of the win expected at the first decision.
    pub expected: f32,
    /// The share of the win at the end; `None` for an unfinished game.
    pub result: Option<f32>,
    /// The sum of what its decisions gave away.
    pub given_away: f32,
    /// The rest of the difference between expectation and result.
    pub luck: Option<f32>,
}

impl SeatAnalysis {
    /// Sums up the decisions of one seat.
    pub fn of(seat: Seat, player: &str, decisions: &[Decision], outcome: Option<&Outcome>) -> SeatAnalysis {
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
}

/// A game that cannot be analyzed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum CannotAnalyze {
    /// The transcript does not hold.
    #[error("{0}")]
    Transcript(#[from] Fault),
    /// The game has no analyst.
    #[error("found the game {0}, which has no analyst")]
    NoAnalyst(String),
}

/// Analyzes a game on `threads` threads, with this budget for each search of a decision. `progress` is told after every
/// decision how many are done and how many there are.
pub fn analyze(
    catalog: &Catalog,
    transcript: &Transcript,
    budget: Budget,
    threads: usize,
    progress: impl Fn(usize, usize) + Sync,
) -> Result<Analysis, CannotAnalyze> {
    let missing = || CannotAnalyze::NoAnalyst(transcript.game.clone());
    let (positions, outcome) = positions(catalog, transcript)?;
    let entry = catalog.find(&transcript.game).ok_or_else(missing)?;
    entry.analyst(budget, 0).ok_or_else(missing)?;
    let decisions = evaluate_all(entry, budget, &positions, threads, &progress);
    Ok(summarize(transcript, decisions, outcome.as_ref()))
}

/// Replays a game: the position before every decision with more than one choice, and how the game ended, if it did.
pub fn positions(
    catalog: &Catalog,
    transcript: &Transcript,
) -> Result<(Vec<Position>, Option<Outcome>), Fault> {
    let mut table = transcript.open(catalog)?;
    let mut positions = Vec::new();
    for (index, line) in transcript.moves.iter().enumerate() {
        // A move of the table is nobody's decision, and a forced move is no decision.
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
    Ok((positions, table.outcome()))
}

/// Puts the decisions of a game together, in the order of [`positions`].
pub fn summarize(transcript: &Transcript, decisions: Vec<Decision>, outcome: Option<&Outcome>) -> Analysis {
    let seats = (0..transcript.seats())
        .map(|seat| SeatAnalysis::of(Seat(seat), &transcript.players[usize::from(seat)], &decisions, outcome))
        .collect();
    Analysis { game: transcript.game.clone(), players: transcript.players.clone(), decisions, seats }
}

/// The position before a decision.
pub struct Position {
    /// The number of the move, from 1.
    pub number: usize,
    /// The seat that decides.
    pub seat: Seat,
    /// The move played, in notation.
    pub played: String,
    /// The table as it was.
    pub table: Box<dyn Table>,
}

/// Evaluates one decision; `None` if the game has no analyst. The same budget in iterations always gives the same answer.
pub fn evaluate(entry: &Entry, budget: Budget, position: &Position) -> Option<Decision> {
    // Fresh analysts for each decision: the answer depends neither on the order of decisions nor on the threads.
    let search = |seed| {
        let mut analyst = entry.analyst(budget, seed)?;
        Some(analyst.analyze(position.table.as_ref(), position.seat, &position.played))
    };
    Some(decision(position, &search(0)?, &search(1)?))
}

fn evaluate_all(
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
                    let Some(decision) = evaluate(entry, budget, position) else { return };
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

/// A lower confidence bound of a move's value: a high mean of few samples may be luck.
fn lower_bound(candidate: &MoveValue) -> f32 {
    candidate.value - 0.5 / (candidate.visits as f32).max(1.0).sqrt()
}

fn value_of(moves: &[MoveValue], mv: &str) -> f32 {
    moves.iter().find(|candidate| candidate.mv == mv).map_or(0.0, |candidate| candidate.value)
}

/// See [`Decision::given_away`].
fn given_away(played: &str, one: &[MoveValue], other: &[MoveValue]) -> f32 {
    let gap = |chooser: &[MoveValue], judge: &[MoveValue]| {
        let best = chooser.iter().max_by(|a, b| lower_bound(a).total_cmp(&lower_bound(b)));
        best.map_or(0.0, |best| value_of(judge, &best.mv) - value_of(judge, played))
    };
    (gap(one, other) + gap(other, one)) / 2.0
}

/// Combines what two independent searches say of a decision, both in the game's order.
fn decision(position: &Position, one: &[MoveValue], other: &[MoveValue]) -> Decision {
    let together = |(a, b): (&MoveValue, &MoveValue)| {
        let visits = a.visits + b.visits;
        let sum = a.value * a.visits as f32 + b.value * b.visits as f32;
        MoveValue { mv: a.mv.clone(), value: sum / (visits as f32).max(1.0), visits }
    };
    let mut moves: Vec<MoveValue> = one.iter().zip(other).map(together).collect();
    moves.sort_by(|a, b| lower_bound(b).total_cmp(&lower_bound(a)));
    let best = moves.first().map_or_else(|| position.played.clone(), |best| best.mv.clone());
    Decision {
        number: position.number,
        seat: position.seat,
        played: position.played.clone(),
        value: value_of(&moves, &position.played),
        best_value: value_of(&moves, &best),
        best,
        given_away: given_away(&position.played, one, other),
        moves,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves a, b and c with these values.
    fn search(values: [f32; 3]) -> Vec<MoveValue> {
        let candidate = |(mv, value): (&str, f32)| MoveValue { mv: mv.into(), value, visits: 400 };
        ["a", "b", "c"].into_iter().zip(values).map(candidate).collect()
    }

    fn gives_away(played: &str, one: [f32; 3], other: [f32; 3]) -> f32 {
        rounded(given_away(played, &search(one), &search(other)))
    }

    fn rounded(share: f32) -> f32 {
        (1000.0 * share).round() / 1000.0
    }

    #[test]
    fn what_a_decision_gave_away_is_valued_by_the_search_that_did_not_choose() {
        // Both prefer b: by 10 percent in the one and 6 in the other.
        assert_eq!(gives_away("a", [0.5, 0.6, 0.1], [0.5, 0.56, 0.1]), 0.08);
        // Each prefers another move by its own samples, and the other search disagrees.
        assert_eq!(gives_away("a", [0.5, 0.6, 0.5], [0.5, 0.5, 0.6]), 0.0);
        // The best move gives nothing away, whatever its value.
        assert_eq!(gives_away("b", [0.5, 0.6, 0.1], [0.3, 0.4, 0.1]), 0.0);
        // A value from few samples does not make a favorite.
        let mut unsure = search([0.5, 0.6, 0.9]);
        unsure[2].visits = 1;
        assert_eq!(rounded(given_away("a", &unsure, &search([0.5, 0.6, 0.1]))), 0.1);
    }
}
