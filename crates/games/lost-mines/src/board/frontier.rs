//! Where a path card may be put (LM-070 to LM-076).

use super::{
    Board, Side,
    cells::{Cell, CellSet, Label},
};
use crate::{
    components::{Dir, Exits},
    refusal::Refusal,
};

/// What a card must satisfy to be put on each empty cell, for all cells at once.
#[derive(Debug, Clone, Copy)]
pub struct Frontier {
    empty: CellSet,
    must_open: [CellSet; 4],
    must_close: [CellSet; 4],
    joins: [CellSet; 4],
}

impl Frontier {
    /// The cells where a card with these exits may be put: as printed, and with a half turn. A card that looks the same
    /// turned is never turned.
    #[inline]
    pub fn cells(&self, exits: Exits) -> [CellSet; 2] {
        let turned =
            if exits.is_symmetric() { CellSet::EMPTY } else { self.cells_as_it_is(exits.half_turn()) };
        [self.cells_as_it_is(exits), turned]
    }

    #[inline]
    fn cells_as_it_is(&self, exits: Exits) -> CellSet {
        let mut fits = self.empty;
        let mut joins = CellSet::EMPTY;
        for side in Dir::ALL {
            // Select without branching: the exits of a card are unpredictable.
            let i = side as usize;
            let (clash, join) = if exits.has(side) {
                (self.must_close[i], self.joins[i])
            } else {
                (self.must_open[i], CellSet::EMPTY)
            };
            fits = fits.minus(clash);
            joins = joins.union(join);
        }
        fits.intersect(joins)
    }
}

impl Board {
    /// LM-070 to LM-076: whether a card with these exits may be put on a cell. `any_mine` says whether a face-down
    /// mine is enough to continue a path.
    pub fn fits(&self, exits: Exits, cell: Cell, any_mine: bool) -> Result<(), Refusal> {
        let at = Label(cell);
        if !self.empty().contains(cell) {
            return Err(Refusal::NotFree { at });
        }
        let sides = Dir::ALL.map(|side| (side, self.facing(cell, side)));
        if sides.iter().all(|(_, facing)| matches!(facing, Side::None | Side::Off)) {
            return Err(Refusal::NoNeighbor { at });
        }
        let clashes = |(side, facing): &(Dir, Side)| match facing {
            Side::Open => !exits.has(*side),
            Side::Closed => exits.has(*side),
            Side::Unknown | Side::None | Side::Off => false,
        };
        if let Some((side, _)) = sides.iter().find(|pair| clashes(pair)) {
            return Err(Refusal::Mismatch { at, side: *side });
        }
        let joins = |(side, facing): &(Dir, Side)| {
            exits.has(*side) && (*facing == Side::Open || (any_mine && *facing == Side::Unknown))
        };
        if !sides.iter().any(joins) {
            return Err(Refusal::NothingContinued { at });
        }
        Ok(())
    }

    /// What a card must satisfy to be put on each empty cell; see [`Frontier::cells`].
    pub fn frontier(&self, any_mine: bool) -> Frontier {
        let empty = self.empty();
        let face_up = self.face_up();
        let mut frontier = Frontier {
            empty,
            must_open: [CellSet::EMPTY; 4],
            must_close: [CellSet::EMPTY; 4],
            joins: [CellSet::EMPTY; 4],
        };
        for side in Dir::ALL {
            let open = self.open[side.opposite() as usize].seen(side);
            let mines = if any_mine { self.face_down.seen(side) } else { CellSet::EMPTY };
            frontier.must_open[side as usize] = open;
            frontier.must_close[side as usize] = face_up.seen(side).minus(open);
            frontier.joins[side as usize] = open.union(mines);
        }
        frontier
    }
}
