//! What each command prints, and how it refuses.

mod common;

use std::{fs, process::Stdio};

use common::{Finished, Folder, klad, run};
use serde_json::Value;

const COMMANDS: [&str; 18] = [
    "play",
    "join",
    "games",
    "rules",
    "simulate",
    "replay",
    "verify",
    "scenario",
    "perft",
    "serve",
    "load",
    "arena",
    "analyze",
    "stats",
    "bot",
    "health",
    "completions",
    "man",
];

#[test]
fn every_command_has_help_with_an_example() {
    for command in COMMANDS {
        let help = run(&[command, "--help"]).yes();
        let (_, examples) = help.split_once("Example").unwrap_or_else(|| panic!("no example: {help}"));
        assert!(examples.contains(&format!("klad {command}")), "{help}");
    }
    let help = run(&["--help"]).yes();
    for command in COMMANDS {
        assert!(help.contains(command), "{help}");
    }
}

#[test]
fn invalid_flags_exit_with_code_two() {
    for args in [
        &["juggle"][..],
        &["simulate"],
        &["verify"],
        &["scenario"],
        &["games", "--color"],
        &["rules", "my-treasure", "--lang", "tlh"],
        &["perft", "my-treasure", "--depth", "0"],
        &["simulate", "my-treasure", "--seed", "-1"],
        &["play", "--resume", "a.klad", "my-treasure"],
        &["play", "my-treasure", "--seats", "300"],
        &["play", "my-treasure", "--pace", "x"],
        &["arena", "my-treasure", "--bots", "easy", "--threads", "0"],
        &["stats", "my-treasure", "--threads", "99999"],
        &["join"],
        &["join", "http://127.0.0.1/t/7m2kq9x4t0vb", "--watch", "--seat", "A"],
    ] {
        let answer = run(args);
        assert_eq!(answer.code, 2, "{args:?}: {answer:?}");
        assert!(answer.err.contains("error:"), "{args:?}: {answer:?}");
    }
}

#[test]
fn the_refusal_of_an_unknown_game_lists_the_known_ones() {
    for args in [
        &["simulate", "ferry"][..],
        &["rules", "ferry"],
        &["perft", "ferry"],
        &["play", "ferry", "--seat", "A=me"],
    ] {
        let said = run(args).nonsense();
        assert!(said.contains("\"ferry\"") && said.contains("my-treasure"), "{said}");
    }
}

#[test]
fn seats_bots_and_options_are_checked_before_anything_is_played() {
    for (args, wanted) in [
        (&["--seats", "1"][..], "found 1 seats, wanted 2 to 4"),
        (&["--seats", "9"], "found 9 seats, wanted 2 to 4"),
        (&["--bots", "genius"], "found the bot \"genius\", wanted one of random"),
        (&["--bots", "medium:20"], "found the bot \"medium:20\", wanted one of random"),
        (&["--bots", "random,random,random,random,random"], "found 5 seats, wanted 2 to 4"),
        (&["--seats", "2", "--bots", "random,random,random"], "found 3 bots, wanted at most 2"),
        (&["--option", "memory"], "wanted name=value"),
        (&["--option", "gravity=9"], "found the option \"gravity\", wanted one of first_player"),
        (&["--option", "memory=forever"], "found memory=forever, wanted one of classic, open"),
        (&["--option", "memory=open", "--option", "memory=open"], "twice"),
        (&["--seats", "2", "--option", "first_player=seat:3"], "MS-006"),
    ] {
        let mut all = vec!["simulate", "my-treasure"];
        all.extend(args);
        let said = run(&all).nonsense();
        assert!(said.contains(wanted), "{args:?}: {said}");
    }
    let said = run(&["perft", "lost-mines", "--option", "rounds=10"]).nonsense();
    assert!(said.contains("found rounds=10, wanted a whole number from 2 to 9"), "{said}");
    let said = run(&["perft", "klatz", "--option", "short_game=3"]).nonsense();
    assert!(said.contains("found short_game=3, wanted one of 0, 4, 5, 6"), "{said}");
}

