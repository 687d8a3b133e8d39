//! Why a move is refused.

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
    /// The game is over.
    #[error("the game is over")]
    GameOver {
        /// Why the game ended.
        ending: Ending,
    },
    /// Only the active seat makes turn moves.
    #[error("it is another player's turn")]
    NotYourTurn,
    /// Only the table removes seats.
    #[error("only the table removes a seat")]
    TableOnly,
    /// There is no such seat to remove.
    #[error("there is no seat {number}: the table has {seats} seats")]
    NoSuchSeat {
        /// The seat number in the move.
        number: u8,
        /// The number of seats at the table.
        seats: u8,
    },
    /// The seat has already left.
    #[error("this player has already left")]
    AlreadyLeft {
        /// The seat in the move.
        seat: Seat,
    },
    /// Step 2 must be done before step 3.
    #[error("add a card to the wall first")]
    PlaceFirst,
    /// The turn cannot end before step 2 is done.
    #[error("the turn cannot end before a card is added to the wall")]
    MustPlace,
    /// Step 2 adds only one card.
    #[error("a card was already added to the wall this turn")]
    AlreadyPlaced,
    /// The market has no such slot.
    #[error("the market has {cards} cards, none in slot {slot}")]
    NoSuchSlot {
        /// The slot in the move, from 0.
        slot: u8,
        /// The number of cards in the market.
        cards: u8,
    },
    /// There is no wall card left to draw.
    #[error("there is no wall card left to draw")]
    NothingToDraw,
    /// There is no blind card to place.
    #[error("no card was drawn from the deck")]
    NothingDrawn,
    /// The blind card must be placed first.
    #[error("the card drawn from the deck must be placed first")]
    PlaceDrawnFirst,
    /// There is no new market to choose from.
    #[error("the market was not replaced by an action card")]
    NoNewMarket,
    /// The new market has no such slot.
    #[error("the new market has {cards} cards, none in slot {slot}")]
    NoSuchNewCard {
        /// The slot in the move, from 0.
        slot: u8,
        /// The number of cards in the market.
        cards: u8,
    },
    /// A card of the new market must be placed first.
    #[error("a card of the new market must be placed first")]
    PlaceNewFirst,
    /// All action cards allowed this turn have been played.
    #[error("all {quota} action cards of this turn have been played")]
    QuotaUsed {
        /// The number of action cards a turn allows.
        quota: u8,
    },
    /// After a redraw the turn can only end.
    #[error("after a redraw the turn is over")]
    TurnOver,
    /// A redraw is possible only instead of playing action cards.
    #[error("you can redraw only instead of playing an action card")]
    RedrawTooLate,
    /// The seat must play an action card or redraw.
    #[error("play an action card, or redraw")]
    MustAct,
    /// The action card is not in the seat's hand.
    #[error("there is no {action} card in your hand")]
    NotInHand {
        /// The action in the move.
        action: Action,
    },
    /// The action card cannot be carried out in full.
    #[error("{action} cannot be carried out now")]
    NoEffect {
        /// The action in the move.
        action: Action,
    },
    /// The wall has no card at that index.
    #[error("the wall has {cards} cards, none at {at}")]
    NoSuchCard {
        /// The action in the move.
        action: Action,
        /// The index in the move, from 0.
        at: u8,
        /// The number of cards in the wall.
        cards: u8,
    },
    /// The card would move off the wall.
    #[error("the card at {from} cannot move that far this way")]
    TooFar {
        /// The action in the move.
        action: Action,
        /// The index in the move, from 0.
        from: u8,
    },
    /// A swap needs two different cards, left one first.
    #[error("found {a} and {b}, wanted two different cards, the left one first")]
    NotTwoCards {
        /// The first index in the move.
        a: u8,
        /// The second index in the move.
        b: u8,
    },
    /// Towers cannot be moved or removed.
    #[error("the card at {at} is a tower")]
    Tower {
        /// The index of the tower.
        at: u8,
    },
    /// Covered cards cannot be moved or removed.
    #[error("the card at {at} is covered by a rickshaw")]
    Covered {
        /// The index of the covered card.
        at: u8,
    },
    /// A tower is in the way, at a table where towers block.
    #[error("the tower at {at} is in the way")]
    PastTower {
        /// The index of the tower.
        at: u8,
    },
    /// A covered card is in the way, at a table where covered cards block.
    #[error("the covered card at {at} is in the way")]
    PastCovered {
        /// The index of the covered card.
        at: u8,
    },
    /// The discard has no card of that symbol.
    #[error("no {symbol} can be brought back from the discard")]
    NotDiscarded {
        /// The symbol in the move.
        symbol: Symbol,
    },
    /// The wall has no such place.
    #[error("the wall has {cards} cards, so there is no place {at}")]
    NoSuchPlace {
        /// The place in the move, from 0.
        at: u8,
        /// The number of cards in the wall.
        cards: u8,
    },
    /// Nobody may call while an action is half done.
    #[error("nobody may call while something is half done")]
    NotNow,
    /// The composition is not in the caller's hand.
    #[error("{comp} is not in your hand")]
    NotYours {
        /// The composition called.
        comp: Comp,
    },
    /// Only the active seat may call open compositions.
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
        /// The index of the leftmost card of the picture.
        start: u8,
    },
    /// The wall shows the mirror image of the composition.
    #[error("that is {comp} backwards")]
    Mirrored {
        /// The composition called.
        comp: Comp,
        /// The index of the leftmost card of the picture.
        start: u8,
    },
    /// The dragon's head must be on the left.
    #[error("the dragon of {comp} has its head on the left")]
    DragonBackwards {
        /// The composition called.
        comp: Comp,
        /// The index of the leftmost card of the picture.
        start: u8,
    },
    /// The wall does not show the composition there.
    #[error("the wall does not show {comp} there")]
    NoMatch {
        /// The composition called.
        comp: Comp,
        /// The index in the move.
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
    /// The rule behind this ending.
    pub const fn rule(self) -> &'static str {
        match self {
            Ending::LastOpen => "KZ-110",
            Ending::FinalRound => "KZ-111",
            Ending::Stall => "KZ-116",
            Ending::Alone => "KZ-117",
        }
    }
}
