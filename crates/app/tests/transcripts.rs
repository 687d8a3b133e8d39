//! `klad verify` accepts what `klad simulate` writes, and says where and why a tampered transcript is wrong.
#![expect(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::fs;

use common::{Finished, Folder, klad, run};

/// A transcript of a whole game, as text.
fn game(folder: &Folder) -> String {
    let path = folder.file("game.klad");
    if !fs::exists(&path).unwrap() {
        run(&["simulate", "my-treasure", "--bots", "random", "--seats", "3", "--seed", "7", "--out", &path])
            .yes();
    }
    fs::read_to_string(&path).unwrap()
}

/// The number of the line with move `number`, from 1.
fn line_of_move(text: &str, number: usize) -> usize {
    1 + text.lines().position(|line| line.starts_with(&format!("{number} "))).expect("the move is there")
}

fn without_marks(text: &str) -> String {
    text.lines().map(|line| line.split(" #").next().unwrap().to_owned() + "\n").collect()
}

fn replace_line(text: &str, number: usize, with: &str) -> String {
    let change =
        |(index, line): (usize, &str)| if index + 1 == number { with.to_owned() } else { line.to_owned() };
    text.lines().enumerate().map(change).collect::<Vec<_>>().join("\n") + "\n"
}

/// Verifies a changed transcript and returns the answer.
fn verify(folder: &Folder, bytes: impl AsRef<[u8]>) -> Finished {
    let path = folder.write("changed.klad", bytes);
    run(&["verify", &path])
}

