//! A table on a server: what came over the line, and what is sent over it. Views only, as the server sends them.
//!
//! [`door`] joins a table, `line` keeps the connection in its own thread. Nothing here blocks: the screen polls for what
//! has arrived, and moves are answered some time later.

use klad_engine::{
    Catalog, Entry, GameInfo, LegalMove, Outcome, PlayError, Seat, SeatSet, Seed, Table, TableSetup, Turn,
    Viewer,
};
use klad_protocol::{
    Code, ErrorBody, FromClient, FromServer, Occupant, SeatInfo, TableInfo, TableState,
    socket::{ClockFace, Frame, Presence, Said, Speech, Welcome},
};
use klad_text::Words;
use serde::Serialize;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use self::{
    check::Check,
    door::Ticket,
    line::{Line, News, Wish},
};
use crate::{
    position::Position,
    tabletop::{self, NotPlayed, Notice, Sitting, Tabletop, Trouble, Word},
};

mod check;
pub mod door;
mod line;

pub(crate) use self::check::names;

/// The level of bots that the host puts into open seats.
const BOT: &str = "medium";

/// Why a table cannot be shown by this program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OnlineError {
    /// A game this program does not have.
    #[error("the table plays {found:?}, wanted one of {known}; a newer klad may know it")]
    NoSuchGame {
        /// The game.
        found: String,
        /// The games it has.
        known: String,
    },
    /// Rules of another version.
    #[error("the table plays version {found} of the rules of {game}, this klad knows version {known}")]
    OtherRules {
        /// The game.
        game: String,
        /// The version played.
        found: u32,
        /// The version known.
        known: u32,
    },
    /// Options this program does not understand.
    #[error("the table has options this klad does not know: {0}")]
    OtherOptions(String),
}

/// What was last seen of the game.
struct Seen {
    number: u32,
    view: Box<RawValue>,
    legal: Vec<LegalMove>,
    turn: Turn,
    outcome: Option<Outcome>,
    clocks: Vec<ClockFace>,
    /// When it came.
    at_ms: u64,
}

/// A line of the log, and after how many of the viewer's own moves it was heard.
struct Heard {
    line: Logged,
    own_moves: u32,
}

enum Logged {
    Event(Box<RawValue>),
    Other(tabletop::Line),
}

/// A table on a server.
pub struct Online<'c> {
    catalog: &'c Catalog,
    entry: &'c Entry,
    /// A table of the same game and options that nobody plays at. It turns moves into words and lets old news fade;
    /// its own deal means nothing.
    interpreter: Box<dyn Table>,
    line: Line,
    table: TableInfo,
    me: Option<klad_protocol::IdentityId>,
    seat: Option<Seat>,
    presence: Presence,
    seen: Option<Seen>,
    heard: Vec<Heard>,
    own_moves: u32,
    notices: Vec<Notice>,
    words: Vec<Word>,
    /// The id of the last move sent, while its fate is unknown.
    pending: Option<u32>,
    ids: u32,
    is_lost: bool,
    gone: Option<ErrorBody>,
    has_got_up: bool,
    has_moved: bool,
    check: Check,
}

impl<'c> Online<'c> {
    /// Connects to the table of a ticket.
    pub fn connect(catalog: &'c Catalog, ticket: Ticket) -> Result<Online<'c>, OnlineError> {
        let Ticket { client, table } = ticket;
        let check = Check::with(client.notes().clone());
        let (entry, interpreter) = interpreter(catalog, &table)?;
        Ok(Online {
            catalog,
            entry,
            interpreter,
            line: Line::open(client, table.id),
            table,
            me: None,
            seat: None,
            presence: Presence::default(),
            seen: None,
            heard: Vec::new(),
            own_moves: 0,
            notices: Vec::new(),
            words: Vec::new(),
            pending: None,
            ids: 0,
            is_lost: false,
            gone: None,
            has_got_up: false,
            has_moved: false,
            check,
        })
    }

    /// The table as everybody sees it.
    pub fn info_of_table(&self) -> &TableInfo {
        &self.table
    }

    /// Where the person at this keyboard sits.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Whether the person at this keyboard may start the game.
    pub fn is_host(&self) -> bool {
        self.me == Some(self.table.host)
    }

    /// Whether there is a board to be shown.
    pub fn has_begun(&self) -> bool {
        self.seen.is_some()
    }

    /// Whether it has moved on to another table, which a screen of its own is to show.
    pub(crate) fn has_moved(&self) -> bool {
        self.has_moved
    }

    /// Another screen shows it now.
    pub(crate) fn settle_in(&mut self) {
        self.has_moved = false;
    }

    /// Whether the person at this keyboard has freed the seat.
    pub fn has_got_up(&self) -> bool {
        self.has_got_up
    }

    /// Why the connection will not come back.
    pub fn gone(&self) -> Option<&ErrorBody> {
        self.gone.as_ref()
    }

    /// Whether a move is on its way and its result is not known yet.
    pub fn is_sending(&self) -> bool {
        self.pending.is_some()
    }

    /// How much was seen: goes up whenever the view changes. Nothing before the game begins.
    pub fn number(&self) -> Option<u32> {
        self.seen.as_ref().map(|seen| seen.number)
    }

    /// Whether a person is connected.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.presence.online.contains(&seat)
    }

