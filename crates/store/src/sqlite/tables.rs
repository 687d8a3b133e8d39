//! Tables and their seats, their chat, and their arbiters' memory.

use klad_protocol::{IdentityId, TableId, TableState};
use rusqlite::{Connection, params, params_from_iter, types::Value};

use super::{Sqlite, deadlines::put_wake};
use crate::{
    GOING_ON,
    records::{
        KeptTable, ListQuery, Saved, SeatRecord, StoreError, TableRecord, TableRow, all, before,
        draw_to_json, to_json,
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
            " and (created_ms, id) < ($1, $2) and ($3 is null or game = $3) and ($4 is null or state = $4)
                 order by created_ms desc, id desc limit $5"
        )
    };
}

impl Sqlite {
    pub(crate) async fn create(&self, table: &TableRecord, secret: Vec<u8>) -> Result<Saved, StoreError> {
        let mut columns = changeable(table, secret);
        columns.extend([table.game.clone().into(), table.rules.into(), (table.created_ms as i64).into()]);
        let insert = "insert into tables (id, version, options, clock, chat, listed, host, state, started_ms, ended_ms,
                                          outcome, next, secret, draw, game, rules, created_ms)
                      values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
                      on conflict do nothing";
        self.put(insert, columns, table.id, changed_seats(None, table), None).await
    }

    pub(crate) async fn save(
        &self,
        before: Option<&TableRecord>,
        table: &TableRecord,
        secret: Vec<u8>,
        wake_ms: Option<u64>,
    ) -> Result<Saved, StoreError> {
        let update = "update tables set options = ?3, clock = ?4, chat = ?5, listed = ?6, host = ?7, state = ?8,
                          started_ms = ?9, ended_ms = ?10, outcome = ?11, next = ?12, secret = ?13, draw = ?14,
                          version = version + 1
                      where id = ?1 and version = ?2";
        let seats = changed_seats(before, table);
        self.put(update, changeable(table, secret), table.id, seats, wake_ms).await
    }

    /// Writes a table, then its seats and its deadline if the first changed anything.
    async fn put(
        &self,
        sql: &'static str,
        columns: Vec<Value>,
        id: TableId,
        seats: Vec<(usize, SeatRecord)>,
        wake_ms: Option<u64>,
    ) -> Result<Saved, StoreError> {
        self.run(move |writer| {
            if writer.prepare_cached(sql)?.execute(params_from_iter(columns))? == 0 {
                return Ok(Saved::Conflict);
            }
            put_seats(writer, id, &seats)?;
            if let Some(wake_ms) = wake_ms {
                put_wake(writer, id, wake_ms)?;
            }
            Ok(Saved::Done)
        })
        .await
    }

    pub(crate) async fn table(&self, id: TableId) -> Result<Option<KeptTable>, StoreError> {
        let rows: Vec<TableRow> = self.rows(tables!("where id = $1"), vec![id.to_string().into()]).await?;
        rows.into_iter().next().map(KeptTable::try_from).transpose()
    }

    pub(crate) async fn listed(&self, query: &ListQuery) -> Result<Vec<KeptTable>, StoreError> {
        self.list(tables!("where listed = 1 and state in ('open', 'playing')", page), query, None).await
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
        let mut values: Vec<Value> = vec![
            before_ms.into(),
            before_id.into(),
            query.game.clone().into(),
            query.state.map(|state| state.as_str().to_owned()).into(),
            query.limit.into(),
        ];
        values.extend(identity.map(|identity| Value::from(identity.to_string())));
        all(self.rows::<TableRow>(sql, values).await?)
    }

    pub(crate) async fn hosted(&self, identity: IdentityId) -> Result<u32, StoreError> {
        debug_assert_eq!(GOING_ON.map(TableState::as_str), ["open", "playing"]);
        let select = "select count(*) from tables where host = $1 and state in ('open', 'playing')";
        let (count,): (i64,) = self.row(select, vec![identity.to_string().into()]).await?;
        Ok(count as u32)
    }

    pub(crate) async fn hosted_by_bots(&self, identity: IdentityId) -> Result<u32, StoreError> {
        let select = "select count(*) from tables where host = $1 and state = 'playing' and not exists
                      (select 1 from seats where table_id = id and identity_id is not null and away = 0)";
        let (count,): (i64,) = self.row(select, vec![identity.to_string().into()]).await?;
        Ok(count as u32)
    }

    pub(crate) async fn close_stale(&self, before_ms: u64) -> Result<u64, StoreError> {
        self.run_one(move |writer| {
            let close = "update tables set state = 'closed', version = version + 1
                         where state = 'open' and created_ms < ?1";
            writer.prepare_cached(close)?.execute([before_ms as i64]).map(|done| done as u64)
        })
        .await
    }

    pub(crate) async fn say(&self, table: TableId, said: &str, most: u32) -> Result<(), StoreError> {
        let said = said.to_owned();
        self.run(move |writer| {
            writer
                .prepare_cached("insert into chat (table_id, said) values (?1, ?2)")?
                .execute(params![table.as_str(), said])?;
            let trim = "delete from chat where table_id = ?1 and id <=
                            (select id from chat where table_id = ?1 order by id desc limit 1 offset ?2)";
            writer.prepare_cached(trim)?.execute(params![table.as_str(), most]).map(|_| ())
        })
        .await
    }

    pub(crate) async fn said(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        let select = "select said from chat where table_id = $1 order by id";
        let rows: Vec<(String,)> = self.rows(select, vec![table.to_string().into()]).await?;
        Ok(rows.into_iter().map(|(said,)| said).collect())
    }

    pub(crate) async fn put_memory(&self, table: TableId, memory: &str) -> Result<(), StoreError> {
        let memory = memory.to_owned();
        self.run_one(move |writer| {
            let put = "insert into arbiters (table_id, memory) values (?1, ?2)
                       on conflict (table_id) do update set memory = excluded.memory";
            writer.prepare_cached(put)?.execute(params![table.as_str(), memory]).map(|_| ())
        })
        .await
    }

    pub(crate) async fn memory(&self, table: TableId) -> Result<Option<String>, StoreError> {
        let select = "select memory from arbiters where table_id = $1";
        let rows: Vec<(String,)> = self.rows(select, vec![table.to_string().into()]).await?;
        Ok(rows.into_iter().next().map(|(memory,)| memory))
    }
}

