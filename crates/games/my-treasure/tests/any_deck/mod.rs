//! Decks drawn at random, for the laws and the soak.

use std::collections::BTreeSet;

use klad_engine::{Chance, DeckRef};
use klad_my_treasure::{Tables, Treasure};
use serde_json::{Map, Value, json};

/// Any thirty cards that the rulebook allows: 2 to 5 things on a card, few mice, all different.
pub(crate) fn any_deck(chance: &mut Chance) -> Value {
    const KINDS: [&str; 6] = ["ring", "diamond", "sword", "necklace", "money", "potion"];
    loop {
        let mut faces = BTreeSet::new();
        while faces.len() < 30 {
            let mut kinds = KINDS;
            chance.shuffle(&mut kinds);
            let few = 1 + chance.below(3) as usize;
            let mut things: Vec<&str> = kinds[..few].iter().flat_map(|kind| [*kind; 2]).collect();
            chance.shuffle(&mut things);
            things.truncate(1 + chance.below(4) as usize);
            if things.len() == 1 || chance.below(6) == 0 {
                things.push("mouse");
            }
            things.sort_unstable();
            faces.insert(things.join(" "));
        }
        let mut faces: Vec<String> = faces.into_iter().collect();
        chance.shuffle(&mut faces);
        let cards: Map<String, Value> = faces
            .into_iter()
            .zip(Treasure::ALL)
            .map(|(face, card)| (card.to_string(), face.into()))
            .collect();
        let deck = json!({ "name": "any", "treasures": cards });
        // Almost all fit; occasionally a kind is printed too often.
        if DeckRef::<Tables>::read(&deck).is_ok() {
            return deck;
        }
    }
}
