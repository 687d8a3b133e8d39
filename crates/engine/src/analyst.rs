//! What each move in a position is worth to the player who decides, and why.

use serde::Serialize;
use serde_json::Value;

use crate::{PlayError, Searchable, Seat, Table};

/// What a move is worth, as an analyst estimates it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MoveValue {
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The move as JSON.
    pub json: Value,
    /// The player's expected share of the win after it, 0 to 1.
    pub value: f32,
    /// The number of samples behind this estimate.
    pub visits: u32,
}

/// A player's estimate of what another seat may be.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Belief {
    /// The seat it is about.
    pub seat: Seat,
    /// What they may be, such as `saboteur`.
    pub what: &'static str,
    /// The probability, 0 to 1.
    pub share: f32,
}

/// What an analyst has to say about a decision. Each reason is JSON with its kind as `type`.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Explanation {
    /// Why the best move is better than the one played.
    pub reasons: Vec<Value>,
    /// What the player could infer about the others.
    pub beliefs: Vec<Belief>,
}

/// What a strong player would do, revealed step by step: what to look at, which kind of move, then the move and why.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Hint {
    /// What to look at.
    pub look: Vec<Value>,
    /// The `type` of the move.
    pub kind: Value,
    /// The move as JSON.
    #[serde(rename = "move")]
    pub mv: Value,
    /// The move in notation.
    pub notation: String,
    /// Why it is a good move.
    pub reasons: Vec<Value>,
    /// The expected share of the win after it.
    pub value: f32,
    /// Every legal move, best first.
    pub moves: Vec<MoveValue>,
}

/// Explains decisions in a game, from the view of the player who decides and nothing else.
pub trait Explain: Searchable {
    /// A reason: `type` is its kind and names a message; the other fields are that message's arguments.
    type Reason: Serialize;

    /// What is worth noticing in this position.
    fn look(view: &Self::View) -> Vec<Self::Reason>;
    /// Why `better` may be better than `played`, or good in itself if nothing was played.
    fn reasons(view: &Self::View, played: Option<Self::Move>, better: Self::Move) -> Vec<Self::Reason>;
    /// What the player could infer about the others.
    fn beliefs(view: &Self::View) -> Vec<Belief> {
        let _ = view;
        Vec::new()
    }
}

/// Evaluates the moves of a position from what the player who decides could know, never with the cards face up.
pub trait Analyst: Send {
    /// Evaluates every legal move of `seat`, in the game's order. The move `played`, in notation, gets the most
    /// samples.
    fn analyze(&mut self, table: &dyn Table, seat: Seat, played: &str) -> Vec<MoveValue>;
    /// Why `best` is better than `played`, both in notation, and what `seat` could infer about the others.
    fn explain(&self, table: &dyn Table, seat: Seat, played: &str, best: &str) -> Explanation;
    /// What a strong player would do, given the JSON of a view and of the list of its legal moves.
    fn hint(&mut self, view: &str, legal: &str) -> Result<Hint, PlayError>;
}

/// A lower confidence bound on a move's value: a high mean over few samples may be luck.
pub fn lower_bound(candidate: &MoveValue) -> f32 {
    candidate.value - 0.5 / (candidate.visits as f32).max(1.0).sqrt()
}
