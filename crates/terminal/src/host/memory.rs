//! What a saved game needs besides its transcript: standing orders and the like, which are not moves.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::Host;
use crate::files::write_whole;

/// What the arbiter of a saved game must not forget.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterMemory {
    /// The time at the table when it was written.
    pub at_ms: u64,
    /// The arbiter's own serialized state.
    pub arbiter: String,
}

/// The file beside the file of a game.
fn beside(game: &Path) -> PathBuf {
    let mut name = game.as_os_str().to_owned();
    name.push(".memory");
    name.into()
}

/// Reads the file beside a game's file; none if it does not exist or cannot be read.
pub fn read(game: &Path) -> Option<ArbiterMemory> {
    serde_json::from_slice(&fs::read(beside(game)).ok()?).ok()
}

impl Host<'_> {
    /// Writes the arbiter's memory beside the game's file, if it has changed. The file is removed when the game is
    /// over.
    pub(super) fn remember(&mut self, now_ms: u64) {
        let Some(path) = &self.save else { return };
        if self.table.outcome().is_some() {
            if self.remembered.take().is_some() {
                // It may not exist.
                let _ = fs::remove_file(beside(path));
            }
            return;
        }
        let memory = self.arbiter.as_ref().and_then(|arbiter| arbiter.memory());
        let Some(arbiter) = memory.filter(|memory| Some(memory) != self.remembered.as_ref()) else { return };
        let memory = ArbiterMemory { at_ms: self.clock_offset_ms + now_ms, arbiter };
        let text = serde_json::to_string(&memory).expect("two plain fields serialize");
        let written = write_whole(&beside(path), &text);
        if let Err(error) = written {
            self.save_error = Some(format!("{}: {error}", beside(path).display()));
        }
        self.remembered = Some(memory.arbiter);
    }
}
