//! The laws every game obeys, on random games at every seat count, with new options for each.

use klad_lost_mines::State;
use klad_testkit::laws;

/// Eight games, two of them with default options: over all seat counts every value of every option comes up.
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
