//! The components: colors, treasure cards, expedition shapes, sets of cells and of cards.

use std::{fmt, num::NonZeroU8, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeSeq};

use crate::data::{NAMES, POINTS, SEAL_VALUE};

/// The color of a treasure card. Seals refer to colors, and colors break ties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// Cards of 14 cells.
    Purple,
    /// Cards of 12 cells.
    Orange,
    /// Cards of 10 cells.
    Green,
    /// Cards of 8 cells.
    Grey,
}

impl Color {
    /// All colors in printed order, largest cards first.
    pub const ALL: [Color; 4] = [Color::Purple, Color::Orange, Color::Green, Color::Grey];

    /// TM-114: the number of cells of a card of this color, which is also its points.
    pub const fn points(self) -> u8 {
        POINTS[self as usize]
    }

    /// TM-115: what a seal that names this color gives for each completed card of that color.
    pub const fn seal_value(self) -> u8 {
        SEAL_VALUE[self as usize]
    }
}

/// A treasure card, written by its name, such as `purple-01`. [`crate::tables`] says what is drawn on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(#[cfg_attr(feature = "ts", ts(skip))] NonZeroU8);

impl Card {
    /// The number of treasure cards.
    pub const COUNT: usize = 47;

    /// All cards in printed order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..Card::COUNT).map(Card::at)
    }

    /// The card at an index of the printed order.
    pub(crate) const fn at(index: usize) -> Card {
        assert!(index < Card::COUNT, "there are 47 treasure cards");
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Card(number),
            None => unreachable!(),
        }
    }

    /// Its index in the printed order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The card with this name.
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

    /// TM-114: its points, one per cell.
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

/// The shape on an expedition card. E2 and E3 are identical in print, as are E4 and E5, so only the shape has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Shape {
    /// Two cells in a row.
    I2,
    /// Three cells in a row.
    I3,
    /// Three cells around a corner.
    V3,
    /// A T of four cells.
    T4,
    /// An L of four cells.
    L4,
    /// A square of four cells.
    O4,
}

impl Shape {
    /// The number of shapes.
    pub const COUNT: usize = 6;
    /// All shapes in printed order.
    pub const ALL: [Shape; Shape::COUNT] = [Shape::I2, Shape::I3, Shape::V3, Shape::T4, Shape::L4, Shape::O4];

    /// The number of cells it covers.
    pub const fn size(self) -> u8 {
        match self {
            Shape::I2 => 2,
            Shape::I3 | Shape::V3 => 3,
            Shape::T4 | Shape::L4 | Shape::O4 => 4,
        }
    }
}

/// A set of cells of one card: bit *i* is cell *i* in reading order. In JSON, an ascending list of cell numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Cells(pub u16);

impl Cells {
    /// The empty set.
    pub const NONE: Cells = Cells(0);

    /// The set of one cell, which must be below 16.
    #[inline]
    pub const fn only(cell: u8) -> Cells {
        debug_assert!(cell < 16, "cells are numbered 0 to 15");
        Cells(1 << cell)
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(self, cell: u8) -> bool {
        cell < 16 && self.0 >> cell & 1 == 1
    }

    /// The number of cells in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        // Most sets are empty, and counting bits takes a dozen instructions on baseline processors.
        if self.0 == 0 { 0 } else { self.0.count_ones() as u8 }
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells in either set.
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
        // Formats without delimiters need the length up front.
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

    /// Adds `card` to the set.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// The number of cards in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
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

    /// The number of cards of each color, in the order of [`Color::ALL`].
    pub fn by_color(self) -> [u8; 4] {
        Color::ALL.map(|color| (self.0 & CARDS_OF[color as usize]).count_ones() as u8)
    }
}

/// The cards of each color as bit sets.
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

/// One mark of step 2: cells on the card in a slot. If the first mark has several cells, it is a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The slot of the card, 0 or 1.
    pub slot: u8,
    /// The cells that are crossed.
    pub cells: Cells,
}
