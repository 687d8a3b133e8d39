//! PostgreSQL, for several nodes. The same questions as in `sqlite`, in its own words.

use std::{collections::HashSet, str::FromStr, sync::Arc, time::Duration};

use klad_protocol::{IdentityId, TableId, TableState};
use sqlx::{
    ConnectOptions, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::sync::{Mutex, mpsc};

use crate::{
    migrations::{self, migrator},
    records::{
        Append, Appended, Head, HeadRow, Identity, IdentityRow, KeptTable, ListQuery, MoveRow, MoveRowRead,
        Saved, SecretHash, StoreClock, StoreError, TableRecord, TableRow, all, before, draw_to_json, id,
        to_json,
    },
    writer::{self, BATCH_MAX, QUEUE, Waiting},
};

/// Transactions of appends under way at once: while one waits for the disk, the next travels.
const WRITERS: usize = 2;
/// A batch that takes longer has failed as far as anybody can tell; whoever waits reads the log to find out.
const PATIENCE: Duration = Duration::from_secs(10);

/// Tables with their seats in order; with `page`, a page of a list of them.
macro_rules! tables {
    ($which:literal) => {
        concat!(
            "select *, (select coalesce(json_agg(json_build_array(occupant, encode(commitment, 'hex'),
                 encode(nonce, 'hex'), chair, away::int, back_ms) order by seat), '[]')::text from seats where table_id = id) as seats from tables ",
            $which
        )
    };
    ($which:literal, page) => {
        concat!(
            tables!($which),
            " and (created_ms, id) < ($1, $2) and ($3::text is null or game = $3)
                 and ($4::text is null or state = $4) order by created_ms desc, id desc limit $5"
        )
    };
}

/// A database server.
#[derive(Clone)]
pub(crate) struct Postgres {
    pool: PgPool,
    writer: mpsc::Sender<Waiting>,
    clock: Arc<StoreClock>,
}

impl Postgres {
    pub(crate) async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(address)?
            .application_name("klad")
            // A node that is put to sleep in the middle of a transaction must not hold up the others: the database ends
            // its transaction, and nobody waits long for a lock.
            .options([
                ("statement_timeout", "10s"),
                ("lock_timeout", "4s"),
                ("idle_in_transaction_session_timeout", "2s"),
            ])
            .disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(12)
            .acquire_timeout(Duration::from_secs(5))
            .connect_with(options)
            .await?;
        migrator(migrations::POSTGRES).run(&pool).await?;
        let (writer, waiting) = mpsc::channel(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..WRITERS {
            tokio::spawn(write(pool.clone(), waiting.clone()));
        }
        let meta = sqlx::query_as("select name, value from meta").fetch_all(&pool).await?;
        Ok(Postgres { pool, writer, clock: Arc::new(StoreClock::of(meta)) })
    }

    pub(crate) fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// Those of these that are kept secrets of devices.
    pub(crate) async fn there(&self, secrets: &[SecretHash]) -> Result<HashSet<SecretHash>, StoreError> {
        let wanted: Vec<Vec<u8>> = secrets.iter().map(|secret| secret.to_vec()).collect();
        let found: Vec<Vec<u8>> = sqlx::query_scalar("select hash from secrets where hash = any($1)")
            .bind(wanted)
            .fetch_all(&self.pool)
            .await?;
        Ok(found.into_iter().filter_map(|hash| hash.try_into().ok()).collect())
    }

    pub(crate) fn clock(&self) -> &StoreClock {
        &self.clock
    }

    pub(crate) async fn put_clock(&self, now_ms: u64) -> Result<(), StoreError> {
        sqlx::query(
            "insert into meta (name, value) values ('latest_ms', $1) on conflict (name)
             do update set value = greatest(meta.value::bigint, excluded.value::bigint)::text",
        )
        .bind(now_ms.to_string())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn put_outages(&self, outages: String) -> Result<(), StoreError> {
        sqlx::query(
            "insert into meta (name, value) values ('outages', $1)
             on conflict (name) do update set value = excluded.value",
        )
        .bind(outages)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("select 1").execute(&self.pool).await?;
        Ok(())
    }

    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        writer::submit(&self.writer, append, |waiting| waiting).await
    }

