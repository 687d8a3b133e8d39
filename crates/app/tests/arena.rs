//! `klad arena`, `klad analyze` and `klad bot`.

mod common;

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
    time::Duration,
};

use common::{Finished, Folder, klad, run};
use serde_json::{Value, json};

fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&run(args).yes()).expect("--json prints JSON")
}

#[test]
fn a_match_is_reported_as_text_as_json_and_as_a_page() {
    let folder = Folder::new("arena");
    let page = folder.file("match.html");
    let args = ["arena", "my-treasure", "--bots", "easy,medium", "--games", "20", "--seats", "2"];
    let said = run(&[&args[..], &["--report", &page]].concat()).yes();
    for wanted in ["20 games in 10 deals", "rating", "moves/s", "seat B:", "length:"] {
        assert!(said.contains(wanted), "{wanted:?} is missing in\n{said}");
    }
    let html = fs::read_to_string(&page).unwrap();
    assert!(html.contains("<svg") && html.contains("--games 20") && !html.contains("://"), "{html}");
    let refused = run(&[&args[..], &["--report", &page]].concat()).nonsense();
    assert!(refused.contains("--force"), "{refused}");

    let one = json_of(&[&args[..], &["--json", "--threads", "1"]].concat());
    let two = json_of(&[&args[..], &["--json", "--threads", "2"]].concat());
    assert_eq!(one["summary"]["games"], 20);
    for part in ["length", "seats"] {
        assert_eq!(one["summary"][part], two["summary"][part]);
    }
    for bot in 0..2 {
        for part in ["name", "rating", "win_share", "points", "decisions"] {
            assert_eq!(one["summary"]["bots"][bot][part], two["summary"]["bots"][bot][part]);
        }
    }
}

#[test]
fn a_match_ends_when_it_is_decided_and_when_it_is_interrupted() {
    let args =
        ["arena", "my-treasure", "--bots", "medium,random", "--games", "20000", "--seats", "2", "--json"];
    let decided = json_of(&[&args[..], &["--sprt", "0,20"]].concat());
    assert_eq!(decided["sprt"], "better");
    assert!(decided["summary"]["games"].as_u64().unwrap() < 20_000);

    let folder = Folder::new("interrupted");
    let kept = folder.file("match.jsonl");
    let args = ["arena", "lost-mines", "--bots", "medium,hard:20", "--games", "999999", "--seats", "3"];
    let mut child = begin(&[&args[..], &["--keep", &kept, "--json"]].concat());
    let deals = || fs::read_to_string(&kept).map_or(0, |text| text.lines().count().saturating_sub(1));
    while deals() < 2 {
        assert_eq!(child.try_wait().unwrap(), None, "it plays until it is told to stop");
        std::thread::sleep(Duration::from_millis(20));
    }
    signal(&child, "-INT");
    let answer = Finished::of(child.wait_with_output().unwrap()).yes();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["summary"]["games"], 3 * deals());
}

#[test]
fn an_interrupted_match_leaves_no_program_behind() {
    let folder = Folder::new("ended");
    let ids = folder.file("ids");
    let script = folder.write("idle.sh", format!("echo $$ >> {ids}\nexec sleep 600\n"));
    let program = format!("idle=sh {script}");
    let args = ["arena", "my-treasure", "--bots", "random", "--games", "999999", "--seats", "2"];
    let mut child = begin(&[&args[..], &["--bot", &program, "--bot-time", "1"]].concat());
    let started = || fs::read_to_string(&ids).unwrap_or_default();
    while started().is_empty() {
        assert_eq!(child.try_wait().unwrap(), None, "it plays until it is told to stop");
        std::thread::sleep(Duration::from_millis(20));
    }
    signal(&child, "-TERM");
    let answer = Finished::of(child.wait_with_output().unwrap());
    assert!(answer.code == 0 && answer.err.contains("ended early"), "{answer:?}");
    for id in started().lines() {
        let is_there = Command::new("kill").args(["-0", id]).stderr(Stdio::null()).status().unwrap();
        assert!(!is_there.success(), "process {id} is still there");
    }
}

/// Starts `klad` and leaves it running.
fn begin(args: &[&str]) -> Child {
    klad().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("klad starts")
}

fn signal(child: &Child, signal: &str) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status();
    assert!(sent.expect("kill starts").success());
}

