//! What there is in a simulation, and the course of a run: people come to a table and play while things go wrong; then
//! nothing goes wrong any more, and the game has to go on; then people stop playing, and everybody has to see the same
//! game that the log has.

use std::{
    collections::BTreeMap,
    fmt, panic,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU8, Ordering::Relaxed},
        mpsc,
    },
    thread,
};

use futures_util::FutureExt;
use klad_client::Client;
use klad_protocol::{Clock, TableId};
use klad_store::{Memory, Store};
use serde_json::{Value, json};
use tokio::{
    io::DuplexStream,
    sync::{Notify, broadcast},
    time::{Duration, Instant, sleep},
};

use crate::{
    bus::Weather,
    chaos,
    dice::Dice,
    disk::{self, Disk, Straight},
    judge::Judge,
    node::{self, Node},
    number,
    person::{self, Standing},
    wires::{LastViews, Wires, site},
};

/// When a world begins, in milliseconds since 1970.
const BEGIN_MS: u64 = 1_700_000_000_000;
/// Once nothing goes wrong any more, a game begins and goes on within this time.
const CALM: Duration = Duration::from_secs(150);
/// How long people play in peace.
const PEACE: Duration = Duration::from_secs(15);
/// Once people stop, everybody sees the same within this time.
const SETTLING: Duration = Duration::from_secs(90);
/// No run takes this long in real time: a hundred times what one takes on a busy machine.
const STANDSTILL: std::time::Duration = std::time::Duration::from_secs(120);
/// How much of a trace a failure shows.
const TRACE_SHOWN: usize = 60;

/// A bug that is put in on purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bug {
    /// The disk acknowledges before it has synced.
    AckBeforeSync,
    /// The whole view that replaces lost frames is lost.
    LostResync,
    /// A move that lost its place in the log to another is appended after it.
    DoubleAppend,
    /// Two nodes claim the same deadline.
    DeadlineTwice,
    /// A frame reaches another viewer than the one it was made for.
    WrongViewer,
}

/// What a seed decides before anything happens.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) nodes: usize,
    pub(crate) game: &'static str,
    pub(crate) options: Value,
    pub(crate) people: usize,
    pub(crate) bots: usize,
    pub(crate) watchers: usize,
    pub(crate) clock: Clock,
    /// The person with a slow connection.
    pub(crate) slow: Option<usize>,
}

impl Plan {
    fn of(seed: u64) -> Plan {
        let mut dice = Dice::of(seed, "plan", 0);
        let game = *dice.pick(&["my-treasure", "treasure-maps", "treasure-maps", "lost-mines", "klatz"]);
        let options = match game {
            "klatz" => match dice.between(0, 1) {
                0 => json!({"call_mode": "standing", "turn_ms": 0, "stall_turns": 9}),
                _ => {
                    json!({"call_mode": "race", "window_min_ms": 1000, "turn_ms": 120_000, "stall_turns": 9})
                }
            },
            _ => json!({}),
        };
        let people = dice.between(1, 3) as usize;
        let least: usize = if game == "lost-mines" { 3 } else { 2 };
        let bots = (dice.between(0, 1) as usize).max(least.saturating_sub(people));
        let watchers = dice.between(0, 1) as usize;
        let clock = match dice.between(0, 4) {
            0 => Clock::PerMove { seconds: 10 },
            1 => Clock::Bank { seconds: 30, add_seconds: 3 },
            _ => Clock::None,
        };
        let slow = dice.happens(500).then(|| dice.between(0, (people + watchers - 1) as u64) as usize);
        let nodes = *dice.pick(&[1, 2, 2, 3]);
        Plan { nodes, game, options, people, bots, watchers, clock, slow }
    }
}

/// What people do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd)]
pub(crate) enum Phase {
    /// They play, hang up, send nonsense and come back.
    Play,
    /// They only play.
    Peace,
    /// They only watch.
    Quiet,
}

