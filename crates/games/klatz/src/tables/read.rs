//! Reads and checks a deck.

use klad_engine::deck::Sheet;

use super::{Composition, Printed};
use crate::{
    components::{Action, Comp, Symbol},
    data::{
        ACTION_CARDS, COMPOSITIONS, HAND_COMPOSITIONS, OPEN_COMPOSITIONS, PATTERN_MAX, PLAYERS, POINTS_MAX,
        SYMBOLS, WALL_CARDS,
    },
};

/// KZ-004: three of them must always be left to open, whatever is in the hands.
const PLAIN_MIN: usize = OPEN_COMPOSITIONS + PLAYERS * HAND_COMPOSITIONS;

/// What a deck says; `None` if anything is wrong with it.
pub(super) fn printed(sheet: &Sheet<'_>) -> Option<Printed> {
    sheet.knows(&["wall", "actions", "compositions"]);
    let wall = sheet.entry("wall").and_then(|wall| read_wall(&wall));
    let actions = sheet.entry("actions").and_then(|actions| read_actions(&actions));
    let compositions = sheet.entry("compositions").and_then(|cards| read_compositions(&cards, wall));
    let printed = Printed { wall: wall?, actions: actions?, compositions: compositions? };
    sheet.is_sound().then_some(printed)
}

/// The number of copies of each kind.
fn copies<const N: usize>(sheet: &Sheet<'_>, kinds: [&str; N], most: usize) -> Option<[u8; N]> {
    sheet.knows(&kinds);
    let read = kinds.map(|kind| sheet.entry(kind).and_then(|entry| entry.number(0..=most as u32)));
    let mut copies = [0; N];
    for (copies, number) in copies.iter_mut().zip(read) {
        *copies = number? as u8;
    }
    Some(copies)
}

fn sum(copies: &[u8]) -> usize {
    copies.iter().copied().map(usize::from).sum()
}

fn read_wall(sheet: &Sheet<'_>) -> Option<[u8; Symbol::WALL.len()]> {
    let wall = copies(sheet, SYMBOLS.map(|row| row.word), WALL_CARDS)?;
    if sum(&wall) != WALL_CARDS {
        sheet.fault(format!("found {} wall cards, wanted {WALL_CARDS}", sum(&wall)));
    }
    Some(wall)
}

fn read_actions(sheet: &Sheet<'_>) -> Option<[u8; Action::ALL.len()]> {
    let actions = copies(sheet, Action::ALL.map(Action::word), ACTION_CARDS)?;
    if sum(&actions) != ACTION_CARDS {
        sheet.fault(format!("found {} action cards, wanted {ACTION_CARDS}", sum(&actions)));
    }
    for (action, _) in Action::ALL.into_iter().zip(actions).filter(|(_, copies)| *copies == 0) {
        sheet.fault(format!("found no {action}, wanted at least one"));
    }
    Some(actions)
}

fn read_compositions(
    sheet: &Sheet<'_>,
    wall: Option<[u8; Symbol::WALL.len()]>,
) -> Option<[Composition; COMPOSITIONS]> {
    let names: Vec<String> = Comp::all().map(|comp| comp.to_string()).collect();
    sheet.knows(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let read = |name: &String| read_composition(&sheet.entry(name)?, wall);
    let cards: Vec<Option<Composition>> = names.iter().map(read).collect();
    let cards: Vec<Composition> = cards.into_iter().collect::<Option<_>>()?;
    let plain = cards.iter().filter(|card| !card.is_special).count();
    if plain < PLAIN_MIN {
        sheet.fault(format!(
            "found {plain} compositions without a dragon or a panda, wanted at least {PLAIN_MIN}"
        ));
    }
    cards.try_into().ok()
}

fn read_composition(sheet: &Sheet<'_>, wall: Option<[u8; Symbol::WALL.len()]>) -> Option<Composition> {
    sheet.knows(&["pattern", "points"]);
    let pattern = sheet.entry("pattern").and_then(|pattern| read_pattern(&pattern, wall));
    let points = sheet.entry("points").and_then(|points| points.number(1..=POINTS_MAX.into()));
    Some(Composition::new(&pattern?, points? as u8))
}

fn read_pattern(sheet: &Sheet<'_>, wall: Option<[u8; Symbol::WALL.len()]>) -> Option<Vec<Symbol>> {
    let words: Vec<&str> = sheet.text()?.split_whitespace().collect();
    if !(2..=PATTERN_MAX).contains(&words.len()) {
        sheet.fault(format!("found {} symbols, wanted 2 to {PATTERN_MAX}", words.len()));
        return None;
    }
    let known = SYMBOLS.map(|row| (row.word, row.symbol));
    let pattern: Option<Vec<Symbol>> = words.into_iter().map(|word| sheet.meaning(word, &known)).collect();
    let pattern = pattern?;
    let dragon: Vec<Symbol> = pattern.iter().copied().filter(|symbol| symbol.is_dragon()).collect();
    use Symbol::{DragonHead, DragonMiddle, DragonTail};
    if !matches!(dragon[..], [] | [DragonHead, DragonTail] | [DragonHead, DragonMiddle, DragonTail]) {
        sheet.fault("found parts of a dragon, wanted its head and its tail, with or without its middle, in this order");
    }
    for (symbol, copies) in Symbol::WALL.into_iter().zip(wall.into_iter().flatten()) {
        let needed = pattern.iter().filter(|other| **other == symbol).count();
        if needed > usize::from(copies) {
            sheet.fault(format!("found {needed} of {symbol}, wanted at most the {copies} in the wall"));
        }
    }
    Some(pattern)
}
