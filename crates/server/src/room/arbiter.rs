//! Hosts the arbiter of a table: it gets every input with its arrival time, and its moves are handled like all others.
//!
//! One node at a time hosts it (see [`People::acts_here`](super::people::People::acts_here)); the others forward what
//! their people send. What an arbiter must not forget is in the store, so another node can take over; the window of a
//! race then opens again.

use std::collections::VecDeque;

use klad_engine::{
    Seat, Table, Viewer,
    arbiter::{Arbiter, Input, Output, Ticket},
};
use klad_protocol::{Code, FromServer, TableState, socket::Presence};
use serde_json::Value;

use super::{
    Room, not_seated,
    play::{AGAIN_MS, By, stale},
    staleness::Unshown,
    waiting::{Asker, Undecided},
};
use crate::{
    bus::{ArbiterInput, HandedIn, News},
    error::{Answer, ApiError},
    facts,
};

/// An arbiter and what its host keeps for it.
pub(super) struct Hosting {
    /// None while another node hosts it.
    desk: Option<Box<dyn Arbiter>>,
    /// What the store has of its memory.
    memory: Option<String>,
    /// The log has advanced without it: it has to be rebuilt.
    outdated: bool,
    /// The last notice to everybody; spectators who arrive later are sent it too.
    notice: Option<Value>,
}

impl Hosting {
    /// To be built before anything else happens.
    pub(super) fn to_be_made() -> Hosting {
        Hosting { desk: None, memory: None, outdated: true, notice: None }
    }

    /// Whether it has to be rebuilt before it can take input: the log or another node has overtaken it.
    fn is_outdated(&self, acts_here: bool) -> bool {
        self.outdated || self.desk.is_some() != acts_here
    }

    /// The log has advanced without it.
    pub(super) fn outdate(&mut self) {
        self.outdated = true;
    }

    /// When it needs its next input.
    pub(super) fn due_ms(&self, acts_here: bool, now_ms: u64) -> Option<u64> {
        if self.is_outdated(acts_here) { Some(now_ms) } else { self.desk.as_ref()?.wake_at() }
    }

    /// Its outputs for this input; none where it is not hosted here.
    fn handle(&mut self, table: &dyn Table, now_ms: u64, input: Input) -> Option<Vec<Output>> {
        let desk = self.desk.as_mut().filter(|_| !self.outdated)?;
        let mut outputs = Vec::new();
        desk.handle(table, now_ms, input, &mut outputs);
        Some(outputs)
    }

    /// Its memory, if it differs from what the store has.
    fn unsaved_memory(&self) -> Option<String> {
        let memory = self.desk.as_ref()?.memory();
        memory.filter(|memory| self.memory.as_ref() != Some(memory))
    }
}

impl Room {
    /// Builds the table's arbiter, if the game has one, from what an earlier one left.
    async fn appoint_arbiter(&mut self) -> Answer<()> {
        let acts_here = self.people.acts_here();
        let Some(game) = self.stage.game_mut() else { return Ok(()) };
        if self.record.state != TableState::Playing || game.board.is_over() {
            game.arbiter = None;
            return Ok(());
        }
        let entry = self.app.catalog.find(&self.record.game).ok_or_else(|| ApiError::not_found("game"))?;
        let memory = self.app.store.memory(self.record.id).await?;
        let seed = facts::seed(&self.record);
        let table = game.board.position.table.as_ref();
        let Some(desk) = entry.arbiter(table, &seed, memory.as_deref()) else { return Ok(()) };
        let seats = self.record.seats.len();
        game.arbiter =
            Some(Hosting { desk: acts_here.then_some(desk), memory, outdated: false, notice: None });
        // Moves at another node's arbiter are not affected.
        let forgotten = if acts_here { self.waiting.forgotten() } else { self.waiting.left_over() };
        self.break_off(forgotten);
        self.people.measure_round_trips();
        if !acts_here {
            return Ok(());
        }
        self.spread(|| News::Forgotten);
        let mut inputs = VecDeque::new();
        for seat in Seat::all(seats as u8) {
            match self.level_at(seat) {
                Some(level) => inputs.push_back(Input::Bot { seat, level: Some(level) }),
                None if !self.people.is_online(seat) => inputs.push_back(Input::Offline(seat)),
                None => {}
            }
        }
        inputs.push_back(Input::Open);
        self.feed_all(inputs).await;
        Ok(())
    }

