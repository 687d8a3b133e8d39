//! How the screen before a game looks.

use klad_engine::OptionKind;
use ratatui::{
    Frame,
    layout::{Constraint, Layout},
    text::{Line, Span},
};
use serde_json::Value;

use super::{Row, Setup, level_name};
use crate::{
    host::LocalPlayer,
    paint,
    screen::{COLUMNS_MIN, ROWS_MIN, draw_too_small},
};

impl Setup<'_> {
    /// Draws it.
    pub fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        let (words, theme) = (self.look.words, self.look.theme);
        if area.width < COLUMNS_MIN || area.height < ROWS_MIN {
            draw_too_small(frame, words);
            return;
        }
        let keys = [
            ("↑↓".to_owned(), words.text("terminal-setup-key-row")),
            ("←→".to_owned(), words.text("terminal-setup-key-change")),
            ("Enter".to_owned(), words.text("terminal-setup-key-start")),
            ("F2".to_owned(), words.text("terminal-key-language")),
            ("Esc".to_owned(), words.text("quit")),
        ];
        let keys = paint::keys_lines(&keys, area.width.into(), theme);
        let [title, middle, note, bottom] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(8),
            Constraint::Length(6),
            Constraint::Length(keys.len() as u16),
        ])
        .areas(area);
        let right = format!("{} ", words.lang().own_name());
        let left = paint::pad(
            &format!(" Klad · {}", words.text("terminal-setup-title")),
            usize::from(area.width) - paint::width(&right),
        );
        frame.render_widget(Line::styled(format!("{left}{right}"), theme.title()), title);

        let rows = self.rows();
        let visible = usize::from(middle.height);
        let top =
            self.marked.saturating_sub(visible.saturating_sub(2)).min(rows.len().saturating_sub(visible));
        // As wide as the longest name, because some languages need the rest for the values.
        let wide =
            rows.iter().map(|row| paint::width(&self.label_and_value(*row).0)).max().unwrap_or(0).max(30);
        for (place, (index, row)) in rows.iter().enumerate().skip(top).take(visible).enumerate() {
            let (label, value) = self.label_and_value(*row);
            let is_marked = index == self.marked;
            let style = if is_marked { theme.chosen() } else { Default::default() };
            let columns = usize::from(middle.width) - 3 - wide;
            let value = match *row == Row::Resume || !is_marked {
                true => format!("  {value}"),
                false if paint::width(&value) + 4 > columns => format!("◂ {value}"),
                false => format!("◂ {value} ▸"),
            };
            let line = Line::from(vec![
                Span::raw(if is_marked { " > " } else { "   " }),
                Span::styled(
                    paint::pad(&label, wide),
                    if is_marked { theme.strong() } else { Default::default() },
                ),
                Span::styled(paint::fit(&value, columns), style),
            ]);
            paint::at(frame, middle, 0, place as u16, line);
        }
        if top + visible < rows.len() {
            paint::at(frame, middle, middle.width - 2, middle.height - 1, Line::styled("▼", theme.key()));
        }
        if top > 0 {
            paint::at(frame, middle, middle.width - 2, 0, Line::styled("▲", theme.key()));
        }

        let (text, style) = match &self.error {
            Some(error) => (error.clone(), theme.refusal()),
            None => (self.explanation(), Default::default()),
        };
        let inside = paint::framed(frame, note, &words.text("terminal-notice"), theme.faint());
        let columns = usize::from(inside.width) - 2;
        let lines = paint::wrap(&text, columns)
            .into_iter()
            .map(|line| Line::styled(format!(" {line}"), style))
            .collect();
        paint::text(frame, inside, lines, 0);
        paint::text(frame, bottom, keys, 0);
    }

    fn label_and_value(&self, row: Row) -> (String, String) {
        let words = self.look.words;
        match row {
            Row::Resume => {
                let saved = self.saved.as_ref().map_or(String::new(), |(slug, moves)| {
                    let game = words.text(&format!("{slug}-title"));
                    let args = [("game", game.into()), ("count", (*moves).into())];
                    words.format("terminal-setup-saved", &args)
                });
                (words.text("terminal-setup-resume"), saved)
            }
            Row::Game => (words.text("terminal-setup-game"), self.say("title")),
            Row::Seats => (words.text("terminal-setup-seats"), self.seats.to_string()),
            Row::Player(seat) => {
                let label = words.format("terminal-setup-chair", &[("seat", seat.to_string().into())]);
                let value = match &self.players[seat.index()] {
                    LocalPlayer::Person(name) => {
                        words.format("terminal-setup-person", &[("name", name.as_str().into())])
                    }
                    LocalPlayer::Bot(level) => {
                        words.format("terminal-setup-bot", &[("level", level_name(words, level).into())])
                    }
                };
                (label, value)
            }
            Row::Option(index) => {
                let spec = &self.entry.info.options[index];
                let value = match &self.values[index] {
                    Value::Bool(true) => words.text("on"),
                    Value::Bool(false) => words.text("off"),
                    Value::String(value) => {
                        self.say(&format!("option-{}-{}", spec.name, value.replace(':', "-")))
                    }
                    value => value.to_string(),
                };
                (self.say(&format!("option-{}", spec.name)), value)
            }
        }
    }

    /// What the marked row means.
    fn explanation(&self) -> String {
        let words = self.look.words;
        match self.row() {
            Row::Resume => words.text("terminal-setup-resume-help"),
            Row::Game => self.say("summary"),
            Row::Seats => {
                let args = [
                    ("least", i32::from(self.entry.info.seats_min).into()),
                    ("most", i32::from(self.entry.info.seats_max).into()),
                ];
                words.format("terminal-setup-seats-help", &args)
            }
            Row::Player(_) => words.text("terminal-setup-chair-help"),
            Row::Option(index) => {
                let spec = &self.entry.info.options[index];
                let help = self.say(&format!("option-{}-help", spec.name));
                match spec.kind {
                    OptionKind::Number { min, max, .. } => {
                        let args = [("least", i64::from(min).into()), ("most", i64::from(max).into())];
                        format!("{help} {}", words.format("terminal-setup-number", &args))
                    }
                    OptionKind::Switch { .. } | OptionKind::Choice { .. } | OptionKind::Numbers { .. } => {
                        help
                    }
                }
            }
        }
    }

    fn say(&self, id: &str) -> String {
        self.look.words.text(&format!("{}-{id}", self.entry.info.slug))
    }
}
