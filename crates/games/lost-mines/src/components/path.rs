//! Directions, and the sides at which a path leaves a card.

use std::{fmt, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};
use serde::{Deserialize, Serialize};

/// A side of a card, or a direction: north, east, south, west (LM-030).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Dir {
    /// North (up).
    N,
    /// East (right).
    E,
    /// South (down).
    S,
    /// West (left).
    W,
}

impl Dir {
    /// All four, clockwise from north.
    pub const ALL: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

    /// The opposite direction.
    pub const fn opposite(self) -> Dir {
        match self {
            Dir::N => Dir::S,
            Dir::E => Dir::W,
            Dir::S => Dir::N,
            Dir::W => Dir::E,
        }
    }

    /// Its lowercase letter.
    pub const fn letter(self) -> char {
        match self {
            Dir::N => 'n',
            Dir::E => 'e',
            Dir::S => 's',
            Dir::W => 'w',
        }
    }
}

/// The open sides of a card as bits: N 1, E 2, S 4, W 8. Written as letters, such as `NEW`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Exits(pub(crate) u8);

impl Exits {
    /// Parses letters out of `NESW`, each at most once.
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

    /// The exits of a table row; a typo fails the build.
    pub(crate) const fn of_table(text: &str) -> Exits {
        match Exits::parse(text) {
            Some(exits) => exits,
            None => panic!("the tables name exits by the letters N, E, S, W"),
        }
    }

    /// Whether this side is open.
    pub const fn has(self, side: Dir) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// The exits after a half turn, the only way a card may be turned (LM-032).
    #[must_use]
    pub const fn half_turn(self) -> Exits {
        Exits(((self.0 << 2) | (self.0 >> 2)) & 15)
    }

    /// The exits, after a half turn if `turned`.
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
        Exits::parse(text).ok_or_else(|| NotationError::new(text, "exits: letters from NESW"))
    }
}

serde_as_text!(Exits);