    /// Rebuilds an arbiter that the log or another node has overtaken. This happens before the next input, so that
    /// nothing is sent to an arbiter that does not listen.
    pub(super) async fn renew_arbiter(&mut self) {
        let acts_here = self.people.acts_here();
        let is_outdated = self.stage.arbiter().is_some_and(|hosting| hosting.is_outdated(acts_here));
        if self.unsure_until_ms.is_some() || !is_outdated {
            return;
        }
        if let Err(error) = self.appoint_arbiter().await {
            tracing::warn!(table = %self.record.id, error = %error.0, "cannot create the arbiter");
            self.unsure_until_ms = Some(self.app.ambient.now_ms() + AGAIN_MS);
        }
    }

    async fn feed(&mut self, input: Input) {
        self.feed_all(VecDeque::from([input])).await;
    }

    /// Feeds inputs to the arbiter and carries out its outputs, until there are none left.
    async fn feed_all(&mut self, mut inputs: VecDeque<Input>) {
        while let Some(input) = inputs.pop_front() {
            let now_ms = self.app.ambient.now_ms();
            let Some(game) = self.stage.game_mut() else { return };
            let Some(hosting) = &mut game.arbiter else { return };
            let table = game.board.position.table.as_ref();
            let Some(outputs) = hosting.handle(table, now_ms, input) else { return };
            for output in outputs {
                match output {
                    Output::Send { to, message } => self.send_of_arbiter(to, message.get()),
                    Output::Ask { seat } => self.think(seat),
                    Output::Decline { ticket, refusal } => {
                        self.declined(ticket, refusal.map_or_else(stale, ApiError::from));
                    }
                    Output::Play { seat, mv, ticket } => {
                        if !self.play_of_arbiter(seat, mv, ticket).await {
                            return;
                        }
                        inputs.push_front(Input::Applied);
                    }
                }
            }
        }
        self.keep_memory().await;
    }

    fn send_of_arbiter(&mut self, to: Option<Seat>, message: &str) {
        let message: Value = serde_json::from_str(message).expect("an arbiter's messages are JSON");
        self.spread(|| News::FromArbiter { to, message: message.clone() });
        self.pass_on(to, message);
    }

    /// Forwards a message from the arbiter to the people here.
    pub(super) fn pass_on(&mut self, to: Option<Seat>, message: Value) {
        self.people.tell_seat(to, &FromServer::Arbiter { message: message.clone() });
        if let (None, Some(hosting)) = (to, self.stage.arbiter_mut()) {
            hosting.notice = Some(message);
        }
    }

    /// Returns whether the move was made.
    async fn play_of_arbiter(&mut self, seat: Seat, mv: String, ticket: Option<Ticket>) -> bool {
        let undecided = ticket.and_then(|ticket| self.waiting.take(ticket));
        let by = match self.level_at(seat) {
            None => By::hand(undecided.as_ref().map(|undecided| undecided.asker.clone())),
            Some(_) => By::BOT,
        };
        match self.make_move(seat, mv, &by).await {
            Ok(()) => true,
            Err(error) => {
                if let Some(undecided) = undecided {
                    self.tell_declined(undecided, error.clone());
                }
                let failed = !matches!(error.0.code, Code::Stale | Code::TryAgain);
                if failed {
                    tracing::error!(table = %self.record.id, %seat, error = %error.0, "the arbiter's move was refused");
                    self.app.metrics.stopped.add(1);
                }
                if let Some(game) = self.stage.game_mut() {
                    game.stopped |= failed;
                    game.arbiter.iter_mut().for_each(Hosting::outdate);
                }
                false
            }
        }
    }

    async fn keep_memory(&mut self) {
        let Some(hosting) = self.stage.arbiter_mut() else { return };
        let Some(memory) = hosting.unsaved_memory() else { return };
        match self.app.store.put_memory(self.record.id, &memory).await {
            Ok(()) => hosting.memory = Some(memory),
            Err(error) => {
                tracing::warn!(%error, table = %self.record.id, "cannot store an arbiter's memory");
                self.app.metrics.store_errors.add(1);
            }
        }
    }

