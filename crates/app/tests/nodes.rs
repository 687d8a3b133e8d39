//! Nothing is lost. Real `klad serve` processes are killed, suspended and cut off while a crowd plays; afterwards every
//! acknowledged move is in the log once and in order, every game is played to its end, and every transcript verifies.
//! `cargo xtask soak server` does the same fifty times (`KLAD_SOAK=50`).
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;
#[path = "../../store/tests/support/mod.rs"]
mod programs;

use std::{
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread::{JoinHandle, sleep},
    time::{Duration, Instant},
};

use klad_client::load::{LoadPlan, LoadReport, run};
use klad_engine::Chance;
use programs::{Nats, Postgres, Scratch, free_port, wait_for};

/// How many times a server is killed.
fn soak() -> u32 {
    std::env::var("KLAD_SOAK").ok().and_then(|count| count.parse().ok()).unwrap_or(3)
}

/// A file with the bus key, the same for all nodes.
fn bus_key() -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("bus.key");
    std::fs::write(&path, "the key of the nodes in this test").unwrap();
    path.display().to_string()
}

/// One `klad serve`.
struct Node {
    child: Option<Child>,
    port: u16,
    store: String,
    bus: Option<String>,
    key: String,
}

impl Node {
    fn start(store: &str, bus: Option<&str>) -> Node {
        let mut node = Node {
            child: None,
            port: free_port(),
            store: store.into(),
            bus: bus.map(Into::into),
            key: bus_key(),
        };
        node.go_on();
        node
    }

    fn go_on(&mut self) {
        let mut command = common::klad();
        command.args(["serve", "--no-rate-limits", "--log", "error", "--store", &self.store]);
        command.args(["--listen", &format!("127.0.0.1:{}", self.port)]);
        if let Some(bus) = &self.bus {
            command.args(["--bus", bus, "--bus-key-file", &self.key]);
        }
        self.child = Some(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        wait_for(self.port, "the node");
    }

    fn signal(&self, signal: &str) {
        let id = self.child.as_ref().unwrap().id().to_string();
        assert!(Command::new("kill").args([&format!("-{signal}"), &id]).status().unwrap().success());
    }

    /// SIGKILL: no goodbye.
    fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// SIGTERM: it says goodbye.
    fn stop(&mut self) {
        self.signal("TERM");
        assert!(self.child.take().unwrap().wait().unwrap().success(), "it shuts down cleanly");
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// People who play on a separate thread until told to stop.
struct Crowd {
    moves: Arc<AtomicU64>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<LoadReport>>,
}

impl Crowd {
    fn at(nodes: &[&Node]) -> Crowd {
        let plan = LoadPlan {
            urls: nodes.iter().map(|node| node.url()).collect(),
            game: "my-treasure".into(),
            options: serde_json::json!({}),
            tables: 12,
            seats: 3,
            watchers: 0,
            time: Duration::from_secs(3_600),
            think: Duration::from_millis(2),
            whole: false,
            rematch: false,
            finish: true,
            seed: 7,
            server: None,
        };
        let (moves, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let (made, asked) = (moves.clone(), stop.clone());
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            let progress = |_, moves, _| {
                made.store(moves, Relaxed);
                !asked.load(Relaxed)
            };
            runtime.block_on(run(plan, Arc::new(klad_catalog::catalog()), progress)).unwrap()
        });
        Crowd { moves, stop, thread: Some(thread) }
    }

    /// Waits until this many more moves are acknowledged.
    fn goes_on(&self, moves: u64, what: &str) {
        let (begun, before) = (Instant::now(), self.moves.load(Relaxed));
        while self.moves.load(Relaxed) < before + moves {
            assert!(begun.elapsed() < Duration::from_secs(120), "nobody keeps playing: {what}");
            sleep(Duration::from_millis(50));
        }
    }

    /// Lets everybody finish their game, and checks that nothing went wrong.
    fn ends(mut self, what: &str) -> LoadReport {
        self.stop.store(true, Relaxed);
        let report = self.thread.take().unwrap().join().unwrap();
        let (errors, latency) = (&report.errors, &report.latency_ms);
        println!(
            "{what}: {} moves acknowledged, {} games verified, {} reconnects, {} moves with unknown outcome, {} stale, \
             {} requests retried, p50 {} ms, p99 {} ms, longest {} ms, errors {errors:?}",
            report.moves,
            report.games,
            report.reconnects,
            report.unknown,
            report.stale,
            report.retries,
            latency.p50,
            latency.p99,
            latency.max,
        );
        assert_eq!(*errors, Vec::<String>::new(), "{what}");
        assert!(report.moves > 100 && report.games >= 12, "{what}: too little was played: {report:?}");
        assert!(report.reconnects > 0, "{what}: nobody noticed");
        report
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
    }
}

fn kill_and_restart(store: &str, what: &str) {
    let mut node = Node::start(store, None);
    let crowd = Crowd::at(&[&node]);
    let mut chance = Chance::fast(u64::from(node.port));
    for _ in 0..soak() {
        crowd.goes_on(1, what);
        sleep(Duration::from_millis(u64::from(chance.below(900))));
        node.kill();
        node.go_on();
    }
    crowd.goes_on(50, what);
    crowd.ends(&format!("{what}, killed {} times", soak()));
}

#[test]
fn a_killed_server_on_sqlite_loses_nothing() {
    let scratch = Scratch::new();
    kill_and_restart(&format!("sqlite:{}", scratch.path().join("klad.db").display()), "SQLite");
}

#[test]
fn a_killed_server_on_postgres_loses_nothing() {
    let postgres = Postgres::start();
    kill_and_restart(&postgres.address(), "PostgreSQL");
}

#[test]
fn three_nodes_lose_nothing_whichever_is_stopped() {
    let mut postgres = Postgres::start();
    let mut nats = Nats::start();
    let mut nodes: Vec<Node> =
        (0..3).map(|_| Node::start(&postgres.address(), Some(&nats.address()))).collect();
    let crowd = Crowd::at(&nodes.iter().collect::<Vec<_>>());
    let rounds = soak().div_ceil(5);
    let moment = || sleep(Duration::from_secs(1));
    for round in 0..rounds as usize {
        crowd.goes_on(50, "everything runs");
        nodes[round % 3].kill();
        crowd.goes_on(50, "a node is dead");
        nodes[round % 3].go_on();

        nats.stop();
        crowd.goes_on(20, "the bus is gone");
        nats.go_on();
        crowd.goes_on(20, "the bus is back");

        postgres.stop();
        moment();
        postgres.go_on();
        crowd.goes_on(50, "the database is back");

        // A node wakes up with stale state, and with queued messages about moves that were made again elsewhere.
        let sleeper = &nodes[(round + 1) % 3];
        sleeper.signal("STOP");
        sleep(Duration::from_secs(10));
        crowd.goes_on(20, "a node sleeps");
        sleeper.signal("CONT");
        crowd.goes_on(20, "the node is awake");

        // An upgrade: the node shuts down cleanly and comes back.
        let next = &mut nodes[(round + 2) % 3];
        next.stop();
        crowd.goes_on(20, "a node is replaced");
        next.go_on();
    }
    crowd.ends(&format!("three nodes, {rounds} rounds"));
}
