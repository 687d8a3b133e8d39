//! What a client saw of its tables.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

use crate::{TableId, witness::Witness};

/// What a client saw of its tables, kept in memory and wherever [`Client::keeping_notes`](super::Client::keeping_notes) says.
#[derive(Clone, Default)]
pub struct Notes {
    witnesses: Arc<Mutex<HashMap<TableId, Witness>>>,
    pub(super) keeper: Option<Arc<Keeper>>,
    /// Held while this client commits or reveals, so that it does neither twice at once.
    pub(super) drawing: Arc<tokio::sync::Mutex<()>>,
}

/// Writes a witness down.
type Keeper = dyn Fn(&Witness) + Send + Sync;

impl Notes {
    /// What was seen of a table.
    pub fn of(&self, table: TableId) -> Option<Witness> {
        self.witnesses.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned()
    }

    /// Takes over what was seen in an earlier run of the program.
    pub fn put(&self, earlier: Witness) {
        self.witnesses.lock().unwrap_or_else(PoisonError::into_inner).insert(earlier.table, earlier);
    }

    /// Forgets a table.
    pub fn forget(&self, table: TableId) {
        self.witnesses.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }

    /// Notes something about a table.
    pub fn note<T>(&self, table: TableId, note: impl FnOnce(&mut Witness) -> T) -> T {
        let mut witnesses = self.witnesses.lock().unwrap_or_else(PoisonError::into_inner);
        let witness = witnesses.entry(table).or_insert_with(|| Witness::of(table));
        let before = self.keeper.as_ref().map(|_| witness.clone());
        let noted = note(witness);
        if let Some(keeper) = &self.keeper
            && before.as_ref() != Some(&*witness)
        {
            keeper(witness);
        }
        noted
    }
}

/// Seconds since 1970.
pub fn now() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u32::try_from(since.as_secs()).unwrap_or(u32::MAX)
}
