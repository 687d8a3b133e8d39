//! Where the wall matches a composition (KZ-061 to KZ-063, KZ-103).

use klad_engine::DeckRef;

use crate::{
    components::{Comp, Symbol},
    data::PATTERN_MAX,
    state::State,
    tables::{ANYTHING, Tables},
};

/// The uncovered places of each symbol, one bit per place of the wall. A pattern matches wherever the bits of its
/// symbols, each shifted back by its offset, coincide.
#[derive(Debug, Clone, Copy)]
pub struct Lookout {
    pub(crate) deck: DeckRef<Tables>,
    /// By symbol; the last entry matches anything and pads short patterns.
    places: [u64; ANYTHING + 1],
    mirror: bool,
}

impl Lookout {
    /// The wall of a game.
    #[inline]
    pub fn of(state: &State) -> Lookout {
        let (deck, cards) = (state.options.deck, state.wall.iter());
        let symbols = cards.map(|&card| (deck.symbol(card), state.is_covered(card)));
        Lookout::new(deck, symbols, state.options.mirror_match)
    }

    /// A wall given as symbols from left to right, each with whether it is covered.
    #[inline]
    pub fn new(
        deck: DeckRef<Tables>,
        wall: impl IntoIterator<Item = (Symbol, bool)>,
        mirror: bool,
    ) -> Lookout {
        let mut places = [0; ANYTHING + 1];
        places[ANYTHING] = u64::MAX;
        for (at, (symbol, covered)) in wall.into_iter().enumerate() {
            places[symbol as usize] |= u64::from(!covered) << at;
        }
        Lookout { deck, places, mirror }
    }

    /// The places where a picture of `comp` starts, one bit each.
    #[inline]
    pub fn starts(&self, comp: Comp) -> u64 {
        // A wall has 47 places, so the bits shifted in from above never matter.
        let card = self.deck.composition(comp);
        let [a, b, c, d] = card.lookup.map(|symbol| self.places[usize::from(symbol)]);
        let forward = a & b >> 1 & c >> 2 & d >> 3;
        if !self.mirror || self.deck.has_dragon(comp) {
            return forward;
        }
        let read = |offset: usize, symbol: &Symbol| self.places[*symbol as usize] >> offset;
        let meet = |starts: u64, (offset, symbol): (usize, &Symbol)| starts & read(offset, symbol);
        forward | card.pattern().iter().rev().enumerate().fold(u64::MAX, meet)
    }

    /// For each place where it might start: how many symbols of `comp`'s pattern are in position, in a wall of `len`
    /// cards.
    #[inline]
    pub(crate) fn lines(&self, comp: Comp, len: u8) -> Counts {
        let pattern = self.deck.pattern(comp);
        if pattern.len() > usize::from(len) {
            return Counts::of([0; PATTERN_MAX]);
        }
        let within = (1u64 << (usize::from(len) - pattern.len() + 1)) - 1;
        Counts::of(std::array::from_fn(|offset| match pattern.get(offset) {
            Some(symbol) => self.places[*symbol as usize] >> offset & within,
            None => 0,
        }))
    }

    /// How many symbols of the pattern are anywhere in the wall.
    #[inline]
    pub(crate) fn present(&self, comp: Comp) -> u8 {
        self.deck.pattern(comp).iter().map(|symbol| u8::from(self.places[*symbol as usize] != 0)).sum()
    }

    /// The leftmost place where a picture of `comp` starts.
    pub fn leftmost(&self, comp: Comp) -> Option<u8> {
        let starts = self.starts(comp);
        (starts != 0).then(|| starts.trailing_zeros() as u8)
    }

    /// The rightmost place where a picture of `comp` starts.
    pub fn rightmost(&self, comp: Comp) -> Option<u8> {
        let starts = self.starts(comp);
        (starts != 0).then(|| starts.ilog2() as u8)
    }
}

/// Changes for planning.
impl Lookout {
    /// Where a symbol is, one bit per place.
    pub(crate) fn places_of(&self, symbol: Symbol) -> u64 {
        self.places[symbol as usize]
    }

    /// The symbol at a place.
    pub(crate) fn symbol(&self, at: u8) -> Symbol {
        let lies_there = |symbol: &Symbol| self.places[*symbol as usize] >> at & 1 == 1;
        Symbol::WALL.into_iter().find(lies_there).unwrap_or(Symbol::Rickshaw)
    }

    /// Inserts a card at a place: the card there and those to its right move right.
    pub(crate) fn insert(&mut self, at: u8, symbol: Symbol) {
        let below = (1u64 << at) - 1;
        for places in &mut self.places[..ANYTHING] {
            *places = (*places & below) | (*places & !below) << 1;
        }
        self.places[symbol as usize] |= 1 << at;
    }

