//! Who called first: the four modes of section 3.7 of the rules, as one integer state machine driven by messages and by
//! the time passed in. It has no sockets; `docs/klatz-calls.md` shows the messages.
//!
//! Every mode ends in a *batch*: calls and at most one turn move, in the order in which they count. The batch is
//! applied one move at a time (KZ-072); then the mode starts again at the new position.

pub(crate) mod calls;
mod line;
mod memory;
pub mod messages;
mod orders;
mod pause;
mod plain;
mod race;
pub mod refusal;
mod sealed;
mod sim;
mod standing;
mod talk;

use std::collections::VecDeque;

use klad_engine::{
    Game, GameTable, PlayError, Seat, SeatSet, Seed, Sight, Table, Viewer,
    arbiter::{Arbiter, Input, Output, Ticket},
    read_strictly,
};
use serde_json::value::to_raw_value;

use crate::{
    bot,
    components::Comps,
    data::{PLAYERS, Reaction},
    moves::Move,
    rules,
    setup::{CallMode, Options},
    state::{Phase, State},
};
pub use calls::order;
use calls::{Call, settle};
use line::Line;
use messages::{Attached, Message, Notice};
use orders::Orders;
use pause::{Pause, PauseBudget};
use race::Window;
use refusal::CallRefusal;
use sealed::Round;
pub use sim::sim_calls;

/// The arbiter of a table; `None` if the table plays another game. `memory` is what an earlier arbiter saved.
pub fn arbiter(table: &dyn Table, seed: &Seed, memory: Option<&str>) -> Option<Box<dyn Arbiter>> {
    let playing: &GameTable<State> = table.as_any().downcast_ref()?;
    Some(Box::new(Desk::new(playing.game(), seed, memory)))
}

/// The arbiter of one table.
pub struct Desk {
    seed: Seed,
    options: Options,
    seats: u8,
    /// How bots react, by seat; `None` where a person plays.
    bots: [Option<&'static Reaction>; PLAYERS],
    lines: [Line; PLAYERS],
    orders: [Orders; PLAYERS],
    /// Race: the open window, or the pause that keeps it closed.
    window: Option<Window>,
    pause: Option<Pause>,
    budget: PauseBudget,
    /// Standing: the attached calls still to be made, and whose they are.
    attached: Option<(Seat, Vec<Attached>)>,
    /// Sealed: the open round.
    round: Option<Round>,
    /// The position the current mode started at.
    rev: u32,
    /// When the active seat's time is up, unless the window decides that.
    clock: Option<u64>,
    /// The position at which the active bot was asked for a move.
    asked: Option<u32>,
    /// The rest of the batch, while the host applies one of its moves.
    running: Option<Batch>,
    /// The ticket of the plain move being handled, until something takes it.
    heard: Option<Ticket>,
    /// Input that arrived in the meantime.
    queue: VecDeque<(u64, Input)>,
    /// Whether [`Input::Open`] has arrived, and the clock or round restored from memory.
    open: bool,
    recalled: Option<memory::Recalled>,
}

/// Calls and a turn move, in the order in which they count.
#[derive(Debug, Default)]
struct Batch {
    rest: VecDeque<Entrant>,
    /// Whether a call of this batch has been applied.
    photo: bool,
}

/// A call or turn move in a batch.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Entrant {
    Call(Call),
    Turn { seat: Seat, mv: Move, ticket: Option<Ticket> },
}

impl Arbiter for Desk {
    fn handle(&mut self, table: &dyn Table, now_ms: u64, input: Input, out: &mut Vec<Output>) {
        if let Some(playing) = table.as_any().downcast_ref::<GameTable<State>>() {
            self.step(playing.game(), now_ms, input, out);
        }
    }

    fn wake_at(&self) -> Option<u64> {
        if self.running.is_some() {
            return None;
        }
        let times = [
            self.window.as_ref().and_then(Window::due),
            self.pause.as_ref().and_then(|pause| pause.until),
            self.round.as_ref().map(|round| round.deadline),
            self.clock,
        ];
        times.into_iter().flatten().min()
    }

    fn memory(&self) -> Option<String> {
        Some(self.remember())
    }
}

impl Desk {
    /// An arbiter for the table that `state` belongs to.
    pub fn new(state: &State, seed: &Seed, memory: Option<&str>) -> Desk {
        let mut desk = Desk {
            seed: *seed,
            options: *state.options(),
            seats: state.seats(),
            bots: [None; PLAYERS],
            lines: Default::default(),
            orders: [Orders::default(); PLAYERS],
            window: None,
            pause: None,
            budget: PauseBudget::default(),
            attached: None,
            round: None,
            rev: state.rev(),
            clock: None,
            asked: None,
            running: None,
            heard: None,
            queue: VecDeque::new(),
            open: false,
            recalled: None,
        };
        if let Some(memory) = memory {
            desk.recall(memory);
        }
        desk
    }

