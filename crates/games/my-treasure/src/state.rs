//! What a game remembers.

use arrayvec::ArrayVec;
use klad_engine::{Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Kind, Kinds, Symbols, Treasure},
    data::{CARDS, FRESH_DECK, PLAYERS, SPOTS, TREASURES},
    scoring,
    setup::Options,
};

/// Cards of a pile, lowest first.
pub type Cards = ArrayVec<Treasure, TREASURES>;

/// What is asked of the seat that acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Draw a card or claim a pile.
    Choose,
    /// Put the drawn card on a spot.
    Place,
    /// Grab a pile and run: the sixth orc is here.
    Flee,
    /// Nothing: the game is over.
    Over,
}

/// A game of My Treasure.
///
/// Kept true at every step, and checked by `audit`: deck, orcs out, drawn card, piles and held piles are the 36 cards;
/// in [`Phase::Choose`] an orc is still in the deck; tokens held and tokens left are the six; purses are at most 10.
/// Places that hold nothing hold the same nothing, so equal tables are equal states. It has no heap and fits in
/// 256 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// The round, from 1.
    pub(crate) round: u8,
    /// Who began this round.
    pub(crate) starter: Seat,
    /// Who acts; the starter when the game is over.
    pub(crate) actor: Seat,
    /// Orcs that lie in the orc row.
    pub(crate) orcs: u8,
    /// The card that waits to be placed.
    pub(crate) drawn: Option<Treasure>,
    /// Seats without a treasure this round, one bit each.
    pub(crate) cave: u8,
    /// Spots closed by a claim (MS-114), one bit each.
    pub(crate) claimed: u8,
    /// Spots closed in the flight (MS-207), one bit each.
    pub(crate) grabbed: u8,
    /// Spots that hold cards, one bit each: what the piles say too, kept for speed.
    pub(crate) filled: u8,
    /// Tokens not claimed. In the flight they lie dwarf side up and the set no longer changes.
    pub(crate) tokens: Kinds,
    /// The mixed tokens of a flight, the next one first.
    pub(crate) pool: [Option<Kind>; Kind::ALL.len()],
    /// The piles on the spots.
    pub(crate) spots: [Pile; SPOTS],
    /// What each seat has taken this round.
    pub(crate) holds: [Hold; PLAYERS],
    /// Money in silver, by seat.
    pub(crate) purses: [u8; PLAYERS],
    pub(crate) deck: Deck,
    /// The card under each placed card.
    pub(crate) below: Below,
    /// The round before this one; the last one when the game is over.
    pub(crate) last: LastRound,
}

impl State {
    /// Whose turn it is: exactly one seat's until the game is over (MS-101).
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        if self.phase == Phase::Over { Turn::NOBODY } else { Turn::of(self.actor) }
    }

    /// Whether `seat` has no treasure yet this round.
    #[inline]
    pub(crate) fn in_cave(&self, seat: Seat) -> bool {
        self.cave >> (seat.0 & 7) & 1 != 0 && seat.0 < self.seats
    }

    /// Whether `seat` has taken a treasure this round.
    #[inline]
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        seat.0 < self.seats && !self.in_cave(seat)
    }

    /// The first seat clockwise after `seat` that is in the cave: `seat` itself if it is alone there (MS-115).
    #[inline]
    pub(crate) fn next_in_cave(&self, seat: Seat) -> Seat {
        let after = self.cave & 0xfe << (seat.0 & 3);
        let next = if after != 0 { after } else { self.cave };
        Seat(next.trailing_zeros() as u8)
    }

    /// The seats in the cave, clockwise from the one that acts.
    pub(crate) fn cave_order(&self) -> ArrayVec<Seat, PLAYERS> {
        let seats = (0..self.seats).map(|step| Seat((self.actor.0 + step) % self.seats));
        seats.filter(|&seat| self.in_cave(seat)).collect()
    }

    /// Spots that are open, one bit each (MS-114, MS-207).
    #[inline]
    pub(crate) fn open(&self) -> u8 {
        !(self.claimed | self.grabbed) & ((1 << SPOTS) - 1)
    }

    /// Open spots that hold cards, one bit each.
    #[inline]
    pub(crate) fn open_filled(&self) -> u8 {
        self.open() & self.filled
    }

    /// The spots a fleeing player may choose, one bit each (MS-206).
    #[inline]
    pub(crate) fn refuges(&self) -> u8 {
        let filled = self.open_filled();
        if filled != 0 { filled } else { self.open() }
    }

    /// The cards of a pile, lowest first.
    pub(crate) fn cards(&self, pile: Pile) -> Cards {
        self.below.cards(pile.top)
    }

    /// Puts a card on top of the pile on `spot` (MS-105).
    #[inline]
    pub(crate) fn put(&mut self, spot: usize, card: Treasure) {
        let pile = &mut self.spots[spot];
        self.below.0[card.index()] = pile.top;
        *pile = Pile { symbols: pile.symbols.plus(self.options.deck.face(card)), top: Some(card) };
        self.filled |= 1 << spot;
    }

    /// Takes the pile of `spot` away.
    #[inline]
    pub(crate) fn lift(&mut self, spot: usize) -> Pile {
        self.filled &= !(1 << spot);
        std::mem::take(&mut self.spots[spot])
    }
}

