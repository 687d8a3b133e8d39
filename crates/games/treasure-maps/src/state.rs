//! What a game remembers.

use std::fmt;

use klad_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Cards, Cells, Mark, Shape},
    data::{
        COIN_ROWS, COINS_PER_ROW, CUPS, DEALT, DISPLAY, EXPEDITIONS, MARKS_MAX, PALM_BASE, PALM_BOXES, SLOTS,
        TURNS, TURNS_PER_ROUND,
    },
    setup::Options,
    tables::Tables,
};

/// The most seats at a table.
pub(crate) const SEATS: usize = 4;

/// A game of Treasure Maps.
///
/// Cells, coin cells and palm boxes change only when the last seat has committed. Until then, each seat's marks of the
/// turn are kept separately from its cards.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Turns played so far, 0 to 27.
    pub(crate) turn: u8,
    /// The first player of this turn; seat 0 until that is decided.
    pub(crate) first: Seat,
    /// The seats the table waits for.
    pub(crate) waiting: SeatSet,
    /// The number of cups gone from the round card: given out, or crossed out (TM-131).
    pub(crate) cups_given: u8,
    /// The expedition cards of this round. After setup, `turn_of_round() + 1` of them have been revealed.
    pub(crate) expeditions: [Shape; EXPEDITIONS.len()],
    pub(crate) display: [Option<Card>; DISPLAY],
    pub(crate) deck: Deck,
    /// Unused seats have a blank player.
    pub(crate) players: [Player; SEATS],
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// TM-005: everybody chooses two of the four dealt cards.
    ChooseStart,
    /// Step 2: everybody crosses cells.
    Cross,
    /// Step 3: one player takes new cards.
    Replace,
    /// The game is over.
    Over,
}

/// One player's area, score card and choices that the others may not see yet.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Player {
    /// TM-004: the dealt cards, until everybody has chosen.
    pub(crate) dealt: [Option<Card>; DEALT],
    /// TM-005: which of them the player keeps, until everybody has chosen.
    pub(crate) kept: Option<[u8; SLOTS]>,
    pub(crate) slots: [Slot; SLOTS],
    pub(crate) completed: Cards,
    /// The number of crossed coin cells.
    pub(crate) coins: u8,
    /// The number of coin rows whose cup box is filled.
    pub(crate) rows_scored: u8,
    /// The cup boxes; 0 if not filled.
    pub(crate) cups: [u8; COIN_ROWS],
    /// The number of filled palm boxes.
    pub(crate) palms_scored: u8,
    /// The palm boxes; 0 if not filled.
    pub(crate) palms: [u8; PALM_BOXES],
    /// TM-037: the marks of this turn, hidden from the others.
    pub(crate) marks: Marks,
    /// The last revealed marks, which everybody saw. They no longer have any effect.
    pub(crate) last: Marks,
    /// TM-039: the take-backs of this turn; 0 once the player has committed.
    pub(crate) take_backs: u8,
}

/// A slot for an active card.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Slot {
    pub(crate) card: Option<Card>,
    /// Empty while there is no card.
    pub(crate) crossed: Cells,
}

impl Slot {
    /// The uncrossed cells.
    #[inline]
    pub(crate) fn open(self) -> Cells {
        self.card.map_or(Cells::NONE, |card| card.cells().without(self.crossed))
    }

    /// TM-075: the card, if all its cells are crossed.
    #[inline]
    pub(crate) fn complete(self) -> Option<Card> {
        self.card.filter(|card| card.cells() == self.crossed)
    }
}

impl Player {
    /// The uncrossed cells of a slot, counting the marks of this turn as crossed.
    #[inline]
    pub(crate) fn open(&self, slot: usize) -> Cells {
        self.slots[slot].open().without(self.marks.on(slot))
    }

    /// TM-040 to TM-043: how many bonus cells are still due: those that the marks of this turn have earned and not
    /// used, or none if no uncrossed cell is left.
    #[inline]
    pub(crate) fn owed(&self, deck: &Tables) -> u8 {
        let earned: u8 = self.marks.iter().map(|mark| self.crosses_under(deck, mark)).sum();
        if earned == 0 || (0..SLOTS).all(|slot| self.open(slot).is_empty()) {
            return 0;
        }
        // The first mark is the primary, which does not use a bonus cell.
        earned + 1 - self.marks.len()
    }

    #[inline]
    fn crosses_under(&self, deck: &Tables, mark: Mark) -> u8 {
        self.slots[usize::from(mark.slot)].card.map_or(0, |card| deck.crosses(card).both(mark.cells).len())
    }

    /// TM-036: whether the player had no uncrossed cell when step 2 began.
    pub(crate) fn is_idle(&self) -> bool {
        self.slots.iter().all(|slot| slot.open().is_empty())
    }

