//! Positions for rule tests, built from the names of cards.

use klad_engine::{Game, Seat};
use klad_testkit::Board;
use klad_treasure_maps::{
    Card, Cells, Deal, Event, Options, Position, Shape, State,
    setup::{Active, Area},
};
use serde_json::Value;

/// A card by its name.
#[track_caller]
pub(crate) fn card(name: &str) -> Card {
    Card::named(name).unwrap_or_else(|| panic!("there is no card {name}"))
}

/// Some cards by their names.
#[track_caller]
pub(crate) fn cards<const N: usize>(names: [&str; N]) -> Vec<Card> {
    names.into_iter().map(card).collect()
}

/// A blank active card.
#[track_caller]
pub(crate) fn blank(name: &str) -> Option<Active> {
    crossed(name, &[])
}

/// An active card with these cells crossed.
#[track_caller]
pub(crate) fn crossed(name: &str, cells: &[u8]) -> Option<Active> {
    Some(Active { card: card(name), crossed: cells.iter().copied().collect() })
}

/// An active card with all cells crossed but these.
#[track_caller]
pub(crate) fn only(name: &str, open: &[u8]) -> Option<Active> {
    let open: Cells = open.iter().copied().collect();
    Some(Active { card: card(name), crossed: card(name).cells().without(open) })
}

/// A player with these active cards and nothing else.
pub(crate) fn area(one: Option<Active>, other: Option<Active>) -> Area {
    Area { slots: vec![one, other], ..Area::default() }
}

/// A player whose cards are irrelevant to the test.
pub(crate) fn bystander() -> Area {
    area(blank("orange-04"), blank("orange-05"))
}

/// A first turn with this shape. The display has no palm; the deck is green-01, green-02 and so on.
pub(crate) fn position(shape: Shape, players: Vec<Area>) -> Position {
    Position {
        expeditions: vec![shape],
        display: display(["purple-01", "purple-02", "purple-03", "orange-01"]),
        deck: cards(["green-01", "green-02", "green-03"]),
        players,
        ..Position::default()
    }
}

/// A display of these cards.
#[track_caller]
pub(crate) fn display(names: [&str; 4]) -> Vec<Option<Card>> {
    names.iter().map(|name| Some(card(name))).collect()
}

/// The position with all unplaced cards completed by `seat`, so that the deck has only the cards named.
pub(crate) fn exhausted(mut position: Position, seat: usize) -> Position {
    let mut taken: Vec<Card> = position.display.iter().flatten().chain(&position.deck).copied().collect();
    for area in &position.players {
        taken.extend(area.slots.iter().flatten().map(|active| active.card));
        taken.extend(&area.completed);
    }
    let rest = Card::all().filter(|card| !taken.contains(card));
    position.players[seat].completed.extend(rest);
    position
}

/// A board with this position and the default options.
#[track_caller]
pub(crate) fn at(position: Position) -> Board<State> {
    at_with(Options::default(), position)
}

/// A board with this position.
#[track_caller]
pub(crate) fn at_with(options: Options, position: Position) -> Board<State> {
    let seats = position.players.len() as u8;
    Board::start(options, seats, &Deal::Position(Box::new(position)))
}

/// The rule under which a table cannot be set up.
#[track_caller]
pub(crate) fn refused(options: Options, seats: u8, deal: &Deal) -> &'static str {
    match State::start(&options, seats, deal) {
        Ok(state) => panic!("it can be set up: {state:#?}"),
        Err(error) => error.rule.0,
    }
}

/// Options from JSON.
#[track_caller]
pub(crate) fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("the options can be parsed")
}

/// The board after everybody at a fresh table has kept two cards.
pub(crate) fn begun(seats: u8, seed: u64) -> Board<State> {
    let mut board = Board::<State>::dealt(Options::default(), seats, seed);
    for seat in Seat::all(seats) {
        board.play(&format!("{seat} keep 0 1"));
    }
    board
}

/// Whether a viewer heard an event of this type in the last move.
pub(crate) fn heard(board: &Board<State>, viewer: &str, kind: &str) -> bool {
    board.events(viewer).iter().any(|event| kind_of(event) == kind)
}

/// The type of an event.
pub(crate) fn kind_of(event: &Event) -> String {
    let json = serde_json::to_value(event).expect("events can be serialized");
    json["type"].as_str().expect("an event has a type").to_owned()
}

/// The value at a JSON pointer in a viewer's table view.
#[track_caller]
pub(crate) fn see(board: &Board<State>, viewer: &str, pointer: &str) -> Value {
    let view = board.json(viewer);
    view.pointer(pointer).unwrap_or_else(|| panic!("{pointer} is not in {view:#}")).clone()
}

/// Plays the first legal single cells and display cards for everybody, until `turn` (counted from 0) or the end.
pub(crate) fn play_on(board: &mut Board<State>, turn: u8) {
    loop {
        let view = board.table_view("spectator");
        let now = (view.round - 1) * 7 + view.turn - 1;
        let Some(seat) = board.state().turn().must.first() else { return };
        if now >= turn && view.phase == klad_treasure_maps::Phase::Cross {
            return;
        }
        let legal = board.legal(&seat.to_string());
        let simple = legal
            .iter()
            .find(|mv| !mv.starts_with("shape") && *mv != "takeback")
            .expect("somebody always has a simple move");
        board.play(&format!("{seat} {simple}"));
    }
}