    /// Removes a card: those to its right close up.
    pub(crate) fn remove(&mut self, at: u8) -> Symbol {
        let symbol = self.symbol(at);
        let below = (1u64 << at) - 1;
        for places in &mut self.places[..ANYTHING] {
            *places = (*places & below) | (*places >> 1 & !below);
        }
        symbol
    }

    /// Swaps two cards.
    pub(crate) fn swap(&mut self, a: u8, b: u8) {
        let (at_a, at_b) = (self.symbol(a), self.symbol(b));
        if at_a != at_b {
            let both = 1 << a | 1 << b;
            self.places[at_a as usize] ^= both;
            self.places[at_b as usize] ^= both;
        }
    }

    /// The same wall without the cards at some places.
    pub(crate) fn without(mut self, covered: u64) -> Lookout {
        self.places[..ANYTHING].iter_mut().for_each(|places| *places &= !covered);
        self
    }
}

/// For every place at once, how many of four sets contain it: a bit-sliced binary counter.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Counts {
    one: u64,
    two: u64,
    four: u64,
}

impl Counts {
    /// Adds pairwise.
    fn of([a, b, c, d]: [u64; PATTERN_MAX]) -> Counts {
        let (ab_one, ab_two, cd_one, cd_two) = (a ^ b, a & b, c ^ d, c & d);
        let carry = ab_one & cd_one;
        Counts { one: ab_one ^ cd_one, two: ab_two ^ cd_two ^ carry, four: ab_two & cd_two }
    }

    /// The highest count among some places.
    #[inline]
    pub(crate) fn most(self, among: u64) -> u8 {
        let (one, two, four) = (self.one & among, self.two & among, self.four & among);
        if four != 0 {
            4
        } else if two & one != 0 {
            3
        } else if two != 0 {
            2
        } else {
            u8::from(one != 0)
        }
    }

    /// The places with this count.
    #[inline]
    pub(crate) fn exactly(self, count: u8) -> u64 {
        let digit = |bits: u64, weight: u8| if count & weight == 0 { !bits } else { bits };
        digit(self.one, 1) & digit(self.two, 2) & digit(self.four, 4)
    }
}

/// How a run of cards compares with a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// It is the pattern, in a direction that counts.
    Match,
    /// It is the pattern backwards, where that does not count.
    Mirrored,
    /// It is something else, or too short.
    Other,
}

/// Compares the wall at `start` with a composition, ignoring rickshaws.
pub(crate) fn read(state: &State, comp: Comp, start: u8) -> Reading {
    let deck = &state.options.deck;
    let pattern = deck.pattern(comp);
    let start = start as usize;
    let Some(cards) = state.wall.get(start..start + pattern.len()) else { return Reading::Other };
    let symbols = cards.iter().map(|card| deck.symbol(*card));
    if symbols.clone().eq(pattern.iter().copied()) {
        return Reading::Match;
    }
    match symbols.rev().eq(pattern.iter().copied()) {
        true if state.options.mirror_match && !deck.has_dragon(comp) => Reading::Match,
        true => Reading::Mirrored,
        false => Reading::Other,
    }
}

#[cfg(test)]
mod tests {
    use klad_engine::Chance;

    use super::*;

    /// The plain version, place by place: where pictures start, the best alignment, the symbols present.
    fn plain(wall: &[(Symbol, bool)], comp: Comp) -> (u64, u8, u8) {
        let pattern = Tables::STANDARD.printed().compositions[comp.index()];
        let pattern = pattern.pattern();
        let (mut starts, mut best) = (0, 0);
        for start in 0..(wall.len() + 1).saturating_sub(pattern.len()) {
            let run = wall[start..].iter().zip(pattern);
            let line = run.filter(|((found, covered), wanted)| found == *wanted && !covered).count();
            best = best.max(line as u8);
            starts |= u64::from(line == pattern.len()) << start;
        }
        let there = |symbol: &&Symbol| wall.iter().any(|(found, covered)| found == *symbol && !covered);
        (starts, best, pattern.iter().filter(there).count() as u8)
    }

    #[test]
    fn bit_sets_agree_with_a_scan_of_every_place() {
        let mut chance = Chance::fast(1);
        for round in 0..2_000 {
            let len = chance.below(48) as u8;
            let card =
                |chance: &mut Chance| (*chance.pick(&Symbol::WALL), chance.below(6) == 0 && round % 2 == 0);
            let wall: Vec<(Symbol, bool)> = (0..len).map(|_| card(&mut chance)).collect();
            let lookout = Lookout::new(DeckRef::standard(), wall.iter().copied(), false);
            for comp in Comp::all() {
                let lines = lookout.lines(comp, len);
                let bits = (lookout.starts(comp), lines.most(u64::MAX), lookout.present(comp));
                assert_eq!(bits, plain(&wall, comp), "{round}: {comp} in {wall:?}");
            }
        }
    }

