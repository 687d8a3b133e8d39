//! The laws every game obeys, on random games at every seat count.

use std::collections::BTreeSet;

use klad_engine::{Chance, DeckRef};
use klad_klatz::{
    State, Tables, bot,
    components::{Action, Comp, Symbol},
};
use klad_testkit::{laws, laws_by, laws_with_decks};
use serde_json::{Map, Value, json};

#[test]
fn laws_hold_for_two() {
    laws::<State>(2, 40, 2);
}

#[test]
fn laws_hold_for_three() {
    laws::<State>(3, 40, 3);
}

#[test]
fn laws_hold_for_four() {
    laws::<State>(4, 40, 4);
}

/// The events these games must reach: everything that hides or shows something.
const TOLD: [&str; 12] = [
    "actions_drawn",
    "actions_reshuffled",
    "compositions_discarded",
    "compositions_drawn",
    "drew",
    "ended",
    "final_round",
    "left",
    "photo",
    "redrew",
    "rickshaw_arrived",
    "wall_refilled",
];

/// Random games never reach some parts of the game. Bots do, and these games reach everything that hides or shows
/// something.
#[test]
fn laws_hold_in_games_of_bots_that_reach_every_event() {
    let play = |seats: u8| laws_by::<State>(seats, 4, u64::from(seats) << 4 | 1, &|| Box::new(bot::medium()));
    let told: BTreeSet<String> = (2..=4).flat_map(play).collect();
    let missed: Vec<_> = TOLD.iter().filter(|kind| !told.contains(**kind)).collect();
    assert!(missed.is_empty(), "these games never reached {missed:?}");
}

/// Splits a total over these words at random, with at least `least` for each.
fn split(chance: &mut Chance, words: &[&str], least: u32, total: u32) -> Map<String, Value> {
    let mut counts = vec![least; words.len()];
    for _ in least * words.len() as u32..total {
        counts[chance.below(words.len() as u32) as usize] += 1;
    }
    words.iter().zip(counts).map(|(word, count)| ((*word).to_owned(), json!(count))).collect()
}

/// A random deck with the totals of the rulebook: any split of the wall and the action cards, any patterns and points.
fn any_deck(chance: &mut Chance) -> Value {
    loop {
        let wall = split(chance, &Symbol::WALL.map(Symbol::word), 1, 47);
        let actions = split(chance, &Action::ALL.map(Action::word), 1, 35);
        let compositions: Map<String, Value> = Comp::all()
            .map(|comp| {
                let pattern: Vec<&str> = match chance.below(6) {
                    0 => vec!["dragon_head", "dragon_tail"],
                    1 => vec!["dragon_head", "dragon_middle", "dragon_tail"],
                    _ => (0..2 + chance.below(3)).map(|_| chance.pick(&Symbol::WALL[..7]).word()).collect(),
                };
                let points = 1 + chance.below(6);
                (comp.to_string(), json!({ "pattern": pattern.join(" "), "points": points }))
            })
            .collect();
        let deck = json!({ "name": "any", "wall": wall, "actions": actions, "compositions": compositions });
        // Some patterns need more of a symbol than the wall has, or too many show a dragon or a panda.
        if DeckRef::<Tables>::read(&deck).is_ok() {
            return deck;
        }
    }
}

#[test]
fn laws_hold_with_any_deck_that_has_the_rulebooks_totals() {
    for seats in 2..=4 {
        laws_with_decks::<State>(seats, 12, u64::from(seats) << 8, any_deck);
    }
}
