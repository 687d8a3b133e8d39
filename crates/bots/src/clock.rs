//! The clock for time budgets. In a browser the standard library has none, so the host can provide its own.

use std::{
    sync::{LazyLock, OnceLock},
    time::{Duration, Instant},
};

static HOST: OnceLock<fn() -> f64> = OnceLock::new();
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Sets the clock: milliseconds from an arbitrary start, never going backward. Only the first call has an effect.
pub fn set_clock(now_ms: fn() -> f64) {
    // A second call comes from the same host, so it can be ignored.
    let _ = HOST.set(now_ms);
}

fn now_ms() -> f64 {
    match HOST.get() {
        Some(now_ms) => now_ms(),
        None => START.elapsed().as_secs_f64() * 1000.0,
    }
}

/// A moment in the future.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Deadline(f64);

impl Deadline {
    pub(crate) fn after(time: Duration) -> Deadline {
        Deadline(now_ms() + time.as_secs_f64() * 1000.0)
    }

    pub(crate) fn has_come(self) -> bool {
        now_ms() >= self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_passes_when_its_time_is_up() {
        assert!(Deadline::after(Duration::ZERO).has_come());
        assert!(!Deadline::after(Duration::from_secs(3600)).has_come());
    }
}
