//! How each board looks at 80 × 24, in two languages. `INSTA_UPDATE=always cargo test -p klad-terminal --test boards`
//! updates the snapshots; read the diff before keeping it.

mod stage;

use crossterm::event::KeyCode;
use klad_catalog::catalog;
use klad_engine::{Catalog, Chance, Viewer};
use klad_terminal::{host::Host, look::Look, replay::Steps, setup::Setup, theme::Theme};
use klad_text::{Lang, Words};
use ratatui::{Terminal, backend::TestBackend};
use serde_json::{Value, json};
use stage::{Stage, plan};

/// A game of three people after some random legal moves.
fn after<'c>(catalog: &'c Catalog, slug: &str, options: Value, moves: usize) -> Stage<'c> {
    let mut host =
        Host::open(catalog, &plan(slug, &["Ada", "Ben", "Cleo"], options, 21)).expect("the plan is valid");
    let mut chance = Chance::fast(22);
    while host.transcript().moves.len() < moves {
        let seat = host.turn().must.first().expect("the game is not over");
        let legal = host.position(Viewer::Seat(seat), &[]).legal;
        let mv = chance.pick(&legal).text.clone();
        // Where an arbiter decides, it does so immediately.
        let _ = host.play(seat, &mv, 0);
    }
    let mut stage = Stage::of(host);
    stage.press(KeyCode::Enter);
    stage
}

/// A game of three people in which `choose` picks from the legal moves, until a view of the table contains this text.
fn until<'c>(
    catalog: &'c Catalog,
    slug: &str,
    options: Value,
    text: &str,
    choose: impl Fn(&[String]) -> Option<&String>,
) -> Stage<'c> {
    let mut host =
        Host::open(catalog, &plan(slug, &["Ada", "Ben", "Cleo"], options, 21)).expect("the plan is valid");
    let mut chance = Chance::fast(22);
    while !host.position(Viewer::Spectator, &[]).view.get().contains(text) {
        let seat = host.turn().must.first().expect("the game is not over");
        let legal = host.position(Viewer::Seat(seat), &[]).legal;
        let legal: Vec<String> = legal.iter().map(|mv| mv.text.clone()).collect();
        let mv = choose(&legal).unwrap_or_else(|| chance.pick(&legal));
        host.play(seat, mv, 0).expect("a legal move");
    }
    let mut stage = Stage::of(host);
    stage.press(KeyCode::Enter);
    stage
}

/// Takes a snapshot in every language. Nothing may be cut off.
fn pictures_in_all(name: &str, stage: &mut Stage<'_>) {
    for lang in Lang::ALL {
        stage.language(lang);
        insta::assert_snapshot!(format!("{name}-{lang}"), stage.text());
    }
    stage.language(Lang::En);
}

#[test]
fn my_treasure_in_flight_and_its_results_in_every_language() {
    let catalog = catalog();
    let draws = |legal: &[String]| legal.iter().position(|mv| mv == "draw");
    let mut stage = until(&catalog, "my-treasure", json!({"memory": "open"}), r#""phase":"flee""#, |legal| {
        draws(legal).map(|at| &legal[at])
    });
    pictures_in_all("my-treasure-flight", &mut stage);
    for _ in 0..3 {
        let before = stage.moves();
        "1234".chars().for_each(|spot| {
            if stage.moves() == before {
                stage.letters(&spot.to_string());
            }
        });
    }
    assert!(stage.text().contains("Round 1 is over"), "{}", stage.text());
    pictures_in_all("my-treasure-results", &mut stage);
}

#[test]
fn treasure_maps_while_cards_are_taken_and_its_shapes_in_every_language() {
    let catalog = catalog();
    let options = json!({"expedition_memory": "open", "deck_aid": true});
    let mut stage = until(&catalog, "treasure-maps", options, r#""phase":"replace""#, |legal| {
        legal.iter().find(|mv| mv.starts_with("shape 0") || mv.starts_with("bonus 0"))
    });
    pictures_in_all("treasure-maps-take", &mut stage);
    stage.letters("e");
    pictures_in_all("treasure-maps-shapes", &mut stage);
}

/// Takes a snapshot in two languages.
fn pictures(name: &str, stage: &mut Stage<'_>, other: Lang) {
    for lang in [Lang::En, other] {
        stage.language(lang);
        let text = stage.text();
        assert!(!text.contains('<') || name.starts_with("treasure-maps"), "a text is missing:\n{text}");
        insta::assert_snapshot!(format!("{name}-{lang}"), text);
    }
}

