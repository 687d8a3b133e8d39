//! Persistence: one interface, two databases.
//!
//! The log is the truth. [`Store::append`] with the expected ply is the only write that decides anything: two nodes
//! that race for a ply cannot both win, and an append that returned `Done` survives a crash of the machine. Everything
//! else about a running game can be discarded and rebuilt from the moves.
//!
//! Read in this order: [`records`] (what is stored), [`writer`] (how many appends become one transaction), [`sqlite`]
//! and [`postgres`] (the same queries in plain SQL, one module each).
//!
//! A simulation brings a database of its own ([`Memory`]), in which SQLite's queries run on the thread that asks.
//!
//! This crate knows no rules and no clock: times and secrets are passed in.
#![forbid(unsafe_code)]

mod keeping;
mod migrations;
mod postgres;
mod records;
mod seal;
mod sqlite;
mod writer;

use std::sync::Arc;

use klad_protocol::{IdentityId, TableId, TableState};
pub use records::{
    Access, Append, Appended, BeaconRecord, Device, DrawRecord, Ending, Head, Identity, ListQuery, MoveRow,
    Report, Restriction, Saved, SeatRecord, SecretHash, StoreClock, StoreError, TableRecord,
};
use records::{KeptTable, to_json};
pub use seal::SealKeys;
pub use sqlite::{Between, Call, Memory, Passage};

/// A handle to the store. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    keys: Option<Arc<SealKeys>>,
}

#[derive(Clone)]
enum Backend {
    /// A single SQLite file.
    Sqlite(sqlite::Sqlite),
    /// A database server, for several nodes.
    Postgres(postgres::Postgres),
}

/// Calls the method of the active backend.
macro_rules! ask {
    ($self:ident, $store:ident => $answer:expr) => {
        match &$self.backend {
            Backend::Sqlite($store) => $answer.await,
            Backend::Postgres($store) => $answer.await,
        }
    };
}

// Below the macro, which is in scope from here on.
mod people;

impl Store {
    /// Opens the store at `sqlite:PATH` or `postgres://…` and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        // SQLite would open a separate temporary database in every connection for these two.
        let is_file = |path: &&str| !matches!(*path, "" | ":memory:");
        if let Some(path) = address.strip_prefix("sqlite:").filter(is_file) {
            Ok(Store::of(Backend::Sqlite(sqlite::Sqlite::open(path.as_ref()).await?)))
        } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            Ok(Store::of(Backend::Postgres(postgres::Postgres::open(address).await?)))
        } else {
            Err(StoreError::Address(address.split('@').next_back().unwrap_or_default().to_owned()))
        }
    }

    fn of(backend: Backend) -> Store {
        Store { backend, keys: None }
    }

    /// Adds keys that seal the secrets of running games and of devices.
    pub fn sealed_with(self, keys: SealKeys) -> Store {
        Store { keys: Some(Arc::new(keys)), ..self }
    }

    /// Whether several nodes may use this store.
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres(_))
    }

    /// The clock as it was when the store was opened, as recorded by earlier servers.
    pub fn clock(&self) -> &StoreClock {
        match &self.backend {
            Backend::Sqlite(store) => store.clock(),
            Backend::Postgres(store) => store.clock(),
        }
    }

    /// Records the time, unless a later one is recorded.
    pub async fn put_clock(&self, now_ms: u64) -> Result<(), StoreError> {
        ask!(self, store => store.put_clock(now_ms))
    }

    /// Records the periods in which no server ran.
    pub async fn put_outages(&self, outages: &[(u64, u64)]) -> Result<(), StoreError> {
        ask!(self, store => store.put_outages(to_json(&outages)))
    }

    /// Checks that the store responds.
    pub async fn ping(&self) -> Result<(), StoreError> {
        ask!(self, store => store.ping())
    }

    /// Finishes pending writes and closes all connections.
    pub async fn close(&self) {
        ask!(self, store => store.close())
    }

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

    /// Has the table woken by `due_ms` at the latest. An earlier time that is already stored stays.
    pub async fn wake_by(&self, table: TableId, due_ms: u64) -> Result<(), StoreError> {
        ask!(self, store => store.wake_by(table, due_ms))
    }

    /// Records that the table need not be woken before `due_ms`, or at all. The caller knows the log up to `ply`; this
    /// has no effect if there are moves from `ply` on.
    pub async fn rest_until(&self, table: TableId, ply: u32, due_ms: Option<u64>) -> Result<(), StoreError> {
        ask!(self, store => store.rest_until(table, ply, due_ms))
    }

    /// Claims up to `limit` tables that are due. Each is due again at `again_ms`, in case the claiming node dies.
    pub async fn claim_due(
        &self,
        now_ms: u64,
        again_ms: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        ask!(self, store => store.claim_due(now_ms, again_ms, limit))
    }

    /// Stores a line of chat (as JSON), and keeps only the last `most` lines.
    pub async fn say(&self, table: TableId, said: &str, most: u32) -> Result<(), StoreError> {
        ask!(self, store => store.say(table, said, most))
    }

    /// The last lines of chat, oldest first.
    pub async fn said(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        ask!(self, store => store.said(table))
    }

    /// Stores an arbiter's memory.
    pub async fn put_memory(&self, table: TableId, memory: &str) -> Result<(), StoreError> {
        ask!(self, store => store.put_memory(table, memory))
    }

    /// An arbiter's stored memory.
    pub async fn memory(&self, table: TableId) -> Result<Option<String>, StoreError> {
        ask!(self, store => store.memory(table))
    }
}

/// The states in which a table is active.
const GOING_ON: [TableState; 2] = [TableState::Open, TableState::Playing];
