//! Thinking time, computed from the log alone, so that every node and every restart gets the same result.
//!
//! A clock counts what everybody sees: it runs from the moment the table visibly begins to wait for a seat until it
//! visibly stops. A hidden move in between neither stops nor restarts it, because that would reveal the move.

use std::sync::Arc;

use klad_engine::{Seat, SeatSet, Turn};
use klad_protocol::{Clock, socket::ClockReading};

/// A person who comes back has at least this long, whatever the clock says.
const BACK_MS: u64 = 15_000;

/// The clocks of a table.
#[derive(Debug, Clone)]
pub(crate) struct Clocks {
    clock: Clock,
    seats: Vec<SeatClock>,
    outages: Arc<Outages>,
}

/// The periods in which no server ran, as far as the store can tell: no clock runs then.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Outages(Vec<(u64, u64)>);

impl Outages {
    pub(crate) fn new(outages: Vec<(u64, u64)>) -> Outages {
        Outages(outages)
    }

    pub(crate) fn all(&self) -> &[(u64, u64)] {
        &self.0
    }

    /// The deadline `by_ms` of people who had `patience_ms`. If no server ran during part of that time, they get all of
    /// it again, starting when one does.
    pub(crate) fn reveal_by_ms(&self, by_ms: u64, patience_ms: u64) -> u64 {
        let since_ms = by_ms.saturating_sub(patience_ms);
        self.0.iter().fold(
            by_ms,
            |by_ms, &(begun, ended)| {
                if begun < by_ms && ended > since_ms { ended + patience_ms } else { by_ms }
            },
        )
    }

    /// How much of the time from `from_ms` to `to_ms` does not count.
    fn within_ms(&self, from_ms: u64, to_ms: u64) -> u64 {
        let overlap = |&(begun, ended): &(u64, u64)| ended.min(to_ms).saturating_sub(begun.max(from_ms));
        self.0.iter().map(overlap).sum()
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct SeatClock {
    /// The time left for the running step, as of `since_ms`.
    left_ms: u64,
    since_ms: Option<u64>,
}

/// A step of the game, as far as clocks care.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    pub(crate) mover: Seat,
    /// Whether a spectator noticed it.
    pub(crate) public: bool,
    pub(crate) after: Turn,
    pub(crate) at_ms: u64,
}

impl Clocks {
    /// Clocks at the start of a game.
    pub(crate) fn start(clock: Clock, seats: u8, turn: Turn, at_ms: u64, outages: Arc<Outages>) -> Clocks {
        let left_ms = match clock {
            Clock::Bank { seconds, .. } => u64::from(seconds) * 1000,
            Clock::None | Clock::PerMove { .. } | Clock::Days { .. } => 0,
        };
        let seats = if clock == Clock::None { 0 } else { usize::from(seats) };
        let mut clocks = Clocks { clock, seats: vec![SeatClock { left_ms, since_ms: None }; seats], outages };
        clocks.run(turn.must, at_ms);
        clocks
    }

    /// Takes in a move. Returns whether any clock started or stopped.
    pub(crate) fn step(&mut self, step: Step) -> bool {
        let before = self.seats.clone();
        for (place, seat) in self.seats.iter_mut().enumerate() {
            let Some(since_ms) = seat.since_ms else { continue };
            let own = step.public && step.mover.index() == place;
            if own || !step.after.must.contains(Seat(place as u8)) {
                let passed_ms = step.at_ms.saturating_sub(since_ms);
                let counts_ms = passed_ms.saturating_sub(self.outages.within_ms(since_ms, step.at_ms));
                seat.left_ms = seat.left_ms.saturating_sub(counts_ms);
                seat.since_ms = None;
            }
        }
        self.run(step.after.must, step.at_ms);
        before != self.seats
    }

    /// Starts the clocks of these seats where they are not running.
    fn run(&mut self, must: SeatSet, at_ms: u64) {
        for (place, seat) in self.seats.iter_mut().enumerate() {
            if seat.since_ms.is_some() || !must.contains(Seat(place as u8)) {
                continue;
            }
            seat.since_ms = Some(at_ms);
            seat.left_ms = match self.clock {
                Clock::None => 0,
                Clock::PerMove { seconds } => u64::from(seconds) * 1000,
                Clock::Bank { add_seconds, .. } => seat.left_ms + u64::from(add_seconds) * 1000,
                Clock::Days { days } => u64::from(days) * 24 * 3_600_000,
            };
        }
    }

    /// When `seat` runs out of time, if its clock is running; `back_ms` is when the person last came back.
    pub(crate) fn due(&self, seat: Seat, back_ms: u64) -> Option<u64> {
        let seat = self.seats.get(seat.index())?;
        let since_ms = seat.since_ms?;
        let grace = if back_ms > since_ms { back_ms + BACK_MS } else { 0 };
        let outage_ms = self.outages.within_ms(since_ms, u64::MAX);
        Some((since_ms + seat.left_ms + outage_ms).max(grace))
    }