    pub(crate) async fn moves(&self, table: TableId, ply: u32) -> Result<Vec<MoveRow>, StoreError> {
        let rows: Vec<MoveRowRead> = sqlx::query_as(
            "select ply, seat, notation, at_ms from moves where table_id = $1 and ply >= $2 order by ply",
        )
        .bind(table.as_str())
        .bind(i64::from(ply))
        .fetch_all(&self.pool)
        .await?;
        all(rows)
    }

    pub(crate) async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>, StoreError> {
        let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let rows: Vec<HeadRow> = sqlx::query_as(
            "select id, version, coalesce((select max(ply) + 1 from moves where table_id = id), 0) as plies
             from tables where id = any($1)",
        )
        .bind(ids)
        .fetch_all(&self.pool)
        .await?;
        all(rows)
    }

    pub(crate) async fn create(&self, table: &TableRecord, secret: Vec<u8>) -> Result<Saved, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let done = sqlx::query(
            "insert into tables (id, game, rules, options, clock, chat, listed, host, state, secret,
                                 created_ms, started_ms, ended_ms, outcome, next, version, draw)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
             on conflict do nothing",
        )
        .bind(table.id.as_str())
        .bind(&table.game)
        .bind(i64::from(table.rules))
        .bind(table.options.to_string())
        .bind(to_json(&table.clock))
        .bind(table.chat.as_str())
        .bind(table.listed)
        .bind(table.host.as_str())
        .bind(table.state.as_str())
        .bind(secret)
        .bind(table.created_ms as i64)
        .bind(table.started_ms.map(|ms| ms as i64))
        .bind(table.ended_ms.map(|ms| ms as i64))
        .bind(table.outcome.as_ref().map(to_json))
        .bind(table.next.as_ref().map(TableId::as_str))
        .bind(table.version as i64)
        .bind(table.draw.as_ref().map(draw_to_json))
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(Saved::Conflict);
        }
        put_seats(&mut transaction, table).await?;
        transaction.commit().await?;
        Ok(Saved::Done)
    }

    pub(crate) async fn save(&self, table: &TableRecord, secret: Vec<u8>) -> Result<Saved, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let done = sqlx::query(
            "update tables set options = $3, clock = $4, chat = $5, listed = $6, host = $7, state = $8,
                 started_ms = $9, ended_ms = $10, outcome = $11, next = $12, secret = $13, draw = $14,
                 version = version + 1
             where id = $1 and version = $2",
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
        .bind(secret)
        .bind(table.draw.as_ref().map(draw_to_json))
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(Saved::Conflict);
        }
        sqlx::query("delete from seats where table_id = $1")
            .bind(table.id.as_str())
            .execute(&mut *transaction)
            .await?;
        put_seats(&mut transaction, table).await?;
        transaction.commit().await?;
        Ok(Saved::Done)
    }

    pub(crate) async fn table(&self, id: TableId) -> Result<Option<KeptTable>, StoreError> {
        let row: Option<TableRow> =
            sqlx::query_as(tables!("where id = $1")).bind(id.as_str()).fetch_optional(&self.pool).await?;
        row.map(KeptTable::try_from).transpose()
    }

    pub(crate) async fn listed(&self, query: &ListQuery) -> Result<Vec<KeptTable>, StoreError> {
        self.list(tables!("where listed and state in ('open', 'playing')", page), query, None).await
    }

    pub(crate) async fn tables_of(
        &self,
        identity: IdentityId,
        query: &ListQuery,
    ) -> Result<Vec<KeptTable>, StoreError> {
        let of = tables!("where id in (select table_id from seats where identity_id = $6)", page);
        self.list(of, query, Some(identity)).await
    }

    async fn list(
        &self,
        sql: &'static str,
        query: &ListQuery,
        identity: Option<IdentityId>,
    ) -> Result<Vec<KeptTable>, StoreError> {
        let (before_ms, before_id) = before(query);
        let list = sqlx::query_as::<_, TableRow>(sql)
            .bind(before_ms)
            .bind(before_id)
            .bind(query.game.as_deref())
            .bind(query.state.map(TableState::as_str))
            .bind(i64::from(query.limit));
        let list = match &identity {
            Some(identity) => list.bind(identity.as_str()),
            None => list,
        };
        all(list.fetch_all(&self.pool).await?)
    }

    pub(crate) async fn hosted(&self, identity: IdentityId) -> Result<u32, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "select count(*) from tables where host = $1 and state in ('open', 'playing')",
        )
        .bind(identity.as_str())
        .fetch_one(&self.pool)
        .await?;
        Ok(count as u32)
    }

    pub(crate) async fn hosted_by_bots(&self, identity: IdentityId) -> Result<u32, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "select count(*) from tables where host = $1 and state = 'playing' and not exists
             (select 1 from seats where table_id = id and identity_id is not null and not away)",
        )
        .bind(identity.as_str())
        .fetch_one(&self.pool)
        .await?;
        Ok(count as u32)
    }

    pub(crate) async fn close_stale(&self, before_ms: u64) -> Result<u64, StoreError> {
        let done = sqlx::query(
            "update tables set state = 'closed', version = version + 1 where state = 'open' and created_ms < $1",
        )
        .bind(before_ms as i64)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected())
    }

    pub(crate) async fn wake_by(&self, table: TableId, due_ms: u64) -> Result<(), StoreError> {
        sqlx::query(
            "insert into deadlines (table_id, due_ms) values ($1, $2)
             on conflict (table_id) do update set due_ms = least(deadlines.due_ms, excluded.due_ms)",
        )
        .bind(table.as_str())
        .bind(due_ms as i64)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn rest_until(
        &self,
        table: TableId,
        ply: u32,
        due_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        let query = match due_ms {
            Some(due_ms) => sqlx::query(
                "insert into deadlines (table_id, due_ms) select $1, $3
                 where not exists (select 1 from moves where table_id = $1 and ply >= $2)
                 on conflict (table_id) do update set due_ms = excluded.due_ms",
            )
            .bind(table.as_str())
            .bind(i64::from(ply))
            .bind(due_ms as i64),
            None => sqlx::query(
                "delete from deadlines where table_id = $1
                 and not exists (select 1 from moves where table_id = $1 and ply >= $2)",
            )
            .bind(table.as_str())
            .bind(i64::from(ply)),
        };
        query.execute(&self.pool).await?;
        Ok(())
    }

    pub(crate) async fn claim_due(
        &self,
        now_ms: u64,
        again_ms: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let claimed: Vec<String> = sqlx::query_scalar(
            "update deadlines set due_ms = $2 where table_id in
                 (select table_id from deadlines where due_ms <= $1 order by due_ms limit $3
                  for update skip locked)
             returning table_id",
        )
        .bind(now_ms as i64)
        .bind(again_ms as i64)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        claimed.iter().map(|table| id(table)).collect()
    }

    pub(crate) async fn say(&self, table: TableId, said: &str, most: u32) -> Result<(), StoreError> {
        sqlx::query("insert into chat (table_id, said) values ($1, $2)")
            .bind(table.as_str())
            .bind(said)
            .execute(&self.pool)
            .await?;
        sqlx::query(
            "delete from chat where table_id = $1 and id <=
                 (select id from chat where table_id = $1 order by id desc limit 1 offset $2)",
        )
        .bind(table.as_str())
        .bind(i64::from(most))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn said(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("select said from chat where table_id = $1 order by id")
            .bind(table.as_str())
            .fetch_all(&self.pool)
            .await?)
    }

    pub(crate) async fn put_memory(&self, table: TableId, memory: &str) -> Result<(), StoreError> {
        sqlx::query(
            "insert into arbiters (table_id, memory) values ($1, $2)
             on conflict (table_id) do update set memory = excluded.memory",
        )
        .bind(table.as_str())
        .bind(memory)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub(crate) async fn memory(&self, table: TableId) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("select memory from arbiters where table_id = $1")
            .bind(table.as_str())
            .fetch_optional(&self.pool)
            .await?)
    }

    pub(crate) async fn add_identity(
        &self,
        identity: &Identity,
        secret: SecretHash,
    ) -> Result<Saved, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let done = sqlx::query(
            "insert into identities (id, name, picture, created_ms) values ($1, $2, $3, $4)
             on conflict do nothing",
        )
        .bind(identity.id.as_str())
        .bind(&identity.name)
        .bind(i64::from(identity.picture))
        .bind(identity.created_ms as i64)
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(Saved::Conflict);
        }
        put_secret(&mut transaction, identity.id, secret, identity.created_ms).await?;
        transaction.commit().await?;
        Ok(Saved::Done)
    }

    pub(crate) async fn identity(&self, secret: SecretHash) -> Result<Option<Identity>, StoreError> {
        let row: Option<IdentityRow> = sqlx::query_as(
            "select id, name, picture, identities.created_ms from secrets
             join identities on id = identity_id where hash = $1",
        )
        .bind(secret.as_slice())
        .fetch_optional(&self.pool)
        .await?;
        row.map(Identity::try_from).transpose()
    }

    pub(crate) async fn edit_identity(&self, identity: &Identity) -> Result<(), StoreError> {
        sqlx::query("update identities set name = $2, picture = $3 where id = $1")
            .bind(identity.id.as_str())
            .bind(&identity.name)
            .bind(i64::from(identity.picture))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub(crate) async fn add_secret(
        &self,
        identity: IdentityId,
        secret: SecretHash,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        put_secret(&mut connection, identity, secret, now_ms).await?;
        Ok(())
    }

    pub(crate) async fn forget_secret(&self, secret: SecretHash) -> Result<(), StoreError> {
        sqlx::query("delete from secrets where hash = $1")
            .bind(secret.as_slice())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub(crate) async fn add_link(
        &self,
        identity: IdentityId,
        link: SecretHash,
        expires_ms: u64,
    ) -> Result<(), StoreError> {
        sqlx::query("insert into links (hash, identity_id, expires_ms) values ($1, $2, $3)")
            .bind(link.as_slice())
            .bind(identity.as_str())
            .bind(expires_ms as i64)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub(crate) async fn take_link(
        &self,
        link: SecretHash,
        now_ms: u64,
    ) -> Result<Option<Identity>, StoreError> {
        sqlx::query("delete from links where expires_ms < $1")
            .bind(now_ms as i64)
            .execute(&self.pool)
            .await?;
        let row: Option<IdentityRow> = sqlx::query_as(
            "with used as (delete from links where hash = $1 returning identity_id)
             select id, name, picture, created_ms from identities join used on id = identity_id",
        )
        .bind(link.as_slice())
        .fetch_optional(&self.pool)
        .await?;
        row.map(Identity::try_from).transpose()
    }

    pub(crate) async fn forget_strangers(&self, before_ms: u64) -> Result<u64, StoreError> {
        let done = sqlx::query(
            "delete from identities where created_ms < $1
               and not exists (select 1 from seats where identity_id = identities.id)
               and not exists (select 1 from tables where host = identities.id and state in ('open', 'playing'))",
        )
        .bind(before_ms as i64)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected())
    }
}

/// One of the tasks that write appends. It ends when the last handle is gone.
async fn write(pool: PgPool, queue: Arc<Mutex<mpsc::Receiver<Waiting>>>) {
    loop {
        let mut gathered = Vec::new();
        if queue.lock().await.recv_many(&mut gathered, BATCH_MAX).await == 0 {
            return;
        }
        let batch = writer::without_rivals(gathered);
        let outcome = match tokio::time::timeout(PATIENCE, put_moves(&pool, &batch)).await {
            Ok(outcome) => outcome,
            Err(_) => Err(StoreError::Writer("the database took too long".into())),
        };
        if let Err(error) = &outcome {
            tracing::error!(%error, moves = batch.len(), "a transaction failed");
        }
        writer::answer(batch, outcome);
    }
}

/// One statement, hence one transaction and one round trip, for a whole batch.
async fn put_moves(pool: &PgPool, batch: &[Waiting]) -> Result<HashSet<(TableId, u32)>, StoreError> {
    fn column<'a, T>(batch: &'a [Waiting], of: impl Fn(&'a Append) -> T) -> Vec<T> {
        batch.iter().map(|waiting| of(&waiting.append)).collect()
    }
    let written: Vec<(String, i64)> = sqlx::query_as(
        "with entry as (
             select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::text[])
                 as entry (table_id, ply, seat, notation, at_ms, wake_ms, outcome)
         ), done as (
             insert into moves (table_id, ply, seat, notation, at_ms)
             select table_id, ply, seat, notation, at_ms from entry
             where ply = 0 or exists
                 (select 1 from moves where moves.table_id = entry.table_id and moves.ply = entry.ply - 1)
             order by table_id, ply
             on conflict do nothing
             returning table_id, ply
         ), woken as (
             insert into deadlines (table_id, due_ms)
             select table_id, wake_ms from entry join done using (table_id, ply)
             where wake_ms is not null order by table_id
             on conflict (table_id) do update set due_ms = least(deadlines.due_ms, excluded.due_ms)
         ), ended as (
             update tables set state = 'over', outcome = entry.outcome, ended_ms = entry.at_ms, version = version + 1
             from entry join done using (table_id, ply)
             where tables.id = entry.table_id and entry.outcome is not null
         )
         select table_id, ply from done",
    )
    .bind(column(batch, |append| append.table.as_str()))
    .bind(column(batch, |append| i64::from(append.row.ply)))
    .bind(column(batch, |append| i64::from(append.row.seat.0)))
    .bind(column(batch, |append| append.row.notation.as_str()))
    .bind(column(batch, |append| append.row.at_ms as i64))
    .bind(column(batch, |append| append.wake_ms.map(|ms| ms as i64)))
    .bind(column(batch, |append| append.outcome.as_ref().map(to_json)))
    .fetch_all(pool)
    .await?;
    written.iter().map(|(table, ply)| Ok((id(table)?, *ply as u32))).collect()
}

