//! Mode `standing`: orders call automatically, for turn-by-turn play (KZ-141 to KZ-143).

use klad_engine::{Seat, arbiter::Output};

use crate::{
    arbiter::{
        Batch, Desk, Entrant,
        calls::{self, Call, call_for, ordered_call, place_of},
        messages::{Attached, Message},
        refusal::CallRefusal,
    },
    components::Comps,
    moves::Move,
    refusal::Refusal,
    rules,
    setup::AsyncPriority,
    state::State,
};

impl Desk {
    /// KZ-143: collects one call per seat and carries them out, until nothing matches.
    pub(super) fn collect(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        let calls = self.untimed_order(state).into_iter().filter_map(|seat| self.standing_call(state, seat));
        let rest: std::collections::VecDeque<Entrant> = calls.map(Entrant::Call).collect();
        if rest.is_empty() {
            self.attached = None;
            return self.wait(state, now, true, out);
        }
        if let Some((seat, claims)) = &mut self.attached {
            // An attached call is made once; if it is too late, it lapses.
            let made = |claim: &Attached| {
                let of_claim = |call: &Call| call.seat == *seat && call.comp == claim.comp;
                rest.iter().any(|entrant| matches!(entrant, Entrant::Call(call) if of_claim(call)))
            };
            claims.retain(|claim| !made(claim));
        }
        self.resolve(state, now, Batch { rest, photo: false }, out);
    }

    /// The seats in the order in which their untimed calls count (KZ-143, KZ-144).
    pub(super) fn untimed_order(&self, state: &State) -> Vec<Seat> {
        let mut order = calls::order(&self.seed, state.rev(), self.seats);
        order.retain(|&seat| state.present().contains(seat));
        if self.options.async_priority == AsyncPriority::ActiveFirst {
            order.sort_by_key(|&seat| seat != state.active());
        }
        order
    }

    /// The first attached call that matches, otherwise the call by the orders.
    fn standing_call(&self, state: &State, seat: Seat) -> Option<Call> {
        let attached =
            self.attached.iter().filter(|(owner, _)| *owner == seat).flat_map(|(_, claims)| claims);
        let mut matching = attached.filter_map(|claim| call_for(state, seat, claim.comp, claim.prefer));
        matching.next().or_else(|| self.order_call(state, seat))
    }

    /// The call that a seat's orders make now. A bot's orders are all `auto`, and in its turn it also calls open
    /// compositions, as a person would manually (KZ-142, KZ-149).
    pub(super) fn order_call(&self, state: &State, seat: Seat) -> Option<Call> {
        match self.is_bot(seat) {
            true => self.bot_call(state, seat, Comps::ALL),
            false => ordered_call(state, seat, &self.orders[seat.index()]),
        }
    }

    pub(super) fn hear_standing(
        &mut self,
        state: &State,
        seat: Seat,
        message: Message,
        out: &mut Vec<Output>,
    ) {
        match message {
            Message::Klatz { comp, cards, .. } => {
                let claim = Move::Claim { comp, start: place_of(state, comp, &cards) };
                match rules::check(state, seat, claim) {
                    Ok(()) => self.play_alone(seat, claim, out),
                    Err(refusal) => self.refuse(state, seat, refusal, None, out),
                }
            }
            Message::Turn { mv, claims, .. } => self.hear_standing_turn(state, seat, mv, claims, out),
            Message::Pass { .. } => self.refuse(state, seat, CallRefusal::NothingToPass, None, out),
            Message::Sealed { .. } => self.refuse(state, seat, CallRefusal::OutOfTime, None, out),
            Message::Orders { orders } => self.take_orders(state, seat, &orders, out),
        }
    }

    /// KZ-142: a turn move, and the calls to make as soon as it is complete.
    fn hear_standing_turn(
        &mut self,
        state: &State,
        seat: Seat,
        mv: Move,
        claims: Vec<Attached>,
        out: &mut Vec<Output>,
    ) {
        if matches!(mv, Move::Claim { .. }) {
            return self.refuse(state, seat, CallRefusal::NoTurnMove, None, out);
        }
        if let Err(refusal) = rules::check(state, seat, mv) {
            return self.refuse(state, seat, refusal, None, out);
        }
        let half_done = matches!(mv, Move::DrawBlind {} | Move::PlayMarket {});
        if half_done && !claims.is_empty() {
            return self.refuse(state, seat, CallRefusal::NotAttachable, None, out);
        }
        let callable = state.compositions(seat).union(state.open());
        if let Some(wrong) = claims.iter().find(|claim| !callable.contains(claim.comp)) {
            return self.refuse(state, seat, Refusal::NotYours { comp: wrong.comp }, None, out);
        }
        self.attached = (!claims.is_empty()).then_some((seat, claims));
        self.play_alone(seat, mv, out);
    }
}
