//! Solo games, for points: what works with one seat, and what says why it does not.

mod common;

use common::{Folder, run};

#[test]
fn a_solo_game_is_measured_by_its_points_and_ranks() {
    let said = run(&["stats", "treasure-maps", "--seats", "1", "--games", "3"]).yes();
    for wanted in ["1 seat, for points", "points  ", "rank reached", "cup crossed out"] {
        assert!(said.contains(wanted), "{wanted:?} is missing in\n{said}");
    }
    for silly in ["of the wins", "shared wins", "winner", "win rate"] {
        assert!(!said.contains(silly), "nobody wins a solo game:\n{said}");
    }
}

#[test]
fn a_single_bot_plays_no_match() {
    let said = run(&["arena", "treasure-maps", "--seats", "1", "--bots", "easy,medium"]).nonsense();
    assert!(said.contains("a single bot has nobody to beat") && said.contains("klad stats"), "{said}");
    let said = run(&["arena", "my-treasure", "--seats", "1", "--bots", "easy,medium"]).nonsense();
    assert!(said.contains("wanted 2 to 4"), "{said}");
}

#[test]
fn a_solo_game_verifies_but_has_no_review() {
    let folder = Folder::new("solo");
    let path = folder.file("solo.klad");
    run(&["simulate", "treasure-maps", "--bots", "medium", "--seats", "1", "--seed", "7", "--out", &path])
        .yes();
    run(&["verify", &path]).yes();
    let said = run(&["analyze", &path, "--depth", "5"]).nonsense();
    assert!(said.contains("chances of winning, and there is nobody to beat"), "{said}");
}
