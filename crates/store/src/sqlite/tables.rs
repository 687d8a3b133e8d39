//! Tables and their seats, their chat, and their arbiters' memory.

use klad_engine::transcript::hex;
use klad_protocol::{IdentityId, TableId, TableState};
use sqlx::{query::Query, sqlite::SqliteArguments};

use super::Sqlite;
use crate::{
    GOING_ON,
    records::{
        KeptTable, ListQuery, Saved, StoreError, TableRecord, TableRow, all, before, draw_to_json, to_json,
    },
};

/// Tables with their seats in order; with `page`, a page of a list of them.
macro_rules! tables {
    ($which:literal) => {
        concat!(
            "select *, (select json_group_array(json_array(occupant, nullif(lower(hex(commitment)), ''),
                 nullif(lower(hex(nonce)), ''), chair, away, back_ms) order by seat) from seats where table_id = id) as seats from tables ",
            $which
        )
    };
    ($which:literal, page) => {
        concat!(
            tables!($which),
            " and (created_ms, id) < (?1, ?2) and (?3 is null or game = ?3) and (?4 is null or state = ?4)
                 order by created_ms desc, id desc limit ?5"
        )
    };
}

/// A write of a table, then of its seats if the first changed anything, in one round trip.
macro_rules! with_seats {
    ($table:literal) => {
        concat!(
            $table,
            "; insert into seats (table_id, seat, occupant, identity_id, commitment, nonce, chair, away, back_ms)
                 select ?1, value ->> 0, value ->> 1, value ->> 2, unhex(value ->> 3), unhex(value ->> 4), value ->> 5,
                     value ->> 6, value ->> 7
                 from json_each(?15) where changes() > 0
                 on conflict (table_id, seat) do update set occupant = excluded.occupant,
                     identity_id = excluded.identity_id, commitment = excluded.commitment, nonce = excluded.nonce,
                     chair = excluded.chair, away = excluded.away, back_ms = excluded.back_ms"
        )
    };
}

impl Sqlite {
    pub(crate) async fn create(&self, table: &TableRecord, secret: Vec<u8>) -> Result<Saved, StoreError> {
        let insert = sqlx::query(with_seats!(
            "insert into tables (id, version, options, clock, chat, listed, host, state, started_ms, ended_ms, outcome,
                                 next, secret, draw, game, rules, created_ms)
             values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?16, ?17, ?18)
             on conflict do nothing"
        ));
        let insert = bind(insert, table, secret)
            .bind(table.game.clone())
            .bind(table.rules)
            .bind(table.created_ms as i64);
        self.put(insert).await
    }

    pub(crate) async fn save(&self, table: &TableRecord, secret: Vec<u8>) -> Result<Saved, StoreError> {
        let update = sqlx::query(with_seats!(
            "update tables set options = ?3, clock = ?4, chat = ?5, listed = ?6, host = ?7, state = ?8,
                 started_ms = ?9, ended_ms = ?10, outcome = ?11, next = ?12, secret = ?13, draw = ?14,
                 version = version + 1
             where id = ?1 and version = ?2"
        ));
        self.put(bind(update, table, secret)).await
    }

    async fn put(&self, table: Put) -> Result<Saved, StoreError> {
        self.run(move |writer| {
            Box::pin(async move {
                let done = table.execute(writer).await?;
                Ok(if done.rows_affected() == 0 { Saved::Conflict } else { Saved::Done })
            })
        })
        .await
    }

    pub(crate) async fn table(&self, id: TableId) -> Result<Option<KeptTable>, StoreError> {
        let row: Option<TableRow> =
            sqlx::query_as(tables!("where id = ?1")).bind(id.as_str()).fetch_optional(&self.readers).await?;
        row.map(KeptTable::try_from).transpose()
    }

    pub(crate) async fn listed(&self, query: &ListQuery) -> Result<Vec<KeptTable>, StoreError> {
        self.list(tables!("where listed = 1 and state in ('open', 'playing')", page), query, None).await
    }

    pub(crate) async fn tables_of(
        &self,
        identity: IdentityId,
        query: &ListQuery,
    ) -> Result<Vec<KeptTable>, StoreError> {
        let of = tables!("where id in (select table_id from seats where identity_id = ?6)", page);
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
            .bind(query.limit);
        let list = match &identity {
            Some(identity) => list.bind(identity.as_str()),
            None => list,
        };
        all(list.fetch_all(&self.readers).await?)
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

    pub(crate) async fn hosted_by_bots(&self, identity: IdentityId) -> Result<u32, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "select count(*) from tables where host = ?1 and state = 'playing' and not exists
             (select 1 from seats where table_id = id and identity_id is not null and away = 0)",
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

/// A statement that writes a table and its seats.
type Put = Query<'static, sqlx::Sqlite, SqliteArguments>;

/// Binds the changeable parts of a table as `?1` to `?14` and its seats as `?15`; `secret` is the stored form.
fn bind(put: Put, table: &TableRecord, secret: Vec<u8>) -> Put {
    let seats: Vec<_> = (0u32..)
        .zip(&table.seats)
        .map(|(place, seat)| {
            let identity = seat.occupant.person();
            let commitment = seat.commitment.as_ref().map(|commitment| hex(commitment));
            let nonce = seat.nonce.as_ref().map(|nonce| hex(nonce));
            let away = u8::from(seat.away);
            (place, to_json(&seat.occupant), identity, commitment, nonce, seat.chair, away, seat.back_ms)
        })
        .collect();
    put.bind(table.id.to_string())
        .bind(table.version as i64)
        .bind(table.options.to_string())
        .bind(to_json(&table.clock))
        .bind(table.chat.as_str())
        .bind(table.listed)
        .bind(table.host.to_string())
        .bind(table.state.as_str())
        .bind(table.started_ms.map(|ms| ms as i64))
        .bind(table.ended_ms.map(|ms| ms as i64))
        .bind(table.outcome.as_ref().map(to_json))
        .bind(table.next.map(|next| next.to_string()))
        .bind(secret)
        .bind(table.draw.as_ref().map(draw_to_json))
        .bind(to_json(&seats))
}
