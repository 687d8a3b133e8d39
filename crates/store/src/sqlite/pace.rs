//! When the writer rests between two transactions. While moves come one by one, each is written at once; when they come
//! thick and fast, the writer waits a moment, because the more of them share a transaction, the less each costs.

use std::time::{Duration, Instant};

/// How long a rest is.
const REST: Duration = Duration::from_millis(2);
/// A rest pays if at least this much is likely to come along in the meantime.
const WORTH: f64 = 8.0;
/// How much of the past counts: what came with a transaction has lost half its weight after about this many more.
const MEMORY: f64 = 6.0;

/// How fast work has been coming lately.
#[derive(Debug)]
pub(super) struct Pace {
    last: Instant,
    /// Pieces of work and milliseconds, both fading.
    work: f64,
    ms: f64,
}

impl Pace {
    pub(super) fn new(now: Instant) -> Pace {
        Pace { last: now, work: 0.0, ms: 1.0 }
    }

    /// A transaction with this much work has been made. Returns until when to rest; nothing if the next piece of work is to
    /// be written at once.
    pub(super) fn made(&mut self, work: usize, now: Instant) -> Option<Instant> {
        let fade = 1.0 - 1.0 / MEMORY;
        self.work = self.work * fade + work as f64;
        self.ms = self.ms * fade + (now - self.last).as_secs_f64() * 1000.0;
        self.last = now;
        let likely = self.work / self.ms.max(0.1) * REST.as_secs_f64() * 1000.0;
        (likely >= WORTH).then(|| now + REST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the writer rests after each of these transactions: how much work, and how long since the one before.
    fn rests(transactions: impl Iterator<Item = (usize, u64)>) -> Vec<bool> {
        let mut now = Instant::now();
        let mut pace = Pace::new(now);
        transactions
            .map(|(work, us)| {
                now += Duration::from_micros(us);
                pace.made(work, now).is_some()
            })
            .collect()
    }

    #[test]
    fn moves_that_come_one_by_one_are_written_at_once() {
        // A thousand tables with a move every three seconds, and two that happen to come together.
        let quiet = (0..100).map(|index| if index % 10 == 0 { (2, 400) } else { (1, 3000) });
        assert!(rests(quiet).iter().all(|rests| !rests));
    }

    #[test]
    fn a_crowd_shares_transactions_until_it_has_gone() {
        let crowd = std::iter::repeat_n((15, 2500), 20);
        let after = rests(crowd.chain(std::iter::repeat_n((1, 3000), 20)));
        assert!(after[5..20].iter().all(|rests| *rests));
        assert!(after[30..].iter().all(|rests| !rests));
    }
}
