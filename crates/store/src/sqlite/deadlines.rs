//! When tables have to be woken.

use klad_protocol::TableId;
use sqlx::SqliteConnection;

use super::Sqlite;
use crate::records::{StoreError, id, to_json};

impl Sqlite {
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
        // Most of the time nothing is due, and a reader can tell without a transaction.
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
}

pub(super) async fn put_wakes(connection: &mut SqliteConnection, wakes: &str) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into deadlines (table_id, due_ms) select value ->> 0, value ->> 1 from json_each(?1) where true
         on conflict (table_id) do update set due_ms = min(due_ms, excluded.due_ms)",
    )
    .bind(wakes.to_owned())
    .execute(connection)
    .await
    .map(|_| ())
}
