//! Mode `sealed`: all seats answer at the same time, whether they can call or not (KZ-144, KZ-145).

use std::collections::VecDeque;

use klad_engine::{Seat, arbiter::Output};

use crate::{
    arbiter::{
        Batch, Desk, Entrant,
        calls::{Call, place_of},
        decline,
        messages::{Message, Notice},
        refusal::CallRefusal,
        send,
    },
    bot,
    components::Comps,
    data::PLAYERS,
    matching::Lookout,
    moves::Move,
    rules,
    state::State,
};

/// A round of sealed answers.
#[derive(Debug, Default)]
pub(super) struct Round {
    pub(super) deadline: u64,
    /// By seat: the answer, if there is one yet; it may be no call.
    pub(super) answers: [Option<Option<Call>>; PLAYERS],
}

impl Desk {
    /// KZ-144: asks everybody, unless everybody can see that there is nothing to call (KZ-145).
    pub(super) fn open_round(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        if !somebody_could_call(state) {
            return self.wait(state, now, false, out);
        }
        let mut round = self.recalled_round(state).unwrap_or_else(|| Round {
            deadline: now + u64::from(self.options.sealed_ms),
            answers: Default::default(),
        });
        for seat in state.present().iter() {
            if self.is_bot(seat) && round.answers[seat.index()].is_none() {
                round.answers[seat.index()] = Some(self.bot_answer(state, seat));
            }
        }
        let sealed_ms = super::left(round.deadline, now);
        send(None, &Notice::Round { rev: state.rev(), sealed_ms }, out);
        self.round = Some(round);
        self.close_full_round(state, now, out);
    }

    fn bot_answer(&self, state: &State, seat: Seat) -> Option<Call> {
        let reaction = self.bots[seat.index()]?;
        let reflex = bot::reflex(reaction, &self.seed, state.rev(), seat, seat == state.active());
        self.bot_call(state, seat, reflex.noticed)
    }

    pub(super) fn hear_sealed(
        &mut self,
        state: &State,
        now: u64,
        seat: Seat,
        message: Message,
        out: &mut Vec<Output>,
    ) {
        let answered = self.round.as_ref().is_some_and(|round| round.answers[seat.index()].is_some());
        match message {
            Message::Sealed { answer, .. } if self.round.is_some() && !answered => {
                let mut call = answer.map(|answer| Call {
                    seat,
                    comp: answer.comp,
                    cards: answer.cards,
                    prefer: Default::default(),
                    ticket: None,
                });
                if let Some(call) = &call {
                    let claim =
                        Move::Claim { comp: call.comp, start: place_of(state, call.comp, &call.cards) };
                    if let Err(refusal) = rules::check(state, seat, claim) {
                        return self.refuse(state, seat, refusal, None, out);
                    }
                }
                if let Some(call) = &mut call {
                    call.ticket = self.heard.take();
                }
                if let Some(round) = &mut self.round {
                    round.answers[seat.index()] = Some(call);
                }
                self.close_full_round(state, now, out);
            }
            Message::Turn { mv, claims, .. } if self.round.is_none() => {
                if !claims.is_empty() {
                    return self.refuse(state, seat, CallRefusal::NotAttachable, None, out);
                }
                if matches!(mv, Move::Claim { .. }) {
                    return self.refuse(state, seat, CallRefusal::NoTurnMove, None, out);
                }
                match rules::check(state, seat, mv) {
                    Ok(()) => self.play_alone(seat, mv, out),
                    Err(refusal) => self.refuse(state, seat, refusal, None, out),
                }
            }
            _ => self.refuse(state, seat, CallRefusal::OutOfTime, None, out),
        }
    }

    fn close_full_round(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        let full = |round: &Round| state.present().iter().all(|seat| round.answers[seat.index()].is_some());
        if self.round.as_ref().is_some_and(full) {
            self.close_round(state, now, out);
        }
    }

    /// KZ-144: fills in missing answers with the seat's one call by its orders, then resolves the answers as untimed
    /// calls.
    pub(super) fn close_round(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        let Some(mut round) = self.round.take() else { return };
        let answer = |seat: Seat| match round.answers[seat.index()].take() {
            Some(answer) => answer,
            None => self.order_call(state, seat),
        };
        let rest: VecDeque<Entrant> =
            self.untimed_order(state).into_iter().filter_map(answer).map(Entrant::Call).collect();
        if rest.is_empty() {
            send(None, &Notice::NoPhoto { rev: state.rev() }, out);
            return self.wait(state, now, false, out);
        }
        self.resolve(state, now, Batch { rest, photo: false }, out);
    }

    /// Voids a round: the calls answered in it are not made.
    pub(super) fn void_round(&mut self, out: &mut Vec<Output>) {
        let Some(round) = self.round.take() else { return };
        let calls = round.answers.into_iter().flatten().flatten();
        calls.for_each(|call| decline(call.ticket, None, out));
    }

    pub(super) fn changed_hands_in_round(
        &mut self,
        state: &State,
        now: u64,
        seat: Seat,
        out: &mut Vec<Output>,
    ) {
        if !self.is_bot(seat) {
            return;
        }
        let answer = self.bot_answer(state, seat);
        if let Some(round) = &mut self.round {
            round.answers[seat.index()].get_or_insert(answer);
            self.close_full_round(state, now, out);
        }
    }
}

/// KZ-145: whether a call is possible, judging by public information alone.
fn somebody_could_call(state: &State) -> bool {
    let mut gone: Comps = state.photos().iter().map(|photo| photo.comp).collect();
    if state.options().reveal_discarded_compositions {
        gone = Seat::all(state.seats).fold(gone, |gone, seat| gone.union(state.discarded[seat.index()]));
    }
    let lookout = Lookout::of(state);
    Comps::ALL.minus(gone).iter().any(|comp| lookout.starts(comp) != 0)
}