#[test]
fn no_file_is_overwritten_without_force() {
    let folder = Folder::new("force");
    let path = folder.write("game.klad", "precious\n");
    let args = ["simulate", "my-treasure", "--bots", "random", "--seed", "1", "--out", &path];
    let said = run(&args).nonsense();
    assert!(said.contains("already exists") && said.contains("--force"), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious\n");
    let said = run(&["play", "my-treasure", "--seat", "A=me", "--save", &path]).nonsense();
    assert!(said.contains("already exists"), "{said}");

    let mut forced = args.to_vec();
    forced.push("--force");
    run(&forced).yes();
    assert!(fs::read_to_string(&path).unwrap().starts_with("klad transcript 1\n"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file is left");
    let said = run(&["simulate", "my-treasure", "--out", "/nowhere/at/all.klad"]).nonsense();
    assert!(said.contains("/nowhere/at/all.klad cannot be written"), "{said}");
}

#[test]
fn games_lists_all_four() {
    let listed = run(&["games"]).yes();
    let games: Value = serde_json::from_str(&run(&["games", "--json"]).yes()).unwrap();
    let slugs: Vec<_> = games.as_array().unwrap().iter().map(|game| game["slug"].as_str().unwrap()).collect();
    assert_eq!(slugs, ["my-treasure", "treasure-maps", "lost-mines", "klatz"]);
    for (slug, game) in slugs.iter().zip(games.as_array().unwrap()) {
        assert!(listed.contains(slug));
        let bots = game["bots"].as_array().unwrap();
        for level in ["random", "medium"] {
            assert!(bots.contains(&level.into()), "{slug} has {bots:?}");
        }
        assert!(!game["title"].as_str().unwrap().contains('<'), "{game}");
    }
}

#[test]
fn a_rulebook_says_what_is_known_about_the_box_and_what_is_ours() {
    let book = run(&["rules", "klatz"]).yes();
    assert!(book.contains("From the rulebook: 47 wall cards"), "{book}");
    assert!(book.contains("every composition with its points are our own"), "{book}");
    assert!(!run(&["rules", "klatz", "KZ-061"]).yes().contains("our own"));
}

#[test]
fn rules_are_printed_in_the_requested_language() {
    let english = run(&["rules", "my-treasure", "ms-104"]).yes();
    assert!(english.starts_with("MS-104"), "{english}");
    let mut told = vec![english];
    for lang in ["de", "fr", "ru", "uk"] {
        told.push(run(&["rules", "my-treasure", "MS-104", "--lang", lang]).yes());
    }
    for (index, text) in told.iter().enumerate() {
        assert!(!text.contains('<') && !told[..index].contains(text), "{told:?}");
    }
    let from_environment =
        klad().args(["rules", "my-treasure", "MS-104"]).env("LANG", "de_AT.UTF-8").output().unwrap();
    assert_eq!(Finished::of(from_environment).yes(), told[1]);
    let book: Value = serde_json::from_str(&run(&["rules", "my-treasure", "--json"]).yes()).unwrap();
    assert_eq!(book["sections"][0]["rules"][0]["id"], "MS-001");
    let said = run(&["rules", "my-treasure", "MS-999"]).nonsense();
    assert!(said.contains("\"MS-999\"") && said.contains("MS-001"), "{said}");
}

#[test]
fn a_replay_prints_every_step() {
    let folder = Folder::new("replay");
    let path = folder.file("game.klad");
    run(&["simulate", "my-treasure", "--bots", "random", "--seats", "2", "--seed", "5", "--out", &path])
        .yes();
    let moves = fs::read_to_string(&path).unwrap().lines().skip_while(|line| !line.is_empty()).count() - 1;
    let steps = run(&["replay", "--json", "--viewer", "A", &path]).yes();
    let steps: Vec<Value> = steps.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(steps.len(), moves + 1);
    assert_eq!(steps[0]["view"]["deck_size"], 36);
    assert_eq!(steps[1]["move"], "draw");
    assert!(steps.last().unwrap()["outcome"]["places"].is_array());
    let words = run(&["replay", &path]).yes();
    assert!(words.lines().count() > moves && !words.contains('<') && !words.contains("{$"), "{words}");
    assert!(
        run(&["replay", &path, "--viewer", "C"])
            .nonsense()
            .contains("wanted spectator or a seat from A to B")
    );
    assert!(
        run(&["replay", &folder.write("not.klad", "hello\n")])
            .nonsense()
            .contains("is not a transcript: line 1")
    );
    let text = fs::read_to_string(&path).unwrap().replace("\nrules 1\n", "\nrules 2\n");
    assert!(run(&["replay", &folder.write("old.klad", text)]).no().contains("line 3"));
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let folder = Folder::new("pipe");
    let path = folder.file("game.klad");
    run(&["simulate", "my-treasure", "--bots", "random", "--seats", "4", "--seed", "5", "--out", &path])
        .yes();
    let mut child = klad()
        .args(["replay", "--json", &path])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn a_scenario_holds_or_names_the_first_difference() {
    let folder = Folder::new("scenario");
    let text = "klad scenario 1\ngame my-treasure\nrule MS-102\ntitle The first turn is a draw\nseats 2\nseed 3\n\
                options {\"first_player\":\"seat:0\"}\nlegal A draw\nrefuse MS-101 B draw\nplay A draw\n";
    let good = folder.write("good.klad", text);
    assert!(
        run(&["scenario", &good])
            .yes()
            .contains("MS-102 The first turn is a draw: holds (2 moves, 1 expectations)")
    );
    let differs = folder.write("differs.klad", text.replace("legal A draw", "legal A draw | place 1"));
    let answer = run(&["scenario", &good, &differs]);
    assert!(answer.out.contains("good.klad"), "{answer:?}");
    let said = answer.no();
    assert!(said.contains("differs.klad: line 8: ") && said.contains("expected draw | place 1"), "{said}");
    let answer = run(&["scenario", "--json", &differs]);
    let told: Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!((answer.code, &told["ok"], &told["line"]), (1, &false.into(), &8.into()));
    for wrong in [
        "seats 17",
        "seats two",
        "seed x",
        "options {",
        "options {\"gravity\":1}",
        "deal {}",
        "juggle",
        "play Z draw",
        "play A draw extra",
        "play A",
        "expect A",
        "expect A /nowhere 1",
        "expect A /round {",
        "absent A",
        "refuse A draw",
        "refuse MS-101",
        "outcome places 1",
        "deal {\"starter\":",
    ] {
        let said = run(&["scenario", &folder.write("wrong.klad", format!("{text}{wrong}\n"))]).no();
        assert!(said.contains("line "), "{wrong}: {said}");
    }
    let garbage: Vec<u8> = (0..=255).collect();
    assert!(run(&["scenario", &folder.write("garbage.klad", garbage)]).no().contains("line 1: "));
    assert!(run(&["scenario", &good, "/nowhere.klad"]).nonsense().contains("cannot be read"));
}

#[test]
fn perft_counts_the_lines_of_play() {
    let counted =
        run(&["perft", "my-treasure", "--seats", "3", "--depth", "4", "--seed", "0", "--json"]).yes();
    let counted: Value = serde_json::from_str(&counted).unwrap();
    assert_eq!(counted["lines"], serde_json::json!([1, 4, 28, 40]));
    let listed = run(&["perft", "my-treasure", "--seats", "3", "--depth", "2"]).yes();
    assert!(listed.contains("depth  2") && listed.contains("4 lines"), "{listed}");
}

#[test]
fn playing_needs_a_terminal_and_valid_seats() {
    let said = run(&["play", "my-treasure", "--seat", "A=me"]).nonsense();
    assert!(said.contains("terminal"), "{said}");
    for (seat, wanted) in [
        ("A", "A=me, B=me:Anna or C=medium"),
        ("Z=me", "wanted a seat"),
        ("A=genius", "found the bot \"genius\""),
        ("A=me:", "found the name \"\""),
        ("I=me", "found 9 seats, wanted 2 to 4"),
    ] {
        let said = run(&["play", "my-treasure", "--seat", seat]).nonsense();
        assert!(said.contains(wanted), "{seat}: {said}");
    }
    let said = run(&["play", "my-treasure", "--seat", "A=me", "--seat", "A=random"]).nonsense();
    assert!(said.contains("found seat A twice"), "{said}");
    let said = run(&["play", "my-treasure", "--seats", "2", "--seat", "C=me"]).nonsense();
    assert!(said.contains("found seat C, wanted A to B"), "{said}");
    let said = run(&["play", "--resume", "/nowhere.klad"]).nonsense();
    assert!(said.contains("cannot be read"), "{said}");
}

#[test]
fn completions_and_manual_pages_name_every_command() {
    let folder = Folder::new("manual");
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]).yes();
        assert!(COMMANDS.iter().all(|command| script.contains(command)), "{shell}: {script}");
    }
    let out = folder.file("man1");
    run(&["man", "--out", &out]).yes();
    for command in COMMANDS {
        let page = fs::read_to_string(format!("{out}/klad-{command}.1")).unwrap();
        assert!(page.contains("Example"), "{command}: {page}");
    }
    assert!(run(&["man", "--out", &out]).nonsense().contains("already exists"));
    run(&["man", "--out", &out, "--force"]).yes();
}

#[test]
fn health_says_no_if_nothing_listens() {
    // Bound and dropped: the port was free a moment ago, so nothing listens on it.
    let address = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let answer = run(&["health", "--listen", &address]);
    assert_eq!(answer.code, 1, "{answer:?}");
    assert!(answer.out.contains("nothing listens"), "{answer:?}");
}
