//! Where a game was won: every decision weighed by what its player could know.
//!
//! The value of a move is the player's expected share of the win after it, as search from that player's own view sees
//! it. What a decision gave away is the value of the best move less that of the move played. What is left of the way
//! from the first expectation to the result was luck: cards, and what the others did.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use klad_engine::{
    Budget, Outcome, Seat,
    table::{Catalog, Entry, Table, Weighed},
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
    /// The difference.
    pub given_away: f32,
    /// Every legal move with its value, best first.
    pub moves: Vec<Weighed>,
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

/// Analyses a game on `threads` threads. `progress` hears of every decision weighed and how many there are.
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
    entry.analyst(budget).ok_or_else(missing)?;
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
                    // A fresh analyst for each decision: results do not depend on the number of threads.
                    let Some(mut analyst) = entry.analyst(budget) else { return };
                    let table = position.table.as_ref();
                    let decision = decision(position, analyst.weigh(table, position.seat, &position.played));
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

fn decision(position: &Position, mut moves: Vec<Weighed>) -> Decision {
    // A value from few samples may be luck: what counts is how good the move is at least, within the error of its mean.
    let at_least = |weighed: &Weighed| weighed.value - 0.5 / (weighed.visits as f32).max(1.0).sqrt();
    moves.sort_by(|a, b| at_least(b).total_cmp(&at_least(a)));
    let best = moves.first().cloned();
    let played = moves.iter().find(|weighed| weighed.mv == position.played);
    let value = played.map_or(0.0, |weighed| weighed.value);
    let (best, best_value) = best.map_or((position.played.clone(), value), |best| (best.mv, best.value));
    Decision {
        number: position.number,
        seat: position.seat,
        played: position.played.clone(),
        value,
        best,
        best_value,
        given_away: (best_value - value).max(0.0),
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
