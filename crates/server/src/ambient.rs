//! Time, randomness and threads, passed in so that tests can control them.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::{sync::watch, time::Instant};

/// A source of time and randomness.
#[derive(Clone)]
pub struct Ambient {
    time: Time,
    /// An offset added to the clock's time.
    ahead_ms: u64,
    entropy: Entropy,
    /// How many threads there are for background work; none if it must not leave the thread it is asked for on.
    threads: Option<usize>,
}

#[derive(Clone)]
enum Time {
    /// Passes `rate` times as fast as real time, or as tokio's where that is simulated.
    Passing { begun: Instant, begun_ms: u64, rate: u32 },
    /// Passes only when advanced through a [`Hand`].
    ByHand(watch::Receiver<u64>),
}

/// Fills a buffer with random bytes.
type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// Advances the time of an [`Ambient`].
#[derive(Debug, Clone)]
pub struct Hand(Arc<watch::Sender<u64>>);

impl Hand {
    /// Lets this much time pass.
    pub fn advance(&self, ms: u64) {
        self.0.send_modify(|now_ms| *now_ms += ms);
    }
}

impl Ambient {
    /// The machine's own clock and randomness.
    pub fn of_system() -> Ambient {
        Ambient::hurried(1)
    }

    /// Time that passes `rate` times as fast, for tests of clocks.
    pub fn hurried(rate: u32) -> Ambient {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Ambient::of(Time::Passing { begun: Instant::now(), begun_ms: since.as_millis() as u64, rate })
    }

    /// Time that is `now_ms` now and passes as tokio's, without other threads: for simulations, where that time passes
    /// only while nobody has anything to do.
    pub fn simulated(now_ms: u64) -> Ambient {
        let time = Time::Passing { begun: Instant::now(), begun_ms: now_ms, rate: 1 };
        Ambient { threads: None, ..Ambient::of(time) }
    }

    /// Time that stands still, for tests that compare bytes.
    pub fn frozen(now_ms: u64) -> Ambient {
        Ambient::of(Time::Passing { begun: Instant::now(), begun_ms: now_ms, rate: 0 })
    }

    /// Time that passes only when advanced, for tests of when things happen.
    pub fn by_hand(now_ms: u64) -> (Ambient, Hand) {
        let (hand, time) = watch::channel(now_ms);
        (Ambient::of(Time::ByHand(time)), Hand(Arc::new(hand)))
    }

    fn of(time: Time) -> Ambient {
        let entropy = Arc::new(|bytes: &mut [u8]| getrandom::fill(bytes).expect("the system has randomness"));
        let threads = std::thread::available_parallelism().map_or(2, usize::from);
        Ambient { time, ahead_ms: 0, entropy, threads: Some(threads) }
    }

    /// Replaces the source of randomness, for tests that need to be repeatable.
    pub fn with_entropy(self, entropy: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Ambient {
        Ambient { entropy: Arc::new(entropy), ..self }
    }

    /// As many threads for background work, for tests of who gets one.
    pub fn with_threads(self, threads: usize) -> Ambient {
        Ambient { threads: Some(threads), ..self }
    }

    /// The same, but not before `least_ms`: if the clock was set back, time continues from there.
    pub(crate) fn not_before(self, least_ms: u64) -> Ambient {
        let ahead_ms = self.ahead_ms + least_ms.saturating_sub(self.now_ms());
        Ambient { ahead_ms, ..self }
    }

    /// Milliseconds since 1970. Never goes back within a process, whatever happens to the system's clock.
    pub fn now_ms(&self) -> u64 {
        let now_ms = match &self.time {
            Time::Passing { begun, begun_ms, rate } => {
                begun_ms + (begun.elapsed() * *rate).as_millis() as u64
            }
            Time::ByHand(now_ms) => *now_ms.borrow(),
        };
        now_ms + self.ahead_ms
    }

    /// Seconds since 1970, as used in messages.
    pub fn now_s(&self) -> u32 {
        seconds(self.now_ms())
    }

    /// Waits until `due_ms`.
    pub async fn sleep_until(&self, due_ms: u64) {
        match &self.time {
            Time::Passing { .. } => {
                let ms = due_ms.saturating_sub(self.now_ms());
                match self.outside(ms) {
                    Some(wait) => tokio::time::sleep(wait).await,
                    None if ms == 0 => {}
                    None => std::future::pending().await,
                }
            }
            Time::ByHand(time) => {
                let reached = |now_ms: &u64| now_ms + self.ahead_ms >= due_ms;
                if time.clone().wait_for(reached).await.is_err() {
                    // Nobody can advance it anymore.
                    std::future::pending::<()>().await;
                }
            }
        }
    }

    /// Waits `ms`.
    pub async fn sleep(&self, ms: u64) {
        self.sleep_until(self.now_ms() + ms).await;
    }

    /// How long `ms` takes in real time; `None` where time stands still.
    pub(crate) fn outside(&self, ms: u64) -> Option<Duration> {
        match self.time {
            Time::Passing { rate, .. } => Duration::from_millis(ms).checked_div(rate),
            Time::ByHand(_) => Some(Duration::from_millis(ms)),
        }
    }

    /// How many threads there are for background work; none if it must not leave the thread it is asked for on.
    pub(crate) fn threads(&self) -> Option<usize> {
        self.threads
    }

    /// Random bytes.
    pub fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.entropy)(&mut bytes);
        bytes
    }

    /// A number below `below`, close enough to uniform.
    pub(crate) fn below(&self, below: u64) -> u64 {
        u64::from_le_bytes(self.random()) % below.max(1)
    }
}

/// Milliseconds as whole seconds.
pub(crate) fn seconds(ms: u64) -> u32 {
    (ms / 1000).min(u64::from(u32::MAX)) as u32
}

impl fmt::Debug for Ambient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.time {
            Time::Passing { rate, .. } => write!(f, "Ambient(rate {rate})"),
            Time::ByHand(_) => f.write_str("Ambient(by hand)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_continues_from_the_latest_known_time_after_a_clock_is_set_back() {
        let (ambient, hand) = Ambient::by_hand(1_000);
        assert_eq!(ambient.clone().not_before(500).now_ms(), 1_000);
        let ahead = ambient.not_before(9_000);
        assert_eq!(ahead.now_ms(), 9_000);
        hand.advance(5);
        assert_eq!(ahead.now_ms(), 9_005);
    }
}
