//! Who a table is open to, and who it has shown out.

use klad_protocol::{IdentityId, TableId};

use crate::{
    Backend, Store,
    records::{Doors, StoreError},
};

impl Store {
    /// Whether the store may have doors for this table, or people it has shown out.
    fn may_be_guarded(&self, table: TableId) -> bool {
        match &self.backend {
            Backend::Sqlite(store) => store.guarded().has(table),
            Backend::Postgres(_) => true,
        }
    }

    /// Marks a table before doors or people shown out are written.
    fn guard(&self, table: TableId) {
        if let Backend::Sqlite(store) = &self.backend {
            store.guarded().add(table);
        }
    }

    /// Who a table is open to.
    pub async fn doors(&self, table: TableId) -> Result<Doors, StoreError> {
        if !self.may_be_guarded(table) {
            return Ok(Doors::default());
        }
        let rows: Vec<(i64, Option<String>)> =
            read!(self, "select spectators, password from doors where table_id = $1", table.to_string())?;
        Ok(match rows.into_iter().next() {
            Some((spectators, password)) => Doors { spectators: spectators != 0, password },
            None => Doors::default(),
        })
    }

    /// Sets who a table is open to.
    pub async fn put_doors(&self, table: TableId, doors: &Doors) -> Result<(), StoreError> {
        self.guard(table);
        write!(
            self,
            "insert into doors (table_id, spectators, password) values ($1, $2, $3)
             on conflict (table_id) do update set spectators = excluded.spectators, password = excluded.password",
            table.to_string(),
            i64::from(doors.spectators),
            doors.password.clone()
        )?;
        Ok(())
    }

    /// Keeps somebody from sitting down at a table until `until_ms`.
    pub async fn show_out(&self, table: TableId, who: IdentityId, until_ms: u64) -> Result<(), StoreError> {
        self.guard(table);
        write!(
            self,
            "insert into shown_out (table_id, identity_id, until_ms) values ($1, $2, $3)
             on conflict (table_id, identity_id) do update set until_ms = excluded.until_ms",
            table.to_string(),
            who.to_string(),
            until_ms as i64
        )?;
        Ok(())
    }

    /// Keeps somebody from sitting down at a table until `until_ms`.
    pub async fn shown_out_until(&self, table: TableId, who: IdentityId) -> Result<Option<u64>, StoreError> {
        if !self.may_be_guarded(table) {
            return Ok(None);
        }
        let rows: Vec<(i64,)> = read!(
            self,
            "select until_ms from shown_out where table_id = $1 and identity_id = $2",
            table.to_string(),
            who.to_string()
        )?;
        Ok(rows.first().map(|(until_ms,)| *until_ms as u64))
    }
}
