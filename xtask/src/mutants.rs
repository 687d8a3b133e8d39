//! `cargo xtask mutants`: cargo-mutants over the rules of every game and the engine, in shards that need not be run
//! again; or the wrong readings kept by name.
//!
//! `.cargo/mutants.toml` says what is covered, and lists the equivalent mutants with the reason. A finished shard is
//! kept in `target/mutants` with a digest of everything it depends on; a later run continues where an earlier one
//! ended.

mod named;

use std::{
    collections::hash_map::DefaultHasher,
    fs,
    hash::{Hash, Hasher},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    project::{Project, files_below, read},
    shell::{cargo_in, is_installed, listen, program_in},
    tally::Tally,
    tools,
};

pub(crate) use named::named;

/// The crates whose mutants must die, smallest first.
const PACKAGES: [(&str, &str); 5] = [
    ("klad-my-treasure", "crates/games/my-treasure"),
    ("klad-treasure-maps", "crates/games/treasure-maps"),
    ("klad-klatz", "crates/games/klatz"),
    ("klad-lost-mines", "crates/games/lost-mines"),
    ("klad-engine", "crates/engine"),
];
/// The number of shards per crate.
const SHARDS: u32 = 16;

/// What to run.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// Only the wrong readings kept by name in xtask/mutants.toml
    #[arg(long)]
    named: bool,
    /// Only this package, such as klad-klatz
    #[arg(long)]
    package: Option<String>,
    /// Only the first unfinished shards of each package
    #[arg(long, value_name = "COUNT")]
    shards: Option<u32>,
    /// Only mutants of what changed since this commit
    #[arg(long, value_name = "COMMIT")]
    since: Option<String>,
    /// Run nothing; report what the finished shards found
    #[arg(long)]
    report: bool,
}

/// Runs the requested mutants. Returns whether none survived.
pub(crate) fn mutants(project: &Project, wanted: &Wanted) -> Result<bool> {
    if wanted.named {
        return named(project).map(|tally| tally.failed == 0);
    }
    if let Some(commit) = &wanted.since {
        tools::cargo_command(project, "cargo-mutants")?;
        return changed(project, commit);
    }
    let packages: Vec<_> =
        PACKAGES.iter().filter(|(name, _)| wanted.package.as_ref().is_none_or(|only| only == name)).collect();
    if packages.is_empty() {
        let names: Vec<&str> = PACKAGES.iter().map(|(name, _)| *name).collect();
        bail!("found {:?}, wanted one of {}", wanted.package, names.join(", "));
    }
    if !wanted.report {
        tools::cargo_command(project, "cargo-mutants")?;
        for (package, folder) in packages {
            run_shards(project, package, folder, wanted.shards.unwrap_or(SHARDS))?;
        }
    }
    report(project)
}

/// Runs the mutants of the last commit, if cargo-mutants is installed: it takes minutes to build.
pub(crate) fn ordinary(project: &Project) -> Result<Tally> {
    if !is_installed("cargo-mutants") {
        println!("cargo-mutants is not installed: skipping the mutants of the last change");
        return Ok(Tally::default());
    }
    changed(project, "HEAD~1").map(Tally::one)
}

/// Runs the mutants of what changed since a commit.
fn changed(project: &Project, commit: &str) -> Result<bool> {
    let output = program_in(&project.root, "git", &["diff", commit, "--", "crates/games", "crates/engine"])
        .output()
        .context("git diff")?;
    if !output.status.success() {
        println!("there is no commit {commit} to compare with");
        return Ok(true);
    }
    let folder = project.target.join("mutants");
    fs::create_dir_all(&folder)?;
    let diff = folder.join("changed.diff");
    fs::write(&diff, &output.stdout)?;
    let out = folder.join("changed");
    let mut command = cargo_in(&project.root, &["mutants", "--no-shuffle", "--colors", "never"]);
    command.arg("--in-diff").arg(&diff).arg("--output").arg(&out);
    let good = listen(with_tests(&mut command), |_| ())?;
    // If the change contains no mutant, there is no report and nothing to complain about.
    Ok(good || !out.join("mutants.out/missed.txt").exists())
}

/// The tests that must catch a mutant: rules and laws, never a recorded result.
fn with_tests(command: &mut std::process::Command) -> &mut std::process::Command {
    command
        .args(["--", "--lib", "--test", "rules", "--test", "laws", "--test", "calls", "--test", "fairness"])
}

