//! Every ruling with a visible effect, as a file for people who know the game but not the code.

use klad_testkit::scenarios;
use klad_treasure_maps::State;

#[test]
fn every_scenario_holds() {
    scenarios::<State>("scenarios");
}

#[test]
fn every_lesson_holds() {
    scenarios::<State>("lessons");
}
