//! What happened, as one audience may hear it.

use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    components::{Action, Card, Comp, Side, Symbol},
    state::Ending,
};

/// Something that happened. Where a card is named, its symbol stands beside it for those who only read.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A turn began; its first step is told next.
    TurnBegan {
        /// Whose turn.
        seat: Seat,
    },
    /// Every rickshaw on the wall moved one card to the right (KZ-094).
    RickshawsMoved {
        /// How many moved on to another card.
        riding: u8,
        /// How many left the wall.
        gone: u8,
    },
    /// A rickshaw was revealed and went on a card (KZ-090).
    RickshawArrived {
        /// The index of the card.
        at: u8,
        /// What the card shows.
        symbol: Symbol,
    },
    /// A rickshaw was revealed and found no free card (KZ-098).
    RickshawWaits,
    /// A waiting rickshaw found a card (KZ-098).
    RickshawSettled {
        /// The index of the card.
        at: u8,
        /// What the card shows.
        symbol: Symbol,
    },
    /// A card went to an end of the wall, out of the market or after a blind draw.
    Placed {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it shows.
        symbol: Symbol,
        /// Which end.
        side: Side,
    },
    /// The top card of the wall deck was turned up (KZ-023).
    Drew {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it shows.
        symbol: Symbol,
    },
    /// New cards came to the market.
    MarketFilled {
        /// The cards in slot order.
        cards: Vec<Card>,
        /// What they show.
        symbols: Vec<Symbol>,
    },
    /// The wall discard was shuffled into a new wall deck (KZ-030).
    WallReshuffled,
    /// The action discard was shuffled into a new action deck (KZ-030).
    ActionsReshuffled,
    /// A wall card moved one or two places.
    Shifted {
        /// By whom.
        seat: Seat,
        /// By which card.
        action: Action,
        /// The wall card.
        card: Card,
        /// What it shows.
        symbol: Symbol,
        /// Its index before.
        from: u8,
        /// Its index now.
        to: u8,
    },
    /// Two wall cards changed places.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The index of the left one.
        a: u8,
        /// The index of the right one.
        b: u8,
        /// What the two show, in the order they lay.
        symbols: Vec<Symbol>,
    },
    /// A wall card was discarded by an action card.
    Removed {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it shows.
        symbol: Symbol,
        /// Its index.
        at: u8,
    },
    /// An action card for one more composition was played.
    ExtraPlayed {
        /// By whom.
        seat: Seat,
    },
    /// The market was discarded by an action card.
    MarketReplaced {
        /// By whom.
        seat: Seat,
        /// The cards discarded, in slot order.
        cards: Vec<Card>,
        /// What they show.
        symbols: Vec<Symbol>,
    },
    /// A discarded wall card came back.
    Returned {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it shows.
        symbol: Symbol,
        /// Its index now.
        at: u8,
    },
    /// A seat discarded its hand instead of playing an action card (KZ-028).
    Redrew {
        /// Who.
        seat: Seat,
        /// The action cards discarded, in table order.
        actions: Vec<Action>,
        /// How many compositions went with them.
        count: u8,
    },
    /// Which compositions a seat discarded, for those who may know.
    CompositionsDiscarded {
        /// Who.
        seat: Seat,
        /// Which.
        comps: Vec<Comp>,
    },
    /// Which compositions a seat drew, for that seat.
    CompositionsDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        comps: Vec<Comp>,
    },
    /// How many compositions a seat drew, for the others.
    CompositionsTaken {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Which action cards a seat drew, for that seat.
    ActionsDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        actions: Vec<Action>,
    },
    /// How many action cards a seat drew, for the others.
    ActionsTaken {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// KLATZ! A photo was taken (KZ-067).
    Photo {
        /// By whom.
        seat: Seat,
        /// Of which composition.
        comp: Comp,
        /// Whether it lay open on the table.
        open: bool,
        /// The index of the leftmost card of the picture.
        start: u8,
        /// The cards of the picture.
        cards: Vec<Card>,
        /// What they show.
        symbols: Vec<Symbol>,
        /// What it scored.
        points: u8,
    },
    /// A card was added at the left end because the wall had become too short (KZ-070).
    WallRefilled {
        /// The card.
        card: Card,
        /// What it shows.
        symbol: Symbol,
    },
    /// The last composition was drawn (KZ-111).
    FinalRound {
        /// Who has one more turn after this one, in order.
        seats: Vec<Seat>,
    },
    /// A seat was removed for good (E21).
    Left {
        /// Who.
        seat: Seat,
        /// The action cards of its hand, now discarded.
        actions: Vec<Action>,
        /// How many compositions it held.
        count: u8,
    },
    /// The game is over; everything is shown.
    Ended {
        /// Why.
        ending: Ending,
    },
}
