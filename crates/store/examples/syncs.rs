//! Measures how long the disk takes to make something durable. No move is acknowledged sooner, and most wait for two
//! syncs: the one in progress, and their own.
//!
//! `cargo run --release -p klad-store --example syncs -- FILE [SECONDS]`
#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::{
    error::Error,
    fs::File,
    os::unix::fs::FileExt,
    time::{Duration, Instant},
};

/// The size of a page of the log.
const PAGE: usize = 4_096;
/// How many pages are cycled through.
const PAGES: u64 = 1_000;
/// How long the writer pauses between two transactions.
const APART: Duration = Duration::from_millis(2);

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let path = args.next().ok_or("found no file, wanted the name of a file that may be overwritten")?;
    let seconds: u64 = args.next().map_or(Ok(5), |seconds| seconds.parse())?;
    let file = File::create(&path)?;
    let mut times = Vec::new();
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(seconds) {
        let before = Instant::now();
        file.write_all_at(&[1; PAGE], times.len() as u64 % PAGES * PAGE as u64)?;
        file.sync_data()?;
        times.push(before.elapsed());
        std::thread::sleep(APART);
    }
    std::fs::remove_file(&path)?;
    times.sort();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    println!(
        "{} syncs: p50 {:.2} ms, p90 {:.2} ms, p99 {:.2} ms, longest {:.2} ms",
        times.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
    Ok(())
}