    /// What the clocks show.
    pub(crate) fn faces(&self, now_ms: u64, back_ms: impl Fn(Seat) -> u64) -> Vec<ClockReading> {
        let face = |(place, clock): (usize, &SeatClock)| {
            let seat = Seat(place as u8);
            // It may have been started by another node, whose time may be ahead of ours, or the person may be back there.
            let back_ms = back_ms(seat);
            let now_ms = now_ms.max(back_ms).max(clock.since_ms.unwrap_or(0));
            let left_ms = match self.due(seat, back_ms) {
                Some(due_ms) => due_ms.saturating_sub(now_ms),
                None => clock.left_ms,
            };
            ClockReading {
                seat,
                left_ms: left_ms.min(u64::from(u32::MAX)) as u32,
                running: clock.since_ms.is_some(),
            }
        };
        self.seats.iter().enumerate().map(face).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn both() -> Turn {
        Turn { must: SeatSet::all(2), may: SeatSet::EMPTY }
    }

    fn start(clock: Clock, seats: u8, turn: Turn, at_ms: u64) -> Clocks {
        Clocks::start(clock, seats, turn, at_ms, Arc::default())
    }

    fn step(mover: Seat, public: bool, after: Turn, at_ms: u64) -> Step {
        Step { mover, public, after, at_ms }
    }

    #[test]
    fn a_clock_per_move_starts_again_with_each_visible_step() {
        let mut clocks = start(Clock::PerMove { seconds: 30 }, 2, Turn::of(A), 1_000);
        assert_eq!((clocks.due(A, 0), clocks.due(B, 0)), (Some(31_000), None));
        assert!(clocks.step(step(A, true, Turn::of(A), 5_000)));
        assert_eq!(clocks.due(A, 0), Some(35_000));
        assert!(clocks.step(step(A, true, Turn::of(B), 6_000)));
        assert_eq!((clocks.due(A, 0), clocks.due(B, 0)), (None, Some(36_000)));
    }

    #[test]
    fn a_hidden_move_changes_no_clock() {
        for clock in [Clock::PerMove { seconds: 30 }, Clock::Bank { seconds: 60, add_seconds: 5 }] {
            let mut clocks = start(clock, 2, both(), 0);
            let before = format!("{clocks:?}");
            assert!(!clocks.step(step(B, false, both(), 7_000)));
            assert_eq!(format!("{clocks:?}"), before);
        }
    }

    #[test]
    fn a_bank_is_used_up_and_added_to() {
        let mut clocks = start(Clock::Bank { seconds: 60, add_seconds: 5 }, 2, Turn::of(A), 0);
        assert_eq!(clocks.due(A, 0), Some(65_000));
        clocks.step(step(A, true, Turn::of(B), 20_000));
        assert_eq!(clocks.faces(20_000, |_| 0)[0], ClockReading { seat: A, left_ms: 45_000, running: false });
        clocks.step(step(B, true, Turn::of(A), 30_000));
        assert_eq!(clocks.due(A, 0), Some(30_000 + 45_000 + 5_000));
        clocks.step(step(A, true, Turn::of(B), 200_000));
        assert_eq!(clocks.faces(0, |_| 0)[0].left_ms, 0, "a bot played for A long after the bank was empty");
    }

    #[test]
    fn in_a_simultaneous_choice_another_seats_move_does_not_stop_your_clock() {
        let mut clocks = start(Clock::PerMove { seconds: 30 }, 2, both(), 0);
        assert!(clocks.step(step(A, true, Turn::of(B), 9_000)));
        assert_eq!((clocks.due(A, 0), clocks.due(B, 0)), (None, Some(30_000)));
        // B is last: a new round begins, for both.
        assert!(clocks.step(step(B, true, both(), 12_000)));
        assert_eq!((clocks.due(A, 0), clocks.due(B, 0)), (Some(42_000), Some(42_000)));
    }

    #[test]
    fn a_person_who_comes_back_gets_a_grace_period() {
        let clocks = start(Clock::PerMove { seconds: 30 }, 2, Turn::of(A), 0);
        assert_eq!(clocks.due(A, 29_000), Some(29_000 + BACK_MS));
        assert_eq!(clocks.due(A, 1_000), Some(30_000));
    }

    #[test]
    fn time_in_which_no_server_ran_does_not_count() {
        let outages = Arc::new(Outages::new(vec![(0, 500), (10_000, 7_210_000)]));
        let mut clocks =
            Clocks::start(Clock::Bank { seconds: 60, add_seconds: 0 }, 2, Turn::of(A), 1_000, outages);
        assert_eq!(clocks.due(A, 0), Some(1_000 + 60_000 + 7_200_000));
        clocks.step(step(A, true, Turn::of(B), 7_215_000));
        assert_eq!(clocks.faces(7_215_000, |_| 0)[0].left_ms, 60_000 - 14_000);
        assert_eq!(
            clocks.due(B, 0),
            Some(7_215_000 + 60_000),
            "an outage does not extend a clock that started later"
        );
    }

    #[test]
    fn after_an_outage_people_have_all_their_time_to_reveal_again() {
        let outages = Outages::new(vec![(1_000, 20_000), (60_000, 3_600_000)]);
        let by = |begun_ms: u64| outages.reveal_by_ms(begun_ms + 30_000, 30_000);
        assert_eq!(by(500), 50_000, "the first outage lies within their time");
        assert_eq!(by(20_000), 50_000, "it lies before");
        assert_eq!(by(30_000), 60_000, "the second begins when their time is up");
        assert_eq!(by(30_001), 3_630_000);
        assert_eq!(by(3_600_000), 3_630_000, "once it has been extended, it is not extended again");
    }

    #[test]
    fn a_clock_never_shows_more_than_the_seat_has() {
        let clocks = start(Clock::PerMove { seconds: 30 }, 2, Turn::of(A), 5_000);
        let shown = |now_ms| clocks.faces(now_ms, |_| 0)[0].left_ms;
        assert_eq!((shown(6_000), shown(5_000)), (29_000, 30_000));
        assert_eq!(shown(3_000), 30_000, "the node that started it is ahead of this one");
    }

    #[test]
    fn without_a_clock_nothing_is_due_or_shown() {
        let clocks = start(Clock::None, 2, Turn::of(A), 0);
        assert_eq!(clocks.due(A, 0), None);
        assert_eq!(clocks.faces(0, |_| 0), []);
    }
}
