//! Who is asked next. Learning frameworks ask one agent at a time, or all of them at once; at a table some seats must
//! act and others may.
//!
//! The rule: a seat that may act, but that nobody waits for, is asked too and may pass. Such seats are asked first,
//! clockwise from the left of the seat the table waits for, and every one of them at every position, whether it has a
//! move or not: asking only those that have one would reveal that they do. A seat that has passed is asked again when
//! the position has changed. Then the seats the table waits for are asked, the lowest first; the rules of the game keep
//! their simultaneous choices hidden.

use klad_engine::{Entry, Episode, PlayError, Seat, SeatSet, Seed, TableSetup};
use pyo3::PyResult;
use serde_json::Value;

use crate::errors::{WrongSeat, bad_input, not_opened, not_played};

/// A game and who has passed since the last move.
pub(crate) struct Stage {
    pub(crate) episode: Box<dyn Episode>,
    passed: SeatSet,
}

impl Stage {
    /// Opens a table whose seed is derived from `secret`, as in a transcript.
    pub(crate) fn open(entry: &Entry, seats: u8, options: &Value, secret: &[u8; 32]) -> PyResult<Stage> {
        Stage::seeded(entry, seats, options, Seed::of_table(secret, []))
    }

    /// Opens a table with this seed.
    pub(crate) fn seeded(entry: &Entry, seats: u8, options: &Value, seed: Seed) -> PyResult<Stage> {
        let setup = TableSetup { options, seats, seed, deal: None };
        let opened = entry.episode(&setup).ok_or_else(|| {
            bad_input(format!("the game {} has no observations for learners", entry.info.slug))
        })?;
        Ok(Stage::of(opened.map_err(|error| not_opened(&error))?))
    }

    /// A game in which nobody has passed.
    pub(crate) fn of(episode: Box<dyn Episode>) -> Stage {
        Stage { episode, passed: SeatSet::EMPTY }
    }

    /// An independent copy.
    pub(crate) fn copy(&self) -> Stage {
        Stage { episode: self.episode.clone_episode(), passed: self.passed }
    }

    /// A game that looks the same to `seat`, with everything else dealt at random; passes are kept.
    pub(crate) fn guess(&self, seat: Seat, seed: u64) -> Stage {
        Stage { episode: self.episode.guess(seat, seed), passed: self.passed }
    }

    /// Starts a new game.
    pub(crate) fn restart(&mut self, seed: u64) {
        self.episode.restart(seed);
        self.passed = SeatSet::EMPTY;
    }

    /// The action that passes: the index after the game's last move.
    pub(crate) fn pass(&self) -> usize {
        self.episode.moves()
    }

    /// The seat that is asked now; none once the game is over.
    pub(crate) fn actor(&self) -> Option<Seat> {
        let table = self.episode.table();
        let turn = table.turn();
        let awaited = turn.must.first()?;
        if turn.may.is_empty() {
            return Some(awaited);
        }
        let seats = table.seats();
        let mut seat = awaited.left(seats);
        while seat != awaited {
            if self.may_pass(seat) && !self.passed.contains(seat) {
                return Some(seat);
            }
            seat = seat.left(seats);
        }
        Some(awaited)
    }

    /// Whether `seat` can act but nobody waits for it.
    pub(crate) fn may_pass(&self, seat: Seat) -> bool {
        let turn = self.episode.table().turn();
        turn.may.contains(seat) && !turn.must.contains(seat)
    }

    /// Appends the legal actions of `seat`: its legal moves, and passing where nobody waits for it. A seat that cannot
    /// act at all can only pass; that is what it does where everybody is asked at once.
    pub(crate) fn actions(&mut self, seat: Seat, into: &mut Vec<u32>) {
        let turn = self.episode.table().turn();
        if turn.anyone().contains(seat) {
            self.episode.legal_indices(seat, into);
        }
        if !turn.must.contains(seat) {
            into.push(self.pass() as u32);
        }
    }

    /// Takes an action for `seat`, which need not be the one that is asked. A refused action changes nothing.
    pub(crate) fn play(&mut self, seat: Seat, action: usize) -> PyResult<()> {
        let seats = self.episode.table().seats();
        if seat.0 >= seats && seat != Seat::TABLE {
            let error = PlayError::NoSuchSeat { found: seat, last: Seat(seats - 1) };
            return Err(not_played(&error));
        }
        if action != self.pass() {
            self.episode.play_index(seat, action).map_err(|error| not_played(&error))?;
            self.passed = SeatSet::EMPTY;
            return Ok(());
        }
        if !self.may_pass(seat) {
            return Err(WrongSeat::new_err(format!(
                "seat {seat} cannot pass: the table waits for it, or it is not asked"
            )));
        }
        self.passed = self.passed.with(seat);
        Ok(())
    }

    /// Takes the action at an index of the list that [`Stage::actions`] made last, which must have been for `seat` in
    /// this position.
    pub(crate) fn play_listed(&mut self, seat: Seat, place: usize, action: u32) {
        if action as usize == self.pass() {
            self.passed = self.passed.with(seat);
        } else {
            self.episode.play_listed(seat, place);
            self.passed = SeatSet::EMPTY;
        }
    }

    /// Makes a move in notation, for bots.
    pub(crate) fn play_text(&mut self, seat: Seat, mv: &str) -> PyResult<()> {
        self.episode.table_mut().play(seat, mv).map_err(|error| not_played(&error))?;
        self.passed = SeatSet::EMPTY;
        Ok(())
    }
}
