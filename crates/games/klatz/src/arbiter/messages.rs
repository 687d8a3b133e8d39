//! The messages between seats and the arbiter. `docs/klatz-calls.md` shows each in use.

use klad_engine::{Reason, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    arbiter::refusal::CallRefusal,
    components::{Card, Comp},
    moves::Move,
    refusal::Refusal,
};

/// A message from a seat. `rev` is the position it was made for (KZ-130).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Message {
    /// KLATZ! A call (KZ-134).
    Klatz {
        /// The position it was made for.
        rev: u32,
        /// The composition called.
        comp: Comp,
        /// The wall cards of the picture, from left to right.
        cards: Vec<Card>,
        /// Milliseconds from when the button was enabled until it was pressed. Used only in a race.
        #[serde(default)]
        dt: u32,
    },
    /// A turn move of the active seat.
    Turn {
        /// The position it was made for.
        rev: u32,
        /// The turn move.
        #[serde(rename = "move")]
        mv: Move,
        /// Milliseconds from when the button was enabled until the decision. Used only in a race.
        #[serde(default)]
        dt: u32,
        /// Calls to make as soon as the move is complete, in this order (KZ-142). Only with standing orders.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        claims: Vec<Attached>,
    },
    /// "Nothing for me"; binding for this window of a race (KZ-140).
    Pass {
        /// The position it was made for.
        rev: u32,
    },
    /// Changes standing orders, starting with the next position (KZ-141).
    Orders {
        /// The orders to change.
        orders: Vec<Order>,
    },
    /// An answer in a sealed round (KZ-144).
    Sealed {
        /// The position it was made for.
        rev: u32,
        /// A call, or null to make none.
        answer: Option<SealedCall>,
    },
}

impl Message {
    /// The position it was made for; `None` for orders, which apply from the next position on.
    pub(crate) fn rev(&self) -> Option<u32> {
        match *self {
            Message::Klatz { rev, .. }
            | Message::Turn { rev, .. }
            | Message::Pass { rev }
            | Message::Sealed { rev, .. } => Some(rev),
            Message::Orders { .. } => None,
        }
    }
}

/// A call attached to a turn move (KZ-142).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Attached {
    /// The composition to call: the seat's own or an open one.
    pub comp: Comp,
    /// Which match to take if there are several.
    #[serde(default)]
    pub prefer: Prefer,
}

/// A call in a sealed answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SealedCall {
    /// The composition called.
    pub comp: Comp,
    /// The wall cards of the picture, from left to right.
    pub cards: Vec<Card>,
}

/// The standing order for one composition (KZ-141).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The composition the order is for.
    pub comp: Comp,
    /// Whether to call it automatically.
    #[serde(default)]
    pub call: Calling,
    /// Which match to take if there are several.
    #[serde(default)]
    pub prefer: Prefer,
}

/// Whether a standing order calls automatically.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Calling {
    /// Calls as soon as the wall matches.
    #[default]
    Auto,
    /// Never calls.
    Hold,
}

/// Which match a call takes if there are several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Prefer {
    /// The leftmost match.
    #[default]
    Leftmost,
    /// The rightmost match.
    Rightmost,
}

/// A notice from the arbiter. All times are durations in milliseconds from now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// To everybody: a window of a race opens (KZ-133). Show the change for `reveal_ms`, then enable the button.
    Window {
        /// The current position.
        rev: u32,
        /// Whose turn it is.
        active: Seat,
        /// How long to show the change.
        reveal_ms: u32,
        /// After that, the minimum time before a turn move is made (KZ-138).
        window_min_ms: u32,
        /// After that, the time until the table ends the turn, if ending it is all that is left (KZ-140).
        end_ms: Option<u32>,
        /// After that, the time left on the active seat's clock (E19).
        clock_ms: Option<u32>,
    },
    /// To everybody: the table waits only for the active seat.
    Waiting {
        /// The current position.
        rev: u32,
        /// Whose turn it is.
        active: Seat,
        /// Whether manual calls are accepted meanwhile (KZ-142). The same for all seats.
        may_call: bool,
        /// The time left on the active seat's clock (E19).
        clock_ms: Option<u32>,
    },
    /// To everybody: a sealed round is open, and everybody answers (KZ-144).
    Round {
        /// The current position.
        rev: u32,
        /// The time until the round closes at the latest.
        sealed_ms: u32,
    },
    /// To everybody: a sealed round ended without a photo.
    NoPhoto {
        /// The current position.
        rev: u32,
    },
    /// To everybody: the table waits for somebody to come back (E20). The window and its entrants are void.
    Paused {
        /// The current position.
        rev: u32,
        /// The seats that are missing.
        seats: Vec<Seat>,
        /// The longest the table will wait; null while nobody at all is connected.
        pause_ms: Option<u32>,
    },
    /// To one seat: its message was refused (KZ-132).
    Refused {
        /// The current position.
        rev: u32,
        /// The id of the rule that forbids it.
        rule: String,
        /// Why it was refused.
        refusal: MessageRefusal,
        /// How long the button stays disabled (KZ-136).
        cooldown_ms: Option<u32>,
    },
    /// To one seat: its turn move was not made, because the wall changed or the window is void (KZ-139).
    Stale {
        /// The current position.
        rev: u32,
        /// The move that was not made.
        #[serde(rename = "move")]
        mv: Move,
    },
    /// To one seat: its call came too late, or its window is void (KZ-072).
    Lapsed {
        /// The current position.
        rev: u32,
        /// The composition called.
        comp: Comp,
    },
    /// To everybody, if the table announces lost calls: somebody called too late (KZ-132).
    LostCall {
        /// The seat that called.
        seat: Seat,
    },
    /// To one seat: its standing orders for the compositions in its hand, as they apply from the next position.
    Orders {
        /// One order per composition.
        orders: Vec<Order>,
    },
}

/// Why a message was refused: by the rules of the game, or by the rules for calls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum MessageRefusal {
    /// Refused by the rules of the game.
    Rules(Refusal),
    /// Refused by the rules for calls.
    Calls(CallRefusal),
}

impl MessageRefusal {
    /// The rule it cites.
    pub fn rule(&self) -> &'static str {
        match self {
            MessageRefusal::Rules(refusal) => refusal.rule().0,
            MessageRefusal::Calls(refusal) => refusal.rule().0,
        }
    }
}

impl From<Refusal> for MessageRefusal {
    fn from(refusal: Refusal) -> MessageRefusal {
        MessageRefusal::Rules(refusal)
    }
}

impl From<CallRefusal> for MessageRefusal {
    fn from(refusal: CallRefusal) -> MessageRefusal {
        MessageRefusal::Calls(refusal)
    }
}
