//! Transcripts and scenarios, tested with the game of `examples/marbles`.

#![expect(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../examples/marbles/game.rs"]
#[allow(dead_code, reason = "the bot plays in the example only")]
mod game;

use klad_engine::{
    Catalog, Entry, Seat, Seed, TableSetup,
    chance::commitment,
    draw::{self, Chair, Draw, Restart, Share, nonce_commitment},
    scenario,
    transcript::{MoveLine, Transcript},
};
use serde_json::{Value, json};

use game::Marbles;

fn catalog() -> Catalog {
    Catalog::new(vec![Entry::of::<Marbles>()])
}

fn transcript() -> Transcript {
    let secret = [7; 32];
    let line = |seat, mv, at_ms| MoveLine::new(Seat(seat), mv, at_ms);
    let mut transcript = Transcript {
        game: "marbles".into(),
        rules: 3,
        options: json!({"generous": false}),
        players: vec!["Anna".into(), "Bo the second".into()],
        commitment: Some(commitment(&secret)),
        secret: Some(secret),
        nonces: vec![(Seat(1), [9; 32])],
        draw: None,
        result: None,
        moves: vec![line(0, "keep", Some(0)), line(1, "keep", Some(1200))],
        lines: Default::default(),
    };
    let mut table = transcript.open(&catalog()).unwrap();
    for index in 0..2 {
        transcript.step(table.as_mut(), index).unwrap();
    }
    transcript.result = table.outcome();
    transcript
}

/// The same game at a table drawn in two steps.
fn drawn() -> Transcript {
    let secret = [7; 32];
    let share = Share { commitment: nonce_commitment(&[9; 32]), nonce: [9; 32] };
    let restart = Restart { commitment: [5; 32], missing: vec![(0, "Anna".into()), (1, "Bo".into())] };
    let mut draw = Draw {
        table: "7m2kq9x4t0vb".into(),
        restarts: vec![restart],
        chairs: vec![Chair { seat: Seat(0), share: Some(share) }, Chair { seat: Seat(1), share: None }],
        beacon: None,
    };
    for (seat, chair) in (0..).zip(draw::seating(&draw.seed(&secret), 2)) {
        draw.chairs[usize::from(chair)].seat = Seat(seat);
    }
    let mut transcript = Transcript {
        commitment: Some(draw::commitment(&secret)),
        nonces: Vec::new(),
        draw: Some(draw),
        result: None,
        ..transcript()
    };
    let mut table = transcript.open(&catalog()).unwrap();
    (0..2).for_each(|index| drop(transcript.step(table.as_mut(), index).unwrap()));
    transcript.result = table.outcome();
    transcript
}

/// The verdict of `verify` on a text.
fn verdict(text: &str) -> String {
    match Transcript::parse(text).and_then(|transcript| transcript.verify(&catalog())) {
        Ok(verified) => format!("verified {} moves", verified.moves),
        Err(fault) => fault.to_string(),
    }
}

#[test]
fn a_transcript_survives_a_round_trip_through_text() {
    let text = transcript().to_string();
    assert_eq!(Transcript::parse(&text).unwrap().to_string(), text);
    assert_eq!(verdict(&text), "verified 2 moves");
    assert_eq!(Transcript::read(text.as_bytes()).unwrap().to_string(), text);
}

#[test]
fn a_transcript_of_a_draw_in_two_steps_survives_a_round_trip_through_text() {
    let text = drawn().to_string();
    assert_eq!(Transcript::parse(&text).unwrap().to_string(), text);
    let verified = Transcript::parse(&text).unwrap().verify(&catalog()).unwrap();
    assert_eq!((verified.scheme, verified.restarts), (2, 1));
}

#[test]
fn each_kind_of_damage_to_a_draw_in_two_steps_is_reported() {
    let text = drawn().to_string();
    let line = |start: &str| text.lines().find(|line| line.starts_with(start)).unwrap().to_owned();
    let damaged = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} is not in\n{text}");
        verdict(&text.replacen(from, to, 1))
    };
    let says = |found: String, wanted: &str| assert!(found.contains(wanted), "{found}");
    let chair = line("chair 1");
    says(
        damaged(&chair, &(chair[..chair.len() - 1].to_owned() + "8")),
        "the nonce of chair 1 does not match its commitment",
    );
    let (first, second) = (&chair[..9], line("chair 2"));
    says(
        damaged(&format!("{chair}\n{second}"), &format!("{second}\n{chair}")),
        "found chair 2, wanted chair 1 next",
    );
    let swapped =
        [chair.replacen(first, &format!("chair 1 {}", &second[8..]), 1), format!("chair 2 {}", &first[8..])];
    says(damaged(&format!("{chair}\n{second}"), &swapped.join("\n")), "the seed puts it in seat");
    says(damaged("secret 07", "secret 08"), "the secret does not match the commitment");
    // Hiding that the table was restarted changes the seed, and with it the seats or the cards.
    let one = line("restart 1");
    says(damaged(&one, &one.replacen("restart 1", "restart 3", 1)), "found restart 3, wanted 1 next");
    says(damaged("scheme 2", "scheme 3"), "found scheme 3, but this program knows only 1 and 2");
    says(damaged("scheme 2\n", ""), "the header has no line \"scheme\"");
    says(damaged("table 7m2kq9x4t0vb\n", ""), "the header has no line \"table\"");
    says(damaged(&format!("{second}\n"), ""), "found 1 lines \"chair\", wanted 2");
    says(damaged("moves 2", &format!("beacon {0} 1 {0}\nmoves 2", "00".repeat(32))), "beacon does not lead");
}

