//! What a position's moves are worth to the player who decides.

use serde::Serialize;

use crate::{Seat, Table};

/// What a move is worth, as an analyst estimates it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MoveValue {
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The player's expected share of the win after it, 0 to 1.
    pub value: f32,
    /// The number of samples this estimate rests on.
    pub visits: u32,
}

/// Estimates the moves of a position from what the player who decides could know, never with the cards face up.
pub trait Analyst: Send {
    /// Estimates every legal move of `seat`, in the game's order. The move `played`, in notation, gets the most samples.
    fn analyze(&mut self, table: &dyn Table, seat: Seat, played: &str) -> Vec<MoveValue>;
}
