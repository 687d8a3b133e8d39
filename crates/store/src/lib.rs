//! Persistence: one interface, two databases.
//!
//! The log is the truth. [`Store::append`] with the expected ply is the only write that decides anything: two nodes
//! that race for a ply cannot both win, and what it answers `Done` to survives the machine. Everything else about a
//! running game can be thrown away and read again from the moves.
//!
//! Read in this order: [`records`] (what is stored), [`writer`] (how many appends become one transaction), [`sqlite`]
//! and [`postgres`] (the same questions in plain SQL, one module each).
//!
//! This crate knows no rules and no clock: times and secrets are handed in.
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
    Append, Appended, Bar, BeaconRecord, Device, Doors, DrawRecord, Head, Identity, ListQuery, MoveRow,
    Report, Saved, SeatRecord, SecretHash, StoreClock, StoreError, TableRecord,
};
use records::{KeptTable, to_json};
pub use seal::SealKeys;

/// Where everything is kept. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    keys: Option<Arc<SealKeys>>,
}

#[derive(Clone)]
enum Backend {
    /// One file.
    Sqlite(sqlite::Sqlite),
    /// A database server, for several nodes.
    Postgres(postgres::Postgres),
}

/// Asks whichever backend it is.
macro_rules! ask {
    ($self:ident, $store:ident => $answer:expr) => {
        match &$self.backend {
            Backend::Sqlite($store) => $answer.await,
            Backend::Postgres($store) => $answer.await,
        }
    };
}

impl Store {
    /// Opens the store at `sqlite:PATH` or `postgres://…` and brings its tables up to date.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        // SQLite takes these two for a database of its own in every connection, gone with it.
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

    /// The same, with keys that seal secrets of running games and of devices.
    pub fn sealed_with(self, keys: SealKeys) -> Store {
        Store { keys: Some(Arc::new(keys)), ..self }
    }

