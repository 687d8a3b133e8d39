//! What each viewer sees, and how to guess full states that would look the same to them.

use arrayvec::ArrayVec;
use klad_engine::{Seat, Sight, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    components::{Card, Cards, Mark, Shape},
    data::{COIN_ROWS, CUPS, DEALT, DISPLAY, EXPEDITIONS, MARKS_MAX, PALM_BOXES, SLOTS, TAKE_BACKS},
    rules,
    scoring::{self, Rank, Score},
    setup::{Active, ExpeditionMemory, Options, round_of},
    state::{Phase, Player, SEATS, State},
    tables::Tables,
};

mod guess;

pub(crate) use guess::guess;

/// Everything one viewer may know.
///
/// During step 2 it shows the whole table as it was when the expedition card was revealed, plus whether each seat has
/// finished. It shows nothing of the other seats' marks.
#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer: a seat or a spectator.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: Options,
    /// What the table waits for.
    pub phase: Phase,
    /// Number of the round, 1 to 4.
    pub round: u8,
    /// Number of the turn in the round, 1 to 7.
    pub turn: u8,
    /// The first player of this turn; null until that is decided, and in a solo game.
    pub first_player: Option<Seat>,
    /// TM-021: the shape on this turn's expedition card.
    pub expedition: Option<Shape>,
    /// The number of expedition cards revealed this round, including the current one.
    pub expeditions_played: u8,
    /// TM-022, R6: the expedition cards revealed earlier this round, in order; null if the table hides them.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Shape>>"))]
    pub expeditions_earlier: Option<ArrayVec<Shape, { EXPEDITIONS.len() }>>,
    /// TM-003: the cups not yet awarded, highest first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub cups_left: ArrayVec<u8, { CUPS.len() }>,
    /// TM-007: the cards in the display, by position.
    pub display: [Option<Card>; DISPLAY],
    /// TM-060: what a palm scores this turn.
    pub palm_value: u8,
    /// The number of cards left in the treasure deck.
    pub deck: u8,
    /// How many of them are purple, orange, green and grey; null without `deck_aid`.
    pub deck_colors: Option<DeckColors>,
    /// The players by seat.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlayerView>"))]
    pub players: ArrayVec<PlayerView, SEATS>,
    /// The viewer's own dealt cards; null once everybody has chosen.
    pub hand: Option<Hand>,
    /// The viewer's own marks of the current turn.
    pub own: Option<Marking>,
    /// Places by seat, 1 for the winners; null until the game is over.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<u8>>"))]
    pub places: Option<ArrayVec<u8, SEATS>>,
    /// TM-132: the rank of a solo game once it is over; omitted otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rank: Option<Rank>,
}

/// A player as everybody sees them.
#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// How far the player is in the current step.
    pub status: Status,
    /// The active cards by slot.
    pub slots: [Option<Active>; SLOTS],
    /// The completed cards in the order they are printed.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub completed: ArrayVec<Card, { Card::COUNT }>,
    /// The number of crossed coin cells, 0 to 12.
    pub coins: u8,
    /// Points in the filled cup boxes, by coin row.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub cups: ArrayVec<u8, COIN_ROWS>,
    /// Points in the filled palm boxes.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub palms: ArrayVec<u8, PALM_BOXES>,
    /// The score so far.
    pub score: Score,
    /// The player's marks when marks were last revealed; null if there were none or the table hides them (R6).
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Mark>>"))]
    pub last: Option<ArrayVec<Mark, MARKS_MAX>>,
}

/// How far a player is in the current step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Has not chosen two cards yet.
    Choosing,
    /// Has chosen two cards.
    Chosen,
    /// Has not finished crossing.
    Crossing,
    /// Has finished crossing.
    Committed,
    /// TM-036: has nothing to cross.
    Idle,
    /// Must take a new card.
    Taking,
    /// Has nothing to do.
    Waiting,
}

/// The number of cards of each color in the treasure deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeckColors {
    /// Purple cards.
    pub purple: u8,
    /// Orange cards.
    pub orange: u8,
    /// Green cards.
    pub green: u8,
    /// Grey cards.
    pub grey: u8,
}

/// TM-004: a player's own dealt cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// The cards in the order they were dealt.
    pub cards: [Card; DEALT],
    /// The places of the cards the player keeps; null until chosen.
    pub kept: Option<[u8; SLOTS]>,
}

/// A player's own marks of the current turn, and what they earn.
#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Marking {
    /// The primary mark and the bonus cells, in order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Mark>"))]
    pub marks: ArrayVec<Mark, MARKS_MAX>,
    /// TM-040: bonus cells still due.
    pub due: u8,
    /// TM-039: take-backs left this turn.
    pub take_backs_left: u8,
    /// Coin cells these marks cross.
    pub coins: u8,
    /// Palm boxes these marks fill.
    pub palms: u8,
}

