//! What has arrived from the server, and what it changes.

use klad_engine::{LegalMove, Seat, Turn};
use klad_protocol::{
    Code, ErrorBody, FromServer, TableInfo,
    socket::{Frame, Presence, Said, Speech, Welcome},
};
use serde::Serialize;
use serde_json::value::to_raw_value;

use super::{HeardLine, Logged, Online, Seen, connection::News, interpreter};
use crate::tabletop::{self, Notice, Word};

impl Online<'_> {
    /// Handles what has arrived from the server.
    pub(super) fn hear(&mut self, news: News, at_ms: u64) {
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
                self.log_line(tabletop::LogLine::Phrase { player, id: id_of("web-emote-", &emote) });
            }
            // Whatever arrives is for this seat or for everybody.
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
        // The rules are those of the previous game; if not, the server says so when views arrive.
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
        // News is old once the viewer has moved; for a spectator, once anything happens.
        let has_moved = frame.ack.is_some() && frame.ack == self.pending;
        if has_moved || self.seat.is_none() || frame.resumed {
            self.own_moves += 1;
        }
        if has_moved {
            self.pending = None;
        }
        let own_moves = if frame.resumed { self.own_moves - 1 } else { self.own_moves };
        for event in frame.events.iter().filter_map(|event| to_raw_value(event).ok()) {
            self.heard.push(HeardLine { line: Logged::Event(event), own_moves });
        }
        let legal = frame.legal.iter().filter_map(|mv| {
            let json = to_raw_value(mv).ok()?;
            Some(LegalMove { text: self.interpreter.notation(json.get()).ok()?, json })
        });
        self.seen = Some(Seen {
            number: frame.number,
            view: to_raw_value(&frame.view).expect("a view serializes"),
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
}

/// The message for a server error, shared with the page.
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

fn speech(said: Said) -> tabletop::LogLine {
    match said.content {
        Speech::Text { text } => tabletop::LogLine::Said { player: said.name, words: text },
        Speech::Phrase { phrase } => {
            tabletop::LogLine::Phrase { player: said.name, id: id_of("web-phrase-", &phrase) }
        }
    }
}