    /// The number of spectators.
    pub fn watchers(&self) -> u32 {
        self.presence.watchers
    }

    /// The host starts the game.
    pub fn start(&mut self) {
        self.line.wish(Wish::Start);
    }

    /// The host puts bots into the open seats.
    pub fn fill_with_bots(&mut self) {
        let seats = Seat::all(self.table.seats.len() as u8);
        let open = seats.filter(|seat| self.table.seats[seat.index()].occupant == Occupant::Open).collect();
        self.line.wish(Wish::Fill(open, BOT.to_owned()));
    }

    /// Sits down at the first open seat.
    pub fn sit(&mut self) {
        self.line.wish(Wish::Sit);
    }

    /// Frees the seat.
    pub fn get_up(&mut self) {
        self.line.wish(Wish::GetUp);
    }

    /// Continues with the next game, with the same people.
    pub fn again(&mut self) {
        match (self.seat, self.table.next) {
            (Some(_), _) => self.line.wish(Wish::Again),
            (None, Some(next)) => self.line.wish(Wish::Follow(next)),
            (None, None) => self.words.push(Word::Warning("terminal-online-no-next".into())),
        }
    }

    /// Hears what has come over the line.
    fn hear(&mut self, news: News, at_ms: u64) {
        match news {
            News::Message(message) => self.hear_server(*message, at_ms),
            News::Lost => {
                self.is_lost = true;
                self.note("terminal-online-note-lost", String::new());
            }
            News::Refused(error) => self.refuse(&error),
            News::Unasked => self.words.push(Word::Warning("terminal-online-unasked".into())),
            News::GotUp => self.has_got_up = true,
            News::Transcript(text) => self.check_transcript(&text),
            News::Gone(error) => self.gone = Some(*error),
        }
    }

    fn hear_server(&mut self, message: FromServer, at_ms: u64) {
        match message {
            FromServer::Welcome(welcome) => self.welcome(*welcome, at_ms),
            FromServer::View(frame) => self.see(frame, at_ms),
            FromServer::Table { table } => self.see_table(*table),
            FromServer::Presence(presence) => self.see_presence(presence),
            FromServer::Said(said) => {
                let line = speech(said);
                self.log_line(line);
            }
            FromServer::Emote { seat, emote } => {
                let player = self.name(seat);
                self.log_line(tabletop::Line::Phrase { player, id: id_of("web-emote-", &emote) });
            }
            // Whatever comes is for this seat or for everybody.
            FromServer::Arbiter { message } => self.notices.push(Notice { to: self.seat, message, at_ms }),
            FromServer::Stale { id, .. } => {
                self.settle(id);
                self.words.push(Word::Warning("web-error-stale".into()));
            }
            FromServer::Refused { id, error } => {
                self.settle(id);
                self.refuse(&error);
            }
            FromServer::Error { error } => self.refuse(&error),
            FromServer::Pong { .. } => {}
        }
    }

    /// Handles the result of a move.
    fn settle(&mut self, id: Option<u32>) {
        if id.is_some() && id == self.pending {
            self.pending = None;
        }
    }

