//! When tables have to be woken.

use klad_protocol::TableId;
use sqlx::PgExecutor;

use super::Postgres;
use crate::records::{StoreError, id};

impl Postgres {
    pub(crate) async fn wake_by(&self, table: TableId, due_ms: u64) -> Result<(), StoreError> {
        Ok(put_wake(&self.pool, table, due_ms).await?)
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
}

pub(super) async fn put_wake(
    database: impl PgExecutor<'_>,
    table: TableId,
    due_ms: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into deadlines (table_id, due_ms) values ($1, $2)
         on conflict (table_id) do update set due_ms = least(deadlines.due_ms, excluded.due_ms)",
    )
    .bind(table.as_str())
    .bind(due_ms as i64)
    .execute(database)
    .await
    .map(|_| ())
}
