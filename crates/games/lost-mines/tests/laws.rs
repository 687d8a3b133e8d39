//! The laws every game obeys, on random games at every seat count, with different options for each.

use klad_lost_mines::{State, bot};
use klad_testkit::{laws, laws_by, laws_with_decks};

mod any_deck;

use any_deck::any_deck;

/// Eight games, two of them with default options: across all seat counts every value of every option occurs.
fn hold(seats: u8) {
    laws::<State>(seats, 8, u64::from(seats) << 8);
}

#[test]
fn laws_hold_with_three() {
    hold(3);
}

#[test]
fn laws_hold_with_four() {
    hold(4);
}

#[test]
fn laws_hold_with_five() {
    hold(5);
}

#[test]
fn laws_hold_with_six() {
    hold(6);
}

#[test]
fn laws_hold_with_seven() {
    hold(7);
}

#[test]
fn laws_hold_with_eight() {
    hold(8);
}

#[test]
fn laws_hold_with_nine() {
    hold(9);
}

/// The events these games must reach: everything that hides or shows something.
const EVENTS: [&str; 15] = [
    "card_lost",
    "cards_drawn",
    "dealt",
    "discarded",
    "dragon_woken",
    "mine_revealed",
    "mine_seen",
    "role_seen",
    "round_ended",
    "storm_played",
    "trap_sprung",
    "treasure_seen",
    "treasure_taken",
    "troll_left",
    "vote_closed",
];

/// Random games never reach some parts of the game. Bots do, and these games reach everything that hides or shows
/// something.
#[test]
fn laws_hold_in_games_of_bots_that_reach_every_event() {
    laws_by::<State>(3..=9, 2, &|| Box::new(bot::medium()), &EVENTS);
}

#[test]
fn laws_hold_with_any_deck_that_has_the_rulebooks_totals() {
    for seats in 3..=9 {
        laws_with_decks::<State>(seats, 4, u64::from(seats) << 8, any_deck);
    }
}