#[test]
fn my_treasure_while_a_card_waits_to_be_placed() {
    let catalog = catalog();
    let mut stage = after(&catalog, "my-treasure", json!({}), 14);
    while !stage.text().contains("to be placed") {
        stage.letters("d");
    }
    pictures("my-treasure-place", &mut stage, Lang::Ru);
}

#[test]
fn my_treasure_with_open_piles_while_a_token_is_chosen() {
    let catalog = catalog();
    let mut stage = after(&catalog, "my-treasure", json!({"memory": "open"}), 23);
    let spot = (1..=4).find(|spot| {
        stage.letters(&spot.to_string());
        stage.text().contains("choose the token")
    });
    assert!(spot.is_some(), "{}", stage.text());
    pictures("my-treasure-claim", &mut stage, Lang::De);
}

#[test]
fn treasure_maps_at_the_choice_of_cards() {
    let catalog = catalog();
    let mut stage = after(&catalog, "treasure-maps", json!({}), 0);
    stage.letters("24");
    pictures("treasure-maps-start", &mut stage, Lang::Uk);
}

#[test]
fn treasure_maps_with_a_shape_on_a_card() {
    let catalog = catalog();
    let mut stage =
        after(&catalog, "treasure-maps", json!({"expedition_memory": "open", "deck_aid": true}), 40);
    stage.letters(" r");
    pictures("treasure-maps-cross", &mut stage, Lang::Fr);
}

#[test]
fn lost_mines_with_targets_for_a_card() {
    let catalog = catalog();
    let mut stage = after(&catalog, "lost-mines", json!({}), 60);
    while !stage.text().contains("choose a card to play") {
        stage.press(KeyCode::Enter);
    }
    stage.letters("1");
    pictures("lost-mines-aim", &mut stage, Lang::De);
}

#[test]
fn klatz_while_a_composition_is_chosen() {
    let catalog = catalog();
    let options = json!({"call_mode": "standing", "turn_ms": 0});
    let mut stage = after(&catalog, "klatz", options, 40);
    stage.press(KeyCode::Right);
    stage.press(KeyCode::Down);
    pictures("klatz-call", &mut stage, Lang::Uk);
}

#[test]
fn help_and_passing_the_keyboard() {
    let catalog = catalog();
    let mut stage = Stage::quiet(&catalog, "lost-mines", &["Ada", "Ben", "Cleo"], 23);
    pictures("handing", &mut stage, Lang::Fr);
    stage.language(Lang::En);
    stage.press(KeyCode::Enter);
    stage.letters("?");
    pictures("help", &mut stage, Lang::Ru);
}

#[test]
fn a_replay_can_be_made_of_every_board() {
    let catalog = catalog();
    for slug in ["my-treasure", "treasure-maps", "lost-mines", "klatz"] {
        let stage = after(
            &catalog,
            slug,
            if slug == "klatz" { json!({"call_mode": "standing", "turn_ms": 0}) } else { json!({}) },
            25,
        );
        let steps = Steps::play(&catalog, stage.screen.table().transcript().clone())
            .expect("the transcript is valid");
        assert_eq!(steps.transcript().moves.len(), 25);
        let look = stage.screen.look();
        assert_eq!(steps.names(look), ["Ada", "Ben", "Cleo"]);
    }
}

#[test]
fn every_option_of_every_game_can_be_read_in_every_language() {
    let catalog = catalog();
    for lang in Lang::ALL {
        for entry in catalog.entries() {
            let look = Look { words: Words::new(lang), theme: Theme::PLAIN };
            let mut setup = Setup::new(&catalog, look, Some(entry.info.slug), "Ada", None).unwrap();
            let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
            for _ in 0..entry.info.options.len() + 10 {
                terminal.draw(|frame| setup.draw(frame)).unwrap();
                let buffer = terminal.backend().buffer();
                let line = |row| (0..80).map(|column| buffer[(column, row)].symbol()).collect::<String>();
                let text: String = (0..24).map(|row| line(row) + "\n").collect();
                assert!(!text.contains('…') && !text.contains('<'), "something is cut or missing:\n{text}");
                // The last of the four lines for the note must be free, because otherwise the note may have been too
                // long.
                let note = line(21);
                assert!(note.trim_matches(['│', ' ']).len() < 74, "the note is too long:\n{text}");
                setup.key(KeyCode::Right.into());
                setup.key(KeyCode::Down.into());
            }
        }
    }
}