/// Runs up to `count` unfinished shards of a package.
fn run_shards(project: &Project, package: &str, folder: &str, count: u32) -> Result<()> {
    let digest = digest(project, folder)?;
    let unfinished: Vec<u32> =
        (0..SHARDS).filter(|shard| !is_finished(&shard_folder(project, package, *shard), &digest)).collect();
    println!("{package}: {} of {SHARDS} shards left to run", unfinished.len());
    for shard in unfinished.into_iter().take(count as usize) {
        let out = shard_folder(project, package, shard);
        let _ = fs::remove_dir_all(&out);
        fs::create_dir_all(&out)?;
        let mut command = cargo_in(&project.root, &["mutants", "--no-shuffle", "--colors", "never"]);
        command.args(["--package", package, "--test-package", package]);
        command.args(["--shard", &format!("{shard}/{SHARDS}")]).arg("--output").arg(&out);
        // Its exit code is nonzero if a mutant survives; the report says so.
        listen(with_tests(&mut command), |_| ())?;
        if out.join("mutants.out/outcomes.json").exists() {
            fs::write(out.join("digest"), &digest)?;
        }
    }
    Ok(())
}

fn shard_folder(project: &Project, package: &str, shard: u32) -> PathBuf {
    project.target.join(format!("mutants/{package}-{shard:02}"))
}

fn is_finished(folder: &Path, digest: &str) -> bool {
    fs::read_to_string(folder.join("digest")).is_ok_and(|found| found == digest)
}

/// A digest of everything that the result of a crate's mutants depends on.
fn digest(project: &Project, folder: &str) -> Result<String> {
    let mut hash = DefaultHasher::new();
    for folder in [folder, "crates/engine/src", "crates/testkit/src"] {
        for ending in [".rs", ".toml", ".klad"] {
            for path in files_below(&project.path(folder), ending)? {
                fs::read(&path)?.hash(&mut hash);
            }
        }
    }
    read(&project.path(".cargo/mutants.toml"))?.hash(&mut hash);
    Ok(format!("{:016x}", hash.finish()))
}

/// The outcomes of the mutants of a package.
#[derive(Default)]
struct Count {
    caught: u32,
    timeout: u32,
    unviable: u32,
    missed: Vec<String>,
}

/// Prints and saves what the finished shards found. Returns whether nothing survived and everything was tried.
fn report(project: &Project) -> Result<bool> {
    let mut text = String::from("package             shards  tried  caught  timeout  unviable  missed\n");
    let (mut missed, mut whole) = (Vec::new(), true);
    for (package, folder) in PACKAGES {
        let digest = digest(project, folder)?;
        let mut count = Count::default();
        let mut finished = 0;
        for shard in 0..SHARDS {
            let out = shard_folder(project, package, shard);
            if is_finished(&out, &digest) {
                finished += 1;
                count.add(&read(&out.join("mutants.out/outcomes.json"))?)?;
            }
        }
        let tried = count.caught + count.timeout + count.missed.len() as u32;
        whole &= finished == SHARDS;
        text += &format!(
            "{package:<20}{finished:>3}/{SHARDS}{tried:>7}{:>8}{:>9}{:>10}{:>8}\n",
            count.caught,
            count.timeout,
            count.unviable,
            count.missed.len()
        );
        missed.extend(count.missed);
    }
    missed.iter().for_each(|name| text += &format!("missed: {name}\n"));
    fs::create_dir_all(project.target.join("mutants"))?;
    fs::write(project.target.join("mutants/report.txt"), &text)?;
    print!("{text}");
    Ok(whole && missed.is_empty())
}

impl Count {
    fn add(&mut self, outcomes: &str) -> Result<()> {
        let outcomes: Value = serde_json::from_str(outcomes).context("outcomes.json")?;
        for outcome in outcomes["outcomes"].as_array().context("outcomes.json has no outcomes")? {
            let name = outcome["scenario"]["Mutant"]["name"].as_str();
            match (outcome["summary"].as_str(), name) {
                (Some("CaughtMutant"), _) => self.caught += 1,
                (Some("Timeout"), Some(_)) => self.timeout += 1,
                (Some("Unviable"), _) => self.unviable += 1,
                (Some("MissedMutant"), Some(name)) => self.missed.push(name.to_owned()),
                _ => {}
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mutants_are_counted_by_outcome() {
        let outcome =
            |summary: &str| format!(r#"{{"scenario":{{"Mutant":{{"name":"m"}}}},"summary":"{summary}"}}"#);
        let all =
            ["CaughtMutant", "CaughtMutant", "MissedMutant", "Unviable", "Timeout"].map(outcome).join(",");
        let baseline = r#"{"scenario":"Baseline","summary":"Success"}"#;
        let mut count = Count::default();
        count.add(&format!(r#"{{"outcomes":[{baseline},{all}]}}"#)).unwrap();
        assert_eq!((count.caught, count.unviable, count.timeout), (2, 1, 1));
        assert_eq!(count.missed, ["m"]);
        assert!(count.add("{}").is_err());
    }
}
