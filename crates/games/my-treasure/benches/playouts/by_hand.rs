//! The same game with the same random choices, written purely for speed: the limit that the generic path is measured
//! against. It keeps no card order, no last round and no view, builds no list of moves, and shuffles only as many cards
//! as are drawn.

use klad_my_treasure::{Card, Deal, Tables, Treasure, data};

/// A Weyl sequence and one multiplication: as cheap as randomness gets.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    #[inline(always)]
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        let word = ((product >> 64) ^ product) as u32;
        ((u64::from(word) * u64::from(bound)) >> 32) as u32
    }
}

/// The counts of the six kinds and of mice, one byte each; an orc is all zero.
const FACES: [u64; data::TREASURES + 1] = {
    let mut faces = [0; data::TREASURES + 1];
    let mut index = 0;
    while index < data::TREASURES {
        let card = Treasure::ALL[index];
        faces[card as usize] = Tables::STANDARD.face(card).packed() & ((1 << 56) - 1);
        index += 1;
    }
    faces
};

#[derive(Clone)]
pub(crate) struct ByHand {
    deck: [u8; data::CARDS],
    spots: [u64; 4],
    totals: [u8; 4],
    purses: [u8; 4],
    drawn: u8,
    orcs: u8,
    cave: u8,
    open: u8,
    filled: u8,
    tokens: u8,
    starter: u8,
    seats: u8,
    /// Whether the deck is in the order of the deal; later decks are shuffled as they are drawn.
    dealt: bool,
}

/// The position of the `n`-th set bit.
#[inline(always)]
fn nth(mut bits: u8, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

impl ByHand {
    pub(crate) fn start(seats: u8, deal: &Deal) -> ByHand {
        let mut deck = [0; data::CARDS];
        for (place, card) in deck.iter_mut().zip(&deal.deck) {
            *place = match card {
                Card::Orc => 0,
                Card::Treasure(card) => *card as u8,
            };
        }
        let mut game = ByHand {
            deck,
            spots: [0; 4],
            totals: [0; 4],
            purses: [0; 4],
            drawn: 0,
            orcs: 0,
            cave: 0,
            open: 0,
            filled: 0,
            tokens: 0,
            starter: deal.starter.0,
            seats,
            dealt: true,
        };
        game.set_round();
        game
    }

    fn set_round(&mut self) {
        self.drawn = 0;
        self.orcs = 0;
        self.spots = [0; 4];
        self.cave = (1 << self.seats) - 1;
        self.open = 0b1111;
        self.filled = 0;
        self.tokens = 0b11_1111;
    }

    #[inline(always)]
    fn next(&self, seat: u32) -> u32 {
        let after = self.cave & (0xfe_u32 << seat) as u8;
        (if after != 0 { after } else { self.cave }).trailing_zeros()
    }

    #[inline(always)]
    fn draw(&mut self, random: &mut Random) -> u8 {
        let place = usize::from(self.drawn);
        if !self.dealt {
            let other = place + random.below((data::CARDS - place) as u32) as usize;
            self.deck.swap(place, other);
        }
        self.drawn += 1;
        self.deck[place]
    }

    /// Plays to the end of the game; returns the number of moves, counted as the `Game` trait counts them.
    pub(crate) fn playout(&mut self, random: &mut Random) -> u64 {
        let mut moves = 0;
        loop {
            moves += self.round(random);
            let top = self.totals[..usize::from(self.seats)].iter().copied().max().unwrap_or(0);
            for seat in 0..usize::from(self.seats) {
                self.purses[seat] += 3u8.saturating_sub(top - self.totals[seat]);
            }
            if self.purses.iter().any(|&purse| purse >= data::TARGET) {
                return moves;
            }
            self.starter = if self.starter + 1 == self.seats { 0 } else { self.starter + 1 };
            self.dealt = false;
            self.set_round();
        }
    }

    #[inline(always)]
    fn round(&mut self, random: &mut Random) -> u64 {
        let mut moves = 0;
        let mut seat = u32::from(self.starter);
        loop {
            let tokens = self.tokens.count_ones();
            let choice = random.below(1 + self.filled.count_ones() * tokens);
            moves += 1;
            if choice == 0 {
                let card = self.draw(random);
                if card != 0 {
                    let spot = nth(self.open, random.below(self.open.count_ones()));
                    self.spots[spot as usize & 3] += FACES[usize::from(card)];
                    self.filled |= 1 << spot;
                    moves += 1;
                } else {
                    self.orcs += 1;
                    if self.orcs == data::ORCS {
                        return moves + self.flight(seat, random);
                    }
                }
            } else {
                let spot = nth(self.filled, (choice - 1) / tokens);
                let token = nth(self.tokens, (choice - 1) % tokens);
                self.take(seat, spot, token);
                self.tokens &= !(1 << token);
                if self.cave == 0 {
                    return moves;
                }
            }
            seat = self.next(seat);
        }
    }

    #[inline(always)]
    fn take(&mut self, seat: u32, spot: u32, token: u32) {
        let pile = self.spots[spot as usize & 3];
        self.totals[seat as usize & 3] = (pile >> (8 * token)) as u8 + (pile >> 48) as u8;
        self.open &= !(1 << spot);
        self.filled &= !(1 << spot);
        self.cave &= !(1 << seat);
    }

    #[cold]
    fn flight(&mut self, drawer: u32, random: &mut Random) -> u64 {
        let (mut moves, mut seat) = (0, drawer);
        while self.cave != 0 {
            seat = self.next(seat);
            let refuges = if self.filled != 0 { self.filled } else { self.open };
            let spot = nth(refuges, random.below(refuges.count_ones()));
            let token = nth(self.tokens, random.below(self.tokens.count_ones()));
            self.take(seat, spot, token);
            self.tokens &= !(1 << token);
            moves += 1;
        }
        moves
    }
}
