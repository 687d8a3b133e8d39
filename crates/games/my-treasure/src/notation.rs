//! One line for each move, one word for each card and kind.
//!
//! `draw`, `claim 2 ring`, `place 0`, `flee 3`; cards are `T01` to `T30` and `orc`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{
    components::{Card, Kind, Treasure},
    moves::Move,
};

/// A text that is no move, card or kind of this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is no move.
    #[error("found {found:?}, wanted `draw`, `claim <spot> <token>`, `place <spot>` or `flee <spot>`")]
    Move {
        /// The beginning of what was read.
        found: String,
    },
    /// Moves cannot be taken back.
    #[error("a move is final once it is made (MS-502)")]
    Undo,
    /// It is no spot.
    #[error("found {found:?}, wanted a spot: 0 to 3 (MS-003)")]
    Spot {
        /// The beginning of what was read.
        found: String,
    },
    /// It is no token.
    #[error("found {found:?}, wanted a token: ring, diamond, sword, necklace, money or potion (MS-004)")]
    Kind {
        /// The beginning of what was read.
        found: String,
    },
    /// It is no card.
    #[error("found {found:?}, wanted a card: T01 to T30, or orc")]
    Card {
        /// The beginning of what was read.
        found: String,
    },
}

/// The beginning of a text, enough to recognize it.
fn beginning(text: &str) -> String {
    text.chars().take(40).collect()
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw {} => f.write_str("draw"),
            Move::Claim { spot, token } => write!(f, "claim {spot} {token}"),
            Move::Place { spot } => write!(f, "place {spot}"),
            Move::Flee { spot } => write!(f, "flee {spot}"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let mut words = text.split(' ');
        let mut word = || words.next();
        let mv = match (word(), word(), word(), word()) {
            (Some("draw"), None, None, None) => Move::Draw {},
            (Some("claim"), Some(at), Some(token), None) => {
                Move::Claim { spot: spot(at)?, token: token.parse()? }
            }
            (Some("place"), Some(at), None, None) => Move::Place { spot: spot(at)? },
            (Some("flee"), Some(at), None, None) => Move::Flee { spot: spot(at)? },
            (Some("undo"), None, None, None) => return Err(Unreadable::Undo),
            _ => return Err(Unreadable::Move { found: beginning(text) }),
        };
        Ok(mv)
    }
}

/// A spot number. One that does not exist is read as well as it can be and refused by the rules (MS-003).
fn spot(text: &str) -> Result<u8, Unreadable> {
    let wrong = || Unreadable::Spot { found: beginning(text) };
    let number: u8 = text.parse().map_err(|_| wrong())?;
    // `+1` and `01` read as numbers too, but a move has one notation only.
    if text.starts_with('+') || (text.starts_with('0') && text.len() > 1) { Err(wrong()) } else { Ok(number) }
}

impl Kind {
    /// The word for it in notation and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Ring => "ring",
            Kind::Diamond => "diamond",
            Kind::Sword => "sword",
            Kind::Necklace => "necklace",
            Kind::Money => "money",
            Kind::Potion => "potion",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Kind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Kind, Unreadable> {
        let found = Kind::ALL.into_iter().find(|kind| kind.word() == text);
        found.ok_or_else(|| Unreadable::Kind { found: beginning(text) })
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{:02}", *self as u8)
    }
}

impl FromStr for Treasure {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Treasure, Unreadable> {
        let number = match text.as_bytes() {
            [b'T', tens @ b'0'..=b'3', ones @ b'0'..=b'9'] => usize::from((tens - b'0') * 10 + (ones - b'0')),
            _ => 0,
        };
        let found = number.checked_sub(1).and_then(|index| Treasure::ALL.get(index)).copied();
        found.ok_or_else(|| Unreadable::Card { found: beginning(text) })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Orc => f.write_str("orc"),
            Card::Treasure(card) => card.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        if text == "orc" { Ok(Card::Orc) } else { text.parse().map(Card::Treasure) }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