    /// TM-050: the number of coin rows with every cell crossed.
    #[inline]
    pub(crate) fn rows_complete(&self) -> u8 {
        self.coins / COINS_PER_ROW
    }

    /// The slot that gets the next new card (TM-081).
    #[inline]
    pub(crate) fn empty_slot(&self) -> Option<usize> {
        self.slots.iter().position(|slot| slot.card.is_none())
    }
}

/// The marks of one turn in order. Each is packed into two bytes: cells in the low bits, slot above.
#[derive(Clone, Copy, PartialEq, Default)]
pub(crate) struct Marks {
    /// Zero from `len` on.
    list: [u16; MARKS_MAX],
    len: u8,
}

/// The cells of every card fit below this bit.
const SLOT_BIT: u32 = 14;

impl Marks {
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Mark> + '_ {
        let unpack = |packed: &u16| Mark {
            slot: (packed >> SLOT_BIT) as u8,
            cells: Cells(packed & ((1 << SLOT_BIT) - 1)),
        };
        self.list[..usize::from(self.len)].iter().map(unpack)
    }

    #[inline]
    pub(crate) fn push(&mut self, mark: Mark) {
        self.list[usize::from(self.len)] = u16::from(mark.slot) << SLOT_BIT | mark.cells.0;
        self.len += 1;
    }

    pub(crate) fn take_back(&mut self) {
        self.len -= 1;
        self.list[usize::from(self.len)] = 0;
    }

    /// The marked cells of a slot.
    #[inline]
    pub(crate) fn on(&self, slot: usize) -> Cells {
        let here = self.iter().filter(|mark| usize::from(mark.slot) == slot);
        here.fold(Cells::NONE, |cells, mark| cells.union(mark.cells))
    }
}

impl FromIterator<Mark> for Marks {
    fn from_iter<I: IntoIterator<Item = Mark>>(list: I) -> Marks {
        let mut marks = Marks::default();
        list.into_iter().for_each(|mark| marks.push(mark));
        marks
    }
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The treasure deck, face down.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Deck {
    /// The top card is the last of the first `len`; the rest are `None`.
    cards: [Option<Card>; Card::COUNT],
    len: u8,
}

impl Deck {
    /// A deck of these cards, first one on top.
    pub(crate) fn from_top(cards: impl DoubleEndedIterator<Item = Card>) -> Deck {
        let mut deck = Deck { cards: [None; Card::COUNT], len: 0 };
        for card in cards.rev() {
            deck.cards[deck.len as usize] = Some(card);
            deck.len += 1;
        }
        deck
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        self.cards[self.len as usize].take()
    }

    /// The cards from bottom to top.
    pub(crate) fn cards(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.cards[..self.len as usize].iter().map(|card| card.expect("a deck has no gaps"))
    }
}

impl State {
    /// The players at the table in order.
    #[inline]
    pub(crate) fn players(&self) -> &[Player] {
        &self.players[..self.seats as usize]
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The number of turns of this round before this one, 0 to 6.
    pub(crate) fn turn_of_round(&self) -> u8 {
        self.turn % TURNS_PER_ROUND
    }

    /// TM-101: whether this is the last turn of the game.
    #[inline]
    pub(crate) fn is_last_turn(&self) -> bool {
        self.turn == TURNS - 1
    }

    /// TM-021: the shape everybody may use this turn. Meaningless before setup is complete.
    #[inline]
    pub(crate) fn shape(&self) -> Shape {
        self.expeditions[self.turn_of_round() as usize]
    }

    /// The number of expedition cards revealed this round.
    pub(crate) fn revealed(&self) -> u8 {
        if self.phase == Phase::ChooseStart { 0 } else { self.turn_of_round() + 1 }
    }

    /// TM-060: what a palm gives this turn: 1 plus the palms printed on the cards of the display.
    #[inline]
    pub(crate) fn palm_value(&self) -> u8 {
        PALM_BASE + self.display.iter().flatten().map(|card| self.options.deck.palms(*card).len()).sum::<u8>()
    }

    /// Whether there is a card to take.
    #[inline]
    pub(crate) fn has_cards(&self) -> bool {
        !self.deck.is_empty() || self.display.iter().any(Option::is_some)
    }

    /// TM-130: whether this is a solo game, for points.
    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// TM-131: the number of cups that nobody got: in a solo game, one for each round that has ended, but the last.
    pub(crate) fn cups_crossed_out(&self) -> u8 {
        if self.is_solo() { self.turn / TURNS_PER_ROUND } else { 0 }
    }

    /// TM-003: the cups not yet gone, highest first.
    pub(crate) fn cups_left(&self) -> &'static [u8] {
        &CUPS[self.cups_given as usize..]
    }
}
