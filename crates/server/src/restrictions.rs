//! Who is banned or muted, and which sockets belong to whom, so that a device that is signed out or banned is cut off
//! immediately. Other nodes find out by polling the store every few seconds.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock},
};

use klad_protocol::{Code, ErrorBody, IdentityId, host::RestrictionKind, socket::close};
use klad_store::{Restriction, SecretHash};

use crate::{
    app::App,
    outbox::{Closing, Outbox},
};

/// Who is muted or banned.
#[derive(Debug, Default)]
pub(crate) struct Restrictions(RwLock<HashSet<(RestrictionKind, String)>>);

impl Restrictions {
    pub(crate) fn set(&self, all: &[Restriction]) {
        let all = all.iter().map(|one| (one.kind, one.subject.clone())).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = all;
    }

    fn contains(&self, kind: RestrictionKind, subject: String) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(&(kind, subject))
    }

    fn is_empty(&self) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    pub(crate) fn bans(&self, identity: IdentityId) -> bool {
        !self.is_empty() && self.contains(RestrictionKind::Ban, of_identity(identity))
    }

    pub(crate) fn bans_address(&self, address: IpAddr) -> bool {
        !self.is_empty() && self.contains(RestrictionKind::Ban, of_address(address))
    }

    pub(crate) fn mutes(&self, identity: IdentityId) -> bool {
        !self.is_empty() && self.contains(RestrictionKind::Mute, of_identity(identity))
    }

    pub(crate) fn mutes_address(&self, address: IpAddr) -> bool {
        !self.is_empty() && self.contains(RestrictionKind::Mute, of_address(address))
    }
}

pub(crate) fn of_identity(identity: IdentityId) -> String {
    format!("identity {identity}")
}

/// `address` is already a network if it is IPv6.
pub(crate) fn of_address(address: IpAddr) -> String {
    format!("address {address}")
}

/// The open sockets on this node, with their owners.
#[derive(Debug, Default)]
pub(crate) struct Sessions(Mutex<HashMap<u64, Session>>);

#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) identity: Option<(IdentityId, SecretHash)>,
    pub(crate) address: IpAddr,
    pub(crate) outbox: Arc<Outbox>,
}

impl Sessions {
    fn all(&self) -> MutexGuard<'_, HashMap<u64, Session>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn add(&self, socket: u64, session: Session) {
        self.all().insert(socket, session);
    }

    pub(crate) fn remove(&self, socket: u64) {
        self.all().remove(&socket);
    }

    /// Where a socket of this node comes from.
    pub(crate) fn address(&self, socket: u64) -> Option<IpAddr> {
        self.all().get(&socket).map(|session| session.address)
    }

    /// Closes the sockets of the matching sessions.
    pub(crate) fn close(&self, code: Code, message: &str, which: impl Fn(&Session) -> bool) {
        for session in self.all().values().filter(|session| which(session)) {
            let error = Some(ErrorBody::new(code, message));
            session.outbox.close(Closing { code: close::SIGNED_OUT, error });
        }
    }

    fn secrets(&self) -> Vec<SecretHash> {
        let secrets: HashSet<SecretHash> =
            self.all().values().filter_map(|session| session.identity.map(|(_, secret)| secret)).collect();
        secrets.into_iter().collect()
    }
}

/// Reads who is banned, and cuts off everybody who is, or who was signed out on another node.
pub(crate) async fn check_restrictions(app: &App) {
    match app.store.restrictions(app.ambient.now_ms()).await {
        Ok(restrictions) => app.restrictions.set(&restrictions),
        Err(error) => return tracing::warn!(%error, "cannot read mutes and bans"),
    }
    app.sessions.close(Code::Restricted, "you are banned from this server", |session| {
        app.restrictions.bans_address(session.address)
            || session.identity.is_some_and(|(identity, _)| app.restrictions.bans(identity))
    });
    if !app.is_shared() {
        return;
    }
    for secrets in app.sessions.secrets().chunks(500) {
        match app.store.forgotten(secrets).await {
            Ok(forgotten) => sign_out(app, |secret| forgotten.contains(&secret)),
            Err(error) => tracing::warn!(%error, "cannot compare the devices with the store"),
        }
    }
}

/// Closes the sockets of the matching devices.
pub(crate) fn sign_out(app: &App, which: impl Fn(SecretHash) -> bool) {
    app.sessions.close(Code::NoIdentity, "this device was signed out", |session| {
        session.identity.is_some_and(|(_, secret)| which(secret))
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bans_and_mutes_are_distinguished() {
        let restrictions = Restrictions::default();
        let (anna, boris) = (IdentityId::from_random([1; 8]), IdentityId::from_random([2; 8]));
        let here: IpAddr = [192, 0, 2, 1].into();
        let restriction = |subject: String, kind| Restriction {
            subject,
            kind,
            until_ms: 1,
            reason: String::new(),
            created_ms: 0,
        };
        restrictions.set(&[
            restriction(of_identity(anna), RestrictionKind::Mute),
            restriction(of_address(here), RestrictionKind::Ban),
        ]);
        assert!(restrictions.mutes(anna) && !restrictions.bans(anna) && !restrictions.mutes(boris));
        assert!(restrictions.bans_address(here) && !restrictions.bans_address([192, 0, 2, 2].into()));
        assert!(!restrictions.mutes_address(here));
        restrictions.set(&[restriction(of_address(here), RestrictionKind::Mute)]);
        assert!(restrictions.mutes_address(here) && !restrictions.bans_address(here));
    }
}
