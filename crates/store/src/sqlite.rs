//! SQLite: one file in WAL mode, one writer with group commit, a few readers. The writer has a thread of its own and
//! uses rusqlite: sqlx would pass every statement to another thread and wait for it. The file belongs to one process, which
//! [`file`](mod@file) ensures; so [`people`] can cache guests. Or no file and no thread at all: [`memory`](mod@memory).
//!
//! `synchronous = full`: a transaction is synced to disk before it is acknowledged, so an acknowledged move survives a
//! power cut. Group commit shares one sync among all moves that wait for it.

mod deadlines;
mod file;
mod guarded;
mod memory;
mod moves;
mod pace;
mod people;
mod rows;
mod tables;

use std::{path::Path, sync::Arc, thread, time::Duration};

use rusqlite::Connection;
use sqlx::{
    ConnectOptions, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::{mpsc, oneshot};

pub use self::memory::{Between, Call, Memory, Passage};
pub(crate) use self::rows::FromMemory;
use self::{guarded::Guarded, memory::Line, moves::put_moves, pace::Pace, people::Known};
use crate::{
    migrations::{self, migrator},
    records::{StoreClock, StoreError},
    writer::{self, BATCH_MAX, QUEUE, Waiting, Written},
};

/// How many prepared statements the writer keeps.
const STATEMENTS: usize = 64;

/// A write other than an append: what it does, then what to do once it is durable (or not).
type Job = Box<dyn FnOnce(&Connection) -> Done + Send>;
type Conclusion = Box<dyn FnOnce(Result<(), String>) + Send>;

/// A finished job.
struct Done {
    conclude: Conclusion,
    /// It failed between two statements: its partial work must be rolled back.
    is_half_done: bool,
}

enum Work {
    Append(Waiting),
    Job(Job),
    Stop(oneshot::Sender<()>),
}

/// One file, or a database in memory.
#[derive(Clone)]
pub(crate) struct Sqlite {
    place: Place,
    known: Arc<Known>,
    guarded: Guarded,
    clock: Arc<StoreClock>,
}

/// Where the database is.
#[derive(Clone)]
enum Place {
    File { readers: SqlitePool, writer: mpsc::Sender<Work>, lock: file::Lock },
    Memory(Line),
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let lock = file::claim(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", "4000")
            // SQLite's statement journal goes to memory, not to a file in /tmp.
            .pragma("temp_store", "memory")
            .disable_statement_logging();
        // Migrations added by a newer version do no harm.
        let mut connection = options.connect().await?;
        migrator(migrations::SQLITE).run(&mut connection).await?;
        sqlx::Connection::close(connection).await?;
        // A file does not disconnect, so connections need no check before use.
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .test_before_acquire(false)
            .connect_with(options.read_only(true))
            .await?;
        let meta = sqlx::query_as("select name, value from meta").fetch_all(&readers).await?;
        let (writer, work) = mpsc::channel(QUEUE);
        let connection = open_writer(path)?;
        let fault = |error| StoreError::File(path.display().to_string(), error);
        thread::Builder::new()
            .name("klad-writer".into())
            .spawn(move || write(connection, work))
            .map_err(fault)?;
        let guarded = Guarded::read(&readers).await?;
        let clock = Arc::new(StoreClock::of(meta));
        let place = Place::File { readers, writer, lock };
        Ok(Sqlite { place, known: Arc::default(), guarded, clock })
    }

    pub(crate) fn guarded(&self) -> &Guarded {
        &self.guarded
    }

    pub(crate) fn forget_known(&self) {
        self.known.forget_all();
    }

    pub(crate) fn clock(&self) -> &StoreClock {
        &self.clock
    }

    pub(crate) async fn put_clock(&self, now_ms: u64) -> Result<(), StoreError> {
        self.run_one(move |writer| {
            let put = "insert into meta (name, value) values ('latest_ms', ?1) on conflict (name)
                       do update set value = max(cast(value as integer), cast(excluded.value as integer))";
            writer.prepare_cached(put)?.execute([now_ms.to_string()]).map(|_| ())
        })
        .await
    }

    pub(crate) async fn put_outages(&self, outages: String) -> Result<(), StoreError> {
        self.run_one(move |writer| {
            let put = "insert into meta (name, value) values ('outages', ?1)
                       on conflict (name) do update set value = excluded.value";
            writer.prepare_cached(put)?.execute([outages]).map(|_| ())
        })
        .await
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        self.run_one(|writer| writer.query_row("select 1", [], |_| Ok(()))).await
    }

    pub(crate) async fn close(&self) {
        let Place::File { readers, writer, lock } = &self.place else { return };
        // The readers close first: the last connection to close can then checkpoint everything into the one file.
        readers.close().await;
        let (stopped, wait) = oneshot::channel();
        if writer.send(Work::Stop(stopped)).await.is_ok() {
            let _ = wait.await;
        }
        lock.give_back();
    }

    /// Runs a job in the next transaction and returns once it is durable. If it fails half done, so does the whole
    /// transaction: a savepoint around each job would cost everybody a copy of every page, only to guard against disk
    /// errors that affect everybody anyway.
    async fn run<T, F>(&self, does: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        self.submit(true, does).await
    }

    /// The same for a single statement, which is atomic by itself.
    pub(crate) async fn run_one<T, F>(&self, does: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        self.submit(false, does).await
    }

    async fn submit<T, F>(&self, several: bool, does: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let writer = match &self.place {
            Place::File { writer, .. } => writer,
            Place::Memory(line) => return line.run(does).await,
        };
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let result = does(connection);
            let is_half_done = several && result.is_err();
            let conclude: Conclusion = Box::new(move |committed| {
                let result = result.map_err(StoreError::from);
                let _ = answer
                    .send(result.and_then(|value| committed.map_err(StoreError::Writer).map(|()| value)));
            });
            Done { conclude, is_half_done }
        });
        let stopped = || StoreError::Writer("the writer has stopped or abandoned the transaction".into());
        writer.send(Work::Job(job)).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

/// The connection that does all writes. The migrations have set the file up.
fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    // SQLite's statement journal goes to memory, not to a file in /tmp.
    connection.pragma_update(None, "temp_store", "memory")?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// The thread that does all writes. It ends when the last handle is dropped or it is asked to stop.
fn write(connection: Connection, mut work: mpsc::Receiver<Work>) {
    let mut gathered = Vec::with_capacity(BATCH_MAX);
    let mut pace = Pace::new(std::time::Instant::now());
    let mut rest_until: Option<std::time::Instant> = None;
    while work.blocking_recv_many(&mut gathered, BATCH_MAX) > 0 {
        if let Some(until) = rest_until {
            thread::sleep(until.saturating_duration_since(std::time::Instant::now()));
        }
        while gathered.len() < BATCH_MAX
            && let Ok(more) = work.try_recv()
        {
            gathered.push(more);
        }
        let together = gathered.len();
        let (mut appends, mut jobs, mut stops) = (Vec::new(), Vec::new(), Vec::new());
        for work in gathered.drain(..) {
            match work {
                Work::Append(waiting) => appends.push(waiting),
                Work::Job(job) => jobs.push(job),
                Work::Stop(stopped) => stops.push(stopped),
            }
        }
        let appends = writer::without_rivals(appends);
        if !(appends.is_empty() && jobs.is_empty()) {
            write_all(&connection, appends, jobs);
        }
        rest_until = pace.made(together, std::time::Instant::now());
        if !stops.is_empty() {
            if let Err(error) = connection.pragma_update(None, "wal_checkpoint", "truncate") {
                tracing::warn!(%error, "cannot checkpoint the write-ahead log");
            }
            drop(connection);
            for stopped in stops {
                let _ = stopped.send(());
            }
            return;
        }
    }
}

/// Writes everything that waits, in one transaction.
fn write_all(connection: &Connection, appends: Vec<Waiting>, jobs: Vec<Job>) {
    let mut conclusions = Vec::with_capacity(jobs.len());
    let outcome = transaction(connection, &appends, jobs, &mut conclusions);
    if let Err(error) = &outcome {
        tracing::error!(%error, moves = appends.len(), "a transaction failed");
        // Fails if the transaction has already been rolled back, which is fine.
        let _ = connection.execute_batch("rollback");
    }
    let committed = outcome.as_ref().map(|_| ()).map_err(ToString::to_string);
    conclusions.into_iter().for_each(|conclude| conclude(committed.clone()));
    writer::answer(appends, outcome);
}

fn transaction(
    connection: &Connection,
    appends: &[Waiting],
    jobs: Vec<Job>,
    conclusions: &mut Vec<Conclusion>,
) -> Result<Written, StoreError> {
    connection.prepare_cached("begin immediate")?.execute([])?;
    let written = put_moves(connection, appends)?;
    for job in jobs {
        let done = job(connection);
        conclusions.push(done.conclude);
        if done.is_half_done {
            return Err(StoreError::Writer("part of this transaction failed".into()));
        }
    }
    connection.prepare_cached("commit")?.execute([])?;
    Ok(written)
}
