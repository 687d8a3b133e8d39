//! Why not.

use klad_engine::{Reason, RuleId, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Action, Comp, Symbol},
    state::Ending,
};

/// Why a move is not allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Refusal {
    /// Nothing happens after the end.
    #[error("the game is over")]
    GameOver {
        /// Why it is over.
        ending: Ending,
    },
    /// Turn moves are made by the active seat.
    #[error("it is another player's turn")]
    NotYourTurn,
    /// Nobody removes a seat but the table.
    #[error("only the table removes a seat")]
    TableOnly,
    /// There is no such seat to remove.
    #[error("there are {seats} seats, not seat {number}")]
    NoSuchSeat {
        /// The number named.
        number: u8,
        /// How many there are.
        seats: u8,
    },
    /// That seat is gone already.
    #[error("this player has left already")]
    AlreadyLeft {
        /// Which seat.
        seat: Seat,
    },
    /// Step 2 comes before step 3.
    #[error("add a card to the wall first")]
    PlaceFirst,
    /// A turn cannot end before step 2.
    #[error("the turn cannot end before a card was added to the wall")]
    MustPlace,
    /// Step 2 adds one card only.
    #[error("a card was already added to the wall in this turn")]
    AlreadyPlaced,
    /// The market is shorter.
    #[error("the market has {cards} cards, none in slot {slot}")]
    NoSuchSlot {
        /// The slot named, from 0.
        slot: u8,
        /// How many cards there are.
        cards: u8,
    },
    /// All wall cards are in sight.
    #[error("there is no wall card left to draw")]
    NothingToDraw,
    /// There is no blind card to place.
    #[error("no card was drawn from the deck")]
    NothingDrawn,
    /// The blind card comes first.
    #[error("the card drawn from the deck must be placed first")]
    PlaceDrawnFirst,
    /// There is no new market to choose from.
    #[error("the market was not replaced by an action card")]
    NoNewMarket,
    /// The new market is shorter.
    #[error("the new market has {cards} cards, none in slot {slot}")]
    NoSuchNewCard {
        /// The slot named, from 0.
        slot: u8,
        /// How many cards there are.
        cards: u8,
    },
    /// A new market card comes first.
    #[error("a card of the new market must be placed first")]
    PlaceNewFirst,
    /// Enough for one turn.
    #[error("all {quota} action cards of this turn are played")]
    QuotaUsed {
        /// How many a turn allows.
        quota: u8,
    },
    /// A redraw ends the turn.
    #[error("after a redraw the turn is over")]
    TurnOver,
    /// A redraw takes the place of all action cards.
    #[error("a redraw is possible only instead of playing an action card")]
    RedrawTooLate,
    /// Something must be played.
    #[error("play an action card, or redraw")]
    MustAct,
    /// The hand lacks it.
    #[error("there is no {action} card in your hand")]
    NotInHand {
        /// What was to be played.
        action: Action,
    },
    /// The card would do nothing whole.
    #[error("{action} cannot be carried out now")]
    NoEffect {
        /// What was to be played.
        action: Action,
    },
    /// The wall is shorter.
    #[error("the wall has {cards} cards, none at {at}")]
    NoSuchCard {
        /// What was to be played.
        action: Action,
        /// The index named, from 0.
        at: u8,
        /// How many cards there are.
        cards: u8,
    },
    /// The card would leave the wall.
    #[error("the card at {from} cannot move that far this way")]
    TooFar {
        /// What was to be played.
        action: Action,
        /// The index named, from 0.
        from: u8,
    },
    /// Two different cards are wanted, the left one first.
    #[error("two different cards change places, the left one named first: found {a} and {b}")]
    NotTwoCards {
        /// The first index named.
        a: u8,
        /// The second.
        b: u8,
    },
    /// Towers stay.
    #[error("the card at {at} is a tower")]
    Tower {
        /// Its index.
        at: u8,
    },
    /// Covered cards stay.
    #[error("the card at {at} is covered by a rickshaw")]
    Covered {
        /// Its index.
        at: u8,
    },
    /// Towers block, where the table plays so.
    #[error("the tower at {at} is in the way")]
    PastTower {
        /// Its index.
        at: u8,
    },
    /// Covered cards block, where the table plays so.
    #[error("the covered card at {at} is in the way")]
    PastCovered {
        /// Its index.
        at: u8,
    },
    /// The discard lacks it.
    #[error("no {symbol} can be brought back from the discard")]
    NotDiscarded {
        /// What was asked for.
        symbol: Symbol,
    },
    /// There is no such gap.
    #[error("the wall has {cards} cards, so there is no place {at}")]
    NoSuchPlace {
        /// The place named, from 0.
        at: u8,
        /// How many cards there are.
        cards: u8,
    },
    /// Something is half done.
    #[error("nobody may call while something is half done")]
    NotNow,
    /// The caller has no such card.
    #[error("{comp} is not in your hand")]
    NotYours {
        /// The composition called.
        comp: Comp,
    },
    /// Open compositions are for the active seat.
    #[error("the open composition {comp} is for the player whose turn it is")]
    OpenNotNow {
        /// The composition called.
        comp: Comp,
    },
    /// A rickshaw is in the picture.
    #[error("a rickshaw covers a card of the picture of {comp}")]
    RickshawInPicture {
        /// The composition called.
        comp: Comp,
        /// Where the picture starts.
        start: u8,
    },
    /// Right and left are confused.
    #[error("that is {comp} the wrong way round")]
    Mirrored {
        /// The composition called.
        comp: Comp,
        /// Where the picture starts.
        start: u8,
    },
    /// Dragons look to the left.
    #[error("the dragon of {comp} has its head on the left")]
    DragonBackwards {
        /// The composition called.
        comp: Comp,
        /// Where the picture starts.
        start: u8,
    },
    /// The wall shows something else.
    #[error("the wall does not show {comp} there")]
    NoMatch {
        /// The composition called.
        comp: Comp,
        /// Where the picture was to start.
        start: u8,
    },
}

