//! The whole server under simulation: lobby, rooms, store, bus, clocks and clients in one process and on one thread, with
//! simulated time, network and disk. A seed decides everything: how the people play, what is slow, what fails and when.
//! The same seed gives the same run, so a failure can be replayed.
//!
//! Read in this order: [`world`] (what there is, and the course of a run), [`node`] (servers that start, stop and crash),
//! [`wires`], [`bus`] and [`disk`] (what lies between them), [`person`] and [`coming`] (a client), [`chaos`] (what goes wrong when), and
//! [`judge`] with [`ledger`] (what must always be true). [`known`] has what it has found, told without chance.
//!
//! `KLAD_SEED=7` replays one seed and prints what happened; `KLAD_SOAK=10000` tries that many seeds
//! (`cargo xtask soak simulation`).
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod bus;
mod chaos;
mod coming;
mod dice;
mod disk;
mod judge;
mod known;
mod ledger;
mod node;
mod person;
#[path = "../support/mod.rs"]
mod support;
mod wires;
mod world;

use std::time::Instant;

use self::world::{Bug, Report, run};

/// The seeds of an ordinary run.
const SEEDS: u64 = 32;
/// Within this many seeds each planted bug is found.
const BUG_SEEDS: u64 = 40;

/// A number from the environment.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The result of a seed; a failure comes with what happened last and how to see it again.
fn checked(seed: u64, bug: Option<Bug>) -> Result<Report, String> {
    run(seed, bug).map_err(|fault| {
        format!(
            "{}\nseed {seed}: {}\nreplay it with: KLAD_SEED={seed} cargo test -p klad-server --test simulation nothing_goes_wrong -- --nocapture",
            fault.trace.join("\n"),
            fault.reason
        )
    })
}

#[test]
fn nothing_goes_wrong_with_any_of_the_seeds() {
    if let Some(seed) = number("KLAD_SEED") {
        let report = checked(seed, None).unwrap_or_else(|fault| panic!("{fault}"));
        return println!("seed {seed}: {report:?}");
    }
    let (begun, seeds) = (Instant::now(), number("KLAD_SOAK").unwrap_or(SEEDS));
    let mut sum = Report::default();
    for seed in 0..seeds {
        sum.add(checked(seed, None).unwrap_or_else(|fault| panic!("{fault}")));
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{seeds} seeds in {seconds:.0} s, {:.0} an hour: {sum:?}", seeds as f64 / seconds * 3600.0);
    assert!(sum.moves > seeds && sum.frames > sum.moves && sum.faults > seeds, "{sum:?}");
}

#[test]
fn the_same_seed_gives_the_same_run() {
    for seed in 0..4 {
        let (first, second) = (checked(seed, None).unwrap(), checked(seed, None).unwrap());
        let differs = first.trace.iter().zip(&second.trace).position(|(one, other)| one != other);
        assert_eq!(
            differs,
            None,
            "seed {seed}: {:?}",
            differs.map(|at| (&first.trace[at], &second.trace[at]))
        );
        assert_eq!(first, second, "seed {seed}");
    }
}

/// A bug is found if a seed fails for the right reason.
fn is_found(bug: Bug, wanted: &[&str]) {
    let faults =
        (0..BUG_SEEDS).filter_map(|seed| run(seed, Some(bug)).err().map(|fault| (seed, fault.reason)));
    let (seed, reason) = faults.into_iter().next().unwrap_or_else(|| panic!("{bug:?} is not found"));
    println!("{bug:?} is found by seed {seed}: {reason}");
    assert!(
        wanted.iter().any(|wanted| reason.contains(wanted)),
        "{bug:?} is found for another reason: {reason}"
    );
}

#[test]
fn a_disk_that_acknowledges_before_it_syncs_is_found() {
    is_found(Bug::AckBeforeSync, &["the log", "is lost"]);
}

#[test]
fn a_whole_view_that_is_lost_is_found() {
    is_found(Bug::LostResync, &["does not fit", "never caught up", "is shown"]);
}

#[test]
fn a_move_that_is_appended_again_after_a_conflict_is_found() {
    is_found(Bug::DoubleAppend, &["the log", "more moves than"]);
}

#[test]
fn a_deadline_that_two_nodes_claim_is_found() {
    is_found(Bug::DeadlineTwice, &["claimed"]);
}

#[test]
fn a_frame_for_another_viewer_is_found() {
    is_found(Bug::WrongViewer, &["is shown", "does not fit"]);
}
