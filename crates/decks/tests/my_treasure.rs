//! Deck files of My Treasure: the standard one, and every fault we could think of, each with its line.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod common;

use klad_catalog::catalog;
use klad_decks::{read, tables};
use klad_engine::deck::Tables as _;
use klad_my_treasure::Tables;

use common::{DeckFile, faults};

const BOX: DeckFile = DeckFile("my-treasure");

#[test]
fn the_standard_file_matches_the_compiled_in_deck() {
    assert_eq!(tables::<Tables>(Tables::STANDARD_FILE), Ok(Tables::STANDARD));
}

#[test]
fn the_template_is_a_valid_deck() {
    let deck = BOX.deck(&[]);
    assert_eq!((deck.game, deck.own.name.as_str()), ("my-treasure", "my-box"));
    assert_eq!(deck.own.json["treasures"]["T25"], "ring ring sword sword necklace");
}

#[test]
fn a_missing_card_is_reported_by_name() {
    let found = BOX.faults_after("T17 = \"diamond money potion\"\n", "");
    assert_eq!(found, [format!("line {}: treasures: \"T17\" is missing", BOX.line("[treasures]"))]);
}

#[test]
fn a_duplicate_card_is_refused() {
    let found = BOX.faults_after("T18 =", "T17 =");
    assert_eq!(found.len(), 1);
    assert!(
        found[0].starts_with(&format!("line {}: this is not TOML: duplicate key", BOX.line("T18"))),
        "{found:?}"
    );
}

#[test]
fn a_card_that_does_not_exist_is_refused() {
    let found = BOX.faults_after("T30 =", "T31 =");
    let wanted = [
        format!("line {}: treasures: \"T30\" is missing", BOX.line("[treasures]")),
        format!("line {}: treasures.T31: found \"T31\", wanted one of T01, T02", BOX.line("T30")),
    ];
    assert_eq!(found.len(), 2);
    assert!(found.iter().zip(wanted).all(|(found, wanted)| found.starts_with(&wanted)), "{found:?}");
}

#[test]
fn an_unknown_symbol_is_reported() {
    let words = "ring, diamond, sword, necklace, money, potion, mouse";
    let wanted = format!("line {}: treasures.T09: found \"axe\", wanted one of {words}", BOX.line("T09"));
    assert_eq!(BOX.faults_after("T09 = \"sword money\"", "T09 = \"axe money\""), [wanted]);
}

#[test]
fn all_faults_are_reported_in_one_run() {
    let own = BOX.text().replace("T02 = \"diamond mouse\"", "T02 = \"diamond cat\"");
    let own =
        own.replace("T04 = \"necklace mouse\"", "T04 = 7").replace("name = \"my-box\"", "name = \"My Box\"");
    let starts = [BOX.line("name"), BOX.line("T02"), BOX.line("T04")].map(|line| format!("line {line}: "));
    let found = faults(&own);
    assert_eq!(found.len(), 3);
    assert!(found.iter().zip(starts).all(|(found, start)| found.starts_with(&start)), "{found:?}");
}

#[test]
fn a_card_may_show_only_what_the_rulebook_allows() {
    let of = |face: &str| {
        let found = BOX.faults_after("T08 = \"diamond necklace\"", &format!("T08 = {face:?}"));
        let start = format!("line {}: treasures.T08: found ", BOX.line("T08"));
        found.iter().map(|fault| fault.strip_prefix(&start).unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(of(""), ["0 things on the card, wanted 2 to 5"]);
    assert_eq!(of("ring"), ["1 things on the card, wanted 2 to 5"]);
    assert_eq!(of("ring ring sword sword money money"), ["6 things on the card, wanted 2 to 5"]);
    assert_eq!(of("ring sword money potion"), ["4 kinds of treasure on the card, wanted 1 to 3"]);
    assert_eq!(of("mouse mouse"), ["0 kinds of treasure on the card, wanted 1 to 3"]);
    assert_eq!(of("ring ring ring"), ["3 of ring on the card, wanted at most 2"]);
    assert_eq!(of("ring sword"), ["the same card as T07, wanted all cards different"]);
}

#[test]
fn impossible_totals_are_refused() {
    let kinds = ["ring", "diamond", "sword", "necklace", "money", "potion"];
    let twice =
        |text: String, kind: &&str| text.replace(&format!("{kind} mouse\""), &format!("{kind} {kind}\""));
    let no_mice = kinds.iter().fold(BOX.text(), twice);
    assert!(faults(&no_mice).iter().any(|fault| fault.ends_with("treasures: found no mouse on any card")));
    let mut rings = String::from("game = \"my-treasure\"\nname = \"rings\"\n[treasures]\n");
    let others = &kinds[1..];
    for card in 1..=30 {
        let (one, two) = (others[card % 5], others[card / 5 % 5]);
        rings += &format!("T{card:02} = \"ring ring {one} {two}\"\n");
    }
    let found = faults(&rings.replace("T30 = \"ring ring", "T30 = \"ring mouse"));
    assert!(found.iter().any(|fault| fault.contains("of ring and 1 mice, wanted at most 31")), "{found:?}");
}

#[test]
fn files_that_are_not_decks_are_refused_with_a_reason() {
    let one = |text: &str, wanted: &str| {
        let found = faults(text);
        assert!(found[0].contains(wanted), "{found:?} for {text:?}, wanted {wanted:?}");
    };
    one("", "line 1: \"game\" is missing, wanted game = one of my-treasure");
    one("game = 7", "line 1: wanted game = one of my-treasure");
    one("name = \"x\"\ngame = \"chess\"", "line 2: found the game \"chess\"");
    one("game = \"my-treasure\"\nthis is not TOML", "line 2: this is not TOML");
    one("game = \"my-treasure\"\nname = \"x\"", "line 1: \"treasures\" is missing");
    one("game = \"my-treasure\"\nname = \"x\"\ntreasures = 3", "line 3: treasures: found 3, wanted a table");
    one(
        "game = \"my-treasure\"\nname = \"x\"\ntreasures = []",
        "line 3: treasures: found [], wanted a table",
    );
    one("game = \"my-treasure\"\nname = \"x\"\norcs = 6\n[treasures]", "line 3: orcs: found \"orcs\"");
    one(&changed_name("standard"), "\"standard\" is the deck that every game has");
    one(&changed_name(&"x".repeat(41)), "wanted 1 to 40 lowercase letters");
    one(&"#".repeat(klad_decks::BYTES_MAX + 1), "line 1: found 65537 bytes, wanted at most 65536");
    let binary = read(&catalog(), b"game = \"my-treasure\"\n\xff\xfe").unwrap_err();
    assert_eq!(binary[0].to_string(), "line 2: found bytes that are not UTF-8 text");
}

fn changed_name(name: &str) -> String {
    BOX.text().replace("name = \"my-box\"", &format!("name = {name:?}"))
}
