//! Mode `race`: real time, fair under latency (KZ-133 to KZ-140, E20).

mod hear;

use std::collections::VecDeque;

use klad_engine::{
    Seat, SeatSet,
    arbiter::{Output, Ticket},
};

use crate::{
    arbiter::{
        Batch, Desk, Entrant,
        calls::{self, Call, ordered_call},
        left,
        line::Trust,
        messages::Notice,
        send,
    },
    bot,
    data::{
        PLAYERS,
        times::{BUCKET_MS, HOLD_EXTRA_MS, PRESS_MIN_MS, REVEAL_MS},
    },
    moves::Move,
    setup::Options,
    state::{Phase, State},
};

/// The window in which calls for one position are accepted.
#[derive(Debug)]
pub(super) struct Window {
    /// When clients have shown the change and calls begin.
    enabled_at: u64,
    /// How long the batch waits for calls in flight (KZ-137).
    hold: u32,
    /// The trust in each line at the time the window opened.
    trust: [Trust; PLAYERS],
    /// The secret order of the seats.
    order: Vec<Seat>,
    claims: Vec<Claimant>,
    turn: Option<TurnMove>,
    passed: SeatSet,
    /// Entrants whose time is known in advance: bots, absent seats, the end of the turn, the clock.
    coming: Vec<Coming>,
    /// Set when the batch stays open for a turn move that ranks first (KZ-137).
    extended: Option<u64>,
}

#[derive(Debug)]
struct Claimant {
    call: Call,
    /// The effective time of the press.
    t: u32,
    /// When it arrived.
    at: u64,
}

#[derive(Debug)]
struct TurnMove {
    mv: Move,
    t: u32,
    /// When it counts as arrived.
    at: u64,
    ticket: Option<Ticket>,
}

#[derive(Debug)]
struct Coming {
    at: u64,
    t: u32,
    what: Errand,
}

#[derive(Debug)]
enum Errand {
    /// A call by a bot or for an absent seat.
    Call(Call),
    /// The table ends the turn (KZ-140).
    End,
    /// The table makes a turn move for the active seat (E19).
    Forced,
}

impl Window {
    /// When the batch closes, once there is an entrant.
    fn closes(&self) -> Option<u64> {
        let first =
            self.claims.iter().map(|claim| claim.at).chain(self.turn.as_ref().map(|turn| turn.at)).min();
        self.extended.or(first.map(|first| first + u64::from(self.hold)))
    }

    /// When the next thing happens.
    pub(super) fn due(&self) -> Option<u64> {
        self.coming.iter().map(|coming| coming.at).chain(self.closes()).min()
    }

    pub(super) fn notice(&self, state: &State, options: &Options, now: u64) -> Notice {
        let ended = matches!(state.phase(), Phase::AwaitEnd { .. });
        Notice::Window {
            rev: state.rev(),
            active: state.active(),
            reveal_ms: left(self.enabled_at, now),
            window_min_ms: self.left(options.window_min_ms, now),
            end_ms: ended.then(|| self.left(options.end_window_ms, now)),
            clock_ms: (options.turn_ms > 0).then(|| self.left(options.turn_ms, now)),
        }
    }

    /// What is left of a period that starts when calls are enabled.
    fn left(&self, ms: u32, now: u64) -> u32 {
        ms.saturating_sub(u32::try_from(now.saturating_sub(self.enabled_at)).unwrap_or(u32::MAX))
    }

    /// KZ-135: the effective time of a press that arrived at `a` and claims to have happened after `dt`.
    fn effective(&self, seat: Seat, dt: u32, a: u64) -> u32 {
        let Trust { min, p90 } = self.trust[seat.index()];
        let e = i64::try_from(a.saturating_sub(self.enabled_at)).unwrap_or(i64::MAX);
        let t = i64::from(dt).clamp(e - i64::from(p90), e - i64::from(min));
        u32::try_from(t.max(PRESS_MIN_MS.into())).unwrap_or(u32::MAX)
    }

    /// KZ-138: makes the turn move wait.
    fn enter_turn(&mut self, mv: Move, t: u32, a: u64, window_min_ms: u32, ticket: Option<Ticket>) {
        let at = a.max(self.enabled_at + u64::from(window_min_ms));
        self.turn = Some(TurnMove { mv, t: t.max(window_min_ms), at, ticket });
    }

    /// KZ-139: ranks by bucket, calls before the turn move, calls among themselves by lot.
    fn ranked(&self, closes: u64) -> Vec<Rank> {
        let lot = |seat: Seat| self.order.iter().position(|&other| other == seat).unwrap_or(usize::MAX);
        let claims = self.claims.iter().enumerate();
        let mut ranked: Vec<Rank> =
            claims.map(|(index, claim)| (claim.t / BUCKET_MS, lot(claim.call.seat), Some(index))).collect();
        if let Some(turn) = self.turn.as_ref().filter(|turn| turn.at <= closes) {
            ranked.push((turn.t / BUCKET_MS, usize::MAX, None));
        }
        ranked.sort_unstable();
        ranked
    }
}

