//! Windows in front of the table: help with all rules, the whole log, the result, and the prompt before leaving.

use std::path::Path;

use klad_engine::{Outcome, Seat};
use ratatui::{
    Frame,
    text::{Line, Span},
};

use crate::{
    games::Board,
    keys::Key,
    look::Look,
    paint,
    screen::{Leave, log_lines},
    snapshot::Scene,
};

/// A window in front of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overlay {
    /// Keys, signs and the rules of the game.
    Help {
        /// The first line shown.
        top: u16,
        /// The largest possible value of `top`.
        most: u16,
    },
    /// Everything that happened.
    Log {
        /// How many lines are below the window.
        below: u16,
        /// The largest possible value of `below`.
        most: u16,
    },
    /// How it ended.
    Result,
    /// Whether to leave.
    Quit,
}

impl Overlay {
    /// The help, from its beginning.
    pub fn help() -> Overlay {
        Overlay::Help { top: 0, most: u16::MAX }
    }

    /// The log, from its end.
    pub fn log() -> Overlay {
        Overlay::Log { below: 0, most: u16::MAX }
    }

    /// Handles a key press. Returns the window afterwards, and whether the player leaves.
    pub fn key(self, key: Key, look: &mut Look) -> (Option<Overlay>, Option<Leave>) {
        if key == Key::F(2) {
            look.next_language();
            return (Some(self), None);
        }
        match self {
            Overlay::Help { top, most } => match key {
                Key::Escape | Key::Enter | Key::F(1) | Key::Char('?' | 'q') => (None, None),
                _ => (Some(Overlay::Help { top: scrolled(top, key).min(most), most }), None),
            },
            Overlay::Log { below, most } => match key {
                Key::Escape | Key::Enter | Key::F(3) | Key::Char('q') => (None, None),
                _ => {
                    let up = match key {
                        Key::Up => Key::Down,
                        Key::Down => Key::Up,
                        Key::PageUp => Key::PageDown,
                        Key::PageDown => Key::PageUp,
                        Key::Home => Key::End,
                        Key::End => Key::Home,
                        _ => key,
                    };
                    (Some(Overlay::Log { below: scrolled(below, up).min(most), most }), None)
                }
            },
            Overlay::Result => match key {
                Key::Char('n') => (None, Some(Leave::Again)),
                Key::Char('q') | Key::F(10) => (None, Some(Leave::Quit)),
                Key::F(3) => (Some(Overlay::log()), None),
                Key::F(1) | Key::Char('?') => (Some(Overlay::help()), None),
                Key::Escape | Key::Enter => (None, None),
                _ => (Some(self), None),
            },
            Overlay::Quit => match key {
                Key::Char('y') | Key::F(10) => (None, Some(Leave::Quit)),
                Key::Char('n') | Key::Escape | Key::Enter => (None, None),
                _ => (Some(self), None),
            },
        }
    }
}

fn scrolled(top: u16, key: Key) -> u16 {
    match key {
        Key::Up => top.saturating_sub(1),
        Key::Down => top.saturating_add(1),
        Key::PageUp => top.saturating_sub(15),
        Key::PageDown | Key::Char(' ') => top.saturating_add(15),
        Key::Home => 0,
        Key::End => u16::MAX,
        _ => top,
    }
}

/// What happens to the game when the player leaves.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Leaving<'a> {
    /// The file it is written to.
    pub(crate) saved_at: Option<&'a Path>,
    /// The id of a message to show instead.
    pub(crate) id: Option<&'static str>,
}

