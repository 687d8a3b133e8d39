//! The load driver: plays real games over real sockets with bots on the client side, and trusts nothing it is sent.
//!
//! Every frame is checked against the one before. When a game is over, its transcript is verified, and every move that
//! was acknowledged must be in it once, in order; a move whose fate is unknown (the connection broke) may be.

mod check;
mod meet;
mod player;
mod process;

use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use crate::{Client, ClientError, Site, Socket};
use klad_engine::{Catalog, Chance};
use klad_protocol::Code;
use serde::Serialize;
use serde_json::Value;
use tokio::{sync::Semaphore, task::JoinSet};

use self::{
    check::check_game,
    meet::{gather, stay},
    player::{play, watch},
};

/// What to play.
#[derive(Debug, Clone)]
pub struct LoadPlan {
    /// The servers, `http://…` each; a client that loses one goes to the next.
    pub urls: Vec<String>,
    /// The slug of the game.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// The number of tables to play at the same time.
    pub tables: usize,
    /// The number of seats per table.
    pub seats: u8,
    /// The number of spectators per table.
    pub watchers: usize,
    /// How long to play.
    pub time: Duration,
    /// How long a client thinks before each move, on average.
    pub think: Duration,
    /// Whether games still running when time is up are played to the end.
    pub finish: bool,
    /// Whether clients ask for whole views.
    pub whole: bool,
    /// Whether everybody goes on to the next game on the same socket, instead of opening another table.
    pub rematch: bool,
    /// The seed for everything the clients choose.
    pub seed: u64,
    /// The server's process, if it runs on this machine and its CPU time should be measured.
    pub server: Option<u32>,
}

/// The results.
#[derive(Debug, Clone, Default, Serialize)]
pub struct LoadReport {
    /// Moves acknowledged.
    pub moves: u64,
    /// The time in which they were acknowledged, in seconds.
    pub seconds: f64,
    /// Moves per second.
    pub moves_per_second: f64,
    /// CPU seconds the server used in that time, for everything it did.
    pub server_seconds: Option<f64>,
    /// Moves per CPU second.
    pub moves_per_server_second: Option<f64>,
    /// The server's memory at the end, in kilobytes.
    pub server_memory_kb: Option<u64>,
    /// The same figures, second by second.
    pub windows: Vec<Window>,
    /// From sending a move to seeing it, in milliseconds.
    pub latency_ms: Latency,
    /// Messages received.
    pub messages: u64,
    /// Bytes received.
    pub bytes: u64,
    /// Games played to the end, each with a transcript that verifies.
    pub games: u64,
    /// Connections that were lost and reopened.
    pub reconnects: u64,
    /// Moves that came too late and were made again.
    pub stale: u64,
    /// Moves whose fate was unknown when the connection broke.
    pub unknown: u64,
    /// Requests that had to be tried again.
    pub retries: u64,
    /// What went wrong. Any entry is a bug in the server.
    pub errors: Vec<String>,
}

/// What happened in about a second.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct Window {
    /// Moves acknowledged.
    pub moves: u64,
    /// Games that ended.
    pub games: u64,
    /// CPU seconds the server used.
    pub server_seconds: Option<f64>,
}

/// From sending a move to seeing it, in milliseconds.
#[derive(Debug, Clone, Default, Serialize)]
#[expect(missing_docs, reason = "the names explain themselves")]
pub struct Latency {
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

/// Latencies in steps of a tenth of a millisecond, up to ten seconds.
struct Latencies(Vec<AtomicU64>);

impl Latencies {
    fn record(&self, took: Duration) {
        let step = (took.as_micros() / 100) as usize;
        self.0[step.min(self.0.len() - 1)].fetch_add(1, Relaxed);
    }

    fn at(&self, share: f64) -> f64 {
        let total: u64 = self.0.iter().map(|count| count.load(Relaxed)).sum();
        let wanted = (total as f64 * share).ceil() as u64;
        let mut seen = 0;
        for (step, count) in self.0.iter().enumerate() {
            seen += count.load(Relaxed);
            if seen >= wanted && seen > 0 {
                return (step + 1) as f64 / 10.0;
            }
        }
        0.0
    }
}

struct Shared {
    plan: LoadPlan,
    catalog: Arc<Catalog>,
    sites: Vec<Site>,
    site: AtomicUsize,
    /// Set while moves are counted.
    measuring: AtomicBool,
    stop: AtomicBool,
    moves: AtomicU64,
    messages: AtomicU64,
    bytes: AtomicU64,
    games: AtomicU64,
    reconnects: AtomicU64,
    stale: AtomicU64,
    unknown: AtomicU64,
    retries: AtomicU64,
    latencies: Latencies,
    errors: std::sync::Mutex<Vec<String>>,
    /// Limits how many HTTP requests are in flight at once.
    requests: Semaphore,
}

impl Shared {
    fn error(&self, error: String) {
        let mut errors = self.errors.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if errors.len() < 50 {
            errors.push(error);
        }
    }

