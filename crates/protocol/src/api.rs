//! Request and response bodies of the HTTP API.

mod games;
mod guests;

use klad_engine::{Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::{
    games::{Choices, GameCard, OptionCard, RuleText, Rulebook, RulebookSection},
    guests::{ContinueHere, DeviceLink, EditGuest, NewGuest, SignedIn},
};
use crate::{
    Chat, Clock, Occupant, TableId, TableInfo,
    socket::{Acting, ClockReading},
};

/// Request to open a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Slug of the game.
    #[cfg_attr(feature = "openapi", schema(max_length = 40))]
    pub game: String,
    /// Options of the game. Omitted ones take their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// The seats in order, each open or a bot.
    #[cfg_attr(feature = "openapi", schema(min_items = 2, max_items = 9))]
    pub seats: Vec<NewSeat>,
    /// How long a seat may think.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Clock>"))]
    pub clock: Clock,
    /// What people may say to each other.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Chat>"))]
    pub chat: Chat,
    /// Whether the table appears in the public list.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
}

/// What the host puts in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Free for a person to sit down.
    Open,
    /// A bot plays this seat.
    Bot {
        /// One of the game's bot levels.
        #[cfg_attr(feature = "openapi", schema(max_length = 40))]
        level: String,
    },
}

impl From<NewSeat> for Occupant {
    fn from(seat: NewSeat) -> Occupant {
        match seat {
            NewSeat::Open => Occupant::Open,
            NewSeat::Bot { level } => Occupant::Bot { level },
        }
    }
}

/// Request to sit down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat to take; if omitted, the first open one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, maximum = 8))]
    pub seat: Option<Seat>,
    /// Hash of your nonce (32 random bytes), as 64 hexadecimal digits. Reveal the nonce once the seats are fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub commitment: Option<String>,
    /// At a scheme 1 table, the nonce itself instead, as 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub nonce: Option<String>,
    /// The table's password, if the host has set one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub password: Option<String>,
}

/// Request to reveal your nonce.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The nonce behind your commitment, as 64 hexadecimal digits. It becomes part of the seed.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub nonce: String,
}

/// Response to sitting down.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// The seat you have taken.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The table with you seated.
    pub table: TableInfo,
}

/// A page of tables, newest first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableList {
    /// The tables on this page.
    pub tables: Vec<TableInfo>,
    /// Value of `before` for the next page; null on the last page.
    pub next: Option<String>,
}

/// What one viewer sees now.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The viewer: a seat or a spectator.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub viewer: Viewer,
    /// Identifies this view; send it back in [`PlayMove`].
    pub mark: String,
    /// Everything this viewer may know.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// The moves this viewer may make, as JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub legal: Vec<Value>,
    /// Recent events from the table's log.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub log: Vec<Value>,
    /// Whose turn it is.
    pub turn: Acting,
    /// The clocks by seat; empty at a table without a clock.
    pub clocks: Vec<ClockReading>,
    /// The outcome, once the game is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::table::GameResult>))]
    pub outcome: Option<Outcome>,
}

/// Request to make a move.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayMove {
    /// The `mark` of the view the move was made for.
    #[cfg_attr(feature = "openapi", schema(max_length = 40))]
    pub mark: String,
    /// The move as JSON, or its notation as a string.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub mv: Value,
}

/// Request to review a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAnalysis {
    /// The transcript of the game.
    #[cfg_attr(feature = "openapi", schema(max_length = 100_000))]
    pub transcript: String,
    /// Samples for each of the two searches per decision.
    #[serde(default = "usual_iterations")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 1000, default = 200))]
    pub iterations: u16,
}

fn usual_iterations() -> u16 {
    200
}

/// A range of steps of a finished game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The table the game was played at.
    pub table: TableInfo,
    /// Number of moves in the whole game.
    pub moves: u32,
    /// Number of the first step in `steps`: 0 is the deal, step *n* follows move *n*.
    pub from: u32,
    /// The steps in order.
    pub steps: Vec<ReplayStep>,
}

/// One step of a finished game, as one viewer saw it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReplayStep {
    /// The seat that moved; null for the deal.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The move in notation; null for the deal.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// When the move was made, in milliseconds since the start.
    pub at_ms: u32,
    /// What the viewer saw after this step.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What happened in this step, as the viewer saw it.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// Whose turn it was after this step.
    pub turn: Acting,
}

/// The next game for the same people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// The new table. Everybody sits down again with a new nonce.
    pub table: TableId,
}

/// State of the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Health {
    /// `ok`, or what is wrong.
    pub status: String,
    /// Version of the server.
    pub version: String,
}
