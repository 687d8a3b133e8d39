//! The line to one seat: round trips (KZ-135), presence, and the disabled button (KZ-136).

use std::collections::VecDeque;

use crate::data::times::{PINGS_FIRST, PINGS_KEPT};

/// The line to one seat.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    trips: VecDeque<u32>,
    /// Round trips measured since the line was lost.
    fresh: u32,
    online: bool,
    /// Whether the line was lost and has not been measured again yet.
    lost: bool,
    /// When the button works again.
    pub(crate) button_off_until: u64,
}

impl Default for Line {
    fn default() -> Line {
        Line { trips: VecDeque::new(), fresh: 0, online: true, lost: false, button_off_until: 0 }
    }
}

/// The bounds within which a seat's claimed times are believed, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Trust {
    pub(crate) min: u32,
    pub(crate) p90: u32,
}

impl Line {
    /// Records a round trip of `ms`.
    pub(crate) fn measure(&mut self, ms: u32) {
        if self.trips.len() == PINGS_KEPT {
            self.trips.pop_front();
        }
        self.trips.push_back(ms);
        self.fresh = self.fresh.saturating_add(1);
        self.settle();
    }

    pub(crate) fn go_online(&mut self) {
        self.online = true;
        self.settle();
    }

    pub(crate) fn go_offline(&mut self) {
        self.online = false;
        self.lost = true;
        self.fresh = 0;
    }

    fn settle(&mut self) {
        if self.online && self.fresh >= PINGS_FIRST {
            self.lost = false;
        }
    }

    /// KZ-135: whether the seat is online and, if it was lost, measured again.
    pub(crate) fn is_connected(&self) -> bool {
        self.online && !self.lost
    }

    /// How many round trips a returning seat has so far.
    pub(crate) fn fresh(&self) -> u32 {
        self.fresh
    }

    /// The shortest round trip and the ⌈0.9·k⌉-th smallest of k, each capped. Without measurements there is no
    /// allowance.
    pub(crate) fn trust(&self, cap_ms: u32) -> Trust {
        let mut sorted: Vec<u32> = self.trips.iter().copied().collect();
        sorted.sort_unstable();
        let Some(&min) = sorted.first() else { return Trust::default() };
        let place = (9 * sorted.len()).div_ceil(10);
        Trust { min: min.min(cap_ms), p90: sorted[place - 1].min(cap_ms) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_percentile_rank_is_rounded_up() {
        let mut line = Line::default();
        assert_eq!(line.trust(400), Trust { min: 0, p90: 0 });
        (1..=10).for_each(|ms| line.measure(ms * 10));
        assert_eq!(line.trust(400), Trust { min: 10, p90: 90 });
        line.measure(110);
        // ⌈0.9·11⌉ = 10
        assert_eq!(line.trust(400), Trust { min: 10, p90: 100 });
        (0..30).for_each(|_| line.measure(5000));
        assert_eq!(line.trust(400), Trust { min: 400, p90: 400 });
    }

    #[test]
    fn a_lost_line_is_back_after_five_round_trips() {
        let mut line = Line::default();
        assert!(line.is_connected());
        line.go_offline();
        line.go_online();
        assert!(!line.is_connected());
        (0..4).for_each(|_| line.measure(20));
        assert!(!line.is_connected());
        line.measure(20);
        assert!(line.is_connected());
    }
}
