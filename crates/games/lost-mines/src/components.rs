//! The pieces, named as in the rulebook.

use std::{fmt, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};
use serde::{Deserialize, Serialize};

use crate::data;

/// A side of a card or a way to go: north, east, south, west (LM-030).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Dir {
    /// North, up.
    N,
    /// East, right.
    E,
    /// South, down.
    S,
    /// West, left.
    W,
}

impl Dir {
    /// All four, clockwise from north.
    pub const ALL: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

    /// The other way.
    pub const fn opposite(self) -> Dir {
        match self {
            Dir::N => Dir::S,
            Dir::E => Dir::W,
            Dir::S => Dir::N,
            Dir::W => Dir::E,
        }
    }

    /// Its lower case letter.
    pub const fn letter(self) -> char {
        match self {
            Dir::N => 'n',
            Dir::E => 'e',
            Dir::S => 's',
            Dir::W => 'w',
        }
    }
}

/// The open sides of a card, one bit each: N 1, E 2, S 4, W 8. Written as letters: `NEW`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Exits(pub(crate) u8);

impl Exits {
    /// Reads letters out of `NESW`, each at most once.
    pub const fn parse(text: &str) -> Option<Exits> {
        let letters = text.as_bytes();
        let mut bits = 0;
        let mut i = 0;
        while i < letters.len() {
            let bit = match letters[i] {
                b'N' => 1,
                b'E' => 2,
                b'S' => 4,
                b'W' => 8,
                _ => return None,
            };
            if bits & bit != 0 {
                return None;
            }
            bits |= bit;
            i += 1;
        }
        Some(Exits(bits))
    }

    /// The exits of a table row, which a typing mistake must not survive.
    pub(crate) const fn of_table(text: &str) -> Exits {
        match Exits::parse(text) {
            Some(exits) => exits,
            None => panic!("the tables name exits by the letters N, E, S, W"),
        }
    }

    /// Whether there is a way out on this side.
    pub const fn has(self, side: Dir) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// After a half turn, the only way a card may be turned (LM-032).
    #[must_use]
    pub const fn half_turn(self) -> Exits {
        Exits(((self.0 << 2) | (self.0 >> 2)) & 15)
    }

    /// Turned or not.
    #[must_use]
    pub const fn oriented(self, turned: bool) -> Exits {
        if turned { self.half_turn() } else { self }
    }

    /// Whether a half turn changes nothing.
    pub const fn is_symmetric(self) -> bool {
        self.half_turn().0 == self.0
    }
}

impl fmt::Display for Exits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sides = Dir::ALL.into_iter().zip(['N', 'E', 'S', 'W']).filter(|(side, _)| self.has(*side));
        sides.into_iter().try_for_each(|(_, letter)| fmt::Write::write_char(f, letter))
    }
}

impl fmt::Debug for Exits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Exits {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Exits, NotationError> {
        Exits::parse(text).ok_or_else(|| NotationError::new(text, "exits: letters out of NESW"))
    }
}

serde_as_text!(Exits);

/// What is printed on a path card beside its path (LM-077 to LM-079).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Nothing.
    Plain,
    /// An obstacle that needs an axe.
    Trunk,
    /// An obstacle that needs a boat.
    Lake,
    /// An obstacle that needs a rope.
    Pit,
    /// Room for one dwarf only.
    Rocks,
    /// Whoever starts here walks farther.
    Campfire,
}

impl Special {
    /// The tool that overcomes this obstacle; none if it is no obstacle.
    pub const fn tool(self) -> Option<Tool> {
        match self {
            Special::Trunk => Some(Tool::Axe),
            Special::Lake => Some(Tool::Boat),
            Special::Pit => Some(Tool::Rope),
            Special::Plain | Special::Rocks | Special::Campfire => None,
        }
    }
}

/// What overcomes an obstacle (LM-090).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tool {
    /// For a trunk.
    Axe,
    /// For a lake.
    Boat,
    /// For a pit.
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

/// The symbols of an information card, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<Symbol>"))]
pub struct Symbols(u8);

impl Symbols {
    /// These symbols.
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

/// Symbols travel as a list.
impl Serialize for Symbols {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A list whose length is known beforehand: compact formats ask for it.
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
        /// Its exits, not turned.
        exits: Exits,
        /// What else is printed on it.
        special: Special,
    },
    /// A tool.
    Tool {
        /// Which.
        tool: Tool,
    },
    /// Secret information.
    Info {
        /// Its symbols; one of them is used.
        symbols: Symbols,
    },
    /// A trap.
    Trap,
    /// A troll.
    Troll,
    /// A storm.
    Storm,
}

/// One of the 63 cards of the deck. Written as its name: `cross1`, `axe2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct CardId(pub(crate) u8);

impl CardId {
    /// Stands where no card is.
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
        match data::NAMES.get(self.index()) {
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
        let found = number.and_then(|copy| data::NAMES.iter().position(|name| *name == (key, copy)));
        match found {
            Some(number) => Ok(CardId(number as u8)),
            None => Err(NotationError::new(text, "a card such as cross1")),
        }
    }
}

