//! SQLite: one file in WAL mode, one writer with group commit, a few readers.
//!
//! `synchronous = full`: a transaction is synced to the disk before anybody hears of it, so an acknowledged move
//! survives a power cut. Group commit shares one sync among all moves that wait for it.

use std::{collections::HashSet, path::Path, time::Duration};

use futures_util::future::BoxFuture;
use klad_engine::transcript::hex;
use klad_protocol::{IdentityId, TableId, TableState};
use sqlx::{
    ConnectOptions, Connection, Executor, SqliteConnection, SqlitePool,
    error::ErrorKind,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::{mpsc, oneshot};

use crate::{
    GOING_ON,
    records::{
        Append, Appended, Head, HeadRow, Identity, IdentityRow, ListQuery, MoveRow, MoveRowRead, Saved,
        SecretHash, StoreError, TableRecord, TableRow, id, tables, to_json,
    },
    writer::{self, BATCH_MAX, QUEUE, Waiting},
};

/// A write other than an append: what it does, then what to do once it is durable (or not).
type Job = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Conclusion> + Send>;
type Conclusion = Box<dyn FnOnce(Result<(), String>) + Send>;

enum Work {
    Append(Waiting),
    Job(Job),
    Stop(oneshot::Sender<()>),
}

/// One file.
#[derive(Clone)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Work>,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", "4000")
            .disable_statement_logging();
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!("../../migrations/sqlite").run(&mut connection).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let (writer, work) = mpsc::channel(QUEUE);
        tokio::spawn(write(connection, work));
        Ok(Sqlite { readers, writer })
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        self.run_one(|writer| {
            Box::pin(async move { sqlx::query("select 1").execute(writer).await.map(|_| ()) })
        })
        .await
    }

    pub(crate) async fn close(&self) {
        let (stopped, wait) = oneshot::channel();
        if self.writer.send(Work::Stop(stopped)).await.is_ok() {
            let _ = wait.await;
        }
        self.readers.close().await;
    }

    /// Does something in the next transaction and answers once that is durable.
    async fn run<T, F>(&self, does: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send + 'static,
    {
        self.run_one(|connection| Box::pin(in_savepoint(connection, does))).await
    }

    /// The same for a single statement, which is done or not done by itself.
    async fn run_one<T, F>(&self, does: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            Box::pin(async move {
                let result = does(connection).await;
                let conclusion: Conclusion = Box::new(move |committed| {
                    let result = result.map_err(StoreError::from);
                    let _ = answer
                        .send(result.and_then(|value| committed.map_err(StoreError::Writer).map(|()| value)));
                });
                conclusion
            })
        });
        let stopped = || StoreError::Writer("the writer has stopped".into());
        self.writer.send(Work::Job(job)).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        writer::submit(&self.writer, append, Work::Append).await
    }

    pub(crate) async fn moves(&self, table: TableId, ply: u32) -> Result<Vec<MoveRow>, StoreError> {
        let rows: Vec<MoveRowRead> = sqlx::query_as(
            "select ply, seat, notation, at_ms from moves where table_id = ?1 and ply >= ?2 order by ply",
        )
        .bind(table.as_str())
        .bind(ply)
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(MoveRow::try_from).collect()
    }

    pub(crate) async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>, StoreError> {
        let rows: Vec<HeadRow> = sqlx::query_as(
            "select id, version, coalesce((select max(ply) + 1 from moves where table_id = id), 0) as plies
             from tables where id in (select value from json_each(?1))",
        )
        .bind(to_json(&tables))
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Head::try_from).collect()
    }

    pub(crate) async fn create(&self, table: &TableRecord) -> Result<Saved, StoreError> {
        let table = table.clone();
        self.run(move |writer| {
            Box::pin(async move {
                let done = sqlx::query(
                    "insert into tables (id, game, rules, options, clock, chat, listed, host, state, secret,
                                         created_ms, started_ms, ended_ms, outcome, next, version)
                     values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
                     on conflict do nothing",
                )
                .bind(table.id.as_str())
                .bind(&table.game)
                .bind(table.rules)
                .bind(table.options.to_string())
                .bind(to_json(&table.clock))
                .bind(table.chat.as_str())
                .bind(table.listed)
                .bind(table.host.as_str())
                .bind(table.state.as_str())
                .bind(table.secret.as_slice())
                .bind(table.created_ms as i64)
                .bind(table.started_ms.map(|ms| ms as i64))
                .bind(table.ended_ms.map(|ms| ms as i64))
                .bind(table.outcome.as_ref().map(to_json))
                .bind(table.next.as_ref().map(TableId::as_str))
                .bind(table.version as i64)
                .execute(&mut *writer)
                .await?;
                if done.rows_affected() == 0 {
                    return Ok(Saved::Conflict);
                }
                put_seats(writer, &table).await?;
                Ok(Saved::Done)
            })
        })
        .await
    }

    pub(crate) async fn save(&self, table: &TableRecord) -> Result<Saved, StoreError> {
        let table = table.clone();
        self.run(move |writer| {
            Box::pin(async move {
                let done = sqlx::query(
                    "update tables set options = ?3, clock = ?4, chat = ?5, listed = ?6, host = ?7, state = ?8,
                         started_ms = ?9, ended_ms = ?10, outcome = ?11, next = ?12, version = version + 1
                     where id = ?1 and version = ?2",
                )
                .bind(table.id.as_str())
                .bind(table.version as i64)
                .bind(table.options.to_string())
                .bind(to_json(&table.clock))
                .bind(table.chat.as_str())
                .bind(table.listed)
                .bind(table.host.as_str())
                .bind(table.state.as_str())
                .bind(table.started_ms.map(|ms| ms as i64))
                .bind(table.ended_ms.map(|ms| ms as i64))
                .bind(table.outcome.as_ref().map(to_json))
                .bind(table.next.as_ref().map(TableId::as_str))
                .execute(&mut *writer)
                .await?;
                if done.rows_affected() == 0 {
                    return Ok(Saved::Conflict);
                }
                put_seats(writer, &table).await?;
                Ok(Saved::Done)
            })
        })
        .await
    }

    pub(crate) async fn table(&self, id: TableId) -> Result<Option<TableRecord>, StoreError> {
        let rows = sqlx::query_as("select * from tables where id = ?1")
            .bind(id.as_str())
            .fetch_all(&self.readers)
            .await?;
        Ok(self.with_seats(rows).await?.pop())
    }

    pub(crate) async fn listed(&self, query: &ListQuery) -> Result<Vec<TableRecord>, StoreError> {
        let (before_ms, before_id) = before(query);
        let rows = sqlx::query_as(
            "select * from tables
             where listed = 1 and state in ('open', 'playing') and (created_ms, id) < (?1, ?2)
               and (?3 is null or game = ?3) and (?4 is null or state = ?4)
             order by created_ms desc, id desc limit ?5",
        )
        .bind(before_ms)
        .bind(before_id)
        .bind(query.game.as_deref())
        .bind(query.state.map(TableState::as_str))
        .bind(query.limit)
        .fetch_all(&self.readers)
        .await?;
        self.with_seats(rows).await
    }

    pub(crate) async fn tables_of(
        &self,
        identity: IdentityId,
        query: &ListQuery,
    ) -> Result<Vec<TableRecord>, StoreError> {
        let (before_ms, before_id) = before(query);
        let rows = sqlx::query_as(
            "select * from tables
             where id in (select table_id from seats where identity_id = ?6) and (created_ms, id) < (?1, ?2)
               and (?3 is null or game = ?3) and (?4 is null or state = ?4)
             order by created_ms desc, id desc limit ?5",
        )
        .bind(before_ms)
        .bind(before_id)
        .bind(query.game.as_deref())
        .bind(query.state.map(TableState::as_str))
        .bind(query.limit)
        .bind(identity.as_str())
        .fetch_all(&self.readers)
        .await?;
        self.with_seats(rows).await
    }

    async fn with_seats(&self, rows: Vec<TableRow>) -> Result<Vec<TableRecord>, StoreError> {
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
        let seats = sqlx::query_as(
            "select table_id, occupant, nonce, away, back_ms from seats
             where table_id in (select value from json_each(?1)) order by table_id, seat",
        )
        .bind(to_json(&ids))
        .fetch_all(&self.readers)
        .await?;
        tables(rows, seats)
    }

    pub(crate) async fn hosted(&self, identity: IdentityId) -> Result<u32, StoreError> {
        debug_assert_eq!(GOING_ON.map(TableState::as_str), ["open", "playing"]);
        let count: i64 = sqlx::query_scalar(
            "select count(*) from tables where host = ?1 and state in ('open', 'playing')",
        )
        .bind(identity.as_str())
        .fetch_one(&self.readers)
        .await?;
        Ok(count as u32)
    }

    pub(crate) async fn close_stale(&self, before_ms: u64) -> Result<u64, StoreError> {
        self.run_one(move |writer| {
            Box::pin(async move {
                let done = sqlx::query(
                    "update tables set state = 'closed', version = version + 1
                     where state = 'open' and created_ms < ?1",
                )
                .bind(before_ms as i64)
                .execute(writer)
                .await?;
                Ok(done.rows_affected())
            })
        })
        .await
    }

    pub(crate) async fn wake_by(&self, table: TableId, due_ms: u64) -> Result<(), StoreError> {
        self.run_one(move |writer| {
            Box::pin(async move { put_wakes(writer, &to_json(&[(table, due_ms)])).await })
        })
        .await
    }

    pub(crate) async fn rest_until(
        &self,
        table: TableId,
        ply: u32,
        due_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        self.run_one(move |writer| {
            Box::pin(async move {
                let query = match due_ms {
                    Some(due_ms) => sqlx::query(
                        "insert into deadlines (table_id, due_ms) select ?1, ?3
                         where not exists (select 1 from moves where table_id = ?1 and ply >= ?2)
                         on conflict (table_id) do update set due_ms = excluded.due_ms",
                    )
                    .bind(table.as_str().to_owned())
                    .bind(ply)
                    .bind(due_ms as i64),
                    None => sqlx::query(
                        "delete from deadlines where table_id = ?1
                         and not exists (select 1 from moves where table_id = ?1 and ply >= ?2)",
                    )
                    .bind(table.as_str().to_owned())
                    .bind(ply),
                };
                query.execute(writer).await.map(|_| ())
            })
        })
        .await
    }

    pub(crate) async fn claim_due(
        &self,
        now_ms: u64,
        again_ms: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        // Most of the time nothing is due, and a reader can say so without a transaction.
        let due: Option<i64> =
            sqlx::query_scalar("select min(due_ms) from deadlines").fetch_one(&self.readers).await?;
        if due.is_none_or(|due| due > now_ms as i64) {
            return Ok(Vec::new());
        }
        let claimed: Vec<String> = self
            .run_one(move |writer| {
                Box::pin(async move {
                    sqlx::query_scalar(
                        "update deadlines set due_ms = ?2 where table_id in
                             (select table_id from deadlines where due_ms <= ?1 order by due_ms limit ?3)
                         returning table_id",
                    )
                    .bind(now_ms as i64)
                    .bind(again_ms as i64)
                    .bind(limit)
                    .fetch_all(writer)
                    .await
                })
            })
            .await?;
        claimed.iter().map(|table| id(table)).collect()
    }

    pub(crate) async fn say(&self, table: TableId, said: &str, most: u32) -> Result<(), StoreError> {
        let said = said.to_owned();
        self.run(move |writer| {
            Box::pin(async move {
                sqlx::query("insert into chat (table_id, said) values (?1, ?2)")
                    .bind(table.as_str())
                    .bind(said)
                    .execute(&mut *writer)
                    .await?;
                sqlx::query(
                    "delete from chat where table_id = ?1 and id <=
                         (select id from chat where table_id = ?1 order by id desc limit 1 offset ?2)",
                )
                .bind(table.as_str())
                .bind(most)
                .execute(writer)
                .await
                .map(|_| ())
            })
        })
        .await
    }

    pub(crate) async fn said(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("select said from chat where table_id = ?1 order by id")
            .bind(table.as_str())
            .fetch_all(&self.readers)
            .await?)
    }

    pub(crate) async fn put_memory(&self, table: TableId, memory: &str) -> Result<(), StoreError> {
        let memory = memory.to_owned();
        self.run_one(move |writer| {
            Box::pin(async move {
                sqlx::query(
                    "insert into arbiters (table_id, memory) values (?1, ?2)
                     on conflict (table_id) do update set memory = excluded.memory",
                )
                .bind(table.as_str())
                .bind(memory)
                .execute(writer)
                .await
                .map(|_| ())
            })
        })
        .await
    }

    pub(crate) async fn memory(&self, table: TableId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("select memory from arbiters where table_id = ?1")
            .bind(table.as_str())
            .fetch_optional(&self.readers)
            .await?)
    }

    pub(crate) async fn add_identity(
        &self,
        identity: &Identity,
        secret: SecretHash,
    ) -> Result<Saved, StoreError> {
        let identity = identity.clone();
        self.run(move |writer| {
            Box::pin(async move {
                let done = sqlx::query(
                    "insert into identities (id, name, picture, created_ms) values (?1, ?2, ?3, ?4)
                     on conflict do nothing",
                )
                .bind(identity.id.as_str())
                .bind(&identity.name)
                .bind(identity.picture)
                .bind(identity.created_ms as i64)
                .execute(&mut *writer)
                .await?;
                if done.rows_affected() == 0 {
                    return Ok(Saved::Conflict);
                }
                put_secret(writer, identity.id, secret, identity.created_ms).await?;
                Ok(Saved::Done)
            })
        })
        .await
    }

    pub(crate) async fn identity(&self, secret: SecretHash) -> Result<Option<Identity>, StoreError> {
        let row: Option<IdentityRow> = sqlx::query_as(
            "select id, name, picture, identities.created_ms from secrets
             join identities on id = identity_id where hash = ?1",
        )
        .bind(secret.as_slice())
        .fetch_optional(&self.readers)
        .await?;
        row.map(Identity::try_from).transpose()
    }

    pub(crate) async fn edit_identity(&self, identity: &Identity) -> Result<(), StoreError> {
        let identity = identity.clone();
        self.run_one(move |writer| {
            Box::pin(async move {
                sqlx::query("update identities set name = ?2, picture = ?3 where id = ?1")
                    .bind(identity.id.as_str())
                    .bind(&identity.name)
                    .bind(identity.picture)
                    .execute(writer)
                    .await
                    .map(|_| ())
            })
        })
        .await
    }

    pub(crate) async fn add_secret(
        &self,
        identity: IdentityId,
        secret: SecretHash,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        self.run_one(move |writer| Box::pin(put_secret(writer, identity, secret, now_ms))).await
    }

    pub(crate) async fn forget_secret(&self, secret: SecretHash) -> Result<(), StoreError> {
        self.run_one(move |writer| {
            Box::pin(async move {
                sqlx::query("delete from secrets where hash = ?1")
                    .bind(secret.as_slice())
                    .execute(writer)
                    .await
                    .map(|_| ())
            })
        })
        .await
    }

    pub(crate) async fn add_link(
        &self,
        identity: IdentityId,
        link: SecretHash,
        expires_ms: u64,
    ) -> Result<(), StoreError> {
        self.run_one(move |writer| {
            Box::pin(async move {
                sqlx::query("insert into links (hash, identity_id, expires_ms) values (?1, ?2, ?3)")
                    .bind(link.as_slice())
                    .bind(identity.as_str())
                    .bind(expires_ms as i64)
                    .execute(writer)
                    .await
                    .map(|_| ())
            })
        })
        .await
    }

    pub(crate) async fn take_link(
        &self,
        link: SecretHash,
        now_ms: u64,
    ) -> Result<Option<Identity>, StoreError> {
        let row: Option<IdentityRow> = self
            .run(move |writer| {
                Box::pin(async move {
                    sqlx::query("delete from links where expires_ms < ?1")
                        .bind(now_ms as i64)
                        .execute(&mut *writer)
                        .await?;
                    let identity: Option<String> =
                        sqlx::query_scalar("delete from links where hash = ?1 returning identity_id")
                            .bind(link.as_slice())
                            .fetch_optional(&mut *writer)
                            .await?;
                    sqlx::query_as("select id, name, picture, created_ms from identities where id = ?1")
                        .bind(identity)
                        .fetch_optional(writer)
                        .await
                })
            })
            .await?;
        row.map(Identity::try_from).transpose()
    }

    pub(crate) async fn forget_strangers(&self, before_ms: u64) -> Result<u64, StoreError> {
        self.run_one(move |writer| {
            Box::pin(async move {
                let done = sqlx::query(
                    "delete from identities where created_ms < ?1
                       and not exists (select 1 from seats where identity_id = identities.id)
                       and not exists (select 1 from tables where host = identities.id and state in ('open', 'playing'))",
                )
                .bind(before_ms as i64)
                .execute(writer)
                .await?;
                Ok(done.rows_affected())
            })
        })
        .await
    }
}

