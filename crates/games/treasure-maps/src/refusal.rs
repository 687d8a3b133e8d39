//! Why a move is not allowed.

use klad_engine::{Reason, RuleId};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Cells, Shape},
    data::TAKE_BACKS,
    state::Phase,
};

/// Why a move is not allowed, in the order in which the reasons are checked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Refusal {
    /// TM-100: the game is over.
    #[error("the game is over")]
    GameOver,
    /// TM-001: the seat is not at this table.
    #[error("only players at this table can make this move")]
    NotAPlayer,
    /// TM-020: the move belongs to another step.
    #[error("this move belongs to another step: now it is time to {}", to_do(*phase))]
    #[serde(rename = "other_step")]
    WrongStep {
        /// What the table waits for.
        phase: Phase,
    },
    /// TM-005: the seat has already chosen its two cards.
    #[error("you have already chosen your two cards")]
    AlreadyChosen,
    /// TM-005: the places are not two different ones, lower place first.
    #[error("keep two different cards of the four, the lower place first, not {first} and {second}")]
    NotTwoCards {
        /// The first place in the move.
        first: u8,
        /// The second place in the move.
        second: u8,
    },
    /// TM-036: the seat has no uncrossed cell and sits this turn out.
    #[error("you have no uncrossed cell, so you sit this turn out")]
    NothingToCross,
    /// TM-037: the marks of this turn are final.
    #[error("your crosses for this turn are final")]
    AlreadyCommitted,
    /// TM-030: the first mark has been made, and bonus cells are due.
    #[error("you have made your first mark; now cross {due} more")]
    BonusDue {
        /// Bonus cells still due.
        due: u8,
    },
    /// TM-042: no bonus cell is due.
    #[error("no bonus cell is due: cross the shape or a single cell first")]
    NoBonusDue,
    /// TM-039: there is no mark to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// TM-039: too many marks were taken back this turn.
    #[error("you have taken back {most} marks this turn, which is the limit")]
    TooManyTakeBacks {
        /// Take-backs allowed per turn.
        most: u8,
    },
    /// TM-031, TM-035 or TM-040: the slot has no card.
    #[error("there is no card in slot {slot}")]
    NoCardInSlot {
        /// The slot in the move.
        slot: u8,
        /// The kind of mark in the move.
        mark: MarkKind,
    },
    /// TM-031, TM-035 or TM-040: the card has no such cell.
    #[error("the card in slot {slot} has cells 0 to {last}, not {cell}")]
    NotOnCard {
        /// The slot in the move.
        slot: u8,
        /// The first cell that is not on the card.
        cell: u8,
        /// The last cell of the card.
        last: u8,
        /// The kind of mark in the move.
        mark: MarkKind,
    },
    /// TM-034: a cell is already crossed.
    #[error("cell {cell} of the card in slot {slot} is already crossed")]
    AlreadyCrossed {
        /// The slot in the move.
        slot: u8,
        /// The first cell that is already crossed.
        cell: u8,
    },
    /// TM-033: the cells do not form the revealed shape.
    #[error("these {count} cells are not the revealed shape, which covers {size}")]
    NotTheShape {
        /// The revealed shape.
        shape: Shape,
        /// The number of cells the shape covers.
        size: u8,
        /// The number of cells in the move.
        count: u8,
    },
    /// TM-071: another player takes cards now.
    #[error("another player takes cards now")]
    #[serde(rename = "not_your_place")]
    NotYourTurn,
    /// TM-076: the position of the display is empty.
    #[error("there is no card at position {position} of the display")]
    NoCardInDisplay {
        /// The position in the move.
        position: u8,
    },
    /// TM-079: the treasure deck is empty.
    #[error("the treasure deck is empty")]
    DeckEmpty,
}

/// The kind of a mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MarkKind {
    /// TM-031: the revealed shape.
    Shape,
    /// TM-035: a single cell.
    Single,
    /// TM-040: a bonus cell.
    Bonus,
}

fn to_do(phase: Phase) -> &'static str {
    match phase {
        Phase::ChooseStart => "choose two cards",
        Phase::Cross => "cross cells",
        Phase::Replace => "take new cards",
        Phase::Over => "look at the result",
    }
}

impl Refusal {
    pub(crate) fn too_many_take_backs() -> Refusal {
        Refusal::TooManyTakeBacks { most: TAKE_BACKS }
    }

    pub(crate) fn not_the_shape(shape: Shape, cells: Cells) -> Refusal {
        Refusal::NotTheShape { shape, size: shape.size(), count: cells.len() }
    }
}

impl Reason for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::GameOver => "TM-100",
            Refusal::NotAPlayer => "TM-001",
            Refusal::WrongStep { .. } => "TM-020",
            Refusal::AlreadyChosen | Refusal::NotTwoCards { .. } => "TM-005",
            Refusal::NothingToCross => "TM-036",
            Refusal::AlreadyCommitted => "TM-037",
            Refusal::BonusDue { .. } => "TM-030",
            Refusal::NoBonusDue => "TM-042",
            Refusal::NothingToTakeBack | Refusal::TooManyTakeBacks { .. } => "TM-039",
            Refusal::NoCardInSlot { mark, .. } | Refusal::NotOnCard { mark, .. } => match mark {
                MarkKind::Shape => "TM-031",
                MarkKind::Single => "TM-035",
                MarkKind::Bonus => "TM-040",
            },
            Refusal::AlreadyCrossed { .. } => "TM-034",
            Refusal::NotTheShape { .. } => "TM-033",
            Refusal::NotYourTurn => "TM-071",
            Refusal::NoCardInDisplay { .. } => "TM-076",
            Refusal::DeckEmpty => "TM-079",
        })
    }
}
