//! A database in memory, for simulations: the same tables and the same SQL, on the thread of whoever asks, so that the
//! same calls in the same order always have the same effect. What happens to a call on its way is up to the simulation.

use std::{
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use klad_protocol::TableId;
use rusqlite::{Connection, params_from_iter, types::Value};
use tokio::sync::oneshot;

use super::{FromMemory, Place, Sqlite, deadlines::claim, guarded::Guarded, moves::put_moves, people::Known};
use crate::{
    Backend, Store, migrations,
    records::{Append, Appended, StoreClock, StoreError, id},
    writer::{Waiting, Written},
};

/// A call that is on its way, or the reason why it fails.
pub type Passage = Pin<Box<dyn Future<Output = Result<(), String>> + Send>>;

/// What a call does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    /// It changes nothing.
    Read,
    /// It may change something.
    Write,
}

/// What lies between a [`Store`] in memory and its database: the network, and a disk that has to be waited for.
pub trait Between: Send + Sync + 'static {
    /// Before a call takes effect. If it fails, the call never does.
    fn before(&self, call: Call) -> Passage;

    /// After a call has taken effect, and before whoever asked hears of it.
    fn after(&self, call: Call) -> Passage;

    /// These tables have just been claimed at this time.
    fn claimed(&self, now_ms: u64, tables: &mut Vec<TableId>);
}

/// A database in memory, which all stores on it share.
#[derive(Clone)]
pub struct Memory {
    connection: Arc<Mutex<Connection>>,
    known: Arc<Known>,
    guarded: Guarded,
}

impl Memory {
    /// An empty database.
    pub fn new() -> Result<Memory, StoreError> {
        let connection = Connection::open_in_memory()?;
        connection.pragma_update(None, "foreign_keys", true)?;
        for (.., sql) in migrations::SQLITE {
            connection.execute_batch(sql)?;
        }
        connection.set_prepared_statement_cache_capacity(super::STATEMENTS);
        Ok(Memory {
            connection: Arc::new(Mutex::new(connection)),
            known: Arc::default(),
            guarded: Guarded::default(),
        })
    }

    /// A store on this database.
    pub fn store(&self, between: impl Between) -> Result<Store, StoreError> {
        let meta: rusqlite::Result<_> = self.look(|connection| {
            let mut select = connection.prepare("select name, value from meta")?;
            let rows = select.query_map([], <(String, String)>::from_memory)?;
            rows.collect()
        });
        let line = Line { connection: self.connection.clone(), between: Arc::new(between) };
        Ok(Store::of(Backend::Sqlite(Sqlite {
            place: Place::Memory(line),
            known: self.known.clone(),
            guarded: self.guarded.clone(),
            clock: Arc::new(StoreClock::of(meta?)),
        })))
    }

    /// Looks at the database itself, or does something to it.
    pub fn look<T>(&self, look: impl FnOnce(&Connection) -> T) -> T {
        look(&lock(&self.connection))
    }
}

fn lock(connection: &Mutex<Connection>) -> MutexGuard<'_, Connection> {
    connection.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A store's way to a database in memory.
#[derive(Clone)]
pub(super) struct Line {
    connection: Arc<Mutex<Connection>>,
    between: Arc<dyn Between>,
}

impl Line {
    async fn pass<T>(
        &self,
        call: Call,
        does: impl FnOnce(&Connection) -> Result<T, StoreError> + Send,
    ) -> Result<T, StoreError> {
        self.between.before(call).await.map_err(StoreError::Writer)?;
        let done = does(&lock(&self.connection));
        self.between.after(call).await.map_err(StoreError::Writer)?;
        done
    }

    pub(super) async fn rows<R: FromMemory>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<R>, StoreError> {
        self.pass(Call::Read, |connection| {
            // To rusqlite, parameters with a dollar sign have names, not numbers.
            let mut select = connection.prepare_cached(&sql.replace('$', "?"))?;
            let rows = select.query_map(params_from_iter(values), |row| R::from_memory(row))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Does all of this or nothing.
    pub(super) async fn run<T>(
        &self,
        does: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send,
    ) -> Result<T, StoreError> {
        self.pass(Call::Write, |connection| whole(connection, does)).await
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        // Nobody listens: the answer is what was written.
        let waiting = [Waiting { append, answer: oneshot::channel().0 }];
        let written: Written = self.run(|connection| put_moves(connection, &waiting)).await?;
        Ok(if written.is_empty() { Appended::Conflict } else { Appended::Done })
    }

    pub(super) async fn claim_due(
        &self,
        now_ms: u64,
        again_ms: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.pass(Call::Write, |connection| {
            let claimed = whole(connection, |connection| claim(connection, now_ms, again_ms, limit))?;
            let mut claimed = claimed.iter().map(|table| id(table)).collect::<Result<_, _>>()?;
            self.between.claimed(now_ms, &mut claimed);
            Ok(claimed)
        })
        .await
    }
}

/// Does all of this or nothing. A savepoint, because a simulation may be in the middle of a transaction of its own.
fn whole<T>(
    connection: &Connection,
    does: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    connection.execute_batch("savepoint whole")?;
    let done = does(connection);
    let end = if done.is_ok() { "release whole" } else { "rollback to whole; release whole" };
    connection.execute_batch(end)?;
    Ok(done?)
}
