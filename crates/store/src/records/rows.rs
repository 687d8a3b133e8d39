//! Rows of both databases, and how they become records.

use klad_engine::{Seat, transcript::bytes32};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use sqlx::{FromRow, Row};

use super::{Head, Identity, ListQuery, MoveRow, SeatRecord, StoreError, TableRecord, draw::draw_from_json};
use crate::sqlite::FromMemory;

/// A row of `tables`, with its seats.
pub(crate) struct TableRow {
    id: String,
    game: String,
    rules: i64,
    options: String,
    clock: String,
    chat: String,
    listed: bool,
    host: String,
    state: String,
    secret: Vec<u8>,
    draw: Option<String>,
    created_ms: i64,
    started_ms: Option<i64>,
    ended_ms: Option<i64>,
    outcome: Option<String>,
    next: Option<String>,
    version: i64,
    /// JSON: [`SeatRow`]s in order.
    seats: String,
}

/// A row of `seats`: the occupant as JSON, commitment and nonce in hexadecimal, the chair, whether they are away, and
/// when they came back.
type SeatRow = (String, Option<String>, Option<String>, Option<u8>, u8, u64);

/// A row of `moves`.
pub(crate) struct MoveRowRead {
    ply: i64,
    seat: i64,
    notation: String,
    at_ms: i64,
}

/// A row of `identities`.
pub(crate) struct IdentityRow {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) picture: i64,
    pub(crate) created_ms: i64,
}

/// A row for [`Head`].
pub(crate) struct HeadRow {
    id: String,
    plies: i64,
    version: i64,
}

/// Reads a row by the names of its columns, from either database.
macro_rules! from_row {
    ($row:ident { $($column:ident),+ }) => {
        from_row!(sqlx::sqlite::SqliteRow, $row { $($column),+ });
        from_row!(sqlx::postgres::PgRow, $row { $($column),+ });

        impl FromMemory for $row {
            fn from_memory(row: &rusqlite::Row<'_>) -> rusqlite::Result<$row> {
                Ok($row { $($column: row.get(stringify!($column))?),+ })
            }
        }
    };
    ($of:ty, $row:ident { $($column:ident),+ }) => {
        impl FromRow<'_, $of> for $row {
            fn from_row(row: &$of) -> sqlx::Result<$row> {
                Ok($row { $($column: row.try_get(stringify!($column))?),+ })
            }
        }
    };
}

from_row!(TableRow {
    id,
    game,
    rules,
    options,
    clock,
    chat,
    listed,
    host,
    state,
    secret,
    draw,
    created_ms,
    started_ms,
    ended_ms,
    outcome,
    next,
    version,
    seats
});
from_row!(MoveRowRead { ply, seat, notation, at_ms });
from_row!(IdentityRow { id, name, picture, created_ms });
from_row!(HeadRow { id, plies, version });

impl TryFrom<IdentityRow> for Identity {
    type Error = StoreError;

    fn try_from(row: IdentityRow) -> Result<Identity, StoreError> {
        Ok(Identity {
            id: id(&row.id)?,
            name: row.name,
            picture: row.picture as u8,
            created_ms: row.created_ms as u64,
        })
    }
}

impl TryFrom<MoveRowRead> for MoveRow {
    type Error = StoreError;

    fn try_from(row: MoveRowRead) -> Result<MoveRow, StoreError> {
        Ok(MoveRow {
            ply: row.ply as u32,
            seat: Seat(row.seat as u8),
            notation: row.notation,
            at_ms: row.at_ms as u64,
        })
    }
}

impl TryFrom<HeadRow> for Head {
    type Error = StoreError;

    fn try_from(row: HeadRow) -> Result<Head, StoreError> {
        Ok(Head { table: id(&row.id)?, plies: row.plies as u32, version: row.version as u64 })
    }
}

/// A table as it is stored. The secret is separate: 32 bytes, or more if it is sealed.
pub(crate) struct KeptTable {
    /// The table, with zeros for its secret.
    pub(crate) record: TableRecord,
    pub(crate) secret: Vec<u8>,
}

impl KeptTable {
    /// The secret, unless it is sealed.
    pub(crate) fn plain_secret(&self) -> Option<[u8; 32]> {
        self.secret.as_slice().try_into().ok()
    }
}

impl TryFrom<TableRow> for KeptTable {
    type Error = StoreError;

    fn try_from(row: TableRow) -> Result<KeptTable, StoreError> {
        let seats: Vec<SeatRow> = from_json("seats", &row.seats)?;
        let record = TableRecord {
            id: id(&row.id)?,
            game: row.game,
            rules: row.rules as u32,
            options: from_json("options", &row.options)?,
            clock: from_json("a clock", &row.clock)?,
            chat: from_word("a kind of chat", row.chat)?,
            listed: row.listed,
            host: id(&row.host)?,
            state: from_word("a state", row.state)?,
            secret: [0; 32],
            draw: row.draw.map(|draw| draw_from_json(&draw)).transpose()?,
            created_ms: row.created_ms as u64,
            started_ms: row.started_ms.map(|ms| ms as u64),
            ended_ms: row.ended_ms.map(|ms| ms as u64),
            outcome: row.outcome.map(|outcome| from_json("an outcome", &outcome)).transpose()?,
            next: row.next.map(|next| id(&next)).transpose()?,
            seats: seats.into_iter().map(seat).collect::<Result<_, _>>()?,
            version: row.version as u64,
        };
        Ok(KeptTable { record, secret: row.secret })
    }
}

fn seat((occupant, commitment, nonce, chair, away, back_ms): SeatRow) -> Result<SeatRecord, StoreError> {
    let bytes = |hex: Option<String>, what| {
        hex.map(|hex| bytes32(&hex).map_err(|_| StoreError::corrupt(what, hex))).transpose()
    };
    Ok(SeatRecord {
        occupant: from_json("an occupant", &occupant)?,
        commitment: bytes(commitment, "a commitment")?,
        nonce: bytes(nonce, "a nonce")?,
        chair,
        away: away != 0,
        back_ms,
    })
}

/// Converts all rows.
pub(crate) fn all<T, R: TryFrom<T, Error = StoreError>>(rows: Vec<T>) -> Result<Vec<R>, StoreError> {
    rows.into_iter().map(R::try_from).collect()
}

/// The position after which a page starts, in comparable form.
pub(crate) fn before(query: &ListQuery) -> (i64, String) {
    query.before.map_or((i64::MAX, String::new()), |(ms, id)| (ms as i64, id.to_string()))
}

pub(crate) fn id<T: std::str::FromStr>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|_| StoreError::corrupt("an id", text))
}

pub(crate) fn from_json<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|_| StoreError::corrupt(what, text))
}

fn from_word<T: DeserializeOwned>(what: &'static str, word: String) -> Result<T, StoreError> {
    serde_json::from_value(Value::String(word.clone())).map_err(|_| StoreError::corrupt(what, word))
}

pub(crate) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("records serialize")
}
