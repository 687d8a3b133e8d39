//! The laws every game obeys, on random games at every seat count, with different options for each.

use std::collections::BTreeSet;

use klad_engine::{Chance, DeckRef};
use klad_lost_mines::{State, Tables, bot};
use klad_testkit::{laws, laws_by, laws_with_decks};
use serde_json::{Map, Value, json};

/// Eight games, two of them with default options: across all seat counts every value of every option occurs.
fn hold(seats: u8) {
    laws::<State>(seats, 8, u64::from(seats) << 8);
}

#[test]
fn laws_hold_with_three() {
    hold(3);
}

#[test]
fn laws_hold_with_four() {
    hold(4);
}

#[test]
fn laws_hold_with_five() {
    hold(5);
}

#[test]
fn laws_hold_with_six() {
    hold(6);
}

#[test]
fn laws_hold_with_seven() {
    hold(7);
}

#[test]
fn laws_hold_with_eight() {
    hold(8);
}

#[test]
fn laws_hold_with_nine() {
    hold(9);
}

/// The events these games must reach: everything that hides or shows something.
const TOLD: [&str; 15] = [
    "card_lost",
    "cards_drawn",
    "dealt",
    "discarded",
    "dragon_woken",
    "mine_revealed",
    "mine_seen",
    "role_seen",
    "round_ended",
    "storm_played",
    "trap_sprung",
    "treasure_seen",
    "treasure_taken",
    "troll_left",
    "vote_closed",
];

/// Random games never reach some parts of the game. Bots do, and these games reach everything that hides or shows
/// something.
#[test]
fn laws_hold_in_games_of_bots_that_reach_every_event() {
    let play = |seats: u8| laws_by::<State>(seats, 2, u64::from(seats) << 4 | 1, &|| Box::new(bot::medium()));
    let told: BTreeSet<String> = (3..=9).flat_map(play).collect();
    let missed: Vec<_> = TOLD.iter().filter(|kind| !told.contains(**kind)).collect();
    assert!(missed.is_empty(), "these games never reached {missed:?}");
}

/// Splits a total over these keys at random.
fn split(chance: &mut Chance, keys: &[String], total: u32) -> Value {
    let mut counts: Map<String, Value> = Map::new();
    for _ in 0..total {
        let count = counts.entry(chance.pick(keys).clone()).or_insert(json!(0));
        *count = json!(count.as_u64().unwrap_or(0) + 1);
    }
    Value::Object(counts)
}

/// A random deck with the totals of the rulebook: any forty paths, any nine tools, any scouts, mines, values and places.
fn any_deck(chance: &mut Chance) -> Value {
    const SHAPES: [&str; 9] =
        ["cross", "tee_h", "tee_v", "bend_a", "bend_b", "line_h", "line_v", "stub_h", "stub_v"];
    const SPECIALS: [&str; 8] = ["", "", "", "_trunk", "_lake", "_pit", "_rocks", "_fire"];
    const CORNERS: [&str; 9] = ["NE", "NW", "SE", "SW", "NES", "NEW", "NSW", "ESW", "NESW"];
    let words = |list: &[&str]| list.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let kinds: Vec<String> =
        SPECIALS.iter().flat_map(|special| SHAPES.map(|shape| format!("{shape}{special}"))).collect();
    loop {
        let cell = |chance: &mut Chance| {
            format!("{}{}", char::from(b'A' + chance.below(11) as u8), 1 + chance.below(7))
        };
        let value = |chance: &mut Chance| 1 + chance.below(6);
        let mut actions = split(chance, &words(&["axe", "boat", "rope"]), 9);
        for (group, count) in [("scout", 6), ("trap", 3), ("troll", 3), ("storm", 2)] {
            actions[group] = json!(count);
        }
        let golds = 1 + chance.below(10) as usize;
        let silvers = 1 + chance.below(11 - golds as u32) as usize;
        let mut values = |count: usize| (0..count).map(|_| value(chance)).collect::<Vec<_>>();
        let treasures =
            json!({ "gold": values(golds), "silver": values(silvers), "gems": values(12 - golds - silvers) });
        let deck = json!({
            "name": "any",
            "paths": split(chance, &kinds, 40),
            "actions": actions,
            "scouts": split(chance, &words(&["mine", "treasure-dwarf", "mine-dwarf", "mine-treasure-dwarf"]), 6),
            "single-scouts": split(chance, &words(&["mine", "treasure", "dwarf"]), 6),
            "mines": {
                "gold": chance.pick(&CORNERS), "silver": chance.pick(&CORNERS),
                "gems": chance.pick(&CORNERS), "dragon": chance.pick(&CORNERS),
            },
            "treasures": treasures,
            "board": {
                "blue": { "cell": cell(chance), "exits": chance.pick(&CORNERS) },
                "yellow": { "cell": cell(chance), "exits": chance.pick(&CORNERS) },
                "mines": [cell(chance), cell(chance), cell(chance), cell(chance)],
            },
        });
        // Some boards cannot be played, and some decks lack a tool.
        if DeckRef::<Tables>::read(&deck).is_ok() {
            return deck;
        }
    }
}

#[test]
fn laws_hold_with_any_deck_that_has_the_rulebooks_totals() {
    for seats in 3..=9 {
        laws_with_decks::<State>(seats, 4, u64::from(seats) << 8, any_deck);
    }
}
