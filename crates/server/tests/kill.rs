//! Nothing is lost. Servers are killed at random moments while a crowd plays; afterwards every acknowledged move is in
//! the log once, every game goes on to its end, and every transcript proves itself. `KLAD_SOAK=50` kills fifty times.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod support;

use std::{
    process::{Child, Command, Stdio},
    time::Duration,
};

use klad_engine::Chance;
use klad_server::{
    Bus, Config, Limits, Server,
    load::{Plan, Report, run},
};
use klad_store::Store;
use support::{
    catalog,
    programs::{Nats, Postgres, Scratch, free_port, wait_for},
};
use tokio::net::TcpListener;

fn soak() -> u32 {
    std::env::var("KLAD_SOAK").ok().and_then(|count| count.parse().ok()).unwrap_or(3)
}

/// A server in a process of its own: this program, asked to run the test below alone.
struct Node {
    child: Option<Child>,
    port: u16,
    store: String,
    bus: Option<String>,
}

impl Node {
    fn start(store: &str, bus: Option<&str>) -> Node {
        let mut node = Node { child: None, port: free_port(), store: store.into(), bus: bus.map(Into::into) };
        node.go_on();
        node
    }

    fn go_on(&mut self) {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--exact", "a_node_serves_when_asked_to", "--nocapture", "--test-threads=1"])
            .env("KLAD_NODE_PORT", self.port.to_string())
            .env("KLAD_NODE_STORE", &self.store)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Some(bus) = &self.bus {
            command.env("KLAD_NODE_BUS", bus);
        }
        self.child = Some(command.spawn().unwrap());
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

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Not a test of its own: the servers of the other tests run in it. By itself it checks that nobody asks for one.
#[test]
fn a_node_serves_when_asked_to() {
    let Ok(port) = std::env::var("KLAD_NODE_PORT") else {
        assert!(std::env::var("KLAD_NODE_STORE").is_err(), "a store without a port");
        return;
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&std::env::var("KLAD_NODE_STORE").unwrap()).await.unwrap();
        let bus = match std::env::var("KLAD_NODE_BUS") {
            Ok(address) => Bus::connect(&address).await.unwrap(),
            Err(_) => Bus::Alone,
        };
        let listener = TcpListener::bind(format!("127.0.0.1:{port}")).await.unwrap();
        let config = Config { limits: Limits::for_measuring(), ..Config::default() };
        let server = Server::new(catalog(), store).with_config(config).with_bus(bus);
        server.serve(listener, std::future::pending()).await;
    });
}

fn plan(urls: Vec<String>, time: Duration) -> Plan {
    Plan {
        urls,
        game: "my-treasure".into(),
        options: serde_json::json!({}),
        tables: 12,
        seats: 3,
        watchers: 0,
        time,
        think: Duration::from_millis(2),
        finish: true,
        seed: 7,
    }
}

/// A crowd plays in a thread of its own until `time` is over and its games are finished.
fn crowd(plan: Plan) -> std::thread::JoinHandle<Report> {
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(run(plan, catalog(), |_, _, _| {})).unwrap()
    })
}

fn check(report: &Report, what: &str) {
    eprintln!("{what}: {report:?}");
    assert_eq!(report.errors, Vec::<String>::new(), "{what}");
    assert!(report.moves > 100 && report.games >= 12, "{what}: too little was played: {report:?}");
}

fn kill_and_restart(store: &str, what: &str) {
    let mut node = Node::start(store, None);
    let pause = |chance: &mut Chance| Duration::from_millis(300 + u64::from(chance.below(900)));
    let time = Duration::from_millis(1_400) * soak();
    let crowd = crowd(plan(vec![node.url()], time));
    let mut chance = Chance::fast(u64::from(node.port));
    for _ in 0..soak() {
        std::thread::sleep(pause(&mut chance));
        node.kill();
        node.go_on();
    }
    let report = crowd.join().unwrap();
    check(&report, what);
    assert!(report.reconnects > 0, "nobody noticed");
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
fn three_nodes_lose_nothing_whatever_is_stopped() {
    let mut postgres = Postgres::start();
    let mut nats = Nats::start();
    let mut nodes: Vec<Node> =
        (0..3).map(|_| Node::start(&postgres.address(), Some(&nats.address()))).collect();
    let urls = nodes.iter().map(Node::url).collect();
    let rounds = soak().div_ceil(6);
    let crowd = crowd(plan(urls, Duration::from_secs(15) * rounds));
    let moment = || std::thread::sleep(Duration::from_millis(1_000));
    for round in 0..rounds as usize {
        moment();
        // A node dies, and comes back.
        nodes[round % 3].kill();
        moment();
        nodes[round % 3].go_on();
        // The bus is gone for a while.
        nats.stop();
        moment();
        nats.go_on();
        moment();
        // The database is gone for a while.
        postgres.stop();
        moment();
        postgres.go_on();
        moment();
        // A node sleeps, and wakes up with an old view of the world.
        let sleeper = (round + 1) % 3;
        nodes[sleeper].signal("STOP");
        std::thread::sleep(Duration::from_secs(if soak() > 3 { 10 } else { 3 }));
        nodes[sleeper].signal("CONT");
        moment();
    }
    let report = crowd.join().unwrap();
    check(&report, "three nodes");
    assert!(report.reconnects > 0, "nobody noticed");
}
