//! Changes to the board. Callers have checked the rules.

use klad_engine::Seat;

use super::{
    Board, Side,
    cells::Cell,
    edges::{Edge, EdgeSet},
};
use crate::{
    components::{CardId, Dir, Exits, Special},
    setup::StormTokens,
};

impl Board {
    /// Puts a path card down.
    pub(crate) fn lay(&mut self, card: CardId, cell: Cell, turned: bool) {
        let (exits, special) = self.deck.path(card);
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

    /// Removes the path card on a cell, together with its tool token and the tokens that go with it (LM-133). Returns the card and the edges that lost their token.
    pub(crate) fn lift(&mut self, cell: Cell, tokens: StormTokens) -> Option<(CardId, EdgeSet)> {
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
                && !self.holds_token(cell, side, tokens)
            {
                bare.insert(edge);
            }
        }
        self.traps = self.traps.minus(bare);
        self.trolls = self.trolls.minus(bare);
        Some((card, bare))
    }

    /// Whether a token stays on this side of a cell that has just lost its card.
    fn holds_token(&self, cell: Cell, side: Dir, tokens: StormTokens) -> bool {
        let is_open = || self.facing(cell, side) == Side::Open;
        match tokens {
            StormTokens::OpenPath => is_open(),
            StormTokens::PathCard => {
                is_open() && cell.neighbor(side).is_some_and(|other| self.paths.contains(other))
            }
            StormTokens::Stay => true,
        }
    }

    /// Puts the tool token on an obstacle.
    pub(crate) fn overcome(&mut self, cell: Cell) {
        self.blocked = self.blocked.without(cell);
        self.chokes = self.chokes.with(cell);
    }

    /// LM-171: whether a mine entered by a step in direction `dir` is turned.
    pub(crate) fn mine_turn(&self, cell: Cell, printed: Exits, dir: Dir) -> bool {
        let matching = |turned: bool| {
            let exits = printed.oriented(turned);
            let fits = |side: &Dir| match self.facing(cell, *side) {
                Side::Open => exits.has(*side),
                Side::Closed => !exits.has(*side),
                Side::Unknown | Side::None | Side::Off => false,
            };
            // The side of entry takes precedence over all other sides.
            (exits.has(dir.opposite()), Dir::ALL.iter().filter(|side| fits(side)).count())
        };
        matching(true) > matching(false)
    }

    /// Turns a mine face up.
    pub(crate) fn reveal(&mut self, cell: Cell, exits: Exits) {
        self.face_down = self.face_down.without(cell);
        self.open_sides(cell, exits);
    }

    /// Moves a pawn to a cell.
    pub(crate) fn move_pawn(&mut self, seat: Seat, cell: Cell) {
        self.pawns[seat.index()] = cell;
    }

    pub(super) fn open_sides(&mut self, cell: Cell, exits: Exits) {
        for side in Dir::ALL.into_iter().filter(|side| exits.has(*side)) {
            self.open[side as usize] = self.open[side as usize].with(cell);
        }
    }
}