    fn refuse(&mut self, error: &ErrorBody) {
        self.words.push(match (error.code, &error.rule, &error.detail) {
            (Code::Refused, Some(rule), Some(detail)) => {
                Word::Refused { rule: rule.clone(), detail: detail.clone() }
            }
            (code, ..) => Word::Warning(warning(code)),
        });
    }

    fn welcome(&mut self, welcome: Welcome, at_ms: u64) {
        if welcome.table.id != self.table.id {
            self.move_to(&welcome.table);
        }
        if std::mem::take(&mut self.is_lost) {
            self.words.push(match self.pending {
                Some(_) => Word::Warning("terminal-online-unsure".into()),
                None => Word::News("terminal-online-restored"),
            });
        }
        self.pending = None;
        self.me = welcome.me;
        self.seat = welcome.seat;
        self.see_restarts(&welcome.table);
        self.table = welcome.table;
        self.presence = welcome.presence;
        self.heard.clear();
        for said in welcome.said {
            self.log_line(speech(said));
        }
        if let Some(frame) = welcome.frame {
            self.see(frame, at_ms);
        }
    }

    /// The next game, at another table.
    fn move_to(&mut self, table: &TableInfo) {
        // The rules are those of the game before, or the server says so when the views come.
        if let Ok((entry, interpreter)) = interpreter(self.catalog, table) {
            (self.entry, self.interpreter) = (entry, interpreter);
        }
        self.seen = None;
        self.check.restart();
        self.own_moves = 0;
        self.notices.clear();
        self.words.clear();
        self.has_moved = true;
    }

    fn see(&mut self, frame: Frame, at_ms: u64) {
        // News gets old once the viewer has moved; for a spectator, once anything happens.
        let has_moved = frame.ack.is_some() && frame.ack == self.pending;
        if has_moved || self.seat.is_none() || frame.resumed {
            self.own_moves += 1;
        }
        if has_moved {
            self.pending = None;
        }
        let own_moves = if frame.resumed { self.own_moves - 1 } else { self.own_moves };
        for event in frame.events.iter().filter_map(|event| to_raw_value(event).ok()) {
            self.heard.push(Heard { line: Logged::Event(event), own_moves });
        }
        let legal = frame.legal.iter().filter_map(|mv| {
            let json = to_raw_value(mv).ok()?;
            Some(LegalMove { text: self.interpreter.notation(json.get()).ok()?, json })
        });
        self.seen = Some(Seen {
            number: frame.number,
            view: to_raw_value(&frame.view).expect("JSON is JSON"),
            legal: legal.collect(),
            turn: Turn {
                must: frame.turn.must.into_iter().collect(),
                may: frame.turn.may.into_iter().collect(),
            },
            outcome: frame.outcome,
            clocks: frame.clocks,
            at_ms,
        });
    }

    fn see_table(&mut self, table: TableInfo) {
        for seat in Seat::all(table.seats.len().min(self.table.seats.len()) as u8) {
            let (was, is) = (self.table.seats[seat.index()].away, table.seats[seat.index()].away);
            if was != is && Some(seat) != self.seat {
                let id = if is { "terminal-online-note-bot" } else { "terminal-online-note-back" };
                self.note(id, self.name(seat));
            }
        }
        self.see_restarts(&table);
        let has_next = table.next.is_some() && self.table.next.is_none();
        self.table = table;
        if has_next {
            self.words.push(Word::News("terminal-online-next"));
        }
    }

    fn see_presence(&mut self, presence: Presence) {
        let was = std::mem::replace(&mut self.presence, presence);
        let own = self.seat;
        for seat in Seat::all(self.table.seats.len() as u8).filter(|seat| Some(*seat) != own) {
            match (was.online.contains(&seat), self.presence.online.contains(&seat)) {
                (false, true) => self.note("terminal-online-note-came", self.name(seat)),
                (true, false) => self.note("terminal-online-note-went", self.name(seat)),
                (true, true) | (false, false) => {}
            }
        }
    }

    fn note(&mut self, id: &'static str, player: String) {
        self.log_line(tabletop::Line::Note { id, player });
    }

    fn log_line(&mut self, line: tabletop::Line) {
        self.heard.push(Heard { line: Logged::Other(line), own_moves: self.own_moves });
    }

