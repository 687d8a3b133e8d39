//! A screen without a terminal: keys go in, text comes out, and the test controls the clock.

#![allow(dead_code, reason = "each test file uses what it needs")]

use crossterm::event::{KeyCode, KeyEvent};
use klad_engine::{Catalog, Seed, Viewer};
use klad_terminal::{
    host::{Host, LocalPlayer, TablePlan},
    look::Look,
    screen::{Leave, Screen},
    theme::Theme,
};
use klad_text::{Lang, Words};
use ratatui::{Terminal, backend::TestBackend};
use serde_json::{Value, json};

/// A table on a screen of 80 × 24.
pub(crate) struct Stage<'c> {
    pub(crate) screen: Screen<Host<'c>>,
    terminal: Terminal<TestBackend>,
    now_ms: u64,
}

/// People by name; the level of a bot starts with a plus sign.
pub(crate) fn players(who: &[&str]) -> Vec<LocalPlayer> {
    let player = |who: &&str| match who.strip_prefix('+') {
        Some(level) => LocalPlayer::Bot(level.to_owned()),
        None => LocalPlayer::Person((*who).to_owned()),
    };
    who.iter().map(player).collect()
}

pub(crate) fn plan(slug: &str, who: &[&str], options: Value, seed: u64) -> TablePlan {
    TablePlan { slug: slug.into(), options, players: players(who), secret: Seed::from_number(seed).0 }
}

impl<'c> Stage<'c> {
    pub(crate) fn open(
        catalog: &'c Catalog,
        slug: &str,
        who: &[&str],
        options: Value,
        seed: u64,
    ) -> Stage<'c> {
        Stage::of(Host::open(catalog, &plan(slug, who, options, seed)).expect("the plan is valid"))
    }

    /// A game with the options of a table without a clock.
    pub(crate) fn quiet(catalog: &'c Catalog, slug: &str, who: &[&str], seed: u64) -> Stage<'c> {
        let options =
            if slug == "klatz" { json!({"call_mode": "standing", "turn_ms": 0}) } else { json!({}) };
        Stage::open(catalog, slug, who, options, seed)
    }

    pub(crate) fn of(host: Host<'c>) -> Stage<'c> {
        let look = Look { words: Words::new(Lang::En), theme: Theme::PLAIN };
        let screen = Screen::new(host, look);
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a test screen opens");
        let mut stage = Stage { screen, terminal, now_ms: 0 };
        stage.settle();
        stage
    }

    /// Lets bots play until a person is asked, without time passing.
    pub(crate) fn settle(&mut self) {
        while self.screen.is_working() {
            self.screen.tick(self.now_ms);
            std::thread::yield_now();
        }
    }

    /// Lets time pass, with everything that happens in it.
    pub(crate) fn pass(&mut self, ms: u64) {
        for _ in 0..ms.div_ceil(10) {
            self.now_ms += 10;
            self.screen.tick(self.now_ms);
            self.settle();
        }
    }

    pub(crate) fn press(&mut self, code: KeyCode) -> Option<Leave> {
        let leave = self.screen.key(KeyEvent::from(code), self.now_ms);
        self.settle();
        leave
    }

    /// Presses a key for each letter.
    pub(crate) fn letters(&mut self, letters: &str) {
        letters.chars().for_each(|letter| {
            self.press(KeyCode::Char(letter));
        });
    }

    pub(crate) fn language(&mut self, lang: Lang) {
        while self.screen.look().words.lang() != lang {
            self.press(KeyCode::F(2));
        }
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.terminal.backend_mut().resize(columns, rows);
    }

    /// What is on the screen, line by line.
    pub(crate) fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.screen.draw(frame)).expect("a test screen draws");
        let buffer = self.terminal.backend().buffer();
        let mut text = String::new();
        for row in 0..buffer.area.height {
            let line: String = (0..buffer.area.width).map(|column| buffer[(column, row)].symbol()).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// How many moves have been made.
    pub(crate) fn moves(&self) -> usize {
        self.screen.table().transcript().moves.len()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.screen.table().outcome().is_some()
    }

    /// The view the table shows to a viewer.
    pub(crate) fn view(&self, viewer: Viewer) -> Value {
        serde_json::from_str(self.screen.table().position(viewer, &[]).view.get()).expect("views are JSON")
    }
}
