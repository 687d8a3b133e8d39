//! What seats say during a race: calls, turn moves and passes.

use klad_engine::{Seat, arbiter::Output};

use super::Claimant;
use crate::{
    arbiter::{
        Desk,
        calls::{Call, place_of},
        left,
        messages::Message,
        refusal::CallRefusal,
    },
    data::times::PINGS_FIRST,
    moves::Move,
    refusal::Refusal,
    rules,
    state::State,
};

impl Desk {
    pub(in crate::arbiter) fn hear_race(
        &mut self,
        state: &State,
        now: u64,
        seat: Seat,
        message: Message,
        out: &mut Vec<Output>,
    ) {
        if self.pause.is_some() {
            return self.refuse(state, seat, CallRefusal::TablePaused, None, out);
        }
        if !self.is_there(seat) {
            let pings = self.lines[seat.index()].fresh();
            return self.refuse(
                state,
                seat,
                CallRefusal::NotMeasured { pings, wanted: PINGS_FIRST },
                None,
                out,
            );
        }
        match message {
            Message::Klatz { comp, cards, dt, .. } => {
                let call = Call { seat, comp, cards, prefer: Default::default(), ticket: None };
                self.hear_call(state, now, call, dt, out);
            }
            Message::Turn { mv, dt, claims, .. } => {
                self.hear_turn(state, now, seat, mv, dt, !claims.is_empty(), out);
            }
            Message::Pass { .. } => self.hear_pass(state, now, seat, out),
            Message::Sealed { .. } => self.refuse(state, seat, CallRefusal::OutOfTime, None, out),
            Message::Orders { orders } => self.take_orders(state, seat, &orders, out),
        }
    }

    /// KZ-134, KZ-136, KZ-151.
    fn hear_call(&mut self, state: &State, now: u64, mut call: Call, dt: u32, out: &mut Vec<Output>) {
        let seat = call.seat;
        if let Some(early) =
            self.window.as_ref().map(|window| left(window.enabled_at, now)).filter(|&ms| ms > 0)
        {
            return self.refuse(state, seat, CallRefusal::TooEarly { ms: early }, None, out);
        }
        let off = left(self.lines[seat.index()].button_off_until, now);
        if off > 0 {
            return self.refuse(state, seat, CallRefusal::ButtonOff { ms: off }, None, out);
        }
        if let Some(window) = &self.window {
            if window.passed.contains(seat) {
                return self.refuse(state, seat, CallRefusal::AlreadyPassed, None, out);
            }
            if window.claims.iter().any(|claim| claim.call.seat == seat) {
                return self.refuse(state, seat, CallRefusal::AlreadyCalled, None, out);
            }
        }
        let claim = Move::Claim { comp: call.comp, start: place_of(state, call.comp, &call.cards) };
        if let Err(refusal) = rules::check(state, seat, claim) {
            let cooldown = self.options.false_call_cooldown_ms;
            // After the end of the game a false call is not a guess, so it costs nothing.
            let off = !matches!(refusal, Refusal::GameOver { .. }) && cooldown > 0;
            if off {
                self.lines[seat.index()].button_off_until = now + u64::from(cooldown);
            }
            return self.refuse(state, seat, refusal, off.then_some(cooldown), out);
        }
        let window =
            self.window.as_mut().expect("calls are legal only in stable phases, which have a window");
        let t = window.effective(seat, dt, now);
        call.ticket = self.heard.take();
        window.claims.push(Claimant { call, t, at: now });
    }

    #[expect(clippy::too_many_arguments, reason = "a message taken apart")]
    fn hear_turn(
        &mut self,
        state: &State,
        now: u64,
        seat: Seat,
        mv: Move,
        dt: u32,
        attached: bool,
        out: &mut Vec<Output>,
    ) {
        if let Some(early) =
            self.window.as_ref().map(|window| left(window.enabled_at, now)).filter(|&ms| ms > 0)
        {
            return self.refuse(state, seat, CallRefusal::TooEarly { ms: early }, None, out);
        }
        if attached {
            return self.refuse(state, seat, CallRefusal::NotAttachable, None, out);
        }
        if matches!(mv, Move::Claim { .. }) {
            return self.refuse(state, seat, CallRefusal::NoTurnMove, None, out);
        }
        if seat == state.active() && self.window.as_ref().is_some_and(|window| window.turn.is_some()) {
            return self.refuse(state, seat, CallRefusal::AlreadyMoved, None, out);
        }
        if let Err(refusal) = rules::check(state, seat, mv) {
            return self.refuse(state, seat, refusal, None, out);
        }
        self.budget.refund(seat);
        match &mut self.window {
            Some(window) => {
                let t = window.effective(seat, dt, now);
                window.enter_turn(mv, t, now, self.options.window_min_ms, self.heard.take());
                self.hurry(state, now, out);
            }
            // KZ-133: a half-done step is completed on arrival.
            None => self.play_alone(seat, mv, out),
        }
    }

    fn hear_pass(&mut self, state: &State, now: u64, seat: Seat, out: &mut Vec<Output>) {
        match &mut self.window {
            Some(window) => {
                window.passed = window.passed.with(seat);
                self.hurry(state, now, out);
            }
            None => self.refuse(state, seat, CallRefusal::NothingToPass, None, out),
        }
    }
}