/// The changeable columns of a table, `?1` to `?14`; `secret` is the stored form.
fn changeable(table: &TableRecord, secret: Vec<u8>) -> Vec<Value> {
    vec![
        table.id.to_string().into(),
        (table.version as i64).into(),
        table.options.to_string().into(),
        to_json(&table.clock).into(),
        table.chat.as_str().to_owned().into(),
        table.listed.into(),
        table.host.to_string().into(),
        table.state.as_str().to_owned().into(),
        table.started_ms.map(|ms| ms as i64).into(),
        table.ended_ms.map(|ms| ms as i64).into(),
        table.outcome.as_ref().map(to_json).into(),
        table.next.map(|next| next.to_string()).into(),
        secret.into(),
        table.draw.as_ref().map(draw_to_json).into(),
    ]
}

/// The seats that are not as they were before, with their places.
fn changed_seats(before: Option<&TableRecord>, table: &TableRecord) -> Vec<(usize, SeatRecord)> {
    let was = |place: usize| before.and_then(|before| before.seats.get(place));
    let seats = table.seats.iter().enumerate().filter(|(place, seat)| was(*place) != Some(*seat));
    seats.map(|(place, seat)| (place, seat.clone())).collect()
}

fn put_seats(writer: &Connection, table: TableId, seats: &[(usize, SeatRecord)]) -> rusqlite::Result<()> {
    let mut put = writer.prepare_cached(
        "insert into seats (table_id, seat, occupant, identity_id, commitment, nonce, chair, away, back_ms)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         on conflict (table_id, seat) do update set occupant = excluded.occupant, identity_id = excluded.identity_id,
             commitment = excluded.commitment, nonce = excluded.nonce, chair = excluded.chair, away = excluded.away,
             back_ms = excluded.back_ms",
    )?;
    for (place, seat) in seats {
        put.execute(params![
            table.as_str(),
            *place as u32,
            to_json(&seat.occupant),
            seat.occupant.person().as_ref().map(|person| person.as_str()),
            seat.commitment,
            seat.nonce,
            seat.chair,
            seat.away,
            seat.back_ms as i64,
        ])?;
    }
    Ok(())
}
