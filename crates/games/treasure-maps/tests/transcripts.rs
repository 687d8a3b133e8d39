//! Whole games kept in the repository: what changes here changes for players.

use klad_testkit::golden;
use klad_treasure_maps::State;

#[test]
fn two_seats() {
    golden::<State>("tests/transcripts/2-seats.klad", 2, 2);
}

#[test]
fn three_seats() {
    golden::<State>("tests/transcripts/3-seats.klad", 3, 3);
}

#[test]
fn four_seats() {
    golden::<State>("tests/transcripts/4-seats.klad", 4, 4);
}
