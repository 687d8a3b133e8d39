//! Tables and the log of their moves.

use klad_protocol::{IdentityId, TableId, TableState};

use crate::{
    Backend, Store,
    records::{Append, Appended, Head, KeptTable, ListQuery, MoveRow, Saved, StoreError, TableRecord},
};

impl Store {
    /// Appends a move if `ply` is the next one, in the same transaction as what follows from it. `Done` means it is
    /// durable; after an error it is unknown whether it was written, and the log has to be read.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        ask!(self, store => store.append(append))
    }

    /// The moves of a table from `ply` on.
    pub async fn moves(&self, table: TableId, ply: u32) -> Result<Vec<MoveRow>, StoreError> {
        ask!(self, store => store.moves(table, ply))
    }

    /// How many moves and which version these tables have; unknown tables are omitted.
    pub async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>, StoreError> {
        ask!(self, store => store.heads(tables))
    }

    /// Stores a new table. `Conflict` means that its id is taken.
    pub async fn create(&self, table: &TableRecord) -> Result<Saved, StoreError> {
        let secret = self.kept_secret(table);
        ask!(self, store => store.create(table, secret))
    }

    /// The stored form of a table's secret: sealed while it is secret, if there is a key.
    fn kept_secret(&self, table: &TableRecord) -> Vec<u8> {
        match (&self.keys, table.state) {
            (Some(keys), TableState::Open | TableState::Playing | TableState::Closed) => {
                keys.seal(table.id.as_str(), &table.secret)
            }
            (None, _) | (Some(_), TableState::Over) => table.secret.to_vec(),
        }
    }

    /// Replaces a table's record, if it still has the version it was read with, and has the table woken by `wake_ms` at
    /// the latest.
    pub async fn save(&self, table: &TableRecord, wake_ms: Option<u64>) -> Result<Saved, StoreError> {
        self.save_change(None, table, wake_ms).await
    }

    /// The same for a table that was `before`: seats that have not changed need not be written.
    pub async fn save_change(
        &self,
        before: Option<&TableRecord>,
        table: &TableRecord,
        wake_ms: Option<u64>,
    ) -> Result<Saved, StoreError> {
        let secret = self.kept_secret(table);
        match &self.backend {
            Backend::Sqlite(store) => store.save(before, table, secret, wake_ms).await,
            Backend::Postgres(store) => store.save(table, secret, wake_ms).await,
        }
    }

    /// A table.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRecord>, StoreError> {
        let table = ask!(self, store => store.table(id))?;
        table.map(|table| self.opened(table)).transpose()
    }

    /// Whether the secret of this table is sealed.
    pub async fn is_sealed(&self, id: TableId) -> Result<bool, StoreError> {
        Ok(ask!(self, store => store.table(id))?.is_some_and(|table| table.plain_secret().is_none()))
    }

    /// A table with its secret, unsealed if necessary.
    fn opened(&self, kept: KeptTable) -> Result<TableRecord, StoreError> {
        let secret = match (kept.plain_secret(), &self.keys) {
            (Some(secret), _) => secret,
            (None, Some(keys)) => keys.open(kept.record.id.as_str(), &kept.secret)?,
            (None, None) => return Err(StoreError::NoKey),
        };
        Ok(TableRecord { secret, ..kept.record })
    }

    /// Tables with their secrets. One whose key is missing is left out, so that it does not spoil the whole list.
    fn all_opened(&self, tables: Vec<KeptTable>) -> Result<Vec<TableRecord>, StoreError> {
        let opened = tables.into_iter().map(|table| self.opened(table));
        opened.filter(|table| !matches!(table, Err(StoreError::NoKey))).collect()
    }

    /// Listed tables that are open or playing, newest first.
    pub async fn listed(&self, query: &ListQuery) -> Result<Vec<TableRecord>, StoreError> {
        let tables = ask!(self, store => store.listed(query))?;
        self.all_opened(tables)
    }

    /// Tables with a seat of this person, newest first.
    pub async fn tables_of(
        &self,
        identity: IdentityId,
        query: &ListQuery,
    ) -> Result<Vec<TableRecord>, StoreError> {
        let tables = ask!(self, store => store.tables_of(identity, query))?;
        self.all_opened(tables)
    }

    /// How many open or playing tables this person hosts.
    pub async fn hosted(&self, identity: IdentityId) -> Result<u32, StoreError> {
        ask!(self, store => store.hosted(identity))
    }

    /// How many of the games this person hosts are running without a person at the table.
    pub async fn hosted_by_bots(&self, identity: IdentityId) -> Result<u32, StoreError> {
        ask!(self, store => store.hosted_by_bots(identity))
    }

    /// Closes tables that were opened before `before_ms` and never started. Returns how many.
    pub async fn close_stale(&self, before_ms: u64) -> Result<u64, StoreError> {
        ask!(self, store => store.close_stale(before_ms))
    }
}
