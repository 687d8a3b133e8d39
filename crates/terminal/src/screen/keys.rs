//! What the keys do.

use crossterm::event::KeyEvent;
use klad_engine::Viewer;
use serde_json::Value;

use super::{Banner, Leave, Screen};
use crate::{
    games::{KeyEffect, Picked},
    keys::Key,
    overlay::Overlay,
    snapshot::Scene,
    tabletop::{NotPlayed, Tabletop, Trouble},
};

impl<T: Tabletop> Screen<T> {
    /// A key was pressed.
    pub fn key(&mut self, event: KeyEvent, now_ms: u64) -> Option<Leave> {
        self.tick(now_ms);
        let key = Key::of(event)?;
        if let Some(overlay) = &mut self.overlay {
            let (overlay, leave) = overlay.key(key, &mut self.look);
            self.overlay = overlay;
            self.refresh();
            return leave;
        }
        match key {
            Key::F(1) | Key::Char('?') => self.overlay = Some(Overlay::help()),
            Key::F(2) => {
                self.look.next_language();
                self.notice = None;
                self.refresh();
            }
            Key::F(3) => self.overlay = Some(Overlay::log()),
            Key::F(10) if self.position.outcome.is_some() => return Some(Leave::Quit),
            Key::F(10) => self.overlay = Some(Overlay::Quit),
            _ if self.handing.is_some() => self.take_keyboard(key),
            // Nothing is lost by leaving a finished game.
            Key::Char('q') if self.position.outcome.is_some() => return Some(Leave::Quit),
            _ if self.position.outcome.is_some() => self.overlay = Some(Overlay::Result),
            Key::F(4) if self.table.people().len() > 1 => self.pass_keyboard(),
            Key::Tab if self.board.is_some() => {
                self.is_listing = !self.is_listing;
                self.notice = None;
            }
            Key::Escape if self.board.is_some() && self.is_listing => {
                self.is_listing = false;
                self.notice = None;
            }
            _ => self.key_at_table(event, key),
        }
        None
    }

    fn take_keyboard(&mut self, key: Key) {
        if let (Key::Enter, Some(seat)) = (key, self.handing) {
            self.viewer = Viewer::Seat(seat);
            self.handing = None;
            self.notice = None;
            self.refresh();
        }
    }

    /// The next person asks for the keyboard, possibly out of turn.
    fn pass_keyboard(&mut self) {
        let Viewer::Seat(current) = self.viewer else { return };
        let seats = self.position.names.len() as u8;
        let mut next = current.left(seats);
        while !self.table.people().contains(next) {
            next = next.left(seats);
        }
        self.is_borrowed = true;
        self.notice = None;
        if self.has_secrets() {
            self.handing = Some(next);
        } else {
            self.viewer = Viewer::Seat(next);
        }
        self.refresh();
    }

    fn key_at_table(&mut self, event: KeyEvent, key: Key) {
        if self.table.trouble() == Some(Trouble::Away) {
            // The first key only shows that somebody is there.
            self.table.come_back();
            return;
        }
        self.table.hurry();
        let scene = Scene {
            position: &self.position,
            words: self.look.words,
            theme: self.look.theme,
            now_ms: self.clock_ms,
        };
        let is_showing = self.board.as_ref().is_some_and(|board| board.is_pausing());
        let answer = if self.is_listing && !is_showing {
            match self.list.key(event, &scene, self.board.as_deref()) {
                Picked::Move(mv) | Picked::Typed(mv) => KeyEffect::Play(mv),
                Picked::Changed => KeyEffect::Changed,
                Picked::Unknown => KeyEffect::Unknown,
            }
        } else {
            self.board.as_mut().map_or(KeyEffect::Unknown, |board| board.key(key, &scene))
        };
        match answer {
            KeyEffect::Changed => self.notice = None,
            KeyEffect::Unknown if key == Key::Char('q') || key == Key::Escape => {
                self.overlay = Some(Overlay::Quit)
            }
            KeyEffect::Unknown => self.explain_key(key),
            KeyEffect::Say(text) => self.notice = Some(Banner { text, is_refusal: true }),
            KeyEffect::Play(mv) => self.play(&mv),
            KeyEffect::Call(message) => self.call(message),
        }
    }

    fn explain_key(&mut self, key: Key) {
        let id =
            if self.position.actor().is_some() { "terminal-key-unknown" } else { "terminal-key-not-now" };
        let text = self
            .look
            .words
            .format(id, &[("key", key.to_string().into()), ("player", self.awaited_names().into())]);
        self.notice = Some(Banner { text, is_refusal: true });
    }

    fn play(&mut self, mv: &str) {
        let Viewer::Seat(seat) = self.viewer else {
            self.notice =
                Some(Banner { text: self.look.words.text("terminal-only-watching"), is_refusal: true });
            return;
        };
        self.notice = None;
        match self.table.play(seat, mv, self.clock_ms) {
            Ok(()) | Err(NotPlayed::Submitted) => {
                self.is_borrowed = false;
                self.refresh();
            }
            Err(NotPlayed::Table(error)) => {
                self.notice = Some(Banner { text: self.why(&error), is_refusal: true });
            }
        }
    }

    fn call(&mut self, message: Value) {
        if let Viewer::Seat(seat) = self.viewer {
            self.notice = None;
            self.table.call(seat, message, self.clock_ms);
            self.is_borrowed = false;
            self.refresh();
        }
    }
}
