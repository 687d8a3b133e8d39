//! A deck file and what is wrong with it after a change.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "a test that cannot go on panics, and not every test needs everything here"
)]

use klad_catalog::catalog;
use klad_decks::{Deck, LineFault, read, template};

/// The standard deck of the game with this slug, under the name `my-box`.
pub(crate) struct DeckFile(pub(crate) &'static str);

impl DeckFile {
    /// The file as written.
    pub(crate) fn text(&self) -> String {
        template(catalog().find(self.0).unwrap(), "my-box").unwrap()
    }

    /// The file after some changes, each to a text that occurs once.
    pub(crate) fn with(&self, changes: &[(&str, &str)]) -> String {
        changes.iter().fold(self.text(), |text, (from, to)| {
            assert_eq!(text.matches(from).count(), 1, "{from:?} must occur once in the file");
            text.replace(from, to)
        })
    }

    /// The deck after some changes.
    pub(crate) fn deck(&self, changes: &[(&str, &str)]) -> Deck {
        read(&catalog(), self.with(changes).as_bytes()).unwrap()
    }

    /// The faults of the file after some changes.
    pub(crate) fn faults(&self, changes: &[(&str, &str)]) -> Vec<String> {
        faults(&self.with(changes))
    }

    /// The faults of the file after one change.
    pub(crate) fn faults_after(&self, from: &str, to: &str) -> Vec<String> {
        self.faults(&[(from, to)])
    }

    /// The line of the file that begins with `start`.
    pub(crate) fn line(&self, start: &str) -> usize {
        1 + self.text().lines().position(|line| line.starts_with(start)).unwrap()
    }
}

/// The faults of a text that is not a valid deck file.
pub(crate) fn faults(text: &str) -> Vec<String> {
    read(&catalog(), text.as_bytes()).unwrap_err().iter().map(LineFault::to_string).collect()
}
