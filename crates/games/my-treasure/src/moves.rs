//! The moves of a player.

use klad_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    components::{Kind, Kinds},
    data::SPOTS,
    state::{Phase, State},
};

/// A move. Spots are numbered 0 to 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Draw the top card of the deck (MS-103).
    // Braces, because serde accepts unknown fields in a unit variant.
    Draw {},
    /// Claim a pile with a token and leave the cave (MS-109).
    Claim {
        /// The spot of the pile.
        spot: u8,
        /// The kind of treasure that will count.
        token: Kind,
    },
    /// Place the drawn card on a spot (MS-104).
    Place {
        /// The spot to place it on.
        spot: u8,
    },
    /// Grab a pile in the flight; the token is dealt at random (MS-204).
    Flee {
        /// The spot of the pile.
        spot: u8,
    },
}

/// The size of the move space: the draw, the claims by spot and kind, the placements, the flights.
pub const MOVES: usize = FLEE + SPOTS;
const CLAIM: usize = 1;
const PLACE: usize = CLAIM + SPOTS * KINDS;
const FLEE: usize = PLACE + SPOTS;
const KINDS: usize = Kind::ALL.len();

/// Appends the legal moves of `seat` in the order of the move space.
#[inline]
pub(crate) fn legal_moves(state: &State, seat: Seat, into: &mut Vec<Move>) {
    if seat != state.actor {
        return;
    }
    match state.phase {
        Phase::Choose => {
            into.push(Move::Draw {});
            claims(state.open_filled(), state.tokens, into);
        }
        Phase::Place => into.extend(spots_in(state.open()).map(|spot| Move::Place { spot })),
        Phase::Flee => into.extend(spots_in(state.refuges()).map(|spot| Move::Flee { spot })),
        Phase::Over => {}
    }
}

/// Appends every claim of one of these spots with one of these tokens.
///
/// Claims are copied from a table, six at a time: the copy has a fixed length, and the excess is cut off afterwards.
#[inline]
fn claims(spots: u8, tokens: Kinds, into: &mut Vec<Move>) {
    for spot in spots_in(spots) {
        let row = &CLAIMS[usize::from(spot)][tokens.index()];
        let wanted = into.len() + tokens.len();
        into.extend_from_slice(row);
        into.truncate(wanted);
    }
}

/// The claims of each spot with each set of tokens; rows with fewer than six are padded with draws.
static CLAIMS: [[[Move; KINDS]; Kinds::SETS]; SPOTS] = {
    let mut table = [[[Move::Draw {}; KINDS]; Kinds::SETS]; SPOTS];
    let mut spot = 0;
    while spot < SPOTS {
        let mut set = 0;
        while set < Kinds::SETS {
            let (mut kind, mut filled) = (0, 0);
            while kind < KINDS {
                let token = Kind::ALL[kind];
                if Kinds::at(set).contains(token) {
                    table[spot][set][filled] = Move::Claim { spot: spot as u8, token };
                    filled += 1;
                }
                kind += 1;
            }
            set += 1;
        }
        spot += 1;
    }
    table
};

/// The spots whose bits are set, in order.
#[inline]
pub(crate) fn spots_in(mut bits: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let spot = bits.trailing_zeros() as u8;
        (bits != 0).then(|| {
            bits &= bits - 1;
            // Only four bits are ever set; masking saves a bounds check.
            spot & (SPOTS as u8 - 1)
        })
    })
}

/// The index of a move in the move space; `None` if its spot does not exist.
pub(crate) fn index(mv: Move) -> Option<usize> {
    let on = |base: usize, spot: u8| (usize::from(spot) < SPOTS).then_some(base + usize::from(spot));
    match mv {
        Move::Draw {} => Some(0),
        Move::Claim { spot, token } => {
            (usize::from(spot) < SPOTS).then_some(CLAIM + usize::from(spot) * KINDS + token.index())
        }
        Move::Place { spot } => on(PLACE, spot),
        Move::Flee { spot } => on(FLEE, spot),
    }
}

/// The move at an index of the move space.
pub(crate) fn at(index: usize) -> Option<Move> {
    match index {
        0 => Some(Move::Draw {}),
        CLAIM..PLACE => {
            let claim = index - CLAIM;
            Some(Move::Claim { spot: (claim / KINDS) as u8, token: Kind::ALL[claim % KINDS] })
        }
        PLACE..FLEE => Some(Move::Place { spot: (index - PLACE) as u8 }),
        FLEE..MOVES => Some(Move::Flee { spot: (index - FLEE) as u8 }),
        _ => None,
    }
}
