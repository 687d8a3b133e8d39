//! Guests and their devices: listed, found and forgotten, with what they said.

use klad_protocol::{IdentityId, TableId};
use serde_json::Value;

use crate::{
    Backend, Store,
    records::{Device, SecretHash, StoreError, from_json, id, to_json},
};

impl Store {
    /// Records that a device was used, and its label if given.
    pub async fn touch_secret(
        &self,
        secret: SecretHash,
        label: Option<&str>,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let secret = self.kept_form(secret).to_vec();
        let label = label.map(str::to_owned);
        write!(
            self,
            "update secrets set used_ms = $2, label = coalesce($3, label) where hash = $1",
            secret.clone(),
            now_ms as i64,
            label.clone()
        )?;
        Ok(())
    }

    /// The devices of a guest, most recently used first.
    pub async fn devices(&self, identity: IdentityId) -> Result<Vec<Device>, StoreError> {
        let rows: Vec<(Vec<u8>, String, i64, i64)> = read!(
            self,
            "select hash, label, created_ms, used_ms from secrets where identity_id = $1
             order by used_ms desc, created_ms desc, hash",
            identity.to_string()
        )?;
        let device = |(hash, label, created_ms, used_ms): (Vec<u8>, String, i64, i64)| Device {
            id: klad_engine::transcript::hex(&hash[..hash.len().min(8)]),
            label,
            created_ms: created_ms as u64,
            used_ms: used_ms as u64,
        };
        Ok(rows.into_iter().map(device).collect())
    }

    /// The id by which [`Store::devices`] lists this secret.
    pub fn device_id(&self, secret: SecretHash) -> String {
        klad_engine::transcript::hex(&self.kept_form(secret)[..8])
    }

    /// Forgets a device of a guest by its id. Returns whether there was one.
    pub async fn forget_device(&self, identity: IdentityId, device: &str) -> Result<bool, StoreError> {
        let rows: Vec<(Vec<u8>,)> =
            read!(self, "select hash from secrets where identity_id = $1", identity.to_string())?;
        let is_it = |hash: &[u8]| klad_engine::transcript::hex(&hash[..hash.len().min(8)]) == device;
        let Some((hash,)) = rows.into_iter().find(|(hash,)| is_it(hash)) else { return Ok(false) };
        let gone = write!(self, "delete from secrets where hash = $1", hash.clone())?;
        self.forget_known();
        Ok(gone > 0)
    }

    /// Forgets devices that were not used since `before_ms`. Returns how many.
    pub async fn forget_unused(&self, before_ms: u64) -> Result<u64, StoreError> {
        let gone =
            write!(self, "delete from secrets where created_ms < $1 and used_ms < $1", before_ms as i64)?;
        self.forget_known();
        Ok(gone)
    }

    /// The guest this link belongs to, without using it up.
    pub async fn look_at_link(
        &self,
        link: SecretHash,
        now_ms: u64,
    ) -> Result<Option<IdentityId>, StoreError> {
        let rows: Vec<(String,)> = read!(
            self,
            "select identity_id from links where hash = $1 and expires_ms >= $2",
            self.kept_form(link).to_vec(),
            now_ms as i64
        )?;
        rows.first().map(|(found,)| id(found)).transpose()
    }

    /// A guest by id.
    pub async fn person(&self, identity: IdentityId) -> Result<Option<crate::Identity>, StoreError> {
        let rows: Vec<(String, String, i64, i64)> = read!(
            self,
            "select id, name, picture, created_ms from identities where id = $1",
            identity.to_string()
        )?;
        rows.into_iter().next().map(person).transpose()
    }

    /// Guests whose name contains this, newest first, without the first `skip`.
    pub async fn people(
        &self,
        name: &str,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<crate::Identity>, StoreError> {
        let pattern = format!("%{}%", name.replace(['%', '_', '\\'], ""));
        let rows: Vec<(String, String, i64, i64)> = read!(
            self,
            "select id, name, picture, created_ms from identities where lower(name) like lower($1)
             order by created_ms desc, id limit $2 offset $3",
            pattern.clone(),
            i64::from(limit),
            i64::from(skip)
        )?;
        rows.into_iter().map(person).collect()
    }

    /// Removes what somebody said: everywhere, or one line at one table, identified by its second. Returns how many
    /// lines.
    pub async fn remove_chat(
        &self,
        who: IdentityId,
        line: Option<(TableId, u32)>,
    ) -> Result<u64, StoreError> {
        let by = format!("%\"by\":\"{who}\"%");
        let (table, at) = match line {
            Some((table, at)) => (Some(table.to_string()), format!("%\"at\":{at}}}%")),
            None => (None, "%".to_owned()),
        };
        write!(
            self,
            "delete from chat where said like $1 and said like $2 and ($3 is null or table_id = $3)",
            by.clone(),
            at.clone(),
            table.clone()
        )
    }

    /// What somebody said, with the table.
    pub async fn said_by(&self, who: IdentityId) -> Result<Vec<(String, String)>, StoreError> {
        let by = format!("%\"by\":\"{who}\"%");
        Ok(read!(self, "select table_id, said from chat where said like $1 order by id", by.clone())?)
    }

    /// Forgets a guest: name, devices, links, what they said and reported. Their seats stay, without a name. Returns the
    /// tables that have changed.
    pub async fn forget_person(&self, who: IdentityId, nameless: &str) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> =
            read!(self, "select distinct table_id from seats where identity_id = $1", who.to_string())?;
        let tables: Vec<TableId> = rows.iter().map(|(found,)| id(found)).collect::<Result<_, _>>()?;
        self.remove_chat(who, None).await?;
        self.remove_from_reports(who).await?;
        write!(self, "delete from reports where by_id = $1", who.to_string())?;
        write!(self, "delete from links where identity_id = $1", who.to_string())?;
        write!(self, "delete from secrets where identity_id = $1", who.to_string())?;
        write!(
            self,
            "update tables set version = version + 1 where id in (select table_id from seats where identity_id = $1)",
            who.to_string()
        )?;
        write!(
            self,
            "update seats set occupant = $2 where identity_id = $1",
            who.to_string(),
            nameless.to_owned()
        )?;
        write!(self, "delete from identities where id = $1", who.to_string())?;
        self.forget_known();
        Ok(tables)
    }

    /// Removes what somebody said from the chat that is stored with reports.
    async fn remove_from_reports(&self, who: IdentityId) -> Result<(), StoreError> {
        let by = format!("%\"by\":\"{who}\"%");
        let rows: Vec<(i64, String)> =
            read!(self, "select id, said from reports where said like $1", by.clone())?;
        for (report, said) in rows {
            let mut lines: Vec<Value> = from_json("the chat of a report", &said)?;
            lines.retain(|line| line["by"] != who.as_str());
            write!(self, "update reports set said = $2 where id = $1", report, to_json(&lines))?;
        }
        Ok(())
    }

    /// Replaces the stored form of a device's secret, made with an older key or none, by that of the current key.
    pub(crate) async fn rekey(&self, from: SecretHash, to: SecretHash) -> Result<(), StoreError> {
        write!(self, "update secrets set hash = $2 where hash = $1", from.to_vec(), to.to_vec())?;
        Ok(())
    }
}

fn person(row: (String, String, i64, i64)) -> Result<crate::Identity, StoreError> {
    let (found, name, picture, created_ms) = row;
    Ok(crate::Identity { id: id(&found)?, name, picture: picture as u8, created_ms: created_ms as u64 })
}