async fn put_seats(connection: &mut PgConnection, table: &TableRecord) -> Result<(), sqlx::Error> {
    let seats = &table.seats;
    sqlx::query(
        "insert into seats (table_id, seat, occupant, identity_id, commitment, nonce, chair, away, back_ms)
         select $1, entry.* from unnest($2::bigint[], $3::text[], $4::text[], $5::bytea[], $6::bytea[], $7::bigint[],
             $8::boolean[], $9::bigint[]) as entry",
    )
    .bind(table.id.as_str())
    .bind((0..seats.len() as i64).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| to_json(&seat.occupant)).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.occupant.person().map(|id| id.to_string())).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.commitment.map(|commitment| commitment.to_vec())).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.nonce.map(|nonce| nonce.to_vec())).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.chair.map(i64::from)).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.away).collect::<Vec<_>>())
    .bind(seats.iter().map(|seat| seat.back_ms as i64).collect::<Vec<_>>())
    .execute(connection)
    .await?;
    Ok(())
}

async fn put_secret(
    connection: &mut PgConnection,
    identity: IdentityId,
    secret: SecretHash,
    now_ms: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query("insert into secrets (hash, identity_id, created_ms) values ($1, $2, $3)")
        .bind(secret.as_slice())
        .bind(identity.as_str())
        .bind(now_ms as i64)
        .execute(connection)
        .await?;
    Ok(())
}
