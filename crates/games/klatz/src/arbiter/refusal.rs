//! Why the arbiter refuses a message (KZ-151).

use klad_engine::{Reason, RuleId};
use serde::{Deserialize, Serialize};

use crate::components::Comp;

/// Why a message was refused before the rules of the game were consulted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum CallRefusal {
    /// The message was made for another position.
    #[error("this was for position {found}, but the table is at {now}")]
    WrongPosition {
        /// The position in the message.
        found: u32,
        /// The current position.
        now: u32,
    },
    /// The seat has already called in this window.
    #[error("you have already called in this window")]
    AlreadyCalled,
    /// The seat has already sent a turn move in this window.
    #[error("you have already sent a move in this window")]
    AlreadyMoved,
    /// The change is still being shown.
    #[error("the change is shown for another {ms} ms")]
    TooEarly {
        /// Milliseconds until calls and moves count.
        ms: u32,
    },
    /// The table is paused.
    #[error("the table is paused")]
    TablePaused,
    /// The latency of a seat that has just come back is still being measured.
    #[error("{pings} of {wanted} round trips have been measured")]
    NotMeasured {
        /// Round trips measured so far.
        pings: u32,
        /// Round trips needed.
        wanted: u32,
    },
    /// The button is disabled after a false call.
    #[error("the button is off for another {ms} ms")]
    ButtonOff {
        /// Milliseconds until it is enabled again.
        ms: u32,
    },
    /// The seat has passed, which is binding for this window.
    #[error("you have passed in this window")]
    AlreadyPassed,
    /// There is no window in which to pass.
    #[error("there is nothing to pass")]
    NothingToPass,
    /// The composition is not in the seat's hand, so it has no standing order.
    #[error("{comp} is not in your hand, so it has no order")]
    NoSuchOrder {
        /// The composition in the message.
        comp: Comp,
    },
    /// Calls cannot be attached to this move.
    #[error("calls cannot be attached to this move")]
    NotAttachable,
    /// The message does not belong at this point of a sealed round.
    #[error("this is not possible at this point of a sealed round")]
    OutOfTime,
    /// A call was sent as a turn move.
    #[error("a call is sent as a call, not as a move")]
    NoTurnMove,
    /// The table is for bots only.
    #[error("this table is for bots only")]
    BotsOnly,
    /// The message is malformed.
    #[error("the message cannot be read: {reason}")]
    Unreadable {
        /// What is wrong with it.
        reason: String,
    },
}

impl Reason for CallRefusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            CallRefusal::WrongPosition { .. } | CallRefusal::AlreadyCalled | CallRefusal::AlreadyMoved => {
                "KZ-130"
            }
            CallRefusal::TooEarly { .. } | CallRefusal::TablePaused => "KZ-133",
            CallRefusal::NoTurnMove => "KZ-134",
            CallRefusal::NotMeasured { .. } => "KZ-135",
            CallRefusal::ButtonOff { .. } => "KZ-136",
            CallRefusal::AlreadyPassed | CallRefusal::NothingToPass => "KZ-140",
            CallRefusal::NoSuchOrder { .. } => "KZ-141",
            CallRefusal::NotAttachable => "KZ-142",
            CallRefusal::OutOfTime => "KZ-144",
            CallRefusal::BotsOnly => "KZ-149",
            CallRefusal::Unreadable { .. } => "KZ-150",
        })
    }
}
