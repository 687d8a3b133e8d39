//! Compositions and sets of them.

use std::{fmt, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};

use crate::data::COMPOSITIONS;

/// A composition card, `C01` to `C25`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Comp(pub(crate) u8);

impl Comp {
    /// All compositions in table order.
    pub fn all() -> impl DoubleEndedIterator<Item = Comp> + ExactSizeIterator {
        (0..COMPOSITIONS as u8).map(Comp)
    }

    /// Its index in the table, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
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
            if (1..=COMPOSITIONS as u8).contains(&number) {
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
    /// The empty set.
    pub const EMPTY: Comps = Comps(0);
    /// All twenty-five.
    pub const ALL: Comps = Comps((1 << COMPOSITIONS) - 1);

    /// Whether the set contains `comp`.
    #[inline]
    pub const fn contains(self, comp: Comp) -> bool {
        self.0 & (1 << comp.0) != 0
    }

    /// The number of compositions.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with `comp` added.
    #[inline]
    pub const fn with(self, comp: Comp) -> Comps {
        Comps(self.0 | 1 << comp.0)
    }

    /// The set with `comp` removed.
    #[inline]
    pub const fn without(self, comp: Comp) -> Comps {
        Comps(self.0 & !(1 << comp.0))
    }

    /// The compositions in either set.
    #[inline]
    pub const fn union(self, other: Comps) -> Comps {
        Comps(self.0 | other.0)
    }

    /// The compositions that are not in `other`.
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

serde_as_text!(Comp);
