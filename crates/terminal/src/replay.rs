//! A recorded game, step by step, forward and back, from any seat's view.

use std::{
    io::{self, IsTerminal},
    sync::atomic::Ordering,
    time::Duration,
};

use crossterm::event::{self, Event, KeyEventKind};
use klad_engine::{
    Catalog, Seat, Sight, Table, TableEvent, Viewer,
    transcript::{Fault, Transcript},
};
use ratatui::{
    Frame,
    layout::{Constraint, Layout},
    text::Line,
};
use serde_json::Value;

use crate::{
    games::{self, Board},
    keys::Key,
    look::Look,
    overlay::{Leaving, Overlay, draw_overlay},
    paint,
    run::{RunError, on_screen, stop_signals},
    screen::{COLUMNS_MIN, Leave, ROWS_MIN, draw_title, draw_too_small, log_lines},
    snapshot::{Scene, Snapshot},
};

/// A transcript played to its end, with every step kept.
pub struct Steps {
    transcript: Transcript,
    /// The table before the first move and after each.
    tables: Vec<Box<dyn Table>>,
    /// The events of each move.
    told: Vec<Vec<TableEvent>>,
}

impl Steps {
    /// Plays a transcript. The error names the line that cannot be played.
    pub fn play(catalog: &Catalog, transcript: Transcript) -> Result<Steps, Fault> {
        let mut tables = vec![transcript.open(catalog)?];
        let mut told = Vec::new();
        for index in 0..transcript.moves.len() {
            let mut table = tables[index].boxed_clone();
            told.push(transcript.step(table.as_mut(), index)?);
            tables.push(table);
        }
        Ok(Steps { transcript, tables, told })
    }

    /// The transcript.
    pub fn transcript(&self) -> &Transcript {
        &self.transcript
    }

    /// The table after `moves` moves.
    pub fn table(&self, moves: usize) -> &dyn Table {
        self.tables[moves].as_ref()
    }

    /// What a viewer heard of move `index` (from 0).
    pub fn events(&self, index: usize, viewer: Viewer) -> Vec<Value> {
        let heard = self.told[index].iter().filter(|told| told.audience.includes(viewer));
        heard.filter_map(|told| serde_json::from_str(told.event.get()).ok()).collect()
    }

    /// The names of the players; bots have those of their characters.
    pub fn names(&self, look: Look) -> Vec<String> {
        let players = &self.transcript.players;
        let levels: Vec<Option<&str>> = players.iter().map(|text| text.strip_prefix("bot ")).collect();
        let name = |(seat, text): (Seat, &String)| match levels[seat.index()] {
            Some(_) => look.words.character(&levels, seat),
            None => text.clone(),
        };
        Seat::all(players.len() as u8).zip(players).map(name).collect()
    }
}

/// The screen of a replay.
pub struct ReplayScreen {
    steps: Steps,
    at: usize,
    viewer: Viewer,
    look: Look,
    board: Option<Box<dyn Board>>,
    overlay: Option<Overlay>,
    position: Snapshot,
    log: Vec<(String, bool)>,
}

impl ReplayScreen {
    /// Shows a game from the start.
    pub fn new(steps: Steps, viewer: Viewer, look: Look) -> ReplayScreen {
        let board = games::board(steps.table(0).info().slug);
        let position = position(&steps, 0, viewer, look);
        let mut replay =
            ReplayScreen { steps, at: 0, viewer, look, board, overlay: None, position, log: Vec::new() };
        replay.refresh();
        replay
    }

    fn refresh(&mut self) {
        self.position = position(&self.steps, self.at, self.viewer, self.look);
        if let Some(board) = &mut self.board
            && board.settle(&self.position).is_err()
        {
            self.board = None;
        }
        let scene =
            Scene { position: &self.position, words: self.look.words, theme: self.look.theme, now_ms: 0 };
        self.log.clear();
        for index in 0..self.at {
            for event in self.steps.events(index, self.viewer) {
                self.log.push((scene.event(&event), index + 1 == self.at));
            }
        }
    }

