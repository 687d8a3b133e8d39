//! Who is sent what. A message is built once for each distinct viewer and shared by all their sockets.

use std::{collections::VecDeque, fmt::Write, ops::Range, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use klad_engine::{Seat, SeatSet, Sight, Table, TableEvent, Turn, Viewer};
use klad_protocol::{
    FromServer, IdentityId, TableInfo,
    api::Seen,
    socket::{Acting, ClockFace, Presence, Said},
};
use serde::Serialize;
use serde_json::value::RawValue;

use super::{Game, Room, position::Ahead};
use crate::{error::ApiError, facts};

/// How many events the table's log keeps for each viewer.
const LOG_MAX: usize = 40;

/// What was last sent to one viewer. Each viewer has a number of its own: what is hidden from a viewer neither counts
/// nor makes its moves stale.
#[derive(Default)]
pub(super) struct Audience {
    /// Counts what this viewer was sent.
    pub(super) number: u32,
    /// Moves made for this number or a later one are made for what counts now.
    pub(super) basis: u32,
    /// A mark of what was sent.
    mark: u64,
    legal_mark: u64,
    clock_changes: u32,
    /// What happened since.
    fresh: Vec<Arc<RawValue>>,
    /// What happened lately, fresh or not.
    log: VecDeque<Arc<RawValue>>,
    /// The id of the last move of this seat that was made.
    pub(super) ack: Option<u32>,
    /// How much room a message took last time.
    bytes: usize,
}

/// Moves that are to be shown.
#[derive(Clone, Copy)]
pub(super) struct Unshown {
    /// Who has moved here; nobody if another node tells.
    movers: SeatSet,
    /// The turn before them.
    before: Turn,
}

impl Unshown {
    /// What another node has written.
    pub(super) fn by_others(before: Turn) -> Unshown {
        Unshown { movers: SeatSet::default(), before }
    }

    /// One move more.
    pub(super) fn after(unshown: Option<Unshown>, mover: Seat, before: Turn) -> Unshown {
        let Unshown { movers, before } = unshown.unwrap_or(Unshown::by_others(before));
        Unshown { movers: movers.with(mover), before }
    }

    /// Whether `seat` was asked together with all who have moved, and still is.
    fn leaves_asked(self, seat: Seat, now: Turn) -> bool {
        !self.movers.is_empty()
            && !self.movers.contains(seat)
            && self.movers.with(seat).iter().all(|asked| self.before.must.contains(asked))
            && now.must.contains(seat)
    }
}

/// All of one viewer's view but its events, as the beginning of a message that is still being written.
struct Sighting {
    /// What was there before, the JSON of the view, then that of the legal moves with commas between them.
    json: String,
    view: Range<usize>,
    legal: Range<usize>,
    turn: Turn,
    mark: u64,
    legal_mark: u64,
}

impl Sighting {
    /// Writes it behind `begun`.
    fn of(table: &dyn Table, viewer: Viewer, begun: String) -> Sighting {
        let mut json = begun.into_bytes();
        let view = json.len();
        table.write_view(viewer, Sight::Table, &mut json);
        let view = view..json.len();
        json.extend_from_slice(b",\"legal\":[");
        let legal = json.len();
        if let Viewer::Seat(seat) = viewer {
            table.write_legal(seat, &mut json);
        }
        let legal = legal..json.len();
        let turn = table.turn();
        let seats = turn.may.iter().fold(0u64, |seats, seat| seats | 1 << (seat.0 + 32));
        let seats = turn.must.iter().fold(seats, |seats, seat| seats | 1 << seat.0);
        let legal_mark = legal_mark(&json[legal.clone()]);
        let mark = mark_of(&json[view.clone()], legal_mark ^ seats);
        let json = String::from_utf8(json).expect("JSON is text");
        Sighting { json, view, legal, turn, mark, legal_mark }
    }

    /// Without a message around it.
    fn alone(table: &dyn Table, viewer: Viewer) -> Sighting {
        Sighting::of(table, viewer, String::with_capacity(2_000))
    }

    fn view(&self) -> &str {
        &self.json[self.view.clone()]
    }

    fn legal(&self) -> &str {
        &self.json[self.legal.clone()]
    }
}

fn legal_mark(legal: &[u8]) -> u64 {
    mark_of(legal, 1)
}

/// A mark of these bytes: texts that differ have different marks, as far as chance goes. Nobody gains by making two alike,
/// so it need not be hard to.
fn mark_of(bytes: &[u8], begin: u64) -> u64 {
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |mark: u64, word: u64| (mark.rotate_left(23) ^ word).wrapping_mul(ODD);
    let chunks = bytes.chunks_exact(8);
    let rest = chunks.remainder().iter().fold(bytes.len() as u64, |rest, &byte| rest << 8 | u64::from(byte));
    let words = chunks.map(|chunk| u64::from_le_bytes(chunk.try_into().expect("chunks of eight")));
    let mark = words.fold(begin, mix);
    let mark = mix(mark, rest);
    mark ^ mark >> 29
}

/// The number of a viewer in lists: seats, then spectators.
fn place(viewer: Viewer, seats: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => seats,
    }
}

