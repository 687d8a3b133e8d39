//! `cargo xtask mutants`: mutation testing. Wrong rules are planted in a copy of the games and the engine, one at a
//! time, and a rule test or a law must fail for each of them.
//!
//! All mutants of a package are compiled together, each behind a check of its number (`schema`), so trying one costs a
//! run of the tests and no build. `xtask/mutants-ledger.toml` keeps the results. Misreadings of the rules that a person
//! thought of are kept by name (`named`).

mod copy;
mod find;
mod ledger;
mod named;
mod package;
mod results;
mod schema;
mod trial;
mod values;

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};

use crate::{project::Project, shell::program_in, tally::Tally};
use ledger::Ledger;
use package::{Choice, PACKAGES, Package};

pub(crate) use named::named;

/// How many mutants of the last commit an ordinary test run tries.
const ORDINARY: usize = 20;

/// What to run.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// Only the misreadings kept by name in xtask/mutants.toml
    #[arg(long)]
    named: bool,
    /// Only this package, such as klad-klatz
    #[arg(long)]
    package: Option<String>,
    /// At most this many untried mutants of each package, spread evenly
    #[arg(long, value_name = "COUNT")]
    sample: Option<usize>,
    /// Only mutants in lines changed since this commit; the ledger is left alone
    #[arg(long, value_name = "COMMIT")]
    since: Option<String>,
    /// Forget earlier results
    #[arg(long)]
    fresh: bool,
    /// Run nothing; print the ledger
    #[arg(long)]
    report: bool,
}

/// Runs the requested mutants. Returns whether none survived.
pub(crate) fn mutants(project: &Project, wanted: &Wanted) -> Result<bool> {
    if wanted.named {
        return named(project).map(|tally| tally.failed == 0);
    }
    let packages: Vec<&Package> = PACKAGES
        .iter()
        .filter(|package| wanted.package.as_ref().is_none_or(|only| only == package.name))
        .collect();
    if packages.is_empty() {
        let names: Vec<&str> = PACKAGES.iter().map(|package| package.name).collect();
        bail!("found {:?}, wanted one of {}", wanted.package, names.join(", "));
    }
    if let Some(commit) = &wanted.since {
        let mut good = true;
        for package in packages {
            good &= changed(project, package, commit, wanted.sample.unwrap_or(usize::MAX))?;
        }
        return Ok(good);
    }
    let mut good = true;
    for package in packages {
        if !wanted.report {
            let choice = Choice { sample: wanted.sample, fresh: wanted.fresh, lines: None };
            package.run(project, &choice)?;
        }
        good &= report(project, package)?;
    }
    Ok(good)
}

/// Prints what the ledger knows about a package. Returns whether it is clean and current.
fn report(project: &Project, package: &Package) -> Result<bool> {
    let ledger = Ledger::open(project)?;
    let Some(entry) = ledger.entries.get(package.name) else {
        println!("{}: not tried", package.name);
        return Ok(false);
    };
    let is_current = entry.digest == package.digest(project)?;
    println!(
        "{}: {} mutants, {} tried, {} caught, {} timed out, {} unviable, {} equivalent, {} survived{}",
        package.name,
        entry.found,
        entry.tried(),
        entry.caught,
        entry.timed_out,
        entry.unviable,
        entry.equivalent,
        entry.survivors.len(),
        if is_current { "" } else { " (the sources or tests have changed since)" }
    );
    entry.survivors.iter().for_each(|name| println!("survived: {name}"));
    Ok(is_current && entry.is_clean())
}

/// Keeps clean packages clean: some mutants of the last commit. One test per package.
pub(crate) fn ordinary(project: &Project) -> Result<Tally> {
    let ledger = Ledger::open(project)?;
    let clean = |package: &&Package| ledger.entries.get(package.name).is_some_and(|entry| entry.is_clean());
    let mut tally = Tally::default();
    for package in PACKAGES.iter().filter(clean) {
        tally = tally.plus(Tally::one(changed(project, package, "HEAD~1", ORDINARY)?));
    }
    Ok(tally)
}

/// Tries mutants in the lines of a package that changed since a commit. Returns whether none survived.
fn changed(project: &Project, package: &Package, commit: &str, sample: usize) -> Result<bool> {
    let words = ["diff", "--unified=0", "--no-color", commit, "--", package.folder];
    let output = program_in(&project.root, "git", &words).output().context("git diff")?;
    if !output.status.success() {
        println!("there is no commit {commit} to compare with");
        return Ok(true);
    }
    let lines = changed_lines(&String::from_utf8_lossy(&output.stdout));
    let choice = Choice { sample: Some(sample), fresh: true, lines: Some(lines) };
    package.run(project, &choice)
}

/// The lines that a diff without context added or changed, by file.
fn changed_lines(diff: &str) -> BTreeSet<(String, usize)> {
    let (mut file, mut lines) = (String::new(), BTreeSet::new());
    for line in diff.lines() {
        if let Some(path) = line.strip_prefix("+++ b/") {
            file = path.to_owned();
        } else if let Some(hunk) = line.strip_prefix("@@ ") {
            let added = hunk.split(' ').nth(1).and_then(|part| part.strip_prefix('+')).unwrap_or("0,0");
            let (start, count) = added.split_once(',').unwrap_or((added, "1"));
            let (start, count) = (start.parse().unwrap_or(0), count.parse().unwrap_or(0));
            lines.extend((start..start + count).map(|line: usize| (file.clone(), line)));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_lines_are_read_from_a_diff() {
        let diff = "--- a/x.rs\n+++ b/x.rs\n@@ -3,2 +3 @@ fn f\n-a\n-b\n+c\n@@ -9,0 +9,2 @@\n+d\n+e\n@@ -20 +21,0 @@\n-f\n";
        let lines = changed_lines(diff);
        let wanted = [3, 9, 10].map(|line| ("x.rs".to_owned(), line));
        assert_eq!(lines.into_iter().collect::<Vec<_>>(), wanted);
    }
}
