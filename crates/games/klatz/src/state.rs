//! The state of a game.

use std::fmt;

use klad_engine::{Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Action, Actions, Card, Comp, Comps, Symbol},
    data::{ACTION_CARDS, COMPOSITIONS, DECK_CARDS, MARKET_CARDS, PLAYERS, WALL_CARDS, quota},
    pile::Pile,
    setup::Options,
};

/// A game in progress, as one flat block of bytes. The top card of a deck comes last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The number of moves applied so far (KZ-130).
    pub(crate) rev: u32,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    /// The seats that have not left.
    pub(crate) present: SeatSet,

    /// From left to right.
    pub(crate) wall: Pile<Card, WALL_CARDS>,
    /// The wall cards with a rickshaw on them, one bit each: a rickshaw stays with its card (KZ-097).
    pub(crate) covered: u64,
    /// Rickshaws beside the wall (KZ-098).
    pub(crate) waiting: u8,
    /// In slot order.
    pub(crate) market: Pile<Card, MARKET_CARDS>,
    pub(crate) deck: Pile<Card, DECK_CARDS>,
    /// Whether the wall deck was rebuilt, so that its three piles no longer mean anything.
    pub(crate) reshuffled: bool,
    /// Oldest card first.
    pub(crate) wall_discard: Pile<Card, DECK_CARDS>,

    pub(crate) hands: [Actions; PLAYERS],
    pub(crate) action_deck: Pile<Action, ACTION_CARDS>,
    /// Oldest card first.
    pub(crate) action_discard: Pile<Action, ACTION_CARDS>,
    /// What the action deck was last rebuilt from. Everybody saw it.
    pub(crate) rebuilt_of: Actions,

    /// The compositions in each hand.
    pub(crate) compositions: [Comps; PLAYERS],
    /// What each seat has discarded in redraws or had when it left.
    pub(crate) discarded: [Comps; PLAYERS],
    pub(crate) open: Comps,
    /// Removed unseen for a short game.
    pub(crate) removed: Comps,
    pub(crate) composition_deck: Pile<Comp, COMPOSITIONS>,
    /// All score piles in one: every photo in the order it was taken.
    pub(crate) photos: Pile<Photo, COMPOSITIONS>,

    pub(crate) last_turns: LastTurns,
    /// Turns in a row without a photo or a new composition (KZ-116).
    pub(crate) stall: u16,
    /// Whether this turn has had a photo or a new composition.
    pub(crate) progress: bool,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Step 2: the active seat must add a card to the wall.
    AwaitPlace,
    /// Step 2: a blind card was revealed and must be placed at an end of the wall (KZ-023).
    PlacingDrawn {
        /// The card to place.
        card: Card,
    },
    /// Step 3: the active seat may play action cards.
    AwaitAct {
        /// Action cards played this turn.
        played: u8,
    },
    /// Step 3: a card of the new market must be placed (KZ-046).
    PlacingNew {
        /// Action cards played this turn, not counting this one.
        played: u8,
    },
    /// The active seat can only end its turn.
    AwaitEnd {
        /// Whether the seat has redrawn, and so may not call open compositions (KZ-065).
        redrawn: bool,
    },
    /// The game is over.
    Over {
        /// Why the game ended.
        ending: Ending,
    },
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last open composition was photographed (KZ-110).
    LastOpen,
    /// The compositions ran out and the last turns were played (KZ-111).
    FinalRound,
    /// Too many turns passed without progress (KZ-116).
    Stall,
    /// All other seats have left (KZ-117).
    Alone,
}

/// Who is owed a last turn (KZ-111).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastTurns {
    /// The composition deck has not run out.
    NotYet,
    /// It ran out in this turn, which does not count. Each of these seats gets one more.
    Triggered(SeatSet),
    /// The final round: these seats still get a turn, including the active one.
    Running(SeatSet),
}

impl LastTurns {
    /// The seats that still get a turn, once the final round is triggered.
    pub(crate) fn owed(self) -> Option<SeatSet> {
        match self {
            LastTurns::NotYet => None,
            LastTurns::Triggered(owed) | LastTurns::Running(owed) => Some(owed),
        }
    }
}

/// A photo in somebody's score pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Photo {
    /// The seat that took it.
    pub seat: Seat,
    /// The composition it shows.
    pub comp: Comp,
}

impl Default for Photo {
    fn default() -> Photo {
        Photo { seat: Seat(0), comp: Comp::default() }
    }
}

impl State {
    /// The number of moves applied so far (KZ-130).
    pub fn rev(&self) -> u32 {
        self.rev
    }