/// Everything there is.
pub(crate) struct World {
    pub(crate) seed: u64,
    pub(crate) bug: Option<Bug>,
    /// What happens is printed at once.
    is_replay: bool,
    pub(crate) plan: Plan,
    begun: Instant,
    pub(crate) memory: Memory,
    /// The simulation's own way to the database.
    store: Store,
    pub(crate) disk: Mutex<Disk>,
    pub(crate) nodes: Mutex<Vec<Node>>,
    pub(crate) weather: Mutex<Weather>,
    /// A node that hears nothing from the others, and when that ends.
    pub(crate) parted: Mutex<Option<(usize, Instant)>>,
    pub(crate) wires: Mutex<Wires>,
    pub(crate) last_views: LastViews,
    pub(crate) table: Mutex<Option<TableId>>,
    pub(crate) people: Mutex<BTreeMap<usize, Standing>>,
    pub(crate) judge: Mutex<Judge>,
    phase: AtomicU8,
    pub(crate) counts: Mutex<Report>,
    failure: Mutex<Option<String>>,
    failed: Notify,
}

/// What happened in a run.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Report {
    pub(crate) moves: u64,
    pub(crate) frames: u64,
    pub(crate) faults: u64,
    pub(crate) trace: Vec<String>,
}

impl Report {
    pub(crate) fn add(&mut self, other: Report) {
        self.moves += other.moves;
        self.frames += other.frames;
        self.faults += other.faults;
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} moves, {} frames, {} faults", self.moves, self.frames, self.faults)
    }
}

/// Something that must not happen, and what happened before.
pub(crate) struct Fault {
    pub(crate) reason: String,
    pub(crate) trace: Vec<String>,
}

/// Runs a seed. Simulated time stands still while anybody has something to do, and so forever if somebody always has.
pub(crate) fn run(seed: u64, bug: Option<Bug>) -> Result<Report, Fault> {
    let (done, ended) = mpsc::channel();
    let thread = thread::spawn(move || drop(done.send(run_here(seed, bug))));
    match ended.recv_timeout(STANDSTILL) {
        Ok(result) => result,
        Err(mpsc::RecvTimeoutError::Timeout) => Err(Fault {
            reason: "time stands still: somebody always has something to do".into(),
            trace: Vec::new(),
        }),
        Err(mpsc::RecvTimeoutError::Disconnected) => {
            panic::resume_unwind(thread.join().expect_err("it has panicked"))
        }
    }
}

fn run_here(seed: u64, bug: Option<Bug>) -> Result<Report, Fault> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let world = World::new(seed, bug);
        tokio::select! {
            biased;
            () = world.failed.notified() => {}
            () = world.live() => {}
        }
        // Nodes hold the world that holds them.
        world.nodes.lock().unwrap().clear();
        let mut report = world.counts.lock().unwrap().clone();
        match world.failure.lock().unwrap().take() {
            None => Ok(report),
            Some(reason) => {
                let trace = report.trace.split_off(report.trace.len().saturating_sub(TRACE_SHOWN));
                Err(Fault { reason, trace })
            }
        }
    })
}

impl World {
    fn new(seed: u64, bug: Option<Bug>) -> Arc<World> {
        let memory = Memory::new().unwrap();
        let plan = Plan::of(seed);
        let mut dice = Dice::of(seed, "clocks", 0);
        // Of one node alone, nothing else has a clock to differ from.
        let nodes = (0..plan.nodes).map(|_| Node::new(dice.between(0, 4_000) as i64 - 2_000)).collect();
        Arc::new(World {
            seed,
            bug,
            is_replay: number("KLAD_SEED").is_some(),
            begun: Instant::now(),
            store: memory.store(Straight).unwrap(),
            memory,
            disk: Mutex::new(Disk::new(seed)),
            nodes: Mutex::new(nodes),
            weather: Mutex::default(),
            parted: Mutex::default(),
            wires: Mutex::default(),
            last_views: Mutex::default(),
            table: Mutex::default(),
            people: Mutex::default(),
            judge: Mutex::default(),
            phase: AtomicU8::new(0),
            counts: Mutex::default(),
            failure: Mutex::default(),
            failed: Notify::new(),
            plan,
        })
    }

