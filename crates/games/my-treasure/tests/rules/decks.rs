//! what a custom deck may contain.

use klad_engine::DeckRef;
use klad_my_treasure::{Kind, Tables, Treasure};
use serde_json::{Map, Value, json};

/// What the standard deck prints on a card, in the words of a deck file.
fn standard(card: Treasure) -> String {
    let face = Tables::STANDARD.face(card);
    let kinds = Kind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind.word(), face.of(kind).into()));
    let mice = std::iter::repeat_n("mouse", face.mice().into());
    kinds.chain(mice).collect::<Vec<_>>().join(" ")
}

/// The faults of the standard deck with some cards changed, such as `T07: found …`.
fn faults(change: impl Fn(Treasure, String) -> String) -> Vec<String> {
    let cards: Map<String, Value> = Treasure::ALL
        .into_iter()
        .map(|card| (card.to_string(), change(card, standard(card)).into()))
        .collect();
    let read = DeckRef::<Tables>::read(&json!({ "name": "own", "treasures": cards }));
    let faults = read.err().unwrap_or_default();
    faults.iter().map(|fault| fault.to_string().replacen("treasures.", "", 1)).collect()
}

/// The faults of the standard deck with another face on T08.
fn with(face: &str) -> Vec<String> {
    faults(|card, old| if card == Treasure::T08 { face.to_owned() } else { old })
}

#[test]
fn a_18_a_card_shows_two_to_five_things() {
    assert_eq!(with("diamond diamond"), [""; 0]);
    assert_eq!(with("ring ring diamond diamond mouse"), [""; 0]);
    assert_eq!(with("diamond"), ["T08: found 1 things on the card, wanted 2 to 5"]);
    let six = "ring ring diamond diamond mouse mouse";
    assert_eq!(with(six), ["T08: found 6 things on the card, wanted 2 to 5"]);
}

#[test]
fn a_18_a_card_shows_one_to_three_kinds_of_treasure() {
    assert_eq!(with("diamond mouse mouse"), [""; 0]);
    assert_eq!(with("ring sword money mouse"), [""; 0]);
    assert_eq!(with("mouse mouse"), ["T08: found 0 kinds of treasure on the card, wanted 1 to 3"]);
    let four = "ring sword money potion";
    assert_eq!(with(four), ["T08: found 4 kinds of treasure on the card, wanted 1 to 3"]);
}

#[test]
fn a_18_a_card_shows_nothing_three_times() {
    let triple = "diamond diamond diamond";
    assert_eq!(with(triple), ["T08: found 3 of diamond on the card, wanted at most 2"]);
    let mice = "diamond mouse mouse mouse";
    assert_eq!(with(mice), ["T08: found 3 of mouse on the card, wanted at most 2"]);
}

#[test]
fn a_18_no_two_cards_are_alike() {
    // T07 shows a ring and a sword; the order of the words does not matter.
    assert_eq!(with("sword ring"), ["T08: found the same card as T07, wanted all cards different"]);
}

#[test]
fn a_18_at_least_one_card_shows_a_mouse() {
    let no_mice = faults(|_, face| match face.split_once(" mouse") {
        Some((kind, _)) => format!("{kind} {kind}"),
        None => face,
    });
    assert_eq!(no_mice, ["treasures: found no mouse on any card"]);
}

#[test]
fn a_18_all_cards_together_have_at_most_31_of_a_kind_and_mice() {
    // The standard deck has 15 of each kind and 6 mice. T07 to T18 have room for a mouse each.
    let more_mice = |last: Treasure| {
        move |card: Treasure, face: String| match (Treasure::T07..=last).contains(&card) {
            true => format!("{face} mouse"),
            false => face,
        }
    };
    assert_eq!(faults(more_mice(Treasure::T16)), [""; 0], "31 of each kind with the mice");
    let all = Kind::ALL
        .map(|kind| format!("treasures: found 15 of {kind} and 17 mice, wanted at most 31 together"));
    assert_eq!(faults(more_mice(Treasure::T17)), all);
    // One more ring is too much for rings only.
    let ring = faults(|card, face| match card {
        Treasure::T12 => format!("ring {face} mouse"),
        _ => more_mice(Treasure::T16)(card, face),
    });
    assert_eq!(ring, ["treasures: found 16 of ring and 16 mice, wanted at most 31 together"]);
}
