//! Reads and checks the drawings of a deck.

use klad_engine::deck::Sheet;

use super::Drawn;
use crate::{
    components::{Card, Color},
    data::{COLUMNS, CROSSES_MAX, ICONS, NAMES, PALMS_MAX, ROWS},
};

const COLORS: [(&str, Color); 4] =
    [("purple", Color::Purple), ("orange", Color::Orange), ("green", Color::Green), ("grey", Color::Grey)];
/// The icons that are counted, as in [`ICONS`].
const COUNTED: [(char, &str); 3] = [('x', "crosses"), ('o', "coins"), ('p', "palms")];

/// A card as written in a deck.
struct Written {
    seal: Option<Color>,
    rows: Vec<String>,
}

/// The cards of a deck; `None` if anything is wrong with it.
pub(super) fn cards(sheet: &Sheet<'_>) -> Option<[Drawn; Card::COUNT]> {
    sheet.knows(&NAMES.map(|(name, _)| name));
    let written: Vec<Option<Written>> =
        Card::all().map(|card| read_card(&sheet.entry(card.name())?, card)).collect();
    let written: Option<Vec<Written>> = written.into_iter().collect();
    let written = written.filter(|_| sheet.is_sound())?;
    check_totals(sheet, &written);
    check_seals(sheet, &written);
    if !sheet.is_sound() {
        return None;
    }
    // Decks are kept until the program ends.
    let keep = |card: Written| {
        let rows: Vec<&'static str> = card.rows.into_iter().map(|row| &*row.leak()).collect();
        Drawn { seal: card.seal, rows: rows.leak() }
    };
    let cards: Vec<Drawn> = written.into_iter().map(keep).collect();
    cards.try_into().ok()
}

fn read_card(sheet: &Sheet<'_>, card: Card) -> Option<Written> {
    sheet.knows(&["seal", "drawing"]);
    let seal = match sheet.maybe("seal") {
        Some(seal) => Some(seal.word(&COLORS)?),
        None => None,
    };
    let drawing = sheet.entry("drawing")?;
    let mut rows = Vec::new();
    for row in drawing.list(1..=ROWS)? {
        let text = row.text()?;
        if !(1..=COLUMNS).contains(&text.chars().count()) {
            row.fault(format!("found {} columns, wanted 1 to {COLUMNS}", text.chars().count()));
            return None;
        }
        if let Some(strange) = text.chars().find(|icon| !".#xop".contains(*icon)) {
            row.fault(format!("found {strange:?}, wanted one of . # x o p"));
            return None;
        }
        rows.push(text.to_owned());
    }
    check_drawing(&drawing, card, &rows);
    Some(Written { seal, rows })
}

fn check_drawing(sheet: &Sheet<'_>, card: Card, rows: &[String]) {
    let columns = rows[0].len();
    if rows.iter().any(|row| row.len() != columns) {
        sheet.fault("found rows of different lengths, wanted equal ones");
        return;
    }
    let is_cell = |row: usize, column: usize| rows[row].as_bytes()[column] != b'.';
    let row_has_cell = |row: usize| (0..columns).any(|column| is_cell(row, column));
    let column_has_cell = |column: usize| (0..rows.len()).any(|row| is_cell(row, column));
    let edges =
        [row_has_cell(0), row_has_cell(rows.len() - 1), column_has_cell(0), column_has_cell(columns - 1)];
    if edges.contains(&false) {
        sheet.fault("found an empty row or column at the edge, wanted none");
    }
    let cells = count(rows, |icon| icon != '.');
    if cells != card.points() {
        sheet.fault(format!("found {cells} cells, wanted {}", card.points()));
    }
    let pieces = pieces(rows);
    if pieces > 1 {
        sheet.fault(format!("found {pieces} pieces of land, wanted one"));
    }
    for (icon, most, name) in [('x', CROSSES_MAX, "crosses"), ('p', PALMS_MAX, "palms")] {
        let found = count(rows, |other| other == icon);
        if found > most {
            sheet.fault(format!("found {found} {name}, wanted at most {most}"));
        }
    }
}

fn count(rows: &[String], wanted: impl Fn(char) -> bool) -> u8 {
    rows.iter().flat_map(|row| row.chars()).filter(|icon| wanted(*icon)).count() as u8
}

/// The number of connected pieces the cells form; cells are connected if they share a side.
fn pieces(rows: &[String]) -> usize {
    let mut open: Vec<(usize, usize)> = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        open.extend(
            line.bytes().enumerate().filter(|(_, icon)| *icon != b'.').map(|(column, _)| (row, column)),
        );
    }
    let mut pieces = 0;
    while let Some(first) = open.pop() {
        pieces += 1;
        let mut piece = vec![first];
        while let Some((row, column)) = piece.pop() {
            let touches = |other: &(usize, usize)| other.0.abs_diff(row) + other.1.abs_diff(column) == 1;
            piece.extend(open.iter().copied().filter(touches));
            open.retain(|other| !touches(other));
        }
    }
    pieces
}

/// TM-003: the totals of all cards of a color.
fn check_totals(sheet: &Sheet<'_>, cards: &[Written]) {
    for (name, color) in COLORS {
        for ((icon, what), wanted) in COUNTED.into_iter().zip(ICONS[color as usize]) {
            let of_color = Card::all().zip(cards).filter(|(card, _)| card.color() == color);
            let found: u8 = of_color.map(|(_, card)| count(&card.rows, |other| other == icon)).sum();
            if found != wanted {
                sheet.fault(format!("found {found} {what} on the {name} cards, wanted {wanted}"));
            }
        }
    }
}

/// TM-115: the seals of a color name the three other colors, once each.
fn check_seals(sheet: &Sheet<'_>, cards: &[Written]) {
    for (name, color) in COLORS {
        for (other, named) in COLORS {
            let of_color = Card::all().zip(cards).filter(|(card, _)| card.color() == color);
            let found = of_color.filter(|(_, card)| card.seal == Some(named)).count();
            let wanted = usize::from(color != named);
            if found != wanted {
                sheet.fault(format!("found {found} seals of {other} on the {name} cards, wanted {wanted}"));
            }
        }
    }
}