    pub(super) async fn arbiter_ticks(&mut self, now_ms: u64) {
        self.renew_arbiter().await;
        let acts_here = self.people.acts_here();
        let hosting = self.stage.arbiter().filter(|hosting| !hosting.is_outdated(acts_here));
        let wake_ms = hosting.and_then(|hosting| hosting.due_ms(acts_here, now_ms));
        if wake_ms.is_some_and(|wake_ms| wake_ms <= now_ms) {
            self.feed(Input::Tick).await;
        }
    }

    /// A client's message to the arbiter.
    pub(super) async fn message_to_arbiter(&mut self, socket: u64, viewer: Viewer, message: Value) {
        let Viewer::Seat(seat) = viewer else { return self.people.refuse_one(socket, None, not_seated()) };
        if let Err(error) = self.ready_to_play() {
            return self.people.refuse_one(socket, None, error);
        }
        if self.stage.arbiter().is_none() {
            let error = ApiError::new(Code::WrongState, "this table has no arbiter now");
            return self.people.refuse_one(socket, None, error);
        }
        self.come_back(seat).await;
        self.tell_arbiter(ArbiterInput::Message { seat, message }).await;
    }

    /// A plain move at a table with an arbiter. Returns the ticket that identifies its answer.
    pub(super) async fn move_to_arbiter(&mut self, seat: Seat, notation: String, asker: Asker) -> Ticket {
        let acts_here = self.people.acts_here();
        let sent_ms = (!acts_here).then(|| self.app.ambient.now_ms());
        let plies = self.stage.plies();
        let ticket = self.waiting.add(asker, seat, plies, sent_ms);
        let handed_on =
            self.tell_arbiter(ArbiterInput::Move { seat, ply: plies, notation, ticket: Some(ticket) });
        if !handed_on.await {
            self.declined(ticket, ApiError::try_again());
        }
        ticket
    }

    /// A move submitted here is declined.
    pub(super) fn declined(&mut self, ticket: Ticket, error: ApiError) {
        if let Some(undecided) = self.waiting.take(ticket) {
            self.tell_declined(undecided, error);
        }
    }

    pub(super) fn tell_declined(&mut self, undecided: Undecided, error: ApiError) {
        match undecided.asker {
            Asker::Socket { socket, id } => self.turn_down(socket, Viewer::Seat(undecided.seat), id, error),
            Asker::Request => self.waiting.refusal = Some(error),
            Asker::Node { node, ticket } => {
                let error = (error.0.code != Code::Stale).then_some(*error.0);
                self.spread(|| News::Declined { at: HandedIn { node, ticket }, error });
            }
        }
    }

    /// The fate of these moves is unknown: their clients have to reconnect and look.
    pub(super) fn break_off(&mut self, forgotten: Vec<Undecided>) {
        for undecided in forgotten {
            match undecided.asker {
                Asker::Socket { socket, .. } => self.people.break_off(socket),
                Asker::Request => self.waiting.refusal = Some(ApiError::try_again()),
                // That node is informed that the arbiter has forgotten.
                Asker::Node { .. } => {}
            }
        }
    }

    /// Another node has written to the log; `made` says whose move that was, if another node had submitted it.
    pub(super) async fn hear_moved(&mut self, plies: u32, made: Option<HandedIn>) {
        let ours = made.filter(|made| made.node == self.app.node);
        let undecided = ours.and_then(|made| self.waiting.take(made.ticket));
        let known = plies <= self.stage.plies();
        if let (Some(Undecided { asker: Asker::Socket { id, .. }, seat, .. }), Some(board)) =
            (&undecided, self.stage.board_mut())
        {
            board.acknowledge(*seat, *id);
        }
        self.compare(plies, self.record.version).await;
        if let (true, Some(undecided), Some(board)) = (known, undecided, self.stage.board()) {
            // The move itself was shown before we learned whose it was.
            let turn = board.position.table.turn();
            self.send_frames(Unshown::and(None, undecided.seat, turn));
        }
    }

