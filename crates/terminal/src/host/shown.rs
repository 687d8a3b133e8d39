//! [`Host`] as a [`Tabletop`] for a screen.

use std::path::Path;

use klad_engine::{GameInfo, Seat, SeatSet, Viewer};
use klad_text::Words;
use serde_json::Value;

use super::{Host, LocalPlayer};
use crate::{
    snapshot::Snapshot,
    tabletop::{LogLine, NotPlayed, Notice, Tabletop, Word},
};

impl Tabletop for Host<'_> {
    fn info(&self) -> &'static GameInfo {
        Host::info(self)
    }

    fn names(&self, words: Words) -> Vec<String> {
        let players = self.players();
        let levels: Vec<Option<&str>> = players.iter().map(LocalPlayer::level).collect();
        let name = |(seat, player): (Seat, &LocalPlayer)| match player {
            LocalPlayer::Person(name) => name.clone(),
            LocalPlayer::Bot(_) => words.character(&levels, seat),
        };
        Seat::all(players.len() as u8).zip(players).map(name).collect()
    }

    fn people(&self) -> SeatSet {
        Host::people(self)
    }

    fn awaited(&self) -> SeatSet {
        Host::awaited(self)
    }

    fn position(&self, viewer: Viewer, names: &[String]) -> Snapshot {
        Host::position(self, viewer, names)
    }

    fn log(&self, viewer: Viewer, most: usize) -> Vec<(LogLine, bool)> {
        let lines = Host::log(self, viewer, most);
        lines.into_iter().map(|(event, fresh)| (LogLine::Event(event), fresh)).collect()
    }

    fn take_notices(&mut self) -> Vec<Notice> {
        Host::take_notices(self)
    }

    fn take_words(&mut self) -> Vec<Word> {
        self.take_save_error().map(Word::NotSaved).into_iter().collect()
    }

    fn play(&mut self, seat: Seat, mv: &str, now_ms: u64) -> Result<(), NotPlayed> {
        Host::play(self, seat, mv, now_ms)
    }

    fn call(&mut self, seat: Seat, message: Value, now_ms: u64) {
        Host::call(self, seat, message, now_ms);
    }

    fn advance(&mut self, now_ms: u64) -> bool {
        Host::advance(self, now_ms)
    }

    fn is_busy(&self) -> bool {
        Host::is_busy(self)
    }

    fn is_working(&self) -> bool {
        Host::is_working(self)
    }

    fn hurry(&mut self) {
        Host::hurry(self);
    }

    fn saved_at(&self) -> Option<&Path> {
        Host::saved_at(self)
    }
}
