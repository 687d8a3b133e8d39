//! What a client saw of its tables.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

use klad_protocol::{TableId, witness::Witness};

/// What a client saw of its tables, shared by its clones.
#[derive(Clone, Default)]
pub struct Notes {
    witnesses: Arc<Mutex<HashMap<TableId, Witness>>>,
    keeper: Option<Arc<Keeper>>,
    /// Locked while this client commits or reveals, so that it does neither twice at the same time.
    pub(crate) drawing: Arc<tokio::sync::Mutex<()>>,
}

/// Saves a witness.
type Keeper = dyn Fn(&Witness) + Send + Sync;

impl Notes {
    /// Notes that `keeper` saves whenever they change.
    pub fn kept_by(keeper: impl Fn(&Witness) + Send + Sync + 'static) -> Notes {
        Notes { keeper: Some(Arc::new(keeper)), ..Notes::default() }
    }

    /// What was seen of a table.
    pub fn of(&self, table: TableId) -> Option<Witness> {
        self.witnesses.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned()
    }

    /// How many contradictions were found at a table.
    pub fn contradictions(&self, table: TableId) -> usize {
        let witnesses = self.witnesses.lock().unwrap_or_else(PoisonError::into_inner);
        witnesses.get(&table).map_or(0, |witness| witness.contradictions.len())
    }

    /// Restores what was seen in an earlier run of the program.
    pub fn put(&self, earlier: Witness) {
        self.witnesses.lock().unwrap_or_else(PoisonError::into_inner).insert(earlier.table, earlier);
    }

    /// Forgets a table.
    pub fn forget(&self, table: TableId) {
        self.witnesses.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }

    /// Records something about a table.
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
