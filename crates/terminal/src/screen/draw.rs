//! How the screen of a game is painted: title, board, log, notes, prompt, keys.

use klad_engine::{Seat, Viewer};
use klad_text::Words;
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::{Line, Span},
};

use super::{COLUMNS_MIN, COLUMNS_WIDE, ROWS_MIN, Screen};
use crate::{
    games::Board,
    look::Look,
    overlay::{Leaving, draw_overlay},
    paint,
    snapshot::Scene,
    tabletop::{Sitting, Tabletop, Trouble},
    theme::Theme,
};

impl<T: Tabletop> Screen<T> {
    /// The prompt: who is asked for what.
    fn prompt(&self) -> String {
        let words = self.look.words;
        match self.table.trouble() {
            Some(Trouble::Lost) => return words.text("terminal-online-lost"),
            Some(Trouble::Gone) => return words.text("terminal-online-gone"),
            Some(Trouble::Away) => return words.text("terminal-online-away"),
            None => {}
        }
        if self.position.outcome.is_some() {
            return words.text("terminal-over");
        }
        let asked = match &self.board {
            Some(board) if board.is_asked(&self.position) => Some(board.prompt(&self.scene())),
            None if self.position.actor().is_some() => Some(words.text("terminal-choose-move")),
            Some(_) | None => None,
        };
        match (asked, self.viewer) {
            (Some(asked), Viewer::Seat(seat)) => {
                let player = self.position.name(seat).to_owned();
                words.format("terminal-your-turn", &[("player", player.into()), ("asked", asked.into())])
            }
            _ => words.format("terminal-waiting", &[("player", self.awaited_names().into())]),
        }
    }

