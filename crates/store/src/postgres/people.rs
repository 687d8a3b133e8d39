//! Guests, the secrets of their devices, and device links.

use std::collections::HashSet;

use klad_protocol::IdentityId;
use sqlx::PgConnection;

use super::Postgres;
use crate::records::{Identity, IdentityRow, Saved, SecretHash, StoreError};

impl Postgres {
    /// The given device secrets that are stored.
    pub(crate) async fn there(&self, secrets: &[SecretHash]) -> Result<HashSet<SecretHash>, StoreError> {
        let wanted: Vec<Vec<u8>> = secrets.iter().map(|secret| secret.to_vec()).collect();
        let found: Vec<Vec<u8>> = sqlx::query_scalar("select hash from secrets where hash = any($1)")
            .bind(wanted)
            .fetch_all(&self.pool)
            .await?;
        Ok(found.into_iter().filter_map(|hash| hash.try_into().ok()).collect())
    }

    pub(crate) async fn add_identity(
        &self,
        identity: &Identity,
        secret: SecretHash,
    ) -> Result<Saved, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let done = sqlx::query(
            "insert into identities (id, name, picture, created_ms) values ($1, $2, $3, $4)
             on conflict do nothing",
        )
        .bind(identity.id.as_str())
        .bind(&identity.name)
        .bind(i64::from(identity.picture))
        .bind(identity.created_ms as i64)
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(Saved::Conflict);
        }
        put_secret(&mut transaction, identity.id, secret, identity.created_ms).await?;
        transaction.commit().await?;
        Ok(Saved::Done)
    }

    pub(crate) async fn identity(&self, secret: SecretHash) -> Result<Option<Identity>, StoreError> {
        let row: Option<IdentityRow> = sqlx::query_as(
            "select id, name, picture, identities.created_ms from secrets
             join identities on id = identity_id where hash = $1",
        )
        .bind(secret.as_slice())
        .fetch_optional(&self.pool)
        .await?;
        row.map(Identity::try_from).transpose()
    }

    pub(crate) async fn edit_identity(&self, identity: &Identity) -> Result<(), StoreError> {
        sqlx::query("update identities set name = $2, picture = $3 where id = $1")
            .bind(identity.id.as_str())
            .bind(&identity.name)
            .bind(i64::from(identity.picture))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub(crate) async fn add_secret(
        &self,
        identity: IdentityId,
        secret: SecretHash,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        put_secret(&mut connection, identity, secret, now_ms).await?;
        Ok(())
    }

    pub(crate) async fn forget_secret(&self, secret: SecretHash) -> Result<(), StoreError> {
        sqlx::query("delete from secrets where hash = $1")
            .bind(secret.as_slice())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub(crate) async fn add_link(
        &self,
        identity: IdentityId,
        link: SecretHash,
        expires_ms: u64,
    ) -> Result<(), StoreError> {
        sqlx::query("insert into links (hash, identity_id, expires_ms) values ($1, $2, $3)")
            .bind(link.as_slice())
            .bind(identity.as_str())
            .bind(expires_ms as i64)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    pub(crate) async fn take_link(
        &self,
        link: SecretHash,
        now_ms: u64,
    ) -> Result<Option<Identity>, StoreError> {
        sqlx::query("delete from links where expires_ms < $1")
            .bind(now_ms as i64)
            .execute(&self.pool)
            .await?;
        let row: Option<IdentityRow> = sqlx::query_as(
            "with used as (delete from links where hash = $1 returning identity_id)
             select id, name, picture, created_ms from identities join used on id = identity_id",
        )
        .bind(link.as_slice())
        .fetch_optional(&self.pool)
        .await?;
        row.map(Identity::try_from).transpose()
    }

    pub(crate) async fn forget_strangers(&self, before_ms: u64) -> Result<u64, StoreError> {
        let done = sqlx::query(
            "delete from identities where created_ms < $1
               and not exists (select 1 from seats where identity_id = identities.id)
               and not exists (select 1 from tables where host = identities.id and state in ('open', 'playing'))",
        )
        .bind(before_ms as i64)
        .execute(&self.pool)
        .await?;
        Ok(done.rows_affected())
    }
}

async fn put_secret(
    connection: &mut PgConnection,
    identity: IdentityId,
    secret: SecretHash,
    now_ms: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query("insert into secrets (hash, identity_id, created_ms) values ($1, $2, $3)")
        .bind(secret.as_slice())
        .bind(identity.as_str())
        .bind(now_ms as i64)
        .execute(connection)
        .await?;
    Ok(())
}
