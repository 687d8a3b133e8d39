//! Whole games kept in the repository: a change here is a change for players.

use klad_testkit::golden;
use klad_treasure_maps::State;

#[test]
fn a_solo_game_replays_as_recorded() {
    golden::<State>("tests/transcripts/1-seat.klad", 1, 1);
}

#[test]
fn a_game_of_two_replays_as_recorded() {
    golden::<State>("tests/transcripts/2-seats.klad", 2, 2);
}

#[test]
fn a_game_of_three_replays_as_recorded() {
    golden::<State>("tests/transcripts/3-seats.klad", 3, 3);
}

#[test]
fn a_game_of_four_replays_as_recorded() {
    golden::<State>("tests/transcripts/4-seats.klad", 4, 4);
}
