//! The pieces: kinds of treasure and their tokens, cards, spots.

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
    /// A pile of coins; not to be confused with the gold and silver of the purse.
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

/// A set of kinds, one bit each: the tokens that lie treasure side up, for instance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    /// All six.
    pub const ALL: Kinds = Kinds(0b11_1111);
    /// How many sets there are.
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

    /// A byte of ones for each kind in the set, the first kind lowest.
    #[inline]
    pub(crate) const fn spread(self) -> u64 {
        // Each bit moves to the lowest place of its byte, and is multiplied there.
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

    /// How many kinds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// How many kinds come before this one.
    pub(crate) const fn before(self, kind: Kind) -> usize {
        (self.0 & !(u8::MAX << kind as u8)).count_ones() as usize
    }

    /// Whether there is none.
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

/// A treasure card by its id. [`crate::tables`] says what is printed on it.
#[expect(missing_docs, reason = "thirty ids; their faces stand in one table")]
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
    /// All thirty in the order of their ids.
    #[rustfmt::skip]
    pub const ALL: [Treasure; 30] = {
        use Treasure::*;
        [
            T01, T02, T03, T04, T05, T06, T07, T08, T09, T10,
            T11, T12, T13, T14, T15, T16, T17, T18, T19, T20,
            T21, T22, T23, T24, T25, T26, T27, T28, T29, T30,
        ]
    };

    /// The place of this card in [`Treasure::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

/// A card of the deck. Orcs cannot be told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Card {
    /// One of the six orcs.
    Orc,
    /// A treasure card.
    Treasure(Treasure),
}

/// How often each kind is printed on some cards, how many mice there are, and how many cards these are.
///
/// Eight counters in eight bytes, so that a card joins a pile by one addition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Symbols([u8; 8]);

impl Symbols {
    /// No cards.
    pub const NONE: Symbols = Symbols([0; 8]);
    const MICE: usize = 6;
    const CARDS: usize = 7;

    /// The face of one card: its symbols in the order of the kinds, then its mice.
    pub(crate) const fn face(printed: [u8; 7]) -> Symbols {
        let [ring, diamond, sword, necklace, money, potion, mice] = printed;
        Symbols([ring, diamond, sword, necklace, money, potion, mice, 1])
    }

    /// The symbols of both together.
    // No counter can overflow into the next: no deck has more than 31 of a kind with all mice, or more than 30 cards.
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

    /// How many mice.
    #[inline]
    pub const fn mice(self) -> u8 {
        self.0[Symbols::MICE]
    }

    /// How many cards.
    #[inline]
    pub const fn cards(self) -> u8 {
        self.0[Symbols::CARDS]
    }
}