    async fn live(self: &Arc<World>) {
        self.note(format!("{:?}", self.plan));
        disk::plant(self);
        for number in 0..self.plan.nodes {
            node::start(self, number);
        }
        for number in 0..self.plan.people + self.plan.watchers {
            tokio::spawn(person::live(self.clone(), number));
        }
        chaos::reign(self).await;
        self.note("nothing goes wrong any more".into());
        self.phase.store(1, Relaxed);
        self.go_on().await;
        self.phase.store(2, Relaxed);
        self.note("people stop playing".into());
        self.settle().await;
        self.judge.lock().unwrap().close(self);
        for node in 0..self.plan.nodes {
            self.look_inside(node).await;
        }
    }

    /// No room has panicked, and no table was stopped.
    async fn look_inside(self: &Arc<World>, node: usize) {
        let metrics = Client::nobody(site(self, node, usize::MAX)).text("/metrics").await.unwrap();
        for name in ["klad_rooms_failed_total", "klad_tables_stopped_total"] {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name)).expect("it is measured");
            if line.trim() != "0" {
                self.fail(format!("node {node} says {name}{line}"));
            }
        }
    }

    /// The game begins, if it has not yet, and goes on.
    async fn go_on(&self) {
        let calm = Instant::now() + CALM;
        sleep(PEACE).await;
        let before = self.plies();
        while !self.is_over() && (self.plies() == 0 || self.plies() == before) {
            if Instant::now() > calm {
                return self.fail(format!("the game stands still after {before} moves"));
            }
            sleep(Duration::from_millis(500)).await;
        }
    }

    /// At some moment, everybody sees what the log has.
    async fn settle(&self) {
        let end = Instant::now() + SETTLING;
        loop {
            sleep(Duration::from_millis(100)).await;
            let Err(reason) = self.judge.lock().unwrap().settled(self) else { return };
            if Instant::now() > end {
                return self.fail(format!("somebody never caught up: {reason}"));
            }
        }
    }

    /// How many moves the log has.
    fn plies(&self) -> usize {
        let mut judge = self.judge.lock().unwrap();
        judge.read(self);
        judge.plies()
    }

    fn is_over(&self) -> bool {
        self.judge.lock().unwrap().is_over()
    }

    pub(crate) fn phase(&self) -> Phase {
        match self.phase.load(Relaxed) {
            0 => Phase::Play,
            1 => Phase::Peace,
            _ => Phase::Quiet,
        }
    }

    /// The time as a good clock shows it.
    pub(crate) fn now_ms(&self) -> u64 {
        BEGIN_MS + self.begun.elapsed().as_millis() as u64
    }

    /// Notes what happened. Two runs of one seed have the same notes.
    pub(crate) fn note(&self, what: String) {
        let line = format!("{:>7} {what}", self.begun.elapsed().as_millis());
        if self.is_replay {
            println!("{line}");
        }
        self.counts.lock().unwrap().trace.push(line);
    }

    /// Something that must not happen has happened.
    pub(crate) fn fail(&self, reason: String) {
        self.failure.lock().unwrap().get_or_insert(reason);
        self.failed.notify_one();
    }

    /// Asks the database, which answers at once.
    pub(crate) fn ask<T>(&self, ask: impl AsyncFnOnce(&Store) -> T) -> T {
        ask(&self.store).now_or_never().expect("nothing lies between")
    }

    /// When every table is due.
    pub(crate) fn deadlines(&self) -> BTreeMap<TableId, u64> {
        self.memory.look(|database| {
            let mut select = database.prepare_cached("select table_id, due_ms from deadlines").unwrap();
            let rows = select
                .query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)? as u64)))
                .unwrap();
            rows.map(|row| row.map(|(table, due_ms)| (table.parse().unwrap(), due_ms)).unwrap()).collect()
        })
    }

    pub(crate) fn connect(&self, node: usize, stream: DuplexStream) -> bool {
        self.nodes.lock().unwrap()[node].connect(stream)
    }

    pub(crate) fn lives(&self, node: usize, life: u32) -> bool {
        self.nodes.lock().unwrap()[node].is_life(life)
    }

    pub(crate) fn heard_by(&self, node: usize) -> Option<broadcast::Sender<Vec<u8>>> {
        let nodes = self.nodes.lock().unwrap();
        nodes[node].is_running().then(|| nodes[node].heard())
    }

    pub(crate) fn cut_from_store(&self, node: usize) -> Option<Instant> {
        self.nodes.lock().unwrap()[node].cut_from_store_until.filter(|until| *until > Instant::now())
    }
}
