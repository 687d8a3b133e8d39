//! Where each shape fits on each card, computed once per deck; for the standard deck, at compile time.
//!
//! A placement is a set of squares of the 5 × 4 box that every card fits in, and on a card the set of its cells. Cells
//! are numbered in reading order, like squares, so the box's list and every card's list have the same order.

use std::ops::Range;

use crate::{
    components::{Card, Cells, Shape},
    data::{COLUMNS, DRAWINGS, ROWS},
    tables::{CARDS, Drawn},
};

/// The number of placements of all shapes in the empty box.
pub(crate) const IN_BOX: usize = 215;

/// Where the shapes fit on the cards of a deck.
#[derive(Debug)]
pub(crate) struct Placements {
    /// All placements on all cards, card by card and shape by shape.
    cells: &'static [Cells],
    /// The index of each of them in the list of the box.
    places: &'static [u8],
    /// The range of placements for each card and shape.
    ranges: [[Range<u16>; Shape::COUNT]; Card::COUNT],
    /// The most placements of one shape that a seat can have on its two cards.
    pub(crate) most: usize,
}

impl Placements {
    /// The placements of `shape` on the blank `card`, ordered by their ascending lists of cells.
    #[inline]
    pub(crate) fn on(&self, card: Card, shape: Shape) -> &'static [Cells] {
        let range = &self.ranges[card.index()][shape as usize];
        &self.cells[range.start as usize..range.end as usize]
    }

    /// The placements of `shape` on the blank `card`, and their indices in the list of the box.
    #[inline]
    pub(crate) fn placed(&self, card: Card, shape: Shape) -> impl Iterator<Item = (Cells, usize)> {
        let range = &self.ranges[card.index()][shape as usize];
        let range = range.start as usize..range.end as usize;
        let places = self.places[range.clone()].iter().map(|&place| usize::from(place));
        self.cells[range].iter().copied().zip(places)
    }

    /// The index of a placement of any shape in the list of the box; `None` if no shape covers exactly these cells.
    /// Tries the likely shape first.
    pub(crate) fn place_of(&self, card: Card, likely: Shape, cells: Cells) -> Option<usize> {
        let first = &self.ranges[card.index()][likely as usize];
        let mut places = (first.start as usize..first.end as usize).chain(self.all_of(card));
        places.find(|&at| self.cells[at] == cells).map(|at| self.places[at] as usize)
    }

    /// The cells of `card` under a placement of the box's list; `None` if some of its squares are not on the card.
    pub(crate) fn cells_at(&self, card: Card, place: usize) -> Option<Cells> {
        self.all_of(card).find(|&at| self.places[at] as usize == place).map(|at| self.cells[at])
    }

    fn all_of(&self, card: Card) -> Range<usize> {
        let ranges = &self.ranges[card.index()];
        ranges[0].start as usize..ranges[Shape::COUNT - 1].end as usize
    }

    /// The placements of a deck. They are leaked, because decks are kept until the program ends.
    pub(crate) fn of(cards: &[Drawn; Card::COUNT]) -> Placements {
        let grids = grids(cards);
        let total = count(&grids);
        let (cells, places) = (vec![Cells::NONE; total].leak(), vec![0; total].leak());
        let ranges = fill(&grids, cells, places);
        Placements { cells, places, most: most(&ranges), ranges }
    }
}

/// The placements of the standard deck.
pub(crate) const STANDARD: Placements =
    Placements { cells: &TABLES.0, places: &TABLES.1, most: most(&TABLES.2), ranges: TABLES.2 };

/// All placements in the box, shape by shape, each shape ordered by its ascending lists of squares.
const BOX: [u32; IN_BOX] = {
    let mut list = [0; IN_BOX];
    let mut len = 0;
    let mut shape = 0;
    while shape < Shape::COUNT {
        let first = len;
        let mut turn = 0;
        while turn < 8 {
            let mut top = 0;
            while top < ROWS {
                let mut left = 0;
                while left < COLUMNS {
                    if let Some(squares) = place(DRAWINGS[shape], turn, top, left) {
                        len = insert(&mut list, first, len, squares);
                    }
                    left += 1;
                }
                top += 1;
            }
            turn += 1;
        }
        shape += 1;
    }
    assert!(len == IN_BOX, "31 + 22 + 48 + 34 + 68 + 12 placements");
    list
};

/// Where each shape begins in [`BOX`], followed by the end.
const BOX_STARTS: [usize; Shape::COUNT + 1] = [0, 31, 53, 101, 135, 203, 215];

