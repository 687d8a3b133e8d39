//! Plain moves: from bots, and from people whose client only supports moves. The outcome of a move with a ticket is
//! reported through its ticket alone, never also by a notice.

use klad_engine::{
    Chance, Game, PlayError, RuleId, Seat, Sight, Viewer,
    arbiter::{Output, Ticket},
    json_value,
};

use crate::{
    arbiter::{
        Desk,
        calls::Call,
        decline, legal,
        messages::{Message, MessageRefusal, Notice, SealedCall},
        refusal::CallRefusal,
        send,
    },
    bot,
    moves::Move,
    rules,
    setup::CallMode,
    state::State,
};

impl Desk {
    /// Handles a move without a message around it: a bot's answer, or one from a client that only supports moves.
    pub(super) fn plain_move(
        &mut self,
        state: &State,
        now: u64,
        seat: Seat,
        ply: u64,
        mv: &str,
        out: &mut Vec<Output>,
    ) {
        if self.is_bot(seat) && self.heard.is_some() {
            return self.refuse(state, seat, CallRefusal::BotsOnly, None, out);
        }
        if self.is_bot(seat) {
            let asked = self.asked == Some(state.rev()) && seat == state.active();
            if asked && ply == u64::from(state.rev()) {
                self.asked = None;
                let mv = self.turn_move_of_bot(state, seat, mv);
                self.bot_moves(state, now, mv, out);
            }
            return;
        }
        let rev = u32::try_from(ply).unwrap_or(u32::MAX);
        // Without a press time, only the arrival counts.
        let dt = u32::MAX;
        let message = match mv.parse::<Move>() {
            Ok(Move::Claim { comp, start }) => {
                let cards = Call::at(state, seat, comp, start, Default::default()).cards;
                match self.options.call_mode {
                    CallMode::Sealed => Message::Sealed { rev, answer: Some(SealedCall { comp, cards }) },
                    _ => Message::Klatz { rev, comp, cards, dt },
                }
            }
            Ok(mv) => Message::Turn { rev, mv, dt, claims: Vec::new() },
            Err(error) => {
                let refusal = CallRefusal::Unreadable { reason: error.to_string() };
                return self.refuse(state, seat, refusal, None, out);
            }
        };
        self.hear(state, now, seat, message, out);
    }

    /// A bot's answer if it is a legal turn move, otherwise what a sound bot would do. The bot does not choose when
    /// calls are made (KZ-147).
    fn turn_move_of_bot(&self, state: &State, seat: Seat, answer: &str) -> Move {
        match answer.parse::<Move>() {
            Ok(mv) if mv.is_turn_move() && rules::check(state, seat, mv).is_ok() => mv,
            _ => {
                let view = state.view(Viewer::Seat(seat), Sight::Recall);
                let mut chance = Chance::fair(&self.seed.derive("answer"), state.rev().into());
                bot::turn_move(&view, &legal(state, seat), &mut chance)
            }
        }
    }

    pub(super) fn refuse(
        &mut self,
        state: &State,
        seat: Seat,
        why: impl Into<MessageRefusal>,
        cooldown_ms: Option<u32>,
        out: &mut Vec<Output>,
    ) {
        let refusal = why.into();
        if let Some(ticket) = self.heard.take() {
            return decline(Some(ticket), refusal.as_play_error(), out);
        }
        let rule = refusal.rule().to_owned();
        send(Some(seat), &Notice::Refused { rev: state.rev(), rule, refusal, cooldown_ms }, out);
    }

    /// KZ-132: reports a call that came too late to its caller, and to others only in a race with
    /// `announce_lost_calls`. In the untimed modes it stays secret (KZ-146).
    pub(super) fn lapse(&self, state: &State, call: &Call, out: &mut Vec<Output>) {
        self.return_call(state, call, out);
        if self.options.announce_lost_calls && self.options.call_mode == CallMode::Race {
            send(None, &Notice::LostCall { seat: call.seat }, out);
        }
    }

    /// Returns a call that will not be made to its caller.
    pub(super) fn return_call(&self, state: &State, call: &Call, out: &mut Vec<Output>) {
        match call.ticket {
            None if self.is_bot(call.seat) => {}
            None => send(Some(call.seat), &Notice::Lapsed { rev: state.rev(), comp: call.comp }, out),
            ticket => decline(ticket, None, out),
        }
    }

    /// KZ-139: returns an overtaken turn move to its sender; a bot is asked again anyway.
    pub(super) fn return_move(
        &self,
        state: &State,
        seat: Seat,
        mv: Move,
        ticket: Option<Ticket>,
        out: &mut Vec<Output>,
    ) {
        match ticket {
            None if self.is_bot(seat) => {}
            None => send(Some(seat), &Notice::Stale { rev: state.rev(), mv }, out),
            ticket => decline(ticket, None, out),
        }
    }
}

impl MessageRefusal {
    /// As the answer to a plain move; `None` if the table has moved on since it was made.
    fn as_play_error(&self) -> Option<PlayError> {
        let message = match self {
            MessageRefusal::Rules(refusal) => refusal.to_string(),
            MessageRefusal::Calls(CallRefusal::WrongPosition { .. }) => return None,
            MessageRefusal::Calls(refusal) => refusal.to_string(),
        };
        Some(PlayError::Refused { rule: RuleId(self.rule()), message, detail: json_value(self) })
    }
}
