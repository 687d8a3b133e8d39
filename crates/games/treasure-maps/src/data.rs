//! The tables: what is printed on the cards, and the numbers of the box.

use crate::components::{
    Card, Cells,
    Color::{self, Green, Grey, Orange, Purple},
    Shape::{self, I2, I3, L4, O4, T4, V3},
};

/// TM-004: cards dealt to each player.
pub const DEALT: usize = 4;
/// TM-005: cards each player keeps, and so active cards of a player.
pub const SLOTS: usize = 2;
/// TM-007: cards in the display.
pub const DISPLAY: usize = 4;
/// TM-020: turns of a round.
pub const TURNS_PER_ROUND: u8 = 7;
/// TM-100: rounds of a game.
pub const ROUNDS: u8 = 4;
/// TM-020: turns of a game.
pub const TURNS: u8 = ROUNDS * TURNS_PER_ROUND;
/// TM-003: the cups of the round card, in the order they are given.
pub const CUPS: [u8; 6] = [6, 5, 4, 3, 2, 1];
/// TM-002: coin rows of a score card, each with a cup box.
pub const COIN_ROWS: usize = 3;
/// TM-002: coin cells of a row.
pub const COINS_PER_ROW: u8 = 4;
/// TM-051: coin cells of a score card.
pub const COIN_CELLS: u8 = COIN_ROWS as u8 * COINS_PER_ROW;
/// TM-063: palm boxes of a score card.
pub const PALM_BOXES: usize = 4;
/// TM-060: what a palm gives beside one point for each palm of the display.
pub const PALM_BASE: u8 = 1;
/// TM-039: how often a player may take back marks in one turn.
pub const TAKE_BACKS: u8 = 20;
/// A primary and at most six bonus cells: two cards have at most six crosses.
pub const MARKS_MAX: usize = 7;

/// TM-114: cells, and so points, of a card of each color, as in [`Color::ALL`].
pub const POINTS: [u8; 4] = [14, 12, 10, 8];
/// TM-115: value of a seal that names each color, as in [`Color::ALL`].
pub const SEAL_VALUE: [u8; 4] = [2, 2, 1, 1];
/// TM-121: the order in which colors break a tie.
pub const TIE_BREAK: [Color; 4] = [Grey, Green, Orange, Purple];

/// TM-003, TM-008: the expedition cards E1 to E8.
pub const EXPEDITIONS: [Shape; 8] = [I2, I3, I3, V3, V3, T4, L4, O4];

/// The drawing of each shape, as in [`Shape::ALL`].
pub const DRAWINGS: [&[&str]; Shape::COUNT] =
    [&["##"], &["###"], &["#.", "##"], &["###", ".#."], &["#.", "#.", "##"], &["##", "##"]];

/// Columns of the box that every card fits in.
pub const COLUMNS: usize = 5;
/// Rows of the box that every card fits in.
pub const ROWS: usize = 4;

/// A treasure card as printed.
#[derive(Debug, Clone, Copy)]
pub struct Printed {
    /// Its name.
    pub id: &'static str,
    /// Its color.
    pub color: Color,
    /// The color its seal names.
    pub seal: Option<Color>,
    /// Its drawing: `.` no cell, `#` blank, `x` cross, `o` coin, `p` palm.
    pub rows: &'static [&'static str],
}

