//! Positions set up by hand: for tests, puzzles and lessons.
//!
//! Cards are moved, never made, so an arranged position still contains every card exactly once. Nothing arranged here
//! was played, so it does not appear among the plays of the round.

use klad_engine::{Quiet, Seat};

use crate::{
    board::{Cell, Edge},
    components::{CardId, CardSet, Dir, Dwarf, Exits, Face, Mine, Special, Treasure},
    data, rules,
    setup::Pile,
    state::State,
};

impl State {
    /// Takes a card from wherever it is, except the board. Ten cards must stay aside: if the card is one of them, one
    /// from the pile or the discard pile takes its place.
    fn pull(&mut self, card: CardId) {
        assert!(self.board.place_of(card).is_none(), "{card} is already on the board");
        self.shown.remove(card);
        self.hands.iter_mut().chain(&mut self.buried).for_each(|cards| cards.remove(card));
        let mut pile: Vec<CardId> = self.pile.as_slice().iter().rev().copied().collect();
        pile.retain(|other| *other != card);
        if self.aside.contains(card) {
            self.aside.remove(card);
            let other = pile.pop().or_else(|| self.shown.iter().next()).expect("some card is left");
            self.shown.remove(other);
            self.aside.insert(other);
        }
        self.pile = Pile::of(&pile);
    }

    /// Puts a path card with this special on a cell so that it has these exits. Returns the card.
    ///
    /// # Panics
    /// If no such card is left, or the cell is not empty.
    pub fn arrange_path(&mut self, x: u8, y: u8, exits: &str, special: Special) -> CardId {
        let wanted = Exits::parse(exits).expect("exits are letters from NESW");
        let cell = Cell::new(x, y);
        assert!(self.board.empty().contains(cell), "{cell:?} is not empty");
        for card in CardId::all().take(data::PATH_CARDS) {
            let (printed, printed_special) = self.options.deck.path(card);
            // Leave cards in hands and on the board alone.
            let in_use =
                self.hands.iter().any(|hand| hand.contains(card)) || self.board.place_of(card).is_some();
            if printed_special != special || in_use {
                continue;
            }
            if let Some(turned) = [false, true].into_iter().find(|turned| printed.oriented(*turned) == wanted)
            {
                self.pull(card);
                self.board.lay(card, cell, turned);
                return card;
            }
        }
        panic!("no card {exits} {special:?} is left");
    }

    /// Puts the tool token on an obstacle.
    pub fn arrange_tool(&mut self, x: u8, y: u8) {
        self.board.overcome(Cell::new(x, y));
    }

    /// Puts a pawn on a cell.
    pub fn arrange_pawn(&mut self, seat: Seat, x: u8, y: u8) {
        self.board.move_pawn(seat, Cell::new(x, y));
    }

    /// Gives a seat exactly these cards. Its previous hand goes face up to the discard pile.
    ///
    /// # Panics
    /// If one of them is on the board.
    pub fn arrange_hand(&mut self, seat: Seat, cards: &[CardId]) {
        self.shown = self.shown.union(self.hand(seat));
        self.hands[seat.index()] = CardSet::EMPTY;
        for card in cards {
            self.pull(*card);
            self.hands[seat.index()].insert(*card);
        }
    }

    /// Leaves only this many cards in the draw pile; the rest go face up to the discard pile.
    pub fn arrange_pile(&mut self, size: usize) {
        while self.pile.len() > size {
            if let Some(card) = self.pile.draw() {
                self.shown.insert(card);
            }
        }
    }

    /// Puts a mine on a mine cell, swapping it with the one that was there.
    pub fn arrange_mine(&mut self, index: usize, mine: Mine) {
        if let Some(other) = self.mines.iter().position(|found| *found == mine) {
            self.mines.swap(index, other);
        }
    }

    /// Turns a mine face up as if it had been entered by a step in this direction.
    pub fn arrange_reveal(&mut self, index: usize, dir: Dir) {
        let deck = self.options.deck;
        let (cell, printed) = (deck.mine_places()[index], deck.mine_exits(self.mines[index]));
        let turned = self.board.mine_turn(cell, printed, dir);
        self.board.reveal(cell, printed.oriented(turned));
    }

    /// Puts these treasures beside the board, none of them taken.
    pub fn arrange_rail(&mut self, treasures: &[Treasure]) {
        assert_eq!(treasures.len(), usize::from(self.seats), "one treasure per seat");
        self.rail[..treasures.len()].copy_from_slice(treasures);
        self.takers = [None; data::RAIL];
    }

    /// Marks the treasure of a space as taken by this seat.
    pub fn arrange_taker(&mut self, slot: usize, seat: Seat) {
        self.takers[slot] = Some(seat);
        if self.options.owner_sees_treasure {
            self.peeks[seat.index()].slots |= 1 << slot;
        }
    }

    /// Gives a seat this dwarf card.
    pub fn arrange_dwarf(&mut self, seat: Seat, dwarf: Dwarf) {
        self.dwarves[seat.index()] = dwarf;
    }

    /// Gives a seat the dragon token.
    pub fn arrange_dragon(&mut self, seat: Seat) {
        self.dragon = Some(seat);
    }

    /// Puts a trap on an edge.
    pub fn arrange_trap(&mut self, edge: Edge) {
        self.board.traps.insert(edge);
    }

    /// Begins the turn of a seat, or of the next one with cards.
    pub fn arrange_turn(&mut self, seat: Seat) {
        self.active = seat;
        rules::begin(self, &mut Quiet);
    }

    /// A card of this kind that is in no hand.
    ///
    /// # Panics
    /// If there is none.
    pub fn spare_card(&self, wanted: impl Fn(Face) -> bool) -> CardId {
        let free = |card: &CardId| {
            self.board.place_of(*card).is_none() && !self.hands.iter().any(|hand| hand.contains(*card))
        };
        CardId::all().filter(free).find(|card| wanted(self.face(*card))).expect("some such card is left")
    }
}
