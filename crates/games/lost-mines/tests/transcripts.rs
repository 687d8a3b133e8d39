//! Recorded games: a change here is a change for players. Random play never reaches a mine; `tests/guided` has games
//! that do.

use std::path::PathBuf;

use klad_lost_mines::State;
use klad_testkit::golden;

fn kept(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(name)
}

#[test]
fn a_recorded_game_of_three_replays_identically() {
    golden::<State>(kept("3-seats.klad"), 3, 3);
}

#[test]
fn a_recorded_game_of_four_replays_identically() {
    golden::<State>(kept("4-seats.klad"), 4, 4);
}

#[test]
fn a_recorded_game_of_five_replays_identically() {
    golden::<State>(kept("5-seats.klad"), 5, 5);
}

#[test]
fn a_recorded_game_of_six_replays_identically() {
    golden::<State>(kept("6-seats.klad"), 6, 6);
}

#[test]
fn a_recorded_game_of_seven_replays_identically() {
    golden::<State>(kept("7-seats.klad"), 7, 7);
}

#[test]
fn a_recorded_game_of_eight_replays_identically() {
    golden::<State>(kept("8-seats.klad"), 8, 8);
}

#[test]
fn a_recorded_game_of_nine_replays_identically() {
    golden::<State>(kept("9-seats.klad"), 9, 9);
}
