//! Whole games played with the keys of each board, and with the list of moves that works for all of them.

mod stage;

use crossterm::event::KeyCode::{self, Backspace, Char, Down, Enter, Esc, Left, Right, Tab, Up};
use klad_catalog::catalog;
use klad_engine::{Chance, Seat, Viewer};
use klad_terminal::host::Host;
use klad_text::{Lang, Words};
use stage::Stage;

const GAMES: [&str; 4] = ["my-treasure", "treasure-maps", "lost-mines", "klatz"];

/// Presses keys in turn until one of them leads to a move.
fn until_moved(stage: &mut Stage<'_>, attempts: &[&[KeyCode]]) {
    let before = stage.moves();
    for keys in attempts {
        for key in *keys {
            stage.press(*key);
        }
        if stage.moves() > before || stage.is_over() {
            return;
        }
    }
    panic!("nobody could move:\n{}", stage.text());
}

/// Passes the keyboard to the right person; windows that wait for a key get one.
fn take_keyboard(stage: &mut Stage<'_>) {
    while stage.text().contains("The keyboard changes hands") {
        stage.press(Enter);
    }
    if stage.text().contains("Press any key to continue") {
        stage.press(Enter);
    }
}

fn phase(stage: &Stage<'_>) -> String {
    let view = stage.view(Viewer::Seat(Seat(0)));
    let phase = &view["phase"];
    phase.as_str().or(phase["type"].as_str()).expect("views name their phase").to_owned()
}

fn verify(stage: &Stage<'_>) {
    let catalog = catalog();
    stage.screen.table().transcript().verify(&catalog).expect("the transcript is valid");
}

#[test]
fn a_whole_game_of_my_treasure_by_its_keys() {
    let catalog = catalog();
    let mut stage = Stage::quiet(&catalog, "my-treasure", &["Ada", "Ben", "+medium"], 1);
    let mut draws = 0;
    while !stage.is_over() {
        take_keyboard(&mut stage);
        match phase(&stage).as_str() {
            "choose" if draws % 9 < 8 => until_moved(&mut stage, &[&[Char('d')]]),
            "choose" => until_moved(
                &mut stage,
                &[
                    &[Char('1'), Char('r'), Enter, Backspace],
                    &[Char('2'), Char('s'), Enter, Backspace],
                    &[Char('m'), Char('3'), Enter, Backspace],
                    &[Char('4'), Char('p'), Enter, Backspace],
                    &[Char('d')],
                ],
            ),
            _ => until_moved(&mut stage, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')]]),
        }
        draws += 1;
    }
    assert!(stage.text().contains("Game over"), "{}", stage.text());
    verify(&stage);
}

#[test]
fn a_whole_game_of_treasure_maps_by_its_keys() {
    let catalog = catalog();
    let mut stage = Stage::quiet(&catalog, "treasure-maps", &["Ada", "Ben", "+medium"], 2);
    while !stage.is_over() {
        take_keyboard(&mut stage);
        match phase(&stage).as_str() {
            "choose_start" => until_moved(&mut stage, &[&[Char('2'), Char('4'), Enter]]),
            // The shape already is where it can be crossed; turning and moving it first must do no harm.
            "cross" => until_moved(
                &mut stage,
                &[&[Char('r'), Right, Char('f'), Char(' '), Enter], &[Char('s'), Enter], &[Char(' '), Enter]],
            ),
            _ => until_moved(
                &mut stage,
                &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')], &[Char('d')]],
            ),
        }
    }
    assert!(stage.text().contains("Game over"), "{}", stage.text());
    verify(&stage);
}

#[test]
fn a_solo_game_of_treasure_maps_ends_with_a_rank_and_the_scale() {
    let catalog = catalog();
    let mut stage = Stage::quiet(&catalog, "treasure-maps", &["Ada"], 2);
    while !stage.is_over() {
        assert!(!stage.text().contains("other players’ cards"), "there are none: {}", stage.text());
        match phase(&stage).as_str() {
            "choose_start" => until_moved(&mut stage, &[&[Char('o')], &[Char('2'), Char('4'), Enter]]),
            "cross" => until_moved(&mut stage, &[&[Enter], &[Char('s'), Enter], &[Char(' '), Enter]]),
            _ => until_moved(
                &mut stage,
                &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')], &[Char('d')]],
            ),
        }
    }
    let text = stage.text();
    let view = stage.view(Viewer::Spectator);
    let points = format!("Ada: {} points", view["players"][0]["score"]["total"]);
    for wanted in ["Game over", &points, "Rank: ", "deckhand 0 · sailor 70", "legend 132"] {
        assert!(text.contains(wanted), "{wanted:?} is missing in\n{text}");
    }
    assert!(!text.contains("1st") && !text.contains("won"), "nobody has won: {text}");
    verify(&stage);
}

#[test]
fn the_rule_about_ranks_names_every_rank_and_threshold_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let said = words.rule("TM-132");
        for (rank, least) in klad_treasure_maps::data::RANKS {
            let name = words.text(&format!("treasure-maps-rank-{}", rank.name()));
            let is_there = said.contains(&name) && (least == 0 || said.contains(&least.to_string()));
            assert!(is_there, "{lang}: {name} {least} is missing in {said}");
        }
    }
}

