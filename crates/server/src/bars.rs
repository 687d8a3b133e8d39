//! Who is banned or muted, and which sockets belong to whom, so that a device that is signed out or banned is cut off
//! immediately. Other nodes find out by polling the store every few seconds.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock},
};

use klad_protocol::{Code, ErrorBody, IdentityId, host::BarKind, socket::close};
use klad_store::{Bar, SecretHash};

use crate::{
    app::App,
    outbox::{Closing, Outbox},
};

/// Who is muted or banned.
#[derive(Debug, Default)]
pub(crate) struct Bars(RwLock<HashSet<(BarKind, String)>>);

impl Bars {
    pub(crate) fn set(&self, bars: &[Bar]) {
        let all = bars.iter().map(|bar| (bar.kind, bar.subject.clone())).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = all;
    }

    fn holds(&self, kind: BarKind, subject: String) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(&(kind, subject))
    }

    fn is_empty(&self) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    pub(crate) fn bans(&self, identity: IdentityId) -> bool {
        !self.is_empty() && self.holds(BarKind::Ban, of_identity(identity))
    }

    pub(crate) fn bans_address(&self, address: IpAddr) -> bool {
        !self.is_empty() && self.holds(BarKind::Ban, of_address(address))
    }

    pub(crate) fn mutes(&self, identity: IdentityId) -> bool {
        !self.is_empty() && self.holds(BarKind::Mute, of_identity(identity))
    }

    pub(crate) fn mutes_address(&self, address: IpAddr) -> bool {
        !self.is_empty() && self.holds(BarKind::Mute, of_address(address))
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

/// Reads who is barred, and cuts off everybody who is, or who was signed out on another node.
pub(crate) async fn look_around(app: &App) {
    match app.store.bars(app.ambient.now_ms()).await {
        Ok(bars) => app.bars.set(&bars),
        Err(error) => return tracing::warn!(%error, "cannot read mutes and bans"),
    }
    app.sessions.close(Code::Barred, "you are banned from this server", |session| {
        app.bars.bans_address(session.address)
            || session.identity.is_some_and(|(identity, _)| app.bars.bans(identity))
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
        let bars = Bars::default();
        let (anna, boris) = (IdentityId::from_random([1; 8]), IdentityId::from_random([2; 8]));
        let here: IpAddr = [192, 0, 2, 1].into();
        let bar =
            |subject: String, kind| Bar { subject, kind, until_ms: 1, reason: String::new(), created_ms: 0 };
        bars.set(&[bar(of_identity(anna), BarKind::Mute), bar(of_address(here), BarKind::Ban)]);
        assert!(bars.mutes(anna) && !bars.bans(anna) && !bars.mutes(boris));
        assert!(bars.bans_address(here) && !bars.bans_address([192, 0, 2, 2].into()));
        assert!(!bars.mutes_address(here));
        bars.set(&[bar(of_address(here), BarKind::Mute)]);
        assert!(bars.mutes_address(here) && !bars.bans_address(here));
    }
}
