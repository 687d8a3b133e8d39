//! Decks drawn at random, for the laws and the soak.

use klad_engine::{Chance, DeckRef};
use klad_klatz::{
    Tables,
    components::{Action, Comp, Symbol},
};
use serde_json::{Map, Value, json};

/// A random deck with the totals of the rulebook: any split of the wall and the action cards, any patterns and points.
pub(crate) fn any_deck(chance: &mut Chance) -> Value {
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

/// Splits a total over these words at random, with at least `least` for each.
fn split(chance: &mut Chance, words: &[&str], least: u32, total: u32) -> Map<String, Value> {
    let mut counts = vec![least; words.len()];
    for _ in least * words.len() as u32..total {
        counts[chance.below(words.len() as u32) as usize] += 1;
    }
    words.iter().zip(counts).map(|(word, count)| ((*word).to_owned(), json!(count))).collect()
}
