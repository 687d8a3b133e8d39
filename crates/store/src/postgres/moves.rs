//! The log.

use std::{sync::Arc, time::Duration};

use klad_protocol::TableId;
use sqlx::PgPool;
use tokio::sync::{Mutex, mpsc};

use super::Postgres;
use crate::{
    records::{Append, Appended, Head, HeadRow, MoveRow, MoveRowRead, StoreError, all, id, to_json},
    writer::{self, BATCH_MAX, Waiting, Written},
};

/// A batch that takes longer counts as failed; the callers read the log to find out what happened.
const PATIENCE: Duration = Duration::from_secs(10);

impl Postgres {
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
}

/// One of the tasks that write appends. It ends when the last handle is dropped.
pub(super) async fn write(pool: PgPool, queue: Arc<Mutex<mpsc::Receiver<Waiting>>>) {
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

/// One statement, so one transaction and one round trip, for a whole batch.
async fn put_moves(pool: &PgPool, batch: &[Waiting]) -> Result<Written, StoreError> {
    fn column<'a, T>(batch: &'a [Waiting], of: impl Fn(&'a Append) -> T) -> Vec<T> {
        batch.iter().map(|waiting| of(&waiting.append)).collect()
    }
    let written: Vec<(String, i64)> = sqlx::query_as(
        "with entry as (
             select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::text[],
                                  $8::bytea[])
                 as entry (table_id, ply, seat, notation, at_ms, wake_ms, outcome, secret)
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
             update tables set state = 'over', outcome = entry.outcome, ended_ms = entry.at_ms,
                 secret = entry.secret, version = version + 1
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
    .bind(column(batch, |append| append.ending.as_ref().map(|ending| to_json(&ending.outcome))))
    .bind(column(batch, |append| append.ending.as_ref().map(|ending| ending.secret.to_vec())))
    .fetch_all(pool)
    .await?;
    written.iter().map(|(table, ply)| Ok((id(table)?, *ply as u32))).collect()
}
