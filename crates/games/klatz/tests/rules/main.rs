//! Tests of every rule: what it allows and what it refuses. The timing of calls is tested in `tests/calls`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod actions;
mod custom_deck;
mod decks;
mod end;
mod moves;
mod photos;
mod position;
mod setup;
mod shuffles;
mod special;
mod stats;
mod turn;
mod view;

use klad_engine::Seat;
use klad_klatz::{State, Tables, components::Card};
use klad_testkit::Board;

/// A board with the position given in notation.
#[track_caller]
fn position(text: &str) -> Board<State> {
    match text.parse() {
        Ok(state) => Board::of(state),
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// The wall as symbols, a star for each rickshaw.
fn wall(board: &Board<State>) -> String {
    let state = board.state();
    let card = |&card: &Card| {
        format!("{}{}", Tables::STANDARD.symbol(card).code(), if state.is_covered(card) { "*" } else { "" })
    };
    state.wall().iter().map(card).collect::<Vec<_>>().join(" ")
}

/// The market as symbols.
fn market(board: &Board<State>) -> String {
    codes(board.state().market())
}

fn codes(cards: &[Card]) -> String {
    cards.iter().map(|card| Tables::STANDARD.symbol(*card).code()).collect::<Vec<_>>().join(" ")
}

/// The wall discard as symbols, the oldest card first.
fn discard(board: &Board<State>) -> String {
    let shown = board.table_view("spectator").wall_discard;
    codes(&shown.iter().map(|shown| shown.card).collect::<Vec<_>>())
}

/// The compositions in a hand.
fn hand(board: &Board<State>, seat: &str) -> String {
    let seat: Seat = seat.parse().unwrap();
    board.state().compositions(seat).iter().map(|comp| comp.to_string()).collect::<Vec<_>>().join(" ")
}

/// How many action cards are in a hand.
fn actions(board: &Board<State>, seat: &str) -> usize {
    board.state().actions(seat.parse().unwrap()).len()
}
