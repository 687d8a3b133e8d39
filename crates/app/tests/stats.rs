//! `klad stats`.

mod common;

use common::run;
use serde_json::Value;

#[test]
fn every_game_is_measured() {
    for (slug, seats, event, own) in [
        ("my-treasure", "2", "pile claimed", None),
        ("treasure-maps", "2", "card completed", None),
        ("lost-mines", "3", "path played", Some("ended: all treasures")),
        ("klatz", "2", "photo", Some("photos out of turn")),
    ] {
        let said = run(&["stats", slug, "--seats", seats, "--games", "2"]).yes();
        let wanted = ["of the wins", "winner's points", "forbade a move", event];
        for wanted in wanted.into_iter().chain(own) {
            assert!(said.contains(wanted), "{slug}: {wanted:?} is missing in\n{said}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_figures_for_programs_too() {
    let ask = |threads| {
        let args = ["stats", "my-treasure", "--games", "5", "--seed", "9", "--json", "--threads", threads];
        serde_json::from_str::<Value>(&run(&args).yes()).unwrap()
    };
    let stats = ask("1");
    assert_eq!(stats, ask("2"));
    assert_eq!(stats["stats"].as_array().unwrap().len(), 3, "one per seat count");
    assert_eq!(stats["stats"][2]["wins"].as_array().unwrap().len(), 4);
}

#[test]
fn a_searching_bot_may_name_its_budget() {
    let said = run(&["stats", "my-treasure", "--seats", "2", "--games", "1", "--bot", "hard:20"]).yes();
    assert!(said.contains("games between hard:20 bots"), "{said}");
}

#[test]
fn a_game_measured_in_its_own_terms_names_the_level() {
    let said = |level: &str| {
        let said = run(&["stats", "lost-mines", "--seats", "3", "--games", "2", "--bot", level]).yes();
        let (_, own) = said.split_once("its own figures").unwrap_or_else(|| panic!("{said}"));
        own.to_owned()
    };
    let (random, easy) = (said("random"), said("easy"));
    assert!(
        random.contains("2 games between random bots") && random.contains("turns that discard"),
        "{random}"
    );
    assert!(easy.contains("2 games between easy bots"), "{easy}");
    let table = |own: &str| own.split_once('|').map(|(_, table)| table.to_owned());
    assert_ne!(table(&random), table(&easy));
}

#[test]
fn invalid_stats_arguments_are_refused_with_what_was_wanted() {
    for (args, wanted) in [
        (&["stats", "ferry"][..], "my-treasure"),
        (&["stats", "klatz", "--seats", "9"], "found 9 seats, wanted 2 to 4"),
        (&["stats", "klatz", "--bot", "genius"], "medium"),
        (&["stats", "klatz", "--option", "luck=1"], "luck"),
    ] {
        let said = run(args).nonsense();
        assert!(said.contains(wanted), "{args:?}: {said}");
    }
}