    #[test]
    fn places_are_found_by_how_many_symbols_of_a_pattern_are_in_position_there() {
        let mut chance = Chance::fast(3);
        for _ in 0..500 {
            let len = chance.below(48) as u8;
            let wall: Vec<Symbol> = (0..len).map(|_| *chance.pick(&Symbol::WALL[..5])).collect();
            let lookout =
                Lookout::new(DeckRef::standard(), wall.iter().map(|&symbol| (symbol, false)), false);
            for comp in Comp::all() {
                let pattern = Tables::STANDARD.pattern(comp);
                let starts = 0..(wall.len() + 1).saturating_sub(pattern.len());
                let lines = starts
                    .map(|start| wall[start..].iter().zip(pattern).filter(|(found, sought)| found == sought));
                let mut found = [0; 64];
                found.iter_mut().zip(lines).for_each(|(count, line)| *count = line.count() as u8);
                let plain = |wanted: u8| {
                    (0..).zip(found).map(|(at, count)| u64::from(count == wanted) << at).sum::<u64>()
                };
                let exactly = [0, 1, 2, 3, 4].map(|count| lookout.lines(comp, len).exactly(count));
                assert_eq!(exactly, [0, 1, 2, 3, 4].map(plain), "{comp} in {wall:?}");
            }
        }
    }

    #[test]
    fn where_mirror_images_count_a_pattern_without_a_dragon_is_found_in_both_directions() {
        let mut chance = Chance::fast(4);
        for _ in 0..500 {
            let len = chance.below(48) as u8;
            let wall: Vec<(Symbol, bool)> =
                (0..len).map(|_| (*chance.pick(&Symbol::WALL), chance.below(6) == 0)).collect();
            let lookout = Lookout::new(DeckRef::standard(), wall.iter().copied(), true);
            for comp in Comp::all() {
                let mut pattern = Tables::STANDARD.pattern(comp).to_vec();
                let is_at = |start: usize, pattern: &[Symbol]| {
                    let run = wall[start..].iter().zip(pattern);
                    run.filter(|((found, covered), wanted)| found == *wanted && !covered).count()
                        == pattern.len()
                };
                let starts = 0..(wall.len() + 1).saturating_sub(pattern.len());
                let mut found: Vec<usize> = starts.clone().filter(|at| is_at(*at, &pattern)).collect();
                if !Tables::STANDARD.has_dragon(comp) {
                    pattern.reverse();
                    found.extend(starts.filter(|at| is_at(*at, &pattern)));
                }
                found.sort_unstable();
                assert_eq!(lookout.starts(comp), found.iter().map(|at| 1 << at).sum::<u64>(), "{comp}");
                assert_eq!(lookout.leftmost(comp).map(usize::from), found.first().copied());
                assert_eq!(lookout.rightmost(comp).map(usize::from), found.last().copied());
            }
            let covered = wall.iter().enumerate().map(|(at, (_, covered))| u64::from(*covered) << at).sum();
            let blank = wall.iter().map(|(symbol, _)| (*symbol, false));
            let without = Lookout::new(DeckRef::standard(), blank, true).without(covered);
            assert_eq!(without.places, lookout.places);
            for symbol in Symbol::WALL {
                let lies = |(at, card): (usize, &(Symbol, bool))| u64::from(*card == (symbol, false)) << at;
                assert_eq!(lookout.places_of(symbol), wall.iter().enumerate().map(lies).sum::<u64>());
            }
        }
    }

    #[test]
    fn planned_changes_agree_with_changes_to_a_list_of_cards() {
        let mut chance = Chance::fast(2);
        for _ in 0..500 {
            let len = 3 + chance.below(40) as u8;
            let mut wall: Vec<Symbol> = (0..len).map(|_| *chance.pick(&Symbol::WALL)).collect();
            let mut lookout =
                Lookout::new(DeckRef::standard(), wall.iter().map(|&symbol| (symbol, false)), false);
            let mut place = || chance.below(u32::from(len)) as u8;
            let (out, back, a, b) = (place(), place(), place(), place());
            let symbol = wall.remove(out.into());
            assert_eq!(lookout.remove(out), symbol);
            wall.insert(back.into(), symbol);
            lookout.insert(back, symbol);
            wall.swap(a.into(), b.into());
            lookout.swap(a, b);
            let seen: Vec<Symbol> = (0..len).map(|at| lookout.symbol(at)).collect();
            assert_eq!(seen, wall);
            assert_eq!(
                lookout.places,
                Lookout::new(DeckRef::standard(), wall.iter().map(|&symbol| (symbol, false)), false).places
            );
        }
    }
}
