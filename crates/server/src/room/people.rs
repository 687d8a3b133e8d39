//! The people in a room: connections to this node, and what other nodes report about theirs.

use std::sync::Arc;

use klad_engine::{Seat, Viewer};
use klad_protocol::{
    Code, ErrorBody, FromServer,
    socket::{Presence, close},
};
use klad_store::Identity;
use serde::Serialize;

use super::board::{Frames, Wanted};
use crate::{
    app::App,
    error::ApiError,
    outbox::{Closing, Outbox},
};

/// The WebSocket close code for "service restart": reconnect immediately.
const RECONNECT: u16 = 1012;
/// A node that has not announced anybody at a table for this long has nobody there.
const SILENCE_MS: u64 = 8_000;

/// A socket in the room.
pub(super) struct Connection {
    pub(super) socket: u64,
    pub(super) identity: Option<Identity>,
    pub(super) viewer: Viewer,
    pub(super) outbox: Arc<Outbox>,
    /// Nothing is sent before the welcome.
    pub(super) welcomed: bool,
    /// Whether the client wants every view whole.
    pub(super) whole: bool,
    /// The edition of the view that the client has, once it has one and while it follows.
    pub(super) edition: Option<u32>,
    /// Whether the client goes on to another table on the same socket.
    pub(super) departs: bool,
}

impl Drop for Connection {
    /// However a room ends, its sockets are closed and reconnect to another room.
    fn drop(&mut self) {
        if !self.departs {
            self.outbox.close(Closing { code: RECONNECT, error: None });
        }
    }
}

/// Who is connected to another node.
struct Elsewhere {
    node: String,
    presence: Presence,
    heard_ms: u64,
}

/// The people in a room.
pub(super) struct People {
    app: App,
    connections: Vec<Connection>,
    elsewhere: Vec<Elsewhere>,
    /// Who is connected anywhere, as last sent to everybody.
    presence: Presence,
    /// When the last person here disconnected.
    pub(super) empty_since_ms: u64,
    /// When the other nodes were last told who is connected here.
    pub(super) announced_ms: u64,
}

impl People {
    pub(super) fn new(app: App) -> People {
        let empty_since_ms = app.ambient.now_ms();
        People {
            app,
            connections: Vec::new(),
            elsewhere: Vec::new(),
            presence: Presence::default(),
            empty_since_ms,
            announced_ms: 0,
        }
    }

    pub(super) fn join(&mut self, connection: Connection) {
        self.connections.push(connection);
    }

    pub(super) fn leave(&mut self, socket: u64) {
        self.connections.retain(|connection| connection.socket != socket);
        if self.connections.is_empty() {
            self.empty_since_ms = self.app.ambient.now_ms();
        }
    }

    /// A socket moves to another table and stays open.
    pub(super) fn depart(&mut self, socket: u64) {
        let leaving = self.connections.iter_mut().filter(|connection| connection.socket == socket);
        leaving.for_each(|connection| connection.departs = true);
        self.leave(socket);
    }

    /// The sockets that have been welcomed.
    pub(super) fn sockets(&self) -> Vec<u64> {
        let welcomed = self.connections.iter().filter(|connection| connection.welcomed);
        welcomed.map(|connection| connection.socket).collect()
    }

    pub(super) fn find(&self, socket: u64) -> Option<&Connection> {
        self.connections.iter().find(|connection| connection.socket == socket)
    }

    /// Whether nobody is connected to this node.
    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// Whether nobody is connected to any node, as far as we know.
    pub(super) fn is_empty_everywhere(&self) -> bool {
        self.connections.is_empty() && self.elsewhere.is_empty()
    }

    /// Who is connected anywhere, as last sent to everybody.
    pub(super) fn presence(&self) -> &Presence {
        &self.presence
    }

    pub(super) fn is_online(&self, seat: Seat) -> bool {
        self.presence.online.contains(&seat)
    }

    /// Of all nodes with people at this table, the first by name acts for it. If two nodes briefly both think it is
    /// theirs, the log still accepts only one of their moves.
    pub(super) fn acts_here(&self) -> bool {
        self.acting_node() == self.app.node
    }

    /// The name of the node that acts for this table.
    pub(super) fn acting_node(&self) -> &str {
        let others = self.elsewhere.iter().map(|other| other.node.as_str());
        others.chain([self.app.node.as_str()]).min().expect("this node is among them")
    }

    /// Another node reports who is connected to it.
    pub(super) fn hear_of(&mut self, node: String, presence: Presence) {
        let heard_ms = self.app.ambient.now_ms();
        self.elsewhere.retain(|other| other.node != node);
        if !presence.online.is_empty() || presence.watchers > 0 {
            self.elsewhere.push(Elsewhere { node, presence, heard_ms });
        }
    }

    /// Who is connected to this node.
    pub(super) fn here(&self) -> Presence {
        let mut online: Vec<Seat> = Vec::new();
        let mut watchers = 0;
        for connection in &self.connections {
            match connection.viewer {
                Viewer::Seat(seat) if online.contains(&seat) => {}
                Viewer::Seat(seat) => online.push(seat),
                Viewer::Spectator => watchers += 1,
            }
        }
        online.sort();
        Presence { online, watchers }
    }

