//! The online table as the screen uses it.

use klad_engine::{GameInfo, PlayError, Seat, SeatSet, Turn, Viewer};
use klad_protocol::{FromClient, Occupant, TableState};
use klad_text::Words;
use serde_json::{Value, value::RawValue};

use super::{Logged, Online, connection::Wish, names_of};
use crate::{
    snapshot::Snapshot,
    tabletop::{self, NotPlayed, Notice, Sitting, Tabletop, Trouble, Word},
};

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

    fn position(&self, viewer: Viewer, names: &[String]) -> Snapshot {
        let seen = self.seen.as_ref();
        Snapshot {
            info: self.entry.info,
            viewer,
            view: seen.map_or_else(|| RawValue::NULL.to_owned(), |seen| seen.view.clone()),
            legal: seen.map_or_else(Vec::new, |seen| seen.legal.clone()),
            turn: seen.map_or(Turn::NOBODY, |seen| seen.turn),
            outcome: seen.and_then(|seen| seen.outcome.clone()),
            names: names.to_vec(),
        }
    }

    fn log(&self, _viewer: Viewer, most: usize) -> Vec<(tabletop::LogLine, bool)> {
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
                    kept.and_then(|event| serde_json::from_str(event.get()).ok())
                        .map(tabletop::LogLine::Event)
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
        // What is not a move at all is refused here; only the server knows whether a move is allowed.
        if let Err(error @ PlayError::Unreadable { .. }) = self.interpreter.check(seat, mv) {
            return Err(NotPlayed::Table(error));
        }
        let Some(seen) = self.seen.as_ref().map(|seen| seen.number) else { return Err(NotPlayed::Submitted) };
        self.ids = self.ids.wrapping_add(1);
        self.pending = Some(self.ids);
        let play = FromClient::Play { seen, mv: Value::String(mv.to_owned()), id: Some(self.ids) };
        self.connection.wish(Wish::Say(play));
        Err(NotPlayed::Submitted)
    }

    fn call(&mut self, _seat: Seat, message: Value, _now_ms: u64) {
        self.own_moves += 1;
        self.connection.wish(Wish::Say(FromClient::Arbiter { message }));
    }

    fn advance(&mut self, now_ms: u64) -> bool {
        let mut has_changed = false;
        while let Some((came, news)) = self.connection.hear() {
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
            // With time per step, a seat that the table does not wait for has none.
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
        self.connection.wish(Wish::Say(FromClient::Back));
    }

    fn leaving(&self) -> Option<&'static str> {
        Some(match (self.seat, self.table.state) {
            (Some(_), TableState::Open | TableState::Playing) => "terminal-online-quit",
            _ => "terminal-online-quit-watching",
        })
    }
}
