//! Positions for the tests.

use klad_engine::{Chance, Game, Seat, Secrets};
use klad_lost_mines::{
    CardId, Cell, Deal, Edge, Options, State,
    components::{Dwarf, Special, Treasure},
};
use klad_testkit::Board;

/// A table of Lost Mines.
pub(crate) type Table = Board<State>;

/// The edge on the east side of a cell.
pub(crate) fn h(x: u8, y: u8) -> Edge {
    Edge(y * 10 + x)
}

/// The edge on the south side of a cell.
pub(crate) fn v(x: u8, y: u8) -> Edge {
    Edge(70 + y * 11 + x)
}

/// Parses card names.
pub(crate) fn cards(names: &str) -> Vec<CardId> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// Parses a treasure.
pub(crate) fn treasure(text: &str) -> Treasure {
    text.parse().unwrap()
}

/// Parses a dwarf.
pub(crate) fn dwarf(text: &str) -> Dwarf {
    text.parse().unwrap()
}

/// Mines in the order gold, silver, gems, dragon from the north; alternating clans; action cards in the hands as long
/// as there are any, so that path cards are free to be put on the board.
pub(crate) fn plain_deal(seats: u8) -> Deal {
    let treasures = "gold 3,silver 3,gems 3,gold 2,silver 2,gems 2,gold 4,silver 4,gems 4";
    let dwarves = "blue loyal,yellow loyal,blue selfish,yellow selfish,blue saboteur,yellow saboteur,blue loyal,\
                   yellow loyal,blue loyal";
    let players = usize::from(seats);
    let hand = if seats <= 6 { 5 } else { 4 };
    let order: Vec<CardId> = (40..63).chain((0..40).rev()).filter_map(CardId::new).collect();
    Deal {
        mines: serde_json::from_str(r#"["gold","silver","gems","dragon"]"#).unwrap(),
        treasures: treasures.split(',').take(players).map(treasure).collect(),
        dwarves: dwarves.split(',').take(players).map(dwarf).collect(),
        hands: order.chunks(hand).take(players).map(<[CardId]>::to_vec).collect(),
        pile: Vec::new(),
        starter: Seat(0),
    }
}

/// A table at which A begins its turn after `arrange`.
pub(crate) fn position(seats: u8, options: Options, arrange: impl FnOnce(&mut State)) -> Table {
    let mut state = State::start(&options, seats, &plain_deal(seats)).unwrap();
    arrange(&mut state);
    state.arrange_turn(state.active());
    state.audit().unwrap();
    Board::of(state)
}

/// Four players with default options.
pub(crate) fn four(arrange: impl FnOnce(&mut State)) -> Table {
    position(4, Options::default(), arrange)
}

/// Puts a plain path card on the board.
pub(crate) fn put(state: &mut State, x: u8, y: u8, exits: &str) {
    state.arrange_path(x, y, exits, Special::Plain);
}

/// A path from the blue start eastward along row 2, up to column `last`: crosses, tees and lines.
pub(crate) fn road(state: &mut State, last: u8) {
    for x in 2..=last {
        let exits = ["NESW", "NEW", "EW"][usize::from(x) % 3];
        put(state, x, 2, exits);
    }
}

/// Gives a seat exactly these cards.
pub(crate) fn hold(state: &mut State, seat: u8, names: &str) {
    state.arrange_hand(Seat(seat), &cards(names));
}

/// Where a pawn stands.
pub(crate) fn pawn(table: &Table, seat: u8) -> (u8, u8) {
    let cell: Cell = table.state().board().pawn(Seat(seat));
    (cell.x(), cell.y())
}

/// How many cards a seat has.
pub(crate) fn hand_size(table: &Table, seat: u8) -> usize {
    table.state().hand(Seat(seat)).len()
}

/// A random table.
pub(crate) fn dealt(options: Options, seats: u8, seed: u64) -> State {
    State::setup(&options, seats, &mut Chance::fast(seed)).unwrap()
}