    fn name(&self, seat: Seat) -> String {
        self.table.seats.get(seat.index()).map_or_else(|| seat.to_string(), |info| info.occupant.title())
    }

    fn is_away(&self) -> bool {
        let own = self.seat.and_then(|seat| self.table.seats.get(seat.index()));
        self.table.state == TableState::Playing && own.is_some_and(|seat| seat.away)
    }

    /// What is being said about the connection or the seat; words for whoever shows no board yet.
    pub(crate) fn take_warning(&mut self) -> Option<String> {
        self.words.drain(..).next_back().map(|word| match word {
            Word::Warning(id) => id,
            Word::News(id) => id.to_owned(),
            Word::Refused { .. } | Word::NotSaved(_) => "web-error".to_owned(),
        })
    }
}

/// Whether this program can show a table.
pub fn check(catalog: &Catalog, table: &TableInfo) -> Result<(), OnlineError> {
    interpreter(catalog, table).map(|_| ())
}

/// The game of a table, and a table to translate with.
fn interpreter<'c>(
    catalog: &'c Catalog,
    table: &TableInfo,
) -> Result<(&'c Entry, Box<dyn Table>), OnlineError> {
    let entry = catalog.find(&table.game).ok_or_else(|| {
        let known: Vec<_> = catalog.entries().iter().map(|entry| entry.info.slug).collect();
        OnlineError::NoSuchGame { found: table.game.clone(), known: known.join(", ") }
    })?;
    if entry.info.rules_version != table.rules {
        return Err(OnlineError::OtherRules {
            game: table.game.clone(),
            found: table.rules,
            known: entry.info.rules_version,
        });
    }
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let opening = TableSetup { options: &table.options, seats, seed: Seed::from_number(0), deal: None };
    let interpreter = entry.open(&opening).map_err(|error| OnlineError::OtherOptions(error.message))?;
    Ok((entry, interpreter))
}

/// The message for an error of the server: those of the page serve here too.
fn warning(code: Code) -> String {
    match code {
        Code::NoIdentity => "terminal-online-unknown".into(),
        _ => id_of("web-error-", &code).replace('_', "-"),
    }
}

fn id_of(prefix: &str, value: &impl Serialize) -> String {
    let word = serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned));
    format!("{prefix}{}", word.unwrap_or_default())
}

fn speech(said: Said) -> tabletop::Line {
    match said.what {
        Speech::Text { text } => tabletop::Line::Said { player: said.name, words: text },
        Speech::Phrase { phrase } => {
            tabletop::Line::Phrase { player: said.name, id: id_of("web-phrase-", &phrase) }
        }
    }
}

/// What everybody at a table is called: people by their names, bots by those of their characters.
pub(crate) fn names_of(seats: &[SeatInfo], words: Words) -> Vec<String> {
    let levels: Vec<Option<&str>> = seats.iter().map(|seat| seat.occupant.level()).collect();
    let name = |(seat, info): (Seat, &SeatInfo)| match &info.occupant {
        Occupant::Person { name, .. } => name.clone(),
        Occupant::Bot { .. } => words.character(&levels, seat),
        Occupant::Open => words.text("web-open-seat"),
    };
    Seat::all(seats.len() as u8).zip(seats).map(name).collect()
}

