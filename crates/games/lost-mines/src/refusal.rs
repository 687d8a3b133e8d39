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
    /// Somebody else acts now.
    #[error("it is not your turn to act")]
    NotYourTurn,
    /// This step of the turn offers other moves.
    #[error("this cannot be done now: the step is {phase}")]
    WrongStep {
        /// The step.
        phase: Phase,
    },
    /// The card is not in the player's hand.
    #[error("the card {card} is not in your hand")]
    NotInHand {
        /// The card named.
        card: CardId,
    },
    /// The card is of another kind.
    #[error("the card {card} cannot be played like this")]
    WrongKind {
        /// The card named.
        card: CardId,
    },
    /// The cell is beyond the rim or holds a card.
    #[error("{at} is not an empty cell of the board")]
    NotFree {
        /// The cell.
        at: Label,
    },
    /// No card lies next to the cell.
    #[error("no card lies next to {at}")]
    NoNeighbor {
        /// The cell.
        at: Label,
    },
    /// A path would meet a wall.
    #[error("at {at} the card does not match its neighbor on side {side:?}")]
    Mismatch {
        /// The cell.
        at: Label,
        /// The first side that does not match.
        side: Dir,
    },
    /// The card would continue no path.
    #[error("at {at} the card would continue no path")]
    NothingContinued {
        /// The cell.
        at: Label,
    },
    /// The tool overcomes nothing there.
    #[error("{at} holds no obstacle that still needs this tool")]
    NoObstacle {
        /// The cell.
        at: Label,
    },
    /// The card does not show that symbol.
    #[error("the card {card} does not show the symbol {symbol:?}")]
    NoSymbol {
        /// The card.
        card: CardId,
        /// The symbol wanted.
        symbol: Symbol,
    },
    /// The mine is no secret.
    #[error("mine {mine} is not a face-down mine")]
    MineKnown {
        /// The mine named.
        mine: u8,
    },
    /// The treasure is gone.
    #[error("no treasure lies on space {slot}")]
    TreasureGone {
        /// The space named.
        slot: u8,
    },
    /// Only the dwarf of another player can be looked at.
    #[error("only the dwarf card of another player can be looked at")]
    NotAnotherDwarf,
    /// No path crosses the edge.
    #[error("no path crosses edge {}", edge.0)]
    NoPathHere {
        /// The edge named.
        edge: Edge,
    },
    /// The edge carries a token.
    #[error("edge {} already carries a trap or a troll", edge.0)]
    EdgeTaken {
        /// The edge named.
        edge: Edge,
    },
    /// Start and mine cards stay.
    #[error("the start or mine card at {at} cannot be removed")]
    NotRemovable {
        /// The cell.
        at: Label,
    },
    /// There is no path card.
    #[error("no path card lies at {at}")]
    NoPathCard {
        /// The cell.
        at: Label,
    },
    /// A dwarf stands on the card.
    #[error("a dwarf stands on the card at {at}")]
    DwarfOnCard {
        /// The cell.
        at: Label,
    },
    /// One or two cards are discarded.
    #[error("found {count} cards to discard, wanted 1 or 2")]
    DiscardCount {
        /// How many were named; 3 stands for more as well.
        count: u8,
    },
    /// A card cannot be discarded twice.
    #[error("the card {card} is named twice")]
    NamedTwice {
        /// The card.
        card: CardId,
    },
    /// There is only one card to discard.
    #[error("you have only one card to discard")]
    OnlyOneCard,
    /// No path leads there.
    #[error("no path leads that way ({dir:?})")]
    NoWay {
        /// The way named.
        dir: Dir,
    },
    /// The obstacle has no tool token.
    #[error("the obstacle at {at} is not overcome")]
    ObstacleAhead {
        /// The cell.
        at: Label,
    },
    /// There is room for one only.
    #[error("another dwarf stands on the narrow card at {at}")]
    NoRoom {
        /// The cell.
        at: Label,
    },
    /// A troll is in the way.
    #[error("a troll bars that way ({dir:?})")]
    TrollAhead {
        /// The way named.
        dir: Dir,
    },
    /// The treasure does not belong to this mine.
    #[error("space {slot} holds no treasure of this mine")]
    WrongTreasure {
        /// The space named.
        slot: u8,
    },
    /// The hand is smaller.
    #[error("found card {index} of the hand, wanted one below {size}")]
    NoSuchCard {
        /// The place named.
        index: u8,
        /// How many cards there are.
        size: u8,
    },
    /// The table does not vote.
    #[error("at this table nobody may propose to end the round")]
    VoteOff,
    /// One proposal a turn.
    #[error("you have already proposed to end the round this turn")]
    AlreadyProposed,
    /// One answer each.
    #[error("you have already answered")]
    AlreadyVoted,
    /// Once is enough.
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
            Refusal::NoWay { .. } => "LM-146",
            Refusal::ObstacleAhead { .. } => "LM-149",
            Refusal::NoRoom { .. } => "LM-150",
            Refusal::WrongTreasure { .. } => "LM-173",
            Refusal::VoteOff | Refusal::AlreadyProposed | Refusal::AlreadyVoted => "LM-202",
            Refusal::AlreadyReady => "LM-230",
        })
    }
}
