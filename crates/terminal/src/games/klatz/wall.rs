//! The wall as text: a number, a symbol and perhaps a rickshaw for each card, scrolled where it is too long.

use klad_klatz::{
    Tables, View,
    components::{Comp, Symbol},
};
use ratatui::{
    Frame,
    layout::Rect,
    style::{Color, Modifier, Style},
    text::{Line, Span},
};

use crate::{paint, snapshot::Scene, theme::Theme};

/// Columns of a wall card.
const PITCH: u16 = 4;

/// What is pointed at on the wall.
#[derive(Debug, Clone, Default)]
pub(super) struct Pointer {
    /// The card or gap under the cursor.
    pub(super) at: usize,
    /// How many cards from there on are highlighted: the length of a pattern.
    pub(super) length: usize,
    /// Whether it points between two cards, to the left of `at`.
    pub(super) is_gap: bool,
    /// A card chosen before.
    pub(super) first: Option<usize>,
    /// Cards to highlight.
    pub(super) lit: Vec<usize>,
}

/// Draws the wall with labels for its ends above it.
pub(super) fn draw(frame: &mut Frame, area: Rect, scene: &Scene<'_>, view: &View, pointer: &Pointer) {
    let theme = scene.theme;
    let fits = usize::from((area.width - 4) / PITCH);
    let count = view.wall.len();
    let top = if count <= fits { 0 } else { pointer.at.saturating_sub(fits / 2).min(count - fits) };
    let shown = top..count.min(top + fits);
    let left = scene.words.text("terminal-klatz-left");
    let right = scene.words.text("terminal-klatz-right");
    // A short wall may be narrower than the labels of its ends.
    let (left_width, right_width) = (paint::width(&left) as u16 + 2, paint::width(&right) as u16 + 2);
    let width = (shown.len() as u16 * PITCH).max(left_width + right_width + 3);
    paint::at(frame, area, 2, 0, Line::styled(format!("◂ {left}"), theme.faint()));
    let column = 2 + width - right_width;
    paint::at(frame, area, column, 0, Line::styled(format!("{right} ▸"), theme.faint()));
    if top > 0 {
        paint::at(frame, area, 0, 2, Line::styled("…", theme.key()));
    }
    if shown.end < count {
        paint::at(frame, area, area.width - 1, 2, Line::styled("…", theme.key()));
    }
    for index in shown {
        let card = &view.wall[index];
        let column = 2 + (index - top) as u16 * PITCH;
        let is_here = !pointer.is_gap && (pointer.at..pointer.at + pointer.length.max(1)).contains(&index);
        let mut style = symbol_style(card.symbol, theme);
        if pointer.lit.contains(&index) {
            style = style.patch(theme.possible()).add_modifier(Modifier::UNDERLINED);
        }
        if is_here || pointer.first == Some(index) {
            style = style.add_modifier(Modifier::REVERSED);
        }
        let number = Line::styled(paint::center(&(index + 1).to_string(), 4), theme.faint());
        paint::at(frame, area, column, 1, number);
        paint::at(frame, area, column, 2, Span::styled(format!("[{}]", card.symbol.code()), style));
        let below = match (card.covered, card.symbol == Symbol::Tower) {
            (true, _) => Span::styled(" R▸ ", theme.refusal()),
            (false, true) => Span::styled(" ══ ", theme.faint()),
            (false, false) => Span::raw("    "),
        };
        paint::at(frame, area, column, 3, below);
        if pointer.is_gap && pointer.at == index {
            paint::at(frame, area, column, 3, Span::styled("▲", theme.possible()));
        }
    }
    if pointer.is_gap && pointer.at == count && count < top + fits + 1 {
        paint::at(frame, area, 2 + (count - top) as u16 * PITCH, 3, Span::styled("▲", theme.possible()));
    }
    if view.waiting > 0 {
        let said = scene.words.format("terminal-klatz-waiting", &[("count", i32::from(view.waiting).into())]);
        // Between the labels of the ends, or beside them where the wall is short.
        let wide = paint::width(&said) as u16;
        let between = 2 + left_width + 2;
        let place = if between + wide + 2 <= column { between } else { column + right_width + 2 };
        paint::at(frame, area, place, 0, Line::styled(said, theme.refusal()));
    }
}

/// A composition: its pattern in codes and its points.
pub(super) fn comp_text(deck: &Tables, comp: Comp) -> String {
    let codes: Vec<&str> = deck.pattern(comp).iter().map(|symbol| symbol.code()).collect();
    format!("{} ({})", codes.join(" "), deck.points(comp))
}

/// The color of a symbol; its code carries the same information.
pub(super) fn symbol_style(symbol: Symbol, theme: Theme) -> Style {
    theme.ink(match symbol {
        Symbol::Lantern => Color::LightRed,
        Symbol::Kite => Color::LightCyan,
        Symbol::Pine => Color::LightGreen,
        Symbol::Gate => Color::LightYellow,
        Symbol::Drum => Color::LightMagenta,
        Symbol::Tower => Color::Gray,
        Symbol::Panda => Color::White,
        Symbol::DragonHead | Symbol::DragonMiddle | Symbol::DragonTail => Color::LightBlue,
        Symbol::Rickshaw => Color::DarkGray,
    })
}

/// Every place where the wall shows a pattern from left to right with nothing covered, as the index of its first card.
pub(super) fn matches(view: &View, comp: Comp) -> Vec<usize> {
    let pattern = view.options.deck.pattern(comp);
    let fits = |start: &usize| {
        let cards = view.wall.iter().skip(*start).take(pattern.len());
        cards.clone().count() == pattern.len()
            && cards.zip(pattern).all(|(card, symbol)| card.symbol == *symbol && !card.covered)
    };
    (0..view.wall.len()).filter(fits).collect()
}
