//! Decks: what is printed on the components of a game.
//!
//! A rulebook prints totals, not every face. Each game has a standard deck, compiled in as a static table from
//! `decks/standard.toml` in its crate. If you own the box, you can write down the real cards in a file of the same
//! shape. Such a custom deck is part of a table's options, complete with its name and hash, so that anyone who reads a
//! transcript or a view also has the cards.
//!
//! [`Tables`] is what a game builds from a deck, [`DeckRef`] the handle in its options, [`Sheet`] the reader for a
//! deck. This module reads JSON; turning files into JSON happens elsewhere.

mod kinds;
mod library;
mod sheet;
mod shelf;

use std::{fmt, hash, ops::Deref};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use serde_json::{Map, Value};

pub use kinds::kinds;
pub use library::Decks;
pub use sheet::{DeckFault, PathPart, Sheet};
pub use shelf::{SHELF_MAX, Shelf};

use shelf::Printing;

/// The name of every game's standard deck.
pub const STANDARD: &str = "standard";
/// The maximum length of a deck's name.
pub const NAME_MAX: usize = 40;

/// What the rules look up: everything a deck says, in the shape that is fastest to query.
pub trait Tables: fmt::Debug + Sized + Send + Sync + 'static {
    /// The file of the standard deck, with its comments.
    const STANDARD_FILE: &'static str;

    /// Builds the tables of a deck. Faults are reported to the sheet; if there are any, the tables are not used.
    fn read(sheet: &Sheet<'_>) -> Option<Self>;
    /// Where this game's decks are kept.
    fn shelf() -> &'static Shelf<Self>;
}

/// A deck of a game: a pointer to its tables. Two handles are equal if the decks are.
pub struct DeckRef<T: Tables>(&'static Printing<T>);

impl<T: Tables> DeckRef<T> {
    /// The standard deck.
    pub fn standard() -> DeckRef<T> {
        DeckRef(T::shelf().standard())
    }

    /// Whether this is the standard deck.
    pub fn is_standard(&self) -> bool {
        self.0.own.is_none()
    }

    /// The name of the deck.
    pub fn name(&self) -> &'static str {
        self.0.own.as_ref().map_or(STANDARD, |own| &own.name)
    }

    /// Reads a deck as written in a table's options: the word `standard`, or a whole custom deck.
    ///
    /// # Errors
    /// Everything that is wrong with the deck.
    pub fn read(value: &Value) -> Result<DeckRef<T>, Vec<DeckFault>> {
        match value {
            Value::String(name) if name == STANDARD => Ok(DeckRef::standard()),
            Value::Object(deck) => shelf::read(deck).map(DeckRef),
            Value::String(name) => Err(vec![DeckFault::whole(format!("found the unknown deck {name:?}"))]),
            _ => Err(vec![DeckFault::whole("wanted the word \"standard\" or a whole deck")]),
        }
    }

    /// The deck as written in a table's options.
    pub fn json(&self) -> Value {
        self.0.own.as_ref().map_or_else(|| STANDARD.into(), |own| own.json.clone())
    }
}

impl<T: Tables> Deref for DeckRef<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0.tables
    }
}

// Derived impls would put the same bounds on `T`.
impl<T: Tables> Clone for DeckRef<T> {
    fn clone(&self) -> DeckRef<T> {
        *self
    }
}

impl<T: Tables> Copy for DeckRef<T> {}

impl<T: Tables> PartialEq for DeckRef<T> {
    fn eq(&self, other: &DeckRef<T>) -> bool {
        // Equal decks are stored once.
        std::ptr::eq(self.0, other.0)
    }
}

impl<T: Tables> Eq for DeckRef<T> {}

impl<T: Tables> hash::Hash for DeckRef<T> {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.0.own.as_ref().map(|own| &own.hash).hash(state);
    }
}

impl<T: Tables> Default for DeckRef<T> {
    fn default() -> DeckRef<T> {
        DeckRef::standard()
    }
}

impl<T: Tables> fmt::Debug for DeckRef<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deck {}", self.name())
    }
}

impl<T: Tables> Serialize for DeckRef<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0.own {
            None => serializer.serialize_str(STANDARD),
            Some(own) => own.json.serialize(serializer),
        }
    }
}

impl<'de, T: Tables> Deserialize<'de> for DeckRef<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DeckRef<T>, D::Error> {
        let value = Value::deserialize(deserializer)?;
        DeckRef::read(&value).map_err(|faults| {
            let faults: Vec<String> = faults.iter().take(3).map(DeckFault::to_string).collect();
            D::Error::custom(format!("the deck: {}", faults.join("; ")))
        })
    }
}

/// A custom deck, checked and with its hash: the value of a table's option `deck`.
#[derive(Debug, Clone, PartialEq)]
pub struct CustomDeck {
    /// Its name.
    pub name: String,
    /// The whole deck with its name and its hash.
    pub json: Value,
}