    /// [`Arbiter::handle`], directly on the state. The output reveals only what the arbiter of a table may know.
    pub fn step(&mut self, state: &State, now: u64, input: Input, out: &mut Vec<Output>) {
        if input == Input::Applied {
            self.applied(state, now, out);
        } else if self.running.is_some() {
            self.queue.push_back((now, input));
        } else {
            // KZ-150: handle everything that was due before this input first.
            if self.open && input != Input::Tick {
                self.catch_up(state, now, now.saturating_sub(1), out);
            }
            match self.running {
                Some(_) => self.queue.push_back((now, input)),
                None => self.take(state, now, input, out),
            }
        }
        while self.running.is_none() {
            let Some((then, input)) = self.queue.pop_front() else { break };
            self.take(state, then.max(now), input, out);
        }
    }

    fn take(&mut self, state: &State, now: u64, input: Input, out: &mut Vec<Output>) {
        match input {
            Input::Open => {
                self.open = true;
                self.wait_for_the_missing(state, now);
                self.enter(state, now, out);
            }
            Input::Bot { seat, level } if seat.0 < self.seats => {
                self.bots[seat.index()] = level.as_deref().map(bot::reaction);
                if self.open {
                    self.changed_hands(state, now, seat, out);
                }
            }
            Input::RoundTrip { seat, ms } if seat.0 < self.seats => {
                let before = self.lines[seat.index()].is_connected();
                self.lines[seat.index()].measure(ms);
                // The seat was told the current situation when it came online, but a pause may have waited for the
                // measurement.
                if self.open && !before && self.lines[seat.index()].is_connected() {
                    self.no_longer_missing(state, now, seat, out);
                }
            }
            Input::Online(seat) if seat.0 < self.seats => {
                let before = self.lines[seat.index()].is_connected();
                self.lines[seat.index()].go_online();
                match !before && self.lines[seat.index()].is_connected() {
                    true => self.came_back(state, now, seat, out),
                    false => self.tell_where_things_stand(state, now, seat, out),
                }
            }
            Input::Offline(seat) if seat.0 < self.seats => {
                let before = self.lines[seat.index()].is_connected();
                self.lines[seat.index()].go_offline();
                if before {
                    self.went_away(state, now, seat, out);
                }
            }
            Input::Message { seat, message } if seat.0 < self.seats && self.open => {
                match read_strictly::<Message>(&message.to_string()) {
                    Ok(message) => self.hear(state, now, seat, message, out),
                    Err(reason) => {
                        let reason = klad_engine::notation::excerpt(&reason, 120);
                        self.refuse(state, seat, CallRefusal::Unreadable { reason }, None, out);
                    }
                }
            }
            Input::Move { seat, ply, mv, ticket } if seat.0 < self.seats && self.open => {
                self.heard = ticket;
                self.plain_move(state, now, seat, ply, &mv, out);
                // Whatever takes the move also takes its ticket; if it is still here, nothing did.
                decline(self.heard.take(), None, out);
            }
            Input::Move { ticket, .. } => decline(ticket, None, out),
            Input::Tick => self.catch_up(state, now, now, out),
            // Seats that do not exist, or a message before the table is open.
            _ => {}
        }
    }

    /// Handles an applied move: the batch's, or the table's own (a removed seat), which voids everything pending.
    fn applied(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        self.orders.iter_mut().for_each(Orders::come_into_force);
        self.asked = None;
        match self.running.take() {
            Some(batch) => self.resolve(state, now, batch, out),
            None => {
                self.void_window(state, out);
                self.attached = None;
                self.void_round(out);
                self.enter(state, now, out);
            }
        }
    }

    /// KZ-072: makes the next entrant of the batch that is still valid; tells the others that they were too late.
    fn resolve(&mut self, state: &State, now: u64, mut batch: Batch, out: &mut Vec<Output>) {
        while let Some(entrant) = batch.rest.pop_front() {
            match entrant {
                Entrant::Call(call) => match settle(state, &call) {
                    Some(mv) => {
                        batch.photo = true;
                        return self.play(call.seat, mv, call.ticket, batch, out);
                    }
                    None => self.lapse(state, &call, out),
                },
                Entrant::Turn { seat, mv, ticket } => {
                    if !batch.photo && rules::check(state, seat, mv).is_ok() {
                        return self.play(seat, mv, ticket, batch, out);
                    }
                    self.return_move(state, seat, mv, ticket, out);
                }
            }
        }
        self.enter(state, now, out);
    }

    fn play(&mut self, seat: Seat, mv: Move, ticket: Option<Ticket>, batch: Batch, out: &mut Vec<Output>) {
        self.running = Some(batch);
        self.clock = None;
        out.push(Output::Play { seat, mv: mv.to_string(), ticket });
    }

    /// Makes a move outside any batch: the one being handled, or one the table makes for a seat.
    fn play_alone(&mut self, seat: Seat, mv: Move, out: &mut Vec<Output>) {
        let ticket = self.heard.take();
        self.play(seat, mv, ticket, Batch::default(), out);
    }

