//! Matches, programs and analyses, over My Treasure.
#![expect(clippy::unwrap_used, reason = "tests may panic")]

use std::{
    ops::ControlFlow,
    path::Path,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use klad_arena::{
    Contestant, Match, Summary,
    analysis::analyze,
    analysis_page,
    journal::{Journal, JournalError},
    program::{Program, ProgramFault},
    report::{self, Heading},
    stats::Survey,
    summary::Tally,
};
use klad_bots::{Hard, Random, analyst};
use klad_engine::{
    Budget, Catalog, Entry, Seed,
    chance::commitment,
    seated,
    transcript::{MoveLine, Transcript},
};
use klad_my_treasure::{State, bot::Heuristic};
use serde_json::json;

fn entry() -> Entry {
    Entry::of::<State>()
        .with_counts::<State>()
        .with_bot("random", |seed| seated::<State>(Random, seed))
        .with_bot("medium", |seed| seated::<State>(Heuristic::new(), seed))
        .with_search("hard", Budget::Iterations(50), |budget, seed| {
            seated::<State>(Hard::new(budget, 1), seed)
        })
        .with_analyst(|budget, seed| analyst(Box::new(Hard::<State>::new(budget, 1)), seed))
}

fn contestant(entry: &Entry, level: &str) -> Contestant {
    Contestant { name: level.into(), make: Arc::new(entry.bot_maker(level).unwrap()) }
}

fn run(contestants: Vec<Contestant>, seats: u8, deals: usize, threads: usize) -> Summary {
    let entry = entry();
    let names = contestants.iter().map(|bot| bot.name.clone()).collect();
    let game = Match { entry: &entry, options: json!({}), seats, contestants, seed: 5 };
    let mut tally = Tally::new(names, seats);
    game.run(0..deals, threads, &AtomicBool::new(false), |deal| {
        tally.add(deal);
        ControlFlow::Continue(())
    })
    .unwrap();
    let mut summary = tally.summary();
    // Thinking times are the only thing that differs from run to run.
    for bot in &mut summary.bots {
        bot.decisions_per_second = 0.0;
        bot.ms_per_decision = 0.0;
    }
    summary
}

#[test]
fn the_results_of_a_match_do_not_depend_on_the_number_of_threads() {
    let entry = entry();
    let bots = || vec![contestant(&entry, "random"), contestant(&entry, "medium")];
    let one = run(bots(), 3, 10, 1);
    assert_eq!((one.games, one.deals), (30, 10));
    assert_eq!(one, run(bots(), 3, 10, 3));
    assert_eq!(one.bots[0].name, "medium", "{one:?}");
    assert!(one.bots[0].rating.low > one.bots[1].rating.high, "{one:?}");
}

#[test]
fn a_match_stops_on_request_and_refuses_invalid_options() {
    let entry = entry();
    let contestants = vec![contestant(&entry, "random"), contestant(&entry, "medium")];
    let mut game = Match { entry: &entry, options: json!({}), seats: 2, contestants, seed: 1 };
    let mut deals = 0;
    game.run(0..1000, 2, &AtomicBool::new(false), |_| {
        deals += 1;
        if deals == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .unwrap();
    assert_eq!(deals, 3);
    game.options = json!({"memory": "none"});
    let refused = game.run(0..1, 1, &AtomicBool::new(false), |_| ControlFlow::Continue(())).unwrap_err();
    assert!(refused.message.starts_with("the options: unknown variant `none`"), "{refused}");
    game.seats = 1;
    let refused = game.run(0..1, 1, &AtomicBool::new(false), |_| ControlFlow::Continue(())).unwrap_err();
    assert!(refused.message.contains("wanted at least 2: a single bot has nobody to beat"), "{refused}");
}

/// Plays deals of a match, continuing those in a file. Returns how many the file already had, and the summary of all.
fn run_kept(file: &Path, seed: u64, deals: usize) -> Result<(usize, Summary), JournalError> {
    let entry = entry();
    let contestants = vec![contestant(&entry, "random"), contestant(&entry, "medium")];
    let game = Match { entry: &entry, options: json!({}), seats: 2, contestants, seed };
    let (mut journal, kept) = Journal::open(file, &game)?;
    let mut tally = Tally::new(vec!["random".into(), "medium".into()], 2);
    kept.iter().for_each(|deal| tally.add(deal));
    game.run(kept.len()..deals, 2, &AtomicBool::new(false), |deal| {
        journal.keep(deal).unwrap();
        tally.add(deal);
        ControlFlow::Continue(())
    })
    .unwrap();
    Ok((kept.len(), tally.summary()))
}

#[test]
fn a_match_resumes_where_it_stopped() {
    let folder = std::env::temp_dir().join(format!("klad-arena-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (whole, parts) = (folder.join("whole.jsonl"), folder.join("parts.jsonl"));
    let results = |file: &Path| run_kept(file, 3, 8).unwrap();
    let (none, played) = results(&whole);
    assert_eq!((none, played.games), (0, 16));
    // Nothing is left to play: the result is the same, including the measured times.
    assert_eq!(results(&whole), (8, played.clone()));

    assert_eq!(run_kept(&parts, 3, 5).unwrap().0, 0);
    // Stopped in the middle of a line: that deal is played again.
    let text = std::fs::read_to_string(&parts).unwrap();
    std::fs::write(&parts, &text[..text.len() - 10]).unwrap();
    let (kept, resumed) = results(&parts);
    assert_eq!((kept, resumed.games), (4, 16));
    for (one, other) in resumed.bots.iter().zip(&played.bots) {
        assert_eq!((&one.name, &one.rating, &one.score), (&other.name, &other.rating, &other.score));
    }

    let refused = run_kept(&parts, 4, 8).unwrap_err();
    assert!(
        matches!(&refused, JournalError::OtherMatch { found, .. } if found.contains("\"seed\":3")),
        "{refused}"
    );
    std::fs::write(&parts, text.replacen("[{", "[{\"moves\":1},{", 1)).unwrap();
    let refused = run_kept(&parts, 3, 8).unwrap_err();
    assert!(refused.to_string().starts_with("line 2: found \"[{"), "{refused}");
    // Other contents of a file are left alone.
    std::fs::write(&parts, "a letter").unwrap();
    assert!(matches!(run_kept(&parts, 3, 8).unwrap_err(), JournalError::OtherMatch { .. }));
    assert_eq!(std::fs::read_to_string(&parts).unwrap(), "a letter");
    let in_use = std::fs::File::open(&whole).unwrap();
    in_use.lock().unwrap();
    assert!(matches!(run_kept(&whole, 3, 8).unwrap_err(), JournalError::InUse));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_searching_bot_takes_its_budget_from_its_name() {
    let entry = entry();
    assert!(entry.bot("hard:20", 1).is_some() && entry.bot("hard:5ms", 1).is_some());
    for wrong in ["hard:", "hard:0", "hard:fast", "medium:20", "harder", ""] {
        assert!(entry.bot(wrong, 1).is_none(), "{wrong}");
    }
}

/// Plays a Python program for one deal against a random bot, and returns its faults.
fn faults(name: &str, python: &str) -> Vec<ProgramFault> {
    faults_within(name, python, Duration::from_secs(5))
}

/// The same with another time limit per decision.
fn faults_within(name: &str, python: &str, time: Duration) -> Vec<ProgramFault> {
    let entry = entry();
    let file = std::env::temp_dir().join(format!("klad-bot-{}-{name}.py", std::process::id()));
    std::fs::write(&file, python).unwrap();
    let program = Program::new(&format!("python3 {}", file.display()), time).unwrap();
    let deputy = entry.bot_maker("medium").unwrap();
    let seat = Arc::clone(&program);
    let own = Contestant { name: "own".into(), make: Arc::new(move |seed| seat.sit(deputy(seed))) };
    let summary = run(vec![own, contestant(&entry, "random")], 2, 1, 1);
    assert_eq!(summary.games, 2);
    std::fs::remove_file(file).unwrap();
    program.faults().into_keys().collect()
}

const READ: &str = "import json, sys, time
for line in sys.stdin:
    m = json.loads(line)
    if m['type'] != 'view': continue
    def say(move): print(json.dumps({'type': 'move', 'id': m['id'], 'move': move}), flush=True)
";

#[test]
fn a_program_that_answers_plays_without_faults() {
    assert_eq!(faults("answers", &format!("{READ}    say(m['legal'][0])\n")), []);
}

#[test]
fn the_match_continues_whatever_a_program_does() {
    assert_eq!(faults("dies", "import sys\nsys.exit(3)\n"), [ProgramFault::Died]);
    assert_eq!(
        faults("babbles", &format!("{READ}    print('hello?', flush=True)\n")),
        [ProgramFault::Nonsense]
    );
    assert_eq!(faults("cheats", &format!("{READ}    say('fly')\n")), [ProgramFault::Illegal]);
    let flood = faults("floods", &format!("{READ}    sys.stdout.write('x' * 200000); sys.stdout.flush()\n"));
    assert!(flood.contains(&ProgramFault::Flooded), "{flood:?}");
}

#[test]
fn an_answer_that_comes_too_late_is_ignored() {
    // The third decision is answered after its time is up; the fourth gets its own answer.
    let late = format!("{READ}    if m['id'] == 3: time.sleep(6)\n    say(m['legal'][0])\n");
    assert_eq!(faults("stalls", &late), [ProgramFault::Stalled]);
}

#[test]
fn a_program_that_does_not_read_does_not_block_the_match() {
    // The program is sent more in two games than fits into a pipe.
    let deaf = "import time\ntime.sleep(600)\n";
    assert_eq!(faults_within("is-deaf", deaf, Duration::from_millis(10)), [ProgramFault::Stalled]);
}

#[test]
fn a_command_that_cannot_be_started_is_named() {
    let error = Program::new("no-such-program --at all", Duration::from_secs(1)).err().unwrap();
    assert!(error.to_string().contains("no-such-program"), "{error}");
    assert!(Program::new("", Duration::from_secs(1)).is_err());
}

#[test]
fn a_report_lists_every_bot_and_escapes_its_name() {
    let entry = entry();
    let mut bots = vec![contestant(&entry, "random"), contestant(&entry, "medium")];
    bots[0].name = "<script>".into();
    let summary = run(bots, 2, 4, 2);
    let heading =
        Heading { game: "my-treasure".into(), command: "klad arena".into(), remarks: vec!["a & b".into()] };
    let page = report::html(&heading, &summary);
    assert!(page.contains("&lt;script&gt;") && page.contains("medium") && page.contains("a &amp; b"));
    assert!(!page.contains("<script>") && !page.contains("://"));
}

fn played() -> (Catalog, Transcript) {
    let catalog = Catalog::new(vec![entry()]);
    let secret = Seed::from_number(3).0;
    let mut transcript = Transcript {
        game: "my-treasure".into(),
        rules: 1,
        options: json!({}),
        players: vec!["Anna".into(), "Ben".into()],
        commitment: Some(commitment(&secret)),
        secret: Some(secret),
        nonces: Vec::new(),
        draw: None,
        result: None,
        moves: Vec::new(),
        lines: Default::default(),
    };
    let mut table = transcript.open(&catalog).unwrap();
    let mut bots = [entry().bot("random", 1).unwrap(), entry().bot("medium", 2).unwrap()];
    while let Some(seat) = table.turn().must.first() {
        let mv = bots[seat.index()].choose(table.as_ref(), seat).unwrap();
        table.play(seat, &mv).unwrap();
        transcript.moves.push(MoveLine::new(seat, mv, None));
    }
    transcript.result = table.outcome();
    (catalog, transcript)
}

#[test]
fn an_analysis_evaluates_every_decision_and_adds_up() {
    let (catalog, transcript) = played();
    let analysis = analyze(&catalog, &transcript, Budget::Iterations(20), 2, |_, _| {}).unwrap();
    assert_eq!(analysis, analyze(&catalog, &transcript, Budget::Iterations(20), 1, |_, _| {}).unwrap());
    assert!(analysis.decisions.len() > 20);
    // Every move is tried, and the one played is visited about as often as the favorite.
    for decision in &analysis.decisions {
        let tries = |mv: &str| decision.moves.iter().find(|weighed| weighed.mv == mv).unwrap().visits;
        let most = decision.moves.iter().map(|weighed| weighed.visits).max().unwrap();
        assert!(decision.moves.iter().all(|weighed| weighed.visits >= 16), "{decision:?}");
        assert!(tries(&decision.played) >= most / 2, "{decision:?}");
    }
    for sum in &analysis.summary.seats {
        let way = sum.expected - sum.given_away + sum.received + sum.luck.unwrap();
        assert!(
            (way - sum.result.unwrap()).abs() < 1e-3,
            "expectation, decisions and luck must add up to the result"
        );
    }
    let page = analysis_page::html(&analysis);
    assert!(page.contains("A Anna") && page.contains("B Ben") && page.contains("<svg"));
    // The page has every move of every decision with its value.
    let moves: usize = analysis.decisions.iter().map(|decision| decision.moves.len()).sum();
    assert_eq!(page.matches(" %<br>").count(), moves);
}

#[test]
fn an_analysis_of_a_broken_transcript_names_the_line() {
    let (catalog, mut transcript) = played();
    transcript.moves[4].mv = "claim 3 potion".into();
    transcript.moves[4].line = 15;
    let error = analyze(&catalog, &transcript, Budget::Iterations(5), 1, |_, _| {}).unwrap_err();
    assert!(error.to_string().starts_with("line 15: MS-"), "{error}");
}

#[test]
fn the_measurements_of_a_game_do_not_depend_on_the_number_of_threads() {
    let entry = entry();
    let bot = entry.bot_maker("medium").unwrap();
    let survey = Survey { entry: &entry, options: json!({}), seats: 3, bot: &bot, seed: 4 };
    let stats = survey.run(20, 1, &|| ()).unwrap();
    assert_eq!(stats, survey.run(20, 3, &|| ()).unwrap());
    assert_eq!(stats.games, 20);
    let wins: f64 = stats.wins.iter().map(|wins| wins.value).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{stats:?}");
    // Every game ends exactly once, its end belongs to no seat, and every claim belongs to a seat and names a token.
    let find = |event: &str, detail: Option<(&str, &str)>| {
        let detail = detail.map(|(field, word)| (field.to_owned(), word.to_owned()));
        stats.events.iter().find(|found| found.event == event && found.detail == detail).unwrap()
    };
    let ended = find("game_ended", None);
    assert_eq!((ended.per_game, ended.in_games, ended.wins), (1.0, 1.0, None));
    let claims = find("pile_claimed", None);
    assert!(
        claims.wins.is_some() && claims.per_game >= find("pile_claimed", Some(("token", "ring"))).per_game
    );
    // There is always some move that the phase forbids.
    assert!(stats.rules.iter().all(|rule| (0.0..=1.0).contains(&rule.decisions)) && !stats.rules.is_empty());

    let unfit = Survey { entry: &entry, options: json!({"unknown": 1}), seats: 3, bot: &bot, seed: 4 };
    assert!(unfit.run(1, 1, &|| ()).is_err());
}
