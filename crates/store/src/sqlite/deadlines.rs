//! When tables have to be woken.

use klad_protocol::TableId;
use rusqlite::{Connection, params};

use super::{Place, Sqlite};
use crate::records::{StoreError, id};

impl Sqlite {
    pub(crate) async fn wake_by(&self, table: TableId, due_ms: u64) -> Result<(), StoreError> {
        self.run_one(move |writer| put_wake(writer, table, due_ms)).await
    }

    pub(crate) async fn rest_until(
        &self,
        table: TableId,
        ply: u32,
        due_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        self.run_one(move |writer| {
            let changed = match due_ms {
                Some(due_ms) => writer
                    .prepare_cached(
                        "insert into deadlines (table_id, due_ms) select ?1, ?3
                         where not exists (select 1 from moves where table_id = ?1 and ply >= ?2)
                         on conflict (table_id) do update set due_ms = excluded.due_ms",
                    )?
                    .execute(params![table.as_str(), ply, due_ms as i64]),
                None => writer
                    .prepare_cached(
                        "delete from deadlines where table_id = ?1
                         and not exists (select 1 from moves where table_id = ?1 and ply >= ?2)",
                    )?
                    .execute(params![table.as_str(), ply]),
            };
            changed.map(|_| ())
        })
        .await
    }

    pub(crate) async fn claim_due(
        &self,
        now_ms: u64,
        again_ms: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        if let Place::Memory(line) = &self.place {
            return line.claim_due(now_ms, again_ms, limit).await;
        }
        // Most of the time nothing is due, and a reader can tell without a transaction.
        let (due,): (Option<i64>,) = self.row("select min(due_ms) from deadlines", Vec::new()).await?;
        if due.is_none_or(|due| due > now_ms as i64) {
            return Ok(Vec::new());
        }
        let claimed = self.run_one(move |writer| claim(writer, now_ms, again_ms, limit)).await?;
        claimed.iter().map(|table| id(table)).collect()
    }
}

pub(super) fn claim(
    writer: &Connection,
    now_ms: u64,
    again_ms: u64,
    limit: u32,
) -> rusqlite::Result<Vec<String>> {
    let mut claim = writer.prepare_cached(
        "update deadlines set due_ms = ?2 where table_id in
             (select table_id from deadlines where due_ms <= ?1 order by due_ms limit ?3)
         returning table_id",
    )?;
    claim.query_map(params![now_ms as i64, again_ms as i64, limit], |row| row.get(0))?.collect()
}

pub(super) fn put_wake(writer: &Connection, table: TableId, due_ms: u64) -> rusqlite::Result<()> {
    let mut put = writer.prepare_cached(
        "insert into deadlines (table_id, due_ms) values (?1, ?2)
         on conflict (table_id) do update set due_ms = min(due_ms, excluded.due_ms)",
    )?;
    put.execute(params![table.as_str(), due_ms as i64]).map(|_| ())
}
