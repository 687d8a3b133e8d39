//! A table to be opened: which game, who sits where.

use klad_engine::{Catalog, Entry, transcript::Fault};
use serde_json::Value;

/// Who sits at a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LocalPlayer {
    /// A person at this keyboard, by name.
    Person(String),
    /// A bot of this level.
    Bot(String),
}

impl LocalPlayer {
    /// The level of a bot.
    pub fn level(&self) -> Option<&str> {
        match self {
            LocalPlayer::Person(_) => None,
            LocalPlayer::Bot(level) => Some(level),
        }
    }

    /// The form used in transcripts: a name, or `bot` and its level.
    pub fn entry(&self) -> String {
        match self {
            LocalPlayer::Person(name) => name.clone(),
            LocalPlayer::Bot(level) => format!("bot {level}"),
        }
    }

    /// Parses a seat from a transcript. A bot whose level this program does not have becomes a person.
    pub fn read(text: &str, entry: &Entry) -> LocalPlayer {
        match text.strip_prefix("bot ") {
            Some(level) if entry.bot_maker(level).is_some() => LocalPlayer::Bot(level.to_owned()),
            _ => LocalPlayer::Person(text.to_owned()),
        }
    }
}

/// A table to be opened.
#[derive(Debug, Clone)]
pub struct TablePlan {
    /// The slug of the game.
    pub slug: String,
    /// Its options; missing ones take their default.
    pub options: Value,
    /// Who sits where.
    pub players: Vec<LocalPlayer>,
    /// The secret that the seed is derived from.
    pub secret: [u8; 32],
}

/// A plan that cannot be carried out.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PlanError {
    /// No such game.
    #[error("found the game {found:?}, wanted one of {known}")]
    NoSuchGame {
        /// What was asked for.
        found: String,
        /// What exists.
        known: String,
    },
    /// No such bot.
    #[error("found the bot {found:?}, wanted one of {known}")]
    NoSuchBot {
        /// What was asked for.
        found: String,
        /// What exists.
        known: String,
    },
    /// The options or seats do not fit.
    #[error("{rule}: {message}")]
    Setup {
        /// The rule that forbids it.
        rule: &'static str,
        /// What was found and what was wanted.
        message: String,
    },
    /// The transcript cannot be played.
    #[error("{0}")]
    Fault(#[from] Fault),
}

/// The game of this name.
pub fn find<'c>(catalog: &'c Catalog, slug: &str) -> Result<&'c Entry, PlanError> {
    catalog.find(slug).ok_or_else(|| {
        let known: Vec<_> = catalog.entries().iter().map(|entry| entry.info.slug).collect();
        PlanError::NoSuchGame { found: slug.to_owned(), known: known.join(", ") }
    })
}
