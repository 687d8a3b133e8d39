//! A verifier in another language, written from the documents alone, deals every kept game again.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

fn run(transcripts: &[PathBuf]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/second_verifier.py");
    Command::new("python3").arg(script).args(transcripts).output().expect("python3 is installed")
}

fn kept(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("tests/transcripts");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "klad"));
    paths.sort();
    paths
}

fn check(game: &str) {
    let paths = kept(game);
    let found = run(&paths);
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
    assert_eq!(String::from_utf8_lossy(&found.stdout), format!("{} games agree\n", paths.len()));
}

#[test]
fn a_second_verifier_deals_my_treasure_again() {
    check("my-treasure");
}

#[test]
fn a_second_verifier_deals_treasure_maps_again() {
    check("treasure-maps");
}

#[test]
fn a_second_verifier_deals_lost_mines_again() {
    check("lost-mines");
}

#[test]
fn a_second_verifier_deals_klatz_again() {
    check("klatz");
}

/// What it says of the first kept game of each kind after `from` was changed to `to` in a file of it.
#[track_caller]
fn damaged(game: &str, extension: &str, from: &str, to: &str) -> String {
    let folder = std::env::temp_dir().join(format!("klad-second-verifier-{}-{game}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let kept = kept(game).remove(0);
    for kind in ["klad", "txt"] {
        let mut text = fs::read_to_string(kept.with_extension(kind)).unwrap();
        if kind == extension {
            assert!(text.contains(from), "{from} is not in {}", kept.display());
            text = text.replacen(from, to, 1);
        }
        fs::write(folder.join("game").with_extension(kind), text).unwrap();
    }
    let found = run(&[folder.join("game.klad")]);
    fs::remove_dir_all(&folder).unwrap();
    assert!(!found.status.success(), "the damage was not found");
    String::from_utf8_lossy(&found.stderr).into_owned()
}

#[test]
fn a_second_verifier_finds_a_changed_card_and_a_changed_secret() {
    let says = |found: String, wanted: &str| assert!(found.contains(wanted), "{found}");
    let card = r#""card_drawn","round":1,"seat":0,"card":""#;
    says(damaged("my-treasure", "txt", card, &format!("{card}X")), "the seed deals");
    says(damaged("treasure-maps", "txt", r#""shape":"V3""#, r#""shape":"O4""#), "the seed deals V3");
    says(damaged("lost-mines", "txt", r#""cards":["axe2"]"#, r#""cards":["axe1"]"#), "the seed deals");
    says(damaged("klatz", "klad", "secret 0", "secret 1"), "commitment");
}
