//! The log.

use klad_engine::Seat;
use klad_protocol::TableId;
use rusqlite::{Connection, params};

use super::{Place, Sqlite, Work, deadlines::put_wake};
use crate::{
    records::{Append, Appended, Ending, Head, HeadRow, MoveRow, StoreError, all, from_json, to_json},
    writer::{self, Waiting, Written},
};

impl Sqlite {
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        match &self.place {
            Place::File { writer, .. } => writer::submit(writer, append, Work::Append).await,
            Place::Memory(line) => line.append(append).await,
        }
    }

    pub(crate) async fn moves(&self, table: TableId, ply: u32) -> Result<Vec<MoveRow>, StoreError> {
        // One row with all of them, because rows arrive one by one from another thread.
        let select = "select json_group_array(json_array(ply, seat, notation, at_ms) order by ply) from moves
                      where table_id = $1 and ply >= $2";
        let (rows,): (String,) = self.row(select, vec![table.to_string().into(), ply.into()]).await?;
        let rows: Vec<(u32, u8, String, u64)> = from_json("moves", &rows)?;
        Ok(rows
            .into_iter()
            .map(|(ply, seat, notation, at_ms)| MoveRow { ply, seat: Seat(seat), notation, at_ms })
            .collect())
    }

    pub(crate) async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>, StoreError> {
        let select = "select id, version, coalesce((select max(ply) + 1 from moves where table_id = id), 0)
                      as plies from tables where id in (select value from json_each($1))";
        all(self.rows::<HeadRow>(select, vec![to_json(&tables).into()]).await?)
    }
}

/// Writes the moves that can be written, and what follows from them. Returns which were: a move whose predecessor is
/// missing, or whose place is taken, is not.
pub(super) fn put_moves(writer: &Connection, appends: &[Waiting]) -> rusqlite::Result<Written> {
    let mut written = Written::with_capacity(appends.len());
    for Waiting { append, .. } in appends {
        if put_move(writer, append)? {
            written.insert((append.table, append.row.ply));
            put_effects(writer, append)?;
        }
    }
    Ok(written)
}

/// Writes a move. Returns whether it could be written.
fn put_move(writer: &Connection, Append { table, row, .. }: &Append) -> rusqlite::Result<bool> {
    if let Some(before) = row.ply.checked_sub(1) {
        let mut find = writer.prepare_cached("select 1 from moves where table_id = ?1 and ply = ?2")?;
        if !find.exists(params![table.as_str(), before])? {
            return Ok(false);
        }
    }
    // One row at a time, so that SQLite need not keep copies of pages in order to undo half of a statement.
    let mut put = writer.prepare_cached(
        "insert into moves (table_id, ply, seat, notation, at_ms) values (?1, ?2, ?3, ?4, ?5)
         on conflict do nothing",
    )?;
    let MoveRow { ply, seat, notation, at_ms } = row;
    Ok(put.execute(params![table.as_str(), ply, seat.0, notation, *at_ms as i64])? > 0)
}

fn put_effects(writer: &Connection, append: &Append) -> rusqlite::Result<()> {
    if let Some(wake_ms) = append.wake_ms {
        put_wake(writer, append.table, wake_ms)?;
    }
    if let Some(Ending { outcome, secret }) = &append.ending {
        let mut end = writer.prepare_cached(
            "update tables set state = 'over', outcome = ?2, ended_ms = ?3, secret = ?4, version = version + 1
             where id = ?1",
        )?;
        end.execute(params![append.table.as_str(), to_json(outcome), append.row.at_ms as i64, secret])?;
    }
    Ok(())
}
