//! What a custom deck may contain (TM-003, TM-115, and the layout of a drawing).

use klad_engine::{DeckRef, deck};
use klad_treasure_maps::{Card, Color, Tables};
use serde_json::{Map, Value, json};

/// A card as it is written in a deck file.
#[derive(Clone)]
struct Written {
    seal: Option<Color>,
    rows: Vec<String>,
}

fn standard(card: Card) -> Written {
    let deck = DeckRef::<Tables>::standard();
    Written { seal: deck.seal(card), rows: deck.rows(card).iter().map(|row| (*row).to_owned()).collect() }
}

/// The faults of the standard deck with some cards changed.
fn faults(change: impl Fn(&str, &mut Written)) -> Vec<String> {
    let read = DeckRef::<Tables>::read(&Value::Object(written(change)));
    read.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// The standard deck with some cards changed, as JSON.
fn written(change: impl Fn(&str, &mut Written)) -> Map<String, Value> {
    let mut deck = Map::from_iter([("name".to_owned(), json!("own"))]);
    for card in Card::all() {
        let mut written = standard(card);
        change(card.name(), &mut written);
        let mut entry = json!({ "drawing": written.rows });
        if let Some(seal) = written.seal {
            entry["seal"] = json!(seal);
        }
        deck.insert(card.name().to_owned(), entry);
    }
    deck
}

/// The faults of the standard deck with another drawing on a card. Those of the drawing itself are without their path.
fn drawn(name: &str, rows: &[&str]) -> Vec<String> {
    let redraw = |card: &str, written: &mut Written| {
        if card == name {
            written.rows = rows.iter().map(|row| (*row).to_owned()).collect();
        }
    };
    let path = format!("{name}.drawing: ");
    faults(redraw).into_iter().map(|fault| fault.replacen(&path, "", 1)).collect()
}

#[test]
fn the_standard_cards_can_be_read_as_a_custom_deck() {
    assert_eq!(faults(|_, _| ()), [""; 0]);
    let read = |json| deck::tables::<Tables>(&json).expect("it can be read");
    let standard = DeckRef::<Tables>::standard();
    assert!(read(written(|_, _| ())) == *standard);
    let mirrored = written(|card, written| {
        if card == "grey-11" {
            written.rows.reverse();
        }
    });
    assert!(read(mirrored) != *standard);
}

#[test]
fn a_drawing_has_one_to_five_columns_and_one_to_four_rows_of_icons() {
    assert_eq!(drawn("grey-11", &["####x", ".###."]), [""; 0]);
    assert_eq!(drawn("grey-11", &["##", "##", "##", "x#"]), [""; 0]);
    let in_row = |fault: &str| vec![format!("grey-11.drawing[2]: {fault}")];
    assert_eq!(drawn("grey-11", &["##", "######"]), in_row("found 6 columns, wanted 1 to 5"));
    assert_eq!(drawn("grey-11", &["##", "", "##"]), in_row("found 0 columns, wanted 1 to 5"));
    assert_eq!(drawn("grey-11", &["####", "##x?"]), in_row("found '?', wanted one of . # x o p"));
    assert_eq!(drawn("grey-11", &["##"; 5]), ["found 5 items, wanted 1 to 4"]);
}

#[test]
fn the_rows_of_a_drawing_are_equally_long() {
    let wrong = "found rows of different lengths, wanted equal ones";
    assert_eq!(drawn("grey-11", &["####", "##x"]), [wrong]);
    assert_eq!(drawn("grey-11", &["###", "##x#", "#.."]), [wrong]);
}

#[test]
fn a_drawing_has_no_empty_row_or_column_at_the_edge() {
    let wrong = "found an empty row or column at the edge, wanted none";
    assert_eq!(drawn("grey-11", &["...", "###", ".##", "##x"]), [wrong]);
    assert_eq!(drawn("grey-11", &["###", ".##", "##x", "..."]), [wrong]);
    assert_eq!(drawn("grey-11", &[".###", "..##", ".##x"]), [wrong]);
    assert_eq!(drawn("grey-11", &["###.", ".##.", "##x."]), [wrong]);
}

#[test]
fn tm_114_a_card_has_as_many_cells_as_its_color_says() {
    assert_eq!(drawn("grey-11", &["###", ".#.", "##x"]), ["found 7 cells, wanted 8"]);
    assert_eq!(drawn("grey-11", &["###", "###", "##x"]), ["found 9 cells, wanted 8"]);
}

#[test]
fn a_drawing_is_one_piece_of_land() {
    let pieces = |count: usize| vec![format!("found {count} pieces of land, wanted one")];
    assert_eq!(drawn("grey-11", &["###.#", "##x.#"]), pieces(2));
    assert_eq!(drawn("grey-11", &["#.#.#", "#.#.#", "#...x"]), pieces(3));
    assert_eq!(drawn("grey-11", &["##..", "##..", "..##", "..#x"]), pieces(2), "corners do not connect");
    assert_eq!(drawn("grey-11", &["####", "#...", "#...", "x#.."]), [""; 0], "a bend does");
    assert_eq!(drawn("grey-11", &["x.#", "#.#", "#.#", "###"]), ["found 9 cells, wanted 8"]);
    assert_eq!(drawn("grey-11", &["x...", "#..#", "#..#", "#.##"]), pieces(2));
}

#[test]
fn a_card_has_at_most_three_crosses_and_one_palm() {
    let crosses = drawn("purple-01", &["x#.x#", ".#.##", "#x###", "..##x"]);
    assert_eq!(crosses, ["found 15 cells, wanted 14", "found 4 crosses, wanted at most 3"]);
    let palms = drawn("purple-04", &["p#x#", "o##o", "####", ".#.p"]);
    assert_eq!(palms, ["found 2 palms, wanted at most 1"]);
    // A second palm needs a cell; the number of coins is not limited for a single card.
    let coins = drawn("purple-04", &["p#x#", "o##o", "oooo", ".#.#"]);
    assert_eq!(coins, ["found 19 coins on the purple cards, wanted 15"]);
}

/// The standard deck with the first such icon of a color left out.
fn without(color: Color, icon: char) -> Vec<String> {
    let at = Card::all().find(|card| card.color() == color && has(*card, icon)).expect("a card has the icon");
    faults(|card, written| {
        if card == at.name() {
            let row = written.rows.iter_mut().find(|row| row.contains(icon)).expect("a row has the icon");
            *row = row.replacen(icon, "#", 1);
        }
    })
}

/// The standard deck with one more such icon on the last card of a color that has none.
fn with_more(color: Color, icon: char) -> Vec<String> {
    let at = Card::all().rfind(|card| card.color() == color && !has(*card, icon)).expect("a card has none");
    faults(|card, written| {
        if card == at.name() {
            let row = written.rows.iter_mut().find(|row| row.contains('#')).expect("a row has a blank cell");
            *row = row.replacen('#', &icon.to_string(), 1);
        }
    })
}

fn has(card: Card, icon: char) -> bool {
    DeckRef::<Tables>::standard().rows(card).iter().any(|row| row.contains(icon))
}

#[test]
fn tm_003_the_cards_of_each_color_have_the_rulebooks_number_of_each_icon() {
    let totals = [
        (Color::Purple, "purple", [23, 15, 4]),
        (Color::Orange, "orange", [17, 15, 4]),
        (Color::Green, "green", [11, 9, 4]),
        (Color::Grey, "grey", [4, 3, 4]),
    ];
    for (color, name, wanted) in totals {
        for ((icon, what), wanted) in
            [('x', "crosses"), ('o', "coins"), ('p', "palms")].into_iter().zip(wanted)
        {
            let found =
                |found: u8| vec![format!("found {found} {what} on the {name} cards, wanted {wanted}")];
            assert_eq!(without(color, icon), found(wanted - 1));
            // Every purple and orange card has a cross.
            if icon != 'x' || matches!(color, Color::Green | Color::Grey) {
                assert_eq!(with_more(color, icon), found(wanted + 1));
            }
        }
    }
}

#[test]
fn tm_115_the_seals_of_each_color_name_the_three_others_once() {
    let sealed = |name: &str, seal: Option<Color>| {
        faults(|card, written| {
            if card == name {
                written.seal = seal;
            }
        })
    };
    let found = |count: usize, seal: &str, color: &str, wanted: usize| {
        format!("found {count} seals of {seal} on the {color} cards, wanted {wanted}")
    };
    let own = [found(1, "purple", "purple", 0), found(0, "orange", "purple", 1)];
    assert_eq!(sealed("purple-01", Some(Color::Purple)), own);
    let twice = [found(2, "green", "purple", 1), found(0, "grey", "purple", 1)];
    assert_eq!(sealed("purple-03", Some(Color::Green)), twice);
    assert_eq!(sealed("grey-01", None), [found(0, "purple", "grey", 1)]);
    assert_eq!(sealed("orange-12", Some(Color::Grey)), [found(2, "grey", "orange", 1)]);
}

#[test]
fn no_shape_covers_two_crosses() {
    let crowded =
        |name: &str| vec![format!("found two crosses of {name} under one shape, wanted at most one")];
    assert_eq!(drawn("purple-01", &[".#.#x", ".#.#x", "#####", "..##x"]), crowded("purple-01"));
    assert_eq!(drawn("purple-01", &[".#.x#", ".#.##", "x####", "..##x"]), [""; 0]);
}
