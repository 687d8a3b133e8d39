//! What a custom deck may contain.

use klad_engine::DeckRef;
use klad_klatz::{
    Tables,
    components::{Action, Comp, Symbol},
};
use serde_json::{Map, Value, json};

/// The faults of the standard deck after a change.
fn faults(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let deck = &Tables::STANDARD;
    let wall = Symbol::WALL.into_iter().zip(deck.printed().wall);
    let wall: Map<String, Value> = wall.map(|(symbol, copies)| (symbol.to_string(), copies.into())).collect();
    let actions = Action::ALL.map(|action| (action.to_string(), deck.copies(action).into()));
    let pattern = |comp| deck.pattern(comp).iter().map(|symbol| symbol.word()).collect::<Vec<_>>().join(" ");
    let written = |comp| json!({ "pattern": pattern(comp), "points": deck.points(comp) });
    let compositions: Map<String, Value> =
        Comp::all().map(|comp| (comp.to_string(), written(comp))).collect();
    let mut own = json!({
        "name": "own",
        "wall": wall,
        "actions": Map::from_iter(actions),
        "compositions": compositions,
    });
    change(&mut own);
    let read = DeckRef::<Tables>::read(&own);
    read.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// The faults of the standard deck with another pattern on C01.
fn with_pattern(pattern: &str) -> Vec<String> {
    let found = faults(|deck| deck["compositions"]["C01"]["pattern"] = pattern.into());
    found.into_iter().map(|fault| fault.replacen("compositions.C01.pattern: ", "", 1)).collect()
}

#[test]
fn the_standard_cards_can_be_read_as_a_custom_deck() {
    assert_eq!(faults(|_| ()), [""; 0]);
    let printed = &Tables::STANDARD.printed().compositions;
    let points = printed.iter().map(|card| card.points());
    assert!(points.eq(Comp::all().map(|comp| Tables::STANDARD.points(comp))));
}

#[test]
fn kz_006_the_wall_has_47_cards_of_any_symbols() {
    let lanterns = |count: u8| faults(|deck| deck["wall"]["lantern"] = count.into());
    assert_eq!(lanterns(5), ["wall: found 46 wall cards, wanted 47"]);
    assert_eq!(lanterns(7), ["wall: found 48 wall cards, wanted 47"]);
    let one_symbol = faults(|deck| {
        deck["wall"]["lantern"] = 41.into();
        for symbol in ["kite", "pine", "gate", "drum", "tower", "panda", "dragon_head", "dragon_middle"] {
            deck["wall"][symbol] = 0.into();
        }
        deck["wall"]["dragon_tail"] = 6.into();
        for comp in Comp::all() {
            deck["compositions"][comp.to_string()]["pattern"] = "lantern lantern".into();
        }
    });
    assert_eq!(one_symbol, [""; 0]);
    let many = faults(|deck| deck["wall"]["kite"] = 48.into());
    assert_eq!(many, ["wall.kite: found 48, wanted a whole number from 0 to 47"]);
}

#[test]
fn kz_002_there_are_35_action_cards_and_each_kind_at_least_once() {
    let swaps = |count: u8| faults(|deck| deck["actions"]["swap"] = count.into());
    assert_eq!(swaps(4), ["actions: found 34 action cards, wanted 35"]);
    assert_eq!(swaps(6), ["actions: found 36 action cards, wanted 35"]);
    let shifted = |swap: u8, remove: u8| {
        faults(|deck| {
            deck["actions"]["swap"] = swap.into();
            deck["actions"]["remove"] = remove.into();
        })
    };
    assert_eq!(shifted(1, 9), [""; 0]);
    assert_eq!(shifted(0, 10), ["actions: found no swap, wanted at least one"]);
    assert_eq!(shifted(10, 0), ["actions: found no remove, wanted at least one"]);
    let many = ["actions.swap: found 36, wanted a whole number from 0 to 35"];
    assert_eq!(swaps(36), many);
}

#[test]
fn kz_062_a_pattern_has_two_to_four_symbols() {
    assert_eq!(with_pattern("lantern kite"), [""; 0]);
    assert_eq!(with_pattern("lantern kite pine gate"), [""; 0]);
    assert_eq!(with_pattern("lantern"), ["found 1 symbols, wanted 2 to 4"]);
    assert_eq!(with_pattern("lantern kite pine gate drum"), ["found 5 symbols, wanted 2 to 4"]);
    let strange = with_pattern("lantern boat");
    assert!(strange[0].starts_with("found \"boat\", wanted one of lantern, kite, pine,"), "{strange:?}");
}

#[test]
fn kz_062_a_pattern_needs_no_more_of_a_symbol_than_the_wall_has() {
    assert_eq!(with_pattern("tower tower tower tower"), [""; 0]);
    let three_pandas = |pattern: &str| {
        faults(|deck| {
            deck["wall"]["panda"] = 2.into();
            deck["wall"]["kite"] = 8.into();
            deck["compositions"]["C01"]["pattern"] = pattern.into();
        })
    };
    assert_eq!(three_pandas("panda lantern panda"), [""; 0]);
    let wrong = "compositions.C01.pattern: found 3 of panda, wanted at most the 2 in the wall";
    assert_eq!(three_pandas("panda panda lantern panda"), [wrong]);
}

#[test]
fn kz_103_a_dragon_has_a_head_and_a_tail_in_this_order() {
    for whole in [
        "dragon_head dragon_tail",
        "dragon_head dragon_middle dragon_tail",
        "dragon_head lantern dragon_tail",
        "kite dragon_head dragon_middle dragon_tail",
    ] {
        assert_eq!(with_pattern(whole), [""; 0], "{whole}");
    }
    let wrong =
        "found parts of a dragon, wanted its head and its tail, with or without its middle, in this order";
    for part in [
        "dragon_head lantern",
        "dragon_tail lantern",
        "dragon_head dragon_middle",
        "dragon_middle dragon_tail",
        "dragon_tail dragon_head",
        "dragon_tail dragon_middle dragon_head",
        "dragon_head dragon_tail dragon_head",
        "dragon_head dragon_middle dragon_middle dragon_tail",
    ] {
        assert_eq!(with_pattern(part), [wrong], "{part}");
    }
}

#[test]
fn a_composition_scores_one_to_nine_points() {
    let points = |points: u8| faults(|deck| deck["compositions"]["C02"]["points"] = points.into());
    assert_eq!((points(1), points(9)), (vec![], vec![]));
    let wrong =
        |found| [format!("compositions.C02.points: found {found}, wanted a whole number from 1 to 9")];
    assert_eq!(points(0), wrong(0));
    assert_eq!(points(10), wrong(10));
}

#[test]
fn kz_004_three_compositions_without_a_dragon_or_a_panda_can_always_be_opened() {
    // Four hands of two, and three open ones.
    let with_plain = |count: usize| {
        faults(|deck| {
            for comp in Comp::all() {
                let pattern = match (comp.index() < count, comp.index() % 2) {
                    (true, _) => "lantern kite",
                    (false, 0) => "panda kite",
                    (false, _) => "dragon_head dragon_tail",
                };
                deck["compositions"][comp.to_string()]["pattern"] = pattern.into();
            }
        })
    };
    assert_eq!(with_plain(11), [""; 0]);
    let wrong = "compositions: found 10 compositions without a dragon or a panda, wanted at least 11";
    assert_eq!(with_plain(10), [wrong]);
}

#[test]
fn every_fault_of_a_deck_is_found() {
    let many = faults(|deck| {
        deck["wall"]["lantern"] = 5.into();
        deck["actions"]["swap"] = 4.into();
        deck["compositions"]["C01"]["pattern"] = "lantern".into();
        deck["compositions"]["C02"]["points"] = 0.into();
    });
    assert_eq!(
        many,
        [
            "wall: found 46 wall cards, wanted 47",
            "actions: found 34 action cards, wanted 35",
            "compositions.C01.pattern: found 1 symbols, wanted 2 to 4",
            "compositions.C02.points: found 0, wanted a whole number from 1 to 9",
        ]
    );
    let unknown = faults(|deck| deck["compositions"]["C26"] = json!({}));
    assert!(unknown[0].starts_with("compositions.C26: found \"C26\", wanted one of C01,"), "{unknown:?}");
}
