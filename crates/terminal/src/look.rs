//! The language and the colors of the client.

use klad_text::{Lang, Words};

use crate::theme::Theme;

/// The language and the colors of the client.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The language.
    pub words: Words,
    /// The colors.
    pub theme: Theme,
}

impl Look {
    /// Changes to the next language.
    pub fn next_language(&mut self) {
        let now = Lang::ALL.iter().position(|lang| *lang == self.words.lang()).unwrap_or(0);
        self.words = Words::new(Lang::ALL[(now + 1) % Lang::ALL.len()]);
    }
}