impl Game {
    pub(super) fn audience(&mut self, viewer: Viewer) -> &mut Audience {
        let place = place(viewer, self.audience.len() - 1);
        &mut self.audience[place]
    }

    /// Takes a move that is in the log: everybody who hears of it has something new.
    pub(super) fn advance(&mut self, ahead: Ahead) {
        self.position = ahead.position;
        self.remember(ahead.told);
    }

    fn remember(&mut self, told: Vec<TableEvent>) {
        let seats = self.audience.len() - 1;
        for TableEvent { audience, event } in told {
            let event: Arc<RawValue> = event.into();
            for viewer in Viewer::all(seats as u8).filter(|&viewer| audience.includes(viewer)) {
                let audience = &mut self.audience[place(viewer, seats)];
                if audience.log.len() == LOG_MAX {
                    audience.log.pop_front();
                }
                audience.log.push_back(event.clone());
                audience.fresh.push(event.clone());
            }
        }
    }

    /// Whether a seat is asked for something else than it has been shown.
    pub(super) fn asks_anew(&self, seat: Seat) -> bool {
        let Some(unshown) = self.unshown else { return false };
        let table = self.position.table.as_ref();
        let mut legal = Vec::new();
        table.write_legal(seat, &mut legal);
        !unshown.leaves_asked(seat, table.turn())
            || legal_mark(&legal) != self.audience[seat.index()].legal_mark
    }

    /// The frame for one viewer, if there is anything new for it.
    fn frame(&mut self, viewer: Viewer, moves: Unshown, clocks: &[ClockFace]) -> Option<String> {
        let audience = self.audience(viewer);
        let (number, bytes) = (audience.number + 1, audience.bytes);
        let mut begun = String::with_capacity(bytes + bytes / 8);
        let _ = write!(begun, "{{\"type\":\"view\",\"number\":{number},\"view\":");
        let sighting = Sighting::of(self.position.table.as_ref(), viewer, begun);
        let clock_changes = self.position.clock_changes;
        let outcome = self.position.table.outcome();
        let audience = self.audience(viewer);
        let own = moves.movers.iter().any(|mover| viewer.is(mover));
        let same = sighting.mark == audience.mark
            && audience.fresh.is_empty()
            && audience.clock_changes == clock_changes
            && !own;
        if same {
            return None;
        }
        audience.number = number;
        // In a simultaneous choice everybody was asked at once: that another has answered does not make one's own
        // answer stale, as long as one is asked the same.
        let asked_at_once = match viewer {
            Viewer::Seat(seat) => {
                moves.leaves_asked(seat, sighting.turn) && sighting.legal_mark == audience.legal_mark
            }
            Viewer::Spectator => false,
        };
        if !asked_at_once {
            audience.basis = audience.number;
        }
        audience.mark = sighting.mark;
        audience.legal_mark = sighting.legal_mark;
        audience.clock_changes = clock_changes;
        let end =
            End { resumed: false, turn: sighting.turn, clocks, outcome: outcome.as_ref(), ack: audience.ack };
        let mut frame = sighting.json;
        end.write(&mut frame, audience.fresh.iter().map(|event| event.get()));
        audience.fresh.clear();
        audience.bytes = frame.len();
        Some(frame)
    }

