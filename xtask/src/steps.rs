//! The steps of a long build. Each is announced with its number and an estimate; while it runs, the elapsed time is
//! printed now and then. Durations are kept in `target/step-times.json` as estimates for the next time.

use std::{
    collections::BTreeMap,
    fs,
    path::PathBuf,
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};

use crate::project::Project;

/// How often a running step prints the elapsed time.
const EVERY: Duration = Duration::from_secs(20);

/// One step.
pub(crate) struct BuildStep {
    /// What it builds, for people; also the key of its durations.
    pub(crate) name: &'static str,
    /// Exists if the step succeeded before. Then only changes are built.
    pub(crate) made: PathBuf,
    /// How long it takes from scratch on two cores, for the first estimate.
    pub(crate) first_s: u64,
    /// What it does.
    pub(crate) run: fn(&Project) -> Result<()>,
}

/// Runs all steps in order.
pub(crate) fn take(project: &Project, steps: &[BuildStep]) -> Result<()> {
    let file = project.target.join("step-times.json");
    // Unreadable durations count as missing.
    let mut times: Times =
        fs::read(&file).ok().and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default();
    let expected: Vec<u64> = steps.iter().map(|step| expected_s(step, &times)).collect();
    for (index, step) in steps.iter().enumerate() {
        let title = format!("[{}/{}] {}", index + 1, steps.len(), step.name);
        let (own_s, left_s) = (expected[index], expected[index..].iter().sum());
        println!("\n{title}: about {}, all that is left about {}", minutes(own_s), minutes(left_s));
        let key = key(step);
        let started = Instant::now();
        let tell = |so_far_s| println!("{title}: {}", progress(so_far_s, own_s));
        while_telling(EVERY, tell, || (step.run)(project))?;
        let took_s = started.elapsed().as_secs();
        println!("{title}: took {}", minutes(took_s));
        times.insert(key, took_s);
        fs::create_dir_all(&project.target)?;
        fs::write(&file, serde_json::to_vec(&times)?).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

/// Durations in seconds by step; a build from scratch and an incremental one have one each.
type Times = BTreeMap<String, u64>;

fn key(step: &BuildStep) -> String {
    let kind = if step.made.exists() { "again" } else { "from nothing" };
    format!("{}, {kind}", step.name)
}

fn expected_s(step: &BuildStep, times: &Times) -> u64 {
    let untried = if step.made.exists() { step.first_s / 10 } else { step.first_s };
    times.get(&key(step)).copied().unwrap_or(untried)
}

/// Runs `work`, and every so often calls `tell` with the seconds so far.
fn while_telling<T>(every: Duration, tell: impl Fn(u64) + Send, work: impl FnOnce() -> T) -> T {
    thread::scope(|scope| {
        let (done, waiting) = mpsc::channel::<()>();
        scope.spawn(move || {
            let started = Instant::now();
            while waiting.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                tell(started.elapsed().as_secs());
            }
        });
        let result = work();
        drop(done);
        result
    })
}

fn progress(so_far_s: u64, expected_s: u64) -> String {
    match expected_s.checked_sub(so_far_s) {
        Some(left_s) if left_s > 0 => format!("{} so far, about {} left", minutes(so_far_s), minutes(left_s)),
        _ => format!("{} so far, longer than expected", minutes(so_far_s)),
    }
}

/// A time as `m:ss`.
fn minutes(seconds: u64) -> String {
    format!("{}:{:02} min", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(made: &str) -> BuildStep {
        BuildStep { name: "the server", made: PathBuf::from(made), first_s: 400, run: |_| Ok(()) }
    }

    #[test]
    fn the_last_time_of_the_same_kind_is_the_estimate() {
        let mut times = Times::from([("the page, from nothing".to_owned(), 7)]);
        let (first, again) = (step("/no/such/file"), step("/"));
        assert_eq!((expected_s(&first, &times), expected_s(&again, &times)), (400, 40));
        times.insert("the server, from nothing".to_owned(), 333);
        assert_eq!((expected_s(&first, &times), expected_s(&again, &times)), (333, 40));
        times.insert("the server, again".to_owned(), 5);
        assert_eq!((expected_s(&first, &times), expected_s(&again, &times)), (333, 5));
    }

    #[test]
    fn progress_shows_what_is_left_and_admits_a_wrong_estimate() {
        assert_eq!(progress(80, 400), "1:20 min so far, about 5:20 min left");
        assert_eq!(progress(400, 400), "6:40 min so far, longer than expected");
        assert_eq!(progress(401, 400), "6:41 min so far, longer than expected");
    }

    #[test]
    fn progress_stops_when_the_work_is_done() {
        assert_eq!(while_telling(Duration::MAX, |_| (), || 5), 5);
    }

    #[test]
    fn long_work_reports_progress() {
        let (told, hears) = mpsc::channel();
        let work = || hears.recv().expect("progress is reported");
        while_telling(
            Duration::from_millis(1),
            |so_far_s| {
                let _ = told.send(so_far_s);
            },
            work,
        );
    }
}