/// The one task that writes. It ends when the last handle is gone or it is told to stop.
async fn write(mut connection: SqliteConnection, mut work: mpsc::Receiver<Work>) {
    let mut gathered = Vec::with_capacity(BATCH_MAX);
    while work.recv_many(&mut gathered, BATCH_MAX).await > 0 {
        let (mut appends, mut jobs, mut stops) = (Vec::new(), Vec::new(), Vec::new());
        for work in gathered.drain(..) {
            match work {
                Work::Append(waiting) => appends.push(waiting),
                Work::Job(job) => jobs.push(job),
                Work::Stop(stopped) => stops.push(stopped),
            }
        }
        let appends = writer::without_rivals(appends);
        let mut conclusions = Vec::with_capacity(jobs.len());
        let outcome = transaction(&mut connection, &appends, jobs, &mut conclusions).await;
        if let Err(error) = &outcome {
            tracing::error!(%error, moves = appends.len(), "a transaction failed");
            // Fails when the transaction is already gone, which is as good.
            let _ = connection.execute("rollback").await;
        }
        let committed = outcome.as_ref().map(|_| ()).map_err(ToString::to_string);
        conclusions.into_iter().for_each(|conclude| conclude(committed.clone()));
        writer::answer(appends, outcome);
        if !stops.is_empty() {
            let _ = connection.close().await;
            for stopped in stops {
                let _ = stopped.send(());
            }
            return;
        }
    }
    let _ = connection.close().await;
}