#[test]
fn a_handwritten_transcript_needs_no_times_and_no_marks() {
    let text = transcript().to_string();
    let by_hand: Vec<_> = text.lines().map(|line| line.split(" @").next().unwrap()).collect();
    assert_eq!(verdict(&by_hand.join("\n")), "verified 2 moves");
}

#[test]
fn each_kind_of_damage_to_a_transcript_is_reported_with_its_line() {
    let text = transcript().to_string();
    let lines: Vec<&str> = text.lines().collect();
    let first_move = lines.iter().position(|line| line.starts_with("1 A")).unwrap();
    let damaged = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} is not in\n{text}");
        verdict(&text.replacen(from, to, 1))
    };
    let starts = |found: String, wanted: &str| assert!(found.starts_with(wanted), "{found}");

    starts(damaged("1 A keep", "1 A show"), &format!("line {}: found check mark", first_move + 1));
    let mut swapped = lines.clone();
    swapped.swap(first_move, first_move + 1);
    starts(verdict(&swapped.join("\n")), &format!("line {}: found move number 2, wanted 1", first_move + 1));
    let truncated = lines[..=first_move].join("\n");
    starts(
        verdict(&truncated),
        &format!("line {}: the file has 1 moves, but its header says 2", first_move + 1),
    );
    starts(damaged("secret 07", "secret 08"), "line 9: the secret does not match the commitment");
    starts(damaged("generous", "stingy"), "line 4: MA-001: the options: unknown field `stingy`");
    starts(
        damaged("generous\":false", "generous\":true"),
        &format!("line {}: found check mark", first_move + 1),
    );
    starts(
        damaged("rules 3", "rules 2"),
        "line 3: found version 2 of the rules, but this program plays version 3",
    );
    starts(damaged("places 1 1", "places 1 2"), "line 12: the header says places 1 2 scores 4 4");
    starts(damaged("klad transcript 1", "PK\u{3}\u{4}"), "line 1: found \"PK");
    assert_eq!(
        Transcript::read(b"klad transcript 1\ngame \xff\xfe").unwrap_err().to_string(),
        "line 2: found bytes that are not UTF-8 text, wanted a transcript"
    );
}

#[test]
fn the_rules_find_the_fault_in_a_transcript_without_marks() {
    let text = transcript().to_string();
    let plain: String = text.lines().map(|line| line.split(" @").next().unwrap().to_owned() + "\n").collect();
    let damaged = |from: &str, to: &str| verdict(&plain.replacen(from, to, 1));
    assert_eq!(
        damaged("rules 3", "rules 2"),
        "line 3: found version 2 of the rules, but this program plays version 3"
    );
    assert!(damaged("generous", "stingy").starts_with("line 4: MA-001: the options: unknown field `stingy`"));
    assert_eq!(damaged("2 B keep", "2 A keep"), "line 15: MA-002: it is another player's turn");
    assert_eq!(
        damaged("2 B keep", "2 B jump"),
        "line 15: found \"jump\", wanted a move: found \"jump\", wanted show or keep"
    );
    assert_eq!(damaged("2 B keep", "2 C keep"), "line 15: found seat C, wanted A to B");
    assert_eq!(
        damaged("game marbles", "game chess"),
        "line 2: found the game \"chess\", wanted one of marbles"
    );
    assert!(damaged("moves 2", "moves two").starts_with("line 11: found \"two\", wanted a whole number"));
    assert!(damaged("nonce B", "nonce D").contains("seat D, which does not exist"));
}

#[test]
fn no_prefix_of_a_transcript_panics_or_verifies() {
    let text = transcript().to_string();
    for end in 0..text.trim_end().len() {
        assert!(!verdict(&text[..end]).starts_with("verified"), "cut at {end}");
    }
}

const SCENARIO: &str = "klad scenario 1
game marbles
rule MA-002
title Seats take turns # in order
seats 2
deal [
  3, 8
]
turn A
refuse MA-002 B show
legal B none
legal A show | keep
expect A /own 3
expect spectator /own null
play A show
told B shown
untold B kept
expect B /seen/0 3
absent spectator 8
outcome none
play B keep
outcome places 2 1 scores 3 4
refuse MA-003 A show
";

#[test]
fn a_scenario_that_holds_returns_its_summary() {
    let shown = scenario::run(&catalog(), SCENARIO).unwrap();
    assert_eq!((shown.about.as_str(), shown.title.as_str()), ("MA-002", "Seats take turns"));
    assert_eq!((shown.moves, shown.expectations), (4, 11));
}

