//! Where a game was won: every decision evaluated by what its player could know.
//!
//! The value of a move is the player's expected share of the win after it, according to a search from that player's own
//! view. What a decision gave away is the value of the best move minus that of the move played, which the others
//! receive. The rest of the difference between the first expectation and the result was luck.
//!
//! The favorite move of a search owes part of its value to the samples it happened to draw (the winner's curse), and
//! over a game this bias would add up. So two independent searches evaluate every decision, and each supplies the value
//! of the other's best move.
//!
//! [`analyze`] does all of this on several threads. Where there are none, as in a browser, [`each_decision`],
//! [`position`], [`evaluate`] and [`summarize`] are its steps; decisions may be evaluated in any order and anywhere.
//!
//! [`Analysis`] as JSON is the one format of a review: `klad analyze --json` prints it and the page makes it
//! (docs/analysis.md).

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use klad_engine::{
    Analyst, Belief, Budget, Catalog, Entry, Explanation, MoveValue, Outcome, Seat, Table, lower_bound,
    transcript::{Fault, Transcript},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::calibration;

/// The version of the review format.
pub const FORMAT: u32 = 1;

/// The analysis of a whole game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Analysis {
    /// Everything but the decisions.
    #[serde(flatten)]
    pub summary: ReviewSummary,
    /// Every decision with more than one choice, in order.
    pub decisions: Vec<Decision>,
}

/// What can be said about a game once some or all of its decisions have been evaluated.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ReviewSummary {
    /// [`FORMAT`].
    pub format: u32,
    /// The slug of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The player at each seat.
    pub players: Vec<String>,
    /// The number of moves in the game.
    pub moves: usize,
    /// The number of decisions in the game.
    pub total: usize,
    /// Totals by seat.
    pub seats: Vec<SeatAnalysis>,
    /// The numbers of the decisions that mattered, up to [`TURNING_MAX`] per seat, the costliest first.
    pub turning: Vec<usize>,
}

impl ReviewSummary {
    /// The player at a seat, prefixed with the seat's letter because several bots may share a name.
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
    /// The value of the move played.
    pub value: f32,
    /// The best move.
    pub best: String,
    /// The value of the best move.
    pub best_value: f32,
    /// How much better one search's best move does in the other search than the move played, averaged over both. Zero
    /// if both prefer the move played; sampling noise can make it negative.
    pub given_away: f32,
    /// Every legal move with its value, best first.
    pub moves: Vec<MoveValue>,
    /// Why the best move is better, given what the player could know: JSON with the kind under `type`.
    pub reasons: Vec<Value>,
    /// What the player could believe about the others.
    pub beliefs: Vec<Belief>,
}

impl Decision {
    /// The part that its summary needs.
    pub fn gist(&self) -> Gist {
        Gist {
            number: self.number,
            seat: self.seat,
            is_best: self.best == self.played,
            best_value: self.best_value,
            given_away: self.given_away,
        }
    }
}

/// The part of a decision that the summary of a game needs.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Gist {
    /// The number of the move, from 1.
    pub number: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// Whether the best move was played.
    pub is_best: bool,
    /// The value of the best move.
    pub best_value: f32,
    /// What the move played gave away.
    pub given_away: f32,
}

/// Totals of one seat.
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
    /// Its share of what the others gave away. A review cannot tell who gained by a mistake, so all others gain equally.
    pub received: f32,
    /// The rest of the difference between expectation and result.
    pub luck: Option<f32>,
}

impl SeatAnalysis {
    /// Sums up the decisions of one seat.
    pub fn of(seat: Seat, players: &[String], decisions: &[Gist], outcome: Option<&Outcome>) -> SeatAnalysis {
        let own = || decisions.iter().filter(|decision| decision.seat == seat);
        let expected = own().next().map_or(0.0, |decision| decision.best_value);
        let given_away: f32 = own().map(|decision| decision.given_away).sum();
        let all: f32 = decisions.iter().map(|decision| decision.given_away).sum();
        let received = (all - given_away) / players.len().saturating_sub(1).max(1) as f32;
        let result = outcome.map(|outcome| {
            let winners = outcome.winners();
            if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
        });
        let luck = result.map(|result| result - expected + given_away - received);
        let player = players[seat.index()].clone();
        SeatAnalysis { player, expected, result, given_away, received, luck }
    }
}

/// A game that cannot be analyzed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum CannotAnalyze {
    /// The transcript does not verify.
    #[error(transparent)]
    Transcript(#[from] Fault),
    /// The game has no analyst.
    #[error("found the game {0}, which has no analyst")]
    NoAnalyst(String),
}

/// Analyzes a game on `threads` threads, with this budget for each search of a decision. Calls `progress` after every
/// decision with the number done and the total.
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
    let gists: Vec<Gist> = decisions.iter().map(Decision::gist).collect();
    let summary = summarize(transcript, &gists, positions.len(), outcome.as_ref());
    Ok(Analysis { summary, decisions })
}

/// Replays a game and visits every decision with more than one choice, passing the number of its move, its seat and the
/// table before it. Returns the table after the last move, and the outcome if the game is over. A solo game has
/// no decisions that can be evaluated: there is nobody to win against.
pub fn each_decision(
    catalog: &Catalog,
    transcript: &Transcript,
    mut visit: impl FnMut(usize, Seat, &dyn Table),
) -> Result<(Box<dyn Table>, Option<Outcome>), Fault> {
    let mut table = transcript.open(catalog)?;
    if table.seats() < 2 {
        let reason = "found a solo game, wanted at least two seats: a review measures chances of winning, and there is nobody to beat";
        return Err(Fault::at(0, reason));
    }
    for (index, line) in transcript.moves.iter().enumerate() {
        // The table's own moves are nobody's decision, and a forced move is not a decision.
        if line.seat != Seat::TABLE && table.legal(line.seat).len() > 1 {
            visit(index + 1, line.seat, table.as_ref());
        }
        transcript.step(table.as_mut(), index)?;
    }
    let outcome = table.outcome();
    Ok((table, outcome))
}