#[test]
fn our_own_bots_speak_the_protocol_on_both_sides() {
    // Two games show who is stronger, except in Lost Mines, where a round may end without a point for anybody.
    for (slug, seats, games) in [
        ("my-treasure", "2", "2"),
        ("treasure-maps", "2", "2"),
        ("lost-mines", "3", "12"),
        ("klatz", "2", "2"),
    ] {
        for level in ["medium", "hard:20"] {
            let program = format!("other={} bot {slug} --level {level}", env!("CARGO_BIN_EXE_klad"));
            let args = ["arena", slug, "--bots", "random", "--games", games, "--seats", seats, "--json"];
            let answer = json_of(&[&args[..], &["--bot", &program, "--bot-time", "20000"]].concat());
            assert_eq!(answer["summary"]["bots"][0]["name"], "other", "{slug} {level}: {answer}");
            assert_eq!(answer["faults"], json!({ "other": {} }), "{slug} {level}");
        }
    }
}

#[test]
fn a_program_that_never_answers_is_named_and_medium_plays_for_it() {
    let args = ["arena", "my-treasure", "--bots", "random", "--games", "2", "--seats", "2"];
    let answer = run(&[&args[..], &["--bot", "idle=sleep 600", "--bot-time", "1"]].concat());
    assert_eq!(answer.code, 0, "{answer:?}");
    assert!(answer.err.contains("idle: stalled") && answer.err.contains("medium decided"), "{answer:?}");
}

#[test]
fn a_bot_answers_views_and_refuses_nonsense() {
    let mut bot = klad()
        .args(["bot", "klatz", "--level", "hard"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(bot.stdout.take().unwrap()).lines();
    let mut input = bot.stdin.take().unwrap();
    let hello =
        json!({"type": "hello", "protocol": 1, "game": "klatz", "seats": 2, "seat": 0, "options": {}});
    writeln!(input, "{hello}").unwrap();
    let greeting: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
    assert_eq!(greeting, json!({"type": "hello", "name": "klad hard"}));
    writeln!(input, "garbage").unwrap();
    drop(input);
    let refused = Finished::of(bot.wait_with_output().unwrap()).nonsense();
    assert!(refused.contains("\"garbage\"") && refused.contains("hello, view or bye"), "{refused}");
}

#[test]
fn an_analysis_is_reported_as_text_as_json_and_as_a_page() {
    let folder = Folder::new("analysis");
    let (game, page) = (folder.file("game.klad"), folder.file("game.html"));
    run(&["simulate", "klatz", "--seats", "2", "--seed", "7", "--out", &game]).yes();
    let args = ["analyze", &game, "--depth", "40"];
    let said = run(&[&args[..], &["--report", &page]].concat()).yes();
    for wanted in ["expected", "given away", "luck", "A bot medium", "B bot medium"] {
        assert!(said.contains(wanted), "{wanted:?} is missing in\n{said}");
    }
    let html = fs::read_to_string(&page).unwrap();
    assert!(html.contains("<polyline") && html.contains("A bot medium") && !html.contains("://"));

    let analysis = json_of(&[&args[..], &["--json"]].concat());
    let decisions = analysis["decisions"].as_array().unwrap();
    assert!(!decisions.is_empty());
    for decision in decisions {
        let played = decision["moves"].as_array().unwrap().iter().any(|mv| mv["move"] == decision["played"]);
        assert!(played, "{decision}");
    }
}

#[test]
fn invalid_arena_arguments_are_refused_with_what_was_wanted() {
    let folder = Folder::new("arena-nonsense");
    let letter = folder.write("letter.txt", "Dear Anna,\n");
    for (args, wanted) in [
        (&["arena", "ferry"][..], "my-treasure"),
        (&["arena", "klatz"], "--bots easy,medium"),
        (&["arena", "klatz", "--bots", "easy", "--seats", "9"], "found 9 seats, wanted 2 to 4"),
        (&["arena", "klatz", "--bots", "easy,genius"], "hard:1000"),
        (&["arena", "klatz", "--bots", "medium:20"], "hard:1000"),
        (&["arena", "klatz", "--bot", "easy"], "NAME=COMMAND"),
        (&["arena", "klatz", "--bot", "easy=true"], "which is a level"),
        (&["arena", "klatz", "--bot", "x=no-such-program"], "no-such-program"),
        (&["arena", "klatz", "--bots", "easy", "--sprt", "0,20"], "at least two bots"),
        (&["arena", "klatz", "--bots", "easy", "--report", "/no/such/page.html"], "no folder /no/such"),
        (&["arena", "klatz", "--bots", "easy", "--keep", &letter], "letter.txt"),
        (&["analyze", "/no/such/game.klad"], "cannot be read"),
        (&["analyse", &letter], "line 1"),
        (&["bot", "klatz", "--level", "genius"], "hard:200ms"),
    ] {
        let said = run(args).nonsense();
        assert!(said.contains(wanted), "{args:?}: {said}");
    }
    assert_eq!(fs::read_to_string(letter).unwrap(), "Dear Anna,\n");
}
