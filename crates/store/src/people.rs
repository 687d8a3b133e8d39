//! Guests, the secrets of their devices, and device links, in the stored form of the current key.

use klad_protocol::IdentityId;

use crate::{
    Backend, Store,
    records::{Identity, Saved, SecretHash, StoreError},
};

impl Store {
    /// The stored form of a device's secret.
    pub(crate) fn kept_form(&self, secret: SecretHash) -> SecretHash {
        self.keys.as_ref().and_then(|keys| keys.forms(secret).next()).unwrap_or(secret)
    }

    /// Clears the cache of guests.
    pub(crate) fn forget_known(&self) {
        if let Backend::Sqlite(store) = &self.backend {
            store.forget_known();
        }
    }

    /// Which of these device secrets the store no longer has. If one process owns the store, none need to be checked.
    pub async fn forgotten(&self, secrets: &[SecretHash]) -> Result<Vec<SecretHash>, StoreError> {
        let Backend::Postgres(store) = &self.backend else { return Ok(Vec::new()) };
        let kept: Vec<SecretHash> = secrets.iter().map(|secret| self.kept_form(*secret)).collect();
        let there = store.there(&kept).await?;
        let gone = secrets.iter().zip(&kept).filter(|(_, kept)| !there.contains(*kept));
        Ok(gone.map(|(secret, _)| *secret).collect())
    }

    /// Stores a new guest with the secret of their first device.
    pub async fn add_identity(&self, identity: &Identity, secret: SecretHash) -> Result<Saved, StoreError> {
        let secret = self.kept_form(secret);
        ask!(self, store => store.add_identity(identity, secret))
    }

    /// The guest this secret belongs to.
    pub async fn identity(&self, secret: SecretHash) -> Result<Option<Identity>, StoreError> {
        let Some(keys) = &self.keys else { return ask!(self, store => store.identity(secret)) };
        let current = self.kept_form(secret);
        // Stored with the current key, with an older one, or from before there was any.
        for form in keys.forms(secret).chain([secret]) {
            if let Some(identity) = ask!(self, store => store.identity(form))? {
                if form != current {
                    self.rekey(form, current).await?;
                }
                return Ok(Some(identity));
            }
        }
        Ok(None)
    }

    /// Changes name and picture.
    pub async fn edit_identity(&self, identity: &Identity) -> Result<(), StoreError> {
        ask!(self, store => store.edit_identity(identity))
    }

    /// Adds the secret of another device.
    pub async fn add_secret(
        &self,
        identity: IdentityId,
        secret: SecretHash,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let secret = self.kept_form(secret);
        ask!(self, store => store.add_secret(identity, secret, now_ms))
    }

    /// Forgets the secret of a device.
    pub async fn forget_secret(&self, secret: SecretHash) -> Result<(), StoreError> {
        let secret = self.kept_form(secret);
        ask!(self, store => store.forget_secret(secret))
    }

    /// Stores a link to continue on another device.
    pub async fn add_link(
        &self,
        identity: IdentityId,
        link: SecretHash,
        expires_ms: u64,
    ) -> Result<(), StoreError> {
        let link = self.kept_form(link);
        ask!(self, store => store.add_link(identity, link, expires_ms))
    }

    /// The guest this link belongs to. The link is used up, and all expired links are deleted.
    pub async fn take_link(&self, link: SecretHash, now_ms: u64) -> Result<Option<Identity>, StoreError> {
        let link = self.kept_form(link);
        ask!(self, store => store.take_link(link, now_ms))
    }

    /// Forgets guests created before `before_ms` who never sat down. Returns how many.
    pub async fn forget_strangers(&self, before_ms: u64) -> Result<u64, StoreError> {
        ask!(self, store => store.forget_strangers(before_ms))
    }
}
