//! Metrics for Prometheus.

use std::{
    fmt::Write,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

/// Only goes up.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, count: u64) {
        self.0.fetch_add(count, Relaxed);
    }
}

/// Goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn add(&self, count: i64) {
        self.0.fetch_add(count, Relaxed);
    }

    pub(crate) fn set(&self, count: i64) {
        self.0.store(count, Relaxed);
    }

    pub(crate) fn now(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// The highest number at once in the last ten to twenty seconds. Anybody may read it, so it must not show when a single
/// bot begins and ends.
#[derive(Debug, Default)]
pub(crate) struct Peak(Mutex<Windows>);

#[derive(Debug, Default)]
struct Windows {
    now: i64,
    window: u64,
    highest: i64,
    before: i64,
}

const WINDOW_MS: u64 = 10_000;

impl Peak {
    fn windows(&self, now_ms: u64) -> MutexGuard<'_, Windows> {
        let mut windows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let window = now_ms / WINDOW_MS;
        if window > windows.window {
            windows.before = if window == windows.window + 1 { windows.highest } else { windows.now };
            (windows.highest, windows.window) = (windows.now, window);
        }
        windows
    }

    pub(crate) fn add(&self, count: i64, now_ms: u64) {
        let mut windows = self.windows(now_ms);
        windows.now += count;
        windows.highest = windows.highest.max(windows.now);
    }

    pub(crate) fn highest(&self, now_ms: u64) -> i64 {
        let windows = self.windows(now_ms);
        windows.highest.max(windows.before)
    }

    /// The current number.
    #[cfg(test)]
    pub(crate) fn now(&self) -> i64 {
        self.windows(0).now
    }
}

/// A histogram of durations.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    /// Counts by bound, then those beyond the last.
    counts: [AtomicU64; BOUNDS_MS.len() + 1],
    sum_us: AtomicU64,
}

const BOUNDS_MS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000, 10_000];

impl Histogram {
    pub(crate) fn record(&self, took: Duration) {
        let us = took.as_micros() as u64;
        let place = BOUNDS_MS.iter().position(|bound| us <= bound * 1000).unwrap_or(BOUNDS_MS.len());
        self.counts[place].fetch_add(1, Relaxed);
        self.sum_us.fetch_add(us, Relaxed);
    }
}

/// All metrics of a server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) rooms: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) moves: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) refused: Counter,
    pub(crate) stale: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) store_errors: Counter,
    pub(crate) resyncs: Counter,
    pub(crate) bad_messages: Counter,
    pub(crate) too_fast: Counter,
    pub(crate) refused_connections: Counter,
    pub(crate) too_slow: Counter,
    pub(crate) bus_dropped: Counter,
    pub(crate) bus_refused: Counter,
    pub(crate) deadlines: Counter,
    pub(crate) bots_failed: Counter,
    pub(crate) stopped: Counter,
    pub(crate) rooms_failed: Counter,
    pub(crate) requests: Counter,
    pub(crate) requests_failed: Counter,
    pub(crate) append: Histogram,
    pub(crate) request: Histogram,
}

