//! What is printed on the treasure cards: the standard deck, or a custom deck.

use klad_engine::deck::{self, Sheet, Shelf};

use crate::{
    components::{Kind, Symbols, Treasure},
    data::TREASURES,
};

mod standard;

/// The faces of a deck. `docs/rules/my-treasure.md` explains how those of the standard deck were made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    /// By card number; number 0 is not a card.
    faces: [Symbols; TREASURES + 1],
}

/// the number of things on a card.
const THINGS: std::ops::RangeInclusive<usize> = 2..=5;
/// the number of kinds among its treasures.
const KINDS: std::ops::RangeInclusive<usize> = 1..=3;
/// how often a card may show the same thing.
const SAME_MAX: u8 = 2;
/// The highest total that all cards together may have with one token: the limit of the bots' arithmetic.
pub(crate) const TOTAL_MAX: u8 = 31;

/// The words of a deck file; the mouse comes last.
const WORDS: [(&str, usize); 7] = [
    ("ring", Kind::Ring as usize),
    ("diamond", Kind::Diamond as usize),
    ("sword", Kind::Sword as usize),
    ("necklace", Kind::Necklace as usize),
    ("money", Kind::Money as usize),
    ("potion", Kind::Potion as usize),
    ("mouse", MOUSE),
];
const MOUSE: usize = Kind::ALL.len();

impl Tables {
    /// The standard deck.
    pub const STANDARD: Tables = Tables::of(&standard::FACES);

    /// What is printed on a card.
    #[inline]
    pub const fn face(&self, card: Treasure) -> Symbols {
        self.faces[card as usize]
    }

    /// What is printed on a group of cards together.
    pub fn sum<'c>(&self, cards: impl IntoIterator<Item = &'c Treasure>) -> Symbols {
        cards.into_iter().fold(Symbols::NONE, |sum, &card| sum.plus(self.face(card)))
    }

    const fn of(printed: &[[u8; 7]; TREASURES]) -> Tables {
        let mut faces = [Symbols::NONE; TREASURES + 1];
        let mut row = 0;
        while row < TREASURES {
            faces[row + 1] = Symbols::face(printed[row]);
            row += 1;
        }
        Tables { faces }
    }
}

impl deck::Tables for Tables {
    const STANDARD_FILE: &'static str = include_str!("../decks/standard.toml");

    fn read(sheet: &Sheet<'_>) -> Option<Tables> {
        sheet.knows(&["treasures"]);
        let cards = sheet.entry("treasures")?;
        let names = Treasure::ALL.map(|card| format!("{card:?}"));
        cards.knows(&names.each_ref().map(String::as_str));
        let mut printed = [[0; 7]; TREASURES];
        for (face, name) in printed.iter_mut().zip(&names) {
            if let Some(card) = cards.entry(name)
                && let Some(read) = read_face(&card)
            {
                *face = read;
            }
        }
        if sheet.is_sound() {
            check_all(&cards, &printed, &names);
        }
        Some(Tables::of(&printed))
    }

    fn shelf() -> &'static Shelf<Tables> {
        static SHELF: Shelf<Tables> = Shelf::new(Tables::STANDARD);
        &SHELF
    }
}

/// Reads one card, such as `ring ring mouse`.
fn read_face(card: &Sheet<'_>) -> Option<[u8; 7]> {
    let text = card.text()?;
    let words: Vec<&str> = text.split_whitespace().collect();
    if !THINGS.contains(&words.len()) {
        let (least, most) = THINGS.into_inner();
        card.fault(format!("found {} things on the card, wanted {least} to {most}", words.len()));
        return None;
    }
    let mut face = [0; 7];
    for word in words {
        face[card.meaning(word, &WORDS)?] += 1;
    }
    let kinds = face[..MOUSE].iter().filter(|&&count| count > 0).count();
    if !KINDS.contains(&kinds) {
        let (least, most) = KINDS.into_inner();
        card.fault(format!("found {kinds} kinds of treasure on the card, wanted {least} to {most}"));
    }
    if let Some((word, at)) = WORDS.iter().find(|(_, at)| face[*at] > SAME_MAX) {
        card.fault(format!("found {} of {word} on the card, wanted at most {SAME_MAX}", face[*at]));
    }
    Some(face)
}

/// Checks constraints on all cards together.
fn check_all(cards: &Sheet<'_>, printed: &[[u8; 7]; TREASURES], names: &[String; TREASURES]) {
    for (place, face) in printed.iter().enumerate() {
        if let Some(twin) = printed[..place].iter().position(|other| other == face)
            && let Some(card) = cards.entry(&names[place])
        {
            card.fault(format!("found the same card as {}, wanted all cards different", names[twin]));
        }
    }
    let total = |at: usize| printed.iter().map(|face| face[at]).sum::<u8>();
    for (word, at) in WORDS {
        match total(at) {
            0 => cards.fault(format!("found no {word} on any card")),
            count if at != MOUSE && count + total(MOUSE) > TOTAL_MAX => cards.fault(format!(
                "found {count} of {word} and {} mice, wanted at most {TOTAL_MAX} together",
                total(MOUSE)
            )),
            _ => {}
        }
    }
}
