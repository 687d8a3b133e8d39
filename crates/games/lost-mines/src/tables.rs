//! What is printed on the cards and the board: the standard deck, or a custom deck.

use klad_engine::deck::{self, Sheet, Shelf};

use crate::{
    board::{Cell, CellSet},
    components::{CardId, CardSet, Clan, Exits, Face, Mine, Special, Symbols, Treasure},
    data::{self, ACTIONS, CARDS, MINE_CELLS, PATH_CARDS, PATHS, SCOUTS, STARTS, TREASURES},
    setup::InfoCards,
};

mod read;
mod standard;

/// The faces of a deck, and what the rules look up in them.
#[derive(Debug, Clone, PartialEq)]
pub struct Tables {
    printed: Printed,
    /// By option `info_cards` and card.
    faces: [[Face; CARDS]; 2],
    /// The path cards that each tool overcomes, by tool.
    pub(crate) obstacles: [CardSet; 3],
    /// The cells of the start cards.
    pub(crate) start_cells: CellSet,
    /// The cells of the mine cards.
    pub(crate) mine_cells: CellSet,
    /// The cells where path cards may lie.
    pub(crate) forest: CellSet,
    /// The mean value of a treasure.
    pub(crate) mean_value: f32,
}

/// What a deck file says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The number of path cards by kind.
    pub paths: [u8; PATHS.len()],
    /// The number of action cards by kind.
    pub actions: [u8; ACTIONS.len()],
    /// What each scout shows, by option `info_cards`.
    pub scouts: [[Symbols; SCOUTS]; 2],
    /// LM-171: the exits of the mine cards: gold, silver, gems, dragon.
    pub mines: [Exits; Mine::ALL.len()],
    /// LM-005: the treasure cards in order.
    pub treasures: [Treasure; TREASURES],
    /// LM-004: the cell and the exits of each clan's start card.
    pub starts: [(Cell, Exits); STARTS],
    /// LM-003: the cells of the mine cards, by index.
    pub mine_cells: [Cell; MINE_CELLS],
}

impl Tables {
    /// The standard deck.
    pub const STANDARD: Tables = Tables::of(standard::PRINTED);

    /// What the deck says.
    pub fn printed(&self) -> &Printed {
        &self.printed
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, info_cards: InfoCards, card: CardId) -> Face {
        self.faces[info_cards as usize][card.index()]
    }

    /// The exits of a path card, not turned, and what else is printed on it.
    #[inline]
    pub fn path(&self, card: CardId) -> (Exits, Special) {
        // Path cards are the same for every value of the `info_cards` option.
        match self.faces[0][card.index()] {
            Face::Path { exits, special } => (exits, special),
            _ => unreachable!("only path cards are put on the board"),
        }
    }

    /// Whether a half turn makes a difference to this card.
    pub fn can_turn(&self, card: CardId) -> bool {
        card.index() < PATH_CARDS && !self.path(card).0.is_symmetric()
    }

    /// The exits of a mine as printed.
    pub fn mine_exits(&self, mine: Mine) -> Exits {
        self.printed.mines[mine as usize]
    }

    /// The treasure cards in order.
    pub fn treasures(&self) -> &[Treasure; TREASURES] {
        &self.printed.treasures
    }

    /// The start card of a clan: its cell and its exits.
    pub fn start(&self, clan: Clan) -> (Cell, Exits) {
        self.printed.starts[clan as usize]
    }

    /// The cells of the mine cards, by index.
    #[inline]
    pub fn mine_places(&self) -> &[Cell; MINE_CELLS] {
        &self.printed.mine_cells
    }

    /// How many cards of the deck show this.
    pub fn copies(&self, face: Face) -> usize {
        self.faces[0].iter().filter(|other| **other == face).count()
    }

    const fn of(printed: Printed) -> Tables {
        let faces = [faces(&printed, 0), faces(&printed, 1)];
        let (starts, mines) = (cells_of_starts(&printed), cells_of_mines(&printed));
        Tables {
            obstacles: obstacles(&faces[0]),
            faces,
            start_cells: starts,
            mine_cells: mines,
            forest: data::BOARD.minus(starts).minus(mines),
            mean_value: mean_value(&printed.treasures),
            printed,
        }
    }
}

impl deck::Tables for Tables {
    const STANDARD_FILE: &'static str = include_str!("../decks/standard.toml");

    fn read(sheet: &Sheet<'_>) -> Option<Tables> {
        read::printed(sheet).map(Tables::of)
    }

    fn shelf() -> &'static Shelf<Tables> {
        static SHELF: Shelf<Tables> = Shelf::new(Tables::STANDARD);
        &SHELF
    }
}

/// The name and copy number of each card; the cards of one kind are consecutive. Cards have these names in every deck.
pub(crate) const NAMES: [(&str, u8); CARDS] = {
    let mut names = [("", 0); CARDS];
    let (mut card, mut kind) = (0, 0);
    while kind < PATHS.len() + ACTIONS.len() {
        let (name, copies) = if kind < PATHS.len() {
            (PATHS[kind].0, standard::PRINTED.paths[kind])
        } else {
            (ACTIONS[kind - PATHS.len()].0, standard::PRINTED.actions[kind - PATHS.len()])
        };
        let mut copy = 0;
        while copy < copies {
            copy += 1;
            names[card] = (name, copy);
            card += 1;
        }
        kind += 1;
    }
    names
};

const fn faces(printed: &Printed, info_cards: usize) -> [Face; CARDS] {
    let paths: [usize; PATH_CARDS] = deck::kinds(&standard::PRINTED.paths, &printed.paths);
    let actions: [usize; CARDS - PATH_CARDS] = deck::kinds(&standard::PRINTED.actions, &printed.actions);
    let mut faces = [Face::Storm; CARDS];
    let (mut card, mut scout) = (0, 0);
    while card < CARDS {
        faces[card] = if card < PATH_CARDS {
            let (_, exits, special) = PATHS[paths[card]];
            Face::Path { exits: Exits::of_table(exits), special }
        } else {
            match ACTIONS[actions[card - PATH_CARDS]].1 {
                Face::Info { .. } => {
                    scout += 1;
                    Face::Info { symbols: printed.scouts[info_cards][scout - 1] }
                }
                other => other,
            }
        };
        card += 1;
    }
    faces
}

const fn obstacles(faces: &[Face; CARDS]) -> [CardSet; 3] {
    let mut cards = [0; 3];
    let mut card = 0;
    while card < PATH_CARDS {
        if let Face::Path { special, .. } = faces[card]
            && let Some(tool) = special.tool()
        {
            cards[tool as usize] |= 1 << card;
        }
        card += 1;
    }
    [CardSet(cards[0]), CardSet(cards[1]), CardSet(cards[2])]
}

const fn mean_value(treasures: &[Treasure; TREASURES]) -> f32 {
    let (mut sum, mut card) = (0, 0);
    while card < TREASURES {
        sum += treasures[card].value;
        card += 1;
    }
    sum as f32 / TREASURES as f32
}

const fn cells_of_starts(printed: &Printed) -> CellSet {
    CellSet::EMPTY.with(printed.starts[0].0).with(printed.starts[1].0)
}

const fn cells_of_mines(printed: &Printed) -> CellSet {
    let [a, b, c, d] = printed.mine_cells;
    CellSet::EMPTY.with(a).with(b).with(c).with(d)
}
