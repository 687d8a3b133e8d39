//! What is in every box: names and numbers. What is printed on the cards is in `decks/standard.toml`.

use crate::components::{Symbol, Symbol::*};

/// The maximum number of seats.
pub const PLAYERS: usize = 4;
/// Wall cards.
pub const WALL_CARDS: usize = 47;
/// Rickshaw cards.
pub const RICKSHAWS: usize = 3;
/// Cards of the wall deck: wall cards and rickshaws.
pub const DECK_CARDS: usize = WALL_CARDS + RICKSHAWS;
/// Action cards.
pub const ACTION_CARDS: usize = 35;
/// Composition cards.
pub const COMPOSITIONS: usize = 25;
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
/// The most points of a composition: far above any that are known.
pub(crate) const POINTS_MAX: u8 = 9;

/// KZ-026: how many action cards a turn allows.
pub const fn quota(seats: u8) -> u8 {
    seats - 1
}

/// A symbol of the wall and its names.
#[derive(Debug, Clone, Copy)]
pub struct SymbolRow {
    /// The symbol.
    pub symbol: Symbol,
    /// Its name in notation and JSON.
    pub word: &'static str,
    /// Its two letters.
    pub code: &'static str,
}

const fn row(symbol: Symbol, word: &'static str, code: &'static str) -> SymbolRow {
    SymbolRow { symbol, word, code }
}

/// The symbols of the wall in order.
#[rustfmt::skip]
pub const SYMBOLS: [SymbolRow; 10] = [
    // symbol, word, code
    row(Lantern,      "lantern",       "LN"),
    row(Kite,         "kite",          "KT"),
    row(Pine,         "pine",          "PN"),
    row(Gate,         "gate",          "GT"),
    row(Drum,         "drum",          "DR"),
    row(Tower,        "tower",         "TW"),
    row(Panda,        "panda",         "PD"),
    row(DragonHead,   "dragon_head",   "DH"),
    row(DragonMiddle, "dragon_middle", "DM"),
    row(DragonTail,   "dragon_tail",   "DT"),
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
    use crate::{
        components::{Action, Card, Comp},
        tables::Tables,
    };

    const DECK: &Tables = &Tables::STANDARD;

    #[test]
    fn the_box_holds_110_cards() {
        let wall =
            Symbol::WALL.map(|symbol| Card::wall().filter(|card| DECK.symbol(*card) == symbol).count());
        assert_eq!(wall, [6, 6, 6, 6, 6, 4, 4, 3, 3, 3]);
        assert_eq!(Action::ALL.map(|action| DECK.copies(action)), [5; 7]);
        assert_eq!(WALL_CARDS + RICKSHAWS + COMPOSITIONS + ACTION_CARDS, 110);
        assert_eq!(PILES.iter().sum::<usize>() + WALL_FLOOR + MARKET_CARDS, WALL_CARDS);
    }

    #[test]
    fn symbols_are_listed_in_order() {
        assert!(SYMBOLS.iter().enumerate().all(|(index, row)| row.symbol as usize == index));
        let tower = |card: Card| DECK.towers & card.bit() != 0;
        assert!(Card::wall().all(|card| tower(card) == (DECK.symbol(card) == Tower)));
    }

    #[test]
    fn the_compositions_satisfy_the_known_constraints() {
        let dragons = |comp: Comp| DECK.pattern(comp).iter().filter(|symbol| symbol.is_dragon()).count();
        assert!(Comp::all().any(|comp| dragons(comp) == 2) && Comp::all().any(|comp| dragons(comp) == 3));
        assert_eq!(Comp::all().filter(|comp| !DECK.is_special(*comp)).count(), 16);
        assert_eq!(Comp::all().map(|comp| u32::from(DECK.points(comp))).sum::<u32>(), 64);
        let same = |a: Comp, b: Comp| DECK.pattern(a) == DECK.pattern(b);
        let twins: Vec<_> = Comp::all()
            .flat_map(|a| Comp::all().map(move |b| (a, b)))
            .filter(|&(a, b)| a < b && same(a, b))
            .collect();
        assert_eq!(twins, [(Comp(23), Comp(24))]);
        for pattern in Comp::all().map(|comp| DECK.pattern(comp)) {
            let twice = |place: usize| pattern[..place].contains(&pattern[place]);
            assert!(!(1..pattern.len()).any(twice), "{pattern:?}");
        }
    }

    #[test]
    fn ordinary_symbols_appear_equally_often() {
        for symbol in &Symbol::WALL[..5] {
            let seen =
                Comp::all().flat_map(|comp| DECK.pattern(comp)).filter(|&found| found == symbol).count();
            assert_eq!(seen, 10, "{symbol}");
        }
    }
}
