//! Persistence: one interface, two databases.
//!
//! The log is the truth. [`Store::append`] with the expected ply is the only write that decides anything: two nodes
//! that race for a ply cannot both win, and an append that returned `Done` survives a crash of the machine. Everything
//! else about a running game can be discarded and rebuilt from the moves.
//!
//! Read in this order: [`records`] (what is stored), [`tables`], [`beside`], [`people`] and [`keeping`] (the methods of
//! [`Store`], by subject), [`writer`] (how many appends become one transaction), [`sqlite`] and [`postgres`] (the same
//! queries in plain SQL, one module each).
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

use klad_protocol::TableState;
use records::to_json;
pub use records::{
    Access, Append, Appended, BeaconRecord, Device, DrawRecord, Ending, Head, Identity, ListQuery, MoveRow,
    Report, Restriction, Saved, SeatRecord, SecretHash, StoreClock, StoreError, TableRecord,
};
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
mod beside;
mod people;
mod tables;

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
}

/// The states in which a table is active.
const GOING_ON: [TableState; 2] = [TableState::Open, TableState::Playing];