/// A custom deck in JSON: these fields and the entries of its file.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(rename = "CustomDeck")]
pub struct CustomDeckJson {
    /// The name of the deck.
    pub name: String,
    /// The SHA-256 hash of the deck, in hexadecimal digits.
    pub sha256: String,
}

/// Checks a custom deck of a game and adds its hash.
///
/// # Errors
/// Everything that is wrong with the deck.
pub fn check<T: Tables>(deck: &Map<String, Value>) -> Result<CustomDeck, Vec<DeckFault>> {
    let deck = DeckRef::<T>(shelf::read(deck)?);
    Ok(CustomDeck { name: deck.name().to_owned(), json: deck.json() })
}

/// The tables of a deck, ignoring its name and hash.
///
/// # Errors
/// Everything that is wrong with the deck.
pub fn tables<T: Tables>(deck: &Map<String, Value>) -> Result<T, Vec<DeckFault>> {
    let mut contents = deck.clone();
    contents.remove("name");
    let contents = Value::Object(contents);
    match Sheet::read(&contents, T::read) {
        (Some(tables), faults) if faults.is_empty() => Ok(tables),
        (_, faults) => Err(faults),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A deck of two cards with one number each.
    #[derive(Debug, PartialEq)]
    struct Pair(u32, u32);

    impl Tables for Pair {
        const STANDARD_FILE: &'static str = "";

        fn read(sheet: &Sheet<'_>) -> Option<Pair> {
            sheet.knows(&["low", "high"]);
            let (low, high) = (sheet.entry("low")?.number(0..=9), sheet.entry("high")?.number(0..=9));
            if low > high {
                sheet.fault("low is above high");
            }
            Some(Pair(low?, high?))
        }

        fn shelf() -> &'static Shelf<Pair> {
            static SHELF: Shelf<Pair> = Shelf::new(Pair(1, 2));
            &SHELF
        }
    }

    fn read(value: Value) -> Result<DeckRef<Pair>, String> {
        serde_json::from_value(value).map_err(|error| error.to_string())
    }

    #[test]
    fn the_standard_deck_is_written_as_a_word() {
        let deck = read(json!("standard")).unwrap();
        assert!(deck.is_standard() && *deck == Pair(1, 2));
        assert_eq!(json!(deck), json!("standard"));
    }

    #[test]
    fn a_custom_deck_travels_whole_with_name_and_hash() {
        let deck = read(json!({ "name": "mine", "low": 3, "high": 4 })).unwrap();
        assert!(!deck.is_standard() && *deck == Pair(3, 4) && deck.name() == "mine");
        let written = json!(deck);
        assert_eq!((&written["low"], written["sha256"].as_str().unwrap().len()), (&json!(3), 64));
        assert_eq!(read(written.clone()).unwrap(), deck);
        let mut changed = written;
        changed["high"] = json!(5);
        assert!(read(changed).unwrap_err().contains("does not have this hash"));
    }

    #[test]
    fn decks_differ_by_name_and_by_contents() {
        let deck = |name: &str, high: u32| read(json!({ "name": name, "low": 3, "high": high })).unwrap();
        assert_eq!(deck("a", 4), deck("a", 4));
        assert_ne!(deck("a", 4), deck("b", 4));
        assert_ne!(deck("a", 4), deck("a", 5));
    }

    #[test]
    fn every_fault_of_a_deck_is_reported() {
        let faults = |value: Value| {
            let faults = DeckRef::<Pair>::read(&value).unwrap_err();
            faults.iter().map(DeckFault::to_string).collect::<Vec<_>>()
        };
        let wrong = json!({ "name": "x", "low": 30, "high": "four", "middle": 1 });
        assert_eq!(
            faults(wrong),
            [
                "middle: found \"middle\", wanted one of low, high",
                "low: found 30, wanted a whole number from 0 to 9",
                "high: found \"four\", wanted a whole number from 0 to 9",
            ]
        );
        assert_eq!(faults(json!({ "name": "x", "low": 1 })), ["\"high\" is missing"]);
        assert_eq!(faults(json!({ "name": "x", "low": 5, "high": 4 })), ["low is above high"]);
        assert_eq!(faults(json!({ "low": 3, "high": 4 })), ["\"name\" is missing"]);
        let named = json!({ "name": "My Box", "low": 3, "high": 4 });
        assert!(faults(named)[0].starts_with("name: found \"My Box\", wanted 1 to 40 lowercase letters"));
        assert!(
            faults(json!({ "name": "standard", "low": 1, "high": 2 }))[0].contains("the deck that every")
        );
        assert_eq!(faults(json!("other")), ["found the unknown deck \"other\""]);
        assert_eq!(faults(json!(7)), ["wanted the word \"standard\" or a whole deck"]);
    }
}