serde_as_text!(CardId);

/// A set of cards, one bit each. A hand is one: cards in it have no order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(pub(crate) u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole deck.
    pub const ALL: CardSet = CardSet((1 << data::CARDS) - 1);

    /// Whether `card` is in it.
    pub const fn contains(self, card: CardId) -> bool {
        card.0 < data::CARDS as u8 && self.0 & (1 << card.0) != 0
    }

    /// Puts a card in.
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// All cards of both.
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at this place in ascending order.
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

/// One of the two clans: blue with the shield, yellow with the axe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Clan {
    /// The shield.
    Blue,
    /// The axe.
    Yellow,
}

impl Clan {
    /// Both.
    pub const ALL: [Clan; 2] = [Clan::Blue, Clan::Yellow];

    /// The other one.
    pub const fn other(self) -> Clan {
        match self {
            Clan::Blue => Clan::Yellow,
            Clan::Yellow => Clan::Blue,
        }
    }
}

/// What a dwarf secretly wants (LM-210, LM-211).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Works for its own clan.
    Loyal,
    /// Works for himself.
    Selfish,
    /// Works for the other clan.
    Saboteur,
}

impl Role {
    /// All three.
    pub const ALL: [Role; 3] = [Role::Loyal, Role::Selfish, Role::Saboteur];
}

/// A dwarf card: its back shows the clan, its face the role. Written `blue loyal`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dwarf {
    /// What everybody sees.
    pub clan: Clan,
    /// What only the owner sees.
    pub role: Role,
}

impl Dwarf {
    /// The clan this dwarf is scored with; none for a selfish one (LM-211).
    pub const fn team(self) -> Option<Clan> {
        match self.role {
            Role::Loyal => Some(self.clan),
            Role::Selfish => None,
            Role::Saboteur => Some(self.clan.other()),
        }
    }
}

/// What lies in a mine that is no dragon's: the back of a treasure card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Gold.
    Gold,
    /// Silver.
    Silver,
    /// Gems.
    Gems,
}

impl Kind {
    /// All three.
    pub const ALL: [Kind; 3] = [Kind::Gold, Kind::Silver, Kind::Gems];
}

/// A mine card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mine {
    /// Where gold lies.
    Gold,
    /// Where silver lies.
    Silver,
    /// Where gems lie.
    Gems,
    /// Where the dragon sleeps.
    Dragon,
}

impl Mine {
    /// All four, in the order of the table.
    pub const ALL: [Mine; 4] = [Mine::Gold, Mine::Silver, Mine::Gems, Mine::Dragon];

    /// What can be taken here; nothing from the dragon.
    pub const fn treasure(self) -> Option<Kind> {
        match self {
            Mine::Gold => Some(Kind::Gold),
            Mine::Silver => Some(Kind::Silver),
            Mine::Gems => Some(Kind::Gems),
            Mine::Dragon => None,
        }
    }

    /// Its exits as printed.
    pub const fn exits(self) -> Exits {
        data::MINE_EXITS[self as usize]
    }
}

/// A treasure card: its back shows the kind, its face the value. Written `gold 3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Treasure {
    /// What everybody sees.
    pub kind: Kind,
    /// What it is worth.
    pub value: u8,
}

impl fmt::Display for Dwarf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", word(&CLANS, self.clan), word(&ROLES, self.role))
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", word(&KINDS, self.kind), self.value)
    }
}

const CLANS: [(&str, Clan); 2] = [("blue", Clan::Blue), ("yellow", Clan::Yellow)];
const ROLES: [(&str, Role); 3] =
    [("loyal", Role::Loyal), ("selfish", Role::Selfish), ("saboteur", Role::Saboteur)];
const KINDS: [(&str, Kind); 3] = [("gold", Kind::Gold), ("silver", Kind::Silver), ("gems", Kind::Gems)];

fn word<T: PartialEq + Copy>(words: &[(&'static str, T)], thing: T) -> &'static str {
    words.iter().find(|(_, named)| *named == thing).map_or("", |(word, _)| word)
}

fn thing<T: Copy>(words: &[(&'static str, T)], word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, named)| *named)
}

impl FromStr for Dwarf {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Dwarf, NotationError> {
        let read = || {
            let (clan, role) = text.split_once(' ')?;
            Some(Dwarf { clan: thing(&CLANS, clan)?, role: thing(&ROLES, role)? })
        };
        read().ok_or_else(|| NotationError::new(text, "a dwarf such as `blue loyal`"))
    }
}

impl FromStr for Treasure {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Treasure, NotationError> {
        let read = || {
            let (kind, value) = text.split_once(' ')?;
            Some(Treasure { kind: thing(&KINDS, kind)?, value: value.parse().ok()? })
        };
        read().ok_or_else(|| NotationError::new(text, "a treasure such as `gold 3`"))
    }
}

serde_as_text!(Dwarf, Treasure);
