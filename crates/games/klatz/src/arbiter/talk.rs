//! What seats say to the arbiter in every mode, and what it tells them.

use klad_engine::{Seat, arbiter::Output};

use super::{
    Desk, left,
    messages::{Message, Notice, Order},
    refusal::CallRefusal,
    send,
};
use crate::{setup::CallMode, state::State};

impl Desk {
    pub(super) fn hear(
        &mut self,
        state: &State,
        now: u64,
        seat: Seat,
        message: Message,
        out: &mut Vec<Output>,
    ) {
        if self.options.call_mode == CallMode::Sim || self.is_bot(seat) {
            return self.refuse(state, seat, CallRefusal::BotsOnly, None, out);
        }
        if let Message::Orders { orders } = message {
            return self.take_orders(state, seat, &orders, out);
        }
        if let Some(found) = message.rev().filter(|&rev| rev != state.rev()) {
            let refusal = CallRefusal::WrongPosition { found, now: state.rev() };
            return self.refuse(state, seat, refusal, None, out);
        }
        // A swap may name its two cards in either order.
        let message = match message {
            Message::Turn { rev, mv, dt, claims } => Message::Turn { rev, mv: mv.normalized(), dt, claims },
            other => other,
        };
        match self.options.call_mode {
            CallMode::Race => self.hear_race(state, now, seat, message, out),
            CallMode::Standing => self.hear_standing(state, seat, message, out),
            CallMode::Sealed => self.hear_sealed(state, now, seat, message, out),
            CallMode::Sim => {}
        }
    }

    pub(super) fn take_orders(&mut self, state: &State, seat: Seat, orders: &[Order], out: &mut Vec<Output>) {
        let held = state.compositions(seat);
        if let Some(wrong) = orders.iter().find(|order| !held.contains(order.comp)) {
            return self.refuse(state, seat, CallRefusal::NoSuchOrder { comp: wrong.comp }, None, out);
        }
        orders.iter().for_each(|&order| self.orders[seat.index()].give(order));
        self.tell_orders(state, seat, out);
    }

    pub(super) fn tell_orders(&self, state: &State, seat: Seat, out: &mut Vec<Output>) {
        let orders =
            state.compositions(seat).iter().map(|comp| self.orders[seat.index()].given(comp)).collect();
        send(Some(seat), &Notice::Orders { orders }, out);
    }

    /// Tells a seat that has come back, or asks, the current situation.
    pub(super) fn tell_where_things_stand(&self, state: &State, now: u64, seat: Seat, out: &mut Vec<Output>) {
        if !self.open || state.is_over() || self.options.call_mode == CallMode::Sim {
            return;
        }
        let notice = match (&self.pause, &self.window, &self.round) {
            (Some(pause), _, _) => Some(pause.notice(state.rev(), now)),
            (_, Some(window), _) => Some(window.notice(state, &self.options, now)),
            // A seat whose sealed answer is in is not asked again.
            (_, _, Some(round)) if round.answers[seat.index()].is_some() => None,
            (_, _, Some(round)) => {
                Some(Notice::Round { rev: state.rev(), sealed_ms: left(round.deadline, now) })
            }
            _ => {
                let standing = self.options.call_mode == CallMode::Standing;
                Some(self.waiting(state, now, standing && state.is_stable()))
            }
        };
        if let Some(notice) = notice {
            send(Some(seat), &notice, out);
        }
        if !self.is_bot(seat) {
            self.tell_orders(state, seat, out);
        }
    }

    pub(super) fn waiting(&self, state: &State, now: u64, may_call: bool) -> Notice {
        let clock_ms = self.clock.map(|clock| left(clock, now));
        Notice::Waiting { rev: state.rev(), active: state.active(), may_call, clock_ms }
    }
}