/// A drawing in one of its eight orientations with its top left corner on a square; `None` if it does not fit in the
/// box.
const fn place(drawing: &[&str], turn: usize, top: usize, left: usize) -> Option<u32> {
    let (height, width) = (drawing.len(), drawing[0].len());
    let mut squares = 0;
    let mut row = 0;
    while row < height {
        let mut column = 0;
        while column < width {
            if drawing[row].as_bytes()[column] == b'#' {
                let down = if turn & 1 == 0 { row } else { height - 1 - row };
                let across = if turn & 2 == 0 { column } else { width - 1 - column };
                let (down, across) = if turn & 4 == 0 { (down, across) } else { (across, down) };
                if top + down >= ROWS || left + across >= COLUMNS {
                    return None;
                }
                squares |= 1 << ((top + down) * COLUMNS + left + across);
            }
            column += 1;
        }
        row += 1;
    }
    Some(squares)
}

/// Inserts `squares` in order into `list[first..len]` unless it is already there; returns the new length.
const fn insert(list: &mut [u32; IN_BOX], first: usize, len: usize, squares: u32) -> usize {
    let mut at = first;
    while at < len && list[at] != squares {
        at += 1;
    }
    if at < len {
        return len;
    }
    while at > first && comes_before(squares, list[at - 1]) {
        list[at] = list[at - 1];
        at -= 1;
    }
    list[at] = squares;
    len + 1
}

/// Of two ascending lists of equal length, the one with the lowest square in which they differ comes first.
const fn comes_before(one: u32, other: u32) -> bool {
    let differ = one ^ other;
    one & differ & differ.wrapping_neg() != 0
}

/// The squares of each card in the box.
const fn grids(cards: &[Drawn; Card::COUNT]) -> [u32; Card::COUNT] {
    let mut grids = [0; Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        let rows = cards[card].rows;
        let mut row = 0;
        while row < rows.len() {
            let mut column = 0;
            while column < rows[row].len() {
                if rows[row].as_bytes()[column] != b'.' {
                    grids[card] |= 1 << (row * COLUMNS + column);
                }
                column += 1;
            }
            row += 1;
        }
        card += 1;
    }
    grids
}

/// The cells under `squares` on a card that contains all of them.
const fn squares_to_cells(grid: u32, squares: u32) -> Cells {
    let mut cells = 0;
    let mut rest = squares;
    while rest != 0 {
        let square = rest & rest.wrapping_neg();
        cells |= 1 << (grid & (square - 1)).count_ones();
        rest ^= square;
    }
    Cells(cells)
}

/// The number of placements on all cards.
const fn count(grids: &[u32; Card::COUNT]) -> usize {
    let mut total = 0;
    let mut card = 0;
    while card < Card::COUNT {
        let mut at = 0;
        while at < IN_BOX {
            if BOX[at] & grids[card] == BOX[at] {
                total += 1;
            }
            at += 1;
        }
        card += 1;
    }
    total
}

type Ranges = [[Range<u16>; Shape::COUNT]; Card::COUNT];

/// Writes the placements, card by card and shape by shape, and the index of each in the list of the box.
const fn fill(grids: &[u32; Card::COUNT], cells: &mut [Cells], places: &mut [u8]) -> Ranges {
    let mut ranges = [const { [const { 0..0 }; Shape::COUNT] }; Card::COUNT];
    let mut len = 0;
    let mut card = 0;
    while card < Card::COUNT {
        let mut shape = 0;
        while shape < Shape::COUNT {
            ranges[card][shape].start = len as u16;
            let mut at = BOX_STARTS[shape];
            while at < BOX_STARTS[shape + 1] {
                if BOX[at] & grids[card] == BOX[at] {
                    cells[len] = squares_to_cells(grids[card], BOX[at]);
                    places[len] = at as u8;
                    len += 1;
                }
                at += 1;
            }
            ranges[card][shape].end = len as u16;
            shape += 1;
        }
        card += 1;
    }
    ranges
}

/// The most placements of one shape on any two cards.
const fn most(ranges: &Ranges) -> usize {
    let mut most = 0;
    let mut shape = 0;
    while shape < Shape::COUNT {
        let (mut first, mut second) = (0, 0);
        let mut card = 0;
        while card < Card::COUNT {
            let found = (ranges[card][shape].end - ranges[card][shape].start) as usize;
            if found > first {
                (first, second) = (found, first);
            } else if found > second {
                second = found;
            }
            card += 1;
        }
        if first + second > most {
            most = first + second;
        }
        shape += 1;
    }
    most
}

const GRIDS: [u32; Card::COUNT] = grids(&CARDS);
const TOTAL: usize = count(&GRIDS);

const TABLES: ([Cells; TOTAL], [u8; TOTAL], Ranges) = {
    let mut cells = [Cells::NONE; TOTAL];
    let mut places = [0; TOTAL];
    let ranges = fill(&GRIDS, &mut cells, &mut places);
    (cells, places, ranges)
};