impl Metrics {
    /// In the Prometheus text format, with further gauges: name, help, value.
    pub(crate) fn text(&self, further: &[(&str, &str, i64)]) -> String {
        let mut out = String::with_capacity(4096);
        let own = [
            ("rooms", "tables in memory", self.rooms.now()),
            ("sockets", "open sockets", self.sockets.now()),
            ("connections", "open connections", self.connections.now()),
        ];
        for (name, help, value) in own.iter().chain(further) {
            let _ = writeln!(out, "# HELP klad_{name} {help}\n# TYPE klad_{name} gauge\nklad_{name} {value}");
        }
        let mut counter = |name: &str, help: &str, counter: &Counter| {
            let _ = writeln!(
                out,
                "# HELP klad_{name}_total {help}\n# TYPE klad_{name}_total counter\nklad_{name}_total {}",
                counter.0.load(Relaxed)
            );
        };
        counter("moves", "moves stored and shown to everybody at the table", &self.moves);
        counter("bot_moves", "of those, chosen by bots", &self.bot_moves);
        counter("moves_refused", "moves the rules forbade", &self.refused);
        counter("moves_stale", "moves made for an older view", &self.stale);
        counter("append_conflicts", "appends that lost to another node", &self.conflicts);
        counter("store_errors", "failed queries to the store", &self.store_errors);
        counter(
            "resyncs",
            "times a slow client was sent the whole view instead of the changes it missed",
            &self.resyncs,
        );
        counter("bad_messages", "invalid socket messages", &self.bad_messages);
        counter("too_fast", "requests and messages refused by rate limits", &self.too_fast);
        counter(
            "connections_refused",
            "connections not accepted: the address or the server has too many",
            &self.refused_connections,
        );
        counter("too_slow", "requests dropped because they took too long to arrive", &self.too_slow);
        counter("bus_dropped", "bus messages not sent", &self.bus_dropped);
        counter(
            "bus_refused",
            "bus messages rejected: not signed with our key, too old, or repeated",
            &self.bus_refused,
        );
        counter("deadlines", "deadlines claimed", &self.deadlines);
        counter("bots_failed", "bots that failed to choose a legal move", &self.bots_failed);
        counter("tables_stopped", "tables stopped by a bug in the server or the rules", &self.stopped);
        counter("rooms_failed", "rooms that panicked and were rebuilt from the log", &self.rooms_failed);
        counter("requests", "HTTP requests", &self.requests);
        counter("requests_failed", "HTTP requests answered with 5xx", &self.requests_failed);
        histogram(
            &mut out,
            "append_seconds",
            "time from checking a move to storing it, for moves shown to everybody",
            &self.append,
        );
        histogram(&mut out, "request_seconds", "time to respond to HTTP requests", &self.request);
        out
    }
}

fn histogram(out: &mut String, name: &str, help: &str, histogram: &Histogram) {
    let _ = writeln!(out, "# HELP klad_{name} {help}\n# TYPE klad_{name} histogram");
    let [within @ .., beyond] = &histogram.counts;
    let mut count = 0;
    for (bound, within) in BOUNDS_MS.iter().zip(within) {
        count += within.load(Relaxed);
        let _ = writeln!(out, "klad_{name}_bucket{{le=\"{}\"}} {count}", *bound as f64 / 1000.0);
    }
    count += beyond.load(Relaxed);
    let sum = histogram.sum_us.load(Relaxed) as f64 / 1e6;
    let _ = writeln!(
        out,
        "klad_{name}_bucket{{le=\"+Inf\"}} {count}\nklad_{name}_sum {sum}\nklad_{name}_count {count}"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_peak_stays_visible_after_its_cause_has_ended() {
        let peak = Peak::default();
        peak.add(2, 100);
        peak.add(-2, 200);
        assert_eq!(peak.highest(300), 2);
        assert_eq!(peak.highest(WINDOW_MS + 300), 2);
        assert_eq!(peak.highest(2 * WINDOW_MS + 300), 0);
        peak.add(1, 3 * WINDOW_MS);
        assert_eq!(peak.highest(9 * WINDOW_MS), 1, "it is still running");
    }

    #[test]
    fn the_text_is_in_prometheus_format() {
        let metrics = Metrics::default();
        metrics.moves.add(3);
        metrics.sockets.add(2);
        metrics.sockets.add(-1);
        metrics.append.record(Duration::from_micros(1500));
        let text = metrics.text(&[("thinking", "bots that think", 2)]);
        for line in [
            "klad_moves_total 3",
            "klad_sockets 1",
            "klad_thinking 2",
            "klad_append_seconds_bucket{le=\"0.001\"} 0",
            "klad_append_seconds_bucket{le=\"0.002\"} 1",
            "klad_append_seconds_bucket{le=\"+Inf\"} 1",
            "klad_append_seconds_count 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
        }
    }
}
