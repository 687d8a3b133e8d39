//! Points, tie-breaks, and who wins.

use klad_engine::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    data::{RANKS, TIE_BREAK},
    state::{Phase, Player, State},
    tables::Tables,
};

/// The five kinds of points (TM-110).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// TM-111: one point per crossed coin cell.
    pub coins: u16,
    /// TM-112: points in the cup boxes.
    pub cups: u16,
    /// TM-113: points in the palm boxes.
    pub palms: u16,
    /// TM-114: points of completed cards.
    pub cards: u16,
    /// TM-115: points from the seals of completed cards.
    pub seals: u16,
    /// TM-110: the sum of the five.
    pub total: u16,
}

/// TM-132: how well a solo game went. The thresholds are in [`crate::data::RANKS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    /// The lowest rank.
    Deckhand,
    /// The second rank.
    Sailor,
    /// The third rank.
    Bosun,
    /// The fourth rank.
    Mate,
    /// The fifth rank.
    Captain,
    /// The highest rank.
    Legend,
}

impl Rank {
    /// Its name in views, and in message ids: `treasure-maps-rank-<name>`.
    pub const fn name(self) -> &'static str {
        match self {
            Rank::Deckhand => "deckhand",
            Rank::Sailor => "sailor",
            Rank::Bosun => "bosun",
            Rank::Mate => "mate",
            Rank::Captain => "captain",
            Rank::Legend => "legend",
        }
    }

    /// The rank that this many points give.
    pub fn of(points: u16) -> Rank {
        let reached = RANKS.iter().rev().find(|(_, least)| points >= *least);
        reached.map_or(Rank::Deckhand, |(rank, _)| *rank)
    }
}

/// TM-110 applied to what a player has scored so far. Active cards give nothing (TM-102).
pub(crate) fn score(deck: &Tables, player: &Player) -> Score {
    let by_color = player.completed.by_color();
    let seal = |color: crate::Color| u16::from(color.seal_value()) * u16::from(by_color[color as usize]);
    let coins = player.coins.into();
    let cups = player.cups.iter().map(|cup| u16::from(*cup)).sum();
    let palms = player.palms.iter().map(|palm| u16::from(*palm)).sum();
    let cards = player.completed.iter().map(|card| u16::from(card.points())).sum();
    let seals = player.completed.iter().filter_map(|card| deck.seal(card)).map(seal).sum();
    Score { coins, cups, palms, cards, seals, total: coins + cups + palms + cards + seals }
}

/// The outcome, once the game is over (TM-120).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    (state.phase == Phase::Over).then(|| standing(state))
}

/// The rank of a solo game, once it is over (TM-132).
pub(crate) fn rank(state: &State) -> Option<Rank> {
    let is_over = state.is_solo() && state.phase == Phase::Over;
    is_over.then(|| Rank::of(score(&state.options.deck, state.player(Seat(0))).total))
}

/// The seats ranked by what they have scored so far.
pub(crate) fn standing(state: &State) -> Outcome {
    let scores = state.players().iter().map(|player| score(&state.options.deck, player).total as i16);
    Outcome::ranked(scores, |seat| rank_key(state, seat))
}

/// TM-120, TM-121: points, then completed cards by color.
fn rank_key(state: &State, seat: Seat) -> (u16, [u8; 4]) {
    let player = state.player(seat);
    let by_color = player.completed.by_color();
    (score(&state.options.deck, player).total, TIE_BREAK.map(|color| by_color[color as usize]))
}
