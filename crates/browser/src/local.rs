//! A table on the player's own device. It speaks the server's protocol: the same messages in and out, the same frames.
//!
//! The worker around it carries messages, asks bots in another worker, and wakes it on request. Time is passed in with
//! every input, in whole milliseconds of the worker's clock.

mod feed;
mod hosting;
mod info;
mod save;

use klad_engine::{
    Catalog, Entry, Seat, SeatSet, Seed, Sight, Table, Turn, Viewer,
    arbiter::{Arbiter, Input},
    transcript::{MoveLine, Transcript},
};
use klad_protocol::{Code, ErrorBody, FromServer, TableInfo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::error::Failure;
use feed::{Feed, Message};
pub(crate) use info::{Seated, of_transcript};
pub(crate) use save::Open;
use save::Saved;

/// A table.
pub(crate) struct Local {
    entry: &'static Entry,
    table: Box<dyn Table>,
    seed: Seed,
    seats: Vec<Seated>,
    info: TableInfo,
    transcript: Transcript,
    arbiter: Option<Box<dyn Arbiter>>,
    /// By seat, with the spectators' last.
    feeds: Vec<Feed>,
    /// Bots that were asked and have not answered yet.
    asked: Vec<Asked>,
    questions: u32,
    /// Added to the worker's clock: a saved game continues where its clock stopped.
    offset_ms: u64,
    /// When bots may act next, so that people can follow.
    bots_due_ms: u64,
}

/// A bot that was asked for a move.
struct Asked {
    question: u32,
    seat: Seat,
    /// The table's ply when it was asked.
    ply: u64,
}

/// Something that happens to the table.
#[derive(Deserialize)]
pub(crate) struct Happens<'a> {
    /// The worker's clock.
    now: u64,
    what: What,
    /// Whose connection it came over; `None` for a spectator's.
    #[serde(default)]
    seat: Option<Seat>,
    /// What a client sent.
    #[serde(borrow, default)]
    message: Option<&'a RawValue>,
    /// A bot's reply: the number of the question, and the move in notation.
    #[serde(default)]
    question: u32,
    #[serde(default, rename = "move")]
    mv: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    Connect,
    Disconnect,
    Client,
    Chosen,
    Tick,
    TakeBack,
}

/// What the worker must do.
#[derive(Default, Serialize)]
pub(crate) struct Out {
    send: Vec<Sent>,
    ask: Vec<BotAsk>,
    /// When the table needs a tick, by the worker's clock.
    wake: Option<u64>,
    /// What to save, if something has changed.
    save: Option<Saved>,
    /// The table as it is now, if it has changed.
    info: Option<TableInfo>,
}

#[derive(Serialize)]
struct Sent {
    seat: Option<Seat>,
    message: Box<RawValue>,
}

/// A question to a bot. It goes to the bots' worker, and contains only what the bot's seat may know.
#[derive(Serialize)]
struct BotAsk {
    question: u32,
    seat: Seat,
    level: String,
    seed: u64,
    view: Box<RawValue>,
    legal: Vec<String>,
    must: bool,
    /// The earliest time to hand in its move, by the worker's clock.
    due: u64,
}

impl Local {
    /// Handles something that happened; returns what the worker must do.
    pub(crate) fn handle(&mut self, happens: &Happens<'_>) -> Result<Out, Failure> {
        let now_ms = self.offset_ms + happens.now;
        let mut out = Out::default();
        let viewer = happens.seat.map_or(Viewer::Spectator, Viewer::Seat);
        if happens.seat.is_some_and(|seat| seat.index() >= self.seats.len()) {
            return Err(Failure::internal("there is no such seat"));
        }
        match happens.what {
            What::Connect => {
                self.feed(viewer).connected = true;
                self.welcome(viewer, &mut out);
                if let (Viewer::Seat(seat), true) = (viewer, self.arbiter.is_some()) {
                    self.tell_arbiter(Input::Online(seat), now_ms, &mut out);
                }
            }
            What::Disconnect => self.feed(viewer).connected = false,
            What::Client => {
                let message = happens.message.map_or("null", RawValue::get);
                self.hear(viewer, message, now_ms, &mut out)?;
            }
            What::Chosen => self.chosen(happens.question, happens.mv.clone(), now_ms, &mut out),
            What::Tick => self.tick(now_ms, &mut out),
            What::TakeBack => self.take_back(happens.seat, now_ms, &mut out)?,
        }
        self.close_out(&mut out);
        Ok(out)
    }

