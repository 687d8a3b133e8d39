//! Keeps the finished deals of a match in a file, so that a match that takes days can be stopped and resumed.
//!
//! The first line identifies the match; each further line contains the games of one deal, in order.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
};

use crate::{Match, MatchPlan, Played, run::Deal};

/// The file of a match.
pub struct Journal {
    file: File,
}

/// A journal that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Another run is writing to it.
    #[error("another process is recording a match in this file")]
    InUse,
    /// The file belongs to another match.
    #[error("found the match {found}, wanted {wanted}")]
    OtherMatch {
        /// The first line of the file.
        found: String,
        /// What the first line would have to be.
        wanted: String,
    },
    /// A line is not the games of a deal.
    #[error("line {line}: found {found:?}, wanted the games of a deal")]
    NoDeal {
        /// The line number, from 1.
        line: usize,
        /// The beginning of the line.
        found: String,
    },
}

impl Journal {
    /// Opens the journal of a match, new or existing, and reads its deals.
    pub fn open(path: &Path, of: &Match<'_>) -> Result<(Journal, Vec<Deal>), JournalError> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => JournalError::InUse,
            TryLockError::Error(error) => JournalError::Io(error),
        })?;
        let mut journal = Journal { file };
        let mut text = String::new();
        journal.file.read_to_string(&mut text)?;
        // A run that was stopped while writing leaves a partial line; that deal is played again.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        let wanted = first_line(of);
        match lines.next() {
            Some(found) if found == wanted => {}
            None if wanted.starts_with(&text) => {}
            found => {
                let found = beginning(found.unwrap_or(&text));
                return Err(JournalError::OtherMatch { found, wanted });
            }
        }
        journal.file.set_len(whole as u64)?;
        journal.file.seek(SeekFrom::End(0))?;
        if whole == 0 {
            journal.write_line(&wanted)?;
        }
        let plan = MatchPlan::new(of.contestants.len(), usize::from(of.seats), of.seed);
        let deals = lines.enumerate().map(|(number, line)| {
            let games = plan.deal(number);
            let played: Vec<Played> = serde_json::from_str(line).unwrap_or_default();
            let fits = played.len() == games.len()
                && played.iter().all(|played| played.outcome.scores.len() == usize::from(of.seats));
            if !fits {
                return Err(JournalError::NoDeal { line: number + 2, found: beginning(line) });
            }
            Ok(games.into_iter().zip(played).collect())
        });
        let deals = deals.collect::<Result<_, _>>()?;
        Ok((journal, deals))
    }

    /// Appends the next deal.
    pub fn keep(&mut self, deal: &Deal) -> io::Result<()> {
        let played: Vec<&Played> = deal.iter().map(|(_, played)| played).collect();
        self.write_line(&serde_json::to_string(&played)?)
    }

    fn write_line(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        // Closing is not enough: a program that is being started at this moment still has a copy of the file, with its lock.
        let _ = self.file.unlock();
    }
}

fn first_line(of: &Match<'_>) -> String {
    let bots: Vec<&str> = of.contestants.iter().map(|bot| bot.name.as_str()).collect();
    serde_json::json!({
        "klad": env!("CARGO_PKG_VERSION"),
        "game": of.entry.info.slug,
        "options": of.options,
        "seats": of.seats,
        "bots": bots,
        "seed": of.seed,
    })
    .to_string()
}

fn beginning(line: &str) -> String {
    klad_engine::notation::excerpt(line, 200)
}