    fn stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Counts a message on a socket that had received `received` bytes before it.
    fn count(&self, socket: &Socket, received: &mut u64) {
        self.messages.fetch_add(1, Relaxed);
        self.bytes.fetch_add(socket.received() - *received, Relaxed);
        *received = socket.received();
    }

    /// How long a server may stay silent; shorter if there is another server to switch to.
    fn patience(&self) -> Duration {
        Duration::from_secs(if self.sites.len() > 1 { 2 } else { 30 })
    }

    /// The next server in turn.
    fn next_site(&self) -> Site {
        self.sites[self.site.fetch_add(1, Relaxed) % self.sites.len()].clone()
    }
}

/// Plays, and returns the results. Calls `progress` every second with the seconds, moves and games so far; it returns
/// whether to continue.
pub async fn run(
    plan: LoadPlan,
    catalog: Arc<Catalog>,
    progress: impl Fn(f64, u64, u64) -> bool,
) -> Result<LoadReport, ClientError> {
    let sites = plan.urls.iter().map(|url| Site::of(url).map(Site::keeping));
    let sites = sites.collect::<Result<Vec<_>, _>>()?;
    let shared = Arc::new(Shared {
        sites,
        catalog,
        site: AtomicUsize::new(0),
        measuring: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        messages: AtomicU64::new(0),
        bytes: AtomicU64::new(0),
        games: AtomicU64::new(0),
        reconnects: AtomicU64::new(0),
        stale: AtomicU64::new(0),
        unknown: AtomicU64::new(0),
        retries: AtomicU64::new(0),
        latencies: Latencies((0..100_000).map(|_| AtomicU64::new(0)).collect()),
        errors: std::sync::Mutex::default(),
        requests: Semaphore::new(16),
        plan,
    });
    let ready = Arc::new(Semaphore::new(0));
    let mut groups = JoinSet::new();
    for number in 0..shared.plan.tables {
        groups.spawn(group(shared.clone(), number as u64, ready.clone()));
    }
    // The clock starts once everybody is seated.
    let everybody = ready.acquire_many(shared.plan.tables as u32);
    let mut early = Vec::new();
    tokio::select! {
        _ = everybody => {}
        // A group that ends before the start has failed; do not wait for the others.
        Some(ended) = groups.join_next() => early.push(ended),
    }
    let server = shared.plan.server;
    let used_before = server.and_then(process::cpu_time);
    shared.measuring.store(true, Relaxed);
    let begun = Instant::now();
    let (mut windows, mut before) = (Vec::new(), (0, 0, used_before));
    while begun.elapsed() < shared.plan.time && early.is_empty() {
        let rest = shared.plan.time.saturating_sub(begun.elapsed());
        tokio::time::sleep(rest.min(Duration::from_secs(1))).await;
        let (moves, games) = (shared.moves.load(Relaxed), shared.games.load(Relaxed));
        let used = server.and_then(process::cpu_time);
        windows.push(Window {
            moves: moves - before.0,
            games: games - before.1,
            server_seconds: used
                .zip(before.2)
                .map(|(after, before)| after.saturating_sub(before).as_secs_f64()),
        });
        before = (moves, games, used);
        if !progress(begun.elapsed().as_secs_f64(), moves, games) {
            break;
        }
    }
    shared.measuring.store(false, Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let used = server.and_then(process::cpu_time).zip(used_before);
    let server_seconds = used.map(|(after, before)| after.saturating_sub(before).as_secs_f64());
    let server_memory_kb = server.and_then(process::memory_kb);
    let moves = shared.moves.load(Relaxed);
    shared.stop.store(true, Relaxed);
    while let Some(ended) = groups.join_next().await {
        early.push(ended);
    }
    for ended in early {
        if let Err(error) = ended {
            shared.error(format!("a client failed: {error}"));
        }
    }
    let latencies = &shared.latencies;
    let errors = shared.errors.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
    Ok(LoadReport {
        moves,
        seconds,
        moves_per_second: moves as f64 / seconds,
        server_seconds,
        moves_per_server_second: server_seconds.map(|seconds| moves as f64 / seconds),
        server_memory_kb,
        windows,
        latency_ms: Latency {
            p50: latencies.at(0.5),
            p90: latencies.at(0.9),
            p99: latencies.at(0.99),
            max: latencies.at(1.0),
        },
        messages: shared.messages.load(Relaxed),
        bytes: shared.bytes.load(Relaxed),
        games: shared.games.load(Relaxed),
        reconnects: shared.reconnects.load(Relaxed),
        stale: shared.stale.load(Relaxed),
        unknown: shared.unknown.load(Relaxed),
        retries: shared.retries.load(Relaxed),
        errors,
    })
}

/// The players of one table, who play one game after another.
async fn group(shared: Arc<Shared>, number: u64, ready: Arc<Semaphore>) {
    let mut chance = Chance::fast(shared.plan.seed.wrapping_add(number.wrapping_mul(0x9E37_79B9)));
    let mut guests = Vec::new();
    for seat in 0..shared.plan.seats {
        let arrive = || {
            let shared = shared.clone();
            async move { Client::arrive(shared.next_site(), &format!("load {number} {seat}"), seat % 32).await }
        };
        match patiently(&shared, arrive).await {
            Some(guest) => guests.push(guest),
            None => return,
        }
    }
    let mut ready = Some(ready);
    let mut staying = None;
    loop {
        let gathered = match staying.take() {
            Some(gathered) => gathered,
            None => match gather(&shared, &guests).await {
                Some(gathered) => gathered,
                None => return,
            },
        };
        let (table, sockets) = gathered;
        if let Some(ready) = ready.take() {
            ready.add_permits(1);
        }
        let mut seats = JoinSet::new();
        for arrived in sockets {
            let seed = chance.bits();
            seats.spawn(play(shared.clone(), table, arrived, seed));
        }
        let mut watchers = JoinSet::new();
        for _ in 0..shared.plan.watchers {
            watchers.spawn(watch(shared.clone(), table));
        }
        let (mut diaries, mut sockets) = (Vec::new(), Vec::new());
        while let Some(ended) = seats.join_next().await {
            match ended {
                Ok(Some((diary, socket))) => {
                    diaries.push(diary);
                    sockets.extend(socket);
                }
                // A seat that gives up has reported why. The others would wait for it forever.
                Ok(None) => seats.abort_all(),
                Err(error) if error.is_cancelled() => {}
                Err(error) => shared.error(format!("a client failed: {error}")),
            }
        }
        let over = diaries.len() == guests.len() && diaries.iter().all(|diary| diary.over);
        if over {
            watchers.join_all().await;
            check_game(&shared, &guests, table, &diaries).await;
            shared.games.fetch_add(1, Relaxed);
        }
        if shared.stopped() || !over {
            return;
        }
        if shared.plan.rematch && sockets.len() == guests.len() {
            staying = stay(&shared, sockets).await;
        }
    }
}

/// Retries for as long as a server may be down, unless it refuses for good.
async fn patiently<T, F>(shared: &Shared, attempt: impl Fn() -> F) -> Option<T>
where
    F: Future<Output = Result<T, ClientError>>,
{
    let begun = Instant::now();
    loop {
        let turn = shared.requests.acquire().await;
        let error = match tokio::time::timeout(2 * shared.patience(), attempt()).await {
            Ok(Ok(done)) => return Some(done),
            Ok(Err(error)) => error,
            Err(_) => ClientError::Unreachable("silence".into()),
        };
        drop(turn);
        let passes = match &error {
            ClientError::Unreachable(_) => true,
            ClientError::Refused(error) => matches!(error.code, Code::TryAgain | Code::TooFast),
            ClientError::Address(_) | ClientError::Unreadable(_) => false,
        };
        if !passes || begun.elapsed() > Duration::from_secs(60) {
            shared.error(format!("a request failed: {error}"));
            return None;
        }
        if shared.stopped() && !shared.plan.finish {
            return None;
        }
        shared.retries.fetch_add(1, Relaxed);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latency_percentiles_are_read_from_the_histogram() {
        let latencies = Latencies((0..100_000).map(|_| AtomicU64::new(0)).collect());
        (1..=100).for_each(|ms| latencies.record(Duration::from_micros(ms * 1000 - 50)));
        assert_eq!((latencies.at(0.5), latencies.at(0.99), latencies.at(1.0)), (50.0, 99.0, 100.0));
    }
}
