//! The pieces: symbols, wall cards, action cards, compositions.

use std::{fmt, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};
use serde::{Deserialize, Serialize};

use crate::data::{CARD_SYMBOLS, COMPOSITIONS, SYMBOLS, WALL_CARDS};

/// What a card of the wall deck shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// A paper lantern.
    Lantern,
    /// A kite.
    Kite,
    /// A pine.
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
    /// A rickshaw: no part of the wall, it rides on it (KZ-090).
    Rickshaw,
}

impl Symbol {
    /// The ten symbols of the wall, in the order of the table.
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

    /// The two letters that stand for it, such as `LN`.
    pub const fn code(self) -> &'static str {
        if let Symbol::Rickshaw = self { "RK" } else { SYMBOLS[self as usize].code }
    }

    /// Its word in notation and JSON, such as `lantern`.
    pub const fn word(self) -> &'static str {
        if let Symbol::Rickshaw = self { "rickshaw" } else { SYMBOLS[self as usize].word }
    }

    /// Whether it is a part of a dragon.
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

/// A card of the wall deck: a wall card, numbered from 1 as in the table, or a rickshaw. The three rickshaws are alike.
///
/// Written as the code of its symbol and its number among those, such as `LN1`; a rickshaw is `RK`.
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

    /// What it shows.
    #[inline]
    pub fn symbol(self) -> Symbol {
        CARD_SYMBOLS[self.0 as usize]
    }

    /// Whether it is a rickshaw and not a wall card.
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
        let row = &SYMBOLS[self.symbol() as usize];
        write!(f, "{}{}", row.code, self.0 - row.first + 1)
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
        let row = SYMBOLS.iter().find(|row| row.code == code).ok_or_else(wrong)?;
        match number.as_bytes() {
            [digit @ b'1'..=b'9'] if digit - b'0' <= row.count => Ok(Card(row.first + digit - b'1')),
            _ => Err(wrong()),
        }
    }
}

/// The kinds of action cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Action {
    /// A wall card moves one place (KZ-041).
    #[default]
    Shift1,
    /// A wall card moves two places (KZ-042).
    Shift2,
    /// Two wall cards change places (KZ-043).
    Swap,
    /// A wall card is discarded (KZ-044).
    Remove,
    /// One more composition (KZ-045).
    Extra,
    /// A new market, and one card of it goes to the wall (KZ-046).
    Market,
    /// A discarded wall card comes back anywhere (KZ-047).
    Return,
}

impl Action {
    /// All kinds in the order of the table.
    pub const ALL: [Action; 7] = [
        Action::Shift1,
        Action::Shift2,
        Action::Swap,
        Action::Remove,
        Action::Extra,
        Action::Market,
        Action::Return,
    ];

    /// The rule of its effect.
    pub const fn rule(self) -> &'static str {
        match self {
            Action::Shift1 => "KZ-041",
            Action::Shift2 => "KZ-042",
            Action::Swap => "KZ-043",
            Action::Remove => "KZ-044",
            Action::Extra => "KZ-045",
            Action::Market => "KZ-046",
            Action::Return => "KZ-047",
        }
    }

    /// Its word in notation and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Action::Shift1 => "shift1",
            Action::Shift2 => "shift2",
            Action::Swap => "swap",
            Action::Remove => "remove",
            Action::Extra => "extra",
            Action::Market => "market",
            Action::Return => "return",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let found = Action::ALL.into_iter().find(|action| action.word() == text);
        found.ok_or_else(|| NotationError::new(text, "an action card such as shift1"))
    }
}

/// The action cards of one hand, counted by kind.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Actions(pub(crate) [u8; Action::ALL.len()]);

impl Actions {
    /// How many cards of this kind.
    #[inline]
    pub fn count(self, action: Action) -> u8 {
        self.0[action as usize]
    }

    /// How many cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The cards in table order.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        Action::ALL
            .into_iter()
            .flat_map(move |action| std::iter::repeat_n(action, self.count(action) as usize))
    }

    #[inline]
    pub(crate) fn add(&mut self, action: Action) {
        self.0[action as usize] += 1;
    }

    #[inline]
    pub(crate) fn take(&mut self, action: Action) {
        self.0[action as usize] -= 1;
    }
}

impl FromIterator<Action> for Actions {
    fn from_iter<I: IntoIterator<Item = Action>>(cards: I) -> Actions {
        let mut hand = Actions::default();
        cards.into_iter().for_each(|action| hand.add(action));
        hand
    }
}

impl fmt::Debug for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A composition card, `C01` to `C25`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Comp(pub(crate) u8);

impl Comp {
    /// All compositions in table order.
    pub fn all() -> impl DoubleEndedIterator<Item = Comp> + ExactSizeIterator {
        (0..COMPOSITIONS.len() as u8).map(Comp)
    }

    /// Its place in the table, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The symbols it shows, from left to right.
    #[inline]
    pub fn pattern(self) -> &'static [Symbol] {
        COMPOSITIONS[self.index()].pattern
    }

    /// What a photo of it is worth.
    #[inline]
    pub fn points(self) -> u8 {
        COMPOSITIONS[self.index()].points
    }

    /// Whether it shows a dragon or a panda (KZ-004).
    pub fn is_special(self) -> bool {
        COMPOSITIONS[self.index()].special
    }

    /// Whether it shows a part of a dragon, so that it is never read backwards (KZ-103).
    pub fn has_dragon(self) -> bool {
        self.pattern().iter().any(|symbol| symbol.is_dragon())
    }
}

impl fmt::Display for Comp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{:02}", self.0 + 1)
    }
}

impl fmt::Debug for Comp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Comp {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Comp, NotationError> {
        if let [b'C', tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = text.as_bytes() {
            let number = (tens - b'0') * 10 + ones - b'0';
            if (1..=COMPOSITIONS.len() as u8).contains(&number) {
                return Ok(Comp(number - 1));
            }
        }
        Err(NotationError::new(text, "a composition from C01 to C25"))
    }
}

/// A set of compositions, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Comps(pub(crate) u32);

impl Comps {
    /// No composition.
    pub const EMPTY: Comps = Comps(0);
    /// All twenty-five.
    pub const ALL: Comps = Comps((1 << COMPOSITIONS.len()) - 1);

    /// Whether `comp` is in it.
    #[inline]
    pub const fn contains(self, comp: Comp) -> bool {
        self.0 & (1 << comp.0) != 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with `comp` in it.
    #[inline]
    pub const fn with(self, comp: Comp) -> Comps {
        Comps(self.0 | 1 << comp.0)
    }

    /// The set with `comp` not in it.
    #[inline]
    pub const fn without(self, comp: Comp) -> Comps {
        Comps(self.0 & !(1 << comp.0))
    }

    /// All of both sets.
    #[inline]
    pub const fn union(self, other: Comps) -> Comps {
        Comps(self.0 | other.0)
    }

    /// All that are not in `other`.
    #[inline]
    pub const fn minus(self, other: Comps) -> Comps {
        Comps(self.0 & !other.0)
    }

    /// The compositions in table order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Comp> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let comp = Comp(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(comp)
        })
    }
}

impl FromIterator<Comp> for Comps {
    fn from_iter<I: IntoIterator<Item = Comp>>(comps: I) -> Comps {
        comps.into_iter().fold(Comps::EMPTY, Comps::with)
    }
}

impl fmt::Debug for Comps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// An end of the wall, or a direction along it. The same for all seats (KZ-013).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Where refills join the wall.
    Left,
    /// Where rickshaws leave it.
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

// Cards and compositions travel under their names.
serde_as_text!(Card, Comp);
