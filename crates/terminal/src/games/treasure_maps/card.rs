//! Treasure cards as text: large ones to play on, small ones to look at.

use klad_treasure_maps::{
    Card, Cells, Color, Shape,
    data::{COLUMNS, DRAWINGS, ROWS},
};
use ratatui::{
    style::{Color as Ink, Modifier, Style},
    text::{Line, Span},
};

use crate::{snapshot::Scene, theme::Theme};

/// Columns of a large card, without its frame.
pub(super) const LARGE_COLUMNS: u16 = COLUMNS as u16 * 3;

/// What is marked on a large card in addition to what is printed on it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Marks {
    /// Crossed in earlier turns.
    pub(super) crossed: Cells,
    /// Crossed by the player this turn, not yet final.
    pub(super) fresh: Cells,
    /// Would be crossed now.
    pub(super) preview: Cells,
    /// Whether the preview can be played.
    pub(super) is_allowed: bool,
    /// Cells that can be chosen one by one.
    pub(super) possible: Cells,
}

/// The square of each cell in the box that every card fits in, as (row, column), in the order of the cells.
pub(super) fn squares(drawing: &[&str]) -> Vec<(usize, usize)> {
    let rows = drawing.iter().enumerate();
    rows.flat_map(|(row, text)| {
        text.bytes().enumerate().filter(|(_, sign)| *sign != b'.').map(move |(column, _)| (row, column))
    })
    .collect()
}

/// The cell at a square; none where the card has no cell.
pub(super) fn cell_at(drawing: &[&str], square: (usize, usize)) -> Option<u8> {
    squares(drawing).iter().position(|other| *other == square).map(|cell| cell as u8)
}

/// The squares of a shape in one of its eight orientations, with its upper left corner at (0, 0).
pub(super) fn shape_squares(shape: Shape, turns: u8, is_mirrored: bool) -> Vec<(usize, usize)> {
    let drawing = DRAWINGS[shape as usize];
    let mut squares: Vec<(usize, usize)> = drawing
        .iter()
        .enumerate()
        .flat_map(|(row, text)| {
            text.bytes().enumerate().filter(|(_, sign)| *sign == b'#').map(move |(column, _)| (row, column))
        })
        .collect();
    if is_mirrored {
        let width = drawing[0].len();
        squares.iter_mut().for_each(|square| square.1 = width - 1 - square.1);
    }
    for _ in 0..turns % 4 {
        let height = squares.iter().map(|square| square.0).max().unwrap_or(0);
        squares.iter_mut().for_each(|square| *square = (square.1, height - square.0));
    }
    squares.sort_unstable();
    squares
}

/// A card in four lines, three columns for each cell.
pub(super) fn large(drawing: &[&str], marks: Marks, theme: Theme) -> Vec<Line<'static>> {
    lines(drawing, "   ", |icon, cell| large_cell(icon, cell, marks, theme))
}

/// A card in four lines: what `draw` makes of the icon and number of each cell, and `gap` where the card has no cell.
fn lines(
    drawing: &[&str],
    gap: &'static str,
    draw: impl Fn(char, u8) -> Span<'static>,
) -> Vec<Line<'static>> {
    let mut cells = 0..;
    let mut span = |sign: u8| match sign {
        b'.' => Span::raw(gap),
        sign => draw(icon(sign), cells.next().expect("a card has few cells")),
    };
    let sign = |row: usize, column: usize| {
        drawing.get(row).and_then(|text| text.as_bytes().get(column)).copied().unwrap_or(b'.')
    };
    (0..ROWS).map(|row| (0..COLUMNS).map(|column| span(sign(row, column))).collect()).collect()
}

fn large_cell(icon: char, cell: u8, marks: Marks, theme: Theme) -> Span<'static> {
    if marks.preview.contains(cell) {
        let style = if marks.is_allowed { theme.possible() } else { theme.refusal() };
        return Span::styled(format!("<{icon}>"), style.add_modifier(Modifier::REVERSED));
    }
    if marks.fresh.contains(cell) {
        return Span::styled(format!("╳{icon}╳"), theme.gold());
    }
    if marks.crossed.contains(cell) {
        return Span::styled(format!("▒{icon}▒"), theme.faint());
    }
    let style = if marks.possible.contains(cell) { theme.possible() } else { Style::new() };
    Span::styled(format!("[{icon}]"), style)
}

