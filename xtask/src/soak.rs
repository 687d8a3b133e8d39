//! `cargo xtask soak`: thousands of random games at every seat count, with every law checked at every step; and the
//! server killed, partitioned and checked for leaks fifty times, attacked, or simulated; and every parser fuzzed.

use anyhow::Result;

use crate::{
    facts::Facts,
    project::{Project, files_below},
    shell::{cargo_in, listen},
    tools,
};

/// The argument that soaks the server instead of a game.
const SERVER: &str = "server";
/// The argument that attacks the server instead of soaking a game.
const ATTACK: &str = "attack";
/// The argument that simulates the server instead of soaking a game.
const SIMULATION: &str = "simulation";
/// The argument that fuzzes the parsers instead of soaking a game.
const FUZZ: &str = "fuzz";
/// How long each fuzz target runs, in seconds.
const FUZZ_SECONDS: u32 = 120;
/// How often the server is killed per store, and how many pairs of games are compared per viewer.
const SERVER_TIMES: &str = "50";

/// Soaks the server: kills it under load on both stores, partitions three nodes, and compares what viewers receive byte
/// by byte.
fn soak_server(project: &Project) -> Result<bool> {
    let mut good = true;
    for (package, test) in [("klad-app", "nodes"), ("klad-server", "leaks")] {
        let words = ["test", "--package", package, "--test", test, "--", "--nocapture", "--test-threads=1"];
        good &= listen(cargo_in(&project.root, &words).env("KLAD_SOAK", SERVER_TIMES), |_| ())?;
    }
    Ok(good)
}

/// Attacks the server in every known way while an honest table plays, and compares what that table notices.
fn soak_attack(project: &Project) -> Result<bool> {
    let words = ["run", "--quiet", "--release", "--package", "klad-server", "--example", "attack"];
    listen(&mut cargo_in(&project.root, &words), |_| ())
}

/// Tries this many seeds of the simulation. A seed that fails prints the command that replays it.
fn soak_simulation(project: &Project, seeds: u32) -> Result<bool> {
    let words = [
        "test",
        "--package",
        "klad-server",
        "--test",
        "simulation",
        "--",
        "--nocapture",
        "nothing_goes_wrong",
    ];
    listen(cargo_in(&project.root, &words).env("KLAD_SOAK", seeds.to_string()), |_| ())
}

/// Runs every fuzz target for some minutes, starting from the corpus of earlier runs.
fn soak_fuzz(project: &Project) -> Result<bool> {
    tools::cargo_command(project, "cargo-fuzz")?;
    // cargo-fuzz cannot be told to keep to the lock file, so a stale one is found first.
    let mut good = listen(&mut cargo_in(&project.path("fuzz"), &["fetch", "--locked"]), |_| ())?;
    for file in files_below(&project.path("fuzz/fuzz_targets"), ".rs")? {
        let target = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let limit = format!("-max_total_time={FUZZ_SECONDS}");
        let mut command = cargo_in(&project.path("fuzz"), &["fuzz", "run", &target, "--", &limit]);
        // The sanitizer's flags are unstable; this toolchain accepts them all the same.
        good &= listen(command.env("RUSTC_BOOTSTRAP", "1"), |_| ())?;
    }
    Ok(good)
}

/// Soaks or simulates the server, soaks the parsers, one game, or all games. Returns whether every law held.
pub(crate) fn soak(project: &Project, slug: Option<&str>, games: u32) -> Result<bool> {
    match slug {
        Some(SERVER) => return soak_server(project),
        Some(ATTACK) => return soak_attack(project),
        Some(SIMULATION) => return soak_simulation(project, games),
        Some(FUZZ) => return soak_fuzz(project),
        _ => {}
    }
    let mut good = true;
    for slug in project.games_wanted(slug)? {
        for seats in Facts::read(project, &slug)?.seats {
            let (seats, games) = (seats.to_string(), games.to_string());
            let example =
                ["run", "--quiet", "--release", "--package", "klad-testkit", "--example", "soak", "--"];
            let mut command = cargo_in(&project.root, &example);
            good &= listen(command.args([slug.as_str(), seats.as_str(), games.as_str()]), |_| ())?;
        }
    }
    Ok(good)
}