    fn keys(&self) -> Vec<(String, String)> {
        let words = self.look.words;
        let mut keys = match &self.board {
            _ if self.position.outcome.is_some() => Vec::new(),
            Some(board) if !self.is_listing => board.keys(&self.scene()),
            _ => vec![
                ("↑↓".into(), words.text("terminal-key-mark")),
                ("Enter".into(), words.text("terminal-key-play")),
                ("a–z".into(), words.text("terminal-key-search")),
            ],
        };
        if self.board.is_some() && self.position.outcome.is_none() {
            let id = if self.is_listing { "terminal-key-board" } else { "terminal-key-list" };
            keys.push(("Tab".into(), words.text(id)));
        }
        keys.push(("?".into(), words.text("terminal-key-help")));
        if self.table.people().len() > 1 {
            keys.push(("F4".into(), words.text("terminal-key-hand-on")));
        }
        keys.push(("F2".into(), words.text("terminal-key-language")));
        keys.push(("F3".into(), words.text("terminal-key-log")));
        keys.push(("F10".into(), words.text("terminal-key-quit")));
        keys
    }

    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        if area.width < COLUMNS_MIN || area.height < ROWS_MIN {
            draw_too_small(frame, self.look.words);
            return;
        }
        if let Some(seat) = self.handing {
            self.draw_handing(frame, seat);
        } else {
            self.draw_table(frame);
        }
        if let Some(overlay) = &mut self.overlay {
            let scene = Scene {
                position: &self.position,
                words: self.look.words,
                theme: self.look.theme,
                now_ms: self.clock_ms,
            };
            let log: &[_] = if self.handing.is_some() { &[] } else { &self.log };
            let leaving = Leaving { saved_at: self.table.saved_at(), id: self.table.leaving() };
            draw_overlay(overlay, frame, &scene, log, self.board.as_deref(), leaving);
        }
    }

    fn draw_table(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let theme = self.look.theme;
        let keys = fitting_keys(self.keys(), area.width.into(), theme);
        let prompt = paint::wrap(&self.prompt(), area.width.into());
        let [title, middle, asked, bottom] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(10),
            Constraint::Length(prompt.len().min(2) as u16),
            Constraint::Length(keys.len() as u16),
        ])
        .areas(area);
        draw_title(frame, title, &self.scene(), self.board.as_deref());
        let rows = self.board.as_ref().map_or(0, |board| board.rows());
        let [board_area, log_area] = if area.width >= COLUMNS_WIDE {
            Layout::horizontal([
                Constraint::Min(COLUMNS_MIN),
                Constraint::Length(area.width - COLUMNS_MIN - 2),
            ])
            .areas(middle)
        } else {
            Layout::vertical([Constraint::Min(rows), Constraint::Fill(1)]).areas(middle)
        };
        let scene = Scene { position: &self.position, words: self.look.words, theme, now_ms: self.clock_ms };
        if let Some(board) = &mut self.board {
            board.draw(frame, board_area, &scene);
        }
        self.draw_log(frame, log_area);
        if self.is_listing && !self.board.as_ref().is_some_and(|board| board.is_pausing()) {
            let height = if self.board.is_some() { middle.height.min(11) } else { middle.height };
            let list_area = Rect { y: middle.y + middle.height - height, height, ..middle };
            frame.render_widget(ratatui::widgets::Clear, list_area);
            self.list.draw(frame, list_area, &self.scene(), self.board.as_deref());
        }
        self.draw_notice(frame, middle);
        let prompt = prompt.into_iter().map(|line| Line::styled(line, theme.strong())).collect();
        paint::text(frame, asked, prompt, 0);
        paint::text(frame, bottom, keys, 0);
    }

    fn draw_log(&self, frame: &mut Frame, area: Rect) {
        let title = self.look.words.text("terminal-log");
        let theme = self.look.theme;
        let rule = format!("─ {title} {}", "─".repeat(usize::from(area.width)));
        paint::at(frame, area, 0, 0, Line::styled(rule, theme.faint()));
        self.draw_sitting(frame, area, paint::width(&title) + 4);
        let rows = usize::from(area.height.saturating_sub(1));
        let lines = log_lines(&self.log, area.width.into(), self.look);
        let first = lines.len().saturating_sub(rows);
        for (row, line) in lines.into_iter().skip(first).enumerate() {
            paint::at(frame, area, 0, row as u16 + 1, line);
        }
    }

    /// Who is at an online table, in the line above the log: `● here, ○ gone, ◌ played by a bot`, and the clocks.
    fn draw_sitting(&self, frame: &mut Frame, area: Rect, taken: usize) {
        let sitting = self.table.sitting(self.clock_ms);
        if sitting.is_empty() {
            return;
        }
        let theme = self.look.theme;
        let columns = usize::from(area.width).saturating_sub(taken + 1);
        let others: usize = sitting.iter().map(|sitting| paint::width(&sitting_signs(sitting)) + 2).sum();
        let each = columns.saturating_sub(others) / sitting.len();
        let mut spans = Vec::new();
        for sitting in &sitting {
            let name = paint::fit(self.position.name(sitting.seat), each.clamp(1, 16));
            let style = if sitting.is_running { theme.strong() } else { theme.faint() };
            spans.push(Span::styled(format!(" {name}{} ", sitting_signs(sitting)), style));
        }
        let line = Line::from(spans);
        let column = usize::from(area.width).saturating_sub(line.width());
        paint::at(frame, area, column as u16, 0, line);
    }

    /// Draws the notice over the lower end of the middle area.
    fn draw_notice(&self, frame: &mut Frame, middle: Rect) {
        let Some(notice) = &self.notice else { return };
        let lines = paint::wrap(&notice.text, usize::from(middle.width).saturating_sub(4));
        let height = (lines.len() as u16 + 2).min(middle.height);
        let area = Rect { y: middle.y + middle.height - height, height, ..middle };
        frame.render_widget(ratatui::widgets::Clear, area);
        let style = if notice.is_refusal { self.look.theme.refusal() } else { self.look.theme.gold() };
        let inside = paint::framed(frame, area, &self.look.words.text("terminal-notice"), style);
        paint::text(frame, inside, lines.into_iter().map(|line| Line::raw(format!(" {line}"))).collect(), 0);
    }

    fn draw_handing(&self, frame: &mut Frame, seat: Seat) {
        let words = self.look.words;
        let name = self.position.name(seat).to_owned();
        let title = words.text("terminal-handing-title");
        let inside = paint::window(frame, frame.area(), 60, 9, &title, self.look.theme);
        let mut lines = vec![Line::raw("")];
        let said = words.format("terminal-handing", &[("player", name.as_str().into())]);
        lines.extend(
            paint::wrap(&said, inside.width.into())
                .into_iter()
                .map(|line| Line::styled(line, self.look.theme.strong())),
        );
        lines.push(Line::raw(""));
        lines.extend(
            paint::wrap(
                &words.format("terminal-handing-key", &[("player", name.into())]),
                inside.width.into(),
            )
            .into_iter()
            .map(Line::raw),
        );
        paint::text(frame, inside, lines, 0);
    }
}

