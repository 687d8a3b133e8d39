//! Time and randomness, injected so that tests control both.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

/// The wall clock and the source of random bytes.
#[derive(Clone)]
pub struct Ambient {
    begun: Instant,
    begun_ms: u64,
    rate: u32,
    entropy: Entropy,
}

/// Fills a buffer with random bytes.
type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

impl Ambient {
    /// The system's clock and randomness.
    pub fn of_system() -> Ambient {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Ambient {
            begun: Instant::now(),
            begun_ms: since.as_millis() as u64,
            rate: 1,
            entropy: Arc::new(|bytes| getrandom::fill(bytes).expect("the system has randomness")),
        }
    }

    /// Time that passes `rate` times as fast, for tests of clocks.
    pub fn hurried(rate: u32) -> Ambient {
        Ambient { rate, ..Ambient::of_system() }
    }

    /// Time that stands still, for tests that compare bytes.
    pub fn frozen(now_ms: u64) -> Ambient {
        Ambient { rate: 0, begun_ms: now_ms, ..Ambient::of_system() }
    }

    /// A fixed source of randomness, for tests that run twice.
    pub fn with_entropy(self, entropy: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Ambient {
        Ambient { entropy: Arc::new(entropy), ..self }
    }

    /// Milliseconds since 1970. Never goes back within a process, whatever happens to the system's clock.
    pub fn now_ms(&self) -> u64 {
        self.begun_ms + (self.begun.elapsed() * self.rate).as_millis() as u64
    }

    /// Seconds since 1970, as sent on the wire.
    pub fn now_s(&self) -> u32 {
        seconds(self.now_ms())
    }

    /// Waits until `due_ms`.
    pub async fn sleep_until(&self, due_ms: u64) {
        self.sleep(due_ms.saturating_sub(self.now_ms())).await;
    }

    /// Waits `ms`.
    pub async fn sleep(&self, ms: u64) {
        match Duration::from_millis(ms).checked_div(self.rate) {
            Some(wait) => tokio::time::sleep(wait).await,
            None if ms == 0 => {}
            None => std::future::pending().await,
        }
    }

    /// Random bytes.
    pub fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.entropy)(&mut bytes);
        bytes
    }
}

/// Converts milliseconds to whole seconds.
pub(crate) fn seconds(ms: u64) -> u32 {
    (ms / 1000).min(u64::from(u32::MAX)) as u32
}

impl fmt::Debug for Ambient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ambient(rate {})", self.rate)
    }
}
