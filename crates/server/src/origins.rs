//! Where guests come from, so that those behind one address share its thinking time and its bots-only games: guests
//! cost nothing. Kept in memory only. After a restart, and on a node that a guest has not used, their address is
//! unknown until they connect, open a table or start a game there.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use klad_protocol::{Code, IdentityId, Occupant, TableId, TableState};
use klad_store::TableRecord;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard};

use crate::{
    app::App,
    asker::Address,
    error::{Answer, ApiError},
    routes::tables::stored,
};

/// Beyond this many guests or addresses, all are forgotten.
const KNOWN_MAX: usize = 50_000;

/// Who a bot's thinking and memory are charged to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Payer {
    /// Everybody behind this address (IPv6: this /64).
    Address(IpAddr),
    /// A host whose address is unknown.
    Guest(IdentityId),
}

/// The address at which each guest was last seen.
#[derive(Debug, Default)]
pub(crate) struct Origins(Mutex<HashMap<IdentityId, IpAddr>>);

impl Origins {
    pub(crate) fn note(&self, guest: IdentityId, address: Address) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN_MAX {
            known.clear();
        }
        known.insert(guest, address.0);
    }

    /// Who pays for the bots of a table: the address of its host. If that is unknown, the first known address of
    /// somebody who sits there, because the host need not be around; otherwise the host.
    pub(crate) fn payer(&self, table: &TableRecord) -> Payer {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seated = table.seats.iter().filter_map(|seat| seat.occupant.person());
        let address = std::iter::once(table.host).chain(seated).find_map(|guest| known.get(&guest));
        address.map_or(Payer::Guest(table.host), |address| Payer::Address(*address))
    }
}

/// The bots-only games that were started from each address. They start one at a time, so that they can be counted.
#[derive(Debug, Default)]
pub(crate) struct BotsOnly(AsyncMutex<HashMap<IpAddr, Vec<TableId>>>);

/// Somebody may start a bots-only game, and nobody else meanwhile.
pub(crate) struct Starting<'a> {
    games: MutexGuard<'a, HashMap<IpAddr, Vec<TableId>>>,
    address: IpAddr,
}

impl BotsOnly {
    /// Refuses if this guest or this address has too many already. `None` if people play at the table as well.
    pub(crate) async fn may_start(
        &self,
        app: &App,
        table: &TableRecord,
        host: IdentityId,
        address: Address,
    ) -> Answer<Option<Starting<'_>>> {
        if !table.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Bot { .. })) {
            return Ok(None);
        }
        let limits = &app.config.limits;
        let too_many = |whose: &str, most: u32| {
            let message = format!("{whose} {most} games between bots in progress; wait until one is over");
            Err(ApiError::new(Code::TooMany, message))
        };
        let mut games = self.0.lock().await;
        if app.store.hosted_by_bots(host).await? >= limits.bots_only_per_guest {
            return too_many("you have", limits.bots_only_per_guest);
        }
        if games.len() >= KNOWN_MAX {
            games.clear();
        }
        let address = address.0;
        let here = games.entry(address).or_default();
        let mut running = Vec::new();
        for id in here.iter().copied() {
            if is_running(app, id).await? {
                running.push(id);
            }
        }
        *here = running;
        if here.len() >= limits.bots_only_per_address as usize {
            return too_many("your address has", limits.bots_only_per_address);
        }
        Ok(Some(Starting { games, address }))
    }
}

impl Starting<'_> {
    /// The game has been started.
    pub(crate) fn done(mut self, table: TableId) {
        self.games.entry(self.address).or_default().push(table);
    }
}

async fn is_running(app: &App, id: TableId) -> Answer<bool> {
    match stored(app, id).await {
        Ok(record) => Ok(matches!(record.state, TableState::Open | TableState::Playing)),
        Err(error) if error.0.code == Code::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use klad_protocol::{Chat, Clock};
    use klad_store::SeatRecord;

    use super::*;

    fn guest(number: u8) -> IdentityId {
        IdentityId::from_random([number; 8])
    }

    fn address(last: u8) -> Address {
        Address([192, 0, 2, last].into())
    }

    fn table(host: IdentityId, seated: &[IdentityId]) -> TableRecord {
        let person = |id| Occupant::Person { id, name: "Anna".into(), picture: 1 };
        TableRecord {
            id: TableId::from_random([0; 8]),
            game: "ferry".into(),
            rules: 1,
            options: serde_json::Value::Null,
            clock: Clock::None,
            chat: Chat::Off,
            listed: false,
            host,
            state: TableState::Playing,
            secret: [0; 32],
            draw: None,
            created_ms: 0,
            started_ms: None,
            ended_ms: None,
            outcome: None,
            next: None,
            seats: seated.iter().map(|id| SeatRecord::of(person(*id))).collect(),
            version: 1,
        }
    }

    #[test]
    fn the_hosts_address_pays_and_failing_that_the_address_of_somebody_who_sits_there() {
        let origins = Origins::default();
        let (host, anna, boris) = (guest(1), guest(2), guest(3));
        let table = table(host, &[anna, boris]);
        assert_eq!(origins.payer(&table), Payer::Guest(host));
        origins.note(boris, address(3));
        assert_eq!(origins.payer(&table), Payer::Address(address(3).0));
        origins.note(host, address(1));
        assert_eq!(origins.payer(&table), Payer::Address(address(1).0));
        origins.note(host, address(2));
        assert_eq!(origins.payer(&table), Payer::Address(address(2).0), "where the host was last seen");
    }

    #[test]
    fn memory_stays_bounded() {
        let origins = Origins::default();
        for number in 0..KNOWN_MAX as u64 + 10 {
            origins.note(IdentityId::from_random(number.to_le_bytes()), address(1));
        }
        assert_eq!(origins.0.lock().unwrap().len(), 10);
    }
}
