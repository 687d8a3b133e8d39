//! The contents of the box as tables. Corrections to what is printed on the components belong here and nowhere else.

use crate::{
    board::{Cell, CellSet},
    components::{
        CardSet, Clan, Dwarf, Exits, Face, Kind, Mine, Role, Special, Symbol, Symbols, Tool, Treasure,
    },
};

/// LM-001: the maximum number of players.
pub const PLAYERS: usize = 9;
/// LM-030: columns of the board, x = 0 to 10 from west to east.
pub const COLUMNS: u8 = 11;
/// LM-030: rows of the board, y = 0 to 6 from north to south.
pub const ROWS: u8 = 7;
/// LM-002: treasure spaces beside the board.
pub const RAIL: usize = 9;

/// LM-004: the cells of the start cards, and their exits.
pub const STARTS: [(Clan, Cell, Exits); 2] = [
    (Clan::Blue, Cell::new(1, 2), Exits::of_table("NESW")),
    (Clan::Yellow, Cell::new(1, 4), Exits::of_table("NESW")),
];

/// LM-003: the cells of the mine cards, by index.
pub const MINE_CELLS: [Cell; 4] = [Cell::new(9, 0), Cell::new(9, 2), Cell::new(9, 4), Cell::new(9, 6)];

/// The number of path cards; they come first in the deck.
pub const PATH_CARDS: usize = 40;
/// The number of cards in the deck.
pub const CARDS: usize = 63;

/// The path cards: name, copies, exits, special.
const PATHS: [(&str, u8, &str, Special); 25] = [
    ("cross", 5, "NESW", Special::Plain),
    ("tee_h", 4, "NEW", Special::Plain),
    ("tee_v", 3, "NES", Special::Plain),
    ("bend_a", 3, "NE", Special::Plain),
    ("bend_b", 3, "NW", Special::Plain),
    ("line_h", 3, "EW", Special::Plain),
    ("line_v", 1, "NS", Special::Plain),
    ("stub_h", 1, "W", Special::Plain),
    ("stub_v", 1, "N", Special::Plain),
    ("line_h_trunk", 1, "EW", Special::Trunk),
    ("tee_h_trunk", 1, "NEW", Special::Trunk),
    ("tee_v_trunk", 1, "NES", Special::Trunk),
    ("line_h_lake", 1, "EW", Special::Lake),
    ("tee_h_lake", 1, "NEW", Special::Lake),
    ("tee_v_lake", 1, "NES", Special::Lake),
    ("line_h_pit", 1, "EW", Special::Pit),
    ("tee_h_pit", 1, "NEW", Special::Pit),
    ("tee_v_pit", 1, "NES", Special::Pit),
    ("cross_rocks", 1, "NESW", Special::Rocks),
    ("tee_h_rocks", 1, "NEW", Special::Rocks),
    ("line_h_rocks", 1, "EW", Special::Rocks),
    ("line_v_rocks", 1, "NS", Special::Rocks),
    ("cross_fire", 1, "NESW", Special::Campfire),
    ("bend_a_fire", 1, "NE", Special::Campfire),
    ("bend_b_fire", 1, "NW", Special::Campfire),
];

/// The action cards: name, copies, face. What the scouts show is in the two tables below.
const ACTIONS: [(&str, u8, Face); 7] = [
    ("axe", 3, Face::Tool { tool: Tool::Axe }),
    ("boat", 3, Face::Tool { tool: Tool::Boat }),
    ("rope", 3, Face::Tool { tool: Tool::Rope }),
    ("scout", 6, Face::Info { symbols: Symbols::of(&[]) }),
    ("trap", 3, Face::Trap),
    ("troll", 3, Face::Troll),
    ("storm", 2, Face::Storm),
];

