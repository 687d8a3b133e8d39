//! What a position's moves are worth to the player who decides, and why.

use serde::Serialize;
use serde_json::Value;

use crate::{Guide, PlayError, Seat, Table};

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
    /// The number of samples this estimate rests on.
    pub visits: u32,
}

/// How likely it looks to a player that a seat is something.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Belief {
    /// Who.
    pub seat: Seat,
    /// What they may be, such as `saboteur`.
    pub what: &'static str,
    /// How likely, 0 to 1.
    pub share: f32,
}

/// What is to be said about a decision. Reasons are JSON with their kind under `type`.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Explanation {
    /// Why the best move is better than the one played.
    pub reasons: Vec<Value>,
    /// What the player could think of the others.
    pub beliefs: Vec<Belief>,
}

/// What a strong player would do, in steps: what to look at, which kind of move, the move and why.
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
    /// Why.
    pub reasons: Vec<Value>,
    /// The expected share of the win after it.
    pub value: f32,
    /// Every legal move, best first.
    pub moves: Vec<MoveValue>,
}

/// Puts decisions of a game into reasons, from the view of the player who decides and nothing else.
pub trait Explain: Guide {
    /// A reason: its kind under `type`, which names a message, and the arguments of that message.
    type Reason: Serialize;

    /// What deserves a look in this position.
    fn look(view: &Self::View) -> Vec<Self::Reason>;
    /// Why `better` may be better than `played`, or good in itself where nothing was played.
    fn reasons(view: &Self::View, played: Option<Self::Move>, better: Self::Move) -> Vec<Self::Reason>;
    /// What the player could think of the others.
    fn beliefs(view: &Self::View) -> Vec<Belief> {
        let _ = view;
        Vec::new()
    }
}

/// Estimates the moves of a position from what the player who decides could know, never with the cards face up.
pub trait Analyst: Send {
    /// Estimates every legal move of `seat`, in the game's order. The move `played`, in notation, gets the most samples.
    fn analyze(&mut self, table: &dyn Table, seat: Seat, played: &str) -> Vec<MoveValue>;
    /// Why `best` is better than `played`, both in notation, and what `seat` could think of the others.
    fn explain(&self, table: &dyn Table, seat: Seat, played: &str, best: &str) -> Explanation;
    /// What a strong player would do, from the JSON of a view and of the list of its legal moves.
    fn hint(&mut self, view: &str, legal: &str) -> Result<Hint, PlayError>;
}

/// A lower confidence bound of a move's value: a high mean of few samples may be luck.
pub fn lower_bound(candidate: &MoveValue) -> f32 {
    candidate.value - 0.5 / (candidate.visits as f32).max(1.0).sqrt()
}
