//! Events, as one audience may hear them.

use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    components::{Action, Card, Comp, Side, Symbol},
    state::Ending,
};

/// Something that happened. Every card comes with its symbol, so that clients need not look it up.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A turn began. The event for its first step follows.
    TurnBegan {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// Every rickshaw on the wall moved one card to the right (KZ-094).
    RickshawsMoved {
        /// The number of rickshaws that moved to another card.
        riding: u8,
        /// The number of rickshaws that left the wall.
        gone: u8,
    },
    /// A rickshaw was revealed and covers a card (KZ-090).
    RickshawArrived {
        /// The index of the covered card.
        at: u8,
        /// The symbol of the covered card.
        symbol: Symbol,
    },
    /// A rickshaw was revealed but found no free card (KZ-098).
    RickshawWaits,
    /// A waiting rickshaw found a card (KZ-098).
    RickshawSettled {
        /// The index of the covered card.
        at: u8,
        /// The symbol of the covered card.
        symbol: Symbol,
    },
    /// A card from the market or from a blind draw was placed at an end of the wall.
    Placed {
        /// The seat that placed it.
        seat: Seat,
        /// The card that was placed.
        card: Card,
        /// The symbol of the card.
        symbol: Symbol,
        /// The end of the wall where it was placed.
        side: Side,
    },
    /// The top card of the wall deck was revealed (KZ-023).
    Drew {
        /// The seat that drew it.
        seat: Seat,
        /// The card that was drawn.
        card: Card,
        /// The symbol of the card.
        symbol: Symbol,
    },
    /// The market was refilled.
    MarketFilled {
        /// The new cards in slot order.
        cards: Vec<Card>,
        /// The symbols of the cards.
        symbols: Vec<Symbol>,
    },
    /// The wall discard was shuffled into a new wall deck (KZ-030).
    WallReshuffled,
    /// The action discard was shuffled into a new action deck (KZ-030).
    ActionsReshuffled,
    /// A wall card moved one or two places.
    Shifted {
        /// The seat that played the action card.
        seat: Seat,
        /// The action card that moved it.
        action: Action,
        /// The wall card that moved.
        card: Card,
        /// The symbol of the card.
        symbol: Symbol,
        /// Its previous index.
        from: u8,
        /// Its new index.
        to: u8,
    },
    /// Two wall cards were swapped.
    Swapped {
        /// The seat that played the action card.
        seat: Seat,
        /// The index of the left card.
        a: u8,
        /// The index of the right card.
        b: u8,
        /// The symbols of the two cards, in their order before the swap.
        symbols: Vec<Symbol>,
    },
    /// A wall card was discarded by an action card.
    Removed {
        /// The seat that played the action card.
        seat: Seat,
        /// The card that was discarded.
        card: Card,
        /// The symbol of the card.
        symbol: Symbol,
        /// The index it had in the wall.
        at: u8,
    },
    /// An action card for one more composition was played.
    ExtraPlayed {
        /// The seat that played the action card.
        seat: Seat,
    },
    /// The market was discarded by an action card.
    MarketReplaced {
        /// The seat that played the action card.
        seat: Seat,
        /// The discarded cards in slot order.
        cards: Vec<Card>,
        /// The symbols of the cards.
        symbols: Vec<Symbol>,
    },
    /// A discarded wall card returned to the wall.
    Returned {
        /// The seat that played the action card.
        seat: Seat,
        /// The card that returned.
        card: Card,
        /// The symbol of the card.
        symbol: Symbol,
        /// Its index in the wall.
        at: u8,
    },
    /// A seat discarded its hand instead of playing an action card (KZ-028).
    Redrew {
        /// The seat that discarded its hand.
        seat: Seat,
        /// The discarded action cards, in table order.
        actions: Vec<Action>,
        /// The number of compositions discarded with them.
        count: u8,
    },
    /// The compositions a seat discarded, sent to those who may see them.
    CompositionsDiscarded {
        /// The seat that discarded them.
        seat: Seat,
        /// The compositions it discarded.
        comps: Vec<Comp>,
    },
    /// The compositions a seat drew, sent to that seat.
    CompositionsDrawn {
        /// The seat that drew them.
        seat: Seat,
        /// The compositions it drew.
        comps: Vec<Comp>,
    },
    /// How many compositions a seat drew, sent to the others.
    CompositionsTaken {
        /// The seat that drew them.
        seat: Seat,
        /// The number of compositions it drew.
        count: u8,
    },
    /// The action cards a seat drew, sent to that seat.
    ActionsDrawn {
        /// The seat that drew them.
        seat: Seat,
        /// The action cards it drew.
        actions: Vec<Action>,
    },
    /// How many action cards a seat drew, sent to the others.
    ActionsTaken {
        /// The seat that drew them.
        seat: Seat,
        /// The number of action cards it drew.
        count: u8,
    },
    /// KLATZ! A photo was taken (KZ-067).
    Photo {
        /// The seat that took it.
        seat: Seat,
        /// The composition it shows.
        comp: Comp,
        /// Whether the composition was open on the table.
        open: bool,
        /// The index of the leftmost card of the picture.
        start: u8,
        /// The cards of the picture, from left to right.
        cards: Vec<Card>,
        /// The symbols of the cards.
        symbols: Vec<Symbol>,
        /// What the photo scored.
        points: u8,
    },
    /// A card was added at the left end because the wall was too short (KZ-070).
    WallRefilled {
        /// The card that was added.
        card: Card,
        /// The symbol of the card.
        symbol: Symbol,
    },
    /// The last composition was drawn (KZ-111).
    FinalRound {
        /// The seats that have one more turn after this one, in order.
        seats: Vec<Seat>,
    },
    /// A seat was permanently removed (E21).
    Left {
        /// The seat that was removed.
        seat: Seat,
        /// The action cards in its hand, now discarded.
        actions: Vec<Action>,
        /// The number of compositions it held.
        count: u8,
    },
    /// The game is over and everything is revealed.
    Ended {
        /// Why the game ended.
        ending: Ending,
    },
}
