//! Totals, awards, and who wins.

use arrayvec::ArrayVec;
use klad_engine::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Kind, Symbols},
    data::{AWARDS, GOLD, PLAYERS},
    state::{Cards, Phase, State},
};

/// The result of one seat in a round.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    /// The seat the result is for.
    pub seat: Seat,
    /// The token it held.
    pub token: Kind,
    /// Whether it fled, so that its token was dealt at random.
    pub fled: bool,
    /// The cards it held, bottom first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::components::Treasure>"))]
    pub cards: Cards,
    /// The value of the cards with that token.
    pub total: u8,
    /// The silver it earned.
    pub award: u8,
    /// The silver in its purse after the round.
    pub purse: u8,
}

/// MS-303, MS-304: the symbols of the token's kind plus the mice.
#[inline]
pub fn total(symbols: Symbols, token: Kind) -> u8 {
    symbols.of(token) + symbols.mice()
}

/// MS-305 to MS-310: what each of the first `seats` totals earns, by its distance from the highest.
pub fn awards(totals: [u8; PLAYERS], seats: usize) -> [u8; PLAYERS] {
    let top = totals.iter().take(seats).max().copied().unwrap_or(0);
    let mut awards = [0; PLAYERS];
    for (award, total) in awards.iter_mut().zip(totals).take(seats) {
        *award = AWARDS.get(usize::from(top - total)).copied().unwrap_or(0);
    }
    awards
}

/// MS-404: whether a purse ends the game.
#[inline]
pub fn is_over(purses: &[u8], target: u8) -> bool {
    purses.iter().any(|&purse| purse >= target)
}

/// MS-405, MS-406, MS-407: the highest purse; if tied, those who took gold in the round just scored, if any did.
pub fn winners(purses: &[u8], awards: &[u8]) -> SeatSet {
    let most = purses.iter().max().copied().unwrap_or(0);
    let richest = |seat: &Seat| purses[seat.index()] == most;
    let took_gold = |seat: &Seat| awards[seat.index()] == GOLD;
    let seats = Seat::all(purses.len() as u8).filter(richest);
    let golden: SeatSet = seats.clone().filter(took_gold).collect();
    if golden.is_empty() { seats.collect() } else { golden }
}

/// The winners of a game that is over.
pub(crate) fn winners_of(state: &State) -> SeatSet {
    let seats = usize::from(state.seats);
    winners(&state.purses[..seats], &state.last.awards[..seats])
}

/// The last scored round, in turn order from the seat that began it (MS-302).
pub(crate) fn results(state: &State) -> ArrayVec<SeatResult, PLAYERS> {
    let last = &state.last;
    let starter = last_starter(state);
    let order = (0..state.seats).map(|step| Seat((starter.0 + step) % state.seats));
    let result = |seat: Seat| {
        Some(SeatResult {
            seat,
            token: last.tokens[seat.index()]?,
            fled: last.fled >> seat.0 & 1 != 0,
            cards: last.below.cards(last.tops[seat.index()]),
            total: last.totals[seat.index()],
            award: last.awards[seat.index()],
            purse: state.purses[seat.index()],
        })
    };
    order.filter_map(result).collect()
}

/// Who began the last scored round: the current starter until a new round is set up, and the seat to its right
/// afterwards.
fn last_starter(state: &State) -> Seat {
    if state.cave == 0 { state.starter } else { Seat((state.starter.0 + state.seats - 1) % state.seats) }
}

/// The outcome, once the game is over.
#[inline]
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    (state.phase == Phase::Over).then(|| ranking(state))
}

/// MS-405 to MS-407: the winners first, then the others by purse; equal purses below the winners share a place.
fn ranking(state: &State) -> Outcome {
    let winners = winners_of(state);
    let scores = state.purses.iter().take(usize::from(state.seats)).map(|&purse| i16::from(purse));
    Outcome::ranked(scores, |seat| (state.purses[seat.index()], winners.contains(seat)))
}
