//! Reading rows: by sqlx from the file, by rusqlite from memory.

use rusqlite::types::{FromSql, Value};
use sqlx::{FromRow, sqlite::SqliteRow};

use super::{Place, Sqlite};
use crate::records::StoreError;

/// A row that rusqlite has read.
pub(crate) trait FromMemory: Sized {
    fn from_memory(row: &rusqlite::Row<'_>) -> rusqlite::Result<Self>;
}

/// Reads a tuple by position.
macro_rules! from_memory {
    ($($column:ident $place:literal),+) => {
        impl<$($column: FromSql),+> FromMemory for ($($column,)+) {
            fn from_memory(row: &rusqlite::Row<'_>) -> rusqlite::Result<Self> {
                Ok(($(row.get::<_, $column>($place)?,)+))
            }
        }
    };
}

from_memory!(A 0);
from_memory!(A 0, B 1);
from_memory!(A 0, B 1, C 2);
from_memory!(A 0, B 1, C 2, D 3);
from_memory!(A 0, B 1, C 2, D 3, E 4);
from_memory!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);

impl Sqlite {
    /// Reads rows. Parameters are `$1`, `$2` and so on.
    pub(crate) async fn rows<R>(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<R>, StoreError>
    where
        R: for<'r> FromRow<'r, SqliteRow> + FromMemory + Send + Unpin,
    {
        let readers = match &self.place {
            Place::File { readers, .. } => readers,
            Place::Memory(line) => return line.rows(sql, values).await,
        };
        let query = values.into_iter().fold(sqlx::query_as::<_, R>(sql), |query, value| match value {
            Value::Null => query.bind(None::<i64>),
            Value::Integer(value) => query.bind(value),
            Value::Real(value) => query.bind(value),
            Value::Text(value) => query.bind(value),
            Value::Blob(value) => query.bind(value),
        });
        Ok(query.fetch_all(readers).await?)
    }

    /// The same for a query that always has a row.
    pub(crate) async fn row<R>(&self, sql: &'static str, values: Vec<Value>) -> Result<R, StoreError>
    where
        R: for<'r> FromRow<'r, SqliteRow> + FromMemory + Send + Unpin,
    {
        let rows = self.rows(sql, values).await?;
        rows.into_iter().next().ok_or(StoreError::Sqlite(rusqlite::Error::QueryReturnedNoRows))
    }
}
