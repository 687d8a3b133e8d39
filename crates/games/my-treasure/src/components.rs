//! The components: kinds of treasure and their tokens, cards, spots.

use serde::{Deserialize, Serialize};

/// A kind of treasure. There is one token of each (MS-004).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// A ring.
    Ring,
    /// A diamond.
    Diamond,
    /// A sword.
    Sword,
    /// A pearl necklace.
    Necklace,
    /// A pile of coins; unrelated to the gold and silver in a purse.
    Money,
    /// A bottle of potion.
    Potion,
}

impl Kind {
    /// The six kinds in the order of their numbers.
    pub const ALL: [Kind; 6] =
        [Kind::Ring, Kind::Diamond, Kind::Sword, Kind::Necklace, Kind::Money, Kind::Potion];

    /// The number of this kind, 0 to 5.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of kinds, one bit each; for instance, the tokens that are treasure side up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    /// All six kinds.
    pub const ALL: Kinds = Kinds(0b11_1111);
    /// The number of possible sets.
    pub const SETS: usize = 64;

    /// The set with number `index`, below [`Kinds::SETS`].
    pub(crate) const fn at(index: usize) -> Kinds {
        Kinds(index as u8 & Kinds::ALL.0)
    }

    /// The number of this set.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & Kinds::ALL.0) as usize
    }

    /// All bits set in the byte of each kind in the set, the first kind lowest.
    #[inline]
    pub(crate) const fn spread(self) -> u64 {
        // Move each bit to the lowest bit of its byte, then multiply to fill the byte.
        let bits = self.0 as u64;
        let apart =
            (bits | bits << 7 | bits << 14 | bits << 21 | bits << 28 | bits << 35) & 0x0000_0101_0101_0101;
        apart * 0xff
    }

    /// Whether `kind` is in the set.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// The set without `kind`.
    #[inline]
    #[must_use]
    pub const fn without(self, kind: Kind) -> Kinds {
        Kinds(self.0 & !(1 << kind as u8))
    }

    /// The number of kinds in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The number of kinds in the set that come before this one.
    pub(crate) const fn before(self, kind: Kind) -> usize {
        (self.0 & !(u8::MAX << kind as u8)).count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Kinds {
        Kinds(kinds.into_iter().fold(0, |bits, kind| bits | 1 << kind as u8))
    }
}

/// A treasure card, by its id. [`crate::tables`] says what is printed on it.
#[expect(missing_docs, reason = "thirty ids; their faces are in one table")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[rustfmt::skip]
#[repr(u8)]
pub enum Treasure {
    T01 = 1, T02, T03, T04, T05, T06, T07, T08, T09, T10,
    T11, T12, T13, T14, T15, T16, T17, T18, T19, T20,
    T21, T22, T23, T24, T25, T26, T27, T28, T29, T30,
}

impl Treasure {
    /// All thirty cards in the order of their ids.
    #[rustfmt::skip]
    pub const ALL: [Treasure; 30] = {
        use Treasure::*;
        [
            T01, T02, T03, T04, T05, T06, T07, T08, T09, T10,
            T11, T12, T13, T14, T15, T16, T17, T18, T19, T20,
            T21, T22, T23, T24, T25, T26, T27, T28, T29, T30,
        ]
    };

    /// The index of this card in [`Treasure::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

/// A card of the deck. Orcs are indistinguishable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Card {
    /// One of the six orcs.
    Orc,
    /// A treasure card.
    Treasure(Treasure),
}

/// How often each kind is printed on a group of cards, the number of mice, and the number of cards.
///
/// Eight counters in eight bytes, so that adding a card to a pile is a single addition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Symbols([u8; 8]);

impl Symbols {
    /// The sum over no cards.
    pub const NONE: Symbols = Symbols([0; 8]);
    const MICE: usize = 6;
    const CARDS: usize = 7;

    /// The face of one card: its symbols in the order of the kinds, then its mice.
    pub(crate) const fn face(printed: [u8; 7]) -> Symbols {
        let [ring, diamond, sword, necklace, money, potion, mice] = printed;
        Symbols([ring, diamond, sword, necklace, money, potion, mice, 1])
    }

    /// The sum of both.
    // No counter overflows into the next: a deck has at most 31 symbols of a kind plus mice, and 30 cards.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Symbols) -> Symbols {
        Symbols((u64::from_le_bytes(self.0) + u64::from_le_bytes(other.0)).to_le_bytes())
    }

    /// The eight counters as one number: the six kinds from the lowest byte, then mice, then cards.
    #[inline]
    pub const fn packed(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    /// How often `kind` is printed.
    #[inline]
    pub const fn of(self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    /// The number of mice.
    #[inline]
    pub const fn mice(self) -> u8 {
        self.0[Symbols::MICE]
    }

    /// The number of cards.
    #[inline]
    pub const fn cards(self) -> u8 {
        self.0[Symbols::CARDS]
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Kinds};

    #[test]
    fn a_set_of_kinds_contains_what_was_put_in_once_or_twice() {
        let kinds: Kinds = [Kind::Potion, Kind::Ring, Kind::Potion].into_iter().collect();
        assert_eq!(kinds.iter().collect::<Vec<_>>(), [Kind::Ring, Kind::Potion]);
        assert_eq!(Kind::ALL.into_iter().collect::<Kinds>(), Kinds::ALL);
    }
}
