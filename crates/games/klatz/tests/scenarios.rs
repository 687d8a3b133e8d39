//! Plays every scenario of this game.

#[test]
fn scenarios_hold() {
    klad_testkit::scenarios::<klad_klatz::State>("scenarios");
}

#[test]
fn lessons_hold() {
    klad_testkit::scenarios::<klad_klatz::State>("lessons");
}
