//! The board: the face-up cards, the tokens and the pawns. All of it is public.
//!
//! A set of cells is 128 bits, sixteen to a row, so that a neighbor is one shift away and nothing wraps around the rim.

mod cells;
mod changes;
mod edges;
mod frontier;

use klad_engine::{DeckRef, Seat};

pub use cells::{Cell, CellSet, Label};
pub use edges::{Edge, EdgeSet};
pub use frontier::Frontier;

use crate::{
    components::{CardId, CardSet, Clan, Dir, Exits, Tool},
    data,
    refusal::Refusal,
    tables::Tables,
};

/// LM-034: what a side of a cell is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// A face-up card whose path leaves here.
    Open,
    /// A face-up card without an exit here.
    Closed,
    /// A face-down mine: the side may be open or closed.
    Unknown,
    /// No card.
    None,
    /// Beyond the rim of the board.
    Off,
}

/// What is on the board, without the hidden faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// What is printed on the cards.
    pub(crate) deck: DeckRef<Tables>,
    /// By side: the cells whose face-up card has an exit there.
    open: [CellSet; 4],
    /// Cells with a path card.
    paths: CellSet,
    /// Cells with a face-down mine.
    face_down: CellSet,
    /// Obstacles without their tool token.
    blocked: CellSet,
    /// Rocks, and obstacles with their tool token: room for one.
    chokes: CellSet,
    fires: CellSet,
    /// Edges with a trap token.
    pub(crate) traps: EdgeSet,
    /// Edges with a troll token.
    pub(crate) trolls: EdgeSet,
    /// Where each path card lies.
    places: [Cell; data::PATH_CARDS],
    /// Path cards that lie with a half turn.
    turned: CardSet,
    /// Where each pawn stands; [`Cell::NOWHERE`] for unused seats.
    pawns: [Cell; data::PLAYERS],
}

impl Board {
    /// The initial board: start cards, face-down mines, and each pawn on the start card of its clan (LM-003, LM-004,
    /// LM-008).
    pub(crate) fn new(deck: DeckRef<Tables>, clans: impl Iterator<Item = Clan>) -> Board {
        let mut board = Board {
            deck,
            open: [CellSet::EMPTY; 4],
            paths: CellSet::EMPTY,
            face_down: deck.mine_cells,
            blocked: CellSet::EMPTY,
            chokes: CellSet::EMPTY,
            fires: CellSet::EMPTY,
            traps: EdgeSet::EMPTY,
            trolls: EdgeSet::EMPTY,
            places: [Cell::NOWHERE; data::PATH_CARDS],
            turned: CardSet::EMPTY,
            pawns: [Cell::NOWHERE; data::PLAYERS],
        };
        for (cell, exits) in Clan::ALL.map(|clan| deck.start(clan)) {
            board.open_sides(cell, exits);
        }
        for (pawn, clan) in board.pawns.iter_mut().zip(clans) {
            *pawn = deck.start(clan).0;
        }
        board
    }

    // Contents.

    /// The path card on a cell and whether it is turned.
    pub fn path_at(&self, cell: Cell) -> Option<(CardId, bool)> {
        if !self.paths.contains(cell) {
            return None;
        }
        let card = self.places.iter().position(|place| *place == cell)?;
        let card = CardId(card as u8);
        Some((card, self.turned.contains(card)))
    }

    /// Cells whose face-up card has an exit on this side.
    pub fn open(&self, side: Dir) -> CellSet {
        self.open[side as usize]
    }

    /// Cells with a path card.
    pub fn paths(&self) -> CellSet {
        self.paths
    }

    /// The path cards on the board.
    pub fn path_cards(&self) -> CardSet {
        let lying = |card: &CardId| self.places[card.index()] != Cell::NOWHERE;
        CardId::all().take(data::PATH_CARDS).filter(lying).collect()
    }

    /// Where a path card lies and whether it is turned.
    pub fn place_of(&self, card: CardId) -> Option<(Cell, bool)> {
        let cell = *self.places.get(card.index())?;
        (cell != Cell::NOWHERE).then(|| (cell, self.turned.contains(card)))
    }

    /// Cells with a face-down mine.
    pub fn face_down(&self) -> CellSet {
        self.face_down
    }

    /// Cells with a face-up card.
    pub fn face_up(&self) -> CellSet {
        self.paths.union(self.deck.start_cells).union(self.deck.mine_cells.minus(self.face_down))
    }

    /// Cells without a card.
    pub fn empty(&self) -> CellSet {
        self.deck.forest.minus(self.paths)
    }

    /// Obstacles without their tool token.
    pub fn blocked(&self) -> CellSet {
        self.blocked
    }

    /// LM-090: the obstacles that this tool overcomes and that have no token yet.
    pub fn obstacles(&self, tool: Tool) -> CellSet {
        let cells = self.deck.obstacles[tool as usize].iter().map(|card| self.places[card.index()]);
        cells.fold(CellSet::EMPTY, CellSet::with).intersect(self.blocked)
    }

    /// Rocks, and obstacles with their tool token.
    pub fn chokes(&self) -> CellSet {
        self.chokes
    }

    /// Campfires.
    pub fn fires(&self) -> CellSet {
        self.fires
    }

