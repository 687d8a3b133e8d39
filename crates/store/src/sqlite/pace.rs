//! When the writer pauses between two transactions. While moves come one by one, each is written immediately; under
//! load the writer waits a moment, because the more moves share a transaction, the less each costs.

use std::time::{Duration, Instant};

/// The length of a pause.
const REST: Duration = Duration::from_millis(2);
/// A pause pays off if at least this much work is likely to arrive during it.
const WORTH: f64 = 8.0;
/// How much of the past counts: work loses half its weight after about this many more transactions.
const MEMORY: f64 = 6.0;

/// The recent rate of work.
#[derive(Debug)]
pub(super) struct Pace {
    last: Instant,
    /// Units of work and milliseconds, both decaying.
    work: f64,
    ms: f64,
}

impl Pace {
    pub(super) fn new(now: Instant) -> Pace {
        Pace { last: now, work: 0.0, ms: 1.0 }
    }

    /// Records a transaction with this much work. Returns when the pause ends; `None` if the next work should be
    /// written immediately.
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

    /// Whether the writer pauses after each of these transactions, given as work and milliseconds since the previous
    /// one.
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
    fn moves_that_arrive_one_by_one_are_written_immediately() {
        // A thousand tables with a move every three seconds, and two that happen to coincide.
        let quiet = (0..100).map(|index| if index % 10 == 0 { (2, 400) } else { (1, 3000) });
        assert!(rests(quiet).iter().all(|rests| !rests));
    }

    #[test]
    fn the_writer_pauses_only_while_many_moves_arrive() {
        let crowd = std::iter::repeat_n((15, 2500), 20);
        let after = rests(crowd.chain(std::iter::repeat_n((1, 3000), 20)));
        assert!(after[5..20].iter().all(|rests| *rests));
        assert!(after[30..].iter().all(|rests| !rests));
    }
}
