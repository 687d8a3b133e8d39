//! Stores the decks of a process: each one once, until the process ends, so that states can hold plain pointers.

use std::sync::{Mutex, PoisonError};

use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::{DeckFault, NAME_MAX, STANDARD, Sheet, Tables};
use crate::transcript::hex;

/// The most custom decks of a game that a process keeps; they are never dropped.
pub const SHELF_MAX: usize = 4096;

/// The decks of a game.
#[derive(Debug)]
pub struct Shelf<T: 'static> {
    standard: Printing<T>,
    own: Mutex<Vec<&'static Printing<T>>>,
}

/// A deck with the tables built from it.
#[derive(Debug)]
pub(super) struct Printing<T> {
    /// The custom deck it was read from; `None` for the standard deck.
    pub(super) own: Option<Own>,
    pub(super) tables: T,
}

/// The source of a custom deck.
#[derive(Debug)]
pub(super) struct Own {
    pub(super) name: String,
    pub(super) hash: [u8; 32],
    /// The whole deck, with its name and hash.
    pub(super) json: Value,
}

impl<T: Tables> Shelf<T> {
    /// A shelf with only the standard deck.
    pub const fn new(standard: T) -> Shelf<T> {
        Shelf { standard: Printing { own: None, tables: standard }, own: Mutex::new(Vec::new()) }
    }

    pub(super) fn standard(&self) -> &Printing<T> {
        &self.standard
    }

    /// The deck with this hash; if it is not here yet, makes and stores it.
    fn deck(
        &self,
        hash: [u8; 32],
        make: impl FnOnce() -> Result<Printing<T>, Vec<DeckFault>>,
    ) -> Result<&'static Printing<T>, Vec<DeckFault>> {
        // A poisoned lock is harmless: decks are pushed whole, so a panic cannot have left half of one.
        let mut own = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        let known = own.iter().find(|deck| deck.own.as_ref().is_some_and(|own| own.hash == hash));
        if let Some(deck) = known {
            return Ok(deck);
        }
        if own.len() == SHELF_MAX {
            return Err(vec![DeckFault::whole(format!("there are already {SHELF_MAX} other decks"))]);
        }
        let deck = Box::leak(Box::new(make()?));
        own.push(deck);
        Ok(deck)
    }
}

/// Reads a custom deck.
pub(super) fn read<T: Tables>(deck: &Map<String, Value>) -> Result<&'static Printing<T>, Vec<DeckFault>> {
    let mut contents = deck.clone();
    let told = contents.remove("sha256");
    let hash: [u8; 32] = {
        let mut hash = Sha256::new_with_prefix(b"klad deck");
        hash_value(&Value::Object(contents.clone()), &mut hash);
        hash.finalize().into()
    };
    if let Some(told) = told
        && told.as_str() != Some(&hex(&hash))
    {
        let reason = format!("this deck does not have this hash; its hash is {}", hex(&hash));
        return Err(vec![DeckFault::at_key("sha256", reason)]);
    }
    T::shelf().deck(hash, || {
        let name = contents.remove("name");
        let contents = Value::Object(contents);
        let (tables, mut faults) = Sheet::read(&contents, T::read);
        let name = read_name(name.as_ref()).map_err(|fault| faults.insert(0, fault));
        let (Some(tables), Ok(name), true) = (tables, name, faults.is_empty()) else { return Err(faults) };
        let mut json = deck.clone();
        json.insert("sha256".into(), hex(&hash).into());
        Ok(Printing { own: Some(Own { name, hash, json: Value::Object(json) }), tables })
    })
}

fn read_name(name: Option<&Value>) -> Result<String, DeckFault> {
    let Some(name) = name else { return Err(DeckFault::whole("\"name\" is missing")) };
    let fits = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    match name.as_str() {
        Some(STANDARD) => Err(DeckFault::at_key(
            "name",
            "\"standard\" is the deck that every game has, wanted another name",
        )),
        Some(name) if (1..=NAME_MAX).contains(&name.len()) && name.bytes().all(fits) => Ok(name.to_owned()),
        _ => {
            let found = crate::notation::excerpt(&name.to_string(), 60);
            let reason =
                format!("found {found}, wanted 1 to {NAME_MAX} lowercase letters, digits and hyphens");
            Err(DeckFault::at_key("name", reason))
        }
    }
}

/// Hashes a value independently of the order of its keys, so that equal values have equal hashes.
fn hash_value(value: &Value, hash: &mut Sha256) {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(key, _)| *key);
            hash.update(format!("{{{}", fields.len()));
            for (key, value) in fields {
                hash_value(&Value::String(key.clone()), hash);
                hash_value(value, hash);
            }
        }
        Value::Array(items) => {
            hash.update(format!("[{}", items.len()));
            items.iter().for_each(|item| hash_value(item, hash));
        }
        Value::String(text) => {
            hash.update(format!("\"{}", text.len()));
            hash.update(text);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => hash.update(format!("={value};")),
    }
}
