//! What nodes say to each other.

use klad_engine::{Seat, arbiter::Ticket};
use klad_protocol::{
    ErrorBody, TableId,
    people::Emote,
    socket::{Presence, Said},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Something that happened at a table on another node.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Note {
    pub(crate) node: String,
    pub(crate) table: TableId,
    pub(crate) news: News,
}

/// What happened.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum News {
    /// The log has this many moves; `made` is whose move the last of them was, if another node had handed it in.
    Moved {
        plies: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        made: Option<HandedIn>,
    },
    /// Seats or state have changed.
    Changed { version: u64 },
    /// Who is connected to that node. Said again every few seconds; a node that falls silent has nobody.
    Present { presence: Presence },
    /// Somebody said something.
    Said { said: Said },
    /// Somebody makes a face.
    Emote { seat: Seat, emote: Emote },
    /// For the node that runs the table's arbiter.
    ToArbiter { input: ArbiterInput },
    /// From the node that runs the table's arbiter.
    FromArbiter { to: Option<Seat>, message: Value },
    /// The arbiter has a move that another node handed in, and has not decided about it yet.
    Pending { at: HandedIn },
    /// The arbiter has declined a move that another node handed in; without an error, because the table has gone on.
    Declined { at: HandedIn, error: Option<ErrorBody> },
    /// The arbiter was made again and has forgotten what it was handed.
    Forgotten,
}

/// A move that a node has handed to the arbiter of another.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HandedIn {
    pub(crate) node: String,
    pub(crate) ticket: Ticket,
}

/// What an arbiter hears from another node.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ArbiterInput {
    Message {
        seat: Seat,
        message: Value,
    },
    Move {
        seat: Seat,
        ply: u32,
        notation: String,
        #[serde(default)]
        ticket: Option<Ticket>,
    },
    RoundTrip {
        seat: Seat,
        ms: u32,
    },
}