    /// A bot's answer, with the ply at which it was asked: the arbiter drops it if the table has advanced since.
    pub(super) async fn bot_to_arbiter(&mut self, seat: Seat, asked_at: u32, notation: Option<String>) {
        let Some(game) = self.stage.game() else { return };
        let Some(mv) = notation.or_else(|| game.board.position.table.fallback(seat)) else { return };
        self.feed(Input::Move { seat, ply: asked_at.into(), mv, ticket: None }).await;
    }

    pub(super) async fn round_trip(&mut self, socket: u64, ms: u32) {
        let Some(connection) = self.people.find(socket) else { return };
        if let Viewer::Seat(seat) = connection.viewer {
            self.tell_arbiter(ArbiterInput::RoundTrip { seat, ms }).await;
        }
    }

    /// Sends input to the arbiter, whichever node hosts it. Returns whether that was possible.
    async fn tell_arbiter(&mut self, input: ArbiterInput) -> bool {
        if self.people.acts_here() {
            self.arbiter_hears(input, None).await;
            return true;
        }
        self.stage.arbiter().is_some() && self.spread(|| News::ToArbiter { input })
    }

    /// `node` is the node that forwarded it, if it was another.
    pub(super) async fn arbiter_hears(&mut self, input: ArbiterInput, node: Option<String>) {
        let input = match input {
            ArbiterInput::Message { seat, message } => Input::Message { seat, message },
            ArbiterInput::RoundTrip { seat, ms } => Input::RoundTrip { seat, ms },
            ArbiterInput::Move { seat, ply, notation, ticket } => {
                let Some(node) = node else {
                    return self.feed(Input::Move { seat, ply: ply.into(), mv: notation, ticket }).await;
                };
                return self
                    .hear_handed_in(seat, ply, notation, ticket.map(|ticket| HandedIn { node, ticket }))
                    .await;
            }
        };
        self.feed(input).await;
    }

    /// A move submitted by another node. That node is informed immediately what became of it, or that this is not
    /// decided yet.
    async fn hear_handed_in(&mut self, seat: Seat, ply: u32, mv: String, at: Option<HandedIn>) {
        if !self.people.acts_here() {
            // It will not be made here; the sender finds out which node acts for the table, and gives up.
            return;
        }
        if self.stage.arbiter().is_none() {
            // It was in flight when the game ended.
            if let Some(at) = at {
                self.spread(|| News::Declined { at, error: None });
            }
            return;
        }
        let asker = at.as_ref().map(|at| Asker::Node { node: at.node.clone(), ticket: at.ticket });
        let ticket = asker.map(|asker| self.waiting.add(asker, seat, ply, None));
        self.feed(Input::Move { seat, ply: ply.into(), mv, ticket }).await;
        if let (Some(at), Some(ticket)) = (at, ticket)
            && self.waiting.contains(ticket)
        {
            self.spread(|| News::Pending { at });
        }
    }

    /// Seats have connected or disconnected since.
    pub(super) async fn arbiter_sees(&mut self, before: &Presence) {
        if self.stage.arbiter().is_none() {
            return;
        }
        let after = self.people.presence().clone();
        for seat in after.online.iter().filter(|seat| !before.online.contains(seat)) {
            self.feed(Input::Online(*seat)).await;
        }
        for seat in before.online.iter().filter(|seat| !after.online.contains(seat)) {
            self.feed(Input::Offline(*seat)).await;
        }
    }

    /// Somebody has just connected: sends them the current state.
    pub(super) async fn arbiter_greets(&mut self, socket: u64, viewer: Viewer, was_online: bool) {
        let Some(hosting) = self.stage.arbiter() else { return };
        if let Some(connection) = self.people.find(socket) {
            connection.outbox.measure_round_trips();
        }
        match viewer {
            Viewer::Seat(seat) if was_online && self.people.acts_here() => {
                self.feed(Input::Online(seat)).await;
            }
            Viewer::Seat(_) => {}
            Viewer::Spectator => {
                if let Some(message) = hosting.notice.clone() {
                    self.people.tell_one(socket, &FromServer::Arbiter { message });
                }
            }
        }
    }

    /// A bot plays for this seat now, or its person does again.
    pub(super) async fn arbiter_changes_hands(&mut self, seat: Seat) {
        let level = self.level_at(seat);
        self.feed(Input::Bot { seat, level }).await;
    }
}
