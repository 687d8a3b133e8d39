//! The same random play written for this game alone, as fast as we know how: the limit that the rules are compared
//! with. Moves are never listed: their number is counted, one is drawn, and it is made. Default options only; nobody
//! watches, nothing is refused.

use klad_klatz::{
    Deal,
    components::{Action, Card, Comp},
};

/// A small generator, all of it inlined.
pub(crate) struct Random([u64; 4]);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        let mut z = seed;
        Random(std::array::from_fn(|_| {
            z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let x = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            x ^ x >> 31
        }))
    }

    #[inline(always)]
    fn below(&mut self, bound: usize) -> usize {
        let [a, b, c, d] = &mut self.0;
        let word = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let t = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= t;
        *d = d.rotate_left(45);
        // The bias of at most 2⁻²⁰ is not worth a branch here.
        (((word >> 32) * bound as u64) >> 32) as usize
    }

    fn shuffle(&mut self, items: &mut [u8]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

const RICKSHAW: u8 = 48;
const SHIFT1: usize = 0;
const SHIFT2: usize = 1;
const SWAP: usize = 2;
const REMOVE: usize = 3;
const EXTRA: usize = 4;
const MARKET: usize = 5;
const RETURN: usize = 6;
/// Symbols by card number; 10 is a rickshaw.
const SYMBOL: [u8; 64] = {
    let counts = [6, 6, 6, 6, 6, 4, 4, 3, 3, 3];
    let mut symbols = [10; 64];
    let (mut card, mut symbol) = (1, 0);
    while symbol < 10 {
        let end = card + counts[symbol];
        while card < end {
            symbols[card] = symbol as u8;
            card += 1;
        }
        symbol += 1;
    }
    symbols
};
const TOWERS: u64 = 0b1111 << 31;

/// The patterns as symbols, four each; a symbol of 11 matches everywhere.
type Patterns = [[u8; 4]; 25];

#[derive(Clone)]
pub(crate) struct ByHand {
    patterns: &'static Patterns,
    seats: usize,
    active: usize,
    wall: [u8; 48],
    wall_len: usize,
    covered: u64,
    waiting: usize,
    market: [u8; 3],
    market_len: usize,
    deck: [u8; 50],
    deck_len: usize,
    discard: [u8; 50],
    discard_len: usize,
    hands: [[u8; 7]; 4],
    held: [u8; 4],
    actions: [u8; 35],
    actions_len: usize,
    played: [u8; 35],
    played_len: usize,
    comps: [u32; 4],
    open: u32,
    comp_deck: [u8; 25],
    comp_deck_len: usize,
    owed: u32,
    triggered: u8,
    stall: u32,
    progress: bool,
    over: bool,
}

impl ByHand {
    pub(crate) fn start(seats: u8, deal: &Deal) -> ByHand {
        static PATTERNS: std::sync::OnceLock<Patterns> = std::sync::OnceLock::new();
        let patterns = PATTERNS.get_or_init(|| {
            let mut patterns = [[11; 4]; 25];
            for (comp, pattern) in Comp::all().zip(&mut patterns) {
                comp.pattern().iter().zip(pattern).for_each(|(symbol, place)| *place = *symbol as u8);
            }
            patterns
        });
        let bits = |comps: &[Comp]| comps.iter().fold(0, |bits, comp| bits | 1 << comp.index());
        let mut game = ByHand {
            patterns,
            seats: seats.into(),
            active: deal.first.index(),
            wall: [0; 48],
            wall_len: 4,
            covered: 0,
            waiting: 0,
            market: [0; 3],
            market_len: 3,
            deck: [0; 50],
            deck_len: deal.deck.len(),
            discard: [0; 50],
            discard_len: 0,
            hands: [[0; 7]; 4],
            held: [3; 4],
            actions: [0; 35],
            actions_len: deal.actions.len(),
            played: [0; 35],
            played_len: 0,
            comps: [0; 4],
            open: bits(&deal.open),
            comp_deck: [0; 25],
            comp_deck_len: deal.compositions.len(),
            owed: 0,
            triggered: 0,
            stall: 0,
            progress: false,
            over: false,
        };
        let number = |card: &Card| card.number();
        deal.wall.iter().zip(&mut game.wall).for_each(|(card, place)| *place = number(card));
        deal.market.iter().zip(&mut game.market).for_each(|(card, place)| *place = number(card));
        deal.deck.iter().rev().zip(&mut game.deck).for_each(|(card, place)| *place = number(card));
        deal.actions.iter().rev().zip(&mut game.actions).for_each(|(action, place)| *place = *action as u8);
        let comps = deal.compositions.iter().rev();
        comps.zip(&mut game.comp_deck).for_each(|(comp, place)| *place = comp.index() as u8);
        for (seat, hand) in deal.hands.iter().enumerate() {
            hand.actions.iter().for_each(|&action: &Action| game.hands[seat][action as usize] += 1);
            game.comps[seat] = bits(&hand.compositions);
        }
        game
    }

    /// Plays at random to the end; returns the number of moves.
    pub(crate) fn playout(&mut self, random: &mut Random) -> u64 {
        let mut moves = 0;
        while !self.over {
            moves += self.turn(random);
        }
        moves
    }

    fn turn(&mut self, random: &mut Random) -> u64 {
        let mut moves = 0;
        if self.market_len > 0 || self.left() > 0 {
            loop {
                let places = 2 * self.market_len + usize::from(self.left() > 0);
                let (starts, calls) = self.calls(true);
                let mut pick = random.below(places + calls);
                moves += 1;
                if pick >= places {
                    self.photo(&starts, pick - places, random);
                    if self.over {
                        return moves;
                    }
                    continue;
                }
                let card = if pick < 2 * self.market_len {
                    let card = self.market[pick / 2];
                    self.market.copy_within(pick / 2 + 1.., pick / 2);
                    self.market_len -= 1;
                    card
                } else {
                    moves += 1;
                    let card = self.reveal(random);
                    pick = random.below(2);
                    card
                };
                self.add(if pick.is_multiple_of(2) { 0 } else { self.wall_len }, card);
                self.fill_market(random);
                break;
            }
        }
        let quota = self.seats - 1;
        let mut played = 0;
        let mut redrawn = false;
        loop {
            let (mut movable, mut count) = ([0u8; 48], 0);
            let mut kinds = [0usize; 9];
            if played < quota && !redrawn {
                for at in 0..self.wall_len {
                    movable[count] = at as u8;
                    count += usize::from((self.covered | TOWERS) >> self.wall[at] & 1 == 0);
                }
                self.count(&movable[..count], &mut kinds);
                let playable: usize = kinds[..7].iter().sum();
                kinds[7] = usize::from(played == 0);
                kinds[8] = usize::from(played > 0 || playable == 0);
            } else {
                kinds[8] = 1;
            }
            let (starts, calls) = self.calls(!redrawn);
            let turn_moves: usize = kinds.iter().sum();
            let mut pick = random.below(turn_moves + calls);
            moves += 1;
            if pick >= turn_moves {
                self.photo(&starts, pick - turn_moves, random);
                if self.over {
                    return moves;
                }
                continue;
            }
            let mut kind = 0;
            while pick >= kinds[kind] {
                pick -= kinds[kind];
                kind += 1;
            }
            match kind {
                7 => {
                    self.redraw(random);
                    redrawn = true;
                }
                8 => break,
                _ => {
                    moves += u64::from(kind == MARKET);
                    self.act(kind, pick, &movable[..count], random);
                    played += 1;
                }
            }
        }
        self.end_turn(redrawn, random);
        moves
    }

    fn left(&self) -> usize {
        47 - self.wall_len - self.market_len
    }

    /// How many moves each kind of action card has.
    fn count(&self, movable: &[u8], kinds: &mut [usize; 9]) {
        let hand = &self.hands[self.active];
        let (len, count) = (self.wall_len, movable.len());
        // Each movable card may go both ways but at the ends.
        let near = |ends: u8| {
            let left = movable.iter().take_while(|&&at| at < ends).count();
            let right = movable.iter().rev().take_while(|&&at| at + ends >= len as u8).count();
            2 * count - left - right
        };
        if hand[SHIFT1] > 0 {
            kinds[SHIFT1] = near(1);
        }
        if hand[SHIFT2] > 0 {
            kinds[SHIFT2] = near(2);
        }
        if hand[SWAP] > 0 {
            kinds[SWAP] = count * count.saturating_sub(1) / 2;
        }
        if hand[REMOVE] > 0 {
            kinds[REMOVE] = count;
        }
        kinds[EXTRA] = usize::from(hand[EXTRA] > 0 && self.comp_deck_len > 0);
        kinds[MARKET] = usize::from(hand[MARKET] > 0 && self.left() + self.market_len > 0);
        if hand[RETURN] > 0 {
            kinds[RETURN] = self.discarded().count_ones() as usize * (len + 1);
        }
    }

    fn discarded(&self) -> u32 {
        let cards = self.discard[..self.discard_len].iter();
        cards.fold(0, |symbols, &card| symbols | 1 << SYMBOL[card as usize]) & 0x3ff
    }

    fn act(&mut self, kind: usize, pick: usize, movable: &[u8], random: &mut Random) {
        self.hands[self.active][kind] -= 1;
        self.held[self.active] -= 1;
        self.played[self.played_len] = kind as u8;
        self.played_len += 1;
        match kind {
            SHIFT1 | SHIFT2 => {
                let places = kind + 1;
                let mut rest = pick;
                for &from in movable {
                    let from = from as usize;
                    let (left, right) = (from >= places, from + places < self.wall_len);
                    let ways = usize::from(left) + usize::from(right);
                    if rest < ways {
                        match left && rest == 0 {
                            true => self.wall[from - places..=from].rotate_right(1),
                            false => self.wall[from..=from + places].rotate_left(1),
                        }
                        return;
                    }
                    rest -= ways;
                }
            }
            SWAP => {
                // The pair by its number: any bijection will do.
                let count = movable.len();
                let (mut a, mut b) = (pick / count, pick % count);
                if a >= b {
                    (a, b) = (count - 2 - a, count - 1 - b);
                }
                self.wall.swap(movable[a.min(b)] as usize, movable[a.max(b)] as usize);
            }
            REMOVE => {
                self.throw(movable[pick] as usize, 1);
                self.floor(random);
            }
            EXTRA => self.draw_comps(1),
            MARKET => {
                self.discard[self.discard_len..self.discard_len + 3].copy_from_slice(&self.market);
                self.discard_len += self.market_len;
                self.market_len = 0;
                self.fill_market(random);
                let pick = random.below(2 * self.market_len);
                let card = self.market[pick / 2];
                self.market.copy_within(pick / 2 + 1.., pick / 2);
                self.market_len -= 1;
                self.add(if pick.is_multiple_of(2) { 0 } else { self.wall_len }, card);
                self.fill_market(random);
            }
            _ => {
                let mut symbols = self.discarded();
                for _ in 0..pick / (self.wall_len + 1) {
                    symbols &= symbols - 1;
                }
                let symbol = symbols.trailing_zeros() as u8;
                let at = self.discard[..self.discard_len]
                    .iter()
                    .rposition(|&card| SYMBOL[card as usize] == symbol);
                let at = at.unwrap_or(0);
                let card = self.discard[at];
                self.discard.copy_within(at + 1..self.discard_len, at);
                self.discard_len -= 1;
                self.add(pick % (self.wall_len + 1), card);
            }
        }
    }

    /// Where each composition the active seat may call starts, and how many calls that makes.
    #[inline]
    fn calls(&self, may_open: bool) -> ([u64; 25], usize) {
        let mut comps = self.comps[self.active] | if may_open { self.open } else { 0 };
        let mut places = [0u64; 12];
        places[11] = u64::MAX;
        for at in 0..self.wall_len {
            let card = self.wall[at];
            places[SYMBOL[card as usize] as usize] |= (!self.covered >> card & 1) << at;
        }
        let (mut starts, mut count) = ([0; 25], 0);
        while comps != 0 {
            let comp = comps.trailing_zeros() as usize;
            let [a, b, c, d] = self.patterns[comp].map(|symbol| places[symbol as usize]);
            // A pattern shorter than four matches anything behind it.
            let wild =
                |symbol: usize, bits: u64| if self.patterns[comp][symbol] == 11 { u64::MAX } else { bits };
            starts[comp] = a & b >> 1 & wild(2, c >> 2) & wild(3, d >> 3);
            count += starts[comp].count_ones() as usize;
            comps &= comps - 1;
        }
        (starts, count)
    }

    fn photo(&mut self, starts: &[u64; 25], mut pick: usize, random: &mut Random) {
        let mut comp = 0;
        while pick >= starts[comp].count_ones() as usize {
            pick -= starts[comp].count_ones() as usize;
            comp += 1;
        }
        let mut places = starts[comp];
        for _ in 0..pick {
            places &= places - 1;
        }
        self.progress = true;
        let open = self.open >> comp & 1 == 1;
        if open {
            self.open &= !(1 << comp);
            if self.open == 0 {
                self.over = true;
                return;
            }
        } else {
            self.comps[self.active] &= !(1 << comp);
        }
        let len = self.patterns[comp].iter().filter(|&&symbol| symbol != 11).count();
        self.throw(places.trailing_zeros() as usize, len);
        self.floor(random);
        if !open {
            let missing = 2usize.saturating_sub(self.comps[self.active].count_ones() as usize);
            self.draw_comps(missing);
        }
    }

    fn throw(&mut self, at: usize, count: usize) {
        for place in at..at + count {
            self.discard[self.discard_len] = self.wall[place];
            self.discard_len += 1;
        }
        self.wall.copy_within(at + count..self.wall_len, at);
        self.wall_len -= count;
    }

    fn add(&mut self, at: usize, card: u8) {
        self.wall.copy_within(at..self.wall_len, at + 1);
        self.wall[at] = card;
        self.wall_len += 1;
        while self.waiting > 0 && self.cover() {
            self.waiting -= 1;
        }
    }

    fn cover(&mut self) -> bool {
        let free = self.wall[..self.wall_len].iter().find(|&&card| self.covered >> card & 1 == 0);
        match free {
            Some(card) => {
                self.covered |= 1 << card;
                true
            }
            None => false,
        }
    }

    fn reveal(&mut self, random: &mut Random) -> u8 {
        loop {
            if self.deck_len == 0 {
                self.deck = self.discard;
                self.deck_len = self.discard_len;
                self.discard_len = 0;
                random.shuffle(&mut self.deck[..self.deck_len]);
            }
            self.deck_len -= 1;
            let card = self.deck[self.deck_len];
            if card != RICKSHAW {
                return card;
            }
            if !self.cover() {
                self.waiting += 1;
            }
        }
    }

    fn fill_market(&mut self, random: &mut Random) {
        while self.market_len < 3 && self.left() > 0 {
            self.market[self.market_len] = self.reveal(random);
            self.market_len += 1;
        }
    }

    fn floor(&mut self, random: &mut Random) {
        while self.wall_len < 4 {
            let card = self.reveal(random);
            self.add(0, card);
        }
    }

    fn draw_comps(&mut self, count: usize) {
        for _ in 0..count.min(self.comp_deck_len) {
            self.comp_deck_len -= 1;
            self.comps[self.active] |= 1 << self.comp_deck[self.comp_deck_len];
            self.progress = true;
            if self.comp_deck_len == 0 {
                self.triggered = 1;
                self.owed = self.seats as u32;
            }
        }
    }

    fn fill_hand(&mut self, random: &mut Random) {
        while self.held[self.active] < 3 {
            if self.actions_len == 0 {
                self.actions = self.played;
                self.actions_len = self.played_len;
                self.played_len = 0;
                random.shuffle(&mut self.actions[..self.actions_len]);
            }
            self.actions_len -= 1;
            self.hands[self.active][self.actions[self.actions_len] as usize] += 1;
            self.held[self.active] += 1;
        }
    }

    fn redraw(&mut self, random: &mut Random) {
        for kind in 0..7 {
            for _ in 0..std::mem::take(&mut self.hands[self.active][kind]) {
                self.played[self.played_len] = kind as u8;
                self.played_len += 1;
            }
        }
        self.held[self.active] = 0;
        self.comps[self.active] = 0;
        self.fill_hand(random);
        self.draw_comps(2);
    }

    fn end_turn(&mut self, redrawn: bool, random: &mut Random) {
        if !redrawn {
            self.fill_hand(random);
        }
        match self.triggered {
            1 => self.triggered = 2,
            2 => self.owed -= 1,
            _ => {}
        }
        self.stall = if std::mem::take(&mut self.progress) { 0 } else { self.stall + 1 };
        self.over = self.triggered == 2 && self.owed == 0 || self.stall >= 60;
        self.active = if self.active + 1 == self.seats { 0 } else { self.active + 1 };
        if self.covered != 0 {
            let before = std::mem::take(&mut self.covered);
            for at in 0..self.wall_len {
                if before >> self.wall[at] & 1 == 1 {
                    if at + 1 < self.wall_len {
                        self.covered |= 1 << self.wall[at + 1];
                    } else {
                        self.discard[self.discard_len] = RICKSHAW;
                        self.discard_len += 1;
                    }
                }
            }
        }
    }
}
