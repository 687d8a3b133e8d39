//! The laws every game obeys, on random games at every seat count.

use klad_klatz::{State, bot};
use klad_testkit::{laws, laws_by, laws_with_decks};

mod any_deck;

use any_deck::any_deck;

#[test]
fn laws_hold_for_two() {
    laws::<State>(2, 40, 2);
}

#[test]
fn laws_hold_for_three() {
    laws::<State>(3, 40, 3);
}

#[test]
fn laws_hold_for_four() {
    laws::<State>(4, 40, 4);
}

/// The events these games must reach: everything that hides or shows something.
const EVENTS: [&str; 12] = [
    "actions_drawn",
    "actions_reshuffled",
    "compositions_discarded",
    "compositions_drawn",
    "drew",
    "ended",
    "final_round",
    "left",
    "photo",
    "redrew",
    "rickshaw_arrived",
    "wall_refilled",
];

/// Random games never reach some parts of the game. Bots do, and these games reach everything that hides or shows
/// something.
#[test]
fn laws_hold_in_games_of_bots_that_reach_every_event() {
    laws_by::<State>(2..=4, 4, &|| Box::new(bot::medium()), &EVENTS);
}

#[test]
fn laws_hold_with_any_deck_that_has_the_rulebooks_totals() {
    for seats in 2..=4 {
        laws_with_decks::<State>(seats, 12, u64::from(seats) << 8, any_deck);
    }
}
