//! Work that takes CPU time and must not hold up moves: bots' thinking, reviews, replays, password hashes.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::Ambient;

/// The work panicked, or the server is stopping.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Failed;

/// How much the niceness of background threads is raised: a thread that serves moves gets a processor as soon as it
/// wakes up, however many bots are thinking.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Runs `work` on a background thread, if there are any.
pub(crate) async fn run<T: Send + 'static>(
    ambient: &Ambient,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failed> {
    if ambient.threads().is_none() {
        return catch_unwind(AssertUnwindSafe(work)).map_err(|_| Failed);
    }
    let done = tokio::task::spawn_blocking(|| {
        yield_to_moves();
        work()
    });
    done.await.map_err(|error| {
        tracing::error!(%error, "background work failed");
        Failed
    })
}

/// Lowers the priority of this thread of the blocking pool, once. Linux counts niceness per thread; elsewhere it would
/// slow the whole process.
#[cfg(target_os = "linux")]
fn yield_to_moves() {
    use std::cell::Cell;
    thread_local!(static YIELDS: Cell<bool> = const { Cell::new(false) });
    if !YIELDS.replace(true)
        && let Err(error) = rustix::process::nice(NICENESS)
    {
        tracing::debug!(%error, "background threads keep their priority");
    }
}

#[cfg(not(target_os = "linux"))]
fn yield_to_moves() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn background_threads_yield_to_those_that_serve_moves() {
        let own = || rustix::process::nice(0).unwrap();
        let before = own();
        for _ in 0..3 {
            assert_eq!(run(&Ambient::of_system(), own).await.unwrap(), (before + NICENESS).min(19));
        }
        assert_eq!(own(), before, "the thread that serves moves keeps its priority");
    }
}
