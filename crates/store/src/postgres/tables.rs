//! Tables and their seats, their chat, and their arbiters' memory.

use klad_protocol::{IdentityId, TableId, TableState};
use sqlx::PgConnection;

use super::{Postgres, deadlines::put_wake};
use crate::records::{
    KeptTable, ListQuery, Saved, StoreError, TableRecord, TableRow, all, before, draw_to_json, to_json,
};

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

impl Postgres {
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

    pub(crate) async fn save(
        &self,
        table: &TableRecord,
        secret: Vec<u8>,
        wake_ms: Option<u64>,
    ) -> Result<Saved, StoreError> {
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
        if let Some(wake_ms) = wake_ms {
            put_wake(&mut *transaction, table.id, wake_ms).await?;
        }
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