/// Bucket, position by lot, and the index of the call; `None` is the turn move.
type Rank = (u32, usize, Option<usize>);

impl Desk {
    /// Starts at a new position, or at the same one after a pause.
    pub(super) fn enter_race(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        if let Some(pause) = &self.pause {
            let notice = pause.notice(state.rev(), now);
            return send(None, &notice, out);
        }
        let absent = !self.is_bot(state.active()) && !self.is_there(state.active());
        if state.is_stable() {
            self.open_window(state, now, out);
        } else if absent {
            // E20: nobody is there to place the card.
            self.play(state.active(), self.forced(state), None, Batch::default(), out);
        } else {
            self.wait(state, now, false, out);
        }
    }

    pub(super) fn is_there(&self, seat: Seat) -> bool {
        self.lines[seat.index()].is_connected()
    }

    /// KZ-133, KZ-135, KZ-137: fixes everything that counts in this window.
    fn open_window(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        let options = self.options;
        let trust = std::array::from_fn(|seat| self.lines[seat].trust(options.latency_cap_ms));
        let there = self.people(state).iter().filter(|&seat| self.is_there(seat));
        let slowest = there.map(|seat| trust[seat.index()].p90).max().unwrap_or(0);
        let enabled_at = now + u64::from(REVEAL_MS);
        let mut window = Window {
            enabled_at,
            hold: slowest.min(options.latency_cap_ms) + HOLD_EXTRA_MS,
            trust,
            order: calls::order(&self.seed, state.rev(), self.seats),
            claims: Vec::new(),
            turn: None,
            passed: SeatSet::EMPTY,
            coming: Vec::new(),
            extended: None,
        };
        let mut come = |t: u32, what: Errand| {
            window.coming.push(Coming { at: enabled_at + u64::from(t), t, what });
        };
        for seat in state.present().iter() {
            if let Some((t, call)) = self.foreseen_call(state, seat) {
                come(t, Errand::Call(call));
            }
        }
        let active = state.active();
        let ended = matches!(state.phase(), Phase::AwaitEnd { .. });
        if ended {
            // A bot ends its turn immediately, as far as KZ-138 allows.
            come(if self.is_bot(active) { 0 } else { options.end_window_ms }, Errand::End);
        }
        if !self.is_bot(active) && !self.is_there(active) {
            come(options.window_min_ms, Errand::Forced);
        } else if options.turn_ms > 0 {
            come(options.turn_ms, Errand::Forced);
        }
        send(None, &window.notice(state, &options, now), out);
        self.window = Some(window);
        if !ended {
            self.ask(state, out);
        }
    }

    /// The call of a bot (KZ-149) or, by its standing orders, of an absent seat (E20), with its effective time.
    fn foreseen_call(&self, state: &State, seat: Seat) -> Option<(u32, Call)> {
        match self.bots[seat.index()] {
            Some(reaction) => {
                let active = seat == state.active();
                let reflex = bot::reflex(reaction, &self.seed, state.rev(), seat, active);
                Some((reflex.ms_against_people(), self.bot_call(state, seat, reflex.noticed)?))
            }
            None if !self.is_there(seat) => {
                let call = ordered_call(state, seat, &self.orders[seat.index()])?;
                Some((self.options.window_min_ms, call))
            }
            None => None,
        }
    }

    /// KZ-149: enters a bot's turn move as it arrives, but not before calls are enabled.
    pub(super) fn bot_enters(&mut self, state: &State, now: u64, mv: Move, out: &mut Vec<Output>) {
        let window_min_ms = self.options.window_min_ms;
        let Some(window) = self.window.as_mut().filter(|window| window.turn.is_none()) else { return };
        let a = now.max(window.enabled_at);
        window.enter_turn(mv, left(a, window.enabled_at), a, window_min_ms, None);
        self.hurry(state, now, out);
    }

    /// KZ-140: makes a waiting turn move immediately once everybody is there and has passed. A bot that will not call
    /// counts as passed: it would say nothing while the window lasts, and waiting tells nobody anything.
    fn hurry(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        let Some(window) = &self.window else { return };
        let Some(turn) = window.turn.as_ref().filter(|_| window.claims.is_empty()) else { return };
        let active = state.active();
        let will_call = |seat: Seat| {
            window.coming.iter().any(|coming| matches!(&coming.what, Errand::Call(call) if call.seat == seat))
        };
        let passed = |seat: Seat| match self.is_bot(seat) {
            true => !will_call(seat),
            false => self.is_there(seat) && (window.passed.contains(seat) || seat == active),
        };
        if state.present().iter().all(passed) {
            let rest = VecDeque::from([Entrant::Turn { seat: active, mv: turn.mv, ticket: turn.ticket }]);
            self.window = None;
            self.resolve(state, now, Batch { rest, photo: false }, out);
        }
    }

