//! Decks drawn at random, for the laws and the soak.

use klad_engine::{Chance, DeckRef};
use klad_lost_mines::Tables;
use serde_json::{Map, Value, json};

/// A random deck with the totals of the rulebook: any forty paths, any nine tools, any scouts, mines, values and places.
pub(crate) fn any_deck(chance: &mut Chance) -> Value {
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

/// Splits a total over these keys at random.
fn split(chance: &mut Chance, keys: &[String], total: u32) -> Value {
    let mut counts: Map<String, Value> = Map::new();
    for _ in 0..total {
        let count = counts.entry(chance.pick(keys).clone()).or_insert(json!(0));
        *count = json!(count.as_u64().unwrap_or(0) + 1);
    }
    Value::Object(counts)
}
