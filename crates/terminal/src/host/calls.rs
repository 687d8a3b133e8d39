//! The arbiter at the table, which decides whose call came first.

use klad_engine::{
    Seat,
    arbiter::{Input, Output},
};
use serde_json::Value;

use super::{Host, LocalPlayer};
use crate::tabletop::Notice;

impl Host<'_> {
    /// Opens the arbiter, in games that allow calls out of turn.
    pub(super) fn open_arbiter(&mut self, memory: Option<&str>) {
        if self.table.outcome().is_some() {
            return;
        }
        self.arbiter = self.entry.arbiter(self.table.as_ref(), &self.seed, memory);
        for (index, player) in self.players.clone().into_iter().enumerate() {
            if let LocalPlayer::Bot(level) = player {
                self.hand_in(Input::Bot { seat: Seat(index as u8), level: Some(level) }, 0);
            }
        }
        self.hand_in(Input::Open, 0);
        if memory.is_some() {
            // A returning player is sent the current state, standing orders above all.
            self.people().iter().for_each(|seat| {
                self.hand_in(Input::Online(seat), 0);
            });
        }
    }

    /// Passes the arbiter an input and carries out its outputs. Returns whether a move was made.
    pub(super) fn hand_in(&mut self, input: Input, now_ms: u64) -> bool {
        let Some(mut arbiter) = self.arbiter.take() else { return false };
        let mut has_moved = false;
        let mut next = Some(input);
        while let Some(input) = next.take() {
            let mut outputs = Vec::new();
            arbiter.handle(self.table.as_ref(), self.clock_offset_ms + now_ms, input, &mut outputs);
            for output in outputs {
                match output {
                    Output::Play { seat, mv, .. } => {
                        has_moved |= self.make(seat, &mv, Some(now_ms)).is_ok();
                        next = Some(Input::Applied);
                    }
                    Output::Send { to, message } => {
                        if let Ok(message) = serde_json::from_str(message.get()) {
                            self.notices.push(Notice { to, message, at_ms: now_ms });
                        }
                    }
                    // Moves are submitted without tickets here.
                    Output::Decline { .. } => {}
                    Output::Ask { seat } => self.asked = Some((seat, self.table.ply())),
                }
            }
        }
        self.arbiter = Some(arbiter);
        self.remember(now_ms);
        has_moved
    }

    /// Takes what the arbiter has said since the last call.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Whether an arbiter decides who was first.
    pub fn has_arbiter(&self) -> bool {
        self.arbiter.is_some()
    }

    /// Passes the arbiter a message from a person.
    pub fn call(&mut self, seat: Seat, message: Value, now_ms: u64) {
        self.hand_in(Input::Message { seat, message }, now_ms);
    }
}
