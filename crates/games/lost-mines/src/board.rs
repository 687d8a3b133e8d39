//! The board: what lies on it face up, where tokens and pawns are. All of it is public.
//!
//! Sets of cells are 128 bits, sixteen to a row, so that a neighbor is a shift away and nothing wraps around the rim.

mod cells;
mod edges;

use klad_engine::Seat;

pub use cells::{Cell, CellSet, Label};
pub use edges::{Edge, EdgeSet};

use crate::{
    components::{CardId, CardSet, Clan, Dir, Exits, Face, Special, Tool},
    data,
    refusal::Refusal,
};

/// LM-034: what a side of a cell is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// A face-up card whose path leaves here.
    Open,
    /// A face-up card without an exit here.
    Closed,
    /// A face-down mine: it may be either.
    Unknown,
    /// No card.
    None,
    /// Beyond the rim of the board.
    Off,
}

/// What lies on the board, without what is hidden on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
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
    /// Where each pawn stands; nowhere for seats the table lacks.
    pawns: [Cell; data::PLAYERS],
}

impl Board {
    /// Start cards and face-down mines, each pawn on the start card of its clan (LM-003, LM-004, LM-008).
    pub(crate) fn new(clans: impl Iterator<Item = Clan>) -> Board {
        let mut board = Board {
            open: [CellSet::EMPTY; 4],
            paths: CellSet::EMPTY,
            face_down: data::MINE_CELL_SET,
            blocked: CellSet::EMPTY,
            chokes: CellSet::EMPTY,
            fires: CellSet::EMPTY,
            traps: EdgeSet::EMPTY,
            trolls: EdgeSet::EMPTY,
            places: [Cell::NOWHERE; data::PATH_CARDS],
            turned: CardSet::EMPTY,
            pawns: [Cell::NOWHERE; data::PLAYERS],
        };
        for (_, cell, exits) in data::STARTS {
            board.open_sides(cell, exits);
        }
        for (pawn, clan) in board.pawns.iter_mut().zip(clans) {
            *pawn = start_cell(clan);
        }
        board
    }

