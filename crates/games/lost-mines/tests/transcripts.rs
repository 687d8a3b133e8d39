//! Whole games, kept: a change here is a change for players. Random play never reaches a mine; games that do are kept by
//! `tests/guided`.

use std::path::PathBuf;

use klad_lost_mines::State;
use klad_testkit::golden;

fn kept(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(name)
}

#[test]
fn three_seats() {
    golden::<State>(kept("3-seats.klad"), 3, 3);
}

#[test]
fn four_seats() {
    golden::<State>(kept("4-seats.klad"), 4, 4);
}

#[test]
fn five_seats() {
    golden::<State>(kept("5-seats.klad"), 5, 5);
}

#[test]
fn six_seats() {
    golden::<State>(kept("6-seats.klad"), 6, 6);
}

#[test]
fn seven_seats() {
    golden::<State>(kept("7-seats.klad"), 7, 7);
}

#[test]
fn eight_seats() {
    golden::<State>(kept("8-seats.klad"), 8, 8);
}

#[test]
fn nine_seats() {
    golden::<State>(kept("9-seats.klad"), 9, 9);
}
