//! `cargo xtask bench server --peers`: the same game with the same client against Klad, Colyseus and boardgame.io, one
//! after the other. The peers are installed from npm into `target/peers`; their rules and the client are in
//! `benches/peers`.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, bail};

use crate::{
    growth,
    project::Project,
    shell::{cargo_in, listen, program_in, run},
    tools,
};

/// The peers and their versions.
const LIST: &str = "benches/peers/package.json";
/// The same with everything they depend on, and checksums.
const LOCK: &str = "benches/peers/package-lock.json";

/// How to compare servers.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// With `server`: compare with Colyseus and boardgame.io
    #[arg(long)]
    pub(crate) peers: bool,
    /// With `server`: show what a move costs by the number of tables and the age of the game
    #[arg(long)]
    pub(crate) growth: bool,
    /// With `server --growth`: the game
    #[arg(long, default_value = "treasure-maps")]
    game: String,
    /// With `server --peers`: another `klad` binary to compare with, such as an older one
    #[arg(long)]
    before: Option<PathBuf>,
    /// With `server --peers`: how many tables, with three clients each
    #[arg(long, default_value_t = 333)]
    tables: u32,
    /// With `server --peers`: how long each run is measured, in seconds
    #[arg(long, default_value_t = 8)]
    seconds: u32,
    /// With `server --peers`: how long a client thinks before a move on average, in milliseconds
    #[arg(long, default_value_t = 0)]
    think: u32,
    /// With `server --peers`: how many times each server is measured
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// With `server --peers`: only these servers, separated by commas
    #[arg(long)]
    only: Option<String>,
}

/// Runs the comparison.
pub(crate) fn bench(project: &Project, wanted: &Wanted) -> Result<bool> {
    if wanted.growth {
        return growth::bench(project, &wanted.game);
    }
    if !wanted.peers {
        bail!("wanted `bench server --peers` or `--growth`; `profile server` measures the server by itself");
    }
    let folder = install(project)?;
    run(&mut cargo_in(&project.root, &["build", "--release", "--package", "klad-app"]))?;
    let klad = project.target.join("release/klad").to_string_lossy().into_owned();
    let numbers = [
        ("--tables", wanted.tables),
        ("--seconds", wanted.seconds),
        ("--think", wanted.think),
        ("--rounds", wanted.rounds),
    ];
    let mut words: Vec<String> = vec!["bench.mjs".into(), "--klad".into(), klad];
    words.extend(numbers.iter().flat_map(|(name, number)| [(*name).to_owned(), number.to_string()]));
    if let Some(before) = &wanted.before {
        let before = fs::canonicalize(before).with_context(|| before.display().to_string())?;
        words.extend(["--before".into(), before.to_string_lossy().into_owned()]);
    }
    if let Some(only) = &wanted.only {
        words.extend(["--only".into(), only.clone()]);
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    listen(program_in(&project.path("benches/peers"), "node", &words).env("PEERS", folder), |_| ())
}

/// Installs the peers from the lock file, unless the installed ones match it.
fn install(project: &Project) -> Result<PathBuf> {
    tools::program("npm", "npm")?;
    let folder = project.target.join("peers");
    let locked = fs::read_to_string(project.path(LOCK))?;
    // Written last, so it matches only if everything succeeded.
    let installed = folder.join("installed.json");
    if fs::read_to_string(&installed).is_ok_and(|installed| installed == locked) {
        return Ok(folder);
    }
    fs::create_dir_all(&folder)?;
    fs::copy(project.path(LIST), folder.join("package.json"))?;
    fs::write(folder.join("package-lock.json"), &locked)?;
    run(&mut program_in(&folder, "npm", &["ci", "--no-audit", "--no-fund", "--ignore-scripts"]))?;
    fs::write(&installed, locked)?;
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use serde_json::Value;

    use super::*;

    #[test]
    fn the_peers_are_locked_with_their_checksums() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let read = |path: &str| -> Value {
            serde_json::from_str(&fs::read_to_string(root.join(path)).unwrap()).unwrap()
        };
        let (list, lock) = (read(LIST), read(LOCK));
        assert_eq!(lock["packages"][""]["dependencies"], list["dependencies"]);
        for (path, package) in
            lock["packages"].as_object().unwrap().iter().filter(|(path, _)| !path.is_empty())
        {
            assert!(package["integrity"].is_string(), "{path}");
        }
    }
}
