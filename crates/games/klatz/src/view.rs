//! What a viewer may know, and a guess at the rest.
//!
//! Nothing that was once shown is hidden again, so both kinds of sight are the same.

mod build;

use klad_engine::{Chance, Outcome, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

pub(crate) use build::{view, view_into};

use crate::{
    components::{Action, Actions, Card, Comp, Comps, Symbol},
    data::{COMPOSITIONS, PLAYERS},
    pile::Pile,
    setup::Options,
    state::{LastTurns, Phase, Photo, State},
};

/// Everything one viewer may know.
#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer: a seat or a spectator.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: Options,
    /// The number of moves made so far, which names the position.
    pub rev: u32,
    /// What the table waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// The number of action cards a turn allows.
    pub quota: u8,
    /// The wall from left to right.
    pub wall: Vec<WallCard>,
    /// The number of rickshaws waiting beside the wall.
    pub waiting: u8,
    /// The market in slot order.
    pub market: Vec<Shown>,
    /// The wall deck from the top down: what is left of its three piles, or one part once it has been rebuilt.
    pub deck: Vec<DeckPart>,
    /// Whether the wall deck has ever been rebuilt.
    pub reshuffled: bool,
    /// The wall discard, oldest card first.
    pub wall_discard: Vec<Shown>,
    /// The number of cards in the action deck.
    pub action_deck: u8,
    /// The action discard, oldest card first.
    pub action_discard: Vec<Action>,
    /// The cards the action deck was last rebuilt from, in table order; empty before that.
    pub rebuilt_of: Vec<Action>,
    /// The number of cards in the composition deck.
    pub composition_deck: u8,
    /// The number of compositions removed for a short game.
    pub removed: u8,
    /// The open compositions.
    pub open: Vec<Comp>,
    /// The players by seat.
    pub players: Vec<Player>,
    /// All photos in the order in which they were taken.
    pub photos: Vec<Snapshot>,
    /// Who still has a turn; null until the compositions run out.
    pub last_turns: Option<LastTurnsView>,
    /// Consecutive turns without a photo or a new composition.
    pub stall: u16,
    /// Whether this turn has brought a photo or a new composition.
    pub progress: bool,
    /// Everything that was hidden; null until the game is over.
    pub reveal: Option<Reveal>,
    /// The outcome; null until the game is over.
    pub outcome: Option<Outcome>,
}

/// A card in the wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WallCard {
    /// The wall card.
    pub card: Card,
    /// The symbol of the card.
    pub symbol: Symbol,
    /// Whether a rickshaw is on it.
    pub covered: bool,
}

/// A face-up card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// The wall card.
    pub card: Card,
    /// The symbol of the card.
    pub symbol: Symbol,
}

/// A part of the wall deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeckPart {
    /// The number of cards, including rickshaws.
    pub cards: u8,
    /// The number of rickshaws among them.
    pub rickshaws: u8,
}

/// Cards that some viewers see and others can only count.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Held<T> {
    /// Face up to this viewer, in table order.
    Open {
        /// The cards.
        cards: Vec<T>,
    },
    /// Face down.
    Closed {
        /// The number of cards.
        count: u8,
    },
}

impl<T> Held<T> {
    /// The number of cards.
    pub fn len(&self) -> usize {
        match self {
            Held::Open { cards } => cards.len(),
            Held::Closed { count } => (*count).into(),
        }
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, if they may be seen.
    pub fn cards(&self) -> Option<&[T]> {
        match self {
            Held::Open { cards } => Some(cards),
            Held::Closed { .. } => None,
        }
    }
}

/// A player as the viewer sees them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The player's seat.
    pub seat: Seat,
    /// False if the seat was permanently removed.
    pub present: bool,
    /// The action cards in hand.
    pub actions: Held<Action>,
    /// The compositions in hand.
    pub compositions: Held<Comp>,
    /// The compositions discarded by redraws.
    pub discarded: Held<Comp>,
    /// The number of photos taken.
    pub photos: u8,
    /// Points of those photos.
    pub points: i16,
}

/// A photo that was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The seat that took it.
    pub seat: Seat,
    /// The composition it shows.
    pub comp: Comp,
    /// What the photo scored.
    pub points: u8,
}

/// Who still has a turn.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LastTurnsView {
    /// Whether the final round has begun; if not, the turn that triggered it is still in progress.
    pub running: bool,
    /// The seats, in ascending order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub seats: SeatSet,
}

/// What was hidden during the game, top cards first.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The wall deck, top card first.
    pub deck: Vec<Card>,
    /// The action deck.
    pub action_deck: Vec<Action>,
    /// The composition deck.
    pub composition_deck: Vec<Comp>,
    /// The compositions removed for a short game.
    pub removed: Vec<Comp>,
}

/// A state that looks exactly like `view`, drawn uniformly: everything the viewer cannot see is dealt at random over
/// the places where it can be.
pub(crate) fn guess(view: &View, chance: &mut Chance) -> State {
    let mut state = public_part(view);
    match &view.reveal {
        Some(reveal) => {
            state.deck = reveal.deck.iter().rev().copied().collect();
            state.action_deck = reveal.action_deck.iter().rev().copied().collect();
            state.composition_deck = reveal.composition_deck.iter().rev().copied().collect();
            state.removed = reveal.removed.iter().copied().collect();
        }
        None => {
            deal_compositions(view, &mut state, chance);
            deal_actions(view, &mut state, chance);
            deal_wall_deck(view, &mut state, chance);
        }
    }
    state
}