    /// Whether several nodes may use it.
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres(_))
    }

    /// What is kept of a device's secret.
    fn kept_form(&self, secret: SecretHash) -> SecretHash {
        self.keys.as_ref().and_then(|keys| keys.forms(secret).next()).unwrap_or(secret)
    }

    /// Guests who were read lately are read again.
    fn forget_known(&self) {
        if let Backend::Sqlite(store) = &self.backend {
            store.forget_known();
        }
    }

    /// Those of these devices' secrets that the store no longer has. Where one process has the store, it knows by itself.
    pub async fn forgotten(&self, secrets: &[SecretHash]) -> Result<Vec<SecretHash>, StoreError> {
        let Backend::Postgres(store) = &self.backend else { return Ok(Vec::new()) };
        let kept: Vec<SecretHash> = secrets.iter().map(|secret| self.kept_form(*secret)).collect();
        let there = store.there(&kept).await?;
        let gone = secrets.iter().zip(&kept).filter(|(_, kept)| !there.contains(*kept));
        Ok(gone.map(|(secret, _)| *secret).collect())
    }

    /// What time it was when the store was opened, as the servers before said.
    pub fn clock(&self) -> &StoreClock {
        match &self.backend {
            Backend::Sqlite(store) => store.clock(),
            Backend::Postgres(store) => store.clock(),
        }
    }

    /// Keeps the time, unless a later one is kept.
    pub async fn put_clock(&self, now_ms: u64) -> Result<(), StoreError> {
        ask!(self, store => store.put_clock(now_ms))
    }

    /// Keeps when no server ran.
    pub async fn put_outages(&self, outages: &[(u64, u64)]) -> Result<(), StoreError> {
        ask!(self, store => store.put_outages(to_json(&outages)))
    }

    /// Whether the store answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        ask!(self, store => store.ping())
    }

    /// Finishes what is under way and closes all connections.
    pub async fn close(&self) {
        ask!(self, store => store.close())
    }

    /// Appends a move where `ply` is the next one, in the same transaction as what follows from it. `Done` means it is
    /// durable; on an error nobody knows whether it was written, and the log has to be read.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        ask!(self, store => store.append(append))
    }

    /// The moves of a table from `ply` on.
    pub async fn moves(&self, table: TableId, ply: u32) -> Result<Vec<MoveRow>, StoreError> {
        ask!(self, store => store.moves(table, ply))
    }

    /// How far these tables are; unknown ones are left out.
    pub async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>, StoreError> {
        ask!(self, store => store.heads(tables))
    }

    /// Keeps a new table. A `Conflict` means that its id is taken.
    pub async fn create(&self, table: &TableRecord) -> Result<Saved, StoreError> {
        let secret = self.kept_secret(table);
        ask!(self, store => store.create(table, secret))
    }

    /// What is kept of a table's secret: while nobody may know it, it is sealed where there is a key.
    fn kept_secret(&self, table: &TableRecord) -> Vec<u8> {
        match (&self.keys, table.state) {
            (Some(keys), TableState::Open | TableState::Playing | TableState::Closed) => {
                keys.seal(table.id.as_str(), &table.secret)
            }
            (None, _) | (Some(_), TableState::Over) => table.secret.to_vec(),
        }
    }

    /// Replaces what is known of a table, if it still has the version it was read with.
    pub async fn save(&self, table: &TableRecord) -> Result<Saved, StoreError> {
        let secret = self.kept_secret(table);
        ask!(self, store => store.save(table, secret))
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

    /// A table with its secret, which may have been sealed.
    fn opened(&self, kept: KeptTable) -> Result<TableRecord, StoreError> {
        let secret = match (kept.plain_secret(), &self.keys) {
            (Some(secret), _) => secret,
            (None, Some(keys)) => keys.open(kept.record.id.as_str(), &kept.secret)?,
            (None, None) => return Err(StoreError::NoKey),
        };
        Ok(TableRecord { secret, ..kept.record })
    }

    /// Tables with their secrets. One whose key is missing does not spoil a whole list: it is left out.
    fn all_opened(&self, tables: Vec<KeptTable>) -> Result<Vec<TableRecord>, StoreError> {
        let opened = tables.into_iter().map(|table| self.opened(table));
        opened.filter(|table| !matches!(table, Err(StoreError::NoKey))).collect()
    }

    /// Listed tables that are open or playing, newest first.
    pub async fn listed(&self, query: &ListQuery) -> Result<Vec<TableRecord>, StoreError> {
        let tables = ask!(self, store => store.listed(query))?;
        self.all_opened(tables)
    }

    /// Tables at which somebody sits, newest first.
    pub async fn tables_of(
        &self,
        identity: IdentityId,
        query: &ListQuery,
    ) -> Result<Vec<TableRecord>, StoreError> {
        let tables = ask!(self, store => store.tables_of(identity, query))?;
        self.all_opened(tables)
    }

    /// How many open or playing tables somebody is host of.
    pub async fn hosted(&self, identity: IdentityId) -> Result<u32, StoreError> {
        ask!(self, store => store.hosted(identity))
    }

    /// How many of the tables somebody is host of are playing without a person who is there.
    pub async fn hosted_by_bots(&self, identity: IdentityId) -> Result<u32, StoreError> {
        ask!(self, store => store.hosted_by_bots(identity))
    }

    /// Closes tables that were opened before `before_ms` and never started. Returns how many.
    pub async fn close_stale(&self, before_ms: u64) -> Result<u64, StoreError> {
        ask!(self, store => store.close_stale(before_ms))
    }

    /// Somebody has to look at the table at `due_ms` at the latest. An earlier time that is already kept stays.
    pub async fn wake_by(&self, table: TableId, due_ms: u64) -> Result<(), StoreError> {
        ask!(self, store => store.wake_by(table, due_ms))
    }

    /// Nobody has to look at the table before `due_ms`, or at all; said by somebody who knows it up to `ply`, and
    /// without effect if there are moves from `ply` on.
    pub async fn rest_until(&self, table: TableId, ply: u32, due_ms: Option<u64>) -> Result<(), StoreError> {
        ask!(self, store => store.rest_until(table, ply, due_ms))
    }

    /// Takes up to `limit` tables that are due. Each is due again at `again_ms`, in case whoever took it dies.
    pub async fn claim_due(
        &self,
        now_ms: u64,
        again_ms: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        ask!(self, store => store.claim_due(now_ms, again_ms, limit))
    }

    /// Keeps a line of chat (as JSON), and the last `most` of them.
    pub async fn say(&self, table: TableId, said: &str, most: u32) -> Result<(), StoreError> {
        ask!(self, store => store.say(table, said, most))
    }

    /// The last lines of chat, oldest first.
    pub async fn said(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        ask!(self, store => store.said(table))
    }

    /// Keeps what an arbiter must not forget.
    pub async fn put_memory(&self, table: TableId, memory: &str) -> Result<(), StoreError> {
        ask!(self, store => store.put_memory(table, memory))
    }

    /// What an arbiter left.
    pub async fn memory(&self, table: TableId) -> Result<Option<String>, StoreError> {
        ask!(self, store => store.memory(table))
    }

    /// Keeps a new guest with the secret of the first device.
    pub async fn add_identity(&self, identity: &Identity, secret: SecretHash) -> Result<Saved, StoreError> {
        let secret = self.kept_form(secret);
        ask!(self, store => store.add_identity(identity, secret))
    }

    /// Whose secret this is.
    pub async fn identity(&self, secret: SecretHash) -> Result<Option<Identity>, StoreError> {
        let Some(keys) = &self.keys else { return ask!(self, store => store.identity(secret)) };
        let current = self.kept_form(secret);
        // Kept with the current key, with an older one, or from before there was any.
        for form in keys.forms(secret).chain([secret]) {
            if let Some(identity) = ask!(self, store => store.identity(form))? {
                if form != current {
                    self.rekey(form, current).await?;
                }
                return Ok(Some(identity));
            }
        }
        Ok(None)
    }

    /// Changes name and picture.
    pub async fn edit_identity(&self, identity: &Identity) -> Result<(), StoreError> {
        ask!(self, store => store.edit_identity(identity))
    }

    /// Adds the secret of another device.
    pub async fn add_secret(
        &self,
        identity: IdentityId,
        secret: SecretHash,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let secret = self.kept_form(secret);
        ask!(self, store => store.add_secret(identity, secret, now_ms))
    }

    /// Forgets the secret of a device.
    pub async fn forget_secret(&self, secret: SecretHash) -> Result<(), StoreError> {
        let secret = self.kept_form(secret);
        ask!(self, store => store.forget_secret(secret))
    }

    /// Keeps a link to go on with another device.
    pub async fn add_link(
        &self,
        identity: IdentityId,
        link: SecretHash,
        expires_ms: u64,
    ) -> Result<(), StoreError> {
        let link = self.kept_form(link);
        ask!(self, store => store.add_link(identity, link, expires_ms))
    }

    /// Whose link this is. It is used up, and with it all links that are too old.
    pub async fn take_link(&self, link: SecretHash, now_ms: u64) -> Result<Option<Identity>, StoreError> {
        let link = self.kept_form(link);
        ask!(self, store => store.take_link(link, now_ms))
    }

    /// Forgets guests from before `before_ms` who never sat down. Returns how many.
    pub async fn forget_strangers(&self, before_ms: u64) -> Result<u64, StoreError> {
        ask!(self, store => store.forget_strangers(before_ms))
    }
}

/// The states in which a table counts as going on.
const GOING_ON: [TableState; 2] = [TableState::Open, TableState::Playing];
