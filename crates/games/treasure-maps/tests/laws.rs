//! The laws every game obeys, on random games with every number of seats.

use klad_testkit::{laws, laws_by, laws_with_decks};
use klad_treasure_maps::{State, bot};

mod any_deck;

use any_deck::any_deck;

#[test]
fn laws_hold_for_one() {
    laws::<State>(1, 16, 1);
}

#[test]
fn laws_hold_for_two() {
    laws::<State>(2, 16, 2);
}

#[test]
fn laws_hold_for_three() {
    laws::<State>(3, 16, 3);
}

#[test]
fn laws_hold_for_four() {
    laws::<State>(4, 16, 4);
}

/// All kinds of events in this game.
const EVENTS: [&str; 16] = [
    "card_completed",
    "card_taken",
    "chosen",
    "committed",
    "crosses_revealed",
    "cup_awarded",
    "cup_crossed_out",
    "display_refilled",
    "expedition_revealed",
    "first_player",
    "game_ended",
    "marked",
    "rank_reached",
    "round_ended",
    "start_revealed",
    "taken_back",
];

/// Random games never reach some parts of the game. Bots do, and these games reach all of them.
#[test]
fn laws_hold_in_games_of_bots_that_reach_every_event() {
    laws_by::<State>(1..=4, 3, &|| Box::new(bot::medium()), &EVENTS);
}

#[test]
fn laws_hold_with_any_deck_that_has_the_rulebooks_totals() {
    for seats in 1..=4 {
        laws_with_decks::<State>(seats, 5, u64::from(seats) << 8, any_deck);
    }
}