    // What is where.

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
        self.paths.union(data::START_CELLS).union(data::MINE_CELL_SET.minus(self.face_down))
    }

    /// Cells without a card.
    pub fn empty(&self) -> CellSet {
        data::BOARD.minus(self.paths).minus(data::START_CELLS).minus(data::MINE_CELL_SET)
    }

    /// Obstacles without their tool token.
    pub fn blocked(&self) -> CellSet {
        self.blocked
    }

    /// LM-090: the obstacles without token that this tool overcomes.
    pub fn obstacles(&self, tool: Tool) -> CellSet {
        let cells = data::OBSTACLES[tool as usize].iter().map(|card| self.places[card.index()]);
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
        self.path_at(cell).is_some_and(|(card, _)| path(card).1.tool().is_some())
            && !self.blocked.contains(cell)
    }

    /// The exits of the face-up card on a cell; none for other cells.
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

    /// What a card on `cell` meets on this side: the facing side of the neighbor.
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
            // Seen from the western or northern cell: open toward open, empty or face-down, or the same seen from
            // the other cell.
            let own = self.open[out as usize];
            let facing = self.open[out.opposite() as usize].seen(out);
            let other = meets.seen(out);
            own.intersect(facing).union(own.intersect(other)).union(facing.intersect(meets))
        };
        EdgeSet { east: across(Dir::E), south: across(Dir::S) }.minus(self.traps).minus(self.trolls)
    }

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

    /// What the empty cells ask of a card put there; see [`Frontier::cells`].
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

    /// The card a dwarf on `from` reaches by a step, or why not (LM-146, LM-149, LM-150, LM-121).
    pub fn step(&self, from: Cell, dir: Dir) -> Result<Cell, Refusal> {
        if !self.is_join(from, dir) {
            return Err(Refusal::NoWay { dir });
        }
        let to = from.neighbor(dir).ok_or(Refusal::NoWay { dir })?;
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

    /// The same as [`Board::step`] without the reason.
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

    // Changes. The rules check before they call these.

    /// Puts a path card down.
    pub(crate) fn lay(&mut self, card: CardId, cell: Cell, turned: bool) {
        let (exits, special) = path(card);
        self.places[card.index()] = cell;
        if turned {
            self.turned.insert(card);
        }
        self.paths = self.paths.with(cell);
        self.open_sides(cell, exits.oriented(turned));
        match special {
            Special::Plain => {}
            Special::Trunk | Special::Lake | Special::Pit => self.blocked = self.blocked.with(cell),
            Special::Rocks => self.chokes = self.chokes.with(cell),
            Special::Campfire => self.fires = self.fires.with(cell),
        }
    }

    /// Takes the path card on a cell away, with its tool token and the tokens that nothing else supports (LM-133).
    /// Returns the card and the edges that lost their token.
    pub(crate) fn lift(&mut self, cell: Cell) -> Option<(CardId, EdgeSet)> {
        let (card, _) = self.path_at(cell)?;
        self.places[card.index()] = Cell::NOWHERE;
        self.turned.remove(card);
        self.paths = self.paths.without(cell);
        for side in Dir::ALL {
            self.open[side as usize] = self.open[side as usize].without(cell);
        }
        self.blocked = self.blocked.without(cell);
        self.chokes = self.chokes.without(cell);
        self.fires = self.fires.without(cell);
        let mut bare = EdgeSet::EMPTY;
        for side in Dir::ALL {
            if let Some(edge) = Edge::of(cell, side)
                && (self.traps.contains(edge) || self.trolls.contains(edge))
                && self.facing(cell, side) != Side::Open
            {
                bare.insert(edge);
            }
        }
        self.traps = self.traps.minus(bare);
        self.trolls = self.trolls.minus(bare);
        Some((card, bare))
    }

    /// Puts the tool token on an obstacle.
    pub(crate) fn overcome(&mut self, cell: Cell) {
        self.blocked = self.blocked.without(cell);
        self.chokes = self.chokes.with(cell);
    }

    /// LM-171: how a mine entered by a step in direction `dir` is turned.
    pub(crate) fn mine_turn(&self, cell: Cell, printed: Exits, dir: Dir) -> bool {
        let matching = |turned: bool| {
            let exits = printed.oriented(turned);
            let fits = |side: &Dir| match self.facing(cell, *side) {
                Side::Open => exits.has(*side),
                Side::Closed => !exits.has(*side),
                Side::Unknown | Side::None | Side::Off => false,
            };
            // The side of entry comes before everything else.
            (exits.has(dir.opposite()), Dir::ALL.iter().filter(|side| fits(side)).count())
        };
        matching(true) > matching(false)
    }

    /// Turns a mine face up.
    pub(crate) fn reveal(&mut self, cell: Cell, exits: Exits) {
        self.face_down = self.face_down.without(cell);
        self.open_sides(cell, exits);
    }

    /// Puts a pawn somewhere.
    pub(crate) fn move_pawn(&mut self, seat: Seat, cell: Cell) {
        self.pawns[seat.index()] = cell;
    }

    fn open_sides(&mut self, cell: Cell, exits: Exits) {
        for side in Dir::ALL.into_iter().filter(|side| exits.has(*side)) {
            self.open[side as usize] = self.open[side as usize].with(cell);
        }
    }
}

/// What every empty cell asks of a card put there, for all cells at once.
#[derive(Debug, Clone, Copy)]
pub struct Frontier {
    empty: CellSet,
    must_open: [CellSet; 4],
    must_close: [CellSet; 4],
    joins: [CellSet; 4],
}

impl Frontier {
    /// The cells where a card with these exits may be put, as it is and with a half turn. Those that look the same turned
    /// are never turned.
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
            // Chosen, not branched on: nobody can foresee the exits of a card.
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

/// The exits of a path card, not turned, and what else is printed on it.
pub(crate) fn path(card: CardId) -> (Exits, Special) {
    // Path cards are the same whatever the information cards show.
    match data::FACES[0][card.index()] {
        Face::Path { exits, special } => (exits, special),
        _ => unreachable!("only path cards lie on the board"),
    }
}

/// The cell of a clan's start card.
pub fn start_cell(clan: Clan) -> Cell {
    data::STARTS[clan as usize].1
}