/// One transaction for all of them.
async fn transaction(
    connection: &mut SqliteConnection,
    appends: &[Waiting],
    jobs: Vec<Job>,
    conclusions: &mut Vec<Conclusion>,
) -> Result<HashSet<(TableId, u32)>, StoreError> {
    if jobs.is_empty()
        && let Some(written) = put_at_once(connection, appends).await?
    {
        return Ok(written);
    }
    connection.execute("begin immediate").await?;
    let written = if appends.is_empty() { HashSet::new() } else { put_moves(connection, appends).await? };
    for job in jobs {
        conclusions.push(job(connection).await);
    }
    connection.execute("commit").await?;
    Ok(written)
}

/// Inserts moves that came as one text each, see [`packed`]: table, ply, seat, time and notation at fixed places, which is
/// quicker to take apart than JSON within JSON. A move whose predecessor is missing, or whose place is taken, is left out.
const PUT_MOVES: &str = "
    insert into moves (table_id, ply, seat, notation, at_ms)
    select substr(value, 1, 12), cast(substr(value, 13, 10) as integer), cast(substr(value, 23, 3) as integer),
           substr(value, 40), cast(substr(value, 26, 14) as integer)
    from json_each(?1) as entry
    where substr(entry.value, 13, 10) = '0000000000' or exists
        (select 1 from moves
         where table_id = substr(entry.value, 1, 12) and ply = cast(substr(entry.value, 13, 10) as integer) - 1)
    on conflict do nothing
    returning table_id, ply";

