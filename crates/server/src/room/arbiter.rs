//! Hosting the arbiter of a table: it hears everything with the time it came, and its moves go the way of all moves.
//!
//! One node at a time hosts it (see [`People::acts_here`](super::people::People::acts_here)); the others hand on what their
//! people say. What an arbiter must not forget is in the store, so another node can go on; a window of a race opens again
//! then.

use std::collections::VecDeque;

use klad_engine::{
    Seat, Table, Viewer,
    arbiter::{Arbiter, Input, Output},
};
use klad_protocol::{Code, FromServer, TableState, socket::Presence};
use serde_json::Value;

use super::{Room, not_seated, play::AGAIN_MS};
use crate::{
    bus::{ArbiterInput, News},
    error::{Answer, ApiError},
    facts,
};

/// An arbiter and what its host keeps for it.
pub(super) struct Hosting {
    /// None while another node hosts it.
    desk: Option<Box<dyn Arbiter>>,
    /// What the store has of its memory.
    memory: Option<String>,
    /// The log went on without it: it has to be made again.
    outdated: bool,
    /// By seat: the id of the move on its way.
    pending: Vec<Option<u32>>,
    /// What everybody was last told; spectators who come later are told it too.
    notice: Option<Value>,
}

impl Hosting {
    /// To be made before anything else happens.
    pub(super) fn to_be_made(seats: u8) -> Hosting {
        Hosting { desk: None, memory: None, outdated: true, pending: vec![None; seats.into()], notice: None }
    }

    /// Whether it has to be made again before it can be handed anything: the log or another node has overtaken it.
    fn is_outdated(&self, acts_here: bool) -> bool {
        self.outdated || self.desk.is_some() != acts_here
    }

    /// The log went on without it.
    pub(super) fn outdate(&mut self) {
        self.outdated = true;
    }

    /// When it has to be handed something.
    pub(super) fn due_ms(&self, acts_here: bool, now_ms: u64) -> Option<u64> {
        if self.is_outdated(acts_here) { Some(now_ms) } else { self.desk.as_ref()?.wake_at() }
    }

    /// What it wants done about this input; nothing where it is not hosted here.
    fn handle(&mut self, table: &dyn Table, now_ms: u64, input: Input) -> Option<Vec<Output>> {
        let desk = self.desk.as_mut().filter(|_| !self.outdated)?;
        let mut outputs = Vec::new();
        desk.handle(table, now_ms, input, &mut outputs);
        Some(outputs)
    }

    /// What the store has to keep now, if it has something else.
    fn unsaved_memory(&self) -> Option<String> {
        let memory = self.desk.as_ref()?.memory();
        memory.filter(|memory| self.memory.as_ref() != Some(memory))
    }
}

impl Room {
    /// Makes the table's arbiter, if the game has one, from what an earlier one left.
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
        game.arbiter = Some(Hosting {
            desk: acts_here.then_some(desk),
            memory,
            outdated: false,
            pending: vec![None; seats],
            notice: None,
        });
        self.people.measure_round_trips();
        if !acts_here {
            return Ok(());
        }
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

    /// Makes an arbiter again that the log or another node has overtaken. This comes before whatever is heard next, so that
    /// nothing is said to an arbiter that does not listen.
    pub(super) async fn renew_arbiter(&mut self) {
        let acts_here = self.people.acts_here();
        let is_outdated = self.stage.arbiter().is_some_and(|hosting| hosting.is_outdated(acts_here));
        if self.unsure_until_ms.is_some() || !is_outdated {
            return;
        }
        if let Err(error) = self.appoint_arbiter().await {
            tracing::warn!(table = %self.record.id, error = %error.0, "the arbiter cannot be made");
            self.unsure_until_ms = Some(self.app.ambient.now_ms() + AGAIN_MS);
        }
    }

    async fn feed(&mut self, input: Input) {
        self.feed_all(VecDeque::from([input])).await;
    }

    /// Hands inputs to the arbiter and does what it wants done, until it wants nothing more.
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
                    Output::Play { seat, mv } => {
                        if !self.play_of_arbiter(seat, mv).await {
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

    /// Hands a message of the arbiter to the people here.
    pub(super) fn pass_on(&mut self, to: Option<Seat>, message: Value) {
        self.people.tell_seat(to, &FromServer::Arbiter { message: message.clone() });
        if let (None, Some(hosting)) = (to, self.stage.arbiter_mut()) {
            hosting.notice = Some(message);
        }
    }

    /// Returns whether the move was made.
    async fn play_of_arbiter(&mut self, seat: Seat, mv: String) -> bool {
        let by_hand = self.level_at(seat).is_none();
        let hosting = self.stage.arbiter_mut();
        let id = hosting.and_then(|hosting| hosting.pending.get_mut(seat.index())?.take());
        match self.make_move(seat, mv, id, by_hand).await {
            Ok(()) => true,
            Err(error) => {
                let failed = !matches!(error.0.code, Code::Stale | Code::TryAgain);
                if failed {
                    tracing::error!(table = %self.record.id, %seat, error = %error.0, "the arbiter's move is refused");
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
                tracing::warn!(%error, table = %self.record.id, "an arbiter's memory was not written");
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

    /// A plain move at a table with an arbiter.
    pub(super) async fn move_to_arbiter(&mut self, seat: Seat, notation: String, id: Option<u32>) {
        let Some(game) = self.stage.game_mut() else { return };
        let ply = game.board.position.table.ply();
        if let Some(hosting) = &mut game.arbiter {
            hosting.pending[seat.index()] = id;
        }
        self.tell_arbiter(ArbiterInput::Move { seat, ply: ply as u32, notation }).await;
    }

    /// A bot's answer, with the ply at which it was asked: the arbiter drops it if the table has gone on since.
    pub(super) async fn bot_to_arbiter(&mut self, seat: Seat, asked_at: u32, notation: Option<String>) {
        let Some(game) = self.stage.game() else { return };
        let Some(mv) = notation.or_else(|| game.board.position.table.fallback(seat)) else { return };
        self.feed(Input::Move { seat, ply: asked_at.into(), mv }).await;
    }

    pub(super) async fn round_trip(&mut self, socket: u64, ms: u32) {
        let Some(connection) = self.people.find(socket) else { return };
        if let Viewer::Seat(seat) = connection.viewer {
            self.tell_arbiter(ArbiterInput::RoundTrip { seat, ms }).await;
        }
    }

    /// Hands it to the arbiter, wherever it is.
    async fn tell_arbiter(&mut self, input: ArbiterInput) {
        if self.people.acts_here() {
            self.arbiter_hears(input).await;
        } else if self.stage.arbiter().is_some() {
            self.spread(|| News::ToArbiter { input });
        }
    }

    pub(super) async fn arbiter_hears(&mut self, input: ArbiterInput) {
        let input = match input {
            ArbiterInput::Message { seat, message } => Input::Message { seat, message },
            ArbiterInput::Move { seat, ply, notation } => Input::Move { seat, ply: ply.into(), mv: notation },
            ArbiterInput::RoundTrip { seat, ms } => Input::RoundTrip { seat, ms },
        };
        self.feed(input).await;
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

    /// Somebody has just come: they are told where things stand.
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

    /// A bot plays for this seat now, or a person again.
    pub(super) async fn arbiter_changes_hands(&mut self, seat: Seat) {
        let level = self.level_at(seat);
        self.feed(Input::Bot { seat, level }).await;
    }
}
