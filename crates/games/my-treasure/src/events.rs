//! What happened, as everybody may hear it: nothing in this game is told to one seat alone.

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
    /// A new round has been set up. The first round begins without it.
    RoundStarted {
        /// Which round, from 1.
        round: u8,
        /// Who begins it.
        starter: Seat,
    },
    /// A treasure card was drawn and waits to be placed.
    CardDrawn {
        /// In which round.
        round: u8,
        /// By whom.
        seat: Seat,
        /// The card; none once the moment has passed in a memory game.
        card: Option<Treasure>,
    },
    /// An orc was drawn.
    OrcDrawn {
        /// By whom.
        seat: Seat,
        /// How many are out now.
        orcs: u8,
    },
    /// The drawn card was put on a spot.
    CardPlaced {
        /// In which round.
        round: u8,
        /// By whom.
        seat: Seat,
        /// Where.
        spot: u8,
        /// The card; none once the moment has passed in a memory game.
        card: Option<Treasure>,
    },
    /// A pile was claimed.
    PileClaimed {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        spot: u8,
        /// With which token.
        token: Kind,
        /// How many cards.
        height: u8,
    },
    /// The sixth orc: everybody left in the cave flees.
    FlightStarted {
        /// Who drew it; the last to flee.
        drawer: Seat,
        /// In which order they flee.
        order: Vec<Seat>,
        /// The tokens that were turned and mixed.
        kinds: Vec<Kind>,
    },
    /// A pile was grabbed in the flight, with a blind token.
    PileGrabbed {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        spot: u8,
        /// How many cards; none of an empty spot.
        height: u8,
    },
    /// The round was scored.
    RoundScored {
        /// Which round.
        round: u8,
        /// Seat by seat in turn order.
        results: Vec<SeatResult>,
    },
    /// The game is over.
    GameEnded {
        /// Who has won; several share the victory.
        winners: Vec<Seat>,
    },
}

/// An event as the log keeps it. In a memory game it does not tell again which cards were drawn and placed until their
/// round is scored, and at the end of the game not of those that still lie in piles nobody took (MS-313).
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
