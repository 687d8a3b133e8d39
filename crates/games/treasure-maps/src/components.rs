//! The pieces: colors, treasure cards, expedition shapes, sets of cells and of cards.

use std::{fmt, num::NonZeroU8, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeSeq};

use crate::data::{NAMES, POINTS, SEAL_VALUE};

/// The color of a treasure card. Seals name colors, and ties are broken by them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// 14 cells.
    Purple,
    /// 12 cells.
    Orange,
    /// 10 cells.
    Green,
    /// 8 cells.
    Grey,
}

impl Color {
    /// All colors, as printed: the largest cards first.
    pub const ALL: [Color; 4] = [Color::Purple, Color::Orange, Color::Green, Color::Grey];

    /// TM-114: cells of a card of this color, which are its points too.
    pub const fn points(self) -> u8 {
        POINTS[self as usize]
    }

    /// TM-115: what a seal that names this color gives for each completed card of it.
    pub const fn seal_value(self) -> u8 {
        SEAL_VALUE[self as usize]
    }
}

/// A treasure card, written by its name such as `purple-01`. [`crate::tables`] says what is drawn on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(#[cfg_attr(feature = "ts", ts(skip))] NonZeroU8);

impl Card {
    /// How many there are.
    pub const COUNT: usize = 47;

    /// All cards in printed order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..Card::COUNT).map(Card::at)
    }

    /// The card at a place of the printed order.
    pub(crate) const fn at(index: usize) -> Card {
        assert!(index < Card::COUNT, "there are 47 treasure cards");
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Card(number),
            None => unreachable!(),
        }
    }

    /// Its place in the printed order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The card of this name.
    pub fn named(name: &str) -> Option<Card> {
        NAMES.iter().position(|(known, _)| *known == name).map(Card::at)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        NAMES[self.index()].0
    }

    /// Its color.
    #[inline]
    pub const fn color(self) -> Color {
        NAMES[self.index()].1
    }

    /// TM-114: its points, one for each cell.
    #[inline]
    pub const fn points(self) -> u8 {
        self.color().points()
    }

    /// All its cells.
    #[inline]
    pub const fn cells(self) -> Cells {
        Cells((1 << self.points()) - 1)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        Card::named(text).ok_or_else(|| NotationError::new(text, "a treasure card such as purple-01"))
    }
}

serde_as_text!(Card);

/// What an expedition card shows. E2 and E3, and E4 and E5, are alike in print, so only the shape has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Shape {
    /// Two in a row.
    I2,
    /// Three in a row.
    I3,
    /// The angle of three.
    V3,
    /// The T of four.
    T4,
    /// The L of four.
    L4,
    /// The square of four.
    O4,
}

impl Shape {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All shapes in printed order.
    pub const ALL: [Shape; Shape::COUNT] = [Shape::I2, Shape::I3, Shape::V3, Shape::T4, Shape::L4, Shape::O4];

    /// How many cells it covers.
    pub const fn size(self) -> u8 {
        match self {
            Shape::I2 => 2,
            Shape::I3 | Shape::V3 => 3,
            Shape::T4 | Shape::L4 | Shape::O4 => 4,
        }
    }
}

/// A set of cells of one card: bit *i* is cell *i* in reading order. Travels as an ascending list of cell numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Cells(pub u16);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// The set of one cell, which is below 16.
    #[inline]
    pub const fn only(cell: u8) -> Cells {
        debug_assert!(cell < 16, "a set holds cells 0 to 15");
        Cells(1 << cell)
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(self, cell: u8) -> bool {
        cell < 16 && self.0 >> cell & 1 == 1
    }

    /// How many cells.
    #[inline]
    pub const fn len(self) -> u8 {
        // Most sets asked are empty, and counting bits takes a dozen instructions on the plainest processors.
        if self.0 == 0 { 0 } else { self.0.count_ones() as u8 }
    }

    /// Whether there is no cell in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All cells of both sets.
    #[inline]
    pub const fn union(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells that are in both sets.
    #[inline]
    pub const fn both(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells that are not in `other`.
    #[inline]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// The lowest cell.
    #[inline]
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The cells in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = Cells(rest).first()?;
            rest &= rest - 1;
            Some(cell)
        })
    }
}

impl FromIterator<u8> for Cells {
    fn from_iter<I: IntoIterator<Item = u8>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |set, cell| set.union(Cells::only(cell)))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Formats without brackets must know the length beforehand.
        let mut list = serializer.serialize_seq(Some(self.len().into()))?;
        self.iter().try_for_each(|cell| list.serialize_element(&cell))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        let cells = arrayvec::ArrayVec::<u8, 16>::deserialize(deserializer)?;
        if cells.iter().any(|&cell| cell >= 16) || cells.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(de::Error::custom(format!(
                "found cells {cells:?}, wanted numbers 0 to 15 in ascending order"
            )));
        }
        Ok(cells.into_iter().collect())
    }
}

/// A set of treasure cards.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

impl Cards {
    /// Whether `card` is in the set.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Puts `card` into the set.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// How many cards.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in printed order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card::at(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            Some(card)
        })
    }

    /// How many cards of each color, as in [`Color::ALL`].
    pub fn by_color(self) -> [u8; 4] {
        Color::ALL.map(|color| (self.0 & CARDS_OF[color as usize]).count_ones() as u8)
    }
}

/// The cards of each color as sets.
const CARDS_OF: [u64; 4] = {
    let mut sets = [0; 4];
    let mut index = 0;
    while index < Card::COUNT {
        sets[NAMES[index].1 as usize] |= 1 << index;
        index += 1;
    }
    sets
};

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One mark of step 2: cells of the card in a slot. A first mark of several cells is a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// Which of the player's two cards.
    pub slot: u8,
    /// The cells.
    pub cells: Cells,
}