    /// Starts the mode at a position: a new one, or the same after a restart or a pause.
    fn enter(&mut self, state: &State, now: u64, out: &mut Vec<Output>) {
        self.rev = state.rev();
        self.clock = None;
        if state.is_over() {
            self.void_window(state, out);
            self.void_round(out);
            (self.pause, self.attached) = (None, None);
            return;
        }
        match (self.options.call_mode, state.is_stable()) {
            (CallMode::Race, _) => self.enter_race(state, now, out),
            (CallMode::Standing, true) => self.collect(state, now, out),
            (CallMode::Sealed, true) => self.open_round(state, now, out),
            (CallMode::Sim, true) => self.simulate(state, now, out),
            (_, false) => self.wait(state, now, false, out),
        }
        self.recalled = None;
    }

    /// Waits for the active seat: notifies it, starts its clock, and asks a bot.
    fn wait(&mut self, state: &State, now: u64, may_call: bool, out: &mut Vec<Output>) {
        let ended = matches!(state.phase(), Phase::AwaitEnd { .. });
        // A bot has nothing left to decide here, and in sealed play nobody has (KZ-144).
        if ended && (self.is_bot(state.active()) || self.options.call_mode == CallMode::Sealed) {
            return self.play(state.active(), Move::EndTurn {}, None, Batch::default(), out);
        }
        self.clock = match self.options.turn_ms {
            0 => None,
            ms => Some(self.recalled_clock(state).unwrap_or(now + u64::from(ms))),
        };
        if self.options.call_mode != CallMode::Sim {
            let notice = self.waiting(state, now, may_call);
            send(None, &notice, out);
        }
        self.ask(state, out);
    }

    /// Asks the active seat's bot for a turn move. In `sim` every seat is a bot (KZ-149).
    fn ask(&mut self, state: &State, out: &mut Vec<Output>) {
        if self.is_bot(state.active()) {
            self.asked = Some(state.rev());
            out.push(Output::Ask { seat: state.active() });
        }
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.bots[seat.index()].is_some() || self.options.call_mode == CallMode::Sim
    }

    fn people(&self, state: &State) -> SeatSet {
        state.present().iter().filter(|&seat| !self.is_bot(seat)).collect()
    }

    /// Does everything that is due up to `limit`.
    fn catch_up(&mut self, state: &State, now: u64, limit: u64, out: &mut Vec<Output>) {
        if state.is_over() {
            return;
        }
        self.race_until(state, now, limit, out);
        if self.running.is_none() && self.round.as_ref().is_some_and(|round| round.deadline <= limit) {
            self.close_round(state, now, out);
        }
        if self.running.is_none() && self.clock.is_some_and(|clock| clock <= limit) {
            // E19
            self.play(state.active(), self.forced(state), None, Batch::default(), out);
        }
    }

    /// E19: the move made for the active seat when its time is up.
    fn forced(&self, state: &State) -> Move {
        rules::forced(state.phase(), &legal(state, state.active()))
    }

    fn bot_moves(&mut self, state: &State, now: u64, mv: Move, out: &mut Vec<Output>) {
        match self.window {
            Some(_) => self.bot_enters(state, now, mv, out),
            None => self.play(state.active(), mv, None, Batch::default(), out),
        }
    }

    /// The call a bot would make from its own view, if it notices the match (KZ-147).
    fn bot_call(&self, state: &State, seat: Seat, noticed: Comps) -> Option<Call> {
        let view = state.view(Viewer::Seat(seat), Sight::Recall);
        match bot::call(&view, noticed)? {
            Move::Claim { comp, start } => Some(Call::at(state, seat, comp, start, Default::default())),
            _ => None,
        }
    }

    /// Handles that a person or a bot takes over a seat.
    fn changed_hands(&mut self, state: &State, now: u64, seat: Seat, out: &mut Vec<Output>) {
        if state.is_over() {
            return;
        }
        self.changed_hands_in_race(state, now, seat, out);
        self.changed_hands_in_round(state, now, seat, out);
        let waits = self.running.is_none() && self.pause.is_none() && self.round.is_none();
        if waits && seat == state.active() && self.asked.is_none() {
            self.ask(state, out);
        }
    }
}

/// KZ-072: what a call made at the position `before` becomes at the position `now`.
pub(crate) fn again(before: &State, now: &State, seat: Seat, mv: Move) -> Option<Move> {
    match mv {
        Move::Claim { comp, start } => settle(now, &Call::at(before, seat, comp, start, Default::default())),
        _ => None,
    }
}

fn legal(state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    moves
}

/// Reports that a move with a ticket is not made.
fn decline(ticket: Option<Ticket>, refusal: Option<PlayError>, out: &mut Vec<Output>) {
    out.extend(ticket.map(|ticket| Output::Decline { ticket, refusal }));
}

fn send(to: Option<Seat>, notice: &Notice, out: &mut Vec<Output>) {
    let message = to_raw_value(notice).expect("notices serialize");
    out.push(Output::Send { to, message });
}

/// The time left, as a duration that fits the wire format.
fn left(due: u64, now: u64) -> u32 {
    u32::try_from(due.saturating_sub(now)).unwrap_or(u32::MAX)
}