    /// The frame for somebody who has just come: everything, and the log as it is kept.
    fn whole_frame(&mut self, viewer: Viewer, clocks: &[ClockFace]) -> String {
        let sighting = Sighting::alone(self.position.table.as_ref(), viewer);
        let clock_changes = self.position.clock_changes;
        let outcome = self.position.table.outcome();
        let log = self.faded(viewer);
        let audience = self.audience(viewer);
        // Others of the same viewer may be connected and owed what is fresh; only a changed view counts as sent.
        if sighting.mark != audience.mark || audience.number == 0 {
            audience.number += 1;
            audience.basis = audience.number;
            audience.mark = sighting.mark;
            audience.legal_mark = sighting.legal_mark;
            audience.clock_changes = clock_changes;
            audience.fresh.clear();
        }
        let end =
            End { resumed: true, turn: sighting.turn, clocks, outcome: outcome.as_ref(), ack: audience.ack };
        let mut frame = format!("{{\"number\":{},\"view\":{}", audience.number, sighting.json);
        end.write(&mut frame, log.iter().map(|event| event.get()));
        frame
    }

    /// The log as it is kept for this viewer once the moment has passed.
    fn faded(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        let log = &self.audience[place(viewer, self.audience.len() - 1)].log;
        log.iter().filter_map(|event| self.position.table.faded(event)).collect()
    }

    /// The mark of what this viewer sees now.
    pub(super) fn mark(&self, viewer: Viewer) -> String {
        format!("{:016x}", Sighting::alone(self.position.table.as_ref(), viewer).mark)
    }
}

/// What stands in a frame behind the legal moves.
struct End<'a> {
    resumed: bool,
    turn: Turn,
    clocks: &'a [ClockFace],
    outcome: Option<&'a klad_engine::Outcome>,
    ack: Option<u32>,
}

impl End<'_> {
    /// Writes it. Events are JSON already and are copied, not read.
    fn write<'a>(&self, out: &mut String, events: impl Iterator<Item = &'a str>) {
        out.push_str("],\"events\":[");
        list(out, events);
        let _ = write!(out, "],\"resumed\":{},\"turn\":{{\"must\":[", self.resumed);
        seats(out, self.turn.must);
        out.push_str("],\"may\":[");
        seats(out, self.turn.may);
        out.push_str("]},\"clocks\":");
        out.push_str(&if self.clocks.is_empty() { "[]".into() } else { json(&self.clocks) });
        let _ = match self.outcome {
            Some(outcome) => write!(out, ",\"outcome\":{}", json(outcome)),
            None => write!(out, ",\"outcome\":null"),
        };
        let _ = match self.ack {
            Some(ack) => write!(out, ",\"ack\":{ack}}}"),
            None => write!(out, ",\"ack\":null}}"),
        };
    }
}

fn list<'a>(out: &mut String, items: impl Iterator<Item = &'a str>) {
    for (index, item) in items.enumerate() {
        if index > 0 {
            out.push(',');
        }
        out.push_str(item);
    }
}

fn seats(out: &mut String, seats: SeatSet) {
    for (index, seat) in seats.iter().enumerate() {
        let _ = if index > 0 { write!(out, ",{}", seat.0) } else { write!(out, "{}", seat.0) };
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("messages serialize")
}

/// [`klad_protocol::socket::Welcome`] with a frame that is JSON already.
#[derive(Serialize)]
struct WelcomeOut<'a> {
    r#type: &'static str,
    me: Option<IdentityId>,
    seat: Option<Seat>,
    table: TableInfo,
    presence: &'a Presence,
    said: &'a VecDeque<Said>,
    frame: Option<Box<RawValue>>,
}

impl Room {
    pub(super) fn clock_faces(&self) -> Vec<ClockFace> {
        let now_ms = self.app.ambient.now_ms();
        let back_ms = |seat: Seat| self.record.seats.get(seat.index()).map_or(0, |seat| seat.back_ms);
        self.game.as_ref().map_or(Vec::new(), |game| game.position.clocks.faces(now_ms, back_ms))
    }

    /// Shows the moves that nobody has been shown yet.
    pub(super) fn show_moves(&mut self) {
        if let Some(moves) = self.game.as_mut().and_then(|game| game.unshown.take()) {
            self.send_frames(moves);
        }
    }

