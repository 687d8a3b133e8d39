//! What is in the box. Kinds and totals are known; the split of the wall and the compositions are reconstructed
//! (`docs/rules/klatz.md` says how).

use crate::components::{Action, Symbol, Symbol::*};

/// The maximum number of seats.
pub const PLAYERS: usize = 4;
/// Wall cards.
pub const WALL_CARDS: usize = 47;
/// Rickshaw cards.
pub const RICKSHAWS: usize = 3;
/// Cards of the wall deck: wall cards and rickshaws.
pub const DECK_CARDS: usize = WALL_CARDS + RICKSHAWS;
/// Action cards of each kind.
pub const ACTION_COPIES: usize = 5;
/// Action cards.
pub const ACTION_CARDS: usize = ACTION_COPIES * Action::ALL.len();
/// KZ-003, KZ-029: action cards in a hand.
pub const HAND_ACTIONS: usize = 3;
/// KZ-003, KZ-067: compositions in a hand.
pub const HAND_COMPOSITIONS: usize = 2;
/// KZ-004: open compositions.
pub const OPEN_COMPOSITIONS: usize = 3;
/// KZ-007, KZ-070: the number of cards the wall starts with and is refilled to.
pub const WALL_FLOOR: usize = 4;
/// KZ-008: cards in the market.
pub const MARKET_CARDS: usize = 3;
/// KZ-009: the wall cards of the three piles, from the top down; each also takes one rickshaw.
pub const PILES: [usize; 3] = [14, 13, 13];
/// KZ-005: how many compositions may be removed for a short game; 0 is the full game.
pub const SHORT_GAMES: [u32; 4] = [0, 4, 5, 6];
/// KZ-116: even with the stall guard off, a game ends after this many turns in a row without a photo or a new
/// composition.
pub const STALL_TURNS_MAX: u32 = 1000;
/// KZ-062: the longest pattern.
pub const PATTERN_MAX: usize = 4;

/// KZ-026: how many action cards a turn allows.
pub const fn quota(seats: u8) -> u8 {
    seats - 1
}

/// A row of the table of wall cards.
#[derive(Debug, Clone, Copy)]
pub struct SymbolRow {
    /// The symbol on the cards.
    pub symbol: Symbol,
    /// Its name in notation and JSON.
    pub word: &'static str,
    /// Its two letters.
    pub code: &'static str,
    /// The number of cards that show it.
    pub count: u8,
    /// The number of the first of these cards.
    pub first: u8,
}

const fn row(symbol: Symbol, word: &'static str, code: &'static str, count: u8, first: u8) -> SymbolRow {
    SymbolRow { symbol, word, code, count, first }
}

/// The wall cards by symbol.
#[rustfmt::skip]
pub const SYMBOLS: [SymbolRow; 10] = [
    // symbol, word, code, cards, first number
    row(Lantern,      "lantern",       "LN", 6,  1),
    row(Kite,         "kite",          "KT", 6,  7),
    row(Pine,         "pine",          "PN", 6, 13),
    row(Gate,         "gate",          "GT", 6, 19),
    row(Drum,         "drum",          "DR", 6, 25),
    row(Tower,        "tower",         "TW", 4, 31),
    row(Panda,        "panda",         "PD", 4, 35),
    row(DragonHead,   "dragon_head",   "DH", 3, 39),
    row(DragonMiddle, "dragon_middle", "DM", 3, 42),
    row(DragonTail,   "dragon_tail",   "DT", 3, 45),
];

/// The symbol of each card by its number. Number 0 is not a card.
pub(crate) const CARD_SYMBOLS: [Symbol; WALL_CARDS + 2] = {
    let mut symbols = [Rickshaw; WALL_CARDS + 2];
    let mut i = 0;
    while i < SYMBOLS.len() {
        let mut card = SYMBOLS[i].first;
        while card < SYMBOLS[i].first + SYMBOLS[i].count {
            symbols[card as usize] = SYMBOLS[i].symbol;
            card += 1;
        }
        i += 1;
    }
    symbols
};