#[test]
fn simulated_games_verify_in_every_game_at_every_seat_count() {
    let folder = Folder::new("verified");
    let games: serde_json::Value = serde_json::from_str(&run(&["games", "--json"]).yes()).unwrap();
    for game in games.as_array().unwrap() {
        let slug = game["slug"].as_str().unwrap();
        for seats in [&game["seats_min"], &game["seats_max"]].map(ToString::to_string) {
            let path = folder.file(&format!("{slug}-{seats}.klad"));
            run(&["simulate", slug, "--bots", "random", "--seats", &seats, "--seed", "11", "--out", &path])
                .yes();
            let said = run(&["verify", &path]).yes();
            assert!(said.starts_with(&format!("{slug}: ")) && said.contains("all legal"), "{said}");
            let said = run(&["verify", "--json", &path]).yes();
            let answer: serde_json::Value = serde_json::from_str(&said).unwrap();
            assert_eq!((&answer["ok"], &answer["committed"]), (&true.into(), &true.into()), "{said}");
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_game() {
    for bot in ["random", "hard:30"] {
        let play =
            |seed| run(&["simulate", "my-treasure", "--bots", bot, "--seats", "2", "--seed", seed]).yes();
        assert_eq!(play("3"), play("3"));
        assert_ne!(play("3"), play("4"));
        assert!(play("3").contains(&format!("bot {bot}")));
    }
}

#[test]
fn a_changed_move_is_found_by_its_mark() {
    let folder = Folder::new("changed-move");
    let text = game(&folder);
    let line = line_of_move(&text, 5);
    let wrong = text.lines().nth(line - 1).unwrap().replace("place 1", "place 2");
    let said = verify(&folder, replace_line(&text, line, &wrong)).no();
    assert!(said.contains(&format!("line {line}: ")) && said.contains("check mark"), "{said}");
}

#[test]
fn a_changed_move_without_marks_is_judged_by_the_rules() {
    let folder = Folder::new("changed-unmarked");
    let text = without_marks(&game(&folder));
    let line = line_of_move(&text, 6);
    let said = verify(&folder, replace_line(&text, line, "6 B claim 3 sword")).no();
    assert!(said.contains(&format!("line {line}: MS-109: ")), "{said}");
    let said = verify(&folder, replace_line(&text, line, "6 B fly 3")).no();
    assert!(said.contains(&format!("line {line}: ")) && said.contains("wanted"), "{said}");
    let said = verify(&folder, replace_line(&text, line, "6 C draw")).no();
    assert!(said.contains(&format!("line {line}: MS-101: ")), "{said}");
}

#[test]
fn swapped_lines_are_found() {
    let folder = Folder::new("swapped");
    let text = game(&folder);
    let line = line_of_move(&text, 4);
    let lines: Vec<&str> = text.lines().collect();
    let swapped = replace_line(&replace_line(&text, line, lines[line]), line + 1, lines[line - 1]);
    let said = verify(&folder, swapped).no();
    assert!(said.contains(&format!("line {line}: found move number 5, wanted 4")), "{said}");
    // Even with the numbers corrected, the marks reveal it.
    let renumber = |line: &str, number: usize| format!("{number} {}", line.split_once(' ').unwrap().1);
    let swapped = replace_line(
        &replace_line(&text, line, &renumber(lines[line], 4)),
        line + 1,
        &renumber(lines[line - 1], 5),
    );
    let said = verify(&folder, swapped).no();
    assert!(said.contains(&format!("line {line}: ")) && said.contains("check mark"), "{said}");
}

#[test]
fn a_truncated_file_is_found_wherever_it_breaks() {
    let folder = Folder::new("truncated");
    let text = game(&folder);
    let last = line_of_move(&text, 20);
    let short: String = text.lines().take(last).map(|line| line.to_owned() + "\n").collect();
    let said = verify(&folder, &short).no();
    assert!(said.contains(&format!("line {last}: ")) && said.contains("its header says"), "{said}");
    for cut in (0..text.len() - 1).step_by(97) {
        let said = verify(&folder, &text.as_bytes()[..cut]).no();
        assert!(said.contains("line "), "cut at byte {cut}: {said}");
    }
}

#[test]
fn a_wrong_secret_is_found() {
    let folder = Folder::new("secret");
    let text = game(&folder);
    let line = 1 + text.lines().position(|line| line.starts_with("secret ")).unwrap();
    let said = verify(&folder, text.replace("secret 07", "secret 08")).no();
    assert!(said.contains(&format!("line {line}: ")) && said.contains("commitment"), "{said}");
    // Without the commitment, the deals no longer fit the moves.
    let text = text.replace("secret 07", "secret 08");
    let text: String = text
        .lines()
        .filter(|line| !line.starts_with("commitment"))
        .map(|line| line.to_owned() + "\n")
        .collect();
    assert!(verify(&folder, text).no().contains("line "));
    let said = verify(&folder, game(&folder).replace("secret 07", "secret 7")).no();
    assert!(said.contains(&format!("line {line}: ")) && said.contains("64 hexadecimal digits"), "{said}");
}

#[test]
fn an_unknown_option_is_found() {
    let folder = Folder::new("option");
    let text = game(&folder);
    let line = 1 + text.lines().position(|line| line.starts_with("options ")).unwrap();
    let said = verify(&folder, text.replace("\"memory\"", "\"gravity\"")).no();
    assert!(said.contains(&format!("line {line}: ")) && said.contains("gravity"), "{said}");
    let said = verify(&folder, text.replace("\"classic\"", "\"forever\"")).no();
    assert!(said.contains(&format!("line {line}: ")) && said.contains("forever"), "{said}");
}

#[test]
fn another_version_of_the_rules_is_found() {
    let folder = Folder::new("version");
    let text = game(&folder);
    let said = verify(&folder, text.replace("\nrules 1\n", "\nrules 99\n")).no();
    assert!(said.contains("line 3: ") && said.contains("version 99") && said.contains("version 1"), "{said}");
    let said = verify(&folder, text.replace("game my-treasure", "game ferry")).no();
    assert!(said.contains("line 2: ") && said.contains("ferry") && said.contains("my-treasure"), "{said}");
}

#[test]
fn garbage_is_found_and_named() {
    let folder = Folder::new("garbage");
    let garbage: Vec<u8> = (0..2000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let said = verify(&folder, &garbage).no();
    assert!(said.contains("line ") && said.contains("wanted"), "{said}");
    let text = game(&folder);
    let mut broken = text.clone().into_bytes();
    let middle = text.find("\n7 ").unwrap() + 1;
    broken[middle] = 0xff;
    let said = verify(&folder, &broken).no();
    assert!(said.contains(&format!("line {}: ", line_of_move(&text, 7))), "{said}");
    assert!(verify(&folder, "").no().contains("klad transcript 1"));
    let said = verify(&folder, "klad scenario 1\n").no();
    assert!(said.contains("line 1: ") && said.contains("klad transcript 1"), "{said}");
}

#[test]
fn a_wrong_result_is_found() {
    let folder = Folder::new("result");
    let text = game(&folder);
    let line = 1 + text.lines().position(|line| line.starts_with("result ")).unwrap();
    let wrong = text.lines().nth(line - 1).unwrap().replace("scores ", "scores 1");
    let said = verify(&folder, replace_line(&text, line, &wrong)).no();
    assert!(said.contains(&format!("line {line}: ")) && said.contains("scores"), "{said}");
}

#[test]
fn every_changed_byte_is_noticed_or_means_the_same() {
    let folder = Folder::new("bytes");
    let text = game(&folder);
    for at in (0..text.len()).step_by(61) {
        let mut changed = text.clone().into_bytes();
        changed[at] ^= 1;
        let answer = verify(&folder, &changed);
        assert!(!answer.err.contains("panicked"), "byte {at}: {answer:?}");
        // Other white space at the end means the same.
        let is_same = String::from_utf8_lossy(&changed).trim_end() == text.trim_end();
        assert_eq!(answer.code, i32::from(!is_same), "byte {at}: {answer:?}");
    }
}

#[test]
fn a_missing_file_is_reported_as_unreadable() {
    let said = run(&["verify", "/nowhere/game.klad"]).nonsense();
    assert!(said.contains("/nowhere/game.klad") && said.contains("cannot be read"), "{said}");
    let folder = Folder::new("directory");
    assert!(run(&["verify", &folder.file(".")]).nonsense().contains("cannot be read"));
}

#[test]
fn a_transcript_can_come_through_a_pipe() {
    let folder = Folder::new("pipe");
    game(&folder);
    let file = fs::File::open(folder.file("game.klad")).unwrap();
    let answer = Finished::of(klad().args(["verify", "-"]).stdin(file).output().unwrap());
    assert!(answer.yes().starts_with("my-treasure: "));
}
