//! Every refusal with its rule.

use klad_engine::{Reason, RuleId, Seat};
use serde::Serialize;

use crate::{components::Kind, data::ORCS};

/// Why a move is not allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The seat has already taken a treasure this round.
    #[error("you have taken a treasure and are out of this round")]
    OutOfRound,
    /// It is another seat's turn.
    #[error("it is seat {next}'s turn")]
    NotYourTurn {
        /// The seat whose turn it is.
        next: Seat,
    },
    /// Another seat flees first.
    #[error("seat {next} flees before you")]
    NotYourFlight {
        /// The seat that flees next.
        next: Seat,
    },
    /// No card has been drawn.
    #[error("you have no card to place: draw one or take a pile")]
    NothingToPlace,
    /// The drawn card must be placed first.
    #[error("place the card you have drawn first")]
    PlaceFirst,
    /// A claim after drawing in the same turn.
    #[error("you have drawn a card, so you cannot take a pile this turn")]
    DrewThisTurn,
    /// A flight before the sixth orc is out.
    #[error("nobody flees before the sixth orc; {orcs} of {} are out", ORCS)]
    NoFlight {
        /// The number of orcs that are out.
        orcs: u8,
    },
    /// The sixth orc is out, so turns are over and everybody flees.
    #[error("the sixth orc is here: grab a pile and flee")]
    MustFlee,
    /// A claim after the sixth orc.
    #[error("after the sixth orc no token can be chosen")]
    TooLateToClaim,
    /// There is no such spot.
    #[error("there is no spot {spot}: spots are 0 to 3")]
    NoSuchSpot {
        /// The spot in the move.
        spot: u8,
    },
    /// The pile of this spot was claimed, which closed it.
    #[error("spot {spot} is closed: its pile has been taken this round")]
    SpotClosed {
        /// The spot in the move.
        spot: u8,
    },
    /// Somebody has already fled with the pile of this spot.
    #[error("somebody has already fled with what was on spot {spot}")]
    SpotTaken {
        /// The spot in the move.
        spot: u8,
    },
    /// A claim of an empty spot.
    #[error("there is no pile on spot {spot}")]
    EmptySpot {
        /// The spot in the move.
        spot: u8,
    },
    /// A flight from an empty spot while piles are left.
    #[error("spot {spot} is empty while other spots still hold cards")]
    #[serde(rename = "leave_nothing")]
    FleeFromEmptySpot {
        /// The spot in the move.
        spot: u8,
    },
    /// The token has already been taken.
    #[error("the {token} token was already taken this round")]
    TokenTaken {
        /// The token in the move.
        token: Kind,
    },
}

impl Reason for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::GameOver => "MS-404",
            Refusal::OutOfRound => "MS-111",
            Refusal::NotYourTurn { .. } => "MS-101",
            Refusal::NotYourFlight { .. } => "MS-203",
            Refusal::NothingToPlace => "MS-102",
            Refusal::PlaceFirst => "MS-104",
            Refusal::DrewThisTurn => "MS-106",
            Refusal::NoFlight { .. } | Refusal::MustFlee => "MS-201",
            Refusal::TooLateToClaim => "MS-208",
            Refusal::NoSuchSpot { .. } => "MS-003",
            Refusal::SpotClosed { .. } => "MS-114",
            Refusal::SpotTaken { .. } => "MS-207",
            Refusal::EmptySpot { .. } => "MS-109",
            Refusal::FleeFromEmptySpot { .. } => "MS-206",
            Refusal::TokenTaken { .. } => "MS-113",
        })
    }
}
