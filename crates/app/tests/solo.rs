//! A game alone, for points: what works with one seat, and what says why it does not.

mod common;

use common::{Folder, run};

#[test]
fn a_game_alone_is_measured_by_its_points_and_ranks() {
    let said = run(&["stats", "treasure-maps", "--seats", "1", "--games", "3"]).yes();
    for wanted in ["1 seat, for points", "points  ", "rank reached", "cup crossed out"] {
        assert!(said.contains(wanted), "{wanted:?} is missing in\n{said}");
    }
    for silly in ["of the wins", "shared wins", "winner", "win rate"] {
        assert!(!said.contains(silly), "nobody wins alone:\n{said}");
    }
}

#[test]
fn a_bot_alone_plays_no_match() {
    let said = run(&["arena", "treasure-maps", "--seats", "1", "--bots", "easy,medium"]).nonsense();
    assert!(said.contains("a bot alone beats nobody") && said.contains("klad stats"), "{said}");
    let said = run(&["arena", "my-treasure", "--seats", "1", "--bots", "easy,medium"]).nonsense();
    assert!(said.contains("wanted 2 to 4"), "{said}");
}

#[test]
fn a_game_alone_verifies_but_has_no_review() {
    let folder = Folder::new("alone");
    let path = folder.file("alone.klad");
    run(&["simulate", "treasure-maps", "--bots", "medium", "--seats", "1", "--seed", "7", "--out", &path])
        .yes();
    run(&["verify", &path]).yes();
    let said = run(&["analyze", &path, "--depth", "5"]).nonsense();
    assert!(said.contains("chances to win, and alone there are none"), "{said}");
}