/// What a cell shows: blank, a cross, a coin, a palm.
fn icon(sign: u8) -> char {
    match sign {
        b'x' => '+',
        b'o' => 'o',
        b'p' => 'Y',
        _ => ' ',
    }
}

/// A card in four lines, one column for each cell.
pub(super) fn small(drawing: &[&str], crossed: Cells, theme: Theme) -> Vec<Line<'static>> {
    lines(drawing, " ", |icon, cell| match (icon, crossed.contains(cell)) {
        (' ', false) => Span::raw("□"),
        (' ', true) => Span::styled("▒", theme.faint()),
        (icon, false) => Span::styled(icon.to_string(), theme.strong()),
        (icon, true) => Span::styled(icon.to_string(), theme.faint().add_modifier(Modifier::REVERSED)),
    })
}

/// The shape of the turn, two columns for each cell.
pub(super) fn shape_lines(squares: &[(usize, usize)], theme: Theme) -> Vec<Line<'static>> {
    let height = squares.iter().map(|square| square.0).max().map_or(0, |row| row + 1);
    let line = |row: usize| {
        let text: String =
            (0..4).map(|column| if squares.contains(&(row, column)) { "██" } else { "  " }).collect();
        Line::styled(text, theme.gold())
    };
    (0..height).map(line).collect()
}

/// What a card is worth: color and points.
pub(super) fn label(card: Card, scene: &Scene<'_>) -> String {
    format!("{} {}", color_name(card.color(), scene), card.points())
}

/// What a seal gives, and for which color; empty without a seal.
pub(super) fn seal_label(seal: Option<Color>, scene: &Scene<'_>) -> String {
    seal.map_or(String::new(), |seal| format!("{}★{}", seal.seal_value(), color_name(seal, scene)))
}

/// The name of a color in words.
pub(super) fn color_name(color: Color, scene: &Scene<'_>) -> String {
    scene.say(&format!("color-{}", color_id(color)))
}

/// The first letters of a color's name, where there is no room for more.
pub(super) fn color_letters(color: Color, scene: &Scene<'_>) -> String {
    color_name(color, scene).chars().take(3).collect()
}

/// The color of a card's frame and label. The words carry the same information.
pub(super) fn color_style(color: Color, theme: Theme) -> Style {
    theme.ink(match color {
        Color::Purple => Ink::LightMagenta,
        Color::Orange => Ink::LightYellow,
        Color::Green => Ink::LightGreen,
        Color::Grey => Ink::Gray,
    })
}

/// The name of a color in message ids.
fn color_id(color: Color) -> &'static str {
    match color {
        Color::Purple => "purple",
        Color::Orange => "orange",
        Color::Green => "green",
        Color::Grey => "grey",
    }
}

#[cfg(test)]
mod tests {
    use klad_engine::DeckRef;
    use klad_treasure_maps::Tables;

    use super::*;

    #[test]
    fn each_shape_has_the_right_number_of_orientations() {
        for (shape, ways) in Shape::ALL.into_iter().zip([2, 2, 4, 4, 8, 1]) {
            let mut seen = std::collections::BTreeSet::new();
            for turns in 0..4 {
                for is_mirrored in [false, true] {
                    seen.insert(shape_squares(shape, turns, is_mirrored));
                }
            }
            assert_eq!(seen.len(), ways, "{shape:?}");
        }
    }

    #[test]
    fn cells_are_numbered_in_reading_order() {
        let deck = DeckRef::<Tables>::standard();
        for card in Card::all() {
            let squares = squares(deck.rows(card));
            assert_eq!(squares.len(), usize::from(card.points()));
            assert!(squares.windows(2).all(|pair| pair[0] < pair[1]));
            assert_eq!(cell_at(deck.rows(card), squares[3]), Some(3));
        }
    }
}
