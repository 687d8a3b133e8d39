//! Where the wall matches a composition (KZ-061 to KZ-063, KZ-103).

use crate::{
    components::{Comp, Symbol},
    state::State,
};

/// Where each symbol lies uncovered, one bit for each place of the wall: a pattern matches at every place where the
/// bits of its symbols, each moved back by its offset, all meet.
#[derive(Debug, Clone, Copy)]
pub struct Lookout {
    places: [u64; Symbol::WALL.len() + 1],
    mirror: bool,
}

impl Lookout {
    /// The wall of a game.
    #[inline]
    pub fn of(state: &State) -> Lookout {
        let cards = state.wall.iter();
        Lookout::new(cards.map(|&card| (card.symbol(), state.is_covered(card))), state.options.mirror_match)
    }

    /// A wall given as symbols from left to right and whether each is covered.
    #[inline]
    pub fn new(wall: impl IntoIterator<Item = (Symbol, bool)>, mirror: bool) -> Lookout {
        let mut places = [0; Symbol::WALL.len() + 1];
        for (at, (symbol, covered)) in wall.into_iter().enumerate() {
            places[symbol as usize] |= u64::from(!covered) << at;
        }
        Lookout { places, mirror }
    }

    /// The places where the picture of `comp` starts, one bit each.
    #[inline]
    pub fn starts(&self, comp: Comp) -> u64 {
        let pattern = comp.pattern();
        let read = |offset: usize, symbol: &Symbol| self.places[*symbol as usize] >> offset;
        let meet = |starts: u64, (offset, symbol): (usize, &Symbol)| starts & read(offset, symbol);
        let forward = pattern.iter().enumerate().fold(u64::MAX, meet);
        if !self.mirror || comp.has_dragon() {
            return forward;
        }
        forward | pattern.iter().rev().enumerate().fold(u64::MAX, meet)
    }

    /// The leftmost place where the picture of `comp` starts.
    pub fn leftmost(&self, comp: Comp) -> Option<u8> {
        let starts = self.starts(comp);
        (starts != 0).then(|| starts.trailing_zeros() as u8)
    }

    /// The rightmost place where the picture of `comp` starts.
    pub fn rightmost(&self, comp: Comp) -> Option<u8> {
        let starts = self.starts(comp);
        (starts != 0).then(|| starts.ilog2() as u8)
    }
}

/// How a run of symbols compares with a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// It is the pattern, in a direction that counts.
    Match,
    /// It is the pattern backwards, and that does not count.
    Mirrored,
    /// It is something else, or too short.
    Other,
}

/// Reads the wall at `start` against a composition, rickshaws or not.
pub(crate) fn read(state: &State, comp: Comp, start: u8) -> Reading {
    let pattern = comp.pattern();
    let start = start as usize;
    let Some(cards) = state.wall.get(start..start + pattern.len()) else { return Reading::Other };
    let symbols = cards.iter().map(|card| card.symbol());
    if symbols.clone().eq(pattern.iter().copied()) {
        return Reading::Match;
    }
    match symbols.rev().eq(pattern.iter().copied()) {
        true if state.options.mirror_match && !comp.has_dragon() => Reading::Match,
        true => Reading::Mirrored,
        false => Reading::Other,
    }
}
