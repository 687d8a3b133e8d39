//! Plays every ruling.

use std::path::PathBuf;

use klad_lost_mines::State;
use klad_testkit::scenarios;

#[test]
fn every_scenario_holds() {
    scenarios::<State>(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scenarios"));
}

#[test]
fn every_lesson_holds() {
    scenarios::<State>(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("lessons"));
}