    /// Where a pawn stands.
    pub fn pawn(&self, seat: Seat) -> Cell {
        self.pawns[seat.index()]
    }

    /// Cells with a pawn.
    pub fn occupied(&self) -> CellSet {
        let all = self.pawns.iter().fold(CellSet::EMPTY, |cells, &pawn| cells.with(pawn));
        CellSet(all.0 & data::BOARD.0)
    }

    /// Whether the obstacle on this cell carries its tool token.
    pub fn has_tool(&self, cell: Cell) -> bool {
        self.path_at(cell).is_some_and(|(card, _)| self.deck.path(card).1.tool().is_some())
            && !self.blocked.contains(cell)
    }

    /// The exits of the face-up card on a cell; no exits for other cells.
    pub fn exits(&self, cell: Cell) -> Exits {
        let bit = |side: Dir| u8::from(self.open[side as usize].contains(cell)) << side as u8;
        Exits(Dir::ALL.into_iter().map(bit).sum())
    }

    // Geometry.

    /// LM-034: what a side of a cell is.
    pub fn side(&self, cell: Cell, side: Dir) -> Side {
        if !data::BOARD.contains(cell) {
            Side::Off
        } else if self.face_down.contains(cell) {
            Side::Unknown
        } else if self.open[side as usize].contains(cell) {
            Side::Open
        } else if self.empty().contains(cell) {
            Side::None
        } else {
            Side::Closed
        }
    }

    /// What a card on `cell` meets on this side: the neighbor's side that faces it.
    pub fn facing(&self, cell: Cell, side: Dir) -> Side {
        cell.neighbor(side).map_or(Side::Off, |neighbor| self.side(neighbor, side.opposite()))
    }

    /// LM-035: whether a dwarf could walk from `cell` across this side, tokens and obstacles aside.
    pub fn is_join(&self, cell: Cell, side: Dir) -> bool {
        matches!(
            (self.side(cell, side), self.facing(cell, side)),
            (Side::Open, Side::Open | Side::Unknown) | (Side::Unknown, Side::Open)
        )
    }

    /// LM-036: whether a path of `cell` ends at an empty cell on this side.
    pub fn is_open_end(&self, cell: Cell, side: Dir) -> bool {
        self.side(cell, side) == Side::Open && self.facing(cell, side) == Side::None
    }

    /// LM-111: whether a trap or troll may be put on an edge.
    pub fn is_eligible(&self, edge: Edge) -> Result<(), Refusal> {
        let Some((cell, side)) = edge.from() else { return Err(Refusal::NoPathHere { edge }) };
        if self.traps.contains(edge) || self.trolls.contains(edge) {
            return Err(Refusal::EdgeTaken { edge });
        }
        let ends_here = || {
            cell.neighbor(side).is_some_and(|neighbor| self.is_open_end(neighbor, side.opposite()))
                || self.is_open_end(cell, side)
        };
        if self.is_join(cell, side) || ends_here() { Ok(()) } else { Err(Refusal::NoPathHere { edge }) }
    }

    /// LM-111: the edges on which a trap or troll may be put.
    pub fn eligible(&self) -> EdgeSet {
        let empty = self.empty();
        let meets = empty.union(self.face_down);
        let across = |out: Dir| {
            // Seen from the western or northern cell: an open side that faces an open, empty or face-down cell, or the
            // same from the other cell's point of view.
            let own = self.open[out as usize];
            let facing = self.open[out.opposite() as usize].seen(out);
            let other = meets.seen(out);
            own.intersect(facing).union(own.intersect(other)).union(facing.intersect(meets))
        };
        EdgeSet { east: across(Dir::E), south: across(Dir::S) }.minus(self.traps).minus(self.trolls)
    }

    /// The cell a dwarf on `from` reaches with one step, or why it cannot (LM-146, LM-149, LM-150, LM-121).
    pub fn step(&self, from: Cell, dir: Dir) -> Result<Cell, Refusal> {
        if !self.is_join(from, dir) {
            return Err(Refusal::NoPath { dir });
        }
        let to = from.neighbor(dir).ok_or(Refusal::NoPath { dir })?;
        if self.blocked.contains(to) {
            return Err(Refusal::ObstacleAhead { at: Label(to) });
        }
        if self.chokes.contains(to) && self.occupied().contains(to) {
            return Err(Refusal::NoRoom { at: Label(to) });
        }
        if self.trolls.crosses(from, dir) {
            return Err(Refusal::TrollAhead { dir });
        }
        Ok(to)
    }

    /// Same as [`Board::step`], without the reason.
    #[inline]
    pub fn can_step(&self, from: Cell, dir: Dir) -> bool {
        let (own, back) = (CellSet::EMPTY.with(from), dir.opposite());
        let to = own.seen(back);
        let leaves = self.open[dir as usize].meets(own);
        let enters = self.open[back as usize].meets(to);
        let joined =
            if leaves { enters || self.face_down.meets(to) } else { enters && self.face_down.meets(own) };
        let is_full = || self.chokes.meets(to) && self.occupied().meets(to);
        joined && !self.blocked.meets(to) && !self.trolls.crosses(from, dir) && !is_full()
    }
}
