//! A game in progress, with JSON and text in place of types.

use std::{any::Any, fmt};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, value::RawValue};

use crate::{Audience, GameInfo, Outcome, RuleId, Seat, Seed, Sight, Turn, Viewer, notation::excerpt};

/// A game in progress. [`GameTable`](crate::GameTable) is the only implementor.
pub trait Table: Send + Sync {
    /// The game that is played here.
    fn info(&self) -> &'static GameInfo;
    /// All options it was opened with, defaults included.
    fn options(&self) -> Value;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The number of moves made. Keep it secret while choices are hidden, because it counts them.
    fn ply(&self) -> u64;
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The legal moves of `seat`.
    fn legal(&self, seat: Seat) -> Vec<LegalMove>;
    /// The notation of a move given as JSON.
    fn notation(&self, mv: &str) -> Result<String, PlayError>;
    /// Returns an error if `seat` may not make this move (in notation) now.
    fn check(&self, seat: Seat, mv: &str) -> Result<(), PlayError>;
    /// Makes a move given in notation. A refused move changes nothing.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<Vec<TableEvent>, PlayError>;
    /// Everything `viewer` may know, as JSON.
    fn view(&self, viewer: Viewer, sight: Sight) -> Box<RawValue>;
    /// The JSON of the moves that [`Table::legal`] returns, as one list; empty for a spectator.
    fn legal_json(&self, viewer: Viewer) -> Box<RawValue>;
    /// The event as the log keeps it once the moment has passed, or `None` if nothing may be kept.
    fn faded(&self, event: &RawValue) -> Option<Box<RawValue>>;
    /// The move made for `seat` when its clock runs out, in notation; `None` if it has no move.
    fn fallback(&self, seat: Seat) -> Option<String>;
    /// Lets bots of the same game get a typed view.
    fn as_any(&self) -> &dyn Any;
    /// An independent copy.
    fn boxed_clone(&self) -> Box<dyn Table>;
}

/// A legal move as notation and as JSON.
#[derive(Debug, Clone, Serialize)]
pub struct LegalMove {
    /// The move in notation.
    pub text: String,
    /// The move as JSON.
    #[serde(rename = "move")]
    pub json: Box<RawValue>,
}

/// An event and who hears it.
#[derive(Debug, Clone)]
pub struct TableEvent {
    /// Who hears it.
    pub audience: Audience,
    /// The event as JSON.
    pub event: Box<RawValue>,
}

/// The reason a move was not made.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PlayError {
    /// The text is not a move of this game.
    #[error("found {found:?}, wanted a move: {reason}")]
    Unreadable {
        /// The start of what was read.
        found: String,
        /// What is wrong with the text.
        reason: String,
    },
    /// The seat does not exist at this table.
    #[error("found seat {found}, wanted A to {last}")]
    NoSuchSeat {
        /// The seat that was named.
        found: Seat,
        /// The last seat of the table.
        last: Seat,
    },
    /// The rules forbid it.
    #[error("{rule}: {message}")]
    Refused {
        /// The rule that forbids it.
        rule: RuleId,
        /// The reason in English.
        message: String,
        /// The refusal as JSON: its kind as `type`, and the numbers.
        detail: Value,
    },
}

impl PlayError {
    /// The error for text or JSON that is not a move of this game. Keeps only the start of what was found.
    pub fn unreadable(found: &str, reason: impl fmt::Display) -> PlayError {
        PlayError::Unreadable { found: excerpt(found, 60), reason: reason.to_string() }
    }
}

/// Everything needed to open a table.
#[derive(Debug, Clone)]
pub struct TableSetup<'a> {
    /// Options as JSON; missing ones get their defaults.
    pub options: &'a Value,
    /// The number of seats.
    pub seats: u8,
    /// The seed of all chance at the table.
    pub seed: Seed,
    /// An explicit deal instead of one drawn from the seed.
    pub deal: Option<&'a Value>,
}

/// Reads a typed view from a `dyn Table`'s JSON, for clients.
pub fn read_view<V: DeserializeOwned>(view: &RawValue) -> Result<V, serde_json::Error> {
    serde_json::from_str(view.get())
}

/// A short digest of a position: FNV-1a over every view and list of legal moves. It is the same on every platform.
pub fn digest(table: &dyn Table) -> u64 {
    let mut digest: u64 = 0xcbf2_9ce4_8422_2325;
    let mut take = |text: &str| {
        for byte in text.bytes().chain([b'\n']) {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for viewer in Viewer::all(table.seats()) {
        take(table.view(viewer, Sight::Table).get());
        take(table.view(viewer, Sight::Recall).get());
    }
    for seat in Seat::all(table.seats()) {
        table.legal(seat).iter().for_each(|mv| take(&mv.text));
    }
    digest
}