/// The cards that no action card may choose (KZ-100), one bit each.
pub(crate) const TOWERS: u64 = {
    let row = &SYMBOLS[Tower as usize];
    ((1 << row.count) - 1) << row.first
};

/// A composition card.
#[derive(Debug, Clone, Copy)]
pub struct Composition {
    /// The symbols from left to right.
    pub pattern: &'static [Symbol],
    /// The points a photo of it scores.
    pub points: u8,
    /// Whether it shows a dragon or a panda.
    pub special: bool,
}

const fn plain(pattern: &'static [Symbol], points: u8) -> Composition {
    Composition { pattern, points, special: false }
}

const fn special(pattern: &'static [Symbol], points: u8) -> Composition {
    Composition { pattern, points, special: true }
}

/// The composition cards, C01 to C25.
#[rustfmt::skip]
pub const COMPOSITIONS: [Composition; 25] = [
    plain(&[Lantern, Kite], 1),                         // C01
    plain(&[Kite, Pine], 1),                            // C02
    plain(&[Pine, Gate], 1),                            // C03
    plain(&[Gate, Drum], 1),                            // C04
    plain(&[Drum, Lantern], 1),                         // C05
    plain(&[Lantern, Kite, Gate], 2),                   // C06
    plain(&[Kite, Pine, Drum], 2),                      // C07
    plain(&[Pine, Gate, Lantern], 2),                   // C08
    plain(&[Gate, Drum, Kite], 2),                      // C09
    plain(&[Drum, Lantern, Pine], 2),                   // C10
    plain(&[Kite, Tower, Pine], 3),                     // C11
    plain(&[Pine, Tower, Drum], 3),                     // C12
    plain(&[Drum, Tower, Kite], 3),                     // C13
    plain(&[Lantern, Kite, Gate, Drum], 4),             // C14
    plain(&[Pine, Gate, Lantern, Kite], 4),             // C15
    plain(&[Drum, Lantern, Pine, Gate], 4),             // C16
    special(&[Lantern, Panda], 1),                      // C17
    special(&[Panda, Gate], 1),                         // C18
    special(&[Kite, Panda, Drum], 3),                   // C19
    special(&[Pine, Panda, Lantern], 3),                // C20
    special(&[DragonHead, DragonTail], 2),              // C21
    special(&[Gate, DragonHead, DragonTail], 4),        // C22
    special(&[DragonHead, DragonTail, Panda], 4),       // C23
    special(&[DragonHead, DragonMiddle, DragonTail], 5), // C24
    special(&[DragonHead, DragonMiddle, DragonTail], 5), // C25
];

/// How fast a bot of a given level sees a match and shouts (KZ-147, KZ-148).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reaction {
    /// The level's name.
    pub level: &'static str,
    /// The probability of noticing a match, out of 256.
    pub notice: u16,
    /// Sixteen equally likely reaction times in milliseconds.
    pub react_ms: [u16; 16],
    /// Whether up to 49 ms of jitter are added.
    pub jitter: bool,
}

/// The reaction levels, slowest first: quantiles of log-normal times, and one level without any delay.
#[rustfmt::skip]
pub const REACTIONS: [Reaction; 4] = [
    Reaction {
        level: "novice", notice: 154, jitter: true,
        react_ms: [1020, 1350, 1570, 1760, 1950, 2130, 2310, 2500, 2700, 2930, 3180, 3470, 3830, 4310, 5030, 6600],
    },
    Reaction {
        level: "club", notice: 218, jitter: true,
        react_ms: [660, 830, 930, 1030, 1110, 1190, 1270, 1360, 1440, 1540, 1640, 1760, 1910, 2100, 2370, 2950],
    },
    Reaction {
        level: "expert", notice: 251, jitter: true,
        react_ms: [460, 540, 590, 630, 670, 710, 750, 780, 820, 860, 900, 950, 1010, 1080, 1190, 1400],
    },
    Reaction { level: "perfect", notice: 256, jitter: false, react_ms: [0; 16] },
];

