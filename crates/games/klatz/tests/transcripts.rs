//! Whole games with all that was told and shown; `KLAD_BLESS=1` rewrites them.

use klad_klatz::State;
use klad_testkit::golden;

#[test]
fn a_game_of_two_goes_as_it_went() {
    golden::<State>("tests/transcripts/2-seats.klad", 2, 2);
}

#[test]
fn a_game_of_three_goes_as_it_went() {
    golden::<State>("tests/transcripts/3-seats.klad", 3, 3);
}

#[test]
fn a_game_of_four_goes_as_it_went() {
    golden::<State>("tests/transcripts/4-seats.klad", 4, 4);
}
