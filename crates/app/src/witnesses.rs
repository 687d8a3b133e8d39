//! What this user saw of online tables: one file per table, readable by this user only because it contains nonces that
//! are not revealed yet.

use std::{fs, path::PathBuf};

use klad_client::Notes;
use klad_protocol::{TableId, witness::Witness};

use crate::{files, guests, output::complain};

/// The path of a table's file. `None` if there is no place for it.
pub(crate) fn path(table: TableId) -> Option<PathBuf> {
    guests::folder().map(|folder| folder.join("witness").join(format!("{table}.json")))
}

/// Notes that are saved to files, starting with those already saved for this table.
pub(crate) fn notes(table: TableId) -> Notes {
    let notes = Notes::kept_by(|witness| {
        let Some(path) = path(witness.table) else { return };
        let text = serde_json::to_string_pretty(witness).unwrap_or_default();
        if let Err(error) = files::write_private(&path, &text) {
            // The client has the whole screen; the message is visible after leaving it.
            complain(&format!("klad: {error:#}"));
        }
    });
    let earlier = path(table).and_then(|path| fs::read(path).ok());
    if let Some(witness) = earlier.and_then(|bytes| serde_json::from_slice::<Witness>(&bytes).ok()) {
        notes.put(witness);
    }
    notes
}