/// The symbols after a name: whether they are connected, and their clock.
fn sitting_signs(sitting: &Sitting) -> String {
    let sign = match (sitting.is_played_by_bot, sitting.is_here) {
        (true, _) => "◌",
        (false, true) => "●",
        (false, false) => "○",
    };
    match sitting.left_ms {
        Some(left_ms) => format!("{sign}{}", clock_text(left_ms)),
        None => sign.to_owned(),
    }
}

/// The time left on a clock: `0:07`, `12:30`, and for long ones `26h` or `3d`.
fn clock_text(left_ms: u64) -> String {
    let seconds = left_ms.div_ceil(1000);
    match seconds {
        0..3_600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3_600..172_800 => format!("{}h", seconds / 3_600),
        _ => format!("{}d", seconds / 86_400),
    }
}

/// Draws the bar at the top: the game and its state, the viewer, the language.
pub(crate) fn draw_title(frame: &mut Frame, area: Rect, scene: &Scene<'_>, board: Option<&dyn Board>) {
    let headline = board.map_or(String::new(), |board| format!(" · {}", board.headline(scene)));
    let left = format!(" {}{headline}", scene.say("title"));
    let viewer = match scene.position.viewer {
        Viewer::Seat(seat) => scene.position.name(seat).to_owned(),
        Viewer::Spectator => scene.words.text("terminal-spectator"),
    };
    let right = format!("{viewer} · {} ", scene.words.lang().own_name());
    let columns = usize::from(area.width).saturating_sub(paint::width(&right));
    let line = Line::styled(format!("{}{right}", paint::pad(&left, columns)), scene.theme.title());
    frame.render_widget(line, area);
}

/// The keys in two lines at most. If they need more, general keys are left out; the help lists them all.
fn fitting_keys(mut keys: Vec<(String, String)>, columns: usize, theme: Theme) -> Vec<Line<'static>> {
    // Left out in this order. Help and the way out are always shown.
    const SPARE: [&str; 4] = ["F3", "F2", "Tab", "F4"];
    loop {
        let lines = paint::keys_lines(&keys, columns, theme);
        let spare = SPARE.iter().find_map(|spare| keys.iter().position(|(key, _)| key == spare));
        match spare.or_else(|| keys.iter().rposition(|(key, _)| key != "?" && key != "F10")) {
            Some(spare) if lines.len() > 2 => {
                keys.remove(spare);
            }
            _ => return lines,
        }
    }
}

/// The log as lines: news is bright, the rest faint.
pub(crate) fn log_lines(log: &[(String, bool)], columns: usize, look: Look) -> Vec<Line<'static>> {
    let line = |(text, fresh): &(String, bool)| {
        let style = if *fresh { Default::default() } else { look.theme.faint() };
        let mark = if *fresh { "• " } else { "  " };
        paint::wrap(text, columns.saturating_sub(2))
            .into_iter()
            .enumerate()
            .map(move |(index, part)| {
                Line::from(vec![Span::raw(if index == 0 { mark } else { "  " }), Span::styled(part, style)])
            })
            .collect::<Vec<_>>()
    };
    log.iter().flat_map(line).collect()
}

/// Says that the window is too small.
pub(crate) fn draw_too_small(frame: &mut Frame, words: Words) {
    let area = frame.area();
    let args = [
        ("columns", usize::from(area.width).into()),
        ("rows", usize::from(area.height).into()),
        ("columns_min", usize::from(COLUMNS_MIN).into()),
        ("rows_min", usize::from(ROWS_MIN).into()),
    ];
    let said = words.format("terminal-too-small", &args);
    paint::text(frame, area, paint::wrap(&said, area.width.into()).into_iter().map(Line::raw).collect(), 0);
}
