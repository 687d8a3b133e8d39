//! The log.

use std::{collections::HashSet, fmt::Write};

use klad_engine::Seat;
use klad_protocol::TableId;
use sqlx::{SqliteConnection, error::ErrorKind};

use super::{Sqlite, Work, deadlines::put_wakes};
use crate::{
    records::{Append, Appended, Head, HeadRow, MoveRow, StoreError, all, from_json, id, to_json},
    writer::{self, Waiting},
};

impl Sqlite {
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        writer::submit(&self.writer, append, Work::Append).await
    }

    pub(crate) async fn moves(&self, table: TableId, ply: u32) -> Result<Vec<MoveRow>, StoreError> {
        // One row with all of them, because rows arrive one by one from another thread.
        let rows: String = sqlx::query_scalar(
            "select json_group_array(json_array(ply, seat, notation, at_ms) order by ply) from moves
             where table_id = ?1 and ply >= ?2",
        )
        .bind(table.as_str())
        .bind(ply)
        .fetch_one(&self.readers)
        .await?;
        let rows: Vec<(u32, u8, String, u64)> = from_json("moves", &rows)?;
        Ok(rows
            .into_iter()
            .map(|(ply, seat, notation, at_ms)| MoveRow { ply, seat: Seat(seat), notation, at_ms })
            .collect())
    }

    pub(crate) async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>, StoreError> {
        let rows: Vec<HeadRow> = sqlx::query_as(
            "select id, version, coalesce((select max(ply) + 1 from moves where table_id = id), 0) as plies
             from tables where id in (select value from json_each(?1))",
        )
        .bind(to_json(&tables))
        .fetch_all(&self.readers)
        .await?;
        all(rows)
    }
}

/// Inserts moves that come as one string each, see [`packed`]: table, ply, seat, time and notation at fixed offsets,
/// which is quicker to parse than JSON within JSON. A move whose predecessor is missing, or whose place is taken, is
/// skipped.
const PUT_MOVES: &str = "
    insert into moves (table_id, ply, seat, notation, at_ms)
    select substr(value, 1, 12), cast(substr(value, 13, 10) as integer), cast(substr(value, 23, 3) as integer),
           substr(value, 40), cast(substr(value, 26, 14) as integer)
    from json_each(?1) as entry
    where substr(entry.value, 13, 10) = '0000000000' or exists
        (select 1 from moves
         where table_id = substr(entry.value, 1, 12) and ply = cast(substr(entry.value, 13, 10) as integer) - 1)
    on conflict do nothing
    returning table_id, ply";

/// The same, all or nothing: a missing predecessor makes the first column null, which violates its constraint.
const PUT_ALL_MOVES: &str = "
    insert into moves (table_id, ply, seat, notation, at_ms)
    select case
               when substr(entry.value, 13, 10) = '0000000000' or exists
                   (select 1 from moves
                    where table_id = substr(entry.value, 1, 12)
                      and ply = cast(substr(entry.value, 13, 10) as integer) - 1)
               then substr(value, 1, 12)
           end,
           cast(substr(value, 13, 10) as integer), cast(substr(value, 23, 3) as integer),
           substr(value, 40), cast(substr(value, 26, 14) as integer)
    from json_each(?1) as entry";

/// The moves as [`PUT_MOVES`] reads them.
fn packed(appends: &[Waiting]) -> String {
    let (mut json, mut text) = (String::with_capacity(100 * appends.len()), String::new());
    for (index, Waiting { append: Append { table, row, .. }, .. }) in appends.iter().enumerate() {
        json.push(if index == 0 { '[' } else { ',' });
        text.clear();
        let _ = write!(text, "{table}{:010}{:03}{:014}{}", row.ply, row.seat.0, row.at_ms, row.notation);
        json.push_str(&to_json(&text));
    }
    json.push(']');
    json
}

/// Writes moves without side effects, in a statement that is its own transaction. This saves more than a round trip to
/// the database: within a longer transaction SQLite first copies every page that a statement of many rows changes, to
/// be able to undo that statement alone. Returns whether they are written; if one of them cannot be, none is, and
/// [`put_moves`] finds out which.
pub(super) async fn put_at_once(
    connection: &mut SqliteConnection,
    appends: &[Waiting],
) -> Result<bool, StoreError> {
    match sqlx::query(PUT_ALL_MOVES).bind(packed(appends)).execute(connection).await {
        Ok(_) => Ok(true),
        Err(sqlx::Error::Database(error))
            if matches!(error.kind(), ErrorKind::UniqueViolation | ErrorKind::NotNullViolation) =>
        {
            Ok(false)
        }
        Err(error) => Err(error.into()),
    }
}

/// Writes the moves that can be written, and their side effects.
pub(super) async fn put_moves(
    connection: &mut SqliteConnection,
    appends: &[Waiting],
) -> Result<HashSet<(TableId, u32)>, StoreError> {
    let written: Vec<(String, i64)> =
        sqlx::query_as(PUT_MOVES).bind(packed(appends)).fetch_all(&mut *connection).await?;
    let written: HashSet<(TableId, u32)> = written
        .iter()
        .map(|(table, ply)| Ok((id(table)?, *ply as u32)))
        .collect::<Result<_, StoreError>>()?;
    let done = || {
        appends
            .iter()
            .map(|waiting| &waiting.append)
            .filter(|append| written.contains(&(append.table, append.row.ply)))
    };
    let wakes: Vec<_> = done().filter_map(|append| Some((append.table, append.wake_ms?))).collect();
    if !wakes.is_empty() {
        put_wakes(connection, &to_json(&wakes)).await?;
    }
    let outcomes: Vec<_> = done()
        .filter_map(|append| Some((append.table, to_json(append.outcome.as_ref()?), append.row.at_ms)))
        .collect();
    if !outcomes.is_empty() {
        sqlx::query(
            "update tables set state = 'over', outcome = ended.outcome, ended_ms = ended.at_ms, version = version + 1
             from (select value ->> 0 as table_id, value ->> 1 as outcome, value ->> 2 as at_ms from json_each(?1))
                 as ended
             where id = ended.table_id",
        )
        .bind(to_json(&outcomes))
        .execute(&mut *connection)
        .await?;
    }
    Ok(written)
}
