//! Bots at the table: each thinks in its own thread, so that the screen never waits for one.

use std::{
    sync::mpsc::{self, TryRecvError},
    thread,
};

use klad_engine::{Seat, arbiter::Input};

use super::{Host, LocalPlayer, Thinking};

impl Host<'_> {
    /// Whether something will happen without a person, so that [`Host::advance`] will have an effect.
    pub fn is_busy(&self) -> bool {
        let is_waiting = self.arbiter.as_ref().is_some_and(|arbiter| arbiter.wake_at().is_some());
        is_waiting || self.is_working()
    }

    /// Whether a bot is thinking or can start.
    pub fn is_working(&self) -> bool {
        self.thinking.is_some() || self.next_bot().is_some()
    }

    /// The bot that moves next.
    pub fn next_bot(&self) -> Option<Seat> {
        if self.has_arbiter() {
            return self.asked.map(|(seat, _)| seat);
        }
        self.turn().must.iter().find(|seat| matches!(self.players[seat.index()], LocalPlayer::Bot(_)))
    }

    /// Advances bots and arbiter: wakes the arbiter, starts a bot in its own thread, or makes the move it has chosen.
    /// Returns whether there is something new.
    pub fn advance(&mut self, now_ms: u64) -> bool {
        let before = (self.table.ply(), self.notices.len());
        self.wake_arbiter(now_ms);
        match self.thinking.take() {
            Some(thinking) => self.hear_bot(thinking, now_ms),
            None => self.set_to_work(now_ms),
        }
        (self.table.ply(), self.notices.len()) != before
    }

    fn wake_arbiter(&mut self, now_ms: u64) {
        let wake_at = self.arbiter.as_ref().and_then(|arbiter| arbiter.wake_at());
        if wake_at.is_some_and(|wake_at| wake_at <= self.clock_offset_ms + now_ms) {
            self.hand_in(Input::Tick, now_ms);
        }
    }

    /// Checks whether a thinking bot has chosen.
    fn hear_bot(&mut self, thinking: Thinking, now_ms: u64) {
        let seat = thinking.seat;
        match thinking.reply.try_recv() {
            Err(TryRecvError::Empty) => self.thinking = Some(thinking),
            Ok((sitter, mv)) if now_ms < self.bot_may_move_at_ms => {
                // It has chosen, but too soon for people to follow: put the choice back for a little later.
                let (sender, reply) = mpsc::channel();
                sender.send((sitter, mv)).expect("the receiver is right here");
                self.thinking = Some(Thinking { reply, ..thinking });
            }
            Ok((sitter, mv)) => {
                self.sitters[seat.index()] = Some(sitter);
                self.bot_answers(seat, thinking.ply, mv, Some(now_ms));
            }
            Err(TryRecvError::Disconnected) => {
                // The bot panicked. A fresh one takes the seat from the next move on.
                self.sitters[seat.index()] = self.sitter(seat).unwrap_or(None);
                self.bot_answers(seat, thinking.ply, None, Some(now_ms));
            }
        }
    }

    /// Starts the next bot.
    fn set_to_work(&mut self, now_ms: u64) {
        let Some(seat) = self.next_bot() else { return };
        self.asked = None;
        let ply = self.table.ply();
        let Some(mut sitter) = self.sitters[seat.index()].take() else {
            self.bot_answers(seat, ply, None, Some(now_ms));
            return;
        };
        let table = self.table.boxed_clone();
        let (sender, reply) = mpsc::channel();
        thread::spawn(move || {
            let mv = sitter.choose(table.as_ref(), seat);
            // The host may be gone; then nobody needs the answer.
            let _ = sender.send((sitter, mv));
        });
        self.thinking = Some(Thinking { seat, ply, reply });
    }

    /// Plays a bots-only table to the end without waiting: where an arbiter needs time to pass, it passes immediately.
    /// Calls `seen` after every move.
    pub fn play_out(&mut self, mut seen: impl FnMut(usize)) {
        let mut now_ms = 0;
        let wake_at = |host: &Host<'_>| host.arbiter.as_ref().and_then(|arbiter| arbiter.wake_at());
        while self.table.outcome().is_none() {
            if let Some(seat) = self.next_bot() {
                self.asked = None;
                let ply = self.table.ply();
                let mut sitter = self.sitters[seat.index()].take();
                let mv = sitter.as_mut().and_then(|sitter| sitter.choose(self.table.as_ref(), seat));
                self.sitters[seat.index()] = sitter;
                let at_ms = self.has_arbiter().then_some(now_ms);
                if !self.bot_answers(seat, ply, mv, at_ms) && wake_at(self).is_none() {
                    return;
                }
            } else if let Some(wake_at) = wake_at(self) {
                now_ms = wake_at.max(now_ms);
                self.hand_in(Input::Tick, now_ms);
            } else {
                return;
            }
            self.notices.clear();
            seen(self.transcript.moves.len());
        }
    }

    /// A bot has chosen, or passes. Returns whether the table advanced.
    fn bot_answers(&mut self, seat: Seat, ply: u64, mv: Option<String>, now_ms: Option<u64>) -> bool {
        if self.has_arbiter() {
            let Some(mv) = mv.or_else(|| self.table.fallback(seat)) else { return false };
            let before = self.table.ply();
            self.hand_in(Input::Move { seat, ply, mv, ticket: None }, now_ms.unwrap_or(0));
            return self.table.ply() != before || self.asked.is_some();
        }
        self.play_for_bot(seat, mv, now_ms)
    }

    /// Makes a bot's move, or the fallback if it has none or an illegal one.
    fn play_for_bot(&mut self, seat: Seat, mv: Option<String>, now_ms: Option<u64>) -> bool {
        mv.is_some_and(|mv| self.make(seat, &mv, now_ms).is_ok())
            || self.table.fallback(seat).is_some_and(|mv| self.make(seat, &mv, now_ms).is_ok())
    }
}
