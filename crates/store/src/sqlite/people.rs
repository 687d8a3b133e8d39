//! Guests, the secrets of their devices, and device links.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use klad_protocol::IdentityId;
use sqlx::SqliteConnection;

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
            Box::pin(async move {
                let done = sqlx::query(
                    "insert into identities (id, name, picture, created_ms) values (?1, ?2, ?3, ?4)
                     on conflict do nothing",
                )
                .bind(identity.id.as_str())
                .bind(&identity.name)
                .bind(identity.picture)
                .bind(identity.created_ms as i64)
                .execute(&mut *writer)
                .await?;
                if done.rows_affected() == 0 {
                    return Ok(Saved::Conflict);
                }
                put_secret(writer, identity.id, secret, identity.created_ms).await?;
                Ok(Saved::Done)
            })
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
        let row: Option<IdentityRow> = sqlx::query_as(
            "select id, name, picture, identities.created_ms from secrets
             join identities on id = identity_id where hash = ?1",
        )
        .bind(secret.as_slice())
        .fetch_optional(&self.readers)
        .await?;
        let identity = row.map(Identity::try_from).transpose()?;
        if let Some(identity) = &identity {
            self.known.remember(secret, identity, changes);
        }
        Ok(identity)
    }

    pub(crate) async fn edit_identity(&self, identity: &Identity) -> Result<(), StoreError> {
        let (store, identity) = (self.clone(), identity.clone());
        let edit = async move {
            let edit = store.run_one(move |writer| {
                Box::pin(async move {
                    sqlx::query("update identities set name = ?2, picture = ?3 where id = ?1")
                        .bind(identity.id.as_str())
                        .bind(&identity.name)
                        .bind(identity.picture)
                        .execute(writer)
                        .await
                        .map(|_| ())
                })
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
        self.run_one(move |writer| Box::pin(put_secret(writer, identity, secret, now_ms))).await
    }

    pub(crate) async fn forget_secret(&self, secret: SecretHash) -> Result<(), StoreError> {
        let store = self.clone();
        let forget = async move {
            let forget = store.run_one(move |writer| {
                Box::pin(async move {
                    sqlx::query("delete from secrets where hash = ?1")
                        .bind(secret.as_slice())
                        .execute(writer)
                        .await
                        .map(|_| ())
                })
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
            Box::pin(async move {
                sqlx::query("insert into links (hash, identity_id, expires_ms) values (?1, ?2, ?3)")
                    .bind(link.as_slice())
                    .bind(identity.as_str())
                    .bind(expires_ms as i64)
                    .execute(writer)
                    .await
                    .map(|_| ())
            })
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
                Box::pin(async move {
                    sqlx::query("delete from links where expires_ms < ?1")
                        .bind(now_ms as i64)
                        .execute(&mut *writer)
                        .await?;
                    let identity: Option<String> =
                        sqlx::query_scalar("delete from links where hash = ?1 returning identity_id")
                            .bind(link.as_slice())
                            .fetch_optional(&mut *writer)
                            .await?;
                    sqlx::query_as("select id, name, picture, created_ms from identities where id = ?1")
                        .bind(identity)
                        .fetch_optional(writer)
                        .await
                })
            })
            .await?;
        row.map(Identity::try_from).transpose()
    }

    pub(crate) async fn forget_strangers(&self, before_ms: u64) -> Result<u64, StoreError> {
        let store = self.clone();
        let forget = async move {
            let forget = store.run_one(move |writer| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "delete from identities where created_ms < ?1
                           and not exists (select 1 from seats where identity_id = identities.id)
                           and not exists (select 1 from tables where host = identities.id and state in ('open', 'playing'))",
                    )
                    .bind(before_ms as i64)
                    .execute(writer)
                    .await?;
                    Ok(done.rows_affected())
                })
            });
            forget.await
        };
        self.change(forget).await
    }
}

async fn put_secret(
    connection: &mut SqliteConnection,
    identity: IdentityId,
    secret: SecretHash,
    now_ms: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query("insert into secrets (hash, identity_id, created_ms) values (?1, ?2, ?3)")
        .bind(secret.as_slice())
        .bind(identity.as_str())
        .bind(now_ms as i64)
        .execute(connection)
        .await
        .map(|_| ())
}
