//! A node: it starts, stops as for an upgrade, or crashes. One that crashes is cut off from everything at that moment,
//! which to everybody else is the same as if it were gone.

use std::sync::{Arc, Mutex};

use klad_server::{Ambient, Bus, BusKey, Config, Limits, Running, Server};
use tokio::{
    io::DuplexStream,
    sync::broadcast,
    time::{Duration, Instant, sleep},
};

use crate::{
    bus::{self, QUEUE},
    dice::Dice,
    disk::Way,
    support::catalog,
    world::World,
};

/// How much may wait for a slow client: little, so that some fall behind.
const BACKLOG_BYTES: usize = 3 << 10;
/// A server that was away for longer than this counts it as an outage (`OUTAGE_MS` in `app.rs`).
const OUTAGE_MS: u64 = 10_000;
/// After this long without new connections no request is in progress (`PATIENCE` in the client).
const DRAIN: Duration = Duration::from_secs(21);

/// One of the nodes, running or not.
pub(crate) struct Node {
    /// Counts its starts; what belongs to an earlier life is cut off.
    life: u32,
    running: Option<Running>,
    /// It takes no more connections.
    drains: bool,
    heard: broadcast::Sender<Vec<u8>>,
    /// How far its clock is ahead of the others', in milliseconds.
    pub(crate) ahead_ms: i64,
    ambient: Ambient,
    /// How far its time is ahead of its clock, because that was set back.
    held_ms: u64,
    /// The periods in which no server ran, as this node knows them.
    pub(crate) outages: Vec<(u64, u64)>,
    pub(crate) cut_from_store_until: Option<Instant>,
}

impl Node {
    pub(crate) fn new(ahead_ms: i64) -> Node {
        Node {
            life: 0,
            running: None,
            drains: false,
            heard: broadcast::Sender::new(QUEUE),
            ahead_ms,
            ambient: Ambient::simulated(0),
            held_ms: 0,
            outages: Vec::new(),
            cut_from_store_until: None,
        }
    }

    /// The time as this node sees it.
    pub(crate) fn now_ms(&self) -> u64 {
        self.ambient.now_ms() + self.held_ms
    }

    pub(crate) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    pub(crate) fn is_open(&self) -> bool {
        self.running.is_some() && !self.drains
    }

    pub(crate) fn is_life(&self, life: u32) -> bool {
        self.life == life
    }

    pub(crate) fn heard(&self) -> broadcast::Sender<Vec<u8>> {
        self.heard.clone()
    }

    /// Passes a connection on. Returns whether anybody listens.
    pub(crate) fn connect(&self, stream: DuplexStream) -> bool {
        let open = self.running.as_ref().filter(|_| !self.drains);
        open.map(|running| running.connect(stream)).is_some()
    }
}

/// Starts a node that is not running.
pub(crate) fn start(world: &Arc<World>, number: usize) {
    let mut nodes = world.nodes.lock().unwrap();
    let node = &mut nodes[number];
    node.life += 1;
    let life = node.life;
    let entropy = Mutex::new(Dice::of(world.seed, "entropy", number as u64 * 1000 + u64::from(life)));
    let ambient = Ambient::simulated(world.now_ms().saturating_add_signed(node.ahead_ms))
        .with_entropy(move |bytes| bytes.fill_with(|| entropy.lock().unwrap().bits() as u8));
    let store = world.memory.store(Way { world: world.clone(), node: number, life }).unwrap();
    let clock = store.clock().clone();
    node.held_ms = clock.latest_ms.saturating_sub(ambient.now_ms());
    node.ambient = ambient.clone();
    node.outages = clock.outages;
    if clock.latest_ms > 0 && node.now_ms() > clock.latest_ms + OUTAGE_MS {
        node.outages.push((clock.latest_ms, node.now_ms()));
    }
    let limits = Limits { backlog_bytes: BACKLOG_BYTES, ..Limits::for_measuring() };
    let config = Config { ambient, limits, ..Config::default() };
    let mut server = Server::new(catalog(), store).with_config(config);
    if world.plan.nodes > 1 {
        let told = broadcast::Sender::new(QUEUE);
        node.heard = broadcast::Sender::new(QUEUE);
        bus::carry(world, number, life, told.subscribe());
        let key = BusKey::new("the key of these nodes").unwrap();
        server = server.with_bus(Bus::carried(&key, told, node.heard.clone()));
    }
    (node.running, node.drains) = (Some(server.start()), false);
    world.note(format!("node {number} starts, life {life}, at {} ms", node.now_ms()));
}

/// A node is gone from one moment to the next.
pub(crate) fn crash(world: &World, number: usize) {
    let mut nodes = world.nodes.lock().unwrap();
    let node = &mut nodes[number];
    node.life += 1;
    node.running = None;
    drop(nodes);
    world.wires.lock().unwrap().cut_node(number);
    world.note(format!("node {number} crashes"));
}

/// A node stops as for an upgrade, behind a load balancer that sends it no more requests.
pub(crate) async fn stop(world: &World, number: usize) {
    world.note(format!("node {number} drains"));
    world.nodes.lock().unwrap()[number].drains = true;
    sleep(DRAIN).await;
    let running = world.nodes.lock().unwrap()[number].running.take();
    if let Some(running) = running {
        running.stop().await;
    }
    world.wires.lock().unwrap().cut_node(number);
    world.note(format!("node {number} has stopped"));
}
