//! How long a card takes: the expected number of turns to finish it alone with good play, when each turn shows any of
//! the eight expedition cards. Exact, by dynamic programming over all sets of uncrossed cells.

use crate::{
    components::{Card, Cells},
    data::EXPEDITIONS,
    tables::Tables,
};

/// Turns are stored as integers, this many units per turn.
const UNITS: f32 = 4096.0;

/// The turns for every card of a deck with every set of uncrossed cells. Computed when a bot first needs them.
#[derive(Debug)]
pub(crate) struct CardTurns {
    /// Where the sets of cells of each card begin.
    starts: [usize; Card::COUNT],
    turns: Vec<u16>,
    with_bonus: Vec<u16>,
}

impl CardTurns {
    /// The expected turns to finish `card` with these cells uncrossed.
    #[inline]
    pub(crate) fn turns(&self, card: Card, open: Cells) -> f32 {
        f32::from(self.turns[self.starts[card.index()] + usize::from(open.0)]) / UNITS
    }

    /// The expected turns if, in addition, one bonus cell is due on this card.
    #[inline]
    pub(crate) fn turns_with_bonus(&self, card: Card, open: Cells) -> f32 {
        f32::from(self.with_bonus[self.starts[card.index()] + usize::from(open.0)]) / UNITS
    }

    /// Computes the turns for a deck.
    pub(crate) fn of(deck: &Tables) -> CardTurns {
        let mut starts = [0; Card::COUNT];
        let mut size = 0;
        for card in Card::all() {
            starts[card.index()] = size;
            size += 1 << card.points();
        }
        let mut card_turns = CardTurns { starts, turns: vec![0; size], with_bonus: vec![0; size] };
        for card in Card::all() {
            let range = starts[card.index()]..starts[card.index()] + (1 << card.points());
            fill(deck, card, &mut card_turns.turns[range.clone()], &mut card_turns.with_bonus[range]);
        }
        card_turns
    }
}

/// Fills the tables in an order in which every set of cells comes after all its subsets.
fn fill(deck: &Tables, card: Card, turns: &mut [u16], with_bonus: &mut [u16]) {
    let crosses = deck.crosses(card);
    for set in 1..turns.len() {
        let open = Cells(set as u16);
        // A mark without a cross leaves the rest to later turns; one with a cross gives a bonus cell. A shape that
        // covers two crosses counts as covering one: the standard deck has no such placement.
        let after = |cells: Cells, turns: &[u16], with_bonus: &[u16]| {
            let rest = usize::from(open.without(cells).0);
            if cells.both(crosses).is_empty() { turns[rest] } else { with_bonus[rest] }
        };
        let best_cell =
            open.iter().map(|cell| after(Cells::only(cell), turns, with_bonus)).min().unwrap_or(0);
        let best = |shape| {
            let free = deck.placements(card, shape).iter().filter(|cells| cells.without(open).is_empty());
            free.map(|cells| after(*cells, turns, with_bonus)).min().unwrap_or(best_cell).min(best_cell)
        };
        let sum: u32 = EXPEDITIONS.iter().map(|shape| u32::from(best(*shape))).sum();
        turns[set] = UNITS as u16 + ((sum + 4) / 8) as u16;
        with_bonus[set] = best_cell;
    }
}

#[cfg(test)]
mod tests {
    use klad_engine::DeckRef;

    use super::*;

    #[test]
    fn every_card_takes_as_many_turns_as_designed() {
        let deck = DeckRef::<Tables>::standard();
        let table = include_str!("../../tests/cards.csv");
        for line in table.lines().skip(1) {
            let fields: Vec<&str> = line.split(',').collect();
            let card = Card::named(fields[0]).unwrap();
            let wanted: f32 = fields[12].parse().unwrap();
            let found = deck.card_turns().turns(card, card.cells());
            assert!((found - wanted).abs() < 0.0075, "{} takes {found}, wanted {wanted}", fields[0]);
        }
        assert_eq!(table.lines().count(), 1 + Card::COUNT);
    }

    #[test]
    fn one_cell_takes_one_turn_and_no_cells_take_none() {
        let deck = DeckRef::<Tables>::standard();
        let card_turns = deck.card_turns();
        for card in Card::all() {
            assert_eq!(card_turns.turns(card, Cells::NONE), 0.0);
            assert_eq!(card_turns.turns(card, Cells::only(0)), 1.0);
            assert_eq!(card_turns.turns_with_bonus(card, Cells::only(0)), 0.0);
        }
    }
}
