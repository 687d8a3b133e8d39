//! What the cards of a custom deck show, in words.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::Words;

impl Words {
    /// What a card of a custom deck shows, if the deck (a table's option `deck`) describes this card. `None` for the
    /// standard deck, whose cards have messages of their own, and for anything that is not a card.
    /// A list of things (`ring ring mouse`) is counted, with the messages `<slug>-some-<thing>`; a pattern is its symbols
    /// in order, with the messages `<slug>-symbol-<symbol>`.
    ///
    /// ```
    /// use klad_text::{Lang, Words};
    /// let deck = serde_json::json!({"name": "mine", "treasures": {"T01": "ring ring mouse"}});
    /// let words = Words::new(Lang::En);
    /// assert_eq!(words.printed("my-treasure", &deck, "T01").unwrap(), "2 rings, 1 mouse");
    /// ```
    pub fn printed(self, slug: &str, deck: &Value, card: &str) -> Option<String> {
        let face = deck.as_object()?.values().find_map(|part| part.get(card))?;
        match face {
            Value::String(things) => self.counted(slug, things),
            Value::Object(face) => self.in_order(slug, face),
            _ => None,
        }
    }

    fn counted(self, slug: &str, things: &str) -> Option<String> {
        let mut counts: BTreeMap<(usize, &str), i32> = BTreeMap::new();
        let words: Vec<&str> = things.split_whitespace().collect();
        for word in &words {
            let first = words.iter().position(|other| other == word)?;
            *counts.entry((first, word)).or_default() += 1;
        }
        let parts = counts.into_iter().map(|((_, word), count)| {
            let id = format!("{slug}-some-{word}");
            self.has(&id).then(|| self.format(&id, &[("count", count.into())]))
        });
        parts.collect::<Option<Vec<String>>>().map(|parts| parts.join(", "))
    }

    fn in_order(self, slug: &str, face: &Map<String, Value>) -> Option<String> {
        let symbols = face.get("pattern")?.as_str()?.split_whitespace();
        let parts = symbols.map(|symbol| {
            let id = format!("{slug}-symbol-{symbol}");
            self.has(&id).then(|| self.text(&id))
        });
        // The dash is joined to the word before it.
        parts.collect::<Option<Vec<String>>>().map(|parts| parts.join("\u{a0}– "))
    }
}

#[cfg(test)]
mod tests {
    use klad_engine::Seat;
    use serde_json::json;

    use super::*;
    use crate::Lang;

    #[test]
    fn the_standard_faces_are_counted_as_their_messages_say() {
        let file = include_str!("../../games/my-treasure/decks/standard.toml");
        let cards =
            file.lines().filter_map(|line| line.split_once(" = ")).filter(|(id, _)| id.starts_with('T'));
        let mut tried = 0;
        for (id, face) in cards {
            let deck = json!({"treasures": {id: face.trim_matches('"')}});
            for lang in Lang::ALL {
                let words = Words::new(lang);
                let wanted = words.text(&format!("my-treasure-card-{id}"));
                assert_eq!(words.printed("my-treasure", &deck, id), Some(wanted), "{lang} {id}");
                tried += 1;
            }
        }
        assert_eq!(tried, 30 * Lang::ALL.len());
    }

    #[test]
    fn the_standard_compositions_read_as_their_messages_say() {
        let file = include_str!("../../games/klatz/decks/standard.toml");
        let comps = file.lines().filter_map(|line| line.split_once(" = { pattern = \""));
        for (id, rest) in comps {
            let pattern = rest.split('"').next().unwrap_or_default();
            let deck = json!({"compositions": {id: {"pattern": pattern, "points": 1}}});
            for lang in Lang::ALL {
                let words = Words::new(lang);
                let wanted = words.text(&format!("klatz-comp-{id}"));
                assert_eq!(words.printed("klatz", &deck, id), Some(wanted), "{lang} {id}");
            }
        }
    }

    #[test]
    fn an_event_says_what_the_custom_deck_shows() {
        let event = json!({"type": "card_drawn", "round": 1, "seat": 0, "card": "T01"});
        let said = |deck: Value| {
            Words::new(Lang::En).event("my-treasure", &deck, &event, None, |_: Seat| "Otto".into())
        };
        let own = json!({"name": "mine", "treasures": {"T01": "sword sword"}});
        assert!(said(own).ends_with("2 swords."), "the deck of the table");
        assert!(said(Value::Null).ends_with("1 ring, 1 mouse."), "the standard deck");
    }

    #[test]
    fn a_refusal_names_the_composition_of_the_custom_deck() {
        let refusal = json!({"type": "not_yours", "comp": "C01"});
        let own = json!({"compositions": {"C01": {"pattern": "panda gate", "points": 2}}});
        let said = Words::new(Lang::En).refusal("klatz", &own, &refusal, |_: Seat| String::new());
        assert!(said.contains("panda\u{a0}– gate"), "{said}");
    }

    #[test]
    fn what_a_deck_does_not_describe_in_words_keeps_its_message() {
        let deck =
            json!({"mines": {"gold": "NESW"}, "treasures": {"gold": [1, 2, 3, 4]}, "wall": {"kite": 6}});
        for (slug, id) in [("lost-mines", "gold"), ("klatz", "kite"), ("lost-mines", "cross1")] {
            assert_eq!(Words::new(Lang::En).printed(slug, &deck, id), None);
        }
    }
}
