//! Who may watch a table and sit down at it, and whom its host has removed.

use klad_protocol::{IdentityId, TableId};

use crate::{
    Backend, Store,
    records::{Access, StoreError},
};

impl Store {
    /// Whether the store may have access rules for this table, or people its host has removed.
    fn may_be_guarded(&self, table: TableId) -> bool {
        match &self.backend {
            Backend::Sqlite(store) => store.guarded().has(table),
            Backend::Postgres(_) => true,
        }
    }

    /// Marks a table before access rules or removed people are written.
    fn guard(&self, table: TableId) {
        if let Backend::Sqlite(store) = &self.backend {
            store.guarded().add(table);
        }
    }

    /// Who a table is open to.
    pub async fn access(&self, table: TableId) -> Result<Access, StoreError> {
        if !self.may_be_guarded(table) {
            return Ok(Access::default());
        }
        let rows: Vec<(i64, Option<String>)> =
            read!(self, "select spectators, password from doors where table_id = $1", table.to_string())?;
        Ok(match rows.into_iter().next() {
            Some((spectators, password)) => Access { spectators: spectators != 0, password },
            None => Access::default(),
        })
    }

    /// Sets who a table is open to.
    pub async fn put_access(&self, table: TableId, access: &Access) -> Result<(), StoreError> {
        self.guard(table);
        write!(
            self,
            "insert into doors (table_id, spectators, password) values ($1, $2, $3)
             on conflict (table_id) do update set spectators = excluded.spectators, password = excluded.password",
            table.to_string(),
            i64::from(access.spectators),
            access.password.clone()
        )?;
        Ok(())
    }

    /// Keeps somebody from sitting down at a table until `until_ms`.
    pub async fn exclude(&self, table: TableId, who: IdentityId, until_ms: u64) -> Result<(), StoreError> {
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

    /// When somebody whom the host removed may sit down at the table again.
    pub async fn excluded_until(&self, table: TableId, who: IdentityId) -> Result<Option<u64>, StoreError> {
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
