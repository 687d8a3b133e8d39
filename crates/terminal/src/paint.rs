//! Drawing helpers: fitted text, boxes, lines of keys.

use ratatui::{
    Frame,
    layout::{Constraint, Layout, Margin, Rect},
    style::Style,
    text::{Line, Span},
    widgets::{Block, BorderType, Clear, Paragraph, Wrap},
};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::theme::Theme;

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// A text cut to `columns`, with `…` where something is missing.
pub fn fit(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide + 1 > columns {
            break;
        }
        cut.push(letter);
        used += wide;
    }
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// A text cut or padded to exactly `columns`.
pub fn pad(text: &str, columns: usize) -> String {
    let mut text = fit(text, columns);
    text.extend(std::iter::repeat_n(' ', columns.saturating_sub(width(&text))));
    text
}

/// A text centered in exactly `columns`.
pub fn center(text: &str, columns: usize) -> String {
    let text = fit(text, columns);
    let left = columns.saturating_sub(width(&text)) / 2;
    pad(&format!("{}{text}", " ".repeat(left)), columns)
}

/// A text wrapped between words into lines of at most `columns`. Words joined by a no-break space stay together.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !line.is_empty() && width(&line) + 1 + width(word) > columns {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// Keys and what they do, in one line: `D draw  ? help`.
pub fn keys_line(keys: &[(String, String)], theme: Theme) -> Line<'static> {
    let mut spans = Vec::new();
    for (key, does) in keys {
        if !spans.is_empty() {
            spans.push(Span::raw("  "));
        }
        spans.push(Span::styled(key.clone(), theme.key()));
        spans.push(Span::raw(format!(" {does}")));
    }
    Line::from(spans)
}

/// The same over as many lines of `columns` as it takes.
pub fn keys_lines(keys: &[(String, String)], columns: usize, theme: Theme) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut line: Vec<(String, String)> = Vec::new();
    let mut used = 0;
    for (key, does) in keys {
        let wide = width(key) + 1 + width(does) + 2;
        if !line.is_empty() && used + wide > columns + 2 {
            lines.push(keys_line(&line, theme));
            line.clear();
            used = 0;
        }
        used += wide;
        line.push((key.clone(), does.clone()));
    }
    if !line.is_empty() {
        lines.push(keys_line(&line, theme));
    }
    lines
}

/// Draws a frame with a title. Returns the area inside it.
pub fn framed(frame: &mut Frame, area: Rect, title: &str, style: Style) -> Rect {
    let block =
        Block::bordered().border_type(BorderType::Rounded).border_style(style).title(format!(" {title} "));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    inside
}

/// Draws an empty window with a title in the middle of `area`. Returns the area inside it.
pub fn window(frame: &mut Frame, area: Rect, columns: u16, rows: u16, title: &str, theme: Theme) -> Rect {
    let [area] = Layout::horizontal([Constraint::Length(columns.min(area.width))])
        .flex(ratatui::layout::Flex::Center)
        .areas(area);
    let [area] = Layout::vertical([Constraint::Length(rows.min(area.height))])
        .flex(ratatui::layout::Flex::Center)
        .areas(area);
    frame.render_widget(Clear, area);
    framed(frame, area, title, theme.gold()).inner(Margin::new(1, 0))
}

/// Draws lines of text, wrapped where they are too long, from line `skip` on.
pub fn text(frame: &mut Frame, area: Rect, lines: Vec<Line<'static>>, skip: u16) {
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).scroll((skip, 0)), area);
}

/// Draws one line of text at a position, clipped at the edge of `area`.
pub fn at(frame: &mut Frame, area: Rect, column: u16, row: u16, line: impl Into<Line<'static>>) {
    if column >= area.width || row >= area.height {
        return;
    }
    let line: Line<'static> = line.into();
    let place = Rect::new(area.x + column, area.y + row, area.width - column, 1);
    frame.render_widget(line, place);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_and_padded_by_columns_not_letters() {
        assert_eq!(fit("сокровище", 5), "сокр…");
        assert_eq!(fit("ring", 4), "ring");
        assert_eq!(pad("миша", 6), "миша  ");
        assert_eq!(center("ab", 6), "  ab  ");
        assert_eq!(fit("abc", 0), "");
        assert_eq!(width(&pad("日本語", 5)), 5);
    }

    #[test]
    fn a_text_breaks_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a\n\nb", 7), ["a", "", "b"]);
        assert_eq!(wrap("unbreakable", 4), ["unbreakable"]);
        assert_eq!(wrap("voici\u{a0}! rien", 8), ["voici\u{a0}!", "rien"]);
    }
}
