//! Decks drawn at random, for the laws and the soak.

use klad_engine::{Chance, DeckRef};
use klad_treasure_maps::{Card, Tables};
use serde_json::{Map, Value, json};

/// A random deck with the totals of the rulebook: the layouts of the standard cards, mirrored or not, with the coins
/// and palms of each card anywhere but on its crosses.
pub(crate) fn any_deck(chance: &mut Chance) -> Value {
    let standard = DeckRef::<Tables>::standard();
    let mut deck = Map::from_iter([("name".to_owned(), json!("any"))]);
    for card in Card::all() {
        let rows = standard.rows(card);
        let mut icons: Vec<char> =
            rows.iter().flat_map(|row| row.chars()).filter(|icon| !".x".contains(*icon)).collect();
        chance.shuffle(&mut icons);
        let mut drawing: Vec<String> = Vec::new();
        for row in rows {
            let mut icon = |square| {
                if ".x".contains(square) { square } else { icons.pop().expect("every cell has its icon") }
            };
            drawing.push(row.chars().map(&mut icon).collect());
        }
        if chance.below(2) == 0 {
            drawing = drawing.iter().map(|row| row.chars().rev().collect()).collect();
        }
        if chance.below(2) == 0 {
            drawing.reverse();
        }
        let mut entry = json!({ "drawing": drawing });
        if let Some(seal) = standard.seal(card) {
            entry["seal"] = json!(seal);
        }
        deck.insert(card.name().to_owned(), entry);
    }
    Value::Object(deck)
}
