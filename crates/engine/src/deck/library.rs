//! The custom decks that a host offers.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{CustomDeck, STANDARD};

/// The custom decks that a host offers, by game and name.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Decks(BTreeMap<(String, String), Value>);

impl Decks {
    /// Adds a deck. Returns whether the name was new for this game.
    pub fn add(&mut self, game: &str, deck: CustomDeck) -> bool {
        self.0.insert((game.to_owned(), deck.name), deck.json).is_none()
    }

    /// The names of the decks of a game.
    pub fn names<'d>(&'d self, game: &'d str) -> impl Iterator<Item = &'d str> {
        self.0.keys().filter(move |(of, _)| of == game).map(|(_, name)| name.as_str())
    }

    /// Replaces a deck name in a table's options with the whole deck. A whole deck is accepted only if it is one of
    /// these: clients cannot bring their own.
    ///
    /// # Errors
    /// If there is no such deck.
    pub fn resolve(&self, game: &str, options: &mut Value) -> Result<(), String> {
        let Some(deck) = options.get_mut("deck") else { return Ok(()) };
        let known = |name: &str| self.0.get(&(game.to_owned(), name.to_owned()));
        match &*deck {
            Value::String(name) if name == STANDARD => Ok(()),
            Value::String(name) => match known(name) {
                Some(whole) => {
                    *deck = whole.clone();
                    Ok(())
                }
                None => Err(self.unknown(game, name)),
            },
            Value::Object(whole) => match whole.get("name").and_then(Value::as_str) {
                Some(name) if known(name) == Some(deck) => Ok(()),
                name => Err(self.unknown(game, name.unwrap_or("?"))),
            },
            _ => Err("wanted the name of a deck".into()),
        }
    }

    fn unknown(&self, game: &str, name: &str) -> String {
        let known: Vec<&str> = [STANDARD].into_iter().chain(self.names(game)).collect();
        format!("found the deck {:?}, wanted one of {}", crate::notation::excerpt(name, 40), known.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_deck_name_becomes_the_whole_deck_and_unknown_decks_are_refused() {
        let mut decks = Decks::default();
        let whole = json!({ "name": "mine", "cards": 1, "sha256": "…" });
        let deck = CustomDeck { name: "mine".into(), json: whole.clone() };
        assert!(decks.add("ferry", deck.clone()) && !decks.add("ferry", deck));
        let resolve = |game: &str, mut options: Value| decks.resolve(game, &mut options).map(|()| options);
        assert_eq!(resolve("ferry", json!({ "deck": "mine" })), Ok(json!({ "deck": whole })));
        assert_eq!(resolve("ferry", json!({ "deck": whole })), Ok(json!({ "deck": whole })));
        for same in [json!({}), json!(null), json!({ "deck": "standard" })] {
            assert_eq!(resolve("ferry", same.clone()), Ok(same));
        }
        let unknown = "found the deck \"mine\", wanted one of standard";
        assert_eq!(resolve("other", json!({ "deck": "mine" })).unwrap_err(), unknown);
        let brought = json!({ "deck": { "name": "mine", "cards": 2 } });
        assert!(resolve("ferry", brought).unwrap_err().ends_with("wanted one of standard, mine"));
        assert!(resolve("ferry", json!({ "deck": 7 })).is_err());
    }
}
