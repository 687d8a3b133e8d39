//! Rate limits.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use crate::config::Rate;

/// Past this many keys, full buckets are forgotten.
const KEYS_MAX: usize = 50_000;

/// A token bucket.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bucket {
    left: f32,
    at_ms: u64,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now_ms: u64) -> Bucket {
        Bucket { left: rate.burst, at_ms: now_ms }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now_ms: u64) -> bool {
        self.fill(rate, now_ms);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn fill(&mut self, rate: Rate, now_ms: u64) {
        let passed = now_ms.saturating_sub(self.at_ms) as f32 / 1000.0;
        // Infinity times zero is NaN; if no time has passed, nothing is added.
        let added = if passed > 0.0 { passed * rate.per_second } else { 0.0 };
        self.left = (self.left + added).min(rate.burst);
        self.at_ms = now_ms;
    }
}

/// A token bucket per key.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes a token from this key's bucket, if there is one.
    pub(crate) fn take(&self, key: K, now_ms: u64) -> bool {
        if self.rate.burst.is_infinite() {
            return true;
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= KEYS_MAX {
            let rate = self.rate;
            buckets.retain(|_, bucket| {
                bucket.fill(rate, now_ms);
                bucket.left < rate.burst
            });
            // Counting does not stop an attack from this many addresses, but it must not fill our memory.
            if buckets.len() >= KEYS_MAX {
                buckets.clear();
            }
        }
        buckets.entry(key).or_insert(Bucket::full(self.rate, now_ms)).take(self.rate, now_ms)
    }
}

/// Counts something per address: sockets, or requests in progress.
#[derive(Debug, Default)]
pub(crate) struct Census(Mutex<HashMap<IpAddr, u32>>);

impl Census {
    /// Adds one, unless there are `most` already.
    pub(crate) fn enter(&self, address: IpAddr, most: u32) -> bool {
        let mut census = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = census.entry(address).or_insert(0);
        let room = *count < most;
        if room {
            *count += 1;
        }
        room
    }

    pub(crate) fn leave(&self, address: IpAddr) {
        let mut census = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = census.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                census.remove(&address);
            }
        }
    }
}

/// The /64 network of an IPv6 address: a client usually has all of it.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let mut segments = address.segments();
            segments[4..].fill(0);
            IpAddr::V6(segments.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_refills() {
        let buckets = Buckets::new(Rate { per_second: 2.0, burst: 3.0 });
        let taken = |now| (0..5).filter(|_| buckets.take("a", now)).count();
        assert_eq!(taken(0), 3);
        assert_eq!(taken(0), 0);
        assert_eq!(taken(1000), 2);
        assert_eq!(taken(60_000), 3);
        assert!(buckets.take("b", 0), "another key has its own bucket");
    }

    #[test]
    fn an_unlimited_rate_never_runs_out() {
        let mut bucket = Bucket::full(Rate::UNLIMITED, 0);
        assert!((0..1000).all(|now| bucket.take(Rate::UNLIMITED, now / 10)));
    }

    #[test]
    fn memory_stays_bounded() {
        let buckets = Buckets::new(Rate { per_second: 0.001, burst: 5.0 });
        for key in 0..KEYS_MAX * 2 + 10 {
            buckets.take(key, 0);
        }
        assert!(buckets.buckets.lock().unwrap().len() <= KEYS_MAX);
    }

    #[test]
    fn sockets_are_counted_by_address() {
        let census = Census::default();
        let here: IpAddr = [127, 0, 0, 1].into();
        assert!(census.enter(here, 2) && census.enter(here, 2) && !census.enter(here, 2));
        census.leave(here);
        assert!(census.enter(here, 2));
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let network = |text: &str| network(text.parse().unwrap());
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:1.2.3.4"), network("1.2.3.4"));
    }
}
