//! The laws every game obeys, on random games at every seat count.

use klad_klatz::State;
use klad_testkit::laws;

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
