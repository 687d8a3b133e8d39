//! A folder of decks, and a game from the deck file to the verified transcript.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

use std::{fs, path::PathBuf};

use klad_catalog::catalog;
use klad_decks::{folder, template};
use klad_engine::{
    Seat, Seed, Sight, TableSetup, Viewer,
    transcript::{MoveLine, Transcript},
};
use serde_json::json;

/// A separate folder for one test.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("klad-decks-{test}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The standard deck with T01 and T25 changed, under this name.
fn deck(name: &str) -> String {
    let text = template(catalog().find("my-treasure").unwrap(), name).unwrap();
    text.replace("T01 = \"ring mouse\"", "T01 = \"ring ring mouse mouse\"")
}

#[test]
fn every_file_in_a_folder_becomes_a_deck_under_its_name() {
    let here = Folder::new("names");
    here.write("one.toml", &deck("anna"));
    here.write("two.toml", &deck("boris"));
    here.write("notes.txt", "not a deck");
    let decks = folder(&catalog(), &here.0).unwrap();
    assert_eq!(decks.names("my-treasure").collect::<Vec<_>>(), ["anna", "boris"]);
    assert_eq!(decks.names("klatz").count(), 0);
}

#[test]
fn every_fault_in_a_folder_names_its_file() {
    let here = Folder::new("faults");
    here.write("a.toml", &deck("same"));
    here.write("b.toml", &deck("same"));
    here.write("c.toml", "game = \"chess\"");
    let said = folder(&catalog(), &here.0).unwrap_err().to_string();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2, "{said}");
    assert!(lines[0].ends_with("b.toml: line 1: my-treasure has a second deck \"same\""), "{said}");
    assert!(lines[1].contains("c.toml: line 1: found the game \"chess\""), "{said}");
    assert!(folder(&catalog(), &here.0.join("nowhere")).is_err());
}

#[test]
fn a_transcript_contains_its_deck_and_verifies_without_the_file() {
    let here = Folder::new("transcript");
    here.write("anna.toml", &deck("anna"));
    let decks = folder(&catalog(), &here.0).unwrap();
    let mut options = json!({ "deck": "anna", "target": 4 });
    decks.resolve("my-treasure", &mut options).unwrap();
    let text = played(&options);
    drop((here, decks));

    let transcript = Transcript::parse(&text).unwrap();
    assert_eq!(transcript.options["deck"]["name"], "anna");
    assert_eq!(transcript.options["deck"]["treasures"]["T01"], "ring ring mouse mouse");
    assert!(transcript.verify(&catalog()).unwrap().outcome.is_some());

    let forged = text.replace("ring ring mouse mouse", "ring mouse");
    let fault = Transcript::parse(&forged).unwrap().verify(&catalog()).unwrap_err().to_string();
    assert!(fault.starts_with("line 4: ") && fault.contains("does not have this hash"), "{fault}");
}

/// The transcript of a game of three bots.
fn played(options: &serde_json::Value) -> String {
    let catalog = catalog();
    let entry = catalog.find("my-treasure").unwrap();
    let secret = [7; 32];
    let seed = Seed::of_table(&secret, []);
    let mut table = entry.open(&TableSetup { options, seats: 3, seed, deal: None }).unwrap();
    let mut bots: Vec<_> = (0..3).map(|seat| entry.bot("medium", seat).unwrap()).collect();
    let mut moves = Vec::new();
    while let Some(seat) = table.turn().must.first() {
        let mv = bots[seat.index()].choose(table.as_ref(), seat).unwrap();
        // A bot in another process gets the JSON of its view, which includes the deck.
        let view = table.view(Viewer::Seat(seat), Sight::Recall);
        let legal: Vec<String> = table.legal(seat).into_iter().map(|mv| mv.text).collect();
        assert!(entry.bot("easy", 1).unwrap().answer(view.get(), &legal, true).unwrap().is_some());
        table.play(seat, &mv).unwrap();
        moves.push(MoveLine::new(seat, mv, None));
    }
    let transcript = Transcript {
        game: "my-treasure".into(),
        rules: entry.info.rules_version,
        options: table.options(),
        players: Seat::all(3).map(|seat| format!("bot {seat}")).collect(),
        commitment: None,
        secret: Some(secret),
        nonces: Vec::new(),
        draw: None,
        result: table.outcome(),
        moves,
        lines: Default::default(),
    };
    transcript.to_string()
}