    /// Sends a frame to every viewer here that has something new.
    pub(super) fn send_frames(&mut self, moves: Unshown) {
        let clocks = self.clock_faces();
        let Some(game) = &mut self.game else { return };
        let seats = game.audience.len() as u8 - 1;
        for viewer in Viewer::all(seats) {
            if !self.guests.iter().any(|guest| guest.welcomed && guest.viewer == viewer) {
                // Whoever comes later is sent the whole view.
                game.audience(viewer).fresh.clear();
                continue;
            }
            let Some(frame) = game.frame(viewer, moves, &clocks) else { continue };
            let frame = Utf8Bytes::from(frame);
            for guest in self.guests.iter().filter(|guest| guest.welcomed && guest.viewer == viewer) {
                self.app.metrics.frames.add(1);
                if !guest.outbox.push(frame.clone()) {
                    self.app.metrics.resyncs.add(1);
                }
            }
        }
    }

    /// Sends one socket all there is.
    pub(super) fn welcome(&mut self, socket: u64) {
        // Others who see the same would not be sent what is in here.
        self.show_moves();
        let clocks = self.clock_faces();
        let Some(guest) = self.guests.iter().find(|guest| guest.socket == socket) else { return };
        let frame = self.game.as_mut().map(|game| game.whole_frame(guest.viewer, &clocks));
        let welcome = WelcomeOut {
            r#type: "welcome",
            me: guest.identity.as_ref().map(|identity| identity.id),
            seat: match guest.viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            table: facts::info(&self.record),
            presence: &self.shown,
            said: &self.said,
            frame: frame.map(|frame| RawValue::from_string(frame).expect("frames are JSON")),
        };
        self.app.metrics.frames.add(1);
        guest.outbox.push_whole(json(&welcome).into());
        if let Some(guest) = self.guests.iter_mut().find(|guest| guest.socket == socket) {
            guest.welcomed = true;
        }
    }

    /// What a viewer sees, over HTTP.
    pub(super) fn seen(&mut self, viewer: Viewer) -> Option<Seen> {
        let clocks = self.clock_faces();
        let game = self.game.as_ref()?;
        let table = game.position.table.as_ref();
        let sighting = Sighting::alone(table, viewer);
        let value = |json: &str| serde_json::from_str(json).expect("views are JSON");
        let legal = format!("[{}]", sighting.legal());
        Some(Seen {
            viewer,
            mark: format!("{:016x}", sighting.mark),
            view: value(sighting.view()),
            legal: serde_json::from_str(&legal).expect("moves are JSON"),
            log: game.faded(viewer).iter().map(|event| value(event.get())).collect(),
            turn: Acting::from(sighting.turn),
            clocks,
            outcome: table.outcome(),
        })
    }

    pub(super) fn tell_all(&self, message: &FromServer) {
        if self.guests.is_empty() {
            return;
        }
        let text = Utf8Bytes::from(json(message));
        for guest in self.guests.iter().filter(|guest| guest.welcomed) {
            self.app.metrics.frames.add(1);
            if !guest.outbox.push(text.clone()) {
                self.app.metrics.resyncs.add(1);
            }
        }
    }

    /// To everybody at one seat, or to all.
    pub(super) fn tell_seat(&self, to: Option<Seat>, message: &FromServer) {
        let Some(seat) = to else { return self.tell_all(message) };
        let text = Utf8Bytes::from(json(message));
        for guest in self.guests.iter().filter(|guest| guest.welcomed && guest.viewer.is(seat)) {
            self.app.metrics.frames.add(1);
            guest.outbox.push(text.clone());
        }
    }

    pub(super) fn tell_one(&self, socket: u64, message: &FromServer) {
        if let Some(guest) = self.guests.iter().find(|guest| guest.socket == socket) {
            self.app.metrics.frames.add(1);
            guest.outbox.push(json(message).into());
        }
    }

    pub(super) fn refuse_one(&self, socket: u64, id: Option<u32>, error: ApiError) {
        self.tell_one(socket, &FromServer::Refused { id, error: *error.0 });
    }

    /// The table's own facts have changed: everybody hears, and whoever changed seats sees another view.
    pub(super) fn tell_table(&mut self) {
        self.tell_all(&FromServer::Table { table: Box::new(facts::info(&self.record)) });
        let mut moved = Vec::new();
        for index in 0..self.guests.len() {
            let viewer = self.viewer_of(self.guests[index].identity.as_ref());
            let guest = &mut self.guests[index];
            if guest.viewer != viewer {
                guest.viewer = viewer;
                moved.push(guest.socket);
            }
        }
        // Whoever is not yet welcome is about to be.
        moved.retain(|&socket| self.guests.iter().any(|guest| guest.socket == socket && guest.welcomed));
        moved.into_iter().for_each(|socket| self.welcome(socket));
    }
}
