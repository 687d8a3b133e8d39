//! The cards of the deck: what is printed on them, their ids, and sets of them.

use std::{fmt, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};
use serde::{Deserialize, Serialize};

use super::Exits;
use crate::{data, tables::NAMES};

/// What is printed on a path card besides its path (LM-077 to LM-079).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Nothing else.
    Plain,
    /// An obstacle that needs an axe.
    Trunk,
    /// An obstacle that needs a boat.
    Lake,
    /// An obstacle that needs a rope.
    Pit,
    /// Room for only one dwarf.
    Rocks,
    /// A dwarf that starts its walk here may take five steps (LM-148).
    Campfire,
}

impl Special {
    /// The tool that overcomes this obstacle; `None` if it is not an obstacle.
    pub const fn tool(self) -> Option<Tool> {
        match self {
            Special::Trunk => Some(Tool::Axe),
            Special::Lake => Some(Tool::Boat),
            Special::Pit => Some(Tool::Rope),
            Special::Plain | Special::Rocks | Special::Campfire => None,
        }
    }
}

/// A tool that overcomes an obstacle (LM-090).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tool {
    /// Overcomes a trunk.
    Axe,
    /// Overcomes a lake.
    Boat,
    /// Overcomes a pit.
    Rope,
}

/// What an information card lets you look at (LM-100).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// A face-down mine.
    Mine,
    /// A treasure beside the board.
    Treasure,
    /// Another player's dwarf card.
    Dwarf,
}

impl Symbol {
    /// All three.
    pub const ALL: [Symbol; 3] = [Symbol::Mine, Symbol::Treasure, Symbol::Dwarf];
}

/// The symbols of an information card, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<Symbol>"))]
pub struct Symbols(u8);

impl Symbols {
    /// The set of these symbols.
    pub const fn of(symbols: &[Symbol]) -> Symbols {
        let mut bits = 0;
        let mut i = 0;
        while i < symbols.len() {
            bits |= 1 << symbols[i] as u8;
            i += 1;
        }
        Symbols(bits)
    }

    /// Whether the card shows this symbol.
    pub const fn contains(self, symbol: Symbol) -> bool {
        self.0 & (1 << symbol as u8) != 0
    }

    /// The symbols in the order mine, treasure, dwarf.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |&symbol| self.contains(symbol))
    }
}

/// Symbols are serialized as a list.
impl Serialize for Symbols {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Compact formats need the length of a list up front.
        serializer.collect_seq(self.iter().collect::<arrayvec::ArrayVec<Symbol, 3>>())
    }
}

impl<'de> Deserialize<'de> for Symbols {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Symbols, D::Error> {
        Ok(Symbols::of(&Vec::<Symbol>::deserialize(deserializer)?))
    }
}

/// What is printed on a card of the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Face {
    /// A path card.
    Path {
        /// Its exits as printed, without a half turn.
        exits: Exits,
        /// What is printed on it besides the path.
        special: Special,
    },
    /// A tool card.
    Tool {
        /// The tool it shows.
        tool: Tool,
    },
    /// An information card.
    Info {
        /// Its symbols, one of which is used.
        symbols: Symbols,
    },
    /// A trap card.
    Trap,
    /// A troll card.
    Troll,
    /// A storm card.
    Storm,
}

/// One of the 63 cards of the deck. Written by its name, such as `cross1` or `axe2`. The name is that of the standard
/// deck; what the card shows is up to the deck of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct CardId(pub(crate) u8);

impl CardId {
    /// A placeholder where there is no card.
    pub(crate) const NONE: CardId = CardId(u8::MAX);

    /// The card with this number, 0 to 62.
    pub const fn new(number: u8) -> Option<CardId> {
        if (number as usize) < data::CARDS { Some(CardId(number)) } else { None }
    }

    /// Its number, 0 to 62.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// All cards in order.
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator {
        (0..data::CARDS as u8).map(CardId)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match NAMES.get(self.index()) {
            Some((key, copy)) => write!(f, "{key}{copy}"),
            None => f.write_str("none"),
        }
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<CardId, NotationError> {
        let key = text.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let copy = &text[key.len()..];
        let number = match copy.strip_prefix('0') {
            Some(_) => None,
            None => copy.parse::<u8>().ok(),
        };
        let found = number.and_then(|copy| NAMES.iter().position(|name| *name == (key, copy)));
        match found {
            Some(number) => Ok(CardId(number as u8)),
            None => Err(NotationError::new(text, "a card such as cross1")),
        }
    }
}

serde_as_text!(CardId);

/// A set of cards, one bit each. A hand is such a set: its cards have no order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(pub(crate) u64);

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole deck.
    pub const ALL: CardSet = CardSet((1 << data::CARDS) - 1);

    /// Whether the set contains `card`.
    pub const fn contains(self, card: CardId) -> bool {
        card.0 < data::CARDS as u8 && self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// The cards in either set.
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at this position in ascending order.
    pub fn nth(self, place: usize) -> Option<CardId> {
        self.iter().nth(place)
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = CardId(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
