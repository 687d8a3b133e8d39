//! Boards, golden games and scenarios, on the toy game.

mod toy;

use std::{fs, panic::catch_unwind, path::PathBuf};

use klad_testkit::{Board, golden, scenarios};
use toy::{Deal, Jetty, Options, flaw};

const TRANSCRIPT: &str = "tests/transcripts/3-seats.klad";

fn board() -> Board<Jetty> {
    Board::start(Options::default(), 2, &Deal { cards: vec![3, 12, 7, 1, 2, 4, 5, 6, 8, 9, 10, 11] })
}

/// The panic message of a failing assertion.
fn complaint(run: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = catch_unwind(run).expect_err("it should panic");
    panic.downcast_ref::<String>().cloned().expect("panic messages are formatted")
}

#[test]
fn a_board_plays_and_refuses_in_notation() {
    let mut board = board();
    board
        .refuse("A done", "JE-013")
        .play("A bury 1")
        .refuse("A bury 0", "JE-012")
        .play("A done")
        .play("B bury 0");
    assert_eq!(board.legal("B"), ["recant", "done"]);
    assert_eq!(board.legal("A"), [""; 0]);
    board.play("B done");
    assert_eq!(board.json("spectator")["pile"], serde_json::json!([null, 7]));
    assert_eq!(serde_json::to_value(board.view("B")).unwrap()["pile"], serde_json::json!([12, 7]));
    assert_eq!((board.events("A").len(), board.events("spectator").len()), (5, 5));
    assert!(board.events("A") != board.events("B"));
    assert_eq!(board.outcome(), None);
    assert_eq!(board.play("T close").outcome().unwrap().places[..], [1, 2]);
}

#[test]
fn a_failing_board_prints_the_position() {
    let allowed = complaint(|| {
        board().refuse("A bury 1", "JE-011");
    });
    assert!(
        allowed.contains("`A bury 1` is allowed, wanted a refusal by JE-011") && allowed.contains("hands")
    );
    let refused = complaint(|| {
        board().play("A done");
    });
    assert!(refused.contains("refused by JE-013: you have buried nothing") && refused.contains("hands"));
    let other = complaint(|| {
        board().refuse("A done", "JE-011");
    });
    assert!(other.contains("refused by JE-013"), "{other}");
    let unread = complaint(|| {
        board().play("A dance");
    });
    assert!(unread.contains("`dance` is not a move"), "{unread}");
    let nobody = complaint(|| {
        board().play("C done");
    });
    assert!(nobody.contains("no seat C"), "{nobody}");
    let changed = complaint(|| {
        flaw::with(flaw::REFUSED_MOVE_COUNTS, || {
            board().refuse("A done", "JE-013");
        })
    });
    assert!(changed.contains("changed something"), "{changed}");
}

#[test]
fn a_golden_game_replays_as_recorded() {
    golden::<Jetty>(TRANSCRIPT, 3, 5);
}

#[test]
fn a_golden_game_that_differs_from_its_recording_fails() {
    let told = complaint(|| flaw::with(flaw::DRAW_TOLD_TO_ALL, || golden::<Jetty>(TRANSCRIPT, 3, 5)));
    assert!(told.contains("the game goes differently"), "{told}");
    let shown = complaint(|| flaw::with(flaw::VIEW_SHOWS_CHOICES, || golden::<Jetty>(TRANSCRIPT, 3, 5)));
    assert!(shown.contains("the game goes differently"), "{shown}");
    let missing = complaint(|| golden::<Jetty>("tests/transcripts/none.klad", 3, 5));
    assert!(missing.contains("KLAD_BLESS=1"), "{missing}");
}

#[test]
fn scenarios_hold() {
    scenarios::<Jetty>("tests/scenarios");
}

#[test]
fn a_failing_scenario_is_reported_with_its_line() {
    let folder = folder("broken");
    let sound = fs::read_to_string("tests/scenarios/JE-013-nothing-to-confirm.klad").unwrap();
    fs::write(folder.join("JE-013-wrong.klad"), sound.replace("refuse JE-013", "refuse JE-012")).unwrap();
    fs::write(folder.join("JE-012-misnamed.klad"), &sound).unwrap();
    let complaint = complaint(|| scenarios::<Jetty>(folder));
    assert!(complaint.contains("2 of 2 scenarios do not hold"), "{complaint}");
    assert!(complaint.contains("JE-013-wrong.klad: line 8"), "{complaint}");
    assert!(complaint.contains("JE-012-misnamed.klad: is about JE-013"), "{complaint}");
}

#[test]
fn a_folder_without_scenarios_fails() {
    let folder = folder("empty");
    assert!(complaint(|| scenarios::<Jetty>(folder)).contains("there is no scenario"));
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("the target folder is writable");
    folder
}
