//! Why the arbiter takes no notice of a message (KZ-151).

use klad_engine::{Reason, RuleId};
use serde::{Deserialize, Serialize};

use crate::components::Comp;

/// Why a message was refused before the rules of the game were asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum CallRefusal {
    /// It was made for another position.
    #[error("this was for position {found}, the table is at {now}")]
    WrongPosition {
        /// The position it names.
        found: u32,
        /// The position now.
        now: u32,
    },
    /// One call for each seat and window.
    #[error("you have already called in this window")]
    AlreadyCalled,
    /// One turn move for each window.
    #[error("you have already sent a move in this window")]
    AlreadyMoved,
    /// The change is still being shown.
    #[error("the change is shown for another {ms} ms")]
    TooEarly {
        /// How much longer.
        ms: u32,
    },
    /// The table is paused.
    #[error("the table is paused")]
    TablePaused,
    /// The line to a seat that comes back is still being measured.
    #[error("{pings} of {wanted} round trips have been measured")]
    NotMeasured {
        /// How many there are.
        pings: u32,
        /// How many there must be.
        wanted: u32,
    },
    /// The button is off after a false call.
    #[error("the button is off for another {ms} ms")]
    ButtonOff {
        /// How much longer.
        ms: u32,
    },
    /// Passing is binding.
    #[error("you have passed in this window")]
    AlreadyPassed,
    /// There is no window to pass in.
    #[error("there is nothing to pass")]
    NothingToPass,
    /// A composition that is not in hand has no order.
    #[error("{comp} is not in your hand, so it has no order")]
    NoSuchOrder {
        /// The composition.
        comp: Comp,
    },
    /// Calls cannot be attached here.
    #[error("calls cannot be attached to this move")]
    NotAttachable,
    /// A sealed round has its order.
    #[error("this has no place at this point of a sealed round")]
    OutOfTime,
    /// Calls are no turn moves.
    #[error("a call is sent as a call, not as a move")]
    NoTurnMove,
    /// Bots only.
    #[error("this table is for bots only")]
    BotsOnly,
    /// It cannot be read.
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