#[test]
fn the_first_difference_of_a_scenario_is_reported() {
    let differs = |from: &str, to: &str| {
        assert!(SCENARIO.contains(from));
        scenario::run(&catalog(), &SCENARIO.replacen(from, to, 1)).unwrap_err().to_string()
    };
    assert_eq!(differs("/own 3", "/own 4"), "line 13: /own is 3, expected 4");
    assert_eq!(differs("/seen/0 3", "/sean/0 3"), "line 18: /sean/0 is not in the view, expected 3");
    assert_eq!(
        differs("refuse MA-002", "refuse MA-001"),
        "line 10: B show is refused, but with MA-002: it is another player's turn; expected MA-001"
    );
    assert_eq!(
        differs("refuse MA-002 B", "refuse MA-002 A"),
        "line 10: A show is allowed, expected a refusal by MA-002"
    );
    assert_eq!(
        differs("show | keep", "keep"),
        "line 12: the list of legal moves is show | keep, expected keep"
    );
    assert_eq!(
        differs("turn A", "turn B"),
        "line 9: the turn is Turn { must: A, may:  }, expected Turn { must: B, may:  }"
    );
    assert_eq!(
        differs("told B shown", "told B kept"),
        "line 16: the last move told B [shown], expected kept"
    );
    assert_eq!(
        differs("untold B kept", "untold B shown"),
        "line 17: the last move told B [shown], did not expect shown"
    );
    assert_eq!(differs("spectator 8", "spectator 3"), "line 19: 3 occurs in the view, expected it not to");
    assert_eq!(
        differs("scores 3 4", "scores 3 5"),
        "line 22: outcome is places 2 1 scores 3 4, expected places 2 1 scores 3 5"
    );
    assert_eq!(differs("3, 8", "3, 12"), "line 9: MA-001: found marble 12, wanted 0 to 9");
    assert_eq!(differs("]\n", ""), "line 6: the deal: expected `,` or `]` at line 3 column 1");
    assert!(
        differs("play A show", "jump A show").starts_with("line 15: found \"jump\", wanted play, refuse")
    );
    assert_eq!(differs("seats 2", "seats 5"), "line 9: MA-001: found 5 seats, wanted 2 to 2");
    assert_eq!(
        scenario::run(&catalog(), "hello").unwrap_err().to_string(),
        "line 1: found \"hello\", wanted \"klad scenario 1\""
    );
}

#[test]
fn a_lesson_is_a_scenario_with_messages_for_the_learner() {
    let text = SCENARIO
        .replace("rule MA-002", "lesson learn")
        .replace("turn A\n", "say learn-marbles-hello\nsay learn-marbles-show # and now\n");
    let shown = scenario::run(&catalog(), &text).unwrap();
    assert_eq!((shown.about.as_str(), shown.moves, shown.expectations), ("learn", 4, 10));

    let mut heard = Vec::new();
    scenario::watch(&catalog(), &text, &mut |report| {
        heard.push(match report {
            scenario::StepReport::Said { message, table } => format!("{message} at {}", table.ply()),
            scenario::StepReport::Played { seat, mv, told, table } => {
                format!("{seat} {mv} tells {} at {}", told.len(), table.ply())
            }
        });
        Ok(())
    })
    .unwrap();
    let expected =
        ["learn-marbles-hello at 0", "learn-marbles-show at 0", "A show tells 1 at 1", "B keep tells 1 at 2"];
    assert_eq!(heard, expected);

    let objection = scenario::watch(&catalog(), &text, &mut |_| Err("no".to_owned())).unwrap_err();
    assert_eq!(objection.to_string(), "line 9: no");
    for wrong in ["say", "say two words", "say -hello", "say über"] {
        let text = text.replace("say learn-marbles-hello", wrong);
        let found = wrong.strip_prefix("say").unwrap().trim();
        let wanted = format!("line 9: found {found:?}, wanted the id of one message");
        assert_eq!(scenario::run(&catalog(), &text).unwrap_err().to_string(), wanted);
    }
}

#[test]
fn a_table_reads_moves_as_json_and_refusals_name_the_rule() {
    let options = Value::Null;
    let opening = TableSetup { options: &options, seats: 2, seed: Seed::from_number(1), deal: None };
    let mut table = Entry::of::<Marbles>().open(&opening).unwrap();
    assert_eq!(table.notation(r#"{"type":"keep"}"#).unwrap(), "keep");
    assert!(table.notation("{").unwrap_err().to_string().starts_with("found \"{\", wanted a move"));
    assert_eq!(table.play(Seat(1), "keep").unwrap_err().to_string(), "MA-002: it is another player's turn");
    assert_eq!(table.play(Seat(6), "keep").unwrap_err().to_string(), "found seat G, wanted A to B");
    assert_eq!(table.ply(), 0);
    assert_eq!(table.fallback(Seat(0)).as_deref(), Some("show"));
    assert_eq!(table.play(Seat(0), "keep").unwrap().len(), 1);
    assert_eq!(table.options(), json!({"generous": false}));
}
