//! What is in every box: names and numbers.

use crate::components::{
    Card,
    Color::{self, Green, Grey, Orange, Purple},
    Shape::{self, I2, I3, L4, O4, T4, V3},
};
use crate::scoring::Rank::{self, Bosun, Captain, Deckhand, Legend, Mate, Sailor};

/// TM-004: cards dealt to each player.
pub const DEALT: usize = 4;
/// TM-005: cards each player keeps, and thus a player's active cards.
pub const SLOTS: usize = 2;
/// TM-007: cards in the display.
pub const DISPLAY: usize = 4;
/// TM-020: turns per round.
pub const TURNS_PER_ROUND: u8 = 7;
/// TM-100: rounds per game.
pub const ROUNDS: u8 = 4;
/// TM-020: turns per game.
pub const TURNS: u8 = ROUNDS * TURNS_PER_ROUND;
/// TM-003: the cups of the round card, in the order they are given out.
pub const CUPS: [u8; 6] = [6, 5, 4, 3, 2, 1];
/// TM-002: coin rows of a score card, each with a cup box.
pub const COIN_ROWS: usize = 3;
/// TM-002: coin cells per row.
pub const COINS_PER_ROW: u8 = 4;
/// TM-132: the fewest points of each rank, from the lowest rank to the highest.
pub const RANKS: [(Rank, u16); 6] =
    [(Deckhand, 0), (Sailor, 70), (Bosun, 90), (Mate, 105), (Captain, 120), (Legend, 132)];
/// TM-051: coin cells of a score card.
pub const COIN_CELLS: u8 = COIN_ROWS as u8 * COINS_PER_ROW;
/// TM-063: palm boxes of a score card.
pub const PALM_BOXES: usize = 4;
/// TM-060: what a palm gives in addition to one point per palm in the display.
pub const PALM_BASE: u8 = 1;
/// TM-039: how often a player may take back marks in one turn.
pub const TAKE_BACKS: u8 = 20;
/// A primary and at most six bonus cells, because two cards have at most six crosses.
pub const MARKS_MAX: usize = 7;

/// TM-114: the cells, and thus points, of a card of each color, in the order of [`Color::ALL`].
pub const POINTS: [u8; 4] = [14, 12, 10, 8];
/// TM-115: the value of a seal that names each color, in the order of [`Color::ALL`].
pub const SEAL_VALUE: [u8; 4] = [2, 2, 1, 1];
/// TM-121: the order in which colors break a tie.
pub const TIE_BREAK: [Color; 4] = [Grey, Green, Orange, Purple];

/// TM-003, TM-008: the expedition cards E1 to E8.
pub const EXPEDITIONS: [Shape; 8] = [I2, I3, I3, V3, V3, T4, L4, O4];

/// The drawing of each shape, in the order of [`Shape::ALL`].
pub const DRAWINGS: [&[&str]; Shape::COUNT] =
    [&["##"], &["###"], &["#.", "##"], &["###", ".#."], &["#.", "#.", "##"], &["##", "##"]];

/// Columns of the box that every card fits in.
pub const COLUMNS: usize = 5;
/// Rows of the box that every card fits in.
pub const ROWS: usize = 4;
/// The most cells on a card.
pub const CELLS_MAX: usize = 14;

/// TM-003: the icons on all cards of a color together, in the order of [`Color::ALL`]: crosses, coins, palms.
pub const ICONS: [[u8; 3]; 4] = [[23, 15, 4], [17, 15, 4], [11, 9, 4], [4, 3, 4]];
/// The most crosses on a card.
pub const CROSSES_MAX: u8 = 3;
/// The most palms on a card.
pub const PALMS_MAX: u8 = 1;

/// The names of the treasure cards and their colors, in printed order. What they show is in [`crate::tables`].
#[rustfmt::skip]
pub const NAMES: [(&str, Color); Card::COUNT] = [
    ("purple-01", Purple),
    ("purple-02", Purple),
    ("purple-03", Purple),
    ("purple-04", Purple),
    ("purple-05", Purple),
    ("purple-06", Purple),
    ("purple-07", Purple),
    ("purple-08", Purple),
    ("purple-09", Purple),
    ("purple-10", Purple),
    ("purple-11", Purple),
    ("purple-12", Purple),
    ("orange-01", Orange),
    ("orange-02", Orange),
    ("orange-03", Orange),
    ("orange-04", Orange),
    ("orange-05", Orange),
    ("orange-06", Orange),
    ("orange-07", Orange),
    ("orange-08", Orange),
    ("orange-09", Orange),
    ("orange-10", Orange),
    ("orange-11", Orange),
    ("orange-12", Orange),
    ("green-01", Green),
    ("green-02", Green),
    ("green-03", Green),
    ("green-04", Green),
    ("green-05", Green),
    ("green-06", Green),
    ("green-07", Green),
    ("green-08", Green),
    ("green-09", Green),
    ("green-10", Green),
    ("green-11", Green),
    ("green-12", Green),
    ("grey-01", Grey),
    ("grey-02", Grey),
    ("grey-03", Grey),
    ("grey-04", Grey),
    ("grey-05", Grey),
    ("grey-06", Grey),
    ("grey-07", Grey),
    ("grey-08", Grey),
    ("grey-09", Grey),
    ("grey-10", Grey),
    ("grey-11", Grey),
];
