//! Why a move is not allowed.

use klad_engine::{Reason, RuleId};
use serde::{Deserialize, Serialize};

use crate::{
    board::{Edge, Label},
    components::{CardId, Dir, Symbol},
    state::Phase,
};

/// Why a move is not allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Another seat must act now.
    #[error("it is not your turn to act")]
    NotYourTurn,
    /// The move belongs to another step of the turn.
    #[error("this cannot be done now: the step is {phase}")]
    WrongStep {
        /// The current step.
        phase: Phase,
    },
    /// The card is not in the player's hand.
    #[error("the card {card} is not in your hand")]
    NotInHand {
        /// The card in the move.
        card: CardId,
    },
    /// The card cannot be played like this.
    #[error("the card {card} cannot be played like this")]
    WrongKind {
        /// The card in the move.
        card: CardId,
    },
    /// A half turn does not change the card.
    #[error("the card {card} looks the same turned")]
    SameTurned {
        /// The card in the move.
        card: CardId,
    },
    /// The cell is off the board or already has a card.
    #[error("{at} is not an empty cell of the board")]
    NotFree {
        /// The cell in the move.
        at: Label,
    },
    /// There is no card next to the cell.
    #[error("there is no card next to {at}")]
    NoNeighbor {
        /// The cell in the move.
        at: Label,
    },
    /// A path would end at a wall of a neighboring card.
    #[error("the card does not match its neighbor at {at} on side {side:?}")]
    Mismatch {
        /// The cell in the move.
        at: Label,
        /// The first side that does not match.
        side: Dir,
    },
    /// The card would not continue any path.
    #[error("the card would not continue a path at {at}")]
    NothingContinued {
        /// The cell in the move.
        at: Label,
    },
    /// There is no obstacle that still needs this tool.
    #[error("{at} holds no obstacle that still needs this tool")]
    NoObstacle {
        /// The cell in the move.
        at: Label,
    },
    /// The card does not show that symbol.
    #[error("the card {card} does not show the symbol {symbol:?}")]
    NoSymbol {
        /// The card in the move.
        card: CardId,
        /// The symbol the move needs.
        symbol: Symbol,
    },
    /// The mine is already face up, or there is no such mine.
    #[error("mine {mine} is not a face-down mine")]
    MineKnown {
        /// The mine in the move.
        mine: u8,
    },
    /// There is no treasure on the space.
    #[error("there is no treasure on space {slot}")]
    TreasureGone {
        /// The space in the move.
        slot: u8,
    },
    /// Only another player's dwarf card can be looked at.
    #[error("you can look only at another player's dwarf card")]
    NotAnotherDwarf,
    /// No path crosses the edge.
    #[error("no path crosses edge {}", edge.0)]
    NoPathHere {
        /// The edge in the move.
        edge: Edge,
    },
    /// The edge already has a trap or a troll.
    #[error("edge {} already has a trap or a troll", edge.0)]
    EdgeTaken {
        /// The edge in the move.
        edge: Edge,
    },
    /// Start and mine cards cannot be removed.
    #[error("the start or mine card at {at} cannot be removed")]
    NotRemovable {
        /// The cell in the move.
        at: Label,
    },
    /// There is no path card on the cell.
    #[error("there is no path card at {at}")]
    NoPathCard {
        /// The cell in the move.
        at: Label,
    },
    /// A dwarf is standing on the card.
    #[error("a dwarf stands on the card at {at}")]
    DwarfOnCard {
        /// The cell in the move.
        at: Label,
    },
    /// A discard is one or two cards.
    #[error("found {count} cards to discard, wanted 1 or 2")]
    DiscardCount {
        /// The number of cards in the move; 3 means three or more.
        count: u8,
    },
    /// A card cannot be discarded twice.
    #[error("the card {card} is named twice")]
    NamedTwice {
        /// The card in the move.
        card: CardId,
    },
    /// The player has only one card to discard.
    #[error("you have only one card to discard")]
    OnlyOneCard,
    /// No path leads that way.
    #[error("no path leads that way ({dir:?})")]
    #[serde(rename = "no_way")]
    NoPath {
        /// The direction in the move.
        dir: Dir,
    },
    /// The obstacle has not been overcome.
    #[error("the obstacle at {at} has not been overcome")]
    ObstacleAhead {
        /// The cell of the obstacle.
        at: Label,
    },
    /// The card has room for only one dwarf.
    #[error("another dwarf stands on the narrow card at {at}")]
    NoRoom {
        /// The cell of that card.
        at: Label,
    },
    /// A troll blocks the way.
    #[error("a troll bars that way ({dir:?})")]
    TrollAhead {
        /// The direction in the move.
        dir: Dir,
    },
    /// The treasure does not belong to this mine.
    #[error("space {slot} holds no treasure of this mine")]
    WrongTreasure {
        /// The space in the move.
        slot: u8,
    },
    /// The hand has no such card.
    #[error("found card {index} of the hand, wanted an index below {size}")]
    NoSuchCard {
        /// The position in the move.
        index: u8,
        /// The number of cards in the hand.
        size: u8,
    },
    /// The table does not allow votes to end the round.
    #[error("nobody may propose to end the round at this table")]
    VoteOff,
    /// Only one proposal per turn is allowed.
    #[error("you have already proposed to end the round this turn")]
    AlreadyProposed,
    /// The seat has already answered the proposal.
    #[error("you have already answered")]
    AlreadyVoted,
    /// The seat is already ready.
    #[error("you are already ready")]
    AlreadyReady,
}

impl Reason for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::GameOver => "LM-240",
            Refusal::NotYourTurn => "LM-050",
            Refusal::WrongStep { .. } => "LM-053",
            Refusal::NotInHand { .. } | Refusal::WrongKind { .. } => "LM-054",
            Refusal::NotFree { .. } => "LM-070",
            Refusal::NoNeighbor { .. } => "LM-071",
            Refusal::Mismatch { .. } => "LM-072",
            Refusal::NothingContinued { .. } => "LM-073",
            Refusal::SameTurned { .. } => "LM-075",
            Refusal::NoObstacle { .. } => "LM-090",
            Refusal::NoSymbol { .. } => "LM-100",
            Refusal::MineKnown { .. } => "LM-101",
            Refusal::TreasureGone { .. } => "LM-102",
            Refusal::NotAnotherDwarf => "LM-103",
            Refusal::NoPathHere { .. } | Refusal::EdgeTaken { .. } => "LM-111",
            Refusal::NoSuchCard { .. } => "LM-113",
            Refusal::TrollAhead { .. } => "LM-121",
            Refusal::NoPathCard { .. } | Refusal::DwarfOnCard { .. } => "LM-130",
            Refusal::NotRemovable { .. } => "LM-131",
            Refusal::DiscardCount { .. } | Refusal::NamedTwice { .. } => "LM-140",
            Refusal::OnlyOneCard => "LM-141",
            Refusal::NoPath { .. } => "LM-146",
            Refusal::ObstacleAhead { .. } => "LM-149",
            Refusal::NoRoom { .. } => "LM-150",
            Refusal::WrongTreasure { .. } => "LM-173",
            Refusal::VoteOff | Refusal::AlreadyProposed | Refusal::AlreadyVoted => "LM-202",
            Refusal::AlreadyReady => "LM-230",
        })
    }
}
