//! Edges between cells and sets of edges.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    board::{Cell, CellSet, Label},
    components::Dir,
    data,
};

/// The number of edges between cells of one row.
const ACROSS: u8 = (data::COLUMNS - 1) * data::ROWS;

/// The border between two cells, numbered as in LM-031: 0 to 69 separate cells of a row, 70 to 135 cells of a column.
/// Higher numbers are not edges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Edge(pub u8);

impl Edge {
    /// The number of edges on the board.
    pub const COUNT: usize = ACROSS as usize + (data::COLUMNS * (data::ROWS - 1)) as usize;

    /// The edge on a side of a cell; `None` at the rim.
    pub const fn of(cell: Cell, side: Dir) -> Option<Edge> {
        let Some(neighbor) = cell.neighbor(side) else { return None };
        Some(match side {
            Dir::E => Edge::east_of(cell),
            Dir::W => Edge::east_of(neighbor),
            Dir::S => Edge::south_of(cell),
            Dir::N => Edge::south_of(neighbor),
        })
    }

    /// The western or northern cell and the direction of the other one; `None` for numbers above 135.
    pub const fn from(self) -> Option<(Cell, Dir)> {
        if self.0 as usize >= Edge::COUNT {
            None
        } else if self.0 < ACROSS {
            let columns = data::COLUMNS - 1;
            Some((Cell::new(self.0 % columns, self.0 / columns), Dir::E))
        } else {
            let number = self.0 - ACROSS;
            Some((Cell::new(number % data::COLUMNS, number / data::COLUMNS), Dir::S))
        }
    }

    /// The edge on the east side of a cell that is not in the last column.
    pub(crate) const fn east_of(cell: Cell) -> Edge {
        Edge(cell.y() * (data::COLUMNS - 1) + cell.x())
    }

    /// The edge on the south side of a cell that is not in the last row.
    pub(crate) const fn south_of(cell: Cell) -> Edge {
        Edge(ACROSS + cell.y() * data::COLUMNS + cell.x())
    }

    /// The labels of its two cells.
    pub fn ends(self) -> Vec<Label> {
        let cells = self.from().and_then(|(cell, dir)| Some([cell, cell.neighbor(dir)?]));
        cells.into_iter().flatten().map(Label).collect()
    }
}

impl fmt::Debug for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from() {
            Some((cell, Dir::E)) => write!(f, "H{cell:?}"),
            Some((cell, _)) => write!(f, "V{cell:?}"),
            None => write!(f, "Edge({})", self.0),
        }
    }
}

/// A set of edges, each as a bit at its western or northern cell.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct EdgeSet {
    /// Edges on the east side of these cells.
    pub(crate) east: CellSet,
    /// Edges on the south side of these cells.
    pub(crate) south: CellSet,
}

impl EdgeSet {
    /// The empty set.
    pub const EMPTY: EdgeSet = EdgeSet { east: CellSet::EMPTY, south: CellSet::EMPTY };

    /// Whether the set contains `edge`.
    pub fn contains(self, edge: Edge) -> bool {
        edge.from().is_some_and(|(cell, dir)| self.crosses(cell, dir))
    }

    /// Whether the set contains the edge on this side of a cell.
    pub const fn crosses(self, cell: Cell, side: Dir) -> bool {
        match side {
            Dir::E => self.east.contains(cell),
            Dir::S => self.south.contains(cell),
            Dir::W => cell.x() > 0 && self.east.contains(Cell(cell.0 - 1)),
            Dir::N => cell.y() > 0 && self.south.contains(Cell(cell.0 - 16)),
        }
    }

    /// The cells whose edge on this side is in this set.
    pub const fn on_side(self, side: Dir) -> CellSet {
        match side {
            Dir::E => self.east,
            Dir::S => self.south,
            Dir::W => self.east.seen(Dir::W),
            Dir::N => self.south.seen(Dir::N),
        }
    }

    /// Adds an edge.
    pub(crate) fn insert(&mut self, edge: Edge) {
        match edge.from() {
            Some((cell, Dir::E)) => self.east = self.east.with(cell),
            Some((cell, _)) => self.south = self.south.with(cell),
            None => {}
        }
    }

    /// Removes an edge.
    pub(crate) fn remove(&mut self, edge: Edge) {
        match edge.from() {
            Some((cell, Dir::E)) => self.east = self.east.without(cell),
            Some((cell, _)) => self.south = self.south.without(cell),
            None => {}
        }
    }

    /// The edges that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: EdgeSet) -> EdgeSet {
        EdgeSet { east: self.east.minus(other.east), south: self.south.minus(other.south) }
    }

    /// The number of edges.
    pub const fn len(self) -> usize {
        self.east.len() + self.south.len()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.east.is_empty() && self.south.is_empty()
    }

    /// The edges in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        self.east.iter().map(Edge::east_of).chain(self.south.iter().map(Edge::south_of))
    }
}

impl FromIterator<Edge> for EdgeSet {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> EdgeSet {
        let mut set = EdgeSet::EMPTY;
        edges.into_iter().for_each(|edge| set.insert(edge));
        set
    }
}

impl fmt::Debug for EdgeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
