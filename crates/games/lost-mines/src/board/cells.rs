//! Cells and sets of cells.

use std::{fmt, str::FromStr};

use klad_engine::{notation::NotationError, serde_as_text};
use serde::{Deserialize, Serialize};

use crate::{components::Dir, data};

/// A cell of the grid, possibly off the board. Written as a pair: `[2, 3]` is column 2, row 3 (LM-030).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// Beyond the rim: the place of pawns and cards that are not on the board.
    pub(crate) const NOWHERE: Cell = Cell(127);

    /// Column `x`, row `y`, both below 16.
    pub const fn new(x: u8, y: u8) -> Cell {
        assert!(x < 16 && y < 16, "coordinates are below 16");
        Cell(y << 4 | x)
    }

    /// The column.
    pub const fn x(self) -> u8 {
        self.0 & 15
    }

    /// The row.
    pub const fn y(self) -> u8 {
        self.0 >> 4
    }

    /// The neighbor in a direction; `None` beyond the rim.
    pub const fn neighbor(self, dir: Dir) -> Option<Cell> {
        match dir {
            Dir::N if self.y() > 0 => Some(Cell(self.0 - 16)),
            Dir::E if self.x() + 1 < data::COLUMNS => Some(Cell(self.0 + 1)),
            Dir::S if self.y() + 1 < data::ROWS => Some(Cell(self.0 + 16)),
            Dir::W if self.x() > 0 => Some(Cell(self.0 - 1)),
            _ => None,
        }
    }

    /// The cells to the north, east, south and west. A neighbor beyond the rim is a valid cell that is not on the
    /// board: unused rows and columns separate opposite sides.
    pub(crate) const fn around(self) -> [Cell; 4] {
        let Cell(at) = self;
        [Cell(at.wrapping_sub(16) & 127), Cell(at + 1), Cell(at + 16), Cell(at.wrapping_sub(1) & 127)]
    }

    /// The Manhattan distance to another cell.
    pub const fn steps_to(self, other: Cell) -> u8 {
        self.x().abs_diff(other.x()) + self.y().abs_diff(other.y())
    }

    /// `y·11 + x`, 0 to 76; `None` beyond the rim.
    pub fn index(self) -> Option<usize> {
        (self.x() < data::COLUMNS && self.y() < data::ROWS)
            .then(|| usize::from(self.y()) * usize::from(data::COLUMNS) + usize::from(self.x()))
    }

    /// The cell with this index.
    pub fn at(index: usize) -> Option<Cell> {
        let columns = usize::from(data::COLUMNS);
        (index < columns * usize::from(data::ROWS))
            .then(|| Cell::new((index % columns) as u8, (index / columns) as u8))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x(), self.y())
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.x(), self.y()].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let [x, y] = <[u8; 2]>::deserialize(deserializer)?;
        if x < 16 && y < 16 {
            return Ok(Cell::new(x, y));
        }
        Err(serde::de::Error::custom(format!(
            "found cell [{x}, {y}], wanted a column below 11 and a row below 7"
        )))
    }
}

/// A cell as players name it: column letter and row number, such as `C3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Label(pub Cell);

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.0.x()), self.0.y() + 1)
    }
}

impl FromStr for Label {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Label, NotationError> {
        let read = || {
            let (letter, row) = text.split_at_checked(1)?;
            let x = letter.bytes().next()?.checked_sub(b'A')?;
            let y = row.parse::<u8>().ok()?.checked_sub(1)?;
            (x < 16 && y < 16).then(|| Label(Cell::new(x, y)))
        };
        read().ok_or_else(|| NotationError::new(text, "a cell such as C3"))
    }
}

serde_as_text!(Label);

/// A set of cells, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CellSet(pub(crate) u128);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet(0);

    /// Whether the set contains `cell`.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        let half = if cell.0 < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        cell.0 < 128 && half >> (cell.0 & 63) & 1 != 0
    }

    /// The set with `cell` added.
    #[must_use]
    #[inline]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | bit(cell))
    }

    /// The set with `cell` removed.
    #[must_use]
    pub const fn without(self, cell: Cell) -> CellSet {
        CellSet(self.0 & !bit(cell))
    }

    /// The cells in either set.
    #[must_use]
    pub const fn union(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// The cells in both sets.
    #[must_use]
    pub const fn intersect(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// Whether the sets have a cell in common.
    #[inline]
    pub const fn meets(self, other: CellSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// The cells whose neighbor in direction `dir` is in this set.
    #[must_use]
    pub const fn seen(self, dir: Dir) -> CellSet {
        CellSet(match dir {
            Dir::N => self.0 << 16,
            Dir::E => self.0 >> 1,
            Dir::S => self.0 >> 16,
            Dir::W => self.0 << 1,
        })
        .intersect(data::BOARD)
    }

    /// The number of cells.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells row by row from the north-west.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let cell = Cell(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(cell)
        })
    }
}

/// The bit of a cell, computed in halves because processors shift 64 bits at a time.
#[inline]
const fn bit(cell: Cell) -> u128 {
    debug_assert!(cell.0 < 128, "sets have room for eight rows");
    let half = 1u64 << (cell.0 & 63);
    let (low, high) = if cell.0 < 64 { (half, 0) } else { (0, half) };
    (high as u128) << 64 | low as u128
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
