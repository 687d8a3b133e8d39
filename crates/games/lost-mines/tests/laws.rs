//! The laws every game obeys, on random games at every seat count, options drawn anew for each.
//!
//! The round trip is tried in `tests/reading.rs` instead of by its law: that law wants every text but a move's own
//! refused, while this game reads a half turn of a card that looks the same turned as no turn.

use klad_lost_mines::State;
use klad_testkit::laws::{Effort, Law, check};

const LAWS: [Law; 6] = [Law::Flow, Law::Legality, Law::Refusals, Law::Replay, Law::NoLeak, Law::Fairness];

fn hold(seats: u8) {
    // Twelve games: every value of every option but the seats of `first_player` comes up.
    if let Err(violation) = check::<State>(&LAWS, seats, 12, u64::from(seats) << 8, &Effort::SAMPLE) {
        panic!("{violation}");
    }
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