/// Everything `viewer` may know.
pub(crate) fn view(state: &State, viewer: Viewer, sight: Sight) -> View {
    let set_up = state.phase != Phase::ChooseStart;
    let own = match viewer {
        Viewer::Seat(seat) if seat.0 < state.seats => Some(state.player(seat)),
        Viewer::Seat(_) | Viewer::Spectator => None,
    };
    View {
        viewer,
        options: state.options,
        phase: state.phase,
        round: round_of(state.turn),
        turn: state.turn_of_round() + 1,
        first_player: (set_up && !state.is_solo()).then_some(state.first),
        expedition: set_up.then(|| state.shape()),
        expeditions_played: state.revealed(),
        expeditions_earlier: earlier_expeditions(state, sight),
        cups_left: state.cups_left().iter().copied().collect(),
        display: state.display,
        palm_value: state.palm_value(),
        deck: state.deck.len(),
        deck_colors: (state.options.deck_aid && set_up).then(|| deck_colors(state)),
        players: Seat::all(state.seats).map(|seat| player_view(state, seat, sight)).collect(),
        hand: own.filter(|_| !set_up).map(hand),
        own: own
            .filter(|player| state.phase == Phase::Cross && !player.is_idle())
            .map(|player| marking(&state.options.deck, player)),
        places: scoring::outcome(state).map(|outcome| outcome.places.iter().copied().collect()),
        rank: scoring::rank(state),
    }
}

/// R6: nobody may look through the revealed cards, but everybody saw each of them.
fn earlier_expeditions(state: &State, sight: Sight) -> Option<ArrayVec<Shape, { EXPEDITIONS.len() }>> {
    let shown = sight == Sight::Recall || state.options.expedition_memory == ExpeditionMemory::Open;
    let earlier = usize::from(state.revealed().saturating_sub(1));
    shown.then(|| state.expeditions[..earlier].iter().copied().collect())
}

/// Computed from the face-up cards, as anybody at the table could.
fn deck_colors(state: &State) -> DeckColors {
    let mut face_up: Cards = state.display.iter().flatten().copied().collect();
    for player in state.players() {
        player.completed.iter().for_each(|card| face_up.insert(card));
        player.slots.iter().filter_map(|slot| slot.card).for_each(|card| face_up.insert(card));
    }
    let everything: Cards = Card::all().collect();
    let (all, shown) = (everything.by_color(), face_up.by_color());
    let [purple, orange, green, grey] = std::array::from_fn(|color| all[color] - shown[color]);
    DeckColors { purple, orange, green, grey }
}

fn player_view(state: &State, seat: Seat, sight: Sight) -> PlayerView {
    let player = state.player(seat);
    PlayerView {
        status: status(state, seat),
        slots: player.slots.map(|slot| slot.card.map(|card| Active { card, crossed: slot.crossed })),
        completed: player.completed.iter().collect(),
        coins: player.coins,
        cups: player.cups[..usize::from(player.rows_scored)].iter().copied().collect(),
        palms: player.palms[..usize::from(player.palms_scored)].iter().copied().collect(),
        score: scoring::score(&state.options.deck, player),
        last: (shows_last(state, sight) && !player.last.is_empty()).then(|| player.last.iter().collect()),
    }
}

/// R6: cells crossed with an earlier expedition card of this round would reveal its shape.
fn shows_last(state: &State, sight: Sight) -> bool {
    let shape_is_past = state.phase == Phase::Cross && state.turn_of_round() > 0;
    sight == Sight::Recall || state.options.expedition_memory == ExpeditionMemory::Open || !shape_is_past
}

fn status(state: &State, seat: Seat) -> Status {
    match (state.phase, state.waiting.contains(seat)) {
        (Phase::ChooseStart, true) => Status::Choosing,
        (Phase::ChooseStart, false) => Status::Chosen,
        (Phase::Cross, true) => Status::Crossing,
        (Phase::Cross, false) if state.player(seat).is_idle() => Status::Idle,
        (Phase::Cross, false) => Status::Committed,
        (Phase::Replace, true) => Status::Taking,
        (Phase::Replace, false) | (Phase::Over, _) => Status::Waiting,
    }
}

fn hand(player: &Player) -> Hand {
    Hand { cards: player.dealt.map(|card| card.expect("four cards are dealt")), kept: player.kept }
}

fn marking(deck: &Tables, player: &Player) -> Marking {
    let gain = rules::gain(deck, player);
    Marking {
        marks: player.marks.iter().collect(),
        due: player.owed(deck),
        take_backs_left: TAKE_BACKS - player.take_backs,
        coins: gain.coins,
        palms: gain.palms,
    }
}
