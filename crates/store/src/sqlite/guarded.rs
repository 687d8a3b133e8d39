//! Which tables restrict access, or have removed somebody. Most have not, and the question comes up whenever somebody
//! sits down or watches.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use klad_protocol::TableId;
use sqlx::SqlitePool;

use crate::records::{StoreError, id};

/// The tables for which the store has to be queried. The file belongs to one process, so nobody else adds any.
#[derive(Clone, Default)]
pub(crate) struct Guarded(Arc<Mutex<HashSet<TableId>>>);

impl Guarded {
    pub(super) async fn read(readers: &SqlitePool) -> Result<Guarded, StoreError> {
        let rows: Vec<String> =
            sqlx::query_scalar("select table_id from doors union select table_id from shown_out")
                .fetch_all(readers)
                .await?;
        let tables = rows.iter().map(|row| id(row)).collect::<Result<_, _>>()?;
        Ok(Guarded(Arc::new(Mutex::new(tables))))
    }

    fn tables(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a table before something is written about it.
    pub(crate) fn add(&self, table: TableId) {
        self.tables().insert(table);
    }

    /// Whether the store may have something about this table.
    pub(crate) fn has(&self, table: TableId) -> bool {
        self.tables().contains(&table)
    }

    /// Removes a deleted table.
    pub(crate) fn remove(&self, table: TableId) {
        self.tables().remove(&table);
    }
}
