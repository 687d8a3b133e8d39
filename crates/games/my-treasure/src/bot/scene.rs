//! What a player goes by: the piles as far as they are known, and who has what.

use crate::{
    components::{Kind, Kinds, Symbols, Treasure},
    data::{PLAYERS, SPOTS, face},
    moves::{Move, spots_in},
    scoring,
};

/// The round as one player knows it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene {
    pub(super) seats: usize,
    pub(super) in_cave: usize,
    pub(super) orcs: usize,
    /// Cards left in the deck.
    pub(super) deck: u32,
    pub(super) tokens: Kinds,
    /// Open spots, one bit each.
    pub(super) open: u8,
    /// Spots that hold cards, one bit each.
    pub(super) filled: u8,
    pub(super) spots: [Symbols; SPOTS],
    /// The best total already out of the cave.
    pub(super) top: Option<u8>,
}

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            seats: 0,
            in_cave: 0,
            orcs: 0,
            deck: 0,
            tokens: Kinds::ALL,
            open: 0,
            filled: 0,
            spots: [Symbols::NONE; SPOTS],
            top: None,
        }
    }
}

/// Claim from this total on, by players, by players in the cave (from two), by orcs out.
const THRESHOLDS: [[[u8; 6]; PLAYERS - 1]; PLAYERS - 1] = [
    [[11, 11, 10, 9, 6, 7], [0; 6], [0; 6]],
    [[8, 9, 8, 8, 7, 7], [8, 8, 8, 7, 7, 6], [0; 6]],
    [[9, 10, 7, 7, 6, 6], [7, 7, 7, 6, 6, 5], [7, 7, 6, 6, 5, 1]],
];

impl Scene {
    /// To draw or to claim. `patience` raises the thresholds.
    pub(super) fn choose(&self, patience: u8) -> Move {
        let Some((total, spot, token)) = self.best() else { return Move::Draw {} };
        let leaves = match self.in_cave {
            0 | 1 => self.last_dwarf_leaves(total),
            in_cave => {
                let row = &THRESHOLDS[self.seats.clamp(2, PLAYERS) - 2][in_cave.min(PLAYERS) - 2];
                total >= row[self.orcs.min(5)] + patience
            }
        };
        if leaves { Move::Claim { spot, token } } else { Move::Draw {} }
    }

    /// The highest total that can be claimed, with its spot and token.
    fn best(&self) -> Option<(u8, u8, Kind)> {
        let mut best: Option<(u8, u8, Kind)> = None;
        for spot in spots_in(self.open & self.filled) {
            for token in self.tokens.iter() {
                let total = scoring::total(self.spots[usize::from(spot)], token);
                if best.is_none_or(|(most, ..)| total > most) {
                    best = Some((total, spot, token));
                }
            }
        }
        best
    }

    /// Nobody can take a pile from the last dwarf, and before the fifth orc no card can end the round.
    fn last_dwarf_leaves(&self, total: u8) -> bool {
        let top = self.top.unwrap_or(0);
        if self.orcs < 5 {
            // Three ahead nobody else earns anything: there is no more to gain.
            return total >= top + 3;
        }
        match top.saturating_sub(total) {
            0 => true,
            1 => self.deck < 6,
            2 => self.deck < 3,
            _ => false,
        }
    }

    /// Where to put a card: where it makes the best pile better, then the second best. Tried against keeping piles
    /// even, against spoiling the best one, and against feeding the one that will be left over: this wins most.
    pub(super) fn place(&self, card: Treasure) -> Move {
        let mut best: Option<((u8, u8), u8)> = None;
        for spot in spots_in(self.open) {
            let mut after = *self;
            let pile = &mut after.spots[usize::from(spot)];
            *pile = pile.plus(face(card));
            after.filled |= 1 << spot;
            let worth = after.best_two();
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, spot));
            }
        }
        Move::Place { spot: best.map_or(0, |(_, spot)| spot) }
    }

    /// The best total, and the best one that is left when it has been claimed.
    fn best_two(&self) -> (u8, u8) {
        let Some((first, spot, token)) = self.best() else { return (0, 0) };
        let rest = Scene { open: self.open & !(1 << spot), tokens: self.tokens.without(token), ..*self };
        (first, rest.best().map_or(0, |(second, ..)| second))
    }

    /// In the flight any token may come: the pile that is worth most on average.
    pub(super) fn flee(&self) -> Move {
        let kinds = self.tokens.len().max(1) as u32;
        let mut best = (0, None);
        let filled = self.open & self.filled;
        for spot in spots_in(if filled != 0 { filled } else { self.open }) {
            let symbols = self.spots[usize::from(spot)];
            let matching: u32 = self.tokens.iter().map(|kind| u32::from(symbols.of(kind))).sum();
            let worth = matching + kinds * u32::from(symbols.mice());
            if best.1.is_none() || worth > best.0 {
                best = (worth, Some(spot));
            }
        }
        Move::Flee { spot: best.1.unwrap_or(0) }
    }
}

/// How strong a purse is compared with others.
pub(super) fn strength(purse: u8) -> f32 {
    f32::from(purse).exp2()
}