fn public_part(view: &View) -> State {
    let mut state = State {
        options: view.options,
        seats: view.players.len() as u8,
        rev: view.rev,
        phase: view.phase,
        active: view.active,
        present: view.players.iter().filter(|player| player.present).map(|player| player.seat).collect(),
        wall: view.wall.iter().map(|wall| wall.card).collect(),
        covered: view.wall.iter().filter(|wall| wall.covered).map(|wall| wall.card.bit()).sum(),
        waiting: view.waiting,
        market: view.market.iter().map(|shown| shown.card).collect(),
        deck: Pile::default(),
        reshuffled: view.reshuffled,
        wall_discard: view.wall_discard.iter().map(|shown| shown.card).collect(),
        hands: [Actions::default(); PLAYERS],
        action_deck: Pile::default(),
        action_discard: view.action_discard.iter().copied().collect(),
        rebuilt_of: view.rebuilt_of.iter().copied().collect(),
        compositions: [Comps::EMPTY; PLAYERS],
        discarded: [Comps::EMPTY; PLAYERS],
        open: view.open.iter().copied().collect(),
        removed: Comps::EMPTY,
        composition_deck: Pile::default(),
        photos: view.photos.iter().map(|photo| Photo { seat: photo.seat, comp: photo.comp }).collect(),
        last_turns: match &view.last_turns {
            None => LastTurns::NotYet,
            Some(LastTurnsView { running: false, seats }) => LastTurns::Triggered(*seats),
            Some(LastTurnsView { running: true, seats }) => LastTurns::Running(*seats),
        },
        stall: view.stall,
        progress: view.progress,
    };
    for player in &view.players {
        let seat = player.seat.index();
        let comps = |held: &Held<Comp>| held.cards().unwrap_or(&[]).iter().copied().collect();
        state.hands[seat] = player.actions.cards().unwrap_or(&[]).iter().copied().collect();
        state.compositions[seat] = comps(&player.compositions);
        state.discarded[seat] = comps(&player.discarded);
    }
    state
}

fn deal_compositions(view: &View, state: &mut State, chance: &mut Chance) {
    let mut seen = state.open;
    seen = state.photos.iter().fold(seen, |seen, photo| seen.with(photo.comp));
    seen = state.compositions.iter().chain(&state.discarded).fold(seen, |seen, &comps| seen.union(comps));
    let mut unseen: Pile<Comp, COMPOSITIONS> = Comps::ALL.minus(seen).iter().collect();
    chance.shuffle(&mut unseen);
    let mut next = || unseen.pop().expect("there are as many unseen compositions as places for them");
    for player in &view.players {
        let seat = player.seat.index();
        if let Held::Closed { count } = player.compositions {
            state.compositions[seat] = (0..count).map(|_| next()).collect();
        }
        if let Held::Closed { count } = player.discarded {
            state.discarded[seat] = (0..count).map(|_| next()).collect();
        }
    }
    state.removed = (0..view.removed).map(|_| next()).collect();
    state.composition_deck = (0..view.composition_deck).map(|_| next()).collect();
}

fn deal_actions(view: &View, state: &mut State, chance: &mut Chance) {
    let mut left = view.options.deck.printed().actions;
    for action in state.hands.iter().flat_map(|hand| hand.iter()).chain(state.action_discard.iter().copied())
    {
        left[action as usize] -= 1;
    }
    state.action_deck = Actions(left).iter().collect();
    chance.shuffle(&mut state.action_deck);
    for player in &view.players {
        if let Held::Closed { count } = player.actions {
            for _ in 0..count {
                let action = state.action_deck.pop().expect("hands and deck contain what is unseen");
                state.hands[player.seat.index()].add(action);
            }
        }
    }
}

fn deal_wall_deck(view: &View, state: &mut State, chance: &mut Chance) {
    let in_sight = state.wall.iter().chain(&*state.market).chain(&*state.wall_discard);
    let mut seen = in_sight.fold(0, |seen, card| seen | card.bit());
    if let Phase::PlacingDrawn { card } = state.phase {
        seen |= card.bit();
    }
    let mut unseen: Pile<Card, { crate::data::WALL_CARDS }> =
        Card::wall().filter(|card| seen & card.bit() == 0).collect();
    chance.shuffle(&mut unseen);
    // The top card comes last, so the lowest part is dealt first.
    for part in view.deck.iter().rev() {
        let mut places: Pile<Card, { crate::data::DECK_CARDS }> = (0..part.cards)
            .map(|place| match place < part.rickshaws {
                true => Card::RICKSHAW,
                false => unseen.pop().expect("there are as many unseen wall cards as places for them"),
            })
            .collect();
        chance.shuffle(&mut places);
        places.iter().for_each(|&card| state.deck.push(card));
    }
}
