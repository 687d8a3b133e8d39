//! Seats, sets of seats, viewers, and whose turn it is.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize, ser::SerializeSeq};

use crate::notation::excerpt;

/// The most seats these types support: a [`SeatSet`] has sixteen bits, and one of them is [`Seat::TABLE`].
pub const SEATS_MAX: usize = 15;

/// A place at the table, numbered clockwise from 0. Written as a letter: `A` is seat 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The table itself, for what no player decides (removing a seat for good). Written `T`; never in a [`Turn`].
    pub const TABLE: Seat = Seat(SEATS_MAX as u8);

    /// This seat as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left, that is, the next one clockwise, at a table of `seats`.
    pub const fn left(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// All seats of a table in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Seat::TABLE {
            return f.write_str("T");
        }
        fmt::Write::write_char(f, (b'A' + self.0) as char)
    }
}

/// The error for text that is not a seat.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, wanted a seat: one letter from A to O")]
pub struct NotASeat {
    /// What was read.
    pub found: String,
}

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Seat, NotASeat> {
        match text.as_bytes() {
            b"T" => Ok(Seat::TABLE),
            [letter @ b'A'..=b'O'] => Ok(Seat(letter - b'A')),
            _ => Err(NotASeat { found: excerpt(text, 20) }),
        }
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Seats 0 to `seats` − 1.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet((1 << seats) - 1)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set plus `seat`.
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set minus `seat`.
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats in either set.
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(rest).first()?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

/// Serialized as a list of seat numbers whose length is known up front, which compact formats require.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for seat in self.iter() {
            list.serialize_element(&seat)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if let Some(wrong) = seats.iter().find(|seat| seat.index() >= SEATS_MAX) {
            return Err(serde::de::Error::custom(format!(
                "found seat {}, wanted 0 to {}",
                wrong.0,
                SEATS_MAX - 1
            )));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Whose turn it is. This is public: it must not depend on anything hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Turn {
    /// The table waits for these seats. More than one means a simultaneous choice; none means the game is over.
    pub must: SeatSet,
    /// These seats can act too, but nobody waits for them (a call, for instance).
    pub may: SeatSet,
}

impl Turn {
    /// Only `seat` acts.
    pub const fn of(seat: Seat) -> Turn {
        Turn { must: SeatSet::only(seat), may: SeatSet::EMPTY }
    }

    /// Nobody acts: the game is over.
    pub const NOBODY: Turn = Turn { must: SeatSet::EMPTY, may: SeatSet::EMPTY };

    /// Everybody who can act.
    pub const fn anyone(self) -> SeatSet {
        self.must.union(self.may)
    }
}

/// Somebody who sees the table: a seat or a spectator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, by seat.
    Seat(Seat),
    /// Anybody without a seat.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table: each seat, then the spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

/// How much of what was once shown a view still contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// What is on the table now; people's clients get this.
    Table,
    /// Everything the viewer was ever entitled to see; bots and analysis get this.
    Recall,
}

/// Who hears about an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// Only one seat.
    Only(Seat),
    /// Everybody except one seat (which gets its own, fuller event).
    Except(Seat),
}

impl Audience {
    /// Whether `viewer` belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
            Audience::Except(seat) => !viewer.is(seat),
        }
    }
}
