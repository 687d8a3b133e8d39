//! Deck files of Klatz!: the standard one, and every fault we could think of, each with its line.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod common;

use klad_decks::tables;
use klad_engine::{DeckRef, deck::Tables as _};
use klad_klatz::{
    Tables,
    components::{Card, Symbol},
};

use common::{DeckFile, faults};

const BOX: DeckFile = DeckFile("klatz");

#[test]
fn the_standard_file_matches_the_compiled_in_deck() {
    assert!(tables::<Tables>(Tables::STANDARD_FILE).unwrap() == Tables::STANDARD);
}

#[test]
fn the_template_is_a_valid_deck() {
    let deck = BOX.deck(&[]);
    assert_eq!((deck.game, deck.own.name.as_str()), ("klatz", "my-box"));
    assert_eq!(deck.own.json["compositions"]["C11"]["pattern"], "kite tower pine");
}

#[test]
fn cards_keep_their_names_as_far_as_the_deck_has_their_symbol() {
    let changes = [
        ("\nlantern = 6\n", "\nlantern = 7\n"),
        ("\nkite = 6\n", "\nkite = 4\n"),
        ("\ntower = 4\n", "\ntower = 5\n"),
    ];
    let own = BOX.deck(&changes).own.json;
    let deck = DeckRef::<Tables>::read(&own).unwrap();
    let standard = DeckRef::<Tables>::standard();
    let changed = Card::wall().filter(|card| deck.symbol(*card) != standard.symbol(*card));
    let changed: Vec<_> = changed.map(|card| (card.to_string(), deck.symbol(card))).collect();
    assert_eq!(changed, [("KT5".into(), Symbol::Lantern), ("KT6".into(), Symbol::Tower)]);
}

#[test]
fn the_numbers_of_cards_are_checked() {
    let (wall, actions) = (BOX.line("[wall]"), BOX.line("[actions]"));
    assert_eq!(
        BOX.faults(&[("\npanda = 4\n", "\npanda = 5\n")]),
        [format!("line {wall}: wall: found 48 wall cards, wanted 47")]
    );
    assert_eq!(BOX.faults(&[("\npanda = 4\n", "\n")]), [format!("line {wall}: wall: \"panda\" is missing")]);
    let found = BOX.faults(&[("\npanda = 4\n", "\nmonkey = 4\n")]);
    let start =
        format!("line {}: wall.monkey: found \"monkey\", wanted one of lantern, kite", BOX.line("panda"));
    assert!(found.iter().any(|fault| fault.starts_with(&start)), "{found:?}");
    let found = BOX.faults(&[("\npanda = 4\n", "\ntower = 4\n")]);
    assert!(
        found[0].starts_with(&format!("line {}: this is not TOML: duplicate key", BOX.line("panda"))),
        "{found:?}"
    );
    assert_eq!(
        BOX.faults(&[("\nswap = 5\n", "\nswap = 6\n")]),
        [format!("line {actions}: actions: found 36 action cards, wanted 35")]
    );
    assert_eq!(
        BOX.faults(&[("\nswap = 5\n", "\nswap = 0\n"), ("\nextra = 5\n", "\nextra = 10\n")]),
        [format!("line {actions}: actions: found no swap, wanted at least one")]
    );
    assert_eq!(
        BOX.faults(&[("\nswap = 5\n", "\nswap = -5\n")]),
        [format!("line {}: actions.swap: found -5, wanted a whole number from 0 to 35", BOX.line("swap"))]
    );
}

#[test]
fn a_composition_that_cannot_be_photographed_is_refused() {
    let at = BOX.line("C11");
    let of = |pattern: &str| {
        let found = BOX.faults(&[("\"kite tower pine\"", &format!("{pattern:?}"))]);
        let start = format!("line {at}: compositions.C11.pattern: found ");
        found.iter().map(|fault| fault.strip_prefix(&start).unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(of("kite"), ["1 symbols, wanted 2 to 4"]);
    assert_eq!(of("kite pine kite pine kite"), ["5 symbols, wanted 2 to 4"]);
    assert!(of("kite rickshaw")[0].starts_with("\"rickshaw\", wanted one of lantern"));
    let dragon = "parts of a dragon, wanted its head and its tail, with or without its middle, in this order";
    for wrong in ["dragon_head kite", "dragon_tail dragon_head", "dragon_head dragon_middle"] {
        assert_eq!(of(wrong), [dragon], "{wrong}");
    }
    let found = BOX.faults(&[("\ntower = 4\n", "\ntower = 0\n"), ("\npine = 6\n", "\npine = 10\n")]);
    let needs = |comp: &str| {
        let at = BOX.line(comp);
        format!("line {at}: compositions.{comp}.pattern: found 1 of tower, wanted at most the 0 in the wall")
    };
    assert_eq!(found, ["C11", "C12", "C13"].map(needs));
}

#[test]
fn missing_compositions_and_impossible_points_are_refused() {
    let all = BOX.line("[compositions]");
    let c07 = "C07 = { pattern = \"kite pine drum\", points = 2 }\n";
    assert_eq!(BOX.faults(&[(c07, "")]), [format!("line {all}: compositions: \"C07\" is missing")]);
    let found = BOX.faults(&[("\nC25 =", "\nC26 =")]);
    assert_eq!(found[0], format!("line {all}: compositions: \"C25\" is missing"));
    assert!(found[1].contains("compositions.C26: found \"C26\", wanted one of C01, C02"), "{found:?}");
    let points = |points: &str| {
        let found = BOX.faults(&[(c07, &c07.replace("points = 2", points))]);
        found.iter().map(|fault| fault.split_once(": ").unwrap().1.to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(points("points = 0"), ["compositions.C07.points: found 0, wanted a whole number from 1 to 9"]);
    assert_eq!(points("worth = 2").len(), 2);
    let pandas = BOX.text().replace("pine", "panda").replace("panda = 6\n", "pine = 6\n");
    let found = faults(&pandas);
    assert!(
        found.iter().any(|fault| *fault
            == format!("line {all}: compositions: found 7 compositions without a dragon or a panda, wanted at least 11")),
        "{found:?}"
    );
}

#[test]
fn a_file_without_anything_in_it_is_refused_part_by_part() {
    let found = faults("game = \"klatz\"\nname = \"x\"");
    let wanted = ["wall", "actions", "compositions"].map(|part| format!("line 1: {part:?} is missing"));
    assert_eq!(found, wanted);
}