impl Reason for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::GameOver { ending } => ending.rule(),
            Refusal::NotYourTurn | Refusal::TableOnly | Refusal::AlreadyLeft { .. } | Refusal::PlaceFirst => {
                "KZ-020"
            }
            Refusal::NoSuchSeat { .. } => "KZ-001",
            Refusal::MustPlace | Refusal::AlreadyPlaced => "KZ-024",
            Refusal::NoSuchSlot { .. } => "KZ-022",
            Refusal::NothingToDraw | Refusal::NothingDrawn | Refusal::PlaceDrawnFirst => "KZ-023",
            Refusal::NoNewMarket | Refusal::NoSuchNewCard { .. } | Refusal::PlaceNewFirst => "KZ-046",
            Refusal::QuotaUsed { .. } => "KZ-026",
            Refusal::TurnOver | Refusal::RedrawTooLate => "KZ-028",
            Refusal::MustAct => "KZ-027",
            Refusal::NotInHand { .. } => "KZ-040",
            Refusal::NoEffect { .. } => "KZ-048",
            Refusal::NoSuchCard { action, .. } | Refusal::TooFar { action, .. } => action.rule(),
            Refusal::NotTwoCards { .. } => "KZ-043",
            Refusal::Tower { .. } => "KZ-100",
            Refusal::Covered { .. } | Refusal::PastCovered { .. } => "KZ-093",
            Refusal::PastTower { .. } => "KZ-101",
            Refusal::NotDiscarded { .. } | Refusal::NoSuchPlace { .. } => "KZ-047",
            Refusal::NotNow => "KZ-066",
            Refusal::NotYours { .. } => "KZ-064",
            Refusal::OpenNotNow { .. } => "KZ-065",
            Refusal::RickshawInPicture { .. } => "KZ-063",
            Refusal::Mirrored { .. } => "KZ-062",
            Refusal::DragonBackwards { .. } => "KZ-103",
            Refusal::NoMatch { .. } => "KZ-061",
        })
    }
}

impl Ending {
    /// The rule that ends a game so.
    pub const fn rule(self) -> &'static str {
        match self {
            Ending::LastOpen => "KZ-110",
            Ending::FinalRound => "KZ-111",
            Ending::Stall => "KZ-116",
            Ending::Alone => "KZ-117",
        }
    }
}
