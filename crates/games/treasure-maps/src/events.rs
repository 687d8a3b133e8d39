//! What happens, as those who may hear of it hear it.

use arrayvec::ArrayVec;
use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Mark, Shape},
    data::{MARKS_MAX, SLOTS},
    moves::Source,
    scoring::Score,
    setup::{ExpeditionMemory, round_of},
    state::{SEATS, State},
};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// TM-005: a player has chosen two cards, nobody else knows which.
    Chosen {
        /// Who.
        seat: Seat,
    },
    /// TM-005: everybody has chosen; these are a player's active cards.
    StartRevealed {
        /// Whose.
        seat: Seat,
        /// By slot.
        cards: [Card; SLOTS],
    },
    /// TM-007, TM-078: a card is laid out in the display.
    DisplayRefilled {
        /// Position 0 to 3.
        position: u8,
        /// The card.
        card: Card,
    },
    /// TM-009, TM-083: somebody becomes first player.
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// TM-021: an expedition card is turned up.
    ExpeditionRevealed {
        /// Turns played before, 0 to 27.
        turn: u8,
        /// What it shows.
        shape: Shape,
    },
    /// TM-037: the player's own mark, for their eyes only.
    Marked {
        /// Turns played before, 0 to 27.
        turn: u8,
        /// The mark.
        mark: Mark,
        /// Bonus cells now due.
        due: u8,
    },
    /// TM-039: the player's own mark is taken back, for their eyes only.
    TakenBack {},
    /// TM-037: a player's marks of this turn are final.
    Committed {
        /// Who.
        seat: Seat,
    },
    /// TM-038: everybody has committed; this is what a player did.
    CrossesRevealed {
        /// Turns played before, 0 to 27.
        turn: u8,
        /// Who.
        seat: Seat,
        /// The primary and the bonus cells in order; nothing where the log has forgotten them.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Mark>"))]
        marks: ArrayVec<Mark, MARKS_MAX>,
        /// Coin cells gained.
        coins: u8,
        /// Palm boxes filled.
        palms: u8,
        /// What each of them got (TM-060).
        palm_value: u8,
    },
    /// TM-072: a completed coin row is scored.
    CupAwarded {
        /// Whose.
        seat: Seat,
        /// Row 0 to 2.
        row: u8,
        /// The cup; 0 when none was left.
        value: u8,
    },
    /// TM-075: a card is complete and set aside.
    CardCompleted {
        /// Whose.
        seat: Seat,
        /// The slot it lay in.
        slot: u8,
        /// The card.
        card: Card,
    },
    /// TM-076: a new card is taken.
    CardTaken {
        /// By whom.
        seat: Seat,
        /// Where from.
        source: Source,
        /// The card.
        card: Card,
        /// The slot it goes to.
        slot: u8,
    },
    /// TM-090: a round is over.
    RoundEnded {
        /// Round 1 to 4.
        round: u8,
    },
    /// TM-100: the game is over.
    GameEnded {
        /// By seat.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Score>"))]
        scores: ArrayVec<Score, SEATS>,
        /// By seat, 1 for the winners.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        places: ArrayVec<u8, SEATS>,
    },
}

/// R6: with `strict` memory the log of the running round keeps nothing that tells which shapes were played: neither the
/// expedition cards nor the cells that players crossed with them. Rounds that are over may be logged.
pub(crate) fn faded(state: &State, event: &Event) -> Option<Event> {
    let forget = |turn: u8| {
        state.options.expedition_memory == ExpeditionMemory::Strict && round_of(turn) == round_of(state.turn)
    };
    match event {
        Event::ExpeditionRevealed { turn, .. } if forget(*turn) => None,
        Event::Marked { .. } | Event::TakenBack {} => None,
        &Event::CrossesRevealed { turn, seat, coins, palms, palm_value, .. } if forget(turn) => {
            Some(Event::CrossesRevealed { turn, seat, marks: ArrayVec::new(), coins, palms, palm_value })
        }
        other => Some(other.clone()),
    }
}
