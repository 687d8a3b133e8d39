//! Plays every scenario of this game.

#[test]
fn scenarios_hold() {
    klad_testkit::scenarios::<klad_my_treasure::State>("scenarios");
}

#[test]
fn lessons_hold() {
    klad_testkit::scenarios::<klad_my_treasure::State>("lessons");
}
