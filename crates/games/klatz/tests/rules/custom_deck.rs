//! Tables that are played with a custom deck.

use klad_engine::{Chance, Game};
use klad_klatz::{
    Options, State,
    components::{Action, Card, Comp},
};
use klad_testkit::Board;
use serde_json::{Map, Value, json};

/// A box with other symbols, actions and compositions: KT6 is a lantern, PD4 a tower, C01 scores nine points, C02 shows
/// the same symbol twice, and C03 reads the same in both directions.
fn own() -> Value {
    let comps: Map<String, Value> = Comp::all()
        .map(|comp| {
            let (pattern, points) = match comp.index() {
                0 => ("lantern kite", 9),
                1 => ("lantern lantern gate", 3),
                2 => ("lantern kite lantern", 3),
                _ => ("pine gate drum", 2),
            };
            (comp.to_string(), json!({ "pattern": pattern, "points": points }))
        })
        .collect();
    json!({
        "name": "mine",
        "wall": {
            "lantern": 7, "kite": 5, "pine": 6, "gate": 6, "drum": 6, "tower": 5, "panda": 3, "dragon_head": 3,
            "dragon_middle": 3, "dragon_tail": 3,
        },
        "actions": { "shift1": 11, "shift2": 4, "swap": 4, "remove": 4, "extra": 4, "market": 4, "return": 4 },
        "compositions": comps,
    })
}

fn position(text: &str) -> Board<State> {
    super::position(&format!("{text}; options {}", json!({ "deck": own() })))
}

#[test]
fn kz_062_a_picture_is_what_the_deck_prints_on_the_cards() {
    let mut board =
        position("turn A act; wall KT6 KT1 GT1 DR1; market PN1 TW1 PD1; A: swap | C01; open C06 C07 C08");
    board.play("A claim c01 0");
    let view = board.table_view("B");
    assert_eq!((view.photos[0].points, view.players[0].points), (9, 9));
    assert_eq!(view.wall_discard[0].symbol.code(), "LN");
    let text = "turn A act; wall LN1 KT6 GT1 DR1; market PN1 TW1 PD1; A: swap | C02; open C06 C07 C08";
    let mut board = position(text);
    board.play("A claim c02 0");
}

#[test]
fn r_08_a_pattern_that_reads_the_same_in_both_directions_is_found_where_it_is() {
    let text = "turn A act; wall GT1 LN1 KT1 LN2; market PN1 TW1 PD1; A: swap | C03; open C06 C07 C08";
    for mirror in [true, false] {
        let options = json!({ "deck": own(), "mirror_match": mirror });
        let board = super::position(&format!("{text}; options {options}"));
        let claims: Vec<String> = board.legal("A").into_iter().filter(|mv| mv.starts_with("claim")).collect();
        assert_eq!(claims, ["claim c03 1"]);
    }
}

#[test]
fn kz_100_a_tower_is_what_the_deck_prints_on_the_cards() {
    let mut board = position(
        "turn A act; wall PD4 PD1 GT1 DR1; market PN1 TW1 KT1; A: shift1 remove | C03; open C06 C07 C08",
    );
    board.refuse("A remove 0", "KZ-100").refuse("A shift1 0 right", "KZ-100").play("A remove 1");
}

#[test]
fn kz_002_the_action_cards_are_those_of_the_deck() {
    let options: Options = serde_json::from_value(json!({ "deck": own() })).unwrap();
    let deal = State::deal(&options, 4, &mut Chance::fast(1)).unwrap();
    let dealt = deal.hands.iter().flat_map(|hand| &hand.actions).chain(&deal.actions);
    assert_eq!(dealt.filter(|action| **action == Action::Shift1).count(), 11);
    assert!(State::start(&options, 4, &deal).is_ok());
    let standard = State::deal(&Options::default(), 4, &mut Chance::fast(1)).unwrap();
    let refused = State::start(&options, 4, &standard).unwrap_err();
    assert_eq!(refused.rule.0, "KZ-002");
}

#[test]
fn kz_006_a_card_keeps_its_name_in_every_deck() {
    let options: Options = serde_json::from_value(json!({ "deck": own() })).unwrap();
    let symbol = |name: &str| options.deck.symbol(name.parse::<Card>().unwrap()).code();
    assert_eq!(["LN6", "KT5", "KT6", "TW4", "PD3", "PD4"].map(symbol), ["LN", "KT", "LN", "TW", "PD", "TW"]);
}