/// The six scouts with `info_cards = "dual"`.
const SCOUTS_DUAL: [Symbols; 6] = [
    Symbols::of(&[Symbol::Mine, Symbol::Treasure]),
    Symbols::of(&[Symbol::Mine, Symbol::Treasure]),
    Symbols::of(&[Symbol::Mine, Symbol::Dwarf]),
    Symbols::of(&[Symbol::Mine, Symbol::Dwarf]),
    Symbols::of(&[Symbol::Treasure, Symbol::Dwarf]),
    Symbols::of(&[Symbol::Treasure, Symbol::Dwarf]),
];

/// The six scouts with `info_cards = "single"`.
const SCOUTS_SINGLE: [Symbols; 6] = [
    Symbols::of(&[Symbol::Mine]),
    Symbols::of(&[Symbol::Mine]),
    Symbols::of(&[Symbol::Treasure]),
    Symbols::of(&[Symbol::Treasure]),
    Symbols::of(&[Symbol::Dwarf]),
    Symbols::of(&[Symbol::Dwarf]),
];

/// The exits of the mine cards: gold, silver, gems, dragon.
pub const MINE_EXITS: [Exits; 4] =
    [Exits::of_table("NESW"), Exits::of_table("NE"), Exits::of_table("NW"), Exits::of_table("NESW")];

/// The mine cards in order.
pub const MINES: [Mine; 4] = Mine::ALL;

/// The treasure cards in order.
pub const TREASURES: [Treasure; 12] = [
    Treasure { kind: Kind::Gold, value: 2 },
    Treasure { kind: Kind::Gold, value: 3 },
    Treasure { kind: Kind::Gold, value: 3 },
    Treasure { kind: Kind::Gold, value: 4 },
    Treasure { kind: Kind::Silver, value: 2 },
    Treasure { kind: Kind::Silver, value: 3 },
    Treasure { kind: Kind::Silver, value: 3 },
    Treasure { kind: Kind::Silver, value: 4 },
    Treasure { kind: Kind::Gems, value: 2 },
    Treasure { kind: Kind::Gems, value: 3 },
    Treasure { kind: Kind::Gems, value: 3 },
    Treasure { kind: Kind::Gems, value: 4 },
];

/// LM-006: the dwarf cards in order, each with the fewest players that use it.
pub const DWARVES: [(Clan, Role, u8); 10] = [
    (Clan::Blue, Role::Loyal, 3),
    (Clan::Blue, Role::Loyal, 5),
    (Clan::Blue, Role::Loyal, 7),
    (Clan::Blue, Role::Selfish, 3),
    (Clan::Blue, Role::Saboteur, 3),
    (Clan::Yellow, Role::Loyal, 3),
    (Clan::Yellow, Role::Loyal, 5),
    (Clan::Yellow, Role::Loyal, 7),
    (Clan::Yellow, Role::Selfish, 3),
    (Clan::Yellow, Role::Saboteur, 3),
];

/// LM-009: cards set aside unseen for the whole round.
pub const ASIDE: usize = 10;
/// The largest hand.
pub const HAND_MAX: usize = 5;
/// The largest draw pile: three players.
pub const PILE_MAX: usize = CARDS - ASIDE - 3 * HAND_MAX;
/// An upper bound on the turns with a card in a round: each uses one of the cards in play.
pub const TURNS_MAX: usize = CARDS - ASIDE;
/// A turn has at most this many moves: a proposal, its answers, a card, steps, picks after traps and a treasure.
const TURN_MOVES_MAX: usize = 20;
/// An upper bound on the moves in a game: every turn of every round, and everybody ready after each.
pub const PLIES_MAX: usize = ROUNDS_MAX * (TURNS_MAX * TURN_MOVES_MAX + PLAYERS);
/// LM-240, LM-243: the most rounds a game can have, including tie-break rounds.
pub const ROUNDS_MAX: usize = 9;
/// LM-145: steps of an ordinary move.
pub const STEPS: u8 = 3;
/// LM-148: steps of a move that begins on a campfire.
pub const STEPS_FROM_FIRE: u8 = 5;
/// LM-216: what the dragon token costs.
pub const DRAGON_PENALTY: u8 = 2;
/// Forest tokens of each kind.
pub const TOKENS: usize = 3;