    fn feed(&mut self, viewer: Viewer) -> &mut Feed {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.seats.len(),
        };
        &mut self.feeds[place]
    }

    fn is_over(&self) -> bool {
        self.table.outcome().is_some()
    }

    fn level_at(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index()).and_then(Seated::level)
    }

    /// Handles a client's message, as it would come over a socket.
    fn hear(&mut self, viewer: Viewer, text: &str, now_ms: u64, out: &mut Out) -> Result<(), Failure> {
        let message: Message<'_> = crate::error::read(text)?;
        let id = message.id;
        let done = match (message.kind, viewer) {
            ("resume", _) => {
                self.welcome(viewer, out);
                Ok(())
            }
            ("ping", _) => {
                self.say(viewer, &FromServer::<&RawValue, &RawValue>::Pong { id: id.unwrap_or(0) }, out);
                Ok(())
            }
            ("play", Viewer::Seat(seat)) => self.play(seat, &message, now_ms, out),
            ("arbiter", Viewer::Seat(seat)) => self.arbiter_message(seat, &message, now_ms, out),
            ("play" | "arbiter", Viewer::Spectator) => {
                Err(ErrorBody::new(Code::NotSeated, "a spectator has no moves"))
            }
            _ => {
                Err(ErrorBody::new(Code::WrongState, "a table on this device does not support this message"))
            }
        };
        if let Err(error) = done {
            self.say(viewer, &FromServer::<&RawValue, &RawValue>::Refused { id, error }, out);
        }
        Ok(())
    }

    fn play(
        &mut self,
        seat: Seat,
        message: &Message<'_>,
        now_ms: u64,
        out: &mut Out,
    ) -> Result<(), ErrorBody> {
        if self.is_over() {
            return Err(ErrorBody::new(Code::WrongState, "the game is over"));
        }
        let feed = &self.feeds[seat.index()];
        if feed.makes_stale(message.seen) {
            let stale = FromServer::<&RawValue, &RawValue>::Stale { id: message.id, number: feed.number };
            self.say(Viewer::Seat(seat), &stale, out);
            return Ok(());
        }
        let mv = message.mv.map_or("null", RawValue::get);
        let notation = if mv.starts_with('"') {
            serde_json::from_str(mv).map_err(|error| ErrorBody::new(Code::BadRequest, error.to_string()))?
        } else {
            self.table.notation(mv).map_err(feed::refusal)?
        };
        self.feeds[seat.index()].pending = message.id;
        if self.arbiter.is_some() {
            let ply = self.table.ply();
            self.tell_arbiter(Input::Move { seat, ply, mv: notation, ticket: None }, now_ms, out);
            return Ok(());
        }
        self.make(seat, notation, now_ms, out)
    }

    /// Makes a move and shows it to everybody connected.
    fn make(&mut self, seat: Seat, mv: String, now_ms: u64, out: &mut Out) -> Result<(), ErrorBody> {
        let before = self.table.turn();
        let told = self.table.play(seat, &mv).map_err(feed::refusal)?;
        let heard = told.iter().filter(|told| told.audience.includes(Viewer::Spectator)).count() as u64;
        // Hidden moves do not count, so the pause reveals nothing about them.
        if heard > 0 || before != self.table.turn() {
            let bots_alone = self.seats.iter().all(|seat| seat.level().is_some());
            self.bots_due_ms = now_ms + if bots_alone { 0 } else { (600 + 100 * heard).min(1_200) };
        }
        for viewer in Viewer::all(self.table.seats()) {
            self.feed(viewer).note(told.iter().filter(|told| told.audience.includes(viewer)));
        }
        if seat != Seat::TABLE {
            let feed = &mut self.feeds[seat.index()];
            feed.ack = feed.pending.take().or(feed.ack);
        }
        self.transcript.moves.push(MoveLine::new(seat, mv, Some(now_ms)));
        self.transcript.result = self.table.outcome();
        out.save = Some(self.save(now_ms));
        self.show(seat, before, out);
        if self.is_over() {
            self.end(now_ms, out);
        }
        Ok(())
    }

    fn end(&mut self, now_ms: u64, out: &mut Out) {
        self.arbiter = None;
        self.asked.clear();
        info::end(&mut self.info, &self.transcript, now_ms);
        out.info = Some(self.info.clone());
        let table = FromServer::<&RawValue, &RawValue>::Table { table: Box::new(self.info.clone()) };
        for viewer in Viewer::all(self.table.seats()) {
            self.say(viewer, &table, out);
        }
    }

    /// Takes back the last decision of `seat` and everything after it. If every move so far was forced, takes back the
    /// last of them.
    fn take_back(&mut self, seat: Option<Seat>, now_ms: u64, out: &mut Out) -> Result<(), Failure> {
        let nothing = || Failure::new(crate::error::Code::NothingToTakeBack, "there is nothing to take back");
        let seat = seat.filter(|_| !self.is_over()).ok_or_else(nothing)?;
        let mut table = self.reopened()?;
        let (mut decided, mut forced) = (None, None);
        for (index, line) in self.transcript.moves.iter().enumerate() {
            if line.seat == seat {
                let last = if table.legal(seat).len() > 1 { &mut decided } else { &mut forced };
                *last = Some(index);
            }
            table.play(line.seat, &line.mv)?;
        }
        let kept = decided.or(forced).ok_or_else(nothing)?;
        let moves = std::mem::take(&mut self.transcript.moves);
        self.table = self.reopened()?;
        self.feeds.iter_mut().for_each(Feed::forget);
        for line in moves.into_iter().take(kept) {
            self.replay(line)?;
        }
        self.asked.clear();
        self.bots_due_ms = now_ms;
        self.begin_arbiter(None, now_ms, out);
        for viewer in Viewer::all(self.table.seats()) {
            if self.feed(viewer).connected {
                self.welcome(viewer, out);
            }
        }
        out.save = Some(self.save(now_ms));
        Ok(())
    }

    /// The table before its first move.
    fn reopened(&self) -> Result<Box<dyn Table>, Failure> {
        save::reopen(self.entry, &self.transcript, self.seed)
    }

    /// Replays an earlier move.
    fn replay(&mut self, line: MoveLine) -> Result<(), Failure> {
        let told = self.table.play(line.seat, &line.mv)?;
        for viewer in Viewer::all(self.table.seats()) {
            self.feed(viewer).note(told.iter().filter(|told| told.audience.includes(viewer)));
        }
        self.transcript.moves.push(line);
        Ok(())
    }

    /// Asks the bot at this seat for a move.
    fn ask(&mut self, seat: Seat, now_ms: u64, out: &mut Out) {
        // An arbiter may ask at a person's seat if its table is for bots only.
        let level = self.level_at(seat).unwrap_or("medium").to_owned();
        self.questions += 1;
        self.asked.push(Asked { question: self.questions, seat, ply: self.table.ply() });
        let bytes = self.seed.derive(&format!("bot {seat} {}", self.table.ply())).0;
        let bits = u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes of 32"));
        out.ask.push(BotAsk {
            question: self.questions,
            seat,
            level,
            // JavaScript numbers have 53 bits.
            seed: bits >> 11,
            view: self.table.view(Viewer::Seat(seat), Sight::Recall),
            legal: self.table.legal(seat).into_iter().map(|legal| legal.text).collect(),
            must: self.table.turn().must.contains(seat),
            due: self.bots_due_ms.max(now_ms) - self.offset_ms,
        });
    }

    /// Handles a bot's reply.
    fn chosen(&mut self, question: u32, mv: Option<String>, now_ms: u64, out: &mut Out) {
        let Some(place) = self.asked.iter().position(|asked| asked.question == question) else { return };
        let Asked { seat, ply, .. } = self.asked.swap_remove(place);
        if self.arbiter.is_some() {
            let Some(mv) = mv.or_else(|| self.table.fallback(seat)) else { return };
            return self.tell_arbiter(Input::Move { seat, ply, mv, ticket: None }, now_ms, out);
        }
        if ply != self.table.ply() {
            // Somebody else has moved in the meantime, so the bot is asked again.
            return;
        }
        let legal = mv.filter(|mv| self.table.check(seat, mv).is_ok());
        let Some(mv) = legal.or_else(|| self.table.fallback(seat)) else { return };
        self.make(seat, mv, now_ms, out).expect("the move was checked");
    }

    /// Does what the position calls for, however it came about: asks the next bot and sets the next wake-up.
    fn close_out(&mut self, out: &mut Out) {
        if self.arbiter.is_none() && self.asked.is_empty() {
            let bot = self.table.turn().must.iter().find(|&seat| self.level_at(seat).is_some());
            if let Some(seat) = bot {
                self.ask(seat, 0, out);
            }
        }
        let wake = self.arbiter.as_ref().and_then(|arbiter| arbiter.wake_at());
        out.wake = wake.map(|wake_ms| wake_ms.saturating_sub(self.offset_ms));
    }

    /// The transcript of the whole game, once it is over.
    pub(crate) fn finished_transcript(&self) -> Result<String, Failure> {
        if !self.is_over() {
            let message = "the game is not over, so what is hidden stays hidden";
            return Err(Failure::new(crate::error::Code::NotOver, message));
        }
        Ok(self.transcript.to_string())
    }

    fn people(&self) -> SeatSet {
        Seat::all(self.table.seats()).filter(|&seat| self.level_at(seat).is_none()).collect()
    }

    fn say(&mut self, viewer: Viewer, message: &impl Serialize, out: &mut Out) {
        if self.feed(viewer).connected {
            let message = serde_json::value::to_raw_value(message).expect("messages serialize");
            out.send.push(Sent { seat: seat_of(viewer), message });
        }
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// Opens tables; the rest of it is in [`save`].
impl Local {
    pub(crate) fn open(catalog: &'static Catalog, open: Open) -> Result<(Local, Out), Failure> {
        let mut out = Out::default();
        let (mut local, memory) = save::open(catalog, open)?;
        let now_ms = local.offset_ms;
        if !local.is_over() {
            local.begin_arbiter(memory.as_deref(), now_ms, &mut out);
        }
        out.info = Some(local.info.clone());
        out.save = Some(local.save(now_ms));
        local.close_out(&mut out);
        Ok((local, out))
    }

    /// Sends every connected viewer what is new after a move of `mover`; `before` is the turn before it.
    fn show(&mut self, mover: Seat, before: Turn, out: &mut Out) {
        for viewer in Viewer::all(self.table.seats()) {
            let sighting = feed::Sighting::of(self.table.as_ref(), viewer);
            let Some(number) = self.feed(viewer).advance(viewer, mover, before, &sighting) else { continue };
            let fresh = std::mem::take(&mut self.feed(viewer).fresh);
            let frame = sighting.frame(number, &fresh, false, self.feed(viewer).ack, self.table.outcome());
            self.say(viewer, &FromServer::View(frame), out);
        }
    }

    /// Sends a viewer the complete situation.
    fn welcome(&mut self, viewer: Viewer, out: &mut Out) {
        let sighting = feed::Sighting::of(self.table.as_ref(), viewer);
        let log: Vec<Box<RawValue>> = {
            let place = seat_of(viewer).map_or(self.seats.len(), Seat::index);
            self.feeds[place].log.iter().filter_map(|event| self.table.faded(event)).collect()
        };
        let people = self.people();
        let outcome = self.table.outcome();
        let info = self.info.clone();
        let feed = self.feed(viewer);
        let number = feed.show_whole(&sighting);
        let frame = sighting.frame(number, &log, true, feed.ack, outcome);
        let welcome = info::welcome(seat_of(viewer), info, people, frame);
        self.say(viewer, &welcome, out);
    }
}
