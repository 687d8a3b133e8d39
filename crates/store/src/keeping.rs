//! For hosts: devices, who a table is open to, mutes and bans, reports, the audit log, and retention. The same SQL runs
//! on both databases.

use klad_protocol::TableId;

use crate::{
    Backend, Store,
    records::{StoreError, id},
};

/// How many games are deleted in one transaction.
const SWEEP: i64 = 200;

/// Runs one statement that writes. Returns how many rows it changed.
macro_rules! write {
    ($store:expr, $sql:expr $(, $value:expr)* $(,)?) => {{
        let sql = $sql;
        match &$store.backend {
            Backend::Sqlite(store) => {
                let values: Vec<rusqlite::types::Value> = vec![$($value.into()),*];
                store
                    .run_one(move |writer| {
                        // To SQLite, parameters with a dollar sign have names, not numbers.
                        let mut write = writer.prepare_cached(&sql.replace('$', "?"))?;
                        write.execute(rusqlite::params_from_iter(values)).map(|done| done as u64)
                    })
                    .await
            }
            Backend::Postgres(store) => {
                Ok::<u64, StoreError>(sqlx::query(sql)$(.bind($value))*.execute(store.pool()).await?.rows_affected())
            }
        }
    }};
}

/// Reads rows.
macro_rules! read {
    ($store:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        match &$store.backend {
            Backend::Sqlite(store) => store.rows($sql, vec![$($value.into()),*]).await,
            Backend::Postgres(store) => {
                sqlx::query_as($sql)$(.bind($value))*.fetch_all(store.pool()).await.map_err(StoreError::from)
            }
        }
    };
}

// Below the macros, which are in scope from here on.
mod access;
mod operators;
mod people;

impl Store {
    /// All tables in one state, newest first, without the first `skip`, for operators.
    pub async fn table_ids(&self, state: &str, skip: u32, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = read!(
            self,
            "select id from tables where state = $1 order by created_ms desc, id limit $2 offset $3",
            state.to_owned(),
            i64::from(limit),
            i64::from(skip)
        )?;
        rows.iter().map(|(found,)| id(found)).collect()
    }

    /// Finished games that ended before `before_ms`, bots-only games or all of them. At most a few hundred at a time.
    pub async fn ended_before(&self, before_ms: u64, only_bots: bool) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = read!(
            self,
            "select id from tables where state in ('over', 'closed') and coalesce(ended_ms, created_ms) < $1
             and ($2 = 0 or not exists (select 1 from seats where table_id = id and identity_id is not null))
             limit $3",
            before_ms as i64,
            i64::from(only_bots),
            SWEEP
        )?;
        rows.iter().map(|(found,)| id(found)).collect()
    }

    /// Closes games that were begun and then abandoned: nobody has moved since `before_ms`. Returns them, at most a few
    /// hundred at a time.
    pub async fn close_abandoned(&self, before_ms: u64) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = read!(
            self,
            "select id from tables where state = 'playing' and created_ms < $1 and coalesce(started_ms, 0) < $1
             and not exists (select 1 from moves where table_id = id and at_ms >= $1) limit $2",
            before_ms as i64,
            SWEEP
        )?;
        let tables: Vec<TableId> = rows.iter().map(|(found,)| id(found)).collect::<Result<_, _>>()?;
        for table in &tables {
            let close = "update tables set state = 'closed', version = version + 1 where id = $1 and state = 'playing'";
            write!(self, close, table.to_string())?;
            write!(self, "delete from deadlines where table_id = $1", table.to_string())?;
        }
        Ok(tables)
    }

    /// Deletes a table with its moves and everything else about it. The table itself goes last, so that after a crash
    /// it is found again.
    pub async fn delete_table(&self, table: TableId) -> Result<bool, StoreError> {
        for sql in [
            "delete from moves where table_id = $1",
            "delete from chat where table_id = $1",
            "delete from arbiters where table_id = $1",
            "delete from deadlines where table_id = $1",
            "delete from doors where table_id = $1",
            "delete from shown_out where table_id = $1",
            "delete from reports where table_id = $1",
            "delete from seats where table_id = $1",
        ] {
            write!(self, sql, table.to_string())?;
        }
        let gone = write!(self, "delete from tables where id = $1", table.to_string())? > 0;
        if let Backend::Sqlite(store) = &self.backend {
            store.guarded().remove(table);
        }
        Ok(gone)
    }

    /// Bumps a table's version because something outside its record has changed: rooms read it again.
    pub async fn touch_table(&self, table: TableId) -> Result<(), StoreError> {
        write!(self, "update tables set version = version + 1 where id = $1", table.to_string())?;
        Ok(())
    }
}
