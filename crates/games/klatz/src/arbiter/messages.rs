//! What seats say to the arbiter and what it says to them. `docs/klatz-calls.md` shows each in use.

use klad_engine::{Reason, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    arbiter::refusal::CallRefusal,
    components::{Card, Comp},
    moves::Move,
    refusal::Refusal,
};

/// A message of a seat. `rev` is the position it was made for (KZ-130).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Message {
    /// KLATZ! (KZ-134)
    Klatz {
        /// The position.
        rev: u32,
        /// The composition.
        comp: Comp,
        /// The wall cards of the picture from left to right.
        cards: Vec<Card>,
        /// Milliseconds from the moment the button was enabled to the press. Only a race asks for it.
        #[serde(default)]
        dt: u32,
    },
    /// A turn move of the active seat.
    Turn {
        /// The position.
        rev: u32,
        /// The move.
        #[serde(rename = "move")]
        mv: Move,
        /// Milliseconds from the moment the button was enabled to the decision. Only a race asks for it.
        #[serde(default)]
        dt: u32,
        /// Calls to be made as soon as the move is complete, in this order (KZ-142). Only with standing orders.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        claims: Vec<Attached>,
    },
    /// "Nothing for me": binding for this window of a race (KZ-140).
    Pass {
        /// The position.
        rev: u32,
    },
    /// Changes standing orders, from the next position on (KZ-141).
    Orders {
        /// Those to be changed.
        orders: Vec<Order>,
    },
    /// The answer to a sealed round (KZ-144).
    Sealed {
        /// The position.
        rev: u32,
        /// A call, or nothing.
        answer: Option<Answer>,
    },
}

impl Message {
    /// The position it was made for; none for orders, which wait for the next.
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
    /// The composition: own or open.
    pub comp: Comp,
    /// Which of several places.
    #[serde(default)]
    pub prefer: Prefer,
}

/// A call in a sealed answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The composition.
    pub comp: Comp,
    /// The wall cards of the picture from left to right.
    pub cards: Vec<Card>,
}

/// The standing order for one composition (KZ-141).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The composition.
    pub comp: Comp,
    /// Whether to call.
    #[serde(default)]
    pub call: Calling,
    /// Which of several places.
    #[serde(default)]
    pub prefer: Prefer,
}

/// Whether an order calls by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Calling {
    /// As soon as the wall matches.
    #[default]
    Auto,
    /// Never.
    Hold,
}

/// Which of several places a call takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Prefer {
    /// The leftmost.
    #[default]
    Leftmost,
    /// The rightmost.
    Rightmost,
}

/// What the arbiter says. Everything about time is a duration in milliseconds from now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// To all: a window of a race opens (KZ-133). Show the change for `reveal_ms`, then enable the button.
    Window {
        /// The position.
        rev: u32,
        /// Whose turn it is.
        active: Seat,
        /// How long the change is to be shown.
        reveal_ms: u32,
        /// How long after that a turn move waits at least (KZ-138).
        window_min_ms: u32,
        /// How long after that the table ends the turn by itself, where only that is left (KZ-140).
        end_ms: Option<u32>,
        /// How long after that the time of the active seat is over (E19).
        clock_ms: Option<u32>,
    },
    /// To all: the table waits for the active seat and nobody else.
    Waiting {
        /// The position.
        rev: u32,
        /// Whose turn it is.
        active: Seat,
        /// Whether calls by hand are taken meanwhile (KZ-142): from everybody or from nobody.
        may_call: bool,
        /// How long until the time of the active seat is over (E19).
        clock_ms: Option<u32>,
    },
    /// To all: a sealed round is open, everybody answers (KZ-144).
    Round {
        /// The position.
        rev: u32,
        /// How long until it is closed at the latest.
        sealed_ms: u32,
    },
    /// To all: a sealed round brought no photo.
    NoPhoto {
        /// The position.
        rev: u32,
    },
    /// To all: the table waits for somebody to come back (E20). Window and entrants are void.
    Paused {
        /// The position.
        rev: u32,
        /// Who is missing.
        seats: Vec<Seat>,
        /// How long the table waits at most; none while nobody is there at all.
        pause_ms: Option<u32>,
    },
    /// To one: a message was refused (KZ-132).
    Refused {
        /// The position now.
        rev: u32,
        /// The rule.
        rule: String,
        /// Why.
        refusal: MessageRefusal,
        /// How long the button is off (KZ-136).
        cooldown_ms: Option<u32>,
    },
    /// To one: its turn move was not made, because the wall has changed or the window is void (KZ-139).
    Stale {
        /// The position now.
        rev: u32,
        /// The move.
        #[serde(rename = "move")]
        mv: Move,
    },
    /// To one: its call came too late, or its window is void (KZ-072).
    Lapsed {
        /// The position now.
        rev: u32,
        /// The composition called.
        comp: Comp,
    },
    /// To all, where the table plays so: somebody called too late (KZ-132).
    LostCall {
        /// Who.
        seat: Seat,
    },
    /// To one: its standing orders for the compositions in its hand, as they will count from the next position on.
    Orders {
        /// One for each.
        orders: Vec<Order>,
    },
}

/// Why a message was refused: by the rules of the game, or by those of calling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum MessageRefusal {
    /// The rules of the game.
    Rules(Refusal),
    /// The rules of calling.
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