/// LM-009: cards dealt to each player.
pub const fn hand_size(seats: u8) -> usize {
    if seats <= 6 { 5 } else { 4 }
}

/// The dwarf cards used at a table of `seats`, in order (LM-006).
pub fn dwarves(seats: u8) -> impl Iterator<Item = Dwarf> {
    DWARVES
        .into_iter()
        .filter(move |(_, _, least)| *least <= seats)
        .map(|(clan, role, _)| Dwarf { clan, role })
}

/// What is printed on each card, with two symbols on every scout and with one.
pub(crate) const FACES: [[Face; CARDS]; 2] = [faces(&SCOUTS_DUAL), faces(&SCOUTS_SINGLE)];

/// The name and copy number of each card; the cards of one table row are consecutive.
pub(crate) const NAMES: [(&str, u8); CARDS] = names();

const fn faces(scouts: &[Symbols; 6]) -> [Face; CARDS] {
    let mut faces = [Face::Storm; CARDS];
    let mut card = 0;
    let mut row = 0;
    while row < PATHS.len() {
        let (_, copies, exits, special) = PATHS[row];
        let mut copy = 0;
        while copy < copies {
            faces[card] = Face::Path { exits: Exits::of_table(exits), special };
            card += 1;
            copy += 1;
        }
        row += 1;
    }
    assert!(card == PATH_CARDS);
    row = 0;
    while row < ACTIONS.len() {
        let (_, copies, face) = ACTIONS[row];
        let mut copy = 0;
        while copy < copies {
            faces[card] = match face {
                Face::Info { .. } => Face::Info { symbols: scouts[copy as usize] },
                other => other,
            };
            card += 1;
            copy += 1;
        }
        row += 1;
    }
    assert!(card == CARDS);
    faces
}

const fn names() -> [(&'static str, u8); CARDS] {
    let mut names = [("", 0); CARDS];
    let mut card = 0;
    let mut row = 0;
    while row < PATHS.len() + ACTIONS.len() {
        let (name, copies) = if row < PATHS.len() {
            (PATHS[row].0, PATHS[row].1)
        } else {
            (ACTIONS[row - PATHS.len()].0, ACTIONS[row - PATHS.len()].1)
        };
        let mut copy = 0;
        while copy < copies {
            copy += 1;
            names[card] = (name, copy);
            card += 1;
        }
        row += 1;
    }
    names
}

/// The path cards that each tool overcomes, by tool.
pub(crate) const OBSTACLES: [CardSet; 3] = {
    let mut cards = [0; 3];
    let mut card = 0;
    while card < PATH_CARDS {
        if let Face::Path { special, .. } = FACES[0][card]
            && let Some(tool) = special.tool()
        {
            cards[tool as usize] |= 1 << card;
        }
        card += 1;
    }
    [CardSet(cards[0]), CardSet(cards[1]), CardSet(cards[2])]
};

/// Every cell of the board.
pub(crate) const BOARD: CellSet = {
    let mut cells = CellSet::EMPTY;
    let mut y = 0;
    while y < ROWS {
        let mut x = 0;
        while x < COLUMNS {
            cells = cells.with(Cell::new(x, y));
            x += 1;
        }
        y += 1;
    }
    cells
};

/// The cells of the start cards.
pub(crate) const START_CELLS: CellSet = CellSet::EMPTY.with(STARTS[0].1).with(STARTS[1].1);

/// The cells of the mine cards.
pub(crate) const MINE_CELL_SET: CellSet =
    CellSet::EMPTY.with(MINE_CELLS[0]).with(MINE_CELLS[1]).with(MINE_CELLS[2]).with(MINE_CELLS[3]);
