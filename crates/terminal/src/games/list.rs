//! Every legal move in a searchable list; works for every game.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
};
use serde_json::Value;

use super::Board;
use crate::{
    paint,
    snapshot::{Scene, Snapshot},
};

/// A list of the legal moves with a search field and a selected move.
#[derive(Debug, Clone, Default)]
pub struct MoveList {
    search: String,
    marked: usize,
    /// The moves it was last updated for, in notation.
    known: Vec<String>,
}

/// What a key press on the list led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picked {
    /// The list has no use for the key.
    Unknown,
    /// The selection or the search changed.
    Changed,
    /// This move (in notation).
    Move(String),
    /// Nothing matches the typed text: it may be a move in notation, and the table will decide.
    Typed(String),
}

impl MoveList {
    /// Updates the list for a new position.
    pub fn settle(&mut self, position: &Snapshot) {
        // The typed text is kept as long as the legal moves stay the same.
        if !position.legal.iter().map(|mv| &mv.text).eq(&self.known) {
            self.known = position.legal.iter().map(|mv| mv.text.clone()).collect();
            self.search.clear();
        }
        self.marked = self.marked.min(position.legal.len().saturating_sub(1));
    }

    /// A key was pressed.
    pub fn key(&mut self, event: KeyEvent, scene: &Scene<'_>, board: Option<&dyn Board>) -> Picked {
        let found = self.found(scene, board);
        match event.code {
            KeyCode::Up => self.marked = self.marked.saturating_sub(1),
            KeyCode::Down => self.marked += 1,
            KeyCode::PageUp => self.marked = self.marked.saturating_sub(10),
            KeyCode::PageDown => self.marked += 10,
            KeyCode::Home => self.marked = 0,
            KeyCode::End => self.marked = usize::MAX,
            KeyCode::Backspace => {
                self.search.pop();
                self.marked = 0;
            }
            KeyCode::Char(letter) => {
                self.search.push(letter);
                self.marked = 0;
            }
            KeyCode::Enter => {
                return match found.get(self.marked) {
                    Some((text, _)) => Picked::Move(text.clone()),
                    None if self.search.is_empty() => Picked::Unknown,
                    None => Picked::Typed(self.search.trim().to_owned()),
                };
            }
            _ => return Picked::Unknown,
        }
        self.marked = self.marked.min(self.found(scene, board).len().saturating_sub(1));
        Picked::Changed
    }

    /// The moves whose notation or words contain every word of the search.
    fn found(&self, scene: &Scene<'_>, board: Option<&dyn Board>) -> Vec<(String, String)> {
        let search = self.search.to_lowercase();
        let holds = |text: &str, label: &str| {
            let both = format!("{text} {}", label.to_lowercase());
            search.split_whitespace().all(|word| both.contains(word))
        };
        let listed =
            scene.position.legal.iter().filter(|mv| board.is_none_or(|board| board.may_list(&mv.text)));
        let all = listed.map(|mv| (mv.text.clone(), label(scene, mv.json.get())));
        all.filter(|(text, label)| holds(text, label)).collect()
    }

    /// Draws the search field and the moves.
    pub fn draw(&self, frame: &mut Frame, area: Rect, scene: &Scene<'_>, board: Option<&dyn Board>) {
        let theme = scene.theme;
        let found = self.found(scene, board);
        let title = scene.words.format("terminal-moves-title", &[("count", found.len().into())]);
        let inside = paint::framed(frame, area, &title, theme.faint());
        let search = scene.words.format("terminal-moves-search", &[("text", self.search.as_str().into())]);
        paint::at(frame, inside, 0, 0, Line::styled(search, theme.key()));
        let rows = usize::from(inside.height.saturating_sub(1)).max(1);
        let top = self.marked.saturating_sub(rows - 1);
        let columns = found.iter().map(|(text, _)| paint::width(text)).max().unwrap_or(0).min(40);
        for (row, (index, (text, label))) in found.iter().enumerate().skip(top).take(rows).enumerate() {
            let style = if index == self.marked { theme.chosen() } else { theme.possible() };
            let line = Line::from(vec![
                Span::raw(if index == self.marked { "> " } else { "  " }),
                Span::styled(paint::pad(text, columns), style),
                Span::raw(format!("  {label}")),
            ]);
            paint::at(frame, inside, 0, row as u16 + 1, line);
        }
        // The notation counts from 0; boards count from 1.
        let zero = scene.words.text("terminal-moves-from-zero");
        let column = usize::from(inside.width).saturating_sub(paint::width(&zero));
        paint::at(frame, inside, column as u16, 0, Line::styled(zero, theme.faint()));
        if found.is_empty() {
            paint::at(frame, inside, 2, 1, scene.words.text("terminal-moves-none"));
        }
    }
}

/// The short label of a move in words.
fn label(scene: &Scene<'_>, json: &str) -> String {
    let kind =
        serde_json::from_str::<Value>(json).ok().and_then(|mv| Some(mv.get("type")?.as_str()?.to_owned()));
    kind.map_or(String::new(), |kind| scene.say(&format!("move-{kind}")))
}
