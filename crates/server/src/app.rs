//! What every part of the server can reach.

use std::{
    collections::HashMap,
    net::IpAddr,
    ops::Deref,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64},
    },
};

use klad_engine::{Catalog, transcript::hex};
use klad_protocol::{IdentityId, TableId};
use klad_store::{SecretHash, Store, StoreClock, TableRecord};
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    bots::Programs,
    bus::Bus,
    config::{Config, Rate},
    error::{Answer, ApiError},
    limits::{Buckets, Census},
    memories::Memories,
    metrics::Metrics,
    origins::{BotsOnly, Origins},
    restrictions::{Restrictions, Sessions},
    room::{self, Ask, Command, Outages, Reply},
    thinking::Thinkers,
};

/// What every part of the server can reach. Cheap to clone.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) catalog: Arc<Catalog>,
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) config: Config,
    pub(crate) programs: Programs,
    pub(crate) ambient: crate::Ambient,
    /// The periods in which no server ran.
    pub(crate) outages: Arc<Outages>,
    pub(crate) rooms: Rooms,
    pub(crate) metrics: Metrics,
    /// This node's name among the nodes.
    pub(crate) node: String,
    /// The queue of bots that want to think.
    pub(crate) thinkers: Thinkers,
    /// What bots remember between their turns.
    pub(crate) memories: Memories,
    /// Where guests come from.
    pub(crate) origins: Origins,
    /// The bots-only games of each address.
    pub(crate) bots_only: BotsOnly,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) guests: Buckets<IpAddr>,
    pub(crate) links: Buckets<IdentityId>,
    pub(crate) new_tables: Buckets<IdentityId>,
    pub(crate) new_tables_here: Buckets<IpAddr>,
    pub(crate) replays: Buckets<IdentityId>,
    pub(crate) replays_of_nobody: Buckets<IpAddr>,
    pub(crate) analyses: Buckets<IdentityId>,
    /// Passwords tried, by table and address.
    pub(crate) guesses: Buckets<(TableId, Option<IpAddr>)>,
    /// Passwords tried, by table.
    pub(crate) all_guesses: Buckets<(TableId, Option<IpAddr>)>,
    pub(crate) reports: Buckets<IdentityId>,
    /// Who is muted or banned.
    pub(crate) restrictions: Restrictions,
    /// Which sockets belong to whom.
    pub(crate) sessions: Sessions,
    /// The day on which the store was last told that a device is in use.
    pub(crate) touched: Mutex<HashMap<SecretHash, u64>>,
    /// Requests in progress, per address.
    pub(crate) asking: Census,
    /// Open sockets, per address.
    pub(crate) census: Census,
    pub(crate) sockets: AtomicU64,
    /// Whether the server is about to shut down.
    pub(crate) draining: AtomicBool,
    /// Whether the server is shutting down.
    pub(crate) closing: watch::Sender<bool>,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    pub(crate) fn new(
        catalog: Arc<Catalog>,
        store: Store,
        bus: Bus,
        config: Config,
        programs: Programs,
    ) -> App {
        let ambient = config.ambient.clone().not_before(store.clock().latest_ms);
        let outages = outages(&store, ambient.now_ms());
        App(Arc::new(Inner {
            catalog,
            store,
            bus,
            programs,
            rooms: Rooms::default(),
            metrics: Metrics::default(),
            node: hex(&ambient.random::<8>()),
            thinkers: Thinkers::new(ambient.threads().unwrap_or(1), ambient.clone()),
            memories: Memories::new(config.limits.memory_bytes),
            origins: Origins::default(),
            bots_only: BotsOnly::default(),
            requests: Buckets::new(config.limits.requests),
            guests: Buckets::new(config.limits.guests),
            links: Buckets::new(config.limits.guests),
            new_tables: Buckets::new(config.limits.new_tables),
            new_tables_here: Buckets::new(config.limits.new_tables_per_address),
            replays: Buckets::new(config.limits.replays),
            replays_of_nobody: Buckets::new(config.limits.replays_of_nobody),
            analyses: Buckets::new(config.limits.analyses),
            guesses: Buckets::new(config.limits.passwords),
            all_guesses: Buckets::new(Rate {
                per_second: config.limits.passwords.per_second * 10.0,
                burst: config.limits.passwords.burst * 10.0,
            }),
            reports: Buckets::new(config.limits.reports),
            restrictions: Restrictions::default(),
            sessions: Sessions::default(),
            touched: Mutex::default(),
            asking: Census::default(),
            census: Census::default(),
            sockets: AtomicU64::new(1),
            draining: AtomicBool::new(false),
            closing: watch::Sender::new(false),
            config,
            ambient,
            outages: Arc::new(Outages::new(outages)),
        }))
    }

    /// Whether other nodes may have the same tables.
    pub(crate) fn is_shared(&self) -> bool {
        self.bus.is_shared() || self.store.is_shared()
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Sends a room a request and waits for the reply.
    pub(crate) async fn ask<T>(&self, table: TableId, ask: impl FnOnce(Reply<T>) -> Ask) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        self.rooms.send(self, table, Command::Ask(Box::new(ask(reply)))).await;
        answer.await.unwrap_or_else(|_| Err(ApiError::try_again()))
    }
}

