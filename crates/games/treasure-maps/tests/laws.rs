//! The laws every game obeys, on random games at every seat count.

use klad_testkit::laws;
use klad_treasure_maps::State;

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