    /// A key was pressed. Returns whether the player leaves.
    pub fn key(&mut self, key: Key) -> bool {
        if let Some(overlay) = self.overlay {
            let (overlay, leave) = overlay.key(key, &mut self.look);
            self.overlay = overlay;
            self.refresh();
            return leave == Some(Leave::Quit);
        }
        let last = self.steps.transcript.moves.len();
        match key {
            Key::Right | Key::Down | Key::Enter | Key::Char(' ' | 'n') => self.at = (self.at + 1).min(last),
            Key::Left | Key::Up | Key::Backspace | Key::Char('p') => self.at = self.at.saturating_sub(1),
            Key::PageDown => self.at = (self.at + 10).min(last),
            Key::PageUp => self.at = self.at.saturating_sub(10),
            Key::Home => self.at = 0,
            Key::End => self.at = last,
            Key::Char('v') => {
                let viewers: Vec<Viewer> = Viewer::all(self.steps.transcript.seats()).collect();
                let now = viewers.iter().position(|viewer| *viewer == self.viewer).unwrap_or(0);
                self.viewer = viewers[(now + 1) % viewers.len()];
            }
            Key::F(2) => self.look.next_language(),
            Key::F(1) | Key::Char('?') => self.overlay = Some(Overlay::help()),
            Key::F(3) => self.overlay = Some(Overlay::log()),
            Key::Escape | Key::Char('q') | Key::F(10) | Key::Interrupt => return true,
            _ => return false,
        }
        self.refresh();
        false
    }

    /// Draws it.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let (words, theme) = (self.look.words, self.look.theme);
        if area.width < COLUMNS_MIN || area.height < ROWS_MIN {
            draw_too_small(frame, words);
            return;
        }
        let keys: Vec<(String, String)> = [
            ("→", "terminal-replay-next"),
            ("←", "terminal-replay-previous"),
            ("Home End", "terminal-replay-ends"),
            ("V", "terminal-replay-viewer"),
            ("?", "terminal-key-help"),
            ("F2", "terminal-key-language"),
            ("F3", "terminal-key-log"),
            ("Q", "terminal-key-quit"),
        ]
        .map(|(key, id)| (key.to_owned(), words.text(id)))
        .into();
        let keys = paint::keys_lines(&keys, area.width.into(), theme);
        let rows = self.board.as_ref().map_or(0, |board| board.rows());
        let [title, board_area, log_area, asked, bottom] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(rows),
            Constraint::Fill(1),
            Constraint::Length(1),
            Constraint::Length(keys.len() as u16),
        ])
        .areas(area);
        let scene = Scene { position: &self.position, words, theme, now_ms: 0 };
        draw_title(frame, title, &scene, self.board.as_deref());
        if let Some(board) = &mut self.board {
            board.draw(frame, board_area, &scene);
        }
        let lines = log_lines(&self.log, log_area.width.into(), self.look);
        let first = lines.len().saturating_sub(log_area.height.into());
        for (row, line) in lines.into_iter().skip(first).enumerate() {
            paint::at(frame, log_area, 0, row as u16, line);
        }
        let moves = &self.steps.transcript.moves;
        let mut args = vec![("at", self.at.into()), ("count", moves.len().into())];
        let said = match self.at.checked_sub(1).map(|index| &moves[index]) {
            None => words.format("terminal-replay-start", &args),
            Some(line) => {
                args.push(("player", self.position.name(line.seat).into()));
                args.push(("move", line.mv.as_str().into()));
                words.format("terminal-replay-step", &args)
            }
        };
        frame.render_widget(Line::styled(said, theme.strong()), asked);
        paint::text(frame, bottom, keys, 0);
        if let Some(overlay) = &mut self.overlay {
            draw_overlay(overlay, frame, &scene, &self.log, self.board.as_deref(), Leaving::default());
        }
    }
}

/// The position after `moves` moves. Nobody can act in a replay.
fn position(steps: &Steps, moves: usize, viewer: Viewer, look: Look) -> Snapshot {
    let table = steps.table(moves);
    Snapshot {
        info: table.info(),
        viewer,
        view: table.view(viewer, Sight::Table),
        legal: Vec::new(),
        turn: table.turn(),
        outcome: table.outcome(),
        names: steps.names(look),
    }
}

/// Runs a replay on the terminal until the player leaves.
pub fn run(mut replay: ReplayScreen) -> Result<(), RunError> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(RunError::NoTerminal);
    }
    let stop = stop_signals()?;
    on_screen(|terminal| {
        loop {
            terminal.draw(|frame| replay.draw(frame))?;
            while !event::poll(Duration::from_millis(250))? {
                if stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
            }
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
                && Key::of(key).is_some_and(|key| replay.key(key))
            {
                return Ok(());
            }
        }
    })
}