    /// Advances the race up to `limit`: lets known entrants in and closes the batch.
    pub(super) fn race_until(&mut self, state: &State, now: u64, limit: u64, out: &mut Vec<Output>) {
        if self.pause.as_ref().is_some_and(|pause| pause.until.is_some_and(|until| until <= limit)) {
            self.go_on(state, now, out);
        }
        while let Some(window) = &mut self.window {
            let closes = window.closes();
            let next = (0..window.coming.len()).min_by_key(|&index| window.coming[index].at);
            // An entrant that comes exactly when the batch closes is still in time.
            let next = next.filter(|&index| closes.is_none_or(|closes| window.coming[index].at <= closes));
            match (next, closes) {
                (Some(index), _) if window.coming[index].at <= limit => {
                    let coming = window.coming.remove(index);
                    self.admit(state, coming);
                }
                (None, Some(closes)) if closes <= limit => {
                    if !self.close(state, now, closes, out) {
                        continue;
                    }
                    return;
                }
                _ => return,
            }
        }
    }

    fn admit(&mut self, state: &State, coming: Coming) {
        let forced = self.forced(state);
        let window_min_ms = self.options.window_min_ms;
        let Some(window) = &mut self.window else { return };
        let Coming { at, t, what } = coming;
        match what {
            Errand::Call(call) => {
                if !window.claims.iter().any(|claim| claim.call.seat == call.seat) {
                    window.claims.push(Claimant { call, t, at });
                }
            }
            Errand::End if window.turn.is_none() => {
                window.enter_turn(Move::EndTurn {}, t, at, window_min_ms, None)
            }
            Errand::Forced if window.turn.is_none() => window.enter_turn(forced, t, at, window_min_ms, None),
            Errand::End | Errand::Forced => {}
        }
    }

    /// KZ-137, KZ-139: ranks the batch and carries it out. Returns whether it did: a turn move that ranks first keeps
    /// the batch open until its own time.
    fn close(&mut self, state: &State, now: u64, closes: u64, out: &mut Vec<Output>) -> bool {
        let Some(window) = &mut self.window else { return true };
        let ranked = window.ranked(closes);
        let own_time = window.turn.as_ref().map_or(0, |turn| turn.at + u64::from(window.hold));
        if matches!(ranked.first(), Some((_, _, None))) && closes < own_time {
            window.extended = Some(own_time);
            return false;
        }
        let active = state.active();
        let mut turn =
            window.turn.take().map(|turn| Entrant::Turn { seat: active, mv: turn.mv, ticket: turn.ticket });
        let mut rest: VecDeque<Entrant> = ranked
            .into_iter()
            .filter_map(|(_, _, call)| match call {
                Some(index) => Some(Entrant::Call(window.claims[index].call.clone())),
                None => turn.take(),
            })
            .collect();
        // The calls overtake a move that is still waiting.
        rest.extend(turn);
        self.window = None;
        self.resolve(state, now, Batch { rest, photo: false }, out);
        true
    }

    /// Voids the window and everything in it, after a pause or the removal of a seat.
    pub(super) fn void_window(&mut self, state: &State, out: &mut Vec<Output>) {
        let Some(window) = self.window.take() else { return };
        for claim in &window.claims {
            self.return_call(state, &claim.call, out);
        }
        if let Some(turn) = window.turn {
            self.return_move(state, state.active(), turn.mv, turn.ticket, out);
        }
    }

    /// E20: plays for an absent seat in the open window, when the table does not wait for it.
    pub(super) fn play_for_absent(&mut self, state: &State, now: u64, seat: Seat, out: &mut Vec<Output>) {
        if !state.is_stable() {
            if seat == state.active() && self.running.is_none() {
                self.play(seat, self.forced(state), None, Batch::default(), out);
            }
            return;
        }
        let call = self.foreseen_call(state, seat);
        let t = self.options.window_min_ms;
        let Some(window) = &mut self.window else { return };
        let at = now.max(window.enabled_at + u64::from(t));
        let t = left(at, window.enabled_at);
        window.coming.extend(call.map(|(_, call)| Coming { at, t, what: Errand::Call(call) }));
        if seat == state.active() {
            window.coming.push(Coming { at, t, what: Errand::Forced });
        }
    }

    pub(super) fn changed_hands_in_race(
        &mut self,
        state: &State,
        now: u64,
        seat: Seat,
        out: &mut Vec<Output>,
    ) {
        if let Some(window) = &mut self.window {
            let of_seat = |what: &Errand| matches!(what, Errand::Call(call) if call.seat == seat);
            window.coming.retain(|coming| !of_seat(&coming.what));
        }
        if self.is_bot(seat) {
            self.no_longer_missing(state, now, seat, out);
        }
    }
}