#[test]
fn a_whole_game_of_lost_mines_by_its_keys() {
    let catalog = catalog();
    let mut stage = Stage::quiet(&catalog, "lost-mines", &["Ada", "+medium", "Cleo", "+medium"], 3);
    while !stage.is_over() {
        take_keyboard(&mut stage);
        match phase(&stage).as_str() {
            "play_card" => until_moved(
                &mut stage,
                &[
                    &[Char('1'), Char(' '), Enter, Backspace],
                    &[Char('2'), Enter, Backspace],
                    &[Char('x'), Char('1'), Enter, Backspace],
                ],
            ),
            "moving" => until_moved(&mut stage, &[&[Right], &[Right], &[Up], &[Up], &[Enter]]),
            "end_vote" => until_moved(&mut stage, &[&[Char('n')]]),
            "trap_pick" => until_moved(&mut stage, &[&[Char('1')]]),
            "take_treasure" => {
                until_moved(&mut stage, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')]])
            }
            _ => until_moved(&mut stage, &[&[Enter]]),
        }
    }
    assert!(stage.text().contains("Game over"), "{}", stage.text());
    verify(&stage);
}

fn klatz_turn(stage: &mut Stage<'_>) {
    match phase(stage).as_str() {
        "await_place" => until_moved(
            stage,
            &[&[Char('2'), Right, Backspace], &[Char('d')], &[Char('1'), Right, Backspace]],
        ),
        "placing_drawn" => until_moved(stage, &[&[Left]]),
        "placing_new" => until_moved(stage, &[&[Char('1'), Left, Backspace]]),
        "await_act" => until_moved(
            stage,
            &[
                &[Char('1'), Enter, Right, Backspace, Backspace],
                &[Char('2'), Right, Enter, Right, Enter, Backspace, Backspace],
                &[Char('3'), Down, Enter, Left, Enter, Backspace, Backspace],
                &[Char('e')],
                &[Char('r'), Enter],
            ],
        ),
        _ => until_moved(stage, &[&[Char('e')]]),
    }
}

#[test]
fn a_whole_game_of_klatz_with_standing_orders_by_its_keys() {
    let catalog = catalog();
    let mut stage = Stage::quiet(&catalog, "klatz", &["Ada", "Ben", "+medium"], 4);
    while !stage.is_over() {
        take_keyboard(&mut stage);
        klatz_turn(&mut stage);
    }
    assert!(stage.text().contains("Game over"), "{}", stage.text());
    verify(&stage);
}

#[test]
fn a_whole_game_of_klatz_with_sealed_answers_by_its_keys() {
    let catalog = catalog();
    let options =
        serde_json::json!({"call_mode": "sealed", "turn_ms": 0, "sealed_ms": 60_000, "short_game": 6});
    let mut stage = Stage::open(&catalog, "klatz", &["Ada", "Ben"], options, 5);
    let mut rounds = 0;
    while !stage.is_over() {
        take_keyboard(&mut stage);
        if stage.text().contains("sealed round") {
            // Everybody is asked, and the table waits for every answer.
            rounds += 1;
            stage.press(if rounds % 3 == 0 { Char(' ') } else { Char('n') });
            stage.press(Char('n'));
        } else {
            klatz_turn(&mut stage);
        }
    }
    assert!(rounds > 10, "{rounds} sealed rounds");
    verify(&stage);
}

#[test]
fn a_game_of_klatz_raced_against_bots() {
    let catalog = catalog();
    let options = serde_json::json!({"call_mode": "race", "turn_ms": 0, "short_game": 6, "stall_turns": 6});
    let mut stage = Stage::open(&catalog, "klatz", &["Ada", "+medium"], options, 6);
    while !stage.is_over() {
        stage.pass(700);
        let before = stage.moves();
        let text = stage.text();
        if text.contains("take a market card") {
            [Char('1'), Right].into_iter().for_each(|key| {
                stage.press(key);
            });
        } else if text.contains("at which end") || text.contains("one of the new market") {
            [Char('1'), Left].into_iter().for_each(|key| {
                stage.press(key);
            });
        } else if text.contains("redraw your whole hand") {
            [Char('r'), Enter].into_iter().for_each(|key| {
                stage.press(key);
            });
        } else if text.contains("end your turn") {
            stage.press(Char('e'));
        }
        // A move waits until everybody has had time to call.
        assert!(stage.moves() <= before + 1, "{text}");
        stage.pass(1000);
    }
    verify(&stage);
}

#[test]
fn every_game_can_be_played_from_the_list_of_moves() {
    let catalog = catalog();
    for slug in GAMES {
        let mut stage = Stage::quiet(&catalog, slug, &["Ada", "+random", "+random"], 7);
        stage.press(Tab);
        let mut chance = Chance::fast(8);
        while !stage.is_over() {
            take_keyboard(&mut stage);
            assert!(stage.text().contains("possible move"), "{}", stage.text());
            // Somewhere in the list, but not at its end, where moves can be taken back.
            (0..chance.below(12)).for_each(|_| {
                stage.press(Down);
            });
            if stage.text().contains("> takeback") {
                stage.press(KeyCode::Home);
            }
            until_moved(&mut stage, &[&[Enter]]);
        }
        verify(&stage);
    }
}

#[test]
fn no_key_at_any_time_crashes_the_screen() {
    let catalog = catalog();
    let keys: Vec<KeyCode> = "123456789abcdefghnoprsuvxyz ?/-вдЖ"
        .chars()
        .map(Char)
        .chain([Enter, Esc, Left, Right, Up, Down, Tab, Backspace, KeyCode::Home, KeyCode::End])
        .chain([KeyCode::PageUp, KeyCode::PageDown, KeyCode::BackTab, KeyCode::Insert])
        .chain((1..=9).map(KeyCode::F))
        .collect();
    for slug in GAMES {
        for who in [&["Ada", "+random", "+medium"][..], &["Ada", "Ben", "Cleo"]] {
            let mut stage = Stage::quiet(&catalog, slug, who, 9);
            let mut chance = Chance::fast(10);
            for step in 0..1500 {
                stage.press(*chance.pick(&keys));
                if step % 5 == 0 {
                    stage.text();
                }
                if step % 500 == 499 {
                    stage.resize(60 + chance.below(90) as u16, 15 + chance.below(30) as u16);
                }
            }
            verify(&stage);
        }
    }
}

#[test]
fn a_refused_move_names_the_rule_in_the_language_spoken() {
    let catalog = catalog();
    let mut stage = Stage::quiet(&catalog, "my-treasure", &["Ada", "Ben"], 11);
    let note = |text: &str| text.lines().find(|line| line.contains("MS-109")).map(str::to_owned);
    stage.letters("1");
    let english = note(&stage.text()).expect("the rule is named");
    assert_eq!(stage.moves(), 0);
    stage.press(KeyCode::F(2));
    stage.letters("1");
    let german = note(&stage.text()).expect("the rule is named");
    assert!(english != german && !english.contains('<') && !german.contains('<'), "{english}\n{german}");
    stage.letters("k");
    assert!(stage.text().contains("Taste K"), "{}", stage.text());
}

#[test]
fn nothing_secret_is_drawn_while_the_keyboard_changes_hands() {
    let catalog = catalog();
    for slug in ["treasure-maps", "lost-mines", "klatz"] {
        let mut stage = Stage::quiet(&catalog, slug, &["Ada", "Ben", "Cleo"], 12);
        for _ in 0..20 {
            let text = stage.text();
            if text.contains("The keyboard changes hands") {
                let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
                assert!(lines <= 9, "only the window is drawn:\n{text}");
                // No other key has any effect; the log stays closed.
                stage.press(Char('1'));
                stage.press(KeyCode::F(3));
                assert!(!stage.text().contains("•"), "{}", stage.text());
                stage.press(Esc);
                stage.press(Enter);
            } else {
                stage.press(Tab);
                stage.press(Enter);
                stage.press(Tab);
            }
        }
        assert!(stage.moves() > 0);
    }
}

#[test]
fn old_news_fades_from_the_log_where_memory_is_part_of_the_game() {
    let catalog = catalog();
    let mut stage = Stage::quiet(&catalog, "my-treasure", &["Ada", "Ben"], 13);
    // Draw until a treasure card has to be placed.
    while phase(&stage) != "place" {
        stage.letters("d");
    }
    let seat = stage.screen.table().turn().must.first().unwrap();
    let told = |stage: &Stage<'_>| {
        let log = stage.screen.table().log(Viewer::Seat(seat), 100);
        log.into_iter()
            .filter(|(event, _)| event["type"] == "card_drawn")
            .map(|(event, _)| event["card"].clone())
            .collect::<Vec<_>>()
    };
    assert!(told(&stage).last().unwrap().is_string(), "fresh news names the card");
    stage.letters("1");
    assert!(told(&stage).last().unwrap().is_null(), "after your own move you have to remember it");
}

