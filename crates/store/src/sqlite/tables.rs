//! Tables and their seats, what was said there, what their arbiters keep.

use klad_engine::transcript::hex;
use klad_protocol::{IdentityId, TableId, TableState};
use sqlx::SqliteConnection;

use super::Sqlite;
use crate::{
    GOING_ON,
    records::{ListQuery, Saved, StoreError, TableRecord, TableRow, tables, to_json},
};

impl Sqlite {
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

fn before(query: &ListQuery) -> (i64, String) {
    query.before.map_or((i64::MAX, String::new()), |(ms, id)| (ms as i64, id.to_string()))
}
