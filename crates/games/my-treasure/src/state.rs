//! The state of a game.

use arrayvec::ArrayVec;
use klad_engine::{Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Kind, Kinds, Symbols, Treasure},
    data::{CARDS, FRESH_DECK, PLAYERS, SPOTS, TREASURES},
    scoring,
    setup::Options,
};

/// The cards of a pile, lowest first.
pub type Cards = ArrayVec<Treasure, TREASURES>;

/// What the acting seat must do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Draw a card or claim a pile.
    Choose,
    /// Place the drawn card on a spot.
    Place,
    /// Grab a pile and flee: the sixth orc is out.
    Flee,
    /// Nothing: the game is over.
    Over,
}

/// A game of My Treasure.
///
/// Invariants, checked by `audit`: deck, orcs out, drawn card, piles and held piles are the 36 cards; in
/// [`Phase::Choose`] an orc is still in the deck; tokens held and tokens left are the six; purses are at most 10. Empty
/// places are always represented the same way, so equal tables are equal states. It uses no heap and fits in 256 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// The round, from 1.
    pub(crate) round: u8,
    /// The seat that began this round.
    pub(crate) starter: Seat,
    /// The seat that acts; the starter when the game is over.
    pub(crate) actor: Seat,
    /// The number of orcs in the orc row.
    pub(crate) orcs: u8,
    /// The drawn card that waits to be placed.
    pub(crate) drawn: Option<Treasure>,
    /// Seats without a treasure this round, one bit each.
    pub(crate) cave: u8,
    /// Spots closed by a claim (MS-114), one bit each.
    pub(crate) claimed: u8,
    /// Spots closed in the flight (MS-207), one bit each.
    pub(crate) grabbed: u8,
    /// Spots with cards on them, one bit each: redundant with the piles, kept for speed.
    pub(crate) filled: u8,
    /// Tokens not claimed. In the flight they are dwarf side up, and the set no longer changes.
    pub(crate) tokens: Kinds,
    /// The mixed tokens of a flight, next one first.
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
    /// The previous round; the last one when the game is over.
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

    /// The first seat clockwise after `seat` that is in the cave; `seat` itself if it is alone there (MS-115).
    #[inline]
    pub(crate) fn next_in_cave(&self, seat: Seat) -> Seat {
        let after = self.cave & 0xfe << (seat.0 & 3);
        let next = if after != 0 { after } else { self.cave };
        Seat(next.trailing_zeros() as u8)
    }

    /// The seats in the cave, clockwise from the seat that acts.
    pub(crate) fn cave_order(&self) -> ArrayVec<Seat, PLAYERS> {
        let onward = std::iter::successors(Some(self.actor), |seat| Some(seat.left(self.seats)));
        onward.take(self.seats.into()).filter(|&seat| self.in_cave(seat)).collect()
    }

    /// Spots that are open, one bit each (MS-114, MS-207).
    #[inline]
    pub(crate) fn open(&self) -> u8 {
        !(self.claimed | self.grabbed) & ((1 << SPOTS) - 1)
    }

    /// Open spots with cards on them, one bit each.
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

    /// Removes the pile from `spot`.
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
    /// The top card; the others follow it in [`Below`].
    pub(crate) top: Option<Treasure>,
}

impl Pile {
    /// The number of cards.
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
    /// Its token; `None` while the seat is in the cave.
    pub(crate) token: Option<Kind>,
    /// Whether it was taken in the flight: the token is dwarf side up until scoring (MS-205).
    pub(crate) fled: bool,
}

/// For each treasure card, the card it covers; `None` for the lowest card of a pile and for cards in no pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Below(pub(crate) [Option<Treasure>; TREASURES]);

impl Below {
    /// The cards of a pile, lowest first, given its top card.
    pub(crate) fn cards(&self, top: Option<Treasure>) -> Cards {
        let mut cards: Cards = self.downward(top).collect();
        cards.reverse();
        cards
    }

    /// The same cards, top card first.
    pub(crate) fn downward(&self, top: Option<Treasure>) -> impl Iterator<Item = Treasure> {
        std::iter::successors(top, |card| self.0[card.index()])
    }

    /// Clears the links of the pile under `top`.
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
    /// From the first card drawn to the last. Places already drawn always contain [`Card::Orc`].
    cards: [Card; CARDS],
    drawn: u8,
}

impl Deck {
    /// A full deck in this order, top card first.
    pub(crate) const fn of(cards: [Card; CARDS]) -> Deck {
        Deck { cards, drawn: 0 }
    }

    /// A partly drawn deck with these cards left, top card first.
    pub(crate) fn rest(left: &[Card]) -> Deck {
        let mut deck = Deck { cards: [Card::Orc; CARDS], drawn: (CARDS - left.len()) as u8 };
        deck.left_mut().copy_from_slice(left);
        deck
    }

    /// The full deck before it is shuffled.
    pub(crate) const FRESH: Deck = Deck::of(FRESH_DECK);

    /// The number of cards left.
    #[inline]
    pub(crate) fn size(&self) -> u8 {
        CARDS as u8 - self.drawn
    }

    /// The cards left, next one first.
    #[inline]
    pub(crate) fn left(&self) -> &[Card] {
        &self.cards[usize::from(self.drawn)..]
    }

    /// The cards left, for redealing.
    #[inline]
    pub(crate) fn left_mut(&mut self) -> &mut [Card] {
        &mut self.cards[usize::from(self.drawn)..]
    }

    /// Takes the top card. The deck is never empty while somebody may draw, because the sixth orc is still in it.
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
    /// The token of each seat; `None` before the first round is scored.
    pub(crate) tokens: [Option<Kind>; PLAYERS],
    /// Seats that fled, one bit each.
    pub(crate) fled: u8,
    pub(crate) tops: [Option<Treasure>; PLAYERS],
    pub(crate) below: Below,
    pub(crate) totals: [u8; PLAYERS],
    pub(crate) awards: [u8; PLAYERS],
}
