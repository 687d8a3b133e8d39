//! The laws every game obeys, on random games with every number of seats.

use klad_my_treasure::{State, bot};
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

/// All kinds of events in this game.
const EVENTS: [&str; 9] = [
    "card_drawn",
    "card_placed",
    "flight_started",
    "game_ended",
    "orc_drawn",
    "pile_claimed",
    "pile_grabbed",
    "round_scored",
    "round_started",
];

/// Random games never reach some parts of the game. Bots do, and these games reach all of them.
#[test]
fn laws_hold_in_games_of_bots_that_reach_every_event() {
    laws_by::<State>(2..=4, 6, &|| Box::new(bot::medium()), &EVENTS);
}

#[test]
fn laws_hold_with_any_deck_the_rulebook_allows() {
    for seats in 2..=4 {
        laws_with_decks::<State>(seats, 12, u64::from(seats) << 8, any_deck);
    }
}
