//! What happened, as each audience may hear it.

use arrayvec::ArrayVec;
use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Mark, Shape},
    data::{MARKS_MAX, SLOTS},
    moves::Source,
    scoring::{Rank, Score},
    setup::{ExpeditionMemory, round_of},
    state::{SEATS, State},
};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// TM-005: a player has chosen two cards; the others do not see which.
    Chosen {
        /// The seat that chose.
        seat: Seat,
    },
    /// TM-005: everybody has chosen; these are the active cards of one player.
    StartRevealed {
        /// The seat that has the cards.
        seat: Seat,
        /// The cards by slot.
        cards: [Card; SLOTS],
    },
    /// TM-007, TM-078: a card was added to the display.
    DisplayRefilled {
        /// Position in the display, 0 to 3.
        position: u8,
        /// The card that was added.
        card: Card,
    },
    /// TM-009, TM-083: a seat became first player.
    FirstPlayer {
        /// The new first player.
        seat: Seat,
    },
    /// TM-021: an expedition card was revealed.
    ExpeditionRevealed {
        /// Turns played before, 0 to 27.
        turn: u8,
        /// The shape on the card.
        shape: Shape,
    },
    /// TM-037: the player's own mark, sent only to that player.
    Marked {
        /// Turns played before, 0 to 27.
        turn: u8,
        /// The mark that was made.
        mark: Mark,
        /// Bonus cells the player must now cross.
        due: u8,
    },
    /// TM-039: the player took back their last mark, sent only to that player.
    TakenBack {},
    /// TM-037: a player's marks of this turn are final.
    Committed {
        /// The seat that committed.
        seat: Seat,
    },
    /// TM-038: everybody has committed; these are the marks of one player.
    CrossesRevealed {
        /// Turns played before, 0 to 27.
        turn: u8,
        /// The seat that made the marks.
        seat: Seat,
        /// The primary mark and the bonus cells in order; empty once the log no longer keeps them.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Mark>"))]
        marks: ArrayVec<Mark, MARKS_MAX>,
        /// Coin cells crossed.
        coins: u8,
        /// Palm boxes filled.
        palms: u8,
        /// Points in each of those palm boxes (TM-060).
        palm_value: u8,
    },
    /// TM-072: a completed coin row was scored.
    CupAwarded {
        /// The seat that completed the row.
        seat: Seat,
        /// The coin row, 0 to 2.
        row: u8,
        /// Points of the cup; 0 if none was left.
        value: u8,
    },
    /// TM-131: a cup that nobody won was crossed out in a solo game at the end of a round.
    CupCrossedOut {
        /// Points of the cup.
        value: u8,
    },
    /// TM-075: a card was completed and set aside.
    CardCompleted {
        /// The seat that completed it.
        seat: Seat,
        /// The slot it was in.
        slot: u8,
        /// The completed card.
        card: Card,
    },
    /// TM-076: a new card was taken.
    CardTaken {
        /// The seat that took it.
        seat: Seat,
        /// Where it was taken from.
        source: Source,
        /// The card that was taken.
        card: Card,
        /// The slot it goes to.
        slot: u8,
    },
    /// TM-090: a round ended.
    RoundEnded {
        /// Number of the round, 1 to 4.
        round: u8,
    },
    /// TM-100: the game ended.
    GameEnded {
        /// Scores by seat.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Score>"))]
        scores: ArrayVec<Score, SEATS>,
        /// Places by seat, 1 for the winners.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        places: ArrayVec<u8, SEATS>,
    },
    /// TM-132: a solo game ended with this rank.
    RankReached {
        /// The only seat.
        seat: Seat,
        /// Its score.
        points: u16,
        /// The rank that this score gives.
        rank: Rank,
    },
}

/// R6: with `strict` memory, the log of the current round keeps nothing that reveals which shapes were played: neither
/// the expedition cards nor the cells that players crossed with them. Finished rounds may be logged.
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
