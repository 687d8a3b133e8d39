//! Reads a deck value by value and collects everything that is wrong with it, each fault with its location.

use std::{cell::RefCell, fmt, ops::RangeInclusive};

use serde_json::Value;

use crate::notation::excerpt;

/// Something wrong with a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckFault {
    /// The path from the root of the deck; empty for the deck as a whole.
    pub at: Vec<PathPart>,
    /// What was found and what was expected.
    pub reason: String,
}

/// One part of a path into a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PathPart {
    /// Into a table.
    Key(String),
    /// Into a list, counted from 0.
    Index(usize),
}

impl DeckFault {
    /// A fault of the deck as a whole.
    pub fn whole(reason: impl Into<String>) -> DeckFault {
        DeckFault { at: Vec::new(), reason: reason.into() }
    }

    /// A fault at a key of the deck.
    pub fn at_key(key: &str, reason: impl Into<String>) -> DeckFault {
        DeckFault { at: vec![PathPart::Key(key.to_owned())], reason: reason.into() }
    }
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, step) in self.at.iter().enumerate() {
            match step {
                PathPart::Key(key) if place == 0 => write!(f, "{}", excerpt(key, 40))?,
                PathPart::Key(key) => write!(f, ".{}", excerpt(key, 40))?,
                PathPart::Index(index) => write!(f, "[{}]", index + 1)?,
            }
        }
        if !self.at.is_empty() {
            f.write_str(": ")?;
        }
        f.write_str(&self.reason)
    }
}

/// A part of a deck that is being read.
///
/// Each accessor returns what it found, or records a fault and returns `None`, so that a reader can continue and find
/// the next fault.
#[derive(Debug, Clone)]
pub struct Sheet<'a> {
    value: &'a Value,
    at: Vec<PathPart>,
    faults: &'a RefCell<Vec<DeckFault>>,
}

impl<'a> Sheet<'a> {
    /// Runs `read` over a whole deck. Returns its result and all faults.
    pub(super) fn read<T>(
        deck: &Value,
        read: impl FnOnce(&Sheet<'_>) -> Option<T>,
    ) -> (Option<T>, Vec<DeckFault>) {
        let faults = RefCell::new(Vec::new());
        let read = read(&Sheet { value: deck, at: Vec::new(), faults: &faults });
        (read, faults.into_inner())
    }

    /// Records a fault here.
    pub fn fault(&self, reason: impl Into<String>) {
        self.faults.borrow_mut().push(DeckFault { at: self.at.clone(), reason: reason.into() });
    }

    /// Whether no fault has been recorded so far.
    pub fn is_sound(&self) -> bool {
        self.faults.borrow().is_empty()
    }

    /// Records a fault for every key of this table that is not one of `keys`.
    pub fn knows(&self, keys: &[&str]) {
        for (key, sheet) in self.entries() {
            if !keys.contains(&key) {
                sheet.fault(format!("found {:?}, wanted one of {}", excerpt(key, 40), keys.join(", ")));
            }
        }
    }

    /// The entry at a key of this table; a fault if there is none.
    pub fn entry(&self, key: &str) -> Option<Sheet<'a>> {
        let found = self.maybe(key);
        if found.is_none() && self.value.is_object() {
            self.fault(format!("{key:?} is missing"));
        }
        found
    }

    /// The entry at a key of this table, if there is one.
    pub fn maybe(&self, key: &str) -> Option<Sheet<'a>> {
        match self.value {
            Value::Object(fields) => {
                fields.get(key).map(|value| self.below(value, PathPart::Key(key.to_owned())))
            }
            _ => {
                self.wanted("a table");
                None
            }
        }
    }

    /// All entries of this table.
    pub fn entries(&self) -> Vec<(&'a str, Sheet<'a>)> {
        match self.value {
            Value::Object(fields) => {
                let entry = |(key, value): (&'a String, &'a Value)| {
                    (key.as_str(), self.below(value, PathPart::Key(key.clone())))
                };
                fields.iter().map(entry).collect()
            }
            _ => {
                self.wanted("a table");
                Vec::new()
            }
        }
    }

    /// The items of this list, whose length must be in `length`.
    pub fn list(&self, length: RangeInclusive<usize>) -> Option<Vec<Sheet<'a>>> {
        let Value::Array(items) = self.value else {
            self.wanted("a list");
            return None;
        };
        if !length.contains(&items.len()) {
            self.fault(format!("found {} items, wanted {}", items.len(), span(&length)));
            return None;
        }
        let item = |(index, value)| self.below(value, PathPart::Index(index));
        Some(items.iter().enumerate().map(item).collect())
    }

    /// This value as text.
    pub fn text(&self) -> Option<&'a str> {
        let text = self.value.as_str();
        if text.is_none() {
            self.wanted("a string in quotes");
        }
        text
    }

    /// This value as a whole number in `range`.
    pub fn number(&self, range: RangeInclusive<u32>) -> Option<u32> {
        let number = self.value.as_u64().and_then(|number| u32::try_from(number).ok());
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            self.wanted(&format!("a whole number from {} to {}", range.start(), range.end()));
        }
        number
    }

    /// The meaning of this value, which must be one of `words`.
    pub fn word<T: Copy>(&self, words: &[(&str, T)]) -> Option<T> {
        self.meaning(self.text()?, words)
    }

    /// The meaning of a word found here, which must be one of `words`.
    pub fn meaning<T: Copy>(&self, word: &str, words: &[(&str, T)]) -> Option<T> {
        let meaning = words.iter().find(|(known, _)| *known == word).map(|(_, meaning)| *meaning);
        if meaning.is_none() {
            let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
            self.fault(format!("found {:?}, wanted one of {}", excerpt(word, 40), known.join(", ")));
        }
        meaning
    }

    fn below(&self, value: &'a Value, step: PathPart) -> Sheet<'a> {
        let at = self.at.iter().cloned().chain([step]).collect();
        Sheet { value, at, faults: self.faults }
    }

    fn wanted(&self, what: &str) {
        self.fault(format!("found {}, wanted {what}", excerpt(&self.value.to_string(), 40)));
    }
}

fn span<N: fmt::Display + PartialEq>(range: &RangeInclusive<N>) -> String {
    if range.start() == range.end() {
        range.start().to_string()
    } else {
        format!("{} to {}", range.start(), range.end())
    }
}