/// The same, all or nothing: a missing predecessor makes the first column null, which it may not be.
const PUT_ALL_MOVES: &str = "
    insert into moves (table_id, ply, seat, notation, at_ms)
    select case
               when substr(entry.value, 13, 10) = '0000000000' or exists
                   (select 1 from moves
                    where table_id = substr(entry.value, 1, 12)
                      and ply = cast(substr(entry.value, 13, 10) as integer) - 1)
               then substr(value, 1, 12)
           end,
           cast(substr(value, 13, 10) as integer), cast(substr(value, 23, 3) as integer),
           substr(value, 40), cast(substr(value, 26, 14) as integer)
    from json_each(?1) as entry";

/// The moves as [`PUT_MOVES`] reads them.
fn packed(appends: &[Waiting]) -> String {
    let texts: Vec<String> = appends
        .iter()
        .map(|Waiting { append: Append { table, row, .. }, .. }| {
            format!("{table}{:010}{:03}{:014}{}", row.ply, row.seat.0, row.at_ms, row.notation)
        })
        .collect();
    to_json(&texts)
}

/// Moves and nothing else, in a statement that is its own transaction: one trip to the database instead of three. None if
/// one of them cannot be written: then none is, and the long way finds out which.
async fn put_at_once(
    connection: &mut SqliteConnection,
    appends: &[Waiting],
) -> Result<Option<HashSet<(TableId, u32)>>, StoreError> {
    if appends.iter().any(|waiting| waiting.append.wake_ms.is_some() || waiting.append.outcome.is_some()) {
        return Ok(None);
    }
    match sqlx::query(PUT_ALL_MOVES).bind(packed(appends)).execute(connection).await {
        Ok(_) => {
            let places = appends.iter().map(|waiting| (waiting.append.table, waiting.append.row.ply));
            Ok(Some(places.collect()))
        }
        Err(sqlx::Error::Database(error))
            if matches!(error.kind(), ErrorKind::UniqueViolation | ErrorKind::NotNullViolation) =>
        {
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

async fn put_moves(
    connection: &mut SqliteConnection,
    appends: &[Waiting],
) -> Result<HashSet<(TableId, u32)>, StoreError> {
    let written: Vec<(String, i64)> =
        sqlx::query_as(PUT_MOVES).bind(packed(appends)).fetch_all(&mut *connection).await?;
    let written: HashSet<(TableId, u32)> = written
        .iter()
        .map(|(table, ply)| Ok((id(table)?, *ply as u32)))
        .collect::<Result<_, StoreError>>()?;
    let done = || {
        appends
            .iter()
            .map(|waiting| &waiting.append)
            .filter(|append| written.contains(&(append.table, append.row.ply)))
    };
    let wakes: Vec<_> = done().filter_map(|append| Some((append.table, append.wake_ms?))).collect();
    if !wakes.is_empty() {
        put_wakes(connection, &to_json(&wakes)).await?;
    }
    let outcomes: Vec<_> = done()
        .filter_map(|append| Some((append.table, to_json(append.outcome.as_ref()?), append.row.at_ms)))
        .collect();
    if !outcomes.is_empty() {
        sqlx::query(
            "update tables set state = 'over', outcome = ended.outcome, ended_ms = ended.at_ms, version = version + 1
             from (select value ->> 0 as table_id, value ->> 1 as outcome, value ->> 2 as at_ms from json_each(?1))
                 as ended
             where id = ended.table_id",
        )
        .bind(to_json(&outcomes))
        .execute(&mut *connection)
        .await?;
    }
    Ok(written)
}

async fn put_wakes(connection: &mut SqliteConnection, wakes: &str) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into deadlines (table_id, due_ms) select value ->> 0, value ->> 1 from json_each(?1) where true
         on conflict (table_id) do update set due_ms = min(due_ms, excluded.due_ms)",
    )
    .bind(wakes.to_owned())
    .execute(connection)
    .await
    .map(|_| ())
}

async fn put_seats(connection: &mut SqliteConnection, table: &TableRecord) -> Result<(), sqlx::Error> {
    let seats: Vec<_> = (0u32..)
        .zip(&table.seats)
        .map(|(place, seat)| {
            let identity = seat.occupant.person();
            let nonce = seat.nonce.as_ref().map(|nonce| hex(nonce));
            (place, to_json(&seat.occupant), identity, nonce, u8::from(seat.away), seat.back_ms)
        })
        .collect();
    sqlx::query(
        "insert into seats (table_id, seat, occupant, identity_id, nonce, away, back_ms)
         select ?1, value ->> 0, value ->> 1, value ->> 2, unhex(value ->> 3), value ->> 4, value ->> 5
         from json_each(?2) where true
         on conflict (table_id, seat) do update set occupant = excluded.occupant,
             identity_id = excluded.identity_id, nonce = excluded.nonce, away = excluded.away,
             back_ms = excluded.back_ms",
    )
    .bind(table.id.as_str())
    .bind(to_json(&seats))
    .execute(connection)
    .await
    .map(|_| ())
}

async fn put_secret(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    secret: SecretHash,
    now_ms: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query("insert into secrets (hash, identity_id, created_ms) values (?1, ?2, ?3)")
        .bind(secret.as_slice())
        .bind(identity.as_str())
        .bind(now_ms as i64)
        .execute(connection)
        .await
        .map(|_| ())
}

/// A fault in one job undoes that job and leaves the rest of the transaction.
async fn in_savepoint<T, F>(connection: &mut SqliteConnection, does: F) -> Result<T, sqlx::Error>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send,
{
    connection.execute("savepoint job").await?;
    let result = does(connection).await;
    if result.is_err() {
        connection.execute("rollback to job").await?;
    }
    connection.execute("release job").await?;
    result
}

fn before(query: &ListQuery) -> (i64, String) {
    query.before.map_or((i64::MAX, String::new()), |(ms, id)| (ms as i64, id.to_string()))
}
