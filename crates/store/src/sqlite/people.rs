//! Guests, the secrets of their devices, and device links.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use klad_protocol::IdentityId;
use rusqlite::{Connection, OptionalExtension, params};

use super::Sqlite;
use crate::records::{Identity, IdentityRow, Saved, SecretHash, StoreError};

/// How many guests are cached.
const KNOWN_MAX: usize = 20_000;

/// Recently read guests by the secret of their device, because every request needs its guest.
#[derive(Default)]
pub(super) struct Known(Mutex<Guests>);

#[derive(Default)]
struct Guests {
    by_secret: HashMap<SecretHash, Identity>,
    /// Incremented on every change: what was read before may be outdated.
    changes: u64,
}

impl Known {
    fn guests(&self) -> MutexGuard<'_, Guests> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Caches a guest whose read began at this change count.
    fn remember(&self, secret: SecretHash, identity: &Identity, changes: u64) {
        let mut guests = self.guests();
        if guests.changes != changes {
            return;
        }
        if guests.by_secret.len() >= KNOWN_MAX {
            guests.by_secret.clear();
        }
        guests.by_secret.insert(secret, identity.clone());
    }

    /// Clears the cache after a change.
    pub(super) fn forget_all(&self) {
        let mut guests = self.guests();
        guests.changes += 1;
        guests.by_secret.clear();
    }
}

impl Sqlite {
    /// Changes a guest, then clears the cache, even if the caller no longer waits.
    async fn change<T: Send + 'static>(
        &self,
        change: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let known = self.known.clone();
        let changed = tokio::spawn(async move {
            let changed = change.await;
            known.forget_all();
            changed
        });
        changed.await.unwrap_or_else(|error| Err(StoreError::Writer(error.to_string())))
    }

    pub(crate) async fn add_identity(
        &self,
        identity: &Identity,
        secret: SecretHash,
    ) -> Result<Saved, StoreError> {
        let identity = identity.clone();
        self.run(move |writer| {
            let add = "insert into identities (id, name, picture, created_ms) values (?1, ?2, ?3, ?4)
                       on conflict do nothing";
            let Identity { id, name, picture, created_ms } = identity;
            let done = writer.prepare_cached(add)?.execute(params![
                id.as_str(),
                name,
                picture,
                created_ms as i64
            ])?;
            if done == 0 {
                return Ok(Saved::Conflict);
            }
            put_secret(writer, id, secret, created_ms)?;
            Ok(Saved::Done)
        })
        .await
    }

    pub(crate) async fn identity(&self, secret: SecretHash) -> Result<Option<Identity>, StoreError> {
        let changes = {
            let guests = self.known.guests();
            if let Some(identity) = guests.by_secret.get(&secret) {
                return Ok(Some(identity.clone()));
            }
            guests.changes
        };
        let select = "select id, name, picture, identities.created_ms as created_ms from secrets
                      join identities on id = identity_id where hash = $1";
        let rows: Vec<IdentityRow> = self.rows(select, vec![secret.to_vec().into()]).await?;
        let identity = rows.into_iter().next().map(Identity::try_from).transpose()?;
        if let Some(identity) = &identity {
            self.known.remember(secret, identity, changes);
        }
        Ok(identity)
    }

    pub(crate) async fn edit_identity(&self, identity: &Identity) -> Result<(), StoreError> {
        let (store, identity) = (self.clone(), identity.clone());
        let edit = async move {
            let edit = store.run_one(move |writer| {
                let edit = "update identities set name = ?2, picture = ?3 where id = ?1";
                let Identity { id, name, picture, .. } = identity;
                writer.prepare_cached(edit)?.execute(params![id.as_str(), name, picture]).map(|_| ())
            });
            edit.await
        };
        self.change(edit).await
    }

    pub(crate) async fn add_secret(
        &self,
        identity: IdentityId,
        secret: SecretHash,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        self.run_one(move |writer| put_secret(writer, identity, secret, now_ms)).await
    }

    pub(crate) async fn forget_secret(&self, secret: SecretHash) -> Result<(), StoreError> {
        let store = self.clone();
        let forget = async move {
            let forget = store.run_one(move |writer| {
                writer.prepare_cached("delete from secrets where hash = ?1")?.execute([secret]).map(|_| ())
            });
            forget.await
        };
        self.change(forget).await
    }

    pub(crate) async fn add_link(
        &self,
        identity: IdentityId,
        link: SecretHash,
        expires_ms: u64,
    ) -> Result<(), StoreError> {
        self.run_one(move |writer| {
            let add = "insert into links (hash, identity_id, expires_ms) values (?1, ?2, ?3)";
            let values = params![link, identity.as_str(), expires_ms as i64];
            writer.prepare_cached(add)?.execute(values).map(|_| ())
        })
        .await
    }

    pub(crate) async fn take_link(
        &self,
        link: SecretHash,
        now_ms: u64,
    ) -> Result<Option<Identity>, StoreError> {
        let row: Option<IdentityRow> = self
            .run(move |writer| {
                writer.prepare_cached("delete from links where expires_ms < ?1")?.execute([now_ms as i64])?;
                let take = "delete from links where hash = ?1 returning identity_id";
                let identity: Option<String> =
                    writer.prepare_cached(take)?.query_row([link], |row| row.get(0)).optional()?;
                let find = "select id, name, picture, created_ms from identities where id = ?1";
                writer
                    .prepare_cached(find)?
                    .query_row([identity], |row| {
                        let (id, name) = (row.get(0)?, row.get(1)?);
                        Ok(IdentityRow { id, name, picture: row.get(2)?, created_ms: row.get(3)? })
                    })
                    .optional()
            })
            .await?;
        row.map(Identity::try_from).transpose()
    }

    pub(crate) async fn forget_strangers(&self, before_ms: u64) -> Result<u64, StoreError> {
        let store = self.clone();
        let forget = async move {
            let forget = store.run_one(move |writer| {
                let forget = "delete from identities where created_ms < ?1
                                and not exists (select 1 from seats where identity_id = identities.id)
                                and not exists (select 1 from tables
                                                where host = identities.id and state in ('open', 'playing'))";
                writer.prepare_cached(forget)?.execute([before_ms as i64]).map(|done| done as u64)
            });
            forget.await
        };
        self.change(forget).await
    }
}

fn put_secret(
    writer: &Connection,
    identity: IdentityId,
    secret: SecretHash,
    now_ms: u64,
) -> rusqlite::Result<()> {
    writer
        .prepare_cached("insert into secrets (hash, identity_id, created_ms) values (?1, ?2, ?3)")?
        .execute(params![secret, identity.as_str(), now_ms as i64])
        .map(|_| ())
}
