//! The pieces: symbols, wall cards, action cards, compositions.

mod actions;
mod compositions;

use std::{fmt, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};
use serde::{Deserialize, Serialize};

pub use self::{
    actions::{Action, Actions},
    compositions::{Comp, Comps},
};
use crate::{
    data::{SYMBOLS, WALL_CARDS},
    tables::NAMES,
};

/// The symbol on a card of the wall deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// A paper lantern.
    Lantern,
    /// A kite.
    Kite,
    /// A pine tree.
    Pine,
    /// A gate.
    Gate,
    /// A drum.
    Drum,
    /// A tower: no action card moves it (KZ-100).
    Tower,
    /// A panda.
    Panda,
    /// The head of a dragon.
    DragonHead,
    /// The middle of a dragon.
    DragonMiddle,
    /// The tail of a dragon.
    DragonTail,
    /// A rickshaw, which rides on the wall and is not part of it (KZ-090).
    Rickshaw,
}

impl Symbol {
    /// The ten symbols of the wall, in table order.
    pub const WALL: [Symbol; 10] = [
        Symbol::Lantern,
        Symbol::Kite,
        Symbol::Pine,
        Symbol::Gate,
        Symbol::Drum,
        Symbol::Tower,
        Symbol::Panda,
        Symbol::DragonHead,
        Symbol::DragonMiddle,
        Symbol::DragonTail,
    ];

    /// Its two-letter code, such as `LN`.
    pub const fn code(self) -> &'static str {
        if let Symbol::Rickshaw = self { "RK" } else { SYMBOLS[self as usize].code }
    }

    /// Its name in notation and JSON, such as `lantern`.
    pub const fn word(self) -> &'static str {
        if let Symbol::Rickshaw = self { "rickshaw" } else { SYMBOLS[self as usize].word }
    }

    /// Whether it is part of a dragon.
    pub const fn is_dragon(self) -> bool {
        matches!(self, Symbol::DragonHead | Symbol::DragonMiddle | Symbol::DragonTail)
    }

    pub(crate) fn with_code(code: &str) -> Option<Symbol> {
        Symbol::WALL.into_iter().chain([Symbol::Rickshaw]).find(|symbol| symbol.code() == code)
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Symbol {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Symbol, NotationError> {
        let symbols = Symbol::WALL.into_iter().chain([Symbol::Rickshaw]);
        symbols
            .into_iter()
            .find(|symbol| symbol.word() == text)
            .ok_or_else(|| NotationError::new(text, "a symbol such as lantern"))
    }
}

/// A card of the wall deck: a wall card, numbered from 1 as in the table, or one of three identical rickshaws.
///
/// Written as a code and a number, such as `LN1`; a rickshaw is `RK`. The name is that of the standard deck; what the card
/// shows is up to the deck of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(pub(crate) u8);

impl Card {
    /// A rickshaw.
    pub const RICKSHAW: Card = Card(WALL_CARDS as u8 + 1);

    /// All wall cards in table order.
    pub fn wall() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (1..=WALL_CARDS as u8).map(Card)
    }

    /// Whether it is a rickshaw rather than a wall card.
    #[inline]
    pub fn is_rickshaw(self) -> bool {
        self == Card::RICKSHAW
    }

    /// Its number: 1 to 47 for wall cards, 48 for every rickshaw.
    #[inline]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its bit in a set of cards.
    #[inline]
    pub(crate) fn bit(self) -> u64 {
        1 << self.0
    }
}

impl Default for Card {
    fn default() -> Card {
        Card::RICKSHAW
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_rickshaw() {
            return f.write_str("RK");
        }
        let (symbol, number) = NAMES[usize::from(self.0)];
        write!(f, "{}{number}", symbol.code())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let wrong = || NotationError::new(text, "a card such as LN1, or RK");
        if text == "RK" {
            return Ok(Card::RICKSHAW);
        }
        let (code, number) = text.split_at_checked(2).ok_or_else(wrong)?;
        let [digit @ b'1'..=b'9'] = number.as_bytes() else { return Err(wrong()) };
        let named = |(symbol, number): &(Symbol, u8)| symbol.code() == code && *number == digit - b'0';
        NAMES.iter().position(named).map(|card| Card(card as u8)).ok_or_else(wrong)
    }
}

/// An end of the wall, or a direction along it. The same for all seats (KZ-013).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The end where refills join the wall.
    Left,
    /// The end where rickshaws leave the wall.
    Right,
}

impl Side {
    /// Left, then right.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Left => "left",
            Side::Right => "right",
        })
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Side, NotationError> {
        match text {
            "left" => Ok(Side::Left),
            "right" => Ok(Side::Right),
            _ => Err(NotationError::new(text, "left or right")),
        }
    }
}

// Cards and compositions are serialized by name.
serde_as_text!(Card);