/// Draws a window.
pub(crate) fn draw_overlay(
    overlay: &mut Overlay,
    frame: &mut Frame,
    scene: &Scene<'_>,
    log: &[(String, bool)],
    board: Option<&dyn Board>,
    leaving: Leaving<'_>,
) {
    let words = scene.words;
    let look = Look { words, theme: scene.theme };
    let (columns, rows) = (frame.area().width, frame.area().height);
    match overlay {
        Overlay::Help { top, most } => {
            let title = words.format("terminal-help-title", &[("game", scene.say("title").into())]);
            let inside = paint::window(frame, frame.area(), columns.min(100), rows, &title, scene.theme);
            let lines = help_lines(scene, board, inside.width.into());
            *most = (lines.len() as u16).saturating_sub(inside.height);
            *top = (*top).min(*most);
            paint::text(frame, inside, lines, *top);
        }
        Overlay::Log { below, most } => {
            let title = words.text("terminal-log-title");
            let inside = paint::window(frame, frame.area(), columns.min(100), rows, &title, scene.theme);
            let lines = log_lines(log, inside.width.into(), look);
            *most = (lines.len() as u16).saturating_sub(inside.height);
            *below = (*below).min(*most);
            paint::text(frame, inside, lines, *most - *below);
        }
        Overlay::Result => {
            if let Some(outcome) = &scene.position.outcome {
                draw_result(frame, scene, outcome, board, leaving);
            }
        }
        Overlay::Quit => {
            let inside = paint::window(frame, frame.area(), 60, 9, &words.text("quit"), scene.theme);
            let said = match (leaving.id, leaving.saved_at) {
                (Some(id), _) => words.text(id),
                (None, Some(path)) => {
                    words.format("terminal-quit-saved", &[("path", path.display().to_string().into())])
                }
                (None, None) => words.text("terminal-quit-unsaved"),
            };
            let mut lines: Vec<Line<'static>> = vec![Line::raw("")];
            lines.extend(paint::wrap(&said, inside.width.into()).into_iter().map(Line::raw));
            lines.push(Line::raw(""));
            lines.push(paint::keys_line(
                &[
                    ("Y".into(), words.text("terminal-quit-yes")),
                    ("N".into(), words.text("terminal-quit-no")),
                ],
                scene.theme,
            ));
            paint::text(frame, inside, lines, 0);
        }
    }
}

fn help_lines(scene: &Scene<'_>, board: Option<&dyn Board>, columns: usize) -> Vec<Line<'static>> {
    let (words, theme) = (scene.words, scene.theme);
    let mut lines = Vec::new();
    let heading = |lines: &mut Vec<Line<'static>>, text: String| {
        if !lines.is_empty() {
            lines.push(Line::raw(""));
        }
        lines.push(Line::styled(text, theme.gold()));
    };
    heading(&mut lines, scene.say("title"));
    lines.extend(paint::wrap(&scene.say("summary"), columns).into_iter().map(Line::raw));
    heading(&mut lines, words.text("terminal-help-keys"));
    let mut keys: Vec<(String, String)> = board.map_or(Vec::new(), |board| board.keys(scene));
    let general = [
        ("Tab", "terminal-help-tab"),
        ("? F1", "terminal-help-help"),
        ("F2", "terminal-help-language"),
        ("F3", "terminal-help-log"),
        ("F4", "terminal-help-hand-on"),
        ("F10", "terminal-help-quit"),
        ("Ctrl-C", "terminal-help-interrupt"),
    ];
    keys.extend(general.map(|(key, id)| (key.to_owned(), words.text(id))));
    for (key, does) in keys {
        let mut rest = paint::wrap(&does, columns.saturating_sub(12)).into_iter();
        let first = rest.next().unwrap_or_default();
        lines.push(Line::from(vec![
            Span::styled(paint::pad(&key, 10), theme.key()),
            Span::raw(format!("  {first}")),
        ]));
        lines.extend(rest.map(|line| Line::raw(format!("{}{line}", " ".repeat(12)))));
    }
    if let Some(board) = board {
        heading(&mut lines, words.text("terminal-help-signs"));
        for sign in board.legend(scene) {
            lines.extend(paint::wrap(&sign, columns).into_iter().map(Line::raw));
        }
    }
    for section in scene.position.info.rulebook {
        heading(&mut lines, scene.say(&format!("section-{}", section.id)));
        for rule in section.rules {
            lines.extend(rule_lines(scene, rule, columns));
        }
    }
    heading(&mut lines, words.text("parts-title"));
    for part in klad_text::parts(words, scene.position.info) {
        lines.push(Line::styled(part.title, theme.strong()));
        lines.extend(
            paint::wrap(&part.note, columns).into_iter().map(|line| Line::styled(line, theme.faint())),
        );
        lines.extend(paint::wrap(&part.items.join(", "), columns).into_iter().map(Line::raw));
    }
    lines
}