impl Tabletop for Online<'_> {
    fn info(&self) -> &'static GameInfo {
        self.entry.info
    }

    fn names(&self, words: Words) -> Vec<String> {
        names_of(&self.table.seats, words)
    }

    fn people(&self) -> SeatSet {
        self.seat.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn awaited(&self) -> SeatSet {
        let must = self.seen.as_ref().map_or(SeatSet::EMPTY, |seen| seen.turn.must);
        must.iter().filter(|seat| self.people().contains(*seat)).collect()
    }

    fn position(&self, viewer: Viewer, names: &[String]) -> Position {
        let seen = self.seen.as_ref();
        Position {
            info: self.entry.info,
            viewer,
            view: seen.map_or_else(|| RawValue::NULL.to_owned(), |seen| seen.view.clone()),
            legal: seen.map_or_else(Vec::new, |seen| seen.legal.clone()),
            turn: seen.map_or(Turn::NOBODY, |seen| seen.turn),
            outcome: seen.and_then(|seen| seen.outcome.clone()),
            names: names.to_vec(),
        }
    }

    fn log(&self, _viewer: Viewer, most: usize) -> Vec<(tabletop::Line, bool)> {
        let mut lines = Vec::new();
        for heard in self.heard.iter().rev() {
            if lines.len() == most {
                break;
            }
            let fresh = heard.own_moves == self.own_moves;
            let line = match &heard.line {
                Logged::Other(line) => Some(line.clone()),
                Logged::Event(event) => {
                    let kept = if fresh { Some(event.clone()) } else { self.interpreter.faded(event) };
                    kept.and_then(|event| serde_json::from_str(event.get()).ok()).map(tabletop::Line::Event)
                }
            };
            lines.extend(line.map(|line| (line, fresh)));
        }
        lines.reverse();
        lines
    }

    fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    fn take_words(&mut self) -> Vec<Word> {
        std::mem::take(&mut self.words)
    }

    fn play(&mut self, seat: Seat, mv: &str, _now_ms: u64) -> Result<(), NotPlayed> {
        if self.is_lost {
            self.words.push(Word::Warning("terminal-online-unasked".into()));
            return Err(NotPlayed::Submitted);
        }
        // What is no move at all is refused here; whether it is allowed only the server knows.
        if let Err(error @ PlayError::Unreadable { .. }) = self.interpreter.check(seat, mv) {
            return Err(NotPlayed::Table(error));
        }
        let Some(seen) = self.seen.as_ref().map(|seen| seen.number) else { return Err(NotPlayed::Submitted) };
        self.ids = self.ids.wrapping_add(1);
        self.pending = Some(self.ids);
        let play = FromClient::Play { seen, mv: Value::String(mv.to_owned()), id: Some(self.ids) };
        self.line.wish(Wish::Say(play));
        Err(NotPlayed::Submitted)
    }

    fn call(&mut self, _seat: Seat, message: Value, _now_ms: u64) {
        self.own_moves += 1;
        self.line.wish(Wish::Say(FromClient::Arbiter { message }));
    }

    fn advance(&mut self, now_ms: u64) -> bool {
        let mut has_changed = false;
        while let Some((came, news)) = self.line.hear() {
            let age_ms = came.elapsed().as_millis() as u64;
            self.hear(news, now_ms.saturating_sub(age_ms));
            has_changed = true;
        }
        has_changed | self.keep_checking()
    }

    fn is_busy(&self) -> bool {
        true
    }

    fn is_working(&self) -> bool {
        false
    }

    fn is_patient(&self) -> bool {
        false
    }

    fn sitting(&self, now_ms: u64) -> Vec<Sitting> {
        let clock = |seat: Seat| {
            let seen = self.seen.as_ref()?;
            let face = seen.clocks.iter().find(|face| face.seat == seat)?;
            let passed = if face.running { now_ms.saturating_sub(seen.at_ms) } else { 0 };
            // Where each step has its own time, whoever is not awaited has none.
            let counts = face.running || face.left_ms > 0;
            counts.then(|| (u64::from(face.left_ms).saturating_sub(passed), face.running))
        };
        let sitting = |seat: Seat| {
            let info = &self.table.seats[seat.index()];
            let clock = clock(seat);
            Sitting {
                seat,
                is_here: self.is_here(seat) || matches!(info.occupant, Occupant::Bot { .. }),
                is_played_by_bot: info.away,
                left_ms: clock.map(|(left_ms, _)| left_ms),
                is_running: clock.is_some_and(|(_, is_running)| is_running),
            }
        };
        Seat::all(self.table.seats.len() as u8).map(sitting).collect()
    }

    fn trouble(&self) -> Option<Trouble> {
        if self.gone.is_some() {
            return Some(Trouble::Gone);
        }
        if self.is_lost {
            return Some(Trouble::Lost);
        }
        self.is_away().then_some(Trouble::Away)
    }

    fn come_back(&mut self) {
        self.line.wish(Wish::Say(FromClient::Back));
    }

    fn leaving(&self) -> Option<&'static str> {
        Some(match (self.seat, self.table.state) {
            (Some(_), TableState::Open | TableState::Playing) => "terminal-online-quit",
            _ => "terminal-online-quit-watching",
        })
    }
}
