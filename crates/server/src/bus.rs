//! How nodes inform each other. Losing a message costs delay, never data: the log is in the store, and nodes also poll
//! it.
//!
//! Every message is signed with a key that all nodes share (see `signed.rs`). An unsigned, old or replayed message is
//! dropped: somebody who reaches the bus without the key can withhold messages, and nothing else.

mod news;
mod signed;

use std::{fmt, path::Path, sync::Arc, time::Duration};

use async_nats::{ConnectOptions, ServerAddr, connection::State};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use tokio::sync::{broadcast, mpsc};

pub(crate) use self::news::{ArbiterInput, HandedIn, News, Note};
pub use self::signed::BusKey;
use self::signed::{Gate, Signer};
use crate::{app::App, room::Command};

/// How many messages may wait for the network before they are dropped.
const QUEUE: usize = 4096;
const SUBJECT: &str = "klad.tables";

/// The connection to the other nodes.
#[derive(Debug, Clone)]
pub enum Bus {
    /// There are no other nodes.
    Alone,
    /// There may be other nodes.
    Shared(Shared),
}

/// A connection to other nodes, and the key for their messages.
#[derive(Clone)]
pub struct Shared {
    way: Way,
    signer: Arc<Signer>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").field("way", &self.way).finish_non_exhaustive()
    }
}

#[derive(Debug, Clone)]
enum Way {
    Nats(async_nats::Client, mpsc::Sender<Vec<u8>>),
    /// Nodes in one process: what is told here, and what is heard here.
    Hub {
        told: broadcast::Sender<Vec<u8>>,
        heard: broadcast::Sender<Vec<u8>>,
    },
}

impl Bus {
    /// Connects to `nats://…` or `tls://…`, with the user and password in the address. If the NATS server is not up yet,
    /// this is retried in the background. `ca` is a file with certificates to trust in addition to the system's.
    pub async fn connect(
        address: &str,
        key: &BusKey,
        ca: Option<&Path>,
    ) -> Result<Bus, async_nats::ConnectError> {
        let mut options = ConnectOptions::new()
            .name("klad")
            .retry_on_initial_connect()
            .connection_timeout(Duration::from_secs(5))
            .ping_interval(Duration::from_secs(10))
            .reconnect_delay_callback(|attempts| Duration::from_millis((attempts as u64 * 100).min(2_000)))
            .event_callback(|event| async move { tracing::info!(%event, "bus") });
        // The client library ignores credentials in the address. It reports unreadable addresses itself.
        if let Some((user, password)) = address.parse().ok().as_ref().and_then(credentials) {
            options = options.user_and_password(user, password);
        }
        if let Some(ca) = ca {
            options = options.add_root_certificates(ca.to_owned()).require_tls(true);
        }
        let client = options.connect(address).await?;
        let (queue, mut waiting) = mpsc::channel::<Vec<u8>>(QUEUE);
        let publisher = client.clone();
        tokio::spawn(async move {
            while let Some(payload) = waiting.recv().await {
                if let Err(error) = publisher.publish(SUBJECT, payload.into()).await {
                    tracing::warn!(%error, "cannot send a bus message");
                }
            }
        });
        Ok(Bus::Shared(Shared { way: Way::Nats(client, queue), signer: Arc::new(Signer::new(key)) }))
    }

    /// Joins nodes in one process, which all get a clone of it.
    pub fn within_process(key: &BusKey) -> Bus {
        let hub = broadcast::Sender::new(QUEUE);
        Bus::carried(key, hub.clone(), hub)
    }

    /// Joins one node of several in one process to a bus whose messages somebody else carries, from what it has `told` to
    /// what the others have `heard`.
    pub fn carried(key: &BusKey, told: broadcast::Sender<Vec<u8>>, heard: broadcast::Sender<Vec<u8>>) -> Bus {
        Bus::Shared(Shared { way: Way::Hub { told, heard }, signer: Arc::new(Signer::new(key)) })
    }

    /// The same bus with a different key.
    pub fn with_key(self, key: &BusKey) -> Bus {
        match self {
            Bus::Alone => Bus::Alone,
            Bus::Shared(shared) => Bus::Shared(Shared { signer: Arc::new(Signer::new(key)), ..shared }),
        }
    }

    /// Whether there may be other nodes.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self, Bus::Shared(_))
    }

    /// Whether the bus works.
    pub(crate) fn is_up(&self) -> bool {
        match self {
            Bus::Alone | Bus::Shared(Shared { way: Way::Hub { .. }, .. }) => true,
            Bus::Shared(Shared { way: Way::Nats(client, _), .. }) => {
                client.connection_state() == State::Connected
            }
        }
    }

    /// Sends a note to the other nodes, if that is possible right now. Returns whether it was.
    pub(crate) fn tell(&self, now_ms: u64, note: impl FnOnce() -> Note) -> bool {
        let Bus::Shared(Shared { way, signer }) = self else { return true };
        // A message that waited for a reconnect would be outdated by then; meanwhile the nodes poll the store.
        if !self.is_up() {
            return false;
        }
        let payload = signer.sign(now_ms, note());
        match way {
            Way::Nats(_, queue) => queue.try_send(payload).is_ok(),
            // There is no listener while the only node starts or stops.
            Way::Hub { told, .. } => {
                let _ = told.send(payload);
                true
            }
        }
    }
}

/// User and password of an address, which may contain escapes such as `%40`.
fn credentials(address: &ServerAddr) -> Option<(String, String)> {
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    Some((plain(address.username()?), plain(address.password().unwrap_or_default())))
}

/// Passes messages from other nodes to the rooms in memory here. Runs as long as the server.
pub(crate) async fn listen(app: App) {
    let Bus::Shared(shared) = &app.bus else { return };
    let mut gate = Gate::new(shared.signer.clone());
    match &shared.way {
        Way::Nats(client, _) => loop {
            match client.subscribe(SUBJECT).await {
                Ok(mut messages) => {
                    while let Some(message) = messages.next().await {
                        hear(&app, &mut gate, &message.payload);
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot listen to the bus"),
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        },
        Way::Hub { heard, .. } => {
            let mut messages = heard.subscribe();
            loop {
                match messages.recv().await {
                    Ok(payload) => hear(&app, &mut gate, &payload),
                    Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => return,
                }
            }
        }
    }
}

fn hear(app: &App, gate: &mut Gate, payload: &[u8]) {
    let note = match gate.admit(app.ambient.now_ms(), payload) {
        Ok(note) => note,
        Err(reason) => {
            app.metrics.bus_refused.add(1);
            return tracing::debug!(%reason, "a bus message was dropped");
        }
    };
    if note.node == app.node {
        return;
    }
    if let Some(room) = app.rooms.loaded(note.table) {
        // A room this busy will read the store soon enough anyway.
        let _ = room.try_send(Command::Note(Box::new(note)));
    }
}