/// A pile of treasure cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Pile {
    pub(crate) symbols: Symbols,
    /// The uppermost card; the others follow it in [`Below`].
    pub(crate) top: Option<Treasure>,
}

impl Pile {
    /// How many cards.
    #[inline]
    pub(crate) fn height(self) -> u8 {
        self.symbols.cards()
    }

    /// What it is worth with `token` (MS-303).
    #[inline]
    pub(crate) fn total(self, token: Kind) -> u8 {
        scoring::total(self.symbols, token)
    }
}

/// What a seat has taken this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hold {
    pub(crate) pile: Pile,
    /// Its token; none while the seat is in the cave.
    pub(crate) token: Option<Kind>,
    /// Taken in the flight: the token lies dwarf side up until scoring (MS-205).
    pub(crate) fled: bool,
}

/// For each treasure card the one it covers; none for a lowest card and for cards that lie in no pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Below(pub(crate) [Option<Treasure>; TREASURES]);

impl Below {
    /// The cards from the lowest up to `top`.
    pub(crate) fn cards(&self, top: Option<Treasure>) -> Cards {
        let mut cards: Cards = std::iter::successors(top, |card| self.0[card.index()]).collect();
        cards.reverse();
        cards
    }

    /// Takes the pile under `top` apart.
    pub(crate) fn forget(&mut self, top: Option<Treasure>) {
        let mut next = top;
        while let Some(card) = next {
            next = self.0[card.index()].take();
        }
    }
}

/// The face-down deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Deck {
    /// From the first card drawn to the last. Places already drawn hold [`Card::Orc`], whatever lay there.
    cards: [Card; CARDS],
    drawn: u8,
}

impl Deck {
    /// The full deck in this order, the first card on top.
    pub(crate) const fn of(cards: [Card; CARDS]) -> Deck {
        Deck { cards, drawn: 0 }
    }

    /// A deck of which some cards have been drawn already; these are left, the first on top.
    pub(crate) fn rest(left: &[Card]) -> Deck {
        let mut deck = Deck { cards: [Card::Orc; CARDS], drawn: (CARDS - left.len()) as u8 };
        deck.left_mut().copy_from_slice(left);
        deck
    }

    /// The full deck before it is shuffled.
    pub(crate) const FRESH: Deck = Deck::of(FRESH_DECK);

    /// How many cards are left.
    #[inline]
    pub(crate) fn size(&self) -> u8 {
        CARDS as u8 - self.drawn
    }

    /// The cards left, the next one first.
    #[inline]
    pub(crate) fn left(&self) -> &[Card] {
        &self.cards[usize::from(self.drawn)..]
    }

    /// The cards left, to be redealt.
    #[inline]
    pub(crate) fn left_mut(&mut self) -> &mut [Card] {
        &mut self.cards[usize::from(self.drawn)..]
    }

    /// Takes the top card. The deck is never empty while somebody may draw: the sixth orc is still in it.
    #[inline]
    pub(crate) fn draw(&mut self) -> Card {
        let card = std::mem::replace(&mut self.cards[usize::from(self.drawn)], Card::Orc);
        self.drawn += 1;
        card
    }
}

/// How the last scored round ended, by seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct LastRound {
    /// What each seat had taken; no tokens before the first round is scored.
    pub(crate) tokens: [Option<Kind>; PLAYERS],
    /// Seats that fled, one bit each.
    pub(crate) fled: u8,
    pub(crate) tops: [Option<Treasure>; PLAYERS],
    pub(crate) below: Below,
    pub(crate) totals: [u8; PLAYERS],
    pub(crate) awards: [u8; PLAYERS],
}
