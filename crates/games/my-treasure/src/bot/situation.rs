//! What the bots base their decisions on: the piles as far as they are known, and who has what.

use crate::{
    components::{Kind, Kinds, Symbols},
    data::{PLAYERS, SPOTS},
    moves::{Move, spots_in},
};

/// The round as one player knows it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Situation {
    pub(super) seats: usize,
    pub(super) in_cave: usize,
    pub(super) orcs: usize,
    /// The number of cards left in the deck.
    pub(super) deck: u32,
    pub(super) tokens: Kinds,
    /// Open spots, one bit each.
    pub(super) open: u8,
    /// Spots with cards on them, one bit each.
    pub(super) filled: u8,
    pub(super) spots: [Symbols; SPOTS],
    /// The best total already taken out of the cave.
    pub(super) top: Option<u8>,
}

impl Default for Situation {
    fn default() -> Situation {
        Situation {
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

/// The total from which a claim is worthwhile, by number of players, by players in the cave (starting at two), and by
/// orcs that are out.
///
/// Found by self-play: starting from thresholds for players who place at random, each number was changed as long as
/// that won more games, over 6000 games per trial. The results are higher because everybody feeds the best pile.
const THRESHOLDS: [[[u8; 6]; PLAYERS - 1]; PLAYERS - 1] = [
    [[13, 13, 12, 12, 11, 7], [0; 6], [0; 6]],
    [[8, 9, 10, 10, 10, 9], [10, 10, 10, 10, 9, 6], [0; 6]],
    [[9, 10, 9, 8, 8, 7], [7, 8, 9, 9, 8, 7], [9, 9, 9, 9, 8, 1]],
];

impl Situation {
    /// Chooses between drawing and claiming. `patience` raises the thresholds.
    pub(super) fn choose(&self, patience: u8) -> Move {
        let Some((total, spot, token)) = self.best() else { return Move::Draw {} };
        let leaves = if self.in_cave > 1 {
            total >= self.threshold() + patience
        } else {
            self.last_dwarf_leaves(total)
        };
        if leaves { Move::Claim { spot, token } } else { Move::Draw {} }
    }

    /// The total from which a claim is worthwhile; for the last dwarf, the best total that is out.
    pub(super) fn threshold(&self) -> u8 {
        match self.in_cave {
            0 | 1 => self.top.unwrap_or(0),
            in_cave => {
                let row = &THRESHOLDS[self.seats.clamp(2, PLAYERS) - 2][in_cave.min(PLAYERS) - 2];
                row[self.orcs.min(5)]
            }
        }
    }

    /// The highest total that can be claimed, with its spot and token; ties go to the lowest spot and kind.
    fn best(&self) -> Option<(u8, u8, Kind)> {
        let mut best: Option<(Offer, u8)> = None;
        for spot in spots_in(self.open & self.filled) {
            let offer = Offer::best(self.spots[usize::from(spot)], self.tokens);
            if best.is_none_or(|(most, _)| offer.total() > most.total()) {
                best = Some((offer, spot));
            }
        }
        best.map(|(offer, spot)| (offer.total(), spot, offer.token()))
    }

    /// The best claim, or a draw if there is none.
    pub(super) fn best_claim(&self) -> Move {
        self.best().map_or(Move::Draw {}, |(_, spot, token)| Move::Claim { spot, token })
    }

    /// What a pile is worth with a token.
    pub(super) fn total(&self, spot: u8, token: Kind) -> u8 {
        crate::scoring::total(self.spots[usize::from(spot)], token)
    }

    /// What a pile is worth with the best available token.
    pub(super) fn best_on(&self, spot: u8) -> u8 {
        Offer::best(self.spots[usize::from(spot)], self.tokens).total()
    }

    /// The highest total that can be claimed now.
    pub(super) fn best_total(&self) -> u8 {
        self.best().map_or(0, |(total, ..)| total)
    }

    /// Whether the last dwarf should claim. Nobody can take a pile from the last dwarf, and before the fifth orc no
    /// card can end the round.
    fn last_dwarf_leaves(&self, total: u8) -> bool {
        let top = self.top.unwrap_or(0);
        if self.orcs < 5 {
            // Three ahead, nobody else earns anything: there is no more to gain.
            return total >= top + 3;
        }
        match top.saturating_sub(total) {
            0 => true,
            1 => self.deck < 6,
            2 => self.deck < 3,
            _ => false,
        }
    }

    /// Chooses a spot for a card: where it improves the best pile most, then the second best. This wins more games than
    /// keeping the piles even, spoiling the best one, or feeding the one that will be left over.
    pub(super) fn place(&self, card: Symbols) -> Move {
        let total = |symbols| Offer::best(symbols, self.tokens).total();
        let totals: [u8; SPOTS] = std::array::from_fn(|spot| {
            if self.open & self.filled & 1 << spot != 0 { total(self.spots[spot]) } else { 0 }
        });
        let mut best: Option<((u8, u8), u8)> = None;
        for spot in spots_in(self.open) {
            let place = usize::from(spot);
            let raised = total(self.spots[place].plus(card));
            let others =
                (0..SPOTS).filter(|&other| other != place).map(|other| totals[other]).max().unwrap_or(0);
            let worth = (raised.max(others), raised.min(others));
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, spot));
            }
        }
        Move::Place { spot: best.map_or(0, |(_, spot)| spot) }
    }

    /// Chooses a pile in the flight. Any token may come up, so it takes the pile that is worth most on average.
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

/// A total and its token in one byte. The greater of two offers has the higher total, or the lower kind if totals are
/// equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Offer(u8);

impl Offer {
    /// The best offer that one of these tokens gives for a pile. Computes six totals at once, one byte each: no total
    /// exceeds [`TOTAL_MAX`](crate::tables::TOTAL_MAX), which leaves three bits for the kind.
    fn best(symbols: Symbols, tokens: Kinds) -> Offer {
        const EACH: u64 = 0x0000_0101_0101_0101;
        const KINDS_LAST_FIRST: u64 = 0x0000_0203_0405_0607;
        let kinds = symbols.packed() & (EACH * 0xff);
        let totals = kinds + u64::from(symbols.mice()) * EACH;
        let offers = (totals << 3 | KINDS_LAST_FIRST) & tokens.spread();
        Offer(offers.to_le_bytes().into_iter().max().unwrap_or(0))
    }

    fn total(self) -> u8 {
        self.0 >> 3
    }

    fn token(self) -> Kind {
        Kind::ALL[usize::from(7 - (self.0 & 7)).min(Kind::ALL.len() - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Tables, components::Treasure, scoring};

    #[test]
    fn an_offer_is_the_best_total_and_its_token() {
        let deck = Tables::STANDARD;
        let mut piles = vec![Symbols::NONE];
        for card in Treasure::ALL {
            piles.push(piles[piles.len() - 1].plus(deck.face(card)));
            piles.push(deck.face(card));
        }
        for symbols in piles {
            for tokens in (1..Kinds::SETS).map(Kinds::at) {
                let plain = tokens.iter().map(|kind| (scoring::total(symbols, kind), kind));
                let best = plain.reduce(|best, next| if next.0 > best.0 { next } else { best });
                let offer = Offer::best(symbols, tokens);
                assert_eq!(Some((offer.total(), offer.token())), best, "{symbols:?} {tokens:?}");
            }
        }
    }
}
