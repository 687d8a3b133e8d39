//! Runs the tests with one mutant active, until one fails.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};

/// How much longer than without a mutant a program may take.
const PATIENCE: u32 = 4;
/// The minimum time limit of a program: other programs may want the processor.
const PATIENCE_MIN: Duration = Duration::from_secs(30);
/// The memory limit of a program, in KiB.
const MEMORY_MAX: u32 = 4 << 20;

/// A test program and how long it takes.
#[derive(Debug)]
pub(super) struct Program {
    /// A name such as `rules`, or `crates/engine lib` for one of another crate.
    pub(super) name: String,
    pub(super) path: PathBuf,
    /// The folder in which it runs.
    pub(super) folder: PathBuf,
    pub(super) took: Duration,
}

/// The result for a mutant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fate {
    /// A test failed.
    Caught(String),
    /// A program exceeded its time limit.
    TimedOut(String),
    /// It does not compile next to the correct rules.
    Unviable,
    /// All tests passed.
    Survived,
}

impl Program {
    /// Runs it with no mutant active, to see how long it takes. Fails unless its tests pass.
    pub(super) fn measure(&mut self) -> Result<()> {
        let start = Instant::now();
        match self.run(0, Duration::from_secs(3600))? {
            Fate::Survived => self.took = start.elapsed(),
            fate => anyhow::bail!("{} does not pass with the right rules: {fate:?}", self.name),
        }
        Ok(())
    }

    /// Runs it until a test fails or the time is up.
    fn run(&self, mutant: u32, limit: Duration) -> Result<Fate> {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -v {MEMORY_MAX}; exec \"$0\" --test-threads=1")]);
        command.arg(&self.path).current_dir(&self.folder).env("KLAD_MUTANT", mutant.to_string());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().with_context(|| self.name.clone())?;
        let (lines, heard) = mpsc::channel();
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        thread::spawn(move || output.lines().map_while(Result::ok).all(|line| lines.send(line).is_ok()));
        let end = Instant::now() + limit;
        let fate = loop {
            match heard.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    if let Some(test) = failed(&line) {
                        break Some(Fate::Caught(format!("{} {test}", self.name)));
                    }
                }
                Err(RecvTimeoutError::Timeout) => break Some(Fate::TimedOut(self.name.clone())),
                Err(RecvTimeoutError::Disconnected) => break None,
            }
        };
        if fate.is_some() {
            // It may have exited by itself.
            let _ = child.kill();
        }
        let status = child.wait()?;
        Ok(fate.unwrap_or_else(|| match status.success() {
            true => Fate::Survived,
            false => Fate::Caught(format!("{} ended with {status}", self.name)),
        }))
    }
}

/// The test that a line says has failed.
fn failed(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

/// Runs the programs in order with one mutant active.
pub(super) fn fate(programs: &[Program], mutant: u32) -> Result<Fate> {
    for program in programs {
        let fate = program.run(mutant, (program.took * PATIENCE).max(PATIENCE_MIN))?;
        if fate != Fate::Survived {
            return Ok(fate);
        }
    }
    Ok(Fate::Survived)
}

/// The folder of a crate in the copy, and the short name of its program.
pub(super) fn program(copy: &Path, own: &str, folder: &str, test: &str, path: &Path) -> Program {
    let name = if own == folder { test.to_owned() } else { format!("{folder} {test}") };
    Program { name, path: path.to_owned(), folder: copy.join(folder), took: Duration::ZERO }
}

/// Runs `work` for every item on all cores. The results are in the order of the items.
pub(super) fn on_all_cores<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(index) else { break done };
            done.push((index, work(item)));
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut all: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    all.sort_by_key(|(index, _)| *index);
    all.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt};

    use super::*;

    /// A program that prints the lines and exits with a status.
    fn script(name: &str, text: &str) -> Program {
        let folder = std::env::temp_dir().join(format!("klad-trial-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        program(&folder, "", "", name, &path)
    }

    #[test]
    fn a_mutant_is_caught_by_the_first_test_that_fails() {
        let passes = script("passes", "echo 'test a ... ok'");
        let fails = script("fails", "echo 'test b::c ... FAILED'; exec sleep 600");
        let crashes = script("crashes", "exit 134");
        let asks = script("asks", r#"[ "$KLAD_MUTANT" != 3 ] || echo 'test d ... FAILED'"#);
        assert_eq!(fate(&[passes, fails], 1).unwrap(), Fate::Caught("fails b::c".into()));
        assert!(matches!(fate(&[crashes], 1).unwrap(), Fate::Caught(how) if how.contains("134")));
        assert_eq!(asks.run(2, PATIENCE_MIN).unwrap(), Fate::Survived);
        assert_eq!(asks.run(3, PATIENCE_MIN).unwrap(), Fate::Caught("asks d".into()));
    }

    #[test]
    fn a_program_that_does_not_end_is_stopped() {
        let endless = script("endless", "exec sleep 600");
        assert_eq!(endless.run(1, Duration::from_millis(20)).unwrap(), Fate::TimedOut("endless".into()));
    }

    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..50).collect();
        assert_eq!(
            on_all_cores(&items, |item| item * 2),
            items.iter().map(|item| item * 2).collect::<Vec<_>>()
        );
    }
}
