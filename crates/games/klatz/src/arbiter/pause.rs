//! E20: a race waits for a lost seat, half a minute at a time, as long as the seat's budget lasts. A player who keeps
//! hanging up uses it up and is then played for without a pause, so that nobody can block a table.

use klad_engine::{Seat, SeatSet, arbiter::Output};

use crate::{
    arbiter::{Desk, left, messages::Notice, send},
    data::{
        PLAYERS,
        times::{PAUSE_BUDGET_MS, PAUSE_LEAST_MS, PAUSE_MS, PAUSE_REFUND_MS},
    },
    setup::CallMode,
    state::State,
};

/// A pause while the table waits for somebody to come back.
#[derive(Debug)]
pub(super) struct Pause {
    /// When it ends; `None` while nobody at all is there.
    pub(super) until: Option<u64>,
    missing: SeatSet,
}

impl Pause {
    pub(super) fn notice(&self, rev: u32, now: u64) -> Notice {
        let pause_ms = self.until.map(|until| left(until, now));
        Notice::Paused { rev, seats: self.missing.iter().collect(), pause_ms }
    }
}

/// How much longer the table will wait for each seat, over the whole game.
#[derive(Debug)]
pub(super) struct PauseBudget {
    left_ms: [u32; PLAYERS],
    /// When the table began to wait for each seat.
    since: [Option<u64>; PLAYERS],
}

impl Default for PauseBudget {
    fn default() -> PauseBudget {
        PauseBudget { left_ms: [PAUSE_BUDGET_MS; PLAYERS], since: [None; PLAYERS] }
    }
}

impl PauseBudget {
    /// How long the table waits for this seat now; `None` if its budget is too low.
    fn wait_ms(&self, seat: Seat) -> Option<u32> {
        let left_ms = self.left_ms[seat.index()];
        (left_ms >= PAUSE_LEAST_MS).then_some(left_ms.min(PAUSE_MS))
    }

    fn begin(&mut self, seat: Seat, now: u64) {
        self.since[seat.index()].get_or_insert(now);
    }

    /// Stops waiting for this seat. Even the shortest pause costs something, because it voids a window.
    fn end(&mut self, seat: Seat, now: u64) {
        if let Some(since) = self.since[seat.index()].take() {
            let cost = left(now, since).clamp(PAUSE_LEAST_MS, PAUSE_MS);
            let left_ms = &mut self.left_ms[seat.index()];
            *left_ms = left_ms.saturating_sub(cost);
        }
    }

    /// Credits a seat for a turn move it made itself.
    pub(super) fn refund(&mut self, seat: Seat) {
        if let Some(left_ms) = self.left_ms.get_mut(seat.index()) {
            *left_ms = (*left_ms + PAUSE_REFUND_MS).min(PAUSE_BUDGET_MS);
        }
    }

    /// The time used, by seat, for memory.
    pub(super) fn used_ms(&self, seats: u8) -> Vec<u32> {
        self.left_ms[..seats as usize].iter().map(|left_ms| PAUSE_BUDGET_MS - left_ms).collect()
    }

    pub(super) fn recall(used_ms: &[u32]) -> PauseBudget {
        let mut budget = PauseBudget::default();
        for (left_ms, used_ms) in budget.left_ms.iter_mut().zip(used_ms) {
            *left_ms = PAUSE_BUDGET_MS.saturating_sub(*used_ms);
        }
        budget
    }
}

impl Desk {
    /// E20: pauses the table for a lost seat, if its budget allows.
    pub(super) fn went_away(&mut self, state: &State, now: u64, seat: Seat, out: &mut Vec<Output>) {
        let matters = self.open && self.options.call_mode == CallMode::Race && !state.is_over();
        if !matters || !self.people(state).contains(seat) {
            return;
        }
        let (somebody, wait_ms) = (self.somebody_is_there(state), self.budget.wait_ms(seat));
        if somebody && wait_ms.is_none() {
            // A pause for somebody else continues unchanged.
            if self.pause.is_none() {
                self.play_for_absent(state, now, seat, out);
            }
            return;
        }
        self.void_window(state, out);
        self.clock = None;
        if wait_ms.is_some() {
            self.budget.begin(seat, now);
        }
        let missing = self.pause.as_ref().map_or(SeatSet::EMPTY, |pause| pause.missing).with(seat);
        let until = wait_ms.filter(|_| somebody).map(|wait_ms| now + u64::from(wait_ms));
        let pause = Pause { until, missing };
        send(None, &pause.notice(state.rev(), now), out);
        self.pause = Some(pause);
    }

    /// E20, when a table is opened again: gives its people half a minute to come back. This is nobody's fault, so it
    /// uses no budget.
    pub(super) fn wait_for_the_missing(&mut self, state: &State, now: u64) {
        let missing: SeatSet = self.people(state).iter().filter(|&seat| !self.is_there(seat)).collect();
        if self.options.call_mode == CallMode::Race && !missing.is_empty() {
            let until = self.somebody_is_there(state).then_some(now + u64::from(PAUSE_MS));
            self.pause = Some(Pause { until, missing });
        }
    }

    /// Whether anybody is there; an abandoned table stands still.
    fn somebody_is_there(&self, state: &State) -> bool {
        self.people(state).iter().any(|seat| self.is_there(seat))
    }

    pub(super) fn came_back(&mut self, state: &State, now: u64, seat: Seat, out: &mut Vec<Output>) {
        if self.pause.is_none() || !self.open {
            return self.tell_where_things_stand(state, now, seat, out);
        }
        self.no_longer_missing(state, now, seat, out);
        if self.running.is_none() {
            self.tell_where_things_stand(state, now, seat, out);
        }
    }

    /// Handles that a seat is back, or that a bot plays it.
    pub(super) fn no_longer_missing(&mut self, state: &State, now: u64, seat: Seat, out: &mut Vec<Output>) {
        let Some(pause) = &mut self.pause else { return };
        let was_missing = pause.missing.contains(seat);
        pause.missing = pause.missing.without(seat);
        self.budget.end(seat, now);
        if pause.missing.is_empty() {
            return self.go_on(state, now, out);
        }
        // Somebody is there again, so the others get their half minute.
        let begins = pause.until.is_none();
        if begins {
            pause.until = Some(now + u64::from(PAUSE_MS));
        }
        if was_missing || begins {
            let notice = pause.notice(state.rev(), now);
            send(None, &notice, out);
        }
    }

    /// Ends the pause: a new window opens for the same position.
    pub(super) fn go_on(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        if let Some(pause) = self.pause.take() {
            pause.missing.iter().for_each(|seat| self.budget.end(seat, now));
        }
        self.enter(state, now, out);
    }
}