const fn card(id: &'static str, color: Color, seal: Option<Color>, rows: &'static [&'static str]) -> Printed {
    Printed { id, color, seal, rows }
}

/// The treasure cards. The layouts are our own.
pub const CARDS: [Printed; Card::COUNT] = [
    // name, color, seal, drawing
    card("purple-01", Purple, Some(Orange), &[".#.x#", ".#.##", "#x###", "..##x"]),
    card("purple-02", Purple, Some(Green), &["x##.#", "###.x", "#####", "...x."]),
    card("purple-03", Purple, Some(Grey), &["x#...", "###x#", "#####", "x...#"]),
    card("purple-04", Purple, None, &["p#x#", "o##o", "####", ".#.#"]),
    card("purple-05", Purple, None, &["....#", ".####", "##.px", "#x###"]),
    card("purple-06", Purple, None, &["..p#x", "####.", ".####", ".##.x"]),
    card("purple-07", Purple, None, &["x#.#.", "###x.", ".##p#", ".###."]),
    card("purple-08", Purple, None, &["##.o", "##x#", "o##.", "#o##"]),
    card("purple-09", Purple, None, &["#o.##", "o##o#", "####x"]),
    card("purple-10", Purple, None, &["..#o.", ".##..", "#x#o#", "####o"]),
    card("purple-11", Purple, None, &["####.", "#####", "oxo#x"]),
    card("purple-12", Purple, None, &["#.o##", "#x#o#", "####x"]),
    card("orange-01", Orange, Some(Purple), &["#.##", "##.x", ".###", "#x.#"]),
    card("orange-02", Orange, Some(Green), &["x#.#x", ".####", "####."]),
    card("orange-03", Orange, Some(Grey), &["#...#", "#x###", "####.", "...x."]),
    card("orange-04", Orange, None, &["####o", "x###.", "#.#p."]),
    card("orange-05", Orange, None, &["###.", "###x", "o##p", ".#.."]),
    card("orange-06", Orange, None, &["#.p##", "####.", "##.ox"]),
    card("orange-07", Orange, None, &[".#..", ".o##", "x###", "p###"]),
    card("orange-08", Orange, None, &[".###.", "o#o##", ".##xo"]),
    card("orange-09", Orange, None, &[".o#.o", "x##.#", ".####", "...o."]),
    card("orange-10", Orange, None, &["o#.#", "####", ".o#o", "..x#"]),
    card("orange-11", Orange, None, &["###.", "#o##", "##.x", ".#x."]),
    card("orange-12", Orange, None, &["..#x", "####", "####", "x.o."]),
    card("green-01", Green, Some(Purple), &["#..#", "##.#", ".###", "##.."]),
    card("green-02", Green, Some(Orange), &["##.#.", "#####", ".#.#."]),
    card("green-03", Green, Some(Grey), &["####", "###.", "#.##"]),
    card("green-04", Green, None, &["#x##", "###o", ".#.p"]),
    card("green-05", Green, None, &[".###p", "###.#", ".x#.."]),
    card("green-06", Green, None, &[".##x", "####", "#.p#"]),
    card("green-07", Green, None, &["..###", "###..", ".#p#x"]),
    card("green-08", Green, None, &["##..", "#x##", ".o##", "...o"]),
    card("green-09", Green, None, &[".###", "#x#o", "o#.#"]),
    card("green-10", Green, None, &["..#o.", ".x##.", "###o#"]),
    card("green-11", Green, None, &["x##.", "###.", ".#ox", "...#"]),
    card("green-12", Green, None, &["x#o.", ".###", "###x"]),
    card("grey-01", Grey, Some(Purple), &["####", ".##.", "##.."]),
    card("grey-02", Grey, Some(Orange), &[".#.#", "####", "#..#"]),
    card("grey-03", Grey, Some(Green), &["####", "#..#", "#..#"]),
    card("grey-04", Grey, None, &["##...", ".###.", "..p##"]),
    card("grey-05", Grey, None, &["#.#p", "###.", "##.."]),
    card("grey-06", Grey, None, &[".#.#", ".p##", "###."]),
    card("grey-07", Grey, None, &["p...", "####", "###."]),
    card("grey-08", Grey, None, &[".#.#", "###o", "#x.."]),
    card("grey-09", Grey, None, &[".#o#", "x##.", "##.."]),
    card("grey-10", Grey, None, &["....#", "x#.##", ".##o."]),
    card("grey-11", Grey, None, &["###", ".##", "##x"]),
];

/// What the rules ask of a card, worked out from its drawing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Face {
    pub(crate) cells: Cells,
    pub(crate) crosses: Cells,
    pub(crate) coins: Cells,
    pub(crate) palms: Cells,
    pub(crate) color: Color,
    pub(crate) seal: Option<Color>,
}

/// The faces of [`CARDS`].
pub(crate) static FACES: [Face; Card::COUNT] = {
    let mut faces = [face(&CARDS[0]); Card::COUNT];
    let mut index = 1;
    while index < Card::COUNT {
        faces[index] = face(&CARDS[index]);
        index += 1;
    }
    faces
};

const fn face(card: &Printed) -> Face {
    let (mut cells, mut crosses, mut coins, mut palms) = (0u16, 0u16, 0u16, 0u16);
    let mut cell = 0;
    let mut row = 0;
    while row < card.rows.len() {
        let icons = card.rows[row].as_bytes();
        let mut column = 0;
        while column < icons.len() {
            let bit = 1 << cell;
            match icons[column] {
                b'.' => {}
                b'#' => cells |= bit,
                b'x' => (cells, crosses) = (cells | bit, crosses | bit),
                b'o' => (cells, coins) = (cells | bit, coins | bit),
                b'p' => (cells, palms) = (cells | bit, palms | bit),
                _ => panic!("a drawing is made of . # x o p"),
            }
            if icons[column] != b'.' {
                cell += 1;
            }
            column += 1;
        }
        row += 1;
    }
    Face {
        cells: Cells(cells),
        crosses: Cells(crosses),
        coins: Cells(coins),
        palms: Cells(palms),
        color: card.color,
        seal: card.seal,
    }
}
