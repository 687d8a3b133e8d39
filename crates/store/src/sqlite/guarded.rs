//! Which tables have doors that are not wide open, or have shown somebody out. Most have not, and every guest who sits down
//! or looks on asks.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use klad_protocol::TableId;
use sqlx::SqlitePool;

use crate::records::{StoreError, id};

/// The tables about which the store has to be asked. The file belongs to one process, so nobody else adds any.
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

    /// Something is about to be written about this table.
    pub(crate) fn add(&self, table: TableId) {
        self.tables().insert(table);
    }

    /// Whether anything may be written about this table.
    pub(crate) fn has(&self, table: TableId) -> bool {
        self.tables().contains(&table)
    }

    /// The table is gone.
    pub(crate) fn remove(&self, table: TableId) {
        self.tables().remove(&table);
    }
}