/// The position before every decision with more than one choice, and the outcome if the game is over.
pub fn positions(
    catalog: &Catalog,
    transcript: &Transcript,
) -> Result<(Vec<Position>, Option<Outcome>), Fault> {
    let mut positions = Vec::new();
    let (_, outcome) = each_decision(catalog, transcript, |number, seat, table| {
        let played = transcript.moves[number - 1].mv.clone();
        positions.push(Position { number, seat, played, table: table.boxed_clone() });
    })?;
    Ok((positions, outcome))
}

/// The position before the move with this number, from 1.
pub fn position(catalog: &Catalog, transcript: &Transcript, number: usize) -> Result<Position, Fault> {
    let moves = transcript.moves.len();
    let Some(line) = number.checked_sub(1).and_then(|index| transcript.moves.get(index)) else {
        return Err(Fault::at(0, format!("found move {number}, wanted 1 to {moves}")));
    };
    let mut table = transcript.open(catalog)?;
    for index in 0..number - 1 {
        transcript.step(table.as_mut(), index)?;
    }
    Ok(Position { number, seat: line.seat, played: line.mv.clone(), table })
}

/// The maximum number of decisions per seat that are listed as having mattered.
pub const TURNING_MAX: usize = 5;
/// A decision that gave away less than this did not matter.
const TURNING_MIN: f32 = 0.02;

/// Summarizes the decisions evaluated so far, in order, out of `total`.
pub fn summarize(
    transcript: &Transcript,
    decisions: &[Gist],
    total: usize,
    outcome: Option<&Outcome>,
) -> ReviewSummary {
    let seats = (0..transcript.seats())
        .map(|seat| SeatAnalysis::of(Seat(seat), &transcript.players, decisions, outcome))
        .collect();
    ReviewSummary {
        format: FORMAT,
        game: transcript.game.clone(),
        rules: transcript.rules,
        players: transcript.players.clone(),
        moves: transcript.moves.len(),
        total,
        seats,
        turning: turning(decisions),
    }
}

/// The numbers of the decisions that mattered, the costliest first.
fn turning(decisions: &[Gist]) -> Vec<usize> {
    let mut costly: Vec<&Gist> =
        decisions.iter().filter(|decision| !decision.is_best && decision.given_away >= TURNING_MIN).collect();
    costly.sort_by(|a, b| b.given_away.total_cmp(&a.given_away));
    let earlier = |place: usize, seat| costly[..place].iter().filter(|other| other.seat == seat).count();
    let kept = costly.iter().enumerate().filter(|(place, gist)| earlier(*place, gist.seat) < TURNING_MAX);
    kept.map(|(_, gist)| gist.number).collect()
}

/// The position before a decision.
pub struct Position {
    /// The number of the move, from 1.
    pub number: usize,
    /// The seat that decides.
    pub seat: Seat,
    /// The move played, in notation.
    pub played: String,
    /// The table before the move.
    pub table: Box<dyn Table>,
}

/// Evaluates one decision; `None` if the game has no analyst. The same budget in iterations always gives the same
/// result.
pub fn evaluate(entry: &Entry, budget: Budget, position: &Position) -> Option<Decision> {
    // Fresh analysts for each decision, so that the result depends neither on the order of decisions nor on the
    // threads.
    let correction = calibration::correction(entry.info.slug, position.table.seats());
    let search = |analyst: &mut Box<dyn Analyst>| {
        let mut moves = analyst.analyze(position.table.as_ref(), position.seat, &position.played);
        moves.iter_mut().for_each(|found| found.value = correction.corrected(found.value));
        moves
    };
    let (mut first, mut second) = (entry.analyst(budget, 0)?, entry.analyst(budget, 1)?);
    let mut decision = decision(position, &search(&mut first), &search(&mut second));
    let Explanation { reasons, beliefs } =
        first.explain(position.table.as_ref(), position.seat, &decision.played, &decision.best);
    (decision.reasons, decision.beliefs) = (reasons, beliefs);
    Some(decision)
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

/// Combines the results of two independent searches of a decision, both in the game's move order.
fn decision(position: &Position, one: &[MoveValue], other: &[MoveValue]) -> Decision {
    let together = |(a, b): (&MoveValue, &MoveValue)| {
        let visits = a.visits + b.visits;
        let sum = a.value * a.visits as f32 + b.value * b.visits as f32;
        MoveValue { mv: a.mv.clone(), json: a.json.clone(), value: sum / (visits as f32).max(1.0), visits }
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
        reasons: Vec::new(),
        beliefs: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves a, b and c with these values.
    fn search(values: [f32; 3]) -> Vec<MoveValue> {
        let candidate =
            |(mv, value): (&str, f32)| MoveValue { mv: mv.into(), json: Value::Null, value, visits: 400 };
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
        // Both prefer b: by 10 percent in one search and 6 in the other.
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

    #[test]
    fn the_decisions_that_mattered_are_the_costliest_five_of_each_seat() {
        let gist = |number: usize, seat: u8, is_best: bool, given_away: f32| Gist {
            number,
            seat: Seat(seat),
            is_best,
            best_value: 0.5,
            given_away,
        };
        let mut gists: Vec<Gist> =
            (1..=7).map(|number| gist(number, 0, false, number as f32 / 50.0)).collect();
        gists.extend([gist(8, 1, false, 0.05), gist(9, 1, true, 0.3), gist(10, 1, false, 0.01)]);
        assert_eq!(turning(&gists), [7, 6, 5, 4, 3, 8]);
    }
}
