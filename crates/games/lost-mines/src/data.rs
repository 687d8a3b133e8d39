//! What is in every box: names and numbers. What is printed on the components is in `decks/standard.toml`.

use crate::{
    board::{Cell, CellSet},
    components::{Clan, Dwarf, Face, Mine, Role, Special, Symbols, Tool},
};

/// LM-001: the maximum number of players.
pub const PLAYERS: usize = 9;
/// LM-030: columns of the board, x = 0 to 10 from west to east.
pub const COLUMNS: u8 = 11;
/// LM-030: rows of the board, y = 0 to 6 from north to south.
pub const ROWS: u8 = 7;
/// LM-002: treasure spaces beside the board.
pub const RAIL: usize = 9;

/// LM-004: start cards, one per clan.
pub const STARTS: usize = 2;
/// LM-003: mine cards, and cells for them.
pub const MINE_CELLS: usize = 4;
/// LM-005: treasure cards.
pub const TREASURES: usize = 12;

/// The number of path cards; they come first in the deck.
pub const PATH_CARDS: usize = 40;
/// The number of cards in the deck.
pub const CARDS: usize = 63;

/// The kinds of path cards: name, exits, special. A deck says how often it has each of them.
#[rustfmt::skip]
pub(crate) const PATHS: [(&str, &str, Special); 54] = [
    ("cross", "NESW", Special::Plain),
    ("tee_h", "NEW", Special::Plain),
    ("tee_v", "NES", Special::Plain),
    ("bend_a", "NE", Special::Plain),
    ("bend_b", "NW", Special::Plain),
    ("line_h", "EW", Special::Plain),
    ("line_v", "NS", Special::Plain),
    ("stub_h", "W", Special::Plain),
    ("stub_v", "N", Special::Plain),
    ("line_h_trunk", "EW", Special::Trunk),
    ("tee_h_trunk", "NEW", Special::Trunk),
    ("tee_v_trunk", "NES", Special::Trunk),
    ("cross_trunk", "NESW", Special::Trunk),
    ("bend_a_trunk", "NE", Special::Trunk),
    ("bend_b_trunk", "NW", Special::Trunk),
    ("line_v_trunk", "NS", Special::Trunk),
    ("stub_h_trunk", "W", Special::Trunk),
    ("stub_v_trunk", "N", Special::Trunk),
    ("line_h_lake", "EW", Special::Lake),
    ("tee_h_lake", "NEW", Special::Lake),
    ("tee_v_lake", "NES", Special::Lake),
    ("cross_lake", "NESW", Special::Lake),
    ("bend_a_lake", "NE", Special::Lake),
    ("bend_b_lake", "NW", Special::Lake),
    ("line_v_lake", "NS", Special::Lake),
    ("stub_h_lake", "W", Special::Lake),
    ("stub_v_lake", "N", Special::Lake),
    ("line_h_pit", "EW", Special::Pit),
    ("tee_h_pit", "NEW", Special::Pit),
    ("tee_v_pit", "NES", Special::Pit),
    ("cross_pit", "NESW", Special::Pit),
    ("bend_a_pit", "NE", Special::Pit),
    ("bend_b_pit", "NW", Special::Pit),
    ("line_v_pit", "NS", Special::Pit),
    ("stub_h_pit", "W", Special::Pit),
    ("stub_v_pit", "N", Special::Pit),
    ("cross_rocks", "NESW", Special::Rocks),
    ("tee_h_rocks", "NEW", Special::Rocks),
    ("line_h_rocks", "EW", Special::Rocks),
    ("line_v_rocks", "NS", Special::Rocks),
    ("tee_v_rocks", "NES", Special::Rocks),
    ("bend_a_rocks", "NE", Special::Rocks),
    ("bend_b_rocks", "NW", Special::Rocks),
    ("stub_h_rocks", "W", Special::Rocks),
    ("stub_v_rocks", "N", Special::Rocks),
    ("cross_fire", "NESW", Special::Campfire),
    ("bend_a_fire", "NE", Special::Campfire),
    ("bend_b_fire", "NW", Special::Campfire),
    ("tee_h_fire", "NEW", Special::Campfire),
    ("tee_v_fire", "NES", Special::Campfire),
    ("line_h_fire", "EW", Special::Campfire),
    ("line_v_fire", "NS", Special::Campfire),
    ("stub_h_fire", "W", Special::Campfire),
    ("stub_v_fire", "N", Special::Campfire),
];

/// The kinds of action cards: name, face. What the scouts show is up to the deck.
pub(crate) const ACTIONS: [(&str, Face); 7] = [
    ("axe", Face::Tool { tool: Tool::Axe }),
    ("boat", Face::Tool { tool: Tool::Boat }),
    ("rope", Face::Tool { tool: Tool::Rope }),
    ("scout", Face::Info { symbols: Symbols::of(&[]) }),
    ("trap", Face::Trap),
    ("troll", Face::Troll),
    ("storm", Face::Storm),
];
/// The action cards by group: the names of the kinds, and how many cards they are together. Every deck has these, because
/// the numbering of moves has room for no others.
pub(crate) const GROUPS: [(&[&str], u32); 5] = [
    (&["axe", "boat", "rope"], 9),
    (&["scout"], SCOUTS as u32),
    (&["trap"], 3),
    (&["troll"], 3),
    (&["storm"], 2),
];
/// Information cards.
pub(crate) const SCOUTS: usize = 6;

/// The mine cards in order.
pub const MINES: [Mine; 4] = Mine::ALL;

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
/// Forest tokens of each kind in the standard box: as many as there are cards that need one.
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
