//! What is printed on the cards: the standard deck, or a custom deck.

use klad_engine::deck::{self, Sheet, Shelf};

use crate::{
    components::{Action, Card, Comp, Symbol},
    data::{COMPOSITIONS, PATTERN_MAX, WALL_CARDS},
};

mod read;
mod standard;

/// The cards of a deck, and what the rules look up in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    printed: Printed,
    /// The symbol of each card by its number. Number 0 is not a card.
    symbols: [Symbol; WALL_CARDS + 2],
    /// The cards that no action card may choose (KZ-100), one bit each.
    pub(crate) towers: u64,
}

/// What a deck file says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The number of wall cards by symbol.
    pub wall: [u8; Symbol::WALL.len()],
    /// The number of action cards by kind.
    pub actions: [u8; Action::ALL.len()],
    /// C01 to C25.
    pub compositions: [Composition; COMPOSITIONS],
}

/// A composition card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Composition {
    symbols: [Symbol; PATTERN_MAX],
    len: u8,
    points: u8,
    is_special: bool,
    has_dragon: bool,
    /// The pattern as numbers, padded with [`ANYTHING`].
    pub(crate) lookup: [u8; PATTERN_MAX],
}

/// In a pattern: matches every card, and positions beyond the wall.
pub(crate) const ANYTHING: usize = Symbol::WALL.len() + 1;

impl Composition {
    /// A composition of these symbols, from left to right: at most four.
    pub const fn new(pattern: &[Symbol], points: u8) -> Composition {
        let mut card = Composition {
            symbols: [Symbol::Rickshaw; PATTERN_MAX],
            len: pattern.len() as u8,
            points,
            is_special: false,
            has_dragon: false,
            lookup: [ANYTHING as u8; PATTERN_MAX],
        };
        let mut place = 0;
        while place < pattern.len() {
            let symbol = pattern[place];
            card.symbols[place] = symbol;
            card.lookup[place] = symbol as u8;
            card.has_dragon |= symbol.is_dragon();
            card.is_special |= symbol.is_dragon() || matches!(symbol, Symbol::Panda);
            place += 1;
        }
        card
    }

    /// The symbols from left to right.
    #[inline]
    pub fn pattern(&self) -> &[Symbol] {
        &self.symbols[..usize::from(self.len)]
    }

    /// The points a photo of it scores.
    pub fn points(&self) -> u8 {
        self.points
    }
}

impl Tables {
    /// The standard deck.
    pub const STANDARD: Tables = Tables::of(standard::PRINTED);

    /// What the deck says.
    pub fn printed(&self) -> &Printed {
        &self.printed
    }

    /// The symbol on a card.
    #[inline]
    pub fn symbol(&self, card: Card) -> Symbol {
        self.symbols[usize::from(card.0)]
    }

    /// How many action cards there are of a kind.
    #[inline]
    pub fn copies(&self, action: Action) -> u8 {
        self.printed.actions[action as usize]
    }

    /// A composition card.
    #[inline]
    pub(crate) fn composition(&self, comp: Comp) -> &Composition {
        &self.printed.compositions[comp.index()]
    }

    /// The symbols a composition shows, from left to right.
    #[inline]
    pub fn pattern(&self, comp: Comp) -> &[Symbol] {
        self.composition(comp).pattern()
    }

    /// The points a photo of a composition scores.
    #[inline]
    pub fn points(&self, comp: Comp) -> u8 {
        self.composition(comp).points
    }

    /// Whether a composition shows a dragon or a panda (KZ-004).
    pub fn is_special(&self, comp: Comp) -> bool {
        self.composition(comp).is_special
    }

    /// Whether a composition shows part of a dragon and therefore never matches backwards (KZ-103).
    #[inline]
    pub fn has_dragon(&self, comp: Comp) -> bool {
        self.composition(comp).has_dragon
    }

    const fn of(printed: Printed) -> Tables {
        let kinds: [usize; WALL_CARDS] = deck::kinds(&standard::PRINTED.wall, &printed.wall);
        let mut symbols = [Symbol::Rickshaw; WALL_CARDS + 2];
        let mut towers = 0;
        let mut card = 1;
        while card <= WALL_CARDS {
            symbols[card] = Symbol::WALL[kinds[card - 1]];
            if let Symbol::Tower = symbols[card] {
                towers |= 1 << card;
            }
            card += 1;
        }
        Tables { printed, symbols, towers }
    }
}

impl deck::Tables for Tables {
    const STANDARD_FILE: &'static str = include_str!("../decks/standard.toml");

    fn read(sheet: &Sheet<'_>) -> Option<Tables> {
        read::printed(sheet).map(Tables::of)
    }

    fn shelf() -> &'static Shelf<Tables> {
        static SHELF: Shelf<Tables> = Shelf::new(Tables::STANDARD);
        &SHELF
    }
}

/// The symbol each card is named after, and its number among those. Cards have these names in every deck. Number 0 is
/// not a card.
pub(crate) const NAMES: [(Symbol, u8); WALL_CARDS + 1] = {
    let mut names = [(Symbol::Rickshaw, 0); WALL_CARDS + 1];
    let (mut card, mut kind) = (1, 0);
    while kind < Symbol::WALL.len() {
        let mut number = 0;
        while number < standard::PRINTED.wall[kind] {
            number += 1;
            names[card] = (Symbol::WALL[kind], number);
            card += 1;
        }
        kind += 1;
    }
    names
};
