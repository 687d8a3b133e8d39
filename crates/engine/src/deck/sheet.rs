//! Reads a deck value by value and collects everything that is wrong with it, each fault with its place.

use std::{cell::RefCell, fmt, ops::RangeInclusive};

use serde_json::Value;

use crate::notation::excerpt;

/// Something wrong with a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckFault {
    /// The place, from the whole deck down; empty for the deck as a whole.
    pub at: Vec<Step>,
    /// What was found and what was wanted.
    pub reason: String,
}

/// One step down into a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Into a table.
    Key(String),
    /// Into a list, from 0.
    Index(usize),
}

impl DeckFault {
    /// A fault of the deck as a whole.
    pub fn whole(reason: impl Into<String>) -> DeckFault {
        DeckFault { at: Vec::new(), reason: reason.into() }
    }

    /// A fault at a key of the deck.
    pub fn at_key(key: &str, reason: impl Into<String>) -> DeckFault {
        DeckFault { at: vec![Step::Key(key.to_owned())], reason: reason.into() }
    }
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, step) in self.at.iter().enumerate() {
            match step {
                Step::Key(key) if place == 0 => write!(f, "{}", excerpt(key, 40))?,
                Step::Key(key) => write!(f, ".{}", excerpt(key, 40))?,
                Step::Index(index) => write!(f, "[{}]", index + 1)?,
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
/// Every question is answered by what was found, or by nothing after the fault was noted; so a reader can go on and find
/// the next fault.
#[derive(Debug, Clone)]
pub struct Sheet<'a> {
    value: &'a Value,
    at: Vec<Step>,
    faults: &'a RefCell<Vec<DeckFault>>,
}

impl<'a> Sheet<'a> {
    /// Has a whole deck read. Returns what was made of it and all faults.
    pub(super) fn read<T>(
        deck: &Value,
        read: impl FnOnce(&Sheet<'_>) -> Option<T>,
    ) -> (Option<T>, Vec<DeckFault>) {
        let faults = RefCell::new(Vec::new());
        let read = read(&Sheet { value: deck, at: Vec::new(), faults: &faults });
        (read, faults.into_inner())
    }

    /// Notes a fault here.
    pub fn fault(&self, reason: impl Into<String>) {
        self.faults.borrow_mut().push(DeckFault { at: self.at.clone(), reason: reason.into() });
    }

    /// Whether nothing is wrong so far.
    pub fn is_sound(&self) -> bool {
        self.faults.borrow().is_empty()
    }

    /// Notes a fault for every key of this table but these.
    pub fn knows(&self, keys: &[&str]) {
        for (key, sheet) in self.entries() {
            if !keys.contains(&key) {
                sheet.fault(format!("found {:?}, wanted one of {}", excerpt(key, 40), keys.join(", ")));
            }
        }
    }

    /// The entry of a table; a fault if there is none.
    pub fn entry(&self, key: &str) -> Option<Sheet<'a>> {
        let found = self.maybe(key);
        if found.is_none() && self.value.is_object() {
            self.fault(format!("{key:?} is missing"));
        }
        found
    }

    /// The entry of a table, if there is one.
    pub fn maybe(&self, key: &str) -> Option<Sheet<'a>> {
        match self.value {
            Value::Object(fields) => {
                fields.get(key).map(|value| self.below(value, Step::Key(key.to_owned())))
            }
            _ => {
                self.wanted("a table");
                None
            }
        }
    }

    /// All entries of a table.
    pub fn entries(&self) -> Vec<(&'a str, Sheet<'a>)> {
        match self.value {
            Value::Object(fields) => {
                let entry = |(key, value): (&'a String, &'a Value)| {
                    (key.as_str(), self.below(value, Step::Key(key.clone())))
                };
                fields.iter().map(entry).collect()
            }
            _ => {
                self.wanted("a table");
                Vec::new()
            }
        }
    }

    /// The items of a list of this length.
    pub fn list(&self, length: RangeInclusive<usize>) -> Option<Vec<Sheet<'a>>> {
        let Value::Array(items) = self.value else {
            self.wanted("a list");
            return None;
        };
        if !length.contains(&items.len()) {
            self.fault(format!("found {} items, wanted {}", items.len(), span(&length)));
            return None;
        }
        let item = |(index, value)| self.below(value, Step::Index(index));
        Some(items.iter().enumerate().map(item).collect())
    }

    /// A text.
    pub fn text(&self) -> Option<&'a str> {
        let text = self.value.as_str();
        if text.is_none() {
            self.wanted("a text in quotes");
        }
        text
    }

    /// A whole number.
    pub fn number(&self, range: RangeInclusive<u32>) -> Option<u32> {
        let number = self.value.as_u64().and_then(|number| u32::try_from(number).ok());
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            self.wanted(&format!("a whole number from {} to {}", range.start(), range.end()));
        }
        number
    }

    /// One of these words.
    pub fn word<T: Copy>(&self, words: &[(&str, T)]) -> Option<T> {
        self.meaning(self.text()?, words)
    }

    /// What a word that was found here means.
    pub fn meaning<T: Copy>(&self, word: &str, words: &[(&str, T)]) -> Option<T> {
        let meaning = words.iter().find(|(known, _)| *known == word).map(|(_, meaning)| *meaning);
        if meaning.is_none() {
            let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
            self.fault(format!("found {:?}, wanted one of {}", excerpt(word, 40), known.join(", ")));
        }
        meaning
    }

    fn below(&self, value: &'a Value, step: Step) -> Sheet<'a> {
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
