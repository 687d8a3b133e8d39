//! Deck files of Treasure Maps: the standard one, and every fault we could think of, each with its line.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod common;

use klad_decks::tables;
use klad_engine::{DeckRef, deck::Tables as _};
use klad_treasure_maps::Tables;

use common::DeckFile;

const BOX: DeckFile = DeckFile("treasure-maps");

/// The faults of grey-11 with this drawing instead, without the card's line and name.
fn drawn(rows: &[&str]) -> Vec<String> {
    let list = |rows: &[&str]| rows.iter().map(|row| format!("    {row:?},\n")).collect::<String>();
    let found = BOX.faults_after(&list(&["###", ".##", "##x"]), &list(rows));
    let start = format!("line {}: grey-11.drawing: ", BOX.line("[grey-11]") + 1);
    found.into_iter().map(|fault| fault.strip_prefix(&start).map(str::to_owned).unwrap_or(fault)).collect()
}

#[test]
fn the_standard_file_matches_the_compiled_in_deck() {
    let standard = DeckRef::<Tables>::standard();
    assert!(tables::<Tables>(Tables::STANDARD_FILE).unwrap() == *standard);
}

#[test]
fn the_template_is_a_valid_deck() {
    let deck = BOX.deck(&[]);
    assert_eq!((deck.game, deck.own.name.as_str()), ("treasure-maps", "my-box"));
    assert_eq!(deck.own.json["grey-11"]["drawing"][2], "##x");
}

#[test]
fn a_missing_card_and_an_unknown_card_are_reported_by_name() {
    let found = BOX.faults_after("[grey-11]", "[grey-12]");
    assert_eq!(found.len(), 2);
    assert_eq!(found[0], "line 1: \"grey-11\" is missing");
    let start =
        format!("line {}: grey-12: found \"grey-12\", wanted one of purple-01", BOX.line("[grey-11]"));
    assert!(found[1].starts_with(&start), "{found:?}");
}

#[test]
fn a_duplicate_card_is_refused() {
    let found = BOX.faults_after("[grey-11]", "[grey-10]");
    let start = format!("line {}: this is not TOML: duplicate key", BOX.line("[grey-11]"));
    assert!(found[0].starts_with(&start), "{found:?}");
}

#[test]
fn a_drawing_must_be_one_piece_of_the_right_size_without_empty_edges() {
    assert_eq!(drawn(&["####", ".#..", "...x", "..##"]), ["found 2 pieces of land, wanted one"]);
    assert_eq!(drawn(&["###", ".##", ".#x"]), ["found 7 cells, wanted 8"]);
    assert_eq!(drawn(&["####", ".##.", "##x."]), ["found 9 cells, wanted 8"]);
    assert_eq!(drawn(&["###.", ".##.", "##x."]), ["found an empty row or column at the edge, wanted none"]);
    assert_eq!(
        drawn(&["###", ".##", "##x", "..."]),
        ["found an empty row or column at the edge, wanted none"]
    );
    assert_eq!(drawn(&["###", ".##", "##x."]), ["found rows of different lengths, wanted equal ones"]);
    assert_eq!(drawn(&["x#x", ".x#", "#xx"]), ["found 5 crosses, wanted at most 3"]);
    assert_eq!(drawn(&["p#p", ".##", "##x"]), ["found 2 palms, wanted at most 1"]);
    assert_eq!(drawn(&[]), ["found 0 items, wanted 1 to 4"]);
    assert_eq!(drawn(&["#", "#", "#", "#", "#", "#", "#", "#"]), ["found 8 items, wanted 1 to 4"]);
}

#[test]
fn a_wrong_row_is_reported_with_its_own_line() {
    let row = BOX.line("[grey-11]") + 2;
    let wrong = |text: &str, reason: &str| {
        assert_eq!(drawn(&[text, ".##", "##x"]), [format!("line {row}: grey-11.drawing[1]: {reason}")]);
    };
    wrong("##?", "found '?', wanted one of . # x o p");
    wrong("", "found 0 columns, wanted 1 to 5");
    wrong("########", "found 8 columns, wanted 1 to 5");
}

#[test]
fn the_totals_of_a_color_must_match_the_rulebook() {
    assert_eq!(drawn(&["###", ".##", "###"]), ["line 1: found 3 crosses on the grey cards, wanted 4"]);
    let found = drawn(&["##o", ".##", "##p"]);
    let wanted =
        ["3 crosses on the grey cards, wanted 4", "4 coins on the grey cards, wanted 3", "5 palms on"];
    assert_eq!(found.len(), 3);
    assert!(found.iter().zip(wanted).all(|(found, wanted)| found.contains(wanted)), "{found:?}");
}

#[test]
fn the_seals_of_a_color_must_name_the_three_others() {
    let seal = |color: &str| format!("[grey-01]\nseal = \"{color}\"");
    let found = BOX.faults_after(&seal("purple"), &seal("grey"));
    assert_eq!(
        found,
        [
            "line 1: found 0 seals of purple on the grey cards, wanted 1",
            "line 1: found 1 seals of grey on the grey cards, wanted 0"
        ]
    );
    let unknown =
        format!("line {}: grey-01.seal: found \"pink\", wanted one of purple", BOX.line("[grey-01]") + 1);
    assert!(BOX.faults_after(&seal("purple"), &seal("pink"))[0].starts_with(&unknown));
}

#[test]
fn unknown_entries_and_wrong_types_are_refused() {
    let card = BOX.line("[grey-11]");
    let extra = BOX.faults_after("[grey-11]\n", "[grey-11]\npoints = 8\n");
    assert_eq!(
        extra,
        [format!("line {}: grey-11.points: found \"points\", wanted one of seal, drawing", card + 1)]
    );
    let rows = "drawing = [\n    \"###\",\n    \".##\",\n    \"##x\",\n]";
    assert_eq!(BOX.faults_after(rows, ""), [format!("line {card}: grey-11: \"drawing\" is missing")]);
    let text = BOX.faults_after(rows, "drawing = \"### .## ##x\"");
    assert_eq!(text, [format!("line {}: grey-11.drawing: found \"### .## ##x\", wanted a list", card + 1)]);
}