    /// Recounts who is connected, here or elsewhere, and sends everybody the result if it has changed. Returns who was
    /// connected before.
    pub(super) fn recount(&mut self) -> Presence {
        let now_ms = self.app.ambient.now_ms();
        self.elsewhere.retain(|other| other.heard_ms + SILENCE_MS > now_ms);
        let mut all = self.here();
        for other in &self.elsewhere {
            all.online.extend(&other.presence.online);
            all.watchers += other.presence.watchers;
        }
        all.online.sort();
        all.online.dedup();
        if all == self.presence {
            return all;
        }
        let before = std::mem::replace(&mut self.presence, all);
        self.tell_all(&FromServer::Presence(self.presence.clone()));
        before
    }

    /// Seats have changed hands: updates every connection's viewer. Returns the sockets that see another view now,
    /// except those that are still to be welcomed.
    pub(super) fn reseat(&mut self, viewer_of: impl Fn(Option<&Identity>) -> Viewer) -> Vec<u64> {
        let mut moved = Vec::new();
        for connection in &mut self.connections {
            let viewer = viewer_of(connection.identity.as_ref());
            if connection.viewer != viewer {
                connection.viewer = viewer;
                if connection.welcomed {
                    moved.push(connection.socket);
                }
            }
        }
        moved
    }

    fn welcomed(&self, viewer: Viewer) -> impl Iterator<Item = &Connection> {
        self.connections.iter().filter(move |connection| connection.welcomed && connection.viewer == viewer)
    }

    /// The forms in which this viewer's clients need its next frame, after this edition; `None` if nobody needs it.
    pub(super) fn wanted(&self, viewer: Viewer, edition: u32) -> Option<Wanted> {
        let mut wanted = None;
        for connection in self.welcomed(viewer) {
            let wanted: &mut Wanted = wanted.get_or_insert_default();
            match (connection.whole, connection.edition == Some(edition)) {
                (true, _) => wanted.whole = true,
                (false, true) => wanted.change = true,
                (false, false) => wanted.first = true,
            }
        }
        wanted
    }

    /// Sends a frame to all of this viewer's clients here.
    pub(super) fn show(&mut self, viewer: Viewer, frames: Frames) {
        let Frames { change, whole, edition } = frames;
        let sees = |connection: &&mut Connection| connection.welcomed && connection.viewer == viewer;
        for connection in self.connections.iter_mut().filter(sees) {
            let Some(text) = change.as_ref().filter(|_| !connection.whole).or(whole.as_ref()) else {
                continue;
            };
            let taken = connection.outbox.push(text);
            connection.edition = taken.then_some(edition);
            if !taken {
                self.app.metrics.resyncs.add(1);
            }
        }
    }

    fn push(&self, connection: &Connection, text: &str) {
        if !connection.outbox.push(text) {
            self.app.metrics.resyncs.add(1);
        }
    }

    /// Sends one socket the complete state.
    pub(super) fn welcome(&mut self, socket: u64, text: String, edition: Option<u32>) {
        let found = self.connections.iter_mut().find(|connection| connection.socket == socket);
        if let Some(connection) = found {
            let taken = connection.outbox.push_whole(&text);
            connection.edition = edition.filter(|_| taken);
            connection.welcomed = true;
        }
    }

    pub(super) fn tell_all(&self, message: &FromServer) {
        if self.connections.is_empty() {
            return;
        }
        let text = json(message);
        for connection in self.connections.iter().filter(|connection| connection.welcomed) {
            self.push(connection, &text);
        }
    }

    /// Sends a message to everybody at one seat, or to all.
    pub(super) fn tell_seat(&self, to: Option<Seat>, message: &FromServer) {
        let Some(seat) = to else { return self.tell_all(message) };
        let text = json(message);
        self.welcomed(Viewer::Seat(seat)).for_each(|connection| self.push(connection, &text));
    }

    /// Sends one socket an answer. If it has too many answers waiting, it has to reconnect.
    pub(super) fn tell_one(&self, socket: u64, message: &FromServer) {
        if let Some(connection) = self.find(socket)
            && !connection.outbox.answer(&json(message))
        {
            self.break_off(socket);
        }
    }

    pub(super) fn refuse_one(&self, socket: u64, id: Option<u32>, error: ApiError) {
        self.tell_one(socket, &FromServer::Refused { id, error: *error.0 });
    }

    /// Closes the sockets of spectators, except for these people.
    pub(super) fn show_spectators_out(&self, but: impl Fn(&Identity) -> bool) {
        let strangers = self.connections.iter().filter(|connection| {
            connection.viewer == Viewer::Spectator && !connection.identity.as_ref().is_some_and(&but)
        });
        for connection in strangers {
            let error = Some(ErrorBody::new(Code::NoSpectators, "this table is closed to spectators"));
            connection.outbox.close(Closing { code: close::NO_SPECTATORS, error });
        }
    }

    /// Makes a client reconnect, because the fate of something it sent is unknown.
    pub(super) fn break_off(&self, socket: u64) {
        if let Some(connection) = self.find(socket) {
            connection.outbox.close(Closing { code: RECONNECT, error: None });
        }
    }

    /// Requests round-trip times for everybody here.
    pub(super) fn measure_round_trips(&self) {
        self.connections.iter().for_each(|connection| connection.outbox.measure_round_trips());
    }
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("messages serialize")
}
