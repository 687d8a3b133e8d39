//! A verifier in another language, whose author had nothing but the documents and recorded games, replays every recorded
//! game and compares every card.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use klad_engine::{
    Catalog, Chance, Seat,
    draw::{self, Beacon, Chair, Draw, Restart, Share},
    transcript::{MoveLine, Transcript},
};
use klad_testkit::golden::account;
use sha2::{Digest, Sha256};

fn run(transcripts: &[PathBuf]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/second_verifier");
    Command::new("python3").arg("-B").arg(script).args(transcripts).output().expect("python3 is installed")
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
fn a_second_verifier_agrees_with_the_test_vectors() {
    let vectors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/fairness.json");
    let found = run(&["--vectors".into(), vectors]);
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
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

/// A game of random moves whose seed was drawn in two steps, after one restart and with a beacon.
fn drawn_in_two_steps(catalog: &Catalog, game: &str, seats: u8) -> Transcript {
    let share = |byte| Share { commitment: draw::nonce_commitment(&[byte; 32]), nonce: [byte; 32] };
    let chair = |place: u8| Chair { seat: Seat(0), share: (place != 1).then(|| share(place)) };
    let value = [4; 32];
    let anchor = (0..3).fold(value, |value, _| Sha256::digest(value).into());
    let mut draw = Draw {
        table: "7m2kq9x4t0vb".into(),
        restarts: vec![Restart {
            commitment: [1; 32],
            missing: vec![(0, "Anna".into()), (2, "Boris".into())],
        }],
        chairs: (0..seats).map(chair).collect(),
        beacon: Some(Beacon { anchor, round: 3, value }),
    };
    let secret = [9; 32];
    for (seat, chair) in (0..).map(Seat).zip(draw::seating(&draw.seed(&secret), seats)) {
        draw.chairs[usize::from(chair)].seat = seat;
    }
    let mut transcript = Transcript {
        game: game.into(),
        rules: catalog.find(game).unwrap().info.rules_version,
        options: serde_json::json!({}),
        players: Seat::all(seats).map(|seat| format!("player {seat}")).collect(),
        commitment: Some(draw::commitment(&secret)),
        secret: Some(secret),
        nonces: Vec::new(),
        draw: Some(draw),
        result: None,
        moves: Vec::new(),
        lines: Default::default(),
    };
    let mut table = transcript.open(catalog).unwrap();
    transcript.options = table.options();
    let mut chance = Chance::fast(5);
    while table.outcome().is_none() {
        let acting: Vec<Seat> = table.turn().must.iter().collect();
        let seat = *chance.pick(&acting);
        let mv = chance.pick(&table.legal(seat)).text.clone();
        table.play(seat, &mv).unwrap();
        transcript.moves.push(MoveLine::new(seat, mv, None));
    }
    transcript.result = table.outcome();
    transcript
}

#[test]
fn a_second_verifier_deals_games_drawn_in_two_steps_again() {
    let catalog = klad_catalog::catalog();
    let folder = std::env::temp_dir().join(format!("klad-second-verifier-{}-two-steps", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let write = |transcript: &Transcript| {
        let path = folder.join(&transcript.game).with_extension("klad");
        fs::write(&path, transcript.to_string()).unwrap();
        fs::write(path.with_extension("txt"), account(transcript, &catalog)).unwrap();
        path
    };
    let games = ["my-treasure", "treasure-maps", "lost-mines", "klatz"];
    let played: Vec<Transcript> = games.iter().map(|game| drawn_in_two_steps(&catalog, game, 3)).collect();
    played.iter().for_each(|transcript| drop(transcript.verify(&catalog).unwrap()));
    let paths: Vec<PathBuf> = played.iter().map(write).collect();
    let found = run(&paths);
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));

    // A nonce chosen late, a restart left out, seats swapped: each is detected.
    let text = fs::read_to_string(&paths[0]).unwrap();
    let nonce = "02".repeat(32);
    for (from, to) in [
        (nonce.as_str(), "03".repeat(32).as_str()),
        ("restart 1", "restored 1"),
        ("beacon ", "bacon "),
        ("table 7m", "table 8m"),
    ] {
        assert!(text.contains(from), "{from} is not in {text}");
        fs::write(&paths[0], text.replace(from, to)).unwrap();
        assert!(!run(&paths[..1]).status.success(), "{from} became {to} and nobody noticed");
    }
    fs::remove_dir_all(&folder).unwrap();
}

/// The verifier's verdict on the first recorded game of each kind after `from` was changed to `to` in one of its files.
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