#[test]
fn a_saved_game_continues_where_it_stopped() {
    let catalog = catalog();
    for slug in GAMES {
        let mut stage = Stage::quiet(&catalog, slug, &["Ada", "+medium", "+hard:20"], 14);
        stage.press(Tab);
        while stage.moves() < 30 && !stage.is_over() {
            take_keyboard(&mut stage);
            until_moved(&mut stage, &[&[Enter]]);
        }
        let written = stage.screen.table().transcript().to_string();
        let read = klad_engine::transcript::Transcript::parse(&written).unwrap();
        let resumed = Stage::of(Host::resume(&catalog, read, None).unwrap());
        assert_eq!(resumed.screen.table().players(), stage.screen.table().players());
        for viewer in Viewer::all(3) {
            assert_eq!(resumed.view(viewer), stage.view(viewer), "{slug}");
        }
    }
}

#[test]
fn a_saved_game_of_klatz_keeps_its_standing_orders() {
    let catalog = catalog();
    let folder = std::env::temp_dir().join(format!("klad-orders-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.klad");
    let options = serde_json::json!({"call_mode": "standing", "turn_ms": 0});
    let plan = stage::plan("klatz", &["Ada", "+medium"], options, 16);
    let mut host = Host::open(&catalog, &plan).unwrap();
    host.save_to(&path).unwrap();
    let mut stage = Stage::of(host);
    take_keyboard(&mut stage);
    assert!(!stage.text().contains("(hold)"), "{}", stage.text());
    stage.press(Char('o'));
    assert!(stage.text().contains("(hold)"), "{}", stage.text());
    drop(stage);

    let resume = || {
        let read = klad_engine::transcript::Transcript::read(&std::fs::read(&path).unwrap()).unwrap();
        Stage::of(Host::resume(&catalog, read, klad_terminal::host::memory::read(&path)).unwrap())
    };
    let mut stage = resume();
    take_keyboard(&mut stage);
    assert!(stage.text().contains("(hold)"), "{}", stage.text());
    // An unreadable memory is ignored, and the game continues.
    std::fs::write(folder.join("game.klad.memory"), "garbage").unwrap();
    assert!(!resume().text().contains("(hold)"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_small_window_says_so_and_a_large_one_shows_the_board_again() {
    let catalog = catalog();
    let mut stage = Stage::quiet(&catalog, "my-treasure", &["Ada", "+medium"], 15);
    let before = stage.text();
    stage.resize(60, 20);
    assert!(stage.text().contains("60 × 20"), "{}", stage.text());
    stage.resize(80, 24);
    assert_eq!(stage.text(), before);
    stage.resize(140, 40);
    assert!(stage.text().contains("What happened"));
}