/// A shorter absence counts as a restart and does not affect anybody's clock.
const OUTAGE_MS: u64 = 10_000;

/// The periods in which no server ran, up to `now_ms`. A clock that was set back is not an outage: time continues from
/// where it was.
fn outages(store: &Store, now_ms: u64) -> Vec<(u64, u64)> {
    let StoreClock { latest_ms, mut outages } = store.clock().clone();
    if latest_ms > 0 && now_ms > latest_ms + OUTAGE_MS {
        outages.push((latest_ms, now_ms));
        let excess = outages.len().saturating_sub(StoreClock::OUTAGES_MAX);
        outages.drain(..excess);
    }
    outages
}

/// The rooms in memory.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<TableId, mpsc::Sender<Command>>>);

impl Rooms {
    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Command>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table, if it is in memory.
    pub(crate) fn loaded(&self, table: TableId) -> Option<mpsc::Sender<Command>> {
        self.all().get(&table).cloned()
    }

    /// The tables in memory, in the order of their ids: what is done to all of them is done in the same order every
    /// time.
    pub(crate) fn tables(&self) -> Vec<TableId> {
        let mut tables: Vec<TableId> = self.all().keys().copied().collect();
        tables.sort_unstable();
        tables
    }

    /// Sends a room a message; loads the room if it is not in memory.
    pub(crate) async fn send(&self, app: &App, table: TableId, command: Command) {
        let mut command = command;
        // The room may just be leaving memory; then a new one takes the message.
        for _ in 0..8 {
            let Some(room) = self.enter(app, table) else { return };
            match room.send(command).await {
                Ok(()) => return,
                Err(back) => command = back.0,
            }
            tokio::task::yield_now().await;
        }
        tracing::error!(%table, "a room does not accept messages");
    }

    /// None when the server is shutting down: no more rooms are opened.
    fn enter(&self, app: &App, table: TableId) -> Option<mpsc::Sender<Command>> {
        let mut rooms = self.all();
        match rooms.get(&table) {
            Some(room) if !room.is_closed() => Some(room.clone()),
            _ if app.is_closing() => None,
            _ => {
                let room = room::start(app, table, None);
                rooms.insert(table, room.clone());
                Some(room)
            }
        }
    }

    /// Opens the room of a table that was just written.
    pub(crate) fn open(&self, app: &App, record: TableRecord) {
        let table = record.id;
        if !app.is_closing() {
            self.all().entry(table).or_insert_with(|| room::start(app, table, Some(record)));
        }
    }

    /// Forgets a room.
    pub(crate) fn remove(&self, table: TableId) {
        self.all().remove(&table);
    }

    /// Forgets a room unless it received a message in the meantime.
    pub(crate) fn remove_if(&self, table: TableId, is_idle: impl FnOnce() -> bool) -> bool {
        let mut rooms = self.all();
        let idle = is_idle();
        if idle {
            rooms.remove(&table);
        }
        idle
    }
}
