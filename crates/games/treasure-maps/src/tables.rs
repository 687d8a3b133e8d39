//! What is drawn on the treasure cards: the standard deck, or a custom deck.

use std::sync::OnceLock;

use klad_engine::deck::{self, Sheet, Shelf};

use crate::{
    bot::CardTurns,
    components::{Card, Cells, Color, Shape},
    data::{CELLS_MAX, COLUMNS},
    placements::{self, Placements},
};

mod read;
mod standard;

pub(crate) use standard::CARDS;

/// The drawings of a deck, and what the rules and the bots derive from them.
#[derive(Debug)]
pub struct Tables {
    cards: [Drawn; Card::COUNT],
    faces: [Face; Card::COUNT],
    pub(crate) fits: Placements,
    /// Computed when a bot first needs it.
    card_turns: OnceLock<CardTurns>,
}

/// What is drawn on a card, in addition to its color.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawn {
    /// The color its seal names.
    pub seal: Option<Color>,
    /// Its drawing: `.` no cell, `#` blank, `x` cross, `o` coin, `p` palm.
    pub rows: &'static [&'static str],
}

/// The cells of a card with each icon.
#[derive(Debug, Clone, Copy)]
struct Face {
    crosses: Cells,
    coins: Cells,
    palms: Cells,
    /// The square of each cell in the box, in reading order.
    squares: [u8; CELLS_MAX],
}

impl Tables {
    /// TM-115: the color that the seal of a card names, if it has one.
    #[inline]
    pub fn seal(&self, card: Card) -> Option<Color> {
        self.cards[card.index()].seal
    }

    /// The rows of its drawing: `.` no cell, `#` blank, `x` cross, `o` coin, `p` palm.
    pub fn rows(&self, card: Card) -> &'static [&'static str] {
        self.cards[card.index()].rows
    }

    /// Its cells with a cross.
    #[inline]
    pub fn crosses(&self, card: Card) -> Cells {
        self.faces[card.index()].crosses
    }

    /// Its cells with a coin.
    #[inline]
    pub fn coins(&self, card: Card) -> Cells {
        self.faces[card.index()].coins
    }

    /// Its cells with a palm.
    #[inline]
    pub fn palms(&self, card: Card) -> Cells {
        self.faces[card.index()].palms
    }

    /// The square of each of its cells in the box, in reading order.
    #[inline]
    pub(crate) fn squares(&self, card: Card) -> &[u8; CELLS_MAX] {
        &self.faces[card.index()].squares
    }

    /// The placements of `shape` on the blank `card`, ordered by their ascending lists of cells.
    #[inline]
    pub(crate) fn placements(&self, card: Card, shape: Shape) -> &'static [Cells] {
        self.fits.on(card, shape)
    }

    /// The expected turns to finish each card.
    #[inline]
    pub(crate) fn card_turns(&self) -> &CardTurns {
        self.card_turns.get_or_init(|| CardTurns::of(self))
    }

    /// Whether a shape can cover two crosses of a card. The odds of hidden marks are computed for cards without such a
    /// placement.
    fn has_crowded_crosses(&self, card: Card) -> bool {
        let mut placements = Shape::ALL.iter().flat_map(|shape| self.placements(card, *shape));
        placements.any(|cells| cells.both(self.crosses(card)).len() > 1)
    }

    const fn of(cards: [Drawn; Card::COUNT], fits: Placements) -> Tables {
        let mut faces = [face(cards[0].rows); Card::COUNT];
        let mut index = 1;
        while index < Card::COUNT {
            faces[index] = face(cards[index].rows);
            index += 1;
        }
        Tables { cards, faces, fits, card_turns: OnceLock::new() }
    }
}

/// Everything else is derived from the drawings.
impl PartialEq for Tables {
    fn eq(&self, other: &Tables) -> bool {
        self.cards == other.cards
    }
}

impl deck::Tables for Tables {
    const STANDARD_FILE: &'static str = include_str!("../decks/standard.toml");

    fn read(sheet: &Sheet<'_>) -> Option<Tables> {
        let cards = read::cards(sheet)?;
        let tables = Tables::of(cards, Placements::of(&cards));
        for card in Card::all() {
            if tables.has_crowded_crosses(card) {
                sheet.fault(format!("found two crosses of {card} under one shape, wanted at most one"));
            }
        }
        Some(tables)
    }

    fn shelf() -> &'static Shelf<Tables> {
        static SHELF: Shelf<Tables> = Shelf::new(Tables::of(CARDS, placements::STANDARD));
        &SHELF
    }
}

const fn face(rows: &[&str]) -> Face {
    let (mut crosses, mut coins, mut palms) = (0u16, 0u16, 0u16);
    let mut squares = [0; CELLS_MAX];
    let mut cell = 0;
    let mut row = 0;
    while row < rows.len() {
        let icons = rows[row].as_bytes();
        let mut column = 0;
        while column < icons.len() {
            let bit = 1 << cell;
            match icons[column] {
                b'.' | b'#' => {}
                b'x' => crosses |= bit,
                b'o' => coins |= bit,
                b'p' => palms |= bit,
                _ => panic!("a drawing is made of . # x o p"),
            }
            if icons[column] != b'.' && cell < CELLS_MAX {
                squares[cell] = (row * COLUMNS + column) as u8;
            }
            if icons[column] != b'.' {
                cell += 1;
            }
            column += 1;
        }
        row += 1;
    }
    Face { crosses: Cells(crosses), coins: Cells(coins), palms: Cells(palms), squares }
}