    /// The options of the table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The current phase of the turn.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The seats that have not left.
    pub fn present(&self) -> SeatSet {
        self.present
    }

    /// The wall from left to right.
    pub fn wall(&self) -> &[Card] {
        &self.wall
    }

    /// The market in slot order.
    pub fn market(&self) -> &[Card] {
        &self.market
    }

    /// The compositions in a seat's hand.
    pub fn compositions(&self, seat: Seat) -> Comps {
        self.compositions[seat.index()]
    }

    /// The action cards in a seat's hand.
    pub fn actions(&self, seat: Seat) -> Actions {
        self.hands[seat.index()]
    }

    /// The open compositions.
    pub fn open(&self) -> Comps {
        self.open
    }

    /// How many compositions can still be drawn.
    pub fn compositions_left(&self) -> usize {
        self.composition_deck.len()
    }

    /// All photos in the order they were taken.
    pub fn photos(&self) -> &[Photo] {
        &self.photos
    }

    /// KZ-066: whether calls are possible.
    #[inline]
    pub fn is_stable(&self) -> bool {
        matches!(self.phase, Phase::AwaitPlace | Phase::AwaitAct { .. } | Phase::AwaitEnd { .. })
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// Whether a rickshaw is on this wall card.
    #[inline]
    pub fn is_covered(&self, card: Card) -> bool {
        self.covered & card.bit() != 0
    }

    /// KZ-050: whether an action card may choose this wall card.
    #[inline]
    pub(crate) fn is_movable(&self, card: Card) -> bool {
        (self.covered | self.options.deck.towers) & card.bit() == 0
    }

    /// KZ-026: how many action cards a turn allows.
    #[inline]
    pub fn quota(&self) -> u8 {
        quota(self.seats)
    }

    /// Wall cards in the deck and the discard: all those that are not in the wall, in the market or waiting to be
    /// placed. Everybody can count them (E2).
    #[inline]
    pub(crate) fn wall_cards_left(&self) -> usize {
        let drawn = matches!(self.phase, Phase::PlacingDrawn { .. }) as usize;
        WALL_CARDS - self.wall.len() - self.market.len() - drawn
    }

    /// Rickshaws on the wall.
    #[inline]
    pub(crate) fn riding(&self) -> usize {
        self.covered.count_ones() as usize
    }

    /// How many wall cards of each symbol are in the wall discard.
    pub(crate) fn discarded_symbols(&self) -> [u8; Symbol::WALL.len() + 1] {
        let mut counts = [0; Symbol::WALL.len() + 1];
        for card in &*self.wall_discard {
            counts[self.options.deck.symbol(*card) as usize] += 1;
        }
        counts
    }

    /// What is left of the three piles of the wall deck, from the top down, as counts of cards and rickshaws; a single
    /// part after a reshuffle. Everybody can count them.
    pub(crate) fn deck_parts(&self) -> impl Iterator<Item = (usize, usize)> {
        let cuts: [usize; 4] = if self.reshuffled {
            [self.deck.len(), 0, 0, 0]
        } else {
            let [_, middle, bottom] = crate::data::PILES.map(|size| size + 1);
            [self.deck.len(), self.deck.len().min(middle + bottom), self.deck.len().min(bottom), 0]
        };
        // The top card comes last, so a part reaches from its lower cut up to its upper one.
        (0..3).map(move |part| (cuts[part + 1], cuts[part])).filter(|(low, high)| low < high).map(
            |(low, high)| {
                let rickshaws = self.deck[low..high].iter().filter(|card| card.is_rickshaw()).count();
                (high - low, rickshaws)
            },
        )
    }

    /// Rickshaws on the wall, beside it or in the discard.
    pub(crate) fn rickshaws_seen(&self) -> usize {
        let discarded = self.wall_discard.iter().filter(|card| card.is_rickshaw()).count();
        self.riding() + self.waiting as usize + discarded
    }

    /// The next seat clockwise that has not left.
    pub(crate) fn next_seat(&self) -> Seat {
        let mut seat = self.active.left(self.seats);
        while !self.present.contains(seat) {
            seat = seat.left(self.seats);
        }
        seat
    }

    /// Who acts now. In a stable phase everybody may call, whether they have a match or not (KZ-131).
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over { .. } => Turn::NOBODY,
            Phase::PlacingDrawn { .. } | Phase::PlacingNew { .. } => Turn::of(self.active),
            Phase::AwaitPlace | Phase::AwaitAct { .. } | Phase::AwaitEnd { .. } => {
                Turn { must: SeatSet::only(self.active), may: self.present.without(self.active) }
            }
        }
    }
}

/// Prints the position in its notation, which a test can read back.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
