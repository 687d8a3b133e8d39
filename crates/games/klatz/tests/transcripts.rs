//! Whole games with everything each viewer heard and saw; `KLAD_BLESS=1` rewrites them.

use klad_klatz::State;
use klad_testkit::golden;

#[test]
fn a_recorded_game_of_two_replays_identically() {
    golden::<State>("tests/transcripts/2-seats.klad", 2, 2);
}

#[test]
fn a_recorded_game_of_three_replays_identically() {
    golden::<State>("tests/transcripts/3-seats.klad", 3, 3);
}

#[test]
fn a_recorded_game_of_four_replays_identically() {
    golden::<State>("tests/transcripts/4-seats.klad", 4, 4);
}