/// The arbiter's fixed times, in milliseconds.
pub mod times {
    /// KZ-133: how long every client shows a change before anybody may call.
    pub const REVEAL_MS: u32 = 500;
    /// KZ-135: no press counts as quicker than this.
    pub const PRESS_MIN_MS: u32 = 100;
    /// KZ-137: added to the longest round trip.
    pub const HOLD_EXTRA_MS: u32 = 30;
    /// KZ-139: calls in the same bucket of this width count as equally fast.
    pub const BUCKET_MS: u32 = 15;
    /// KZ-149: a bot racing against people is never quicker than this.
    pub const BOT_MIN_MS: u32 = 600;
    /// E20: how long a table waits for a lost seat.
    pub const PAUSE_MS: u32 = 30_000;
    /// E20: how long a table waits for one seat over a whole game, beyond what its turn moves earn back.
    pub const PAUSE_BUDGET_MS: u32 = 60_000;
    /// E20: the minimum cost of a pause, because it voids a window.
    pub const PAUSE_LEAST_MS: u32 = 10_000;
    /// E20: what a turn move by the player earns back.
    pub const PAUSE_REFUND_MS: u32 = 2_000;
    /// KZ-135: how many round trips are remembered.
    pub const PINGS_KEPT: usize = 30;
    /// KZ-135: how many round trips must be measured before a seat counts as back.
    pub const PINGS_FIRST: u32 = 5;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{Card, Comp};

    #[test]
    fn the_box_holds_110_cards() {
        assert_eq!(SYMBOLS.iter().map(|row| row.count as usize).sum::<usize>(), WALL_CARDS);
        assert_eq!(WALL_CARDS + RICKSHAWS + COMPOSITIONS.len() + ACTION_CARDS, 110);
        assert_eq!(PILES.iter().sum::<usize>() + WALL_FLOOR + MARKET_CARDS, WALL_CARDS);
    }

    #[test]
    fn the_rows_of_the_wall_table_are_consecutive() {
        let mut next = 1;
        for (index, row) in SYMBOLS.iter().enumerate() {
            assert_eq!((row.symbol as usize, row.first), (index, next));
            next += row.count;
        }
        let tower = |card: Card| TOWERS & card.bit() != 0;
        assert!(Card::wall().all(|card| tower(card) == (card.symbol() == Tower)));
    }

    #[test]
    fn the_compositions_satisfy_the_known_constraints() {
        let dragons = |comp: Comp| comp.pattern().iter().filter(|symbol| symbol.is_dragon()).count();
        assert!(Comp::all().any(|comp| dragons(comp) == 2) && Comp::all().any(|comp| dragons(comp) == 3));
        for comp in Comp::all() {
            let pattern = comp.pattern();
            assert!((2..=PATTERN_MAX).contains(&pattern.len()), "{comp}");
            assert_eq!(comp.is_special(), comp.has_dragon() || pattern.contains(&Panda), "{comp}");
            let parts: Vec<_> = pattern.iter().copied().filter(|symbol| symbol.is_dragon()).collect();
            assert!(matches!(
                parts[..],
                [] | [DragonHead, DragonTail] | [DragonHead, DragonMiddle, DragonTail]
            ));
            for row in &SYMBOLS {
                let needed = pattern.iter().filter(|&&symbol| symbol == row.symbol).count();
                assert!(needed <= row.count as usize, "{comp} cannot be built");
            }
        }
        assert_eq!(COMPOSITIONS.iter().filter(|comp| !comp.special).count(), 16);
        assert_eq!(COMPOSITIONS.iter().map(|comp| u32::from(comp.points)).sum::<u32>(), 64);
        let same = |a: Comp, b: Comp| a.pattern() == b.pattern();
        let twins: Vec<_> = Comp::all()
            .flat_map(|a| Comp::all().map(move |b| (a, b)))
            .filter(|&(a, b)| a < b && same(a, b))
            .collect();
        assert_eq!(twins, [(Comp(23), Comp(24))]);
    }

    #[test]
    fn ordinary_symbols_appear_equally_often() {
        for symbol in &Symbol::WALL[..5] {
            let seen =
                COMPOSITIONS.iter().flat_map(|comp| comp.pattern).filter(|&found| found == symbol).count();
            assert_eq!((seen, SYMBOLS[*symbol as usize].count), (10, 6), "{symbol}");
        }
    }
}
