//! When something is due at a table without a message: bots that choose, clocks that run out. Everything here follows
//! from the log, the table's record and the time, so every node gets the same result.

use klad_engine::Seat;
use klad_protocol::{Occupant, TableState};
use klad_store::TableRecord;

use super::position::Position;

/// The level of the bot that plays for somebody who is away.
pub(super) const STAND_IN: &str = "medium";
/// The store wakes a table this long after something is due: by then the node that has it in memory has acted, or is
/// dead.
const ROW_GRACE_MS: u64 = 3_000;

/// The level of the bot that plays for this seat, if a bot does.
pub(super) fn bot_level(record: &TableRecord, seat: Seat) -> Option<&str> {
    let seat = record.seats.get(seat.index())?;
    match &seat.occupant {
        Occupant::Bot { level } => Some(level),
        Occupant::Person { .. } if seat.away => Some(STAND_IN),
        Occupant::Person { .. } | Occupant::Open => None,
    }
}

/// When the person at this seat last took it back from a bot.
pub(super) fn back_ms(record: &TableRecord, seat: Seat) -> u64 {
    record.seats.get(seat.index()).map_or(0, |seat| seat.back_ms)
}

/// What is due at a position.
pub(super) struct Timetable<'a> {
    pub(super) record: &'a TableRecord,
    pub(super) position: &'a Position,
    /// The minimum pause of bots that keep nobody waiting.
    pub(super) unwatched_ms: u64,
}

impl Timetable<'_> {
    fn is_running(&self) -> bool {
        self.record.state == TableState::Playing && self.position.table.outcome().is_none()
    }

    /// Whether no person ever sat here.
    pub(super) fn only_bots(&self) -> bool {
        self.record.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Bot { .. }))
    }

    /// When the bots in this position act: a while after everybody last saw something happen. Hidden moves do not
    /// count, so the pause reveals nothing about them. In bots-only games they do not wait, except for a pause while
    /// nobody watches.
    pub(super) fn bots_due_ms(&self) -> u64 {
        let to_follow_ms = match self.only_bots() {
            true => 0,
            false => (600 + 100 * u64::from(self.position.public_events)).min(1_200),
        };
        self.position.public_ms + to_follow_ms.max(self.unwatched_ms)
    }

    /// When something is due, bots and clocks alike.
    pub(super) fn due_ms(&self) -> Option<u64> {
        if !self.is_running() {
            return None;
        }
        let seat_due = |seat| match bot_level(self.record, seat) {
            Some(_) => Some(self.bots_due_ms()),
            None => self.clock_of(seat),
        };
        self.position.table.turn().must.iter().filter_map(seat_due).min()
    }

    /// When the first clock of a person runs out.
    pub(super) fn clock_due_ms(&self) -> Option<u64> {
        if !self.is_running() {
            return None;
        }
        self.waiting_for_people().filter_map(|seat| self.clock_of(seat)).min()
    }

    /// The people whose time is up.
    pub(super) fn out_of_time(&self, now_ms: u64) -> Vec<Seat> {
        self.waiting_for_people()
            .filter(|&seat| self.clock_of(seat).is_some_and(|due_ms| due_ms <= now_ms))
            .collect()
    }

    /// The first bot that the table waits for.
    pub(super) fn first_bot(&self) -> Option<Seat> {
        self.position.table.turn().must.iter().find(|&seat| bot_level(self.record, seat).is_some())
    }

    fn waiting_for_people(&self) -> impl Iterator<Item = Seat> {
        self.position.table.turn().must.iter().filter(|&seat| bot_level(self.record, seat).is_none())
    }

    fn clock_of(&self, seat: Seat) -> Option<u64> {
        self.position.clocks.due(seat, back_ms(self.record, seat))
    }
}

/// What this node last wrote to the store about when another node must take over the table if this one dies.
#[derive(Debug, Default)]
pub(super) struct WakeRow {
    due_ms: Option<u64>,
    /// There may be a row, pending or past: we wrote one, or were woken by one.
    may_exist: bool,
}

impl WakeRow {
    /// When the store has to wake the table for something due then, unless its current row is early enough.
    pub(super) fn needed(&self, due_ms: u64, now_ms: u64) -> Option<u64> {
        let wanted_ms = due_ms.max(now_ms) + ROW_GRACE_MS;
        // A past row may have been claimed by another node; a row later than needed is too late.
        match self.due_ms {
            Some(row_ms) if row_ms > now_ms && row_ms <= wanted_ms => None,
            _ => Some(wanted_ms),
        }
    }

    /// A row is about to be written; if that fails, it is unknown whether it was.
    pub(super) fn attempt(&mut self) {
        self.may_exist = true;
    }

    /// A row has been written.
    pub(super) fn written(&mut self, due_ms: u64) {
        *self = WakeRow { due_ms: Some(due_ms), may_exist: true };
    }

    /// Any existing row is claimed; another is written when needed.
    pub(super) fn claimed(&mut self) {
        *self = WakeRow { due_ms: None, may_exist: true };
    }

    pub(super) fn may_exist(&self) -> bool {
        self.may_exist
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_written_only_when_the_current_one_is_too_late_or_past() {
        let mut row = WakeRow::default();
        assert!(!row.may_exist());
        assert_eq!(row.needed(5_000, 1_000), Some(8_000));
        row.written(8_000);
        assert!(row.may_exist());
        assert_eq!(row.needed(5_000, 1_000), None);
        assert_eq!(row.needed(9_000, 1_000), None, "earlier than needed is early enough");
        assert_eq!(row.needed(2_000, 1_000), Some(5_000), "too late");
        assert_eq!(row.needed(5_000, 8_000), Some(11_000), "past");
        row.claimed();
        assert_eq!(row.needed(5_000, 1_000), Some(8_000));
    }
}
