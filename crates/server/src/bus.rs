//! How nodes tell each other what happened. A lost message costs time, never data: the log is in the store, and nodes
//! also poll it.

use std::time::Duration;

use async_nats::{ConnectOptions, connection::State};
use futures_util::StreamExt;
use klad_engine::Seat;
use klad_protocol::{
    TableId,
    people::Emote,
    socket::{Presence, Said},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::mpsc;

use crate::{app::App, room::Command};

/// How many messages may wait for the network before new ones are dropped.
const QUEUE: usize = 4096;
const SUBJECT: &str = "klad.tables";

/// Something that happened at a table on another node.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Note {
    pub(crate) node: String,
    pub(crate) table: TableId,
    pub(crate) news: News,
}

/// What happened.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum News {
    /// The log has this many moves.
    Moved { plies: u32 },
    /// Seats or state have changed.
    Changed { version: u64 },
    /// Who is connected to that node. Repeated every few seconds; a node that falls silent counts as having nobody.
    Present { presence: Presence },
    /// Somebody said something.
    Said { said: Said },
    /// Somebody sent an emote.
    Emote { seat: Seat, emote: Emote },
    /// For the node that runs the table's arbiter.
    ToArbiter { input: ArbiterInput },
    /// From the node that runs the table's arbiter.
    FromArbiter { to: Option<Seat>, message: Value },
}

/// What an arbiter hears from another node.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ArbiterInput {
    Message { seat: Seat, message: Value },
    Move { seat: Seat, ply: u32, notation: String },
    RoundTrip { seat: Seat, ms: u32 },
}

/// The connection to the other nodes.
#[derive(Debug, Clone)]
pub enum Bus {
    /// There are none.
    Alone,
    /// Over NATS.
    Nats(async_nats::Client, mpsc::Sender<Vec<u8>>),
}

impl Bus {
    /// Connects to `nats://…`. A server that is not there yet is waited for in the background.
    pub async fn connect(address: &str) -> Result<Bus, async_nats::ConnectError> {
        let client = ConnectOptions::new()
            .name("klad")
            .retry_on_initial_connect()
            .connection_timeout(Duration::from_secs(5))
            .ping_interval(Duration::from_secs(10))
            .reconnect_delay_callback(|attempts| Duration::from_millis((attempts as u64 * 100).min(2_000)))
            .event_callback(|event| async move { tracing::info!(%event, "bus") })
            .connect(address)
            .await?;
        let (queue, mut waiting) = mpsc::channel::<Vec<u8>>(QUEUE);
        let publisher = client.clone();
        tokio::spawn(async move {
            while let Some(payload) = waiting.recv().await {
                if let Err(error) = publisher.publish(SUBJECT, payload.into()).await {
                    tracing::warn!(%error, "a bus message was not sent");
                }
            }
        });
        Ok(Bus::Nats(client, queue))
    }

    /// Whether there may be other nodes.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self, Bus::Nats(..))
    }

    /// Whether the bus works.
    pub(crate) fn is_up(&self) -> bool {
        match self {
            Bus::Alone => true,
            Bus::Nats(client, _) => client.connection_state() == State::Connected,
        }
    }

    /// Publishes to the other nodes if the bus is up. Returns whether it was sent.
    pub(crate) fn tell(&self, note: impl FnOnce() -> Note) -> bool {
        match self {
            Bus::Alone => true,
            // What waits for a reconnect is stale by then: the nodes poll the store in the meantime.
            Bus::Nats(..) if !self.is_up() => false,
            Bus::Nats(_, queue) => {
                let payload = serde_json::to_vec(&note()).expect("notes serialize");
                queue.try_send(payload).is_ok()
            }
        }
    }
}

/// Delivers messages from other nodes to the rooms in memory here. Runs as long as the server.
pub(crate) async fn listen(app: App) {
    let Bus::Nats(client, _) = &app.bus else { return };
    loop {
        match client.subscribe(SUBJECT).await {
            Ok(mut messages) => {
                while let Some(message) = messages.next().await {
                    hand_on(&app, &message.payload);
                }
            }
            Err(error) => tracing::warn!(%error, "the bus cannot be listened to"),
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

fn hand_on(app: &App, payload: &[u8]) {
    let note: Note = match serde_json::from_slice(payload) {
        Ok(note) => note,
        // A newer version may send messages we do not know.
        Err(error) => return tracing::debug!(%error, "a bus message cannot be read"),
    };
    if note.node == app.node {
        return;
    }
    if let Some(room) = app.rooms.loaded(note.table) {
        // A room this busy will read the store soon anyway.
        let _ = room.try_send(Command::Note(Box::new(note)));
    }
}
