//! A game in progress with JSON and text in place of types.

use std::{any::Any, fmt};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, value::RawValue};

use crate::{Audience, GameInfo, Outcome, RuleId, Seat, Seed, Sight, Turn, Viewer, notation::excerpt};

/// A game in progress. The one implementor is [`GameTable`](crate::GameTable).
pub trait Table: Send + Sync {
    /// What is played here.
    fn info(&self) -> &'static GameInfo;
    /// The options it was opened with, all of them.
    fn options(&self) -> Value;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// How many moves have been made. Secret while choices are hidden: it counts them.
    fn ply(&self) -> u64;
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What `seat` may do now.
    fn legal(&self, seat: Seat) -> Vec<LegalMove>;
    /// The notation of a move given as JSON.
    fn notation(&self, mv: &str) -> Result<String, PlayError>;
    /// Whether `seat` may make this move (in notation) now, or why not.
    fn check(&self, seat: Seat, mv: &str) -> Result<(), PlayError>;
    /// Makes a move given in notation. A refused one changes nothing.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<Vec<TableEvent>, PlayError>;
    /// All that `viewer` may know, as JSON.
    fn view(&self, viewer: Viewer, sight: Sight) -> Box<RawValue>;
    /// The JSON of the moves that [`Table::legal`] returns, as one list; an empty one for a spectator.
    fn legal_json(&self, viewer: Viewer) -> Box<RawValue>;
    /// An event as the log keeps it once the moment has passed.
    fn faded(&self, event: &RawValue) -> Option<Box<RawValue>>;
    /// What is played for `seat` when its clock has run out, in notation; nothing if it has no move.
    fn fallback(&self, seat: Seat) -> Option<String>;
    /// For bots of the same game only: they take a view out of it.
    fn as_any(&self) -> &dyn Any;
    /// An independent copy.
    fn boxed_clone(&self) -> Box<dyn Table>;
}

/// A legal move in two of its three faces.
#[derive(Debug, Clone, Serialize)]
pub struct LegalMove {
    /// The notation.
    pub text: String,
    /// The JSON form.
    #[serde(rename = "move")]
    pub json: Box<RawValue>,
}

/// An event and who hears it.
#[derive(Debug, Clone)]
pub struct TableEvent {
    /// Who hears it.
    pub audience: Audience,
    /// What they hear.
    pub event: Box<RawValue>,
}

/// A move that was not made.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PlayError {
    /// The text is no move of this game.
    #[error("found {found:?}, wanted a move: {reason}")]
    Unreadable {
        /// The start of what was read.
        found: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The seat does not exist at this table.
    #[error("found seat {found}, wanted A to {last}")]
    NoSuchSeat {
        /// The seat named.
        found: Seat,
        /// The last seat there is.
        last: Seat,
    },
    /// The rules forbid it.
    #[error("{rule}: {message}")]
    Refused {
        /// The rule that forbids it.
        rule: RuleId,
        /// A sentence in English.
        message: String,
        /// The refusal as JSON: its kind under `type`, and the numbers.
        detail: Value,
    },
}

impl PlayError {
    /// A text or JSON that is no move of this game. Keeps only the start of what was found.
    pub fn unreadable(found: &str, reason: impl fmt::Display) -> PlayError {
        PlayError::Unreadable { found: excerpt(found, 60), reason: reason.to_string() }
    }
}

/// What a table is opened with.
#[derive(Debug, Clone)]
pub struct TableSetup<'a> {
    /// Options as JSON; missing ones take their default.
    pub options: &'a Value,
    /// How many seats.
    pub seats: u8,
    /// The seed of every deal.
    pub seed: Seed,
    /// An explicit first deal instead of one drawn from the seed.
    pub deal: Option<&'a Value>,
}

/// Reads the typed view out of a `dyn Table`'s JSON, for clients.
pub fn read_view<V: DeserializeOwned>(view: &RawValue) -> Result<V, serde_json::Error> {
    serde_json::from_str(view.get())
}

/// A short digest of a position: FNV-1a over every view and list of legal moves. The same wherever the game is played.
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
