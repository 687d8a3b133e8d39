//! `klad load`: a crowd of clients that play real games over real sockets and check what they receive.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use anyhow::{Context, ensure};
use klad_client::load::{LoadPlan, LoadReport, run as play};
use klad_engine::Catalog;

use crate::output::{Verdict, complain, say};

/// Load-test a server with many real clients, checking every view they receive
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    klad serve --listen 127.0.0.1:8080 --no-rate-limits &\n  \
    klad load --url http://127.0.0.1:8080 --server $! --tables 1000 --clients 4000 --seconds 30\n  \
    klad load --url http://a:8080 --url http://b:8080 --tables 50 --seconds 60 --finish\n\n\
    A client that loses its server goes to the next one. The exit code is 1 if anything went wrong: a view that does not\n\
    follow from the previous one, an acknowledged move that was lost or duplicated, a transcript that does not verify.")]
pub(crate) struct Args {
    /// The server's address; repeat for several, and each client picks one
    #[arg(long, required = true, value_name = "URL")]
    url: Vec<String>,
    /// How many tables to play at once
    #[arg(long, default_value_t = 10)]
    tables: usize,
    /// How many sockets in total; those without a seat watch [default: three per table]
    #[arg(long)]
    clients: Option<usize>,
    /// How long to play, in seconds
    #[arg(long, default_value_t = 10, value_name = "SECONDS")]
    seconds: u64,
    /// The game
    #[arg(long, default_value = "my-treasure")]
    game: String,
    /// Its options, as JSON
    #[arg(long, default_value = "{}", value_name = "JSON")]
    options: String,
    /// How long a client thinks before each move on average, in milliseconds
    #[arg(long, default_value_t = 0, value_name = "MILLISECONDS")]
    think: u64,
    /// When time is up, finish the games in progress
    #[arg(long)]
    finish: bool,
    /// Go on to the next game on the same sockets instead of opening another table
    #[arg(long)]
    rematch: bool,
    /// Request whole views instead of changes
    #[arg(long)]
    whole: bool,
    /// The seed for the clients' choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The server's process id, if it runs on this machine, to measure its CPU time and memory
    #[arg(long, value_name = "PID")]
    server: Option<u32>,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: Catalog) -> anyhow::Result<Verdict> {
    let entry = catalog.find(&args.game).with_context(|| format!("there is no game {:?}", args.game))?;
    let (least, most) = (usize::from(entry.info.seats_min), usize::from(entry.info.seats_max));
    let clients = args.clients.unwrap_or(3 * args.tables);
    ensure!(args.tables > 0, "found no tables, wanted at least one");
    ensure!(
        clients >= least * args.tables,
        "found {clients} clients for {} tables, wanted at least {least} per table",
        args.tables
    );
    let seats = (clients / args.tables).min(most);
    let plan = LoadPlan {
        urls: args.url.clone(),
        game: args.game.clone(),
        options: serde_json::from_str(&args.options).context("the options")?,
        tables: args.tables,
        seats: seats as u8,
        watchers: clients / args.tables - seats,
        time: Duration::from_secs(args.seconds),
        think: Duration::from_millis(args.think),
        finish: args.finish,
        whole: args.whole,
        rematch: args.rematch,
        seed: args.seed,
        server: args.server,
    };
    let before = AtomicU64::new(0);
    let quiet = args.json;
    let progress = |seconds: f64, moves: u64, games: u64| {
        let last = before.swap(moves, Ordering::Relaxed);
        if !quiet {
            complain(&format!("{seconds:>4.0} s {:>8} moves/s {games:>6} games", moves - last));
        }
        true
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the async runtime")?;
    let report = runtime.block_on(play(plan, Arc::new(catalog), progress))?;
    if args.json {
        say(&serde_json::to_string_pretty(&report)?)?;
    } else {
        print(&report)?;
    }
    Ok(if report.errors.is_empty() { Verdict::Yes } else { Verdict::No })
}

fn print(report: &LoadReport) -> std::io::Result<()> {
    let latency = &report.latency_ms;
    say(&format!("moves          {} in {:.1} s", report.moves, report.seconds))?;
    say(&format!("moves/s        {:.0}", report.moves_per_second))?;
    if let (Some(seconds), Some(moves)) = (report.server_seconds, report.moves_per_server_second) {
        let memory = report.server_memory_kb.unwrap_or_default() as f64 / 1024.0;
        say(&format!(
            "server         {moves:.0} moves per CPU-second ({seconds:.1} s), {memory:.0} MB of memory"
        ))?;
    }
    say(&format!(
        "send to view   p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
        latency.p50, latency.p90, latency.p99, latency.max
    ))?;
    say(&format!("received       {} messages, {:.1} MB", report.messages, report.bytes as f64 / 1e6))?;
    say(&format!("games          {} finished and verified", report.games))?;
    say(&format!(
        "connections    {} reopened, {} moves with unknown outcome, {} stale, {} requests retried",
        report.reconnects, report.unknown, report.stale, report.retries
    ))?;
    say(&format!("errors         {}", report.errors.len()))?;
    report.errors.iter().try_for_each(|error| say(&format!("  {error}")))
}