fn rule_lines(scene: &Scene<'_>, rule: &str, columns: usize) -> Vec<Line<'static>> {
    let parts = paint::wrap(&scene.words.rule(rule), columns.saturating_sub(8));
    let line = |(index, part): (usize, String)| {
        let label = if index == 0 { rule } else { "" };
        Line::from(vec![Span::styled(paint::pad(label, 8), scene.theme.faint()), Span::raw(part)])
    };
    parts.into_iter().enumerate().map(line).collect()
}

fn draw_result(
    frame: &mut Frame,
    scene: &Scene<'_>,
    outcome: &Outcome,
    board: Option<&dyn Board>,
    leaving: Leaving<'_>,
) {
    const COLUMNS: u16 = 64;
    let (words, theme) = (scene.words, scene.theme);
    let mut lines = vec![Line::raw("")];
    lines.extend(match outcome.places.len() {
        1 => score_lines(scene, outcome, board, COLUMNS.into()),
        _ => place_lines(scene, outcome),
    });
    lines.push(Line::raw(""));
    let rows = lines.len() as u16 + 6;
    let inside = paint::window(frame, frame.area(), COLUMNS, rows, &words.text("game-over"), theme);
    if let Some(path) = leaving.saved_at {
        let said = words.format("terminal-result-saved", &[("path", path.display().to_string().into())]);
        lines.extend(paint::wrap(&said, inside.width.into()).into_iter().map(Line::raw));
    }
    let keys = [
        ("N".to_owned(), words.text("terminal-result-again")),
        ("Esc".to_owned(), words.text("terminal-result-look")),
        ("Q".to_owned(), words.text("quit")),
    ];
    lines.extend(paint::keys_lines(&keys, inside.width.into(), theme));
    paint::text(frame, inside, lines, 0);
}

/// Who won, and the places of all players.
fn place_lines(scene: &Scene<'_>, outcome: &Outcome) -> Vec<Line<'static>> {
    let words = scene.words;
    let winners: Vec<&str> = outcome.winners().iter().map(|seat| scene.position.name(seat)).collect();
    let args = [("players", words.list(&winners).into()), ("count", winners.len().into())];
    let mut lines = vec![Line::styled(words.format("winners", &args), scene.theme.gold()), Line::raw("")];
    let mut seats: Vec<Seat> = Seat::all(outcome.places.len() as u8).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    for seat in seats {
        let place = words.format("place", &[("number", i32::from(outcome.places[seat.index()]).into())]);
        let name = paint::pad(scene.position.name(seat), 28);
        lines.push(Line::raw(format!(
            "{}  {name}  {}",
            paint::pad(&place, 10),
            points(scene, outcome, seat)
        )));
    }
    lines
}

/// The score of a solo game, and what it is worth.
fn score_lines(
    scene: &Scene<'_>,
    outcome: &Outcome,
    board: Option<&dyn Board>,
    columns: usize,
) -> Vec<Line<'static>> {
    let score = format!("{}: {}", scene.position.name(Seat(0)), points(scene, outcome, Seat(0)));
    let mut lines = vec![Line::styled(score, scene.theme.gold())];
    for said in board.map_or_else(Vec::new, |board| board.verdict(scene)) {
        lines.extend(paint::wrap(&said, columns - 2).into_iter().map(Line::raw));
    }
    lines
}

fn points(scene: &Scene<'_>, outcome: &Outcome, seat: Seat) -> String {
    scene.words.format("points", &[("count", i32::from(outcome.scores[seat.index()]).into())])
}
