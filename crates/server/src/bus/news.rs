//! The messages nodes send each other.

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
    /// The log has this many moves; `made` identifies the last of them if another node had submitted it.
    Moved {
        plies: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        made: Option<HandedIn>,
    },
    /// Seats or state have changed.
    Changed { version: u64 },
    /// Who is connected to that node. Repeated every few seconds; a node that falls silent has nobody.
    Present { presence: Presence },
    /// Somebody said something.
    Said { said: Said },
    /// Somebody sends an emote.
    Emote { seat: Seat, emote: Emote },
    /// For the node that runs the table's arbiter.
    ToArbiter { input: ArbiterInput },
    /// From the node that runs the table's arbiter.
    FromArbiter { to: Option<Seat>, message: Value },
    /// The arbiter has a move that another node submitted, and has not decided about it yet.
    Pending { at: HandedIn },
    /// The arbiter has declined a move that another node submitted. There is no error if the table had simply advanced.
    Declined { at: HandedIn, error: Option<ErrorBody> },
    /// The arbiter was rebuilt and has forgotten its undecided moves.
    Forgotten,
}

/// A move that one node has submitted to the arbiter on another.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HandedIn {
    pub(crate) node: String,
    pub(crate) ticket: Ticket,
}

/// Input for an arbiter from another node.
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
