//! What happened. Every event of this game is public: nothing is sent to one seat alone.

use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    components::{Kind, Treasure},
    scoring::SeatResult,
    setup::Memory,
    state::{Phase, State},
};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A new round was set up. Not sent for the first round.
    RoundStarted {
        /// Number of the round, from 1.
        round: u8,
        /// The seat that begins it.
        starter: Seat,
    },
    /// A treasure card was drawn and waits to be placed.
    CardDrawn {
        /// Number of the round, from 1.
        round: u8,
        /// The seat that drew it.
        seat: Seat,
        /// The card; in a memory game, null once the moment has passed.
        card: Option<Treasure>,
    },
    /// An orc was drawn.
    OrcDrawn {
        /// The seat that drew it.
        seat: Seat,
        /// The number of orcs now out.
        orcs: u8,
    },
    /// The drawn card was placed on a spot.
    CardPlaced {
        /// Number of the round, from 1.
        round: u8,
        /// The seat that placed it.
        seat: Seat,
        /// The spot it was placed on.
        spot: u8,
        /// The card; in a memory game, null once the moment has passed.
        card: Option<Treasure>,
    },
    /// A pile was claimed.
    PileClaimed {
        /// The seat that claimed it.
        seat: Seat,
        /// The spot it was taken from.
        spot: u8,
        /// The token it was claimed with.
        token: Kind,
        /// The number of cards in the pile.
        height: u8,
    },
    /// The sixth orc was drawn: everybody still in the cave flees.
    FlightStarted {
        /// The seat that drew it, which flees last.
        drawer: Seat,
        /// The seats in the order in which they flee.
        order: Vec<Seat>,
        /// The tokens that were turned dwarf side up and mixed.
        kinds: Vec<Kind>,
    },
    /// A pile was grabbed in the flight, with a blind token.
    PileGrabbed {
        /// The seat that grabbed it.
        seat: Seat,
        /// The spot it was taken from.
        spot: u8,
        /// The number of cards in the pile; 0 on an empty spot.
        height: u8,
    },
    /// The round was scored.
    RoundScored {
        /// Number of the round, from 1.
        round: u8,
        /// The result of each seat, in turn order.
        results: Vec<SeatResult>,
    },
    /// The game is over.
    GameEnded {
        /// The seats that won; several share the victory.
        winners: Vec<Seat>,
    },
}

/// The event as the log keeps it. In a memory game, the log does not name drawn and placed cards until their round is
/// scored, and after the end of the game it still does not name those in piles nobody took (MS-313).
pub(crate) fn faded(state: &State, event: &Event) -> Event {
    let kept = |round: u8, card: Option<Treasure>| card.filter(|&card| may_repeat(state, round, card));
    match *event {
        Event::CardDrawn { round, seat, card } => Event::CardDrawn { round, seat, card: kept(round, card) },
        Event::CardPlaced { round, seat, spot, card } => {
            Event::CardPlaced { round, seat, spot, card: kept(round, card) }
        }
        Event::RoundStarted { .. }
        | Event::OrcDrawn { .. }
        | Event::PileClaimed { .. }
        | Event::FlightStarted { .. }
        | Event::PileGrabbed { .. }
        | Event::RoundScored { .. }
        | Event::GameEnded { .. } => event.clone(),
    }
}

/// Whether the log may name a card that was drawn in this round.
fn may_repeat(state: &State, round: u8, card: Treasure) -> bool {
    match (state.options.memory, state.phase) {
        (Memory::Open, _) => true,
        (Memory::Classic, _) if round != state.round => true,
        (Memory::Classic, Phase::Choose | Phase::Place | Phase::Flee) => false,
        (Memory::Classic, Phase::Over) => {
            state.holds.iter().any(|hold| state.cards(hold.pile).contains(&card))
        }
    }
}
