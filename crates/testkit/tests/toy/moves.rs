//! Moves, their notation, and refusals.

use std::{fmt, str::FromStr};

use klad_engine::{Reason, RuleId, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use serde_json::Value;

use super::{Jetty, SLOTS, flaw, rules};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Move {
    Bury {
        slot: u8,
    },
    Recant,
    Done,
    /// A move of the table only.
    Close,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum Wire {
    Bury { slot: u8 },
    Recant {},
    Done {},
    Close {},
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let wire = match *self {
            Move::Bury { slot } => Wire::Bury { slot },
            Move::Recant => Wire::Recant {},
            Move::Done => Wire::Done {},
            Move::Close => Wire::Close {},
        };
        wire.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        let mut value = Value::deserialize(deserializer)?;
        if flaw::is(flaw::UNKNOWN_FIELDS_ACCEPTED)
            && let Some(fields) = value.as_object_mut()
        {
            fields.retain(|name, _| name == "type" || name == "slot");
        }
        Ok(match serde_json::from_value(value).map_err(D::Error::custom)? {
            Wire::Bury { slot } => Move::Bury { slot },
            Wire::Recant {} => Move::Recant,
            Wire::Done {} => Move::Done,
            Wire::Close {} => Move::Close,
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bury { slot } => write!(f, "bury {slot}"),
            Move::Recant if flaw::is(flaw::NOTATION_ONE_WAY) => f.write_str("done"),
            Move::Recant => f.write_str("recant"),
            Move::Done => f.write_str("done"),
            Move::Close => f.write_str("close"),
        }
    }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Move, String> {
        if flaw::is(flaw::NOTATION_PANICS) && text.len() > 4 {
            // Panics if byte 4 is not on a character boundary.
            let _ = &text[..4];
        }
        let words = match text.strip_prefix("done ") {
            Some(_) if flaw::is(flaw::NOTATION_IGNORES_THE_REST) => "done",
            _ => text,
        };
        let mv = match words {
            "recant" => Move::Recant,
            "done" => Move::Done,
            "close" => Move::Close,
            _ => {
                let slot = words.strip_prefix("bury ").and_then(|slot| slot.parse().ok());
                Move::Bury { slot: slot.ok_or_else(|| format!("found {text:?}, wanted a move"))? }
            }
        };
        match mv.to_string() == words || mv == Move::Recant {
            true => Ok(mv),
            false => Err(format!("found {text:?}, wanted {mv}")),
        }
    }
}

pub(crate) fn legal_moves(state: &Jetty, seat: Seat, into: &mut Vec<Move>) {
    if flaw::is(flaw::BUFFER_CLEARED) {
        into.clear();
    }
    let before = into.len();
    let all = (0..SLOTS as u8).map(|slot| Move::Bury { slot }).chain([Move::Recant, Move::Done]);
    into.extend(all.filter(|&mv| rules::check(state, seat, mv).is_ok()));
    match flaw::now() {
        flaw::ORDER_TELLS_THE_DECK if state.deck.last().is_some_and(|top| top % 2 == 1) => {
            into[before..].reverse()
        }
        flaw::RECANT_NOT_LISTED => into.retain(|&mv| mv != Move::Recant),
        flaw::LISTED_TWICE => {
            if let Some(&last) = into.last().filter(|_| into.len() > before + 1) {
                into.push(last);
            }
        }
        flaw::LISTED_AND_REFUSED if state.scores[0] > 0 && into.len() > before => into.push(Move::Close),
        flaw::GETS_STUCK if state.pile.len() > 4 => into.truncate(before),
        flaw::ACTS_AFTER_THE_END if state.is_over() && seat != Seat::TABLE => into.push(Move::Done),
        _ => {}
    }
}

pub(crate) fn index(mv: Move) -> Option<usize> {
    match mv {
        Move::Bury { slot } if usize::from(slot) < SLOTS => {
            Some(if flaw::is(flaw::INDEX_SHARED) { 0 } else { usize::from(slot) })
        }
        Move::Bury { .. } => None,
        Move::Recant => Some(SLOTS),
        Move::Done => Some(SLOTS + 1),
        Move::Close => Some(SLOTS + 2),
    }
}

pub(crate) fn at(state: &Jetty, _seat: Seat, index: usize) -> Option<Move> {
    if flaw::is(flaw::MASK_TELLS_THE_DECK)
        && index == SLOTS + 2
        && state.deck.last().is_some_and(|&top| top > 6)
    {
        return None;
    }
    [Move::Bury { slot: 0 }, Move::Bury { slot: 1 }, Move::Recant, Move::Done, Move::Close]
        .get(index)
        .copied()
}

#[derive(Debug, Clone, PartialEq, thiserror::Error, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Refusal {
    #[error("you are not to act now")]
    NotYourTurn,
    #[error("there is no card in slot {slot}")]
    EmptySlot { slot: u8 },
    #[error("you have buried a card already")]
    AlreadyBuried,
    #[error("you have buried nothing, {left} cards are left")]
    NothingBuried { left: u8 },
    #[error("you have recanted already")]
    AlreadyRecanted,
    #[error("only the table closes")]
    OnlyTheTable,
    #[error("nobody knows why")]
    Unknown,
}

impl Reason for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::NotYourTurn | Refusal::OnlyTheTable => "JE-010",
            Refusal::EmptySlot { .. } => "JE-011",
            Refusal::AlreadyBuried => "JE-012",
            Refusal::NothingBuried { .. } => "JE-013",
            Refusal::AlreadyRecanted => "JE-014",
            Refusal::Unknown => "JE-999",
        })
    }
}
