//! What each viewer sees, and guessing the rest.

use std::{
    array,
    hash::{Hash, Hasher},
};

use arrayvec::ArrayVec;
use klad_engine::{Chance, Seat, SeatSet, Sight, Viewer};
use serde::{Deserialize, Serialize};

use super::{CARDS, Jetty, Options, SEATS_MAX, SLOTS, flaw};

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct View {
    viewer: Viewer,
    sight: Sight,
    options: Options,
    deck: u8,
    hands: Vec<Hand>,
    done: SeatSet,
    /// Covered cards are `None`.
    pile: Vec<Option<u8>>,
    scores: Vec<i16>,
    closed: bool,
    /// Empty except for flaws that show too much.
    extra: Vec<u64>,
    /// Empty except for a flaw.
    #[serde(skip)]
    beside: Option<Box<Jetty>>,
    /// Zero except for a flaw.
    #[serde(skip)]
    lost: u8,
}

impl View {
    pub(crate) fn viewer(&self) -> Viewer {
        if flaw::is(flaw::VIEW_NAMES_ANOTHER) { Viewer::Seat(Seat(0)) } else { self.viewer }
    }
}

/// Data that travels outside the view is not compared either, so this flaw is well hidden.
impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        serde_json::to_string(self).ok() == serde_json::to_string(other).ok() && self.lost == other.lost
    }
}

impl Hash for View {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (serde_json::to_string(self).ok(), self.lost).hash(state);
    }
}

#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum Hand {
    Open { cards: [Option<u8>; SLOTS], buried: Option<u8>, recanted: bool },
    Closed { cards: [bool; SLOTS] },
}

pub(crate) fn view(state: &Jetty, viewer: Viewer, sight: Sight) -> View {
    let hand = |seat: Seat| {
        let cards = state.hands[seat.index()];
        if viewer.is(seat) {
            let (buried, recanted) = (state.buried[seat.index()], state.recanted[seat.index()]);
            return Hand::Open { cards, buried, recanted };
        }
        Hand::Closed { cards: cards.map(|card| card.is_some()) }
    };
    let top = state.pile.len().saturating_sub(1);
    let covers = state.covers(sight) && !flaw::is(flaw::VIEW_SHOWS_COVERED);
    let pile = state.pile.iter().enumerate();
    View {
        viewer,
        sight,
        options: state.options,
        deck: state.deck.len() as u8,
        hands: Seat::all(state.seats).map(hand).collect(),
        done: state.done,
        pile: pile.map(|(place, &card)| if covers && place < top { None } else { Some(card) }).collect(),
        scores: state.scores[..usize::from(state.seats)].to_vec(),
        closed: state.closed,
        extra: extra(state, sight),
        beside: if flaw::is(flaw::STATE_TRAVELS_BESIDE_THE_VIEW) {
            Some(Box::new(state.clone()))
        } else {
            None
        },
        lost: u8::from(flaw::is(flaw::VIEW_LOST_IN_JSON)),
    }
}

/// The extra information that flaws show.
fn extra(state: &Jetty, sight: Sight) -> Vec<u64> {
    match flaw::now() {
        flaw::TABLE_SHOWS_MORE if sight == Sight::Table => {
            state.deck.first().map(|&card| u64::from(card)).into_iter().collect()
        }
        flaw::VIEW_SHOWS_THE_DEAL => state.opening.iter().map(|&card| u64::from(card)).collect(),
        flaw::VIEW_SHOWS_CHOICES => state.buried.iter().map(|slot| slot.map_or(9, u64::from)).collect(),
        flaw::VIEW_COUNTS_MOVES => {
            let counted =
                |seat: usize| u64::from(state.buried[seat].is_some()) + 2 * u64::from(state.recanted[seat]);
            vec![(0..SEATS_MAX).map(counted).sum()]
        }
        flaw::NUMBER_TOO_LARGE => vec![1 << 40],
        _ => Vec::new(),
    }
}

pub(crate) fn guess(view: &View, chance: &mut Chance) -> Jetty {
    if let Some(state) = &view.beside {
        return (**state).clone();
    }
    let seats = view.hands.len();
    let mut unseen: Vec<u8> = (1..=CARDS as u8).filter(|card| !is_seen(view, *card)).collect();
    match flaw::now() {
        flaw::GUESS_NOT_SHUFFLED => {}
        flaw::GUESS_ROTATES => {
            let by = chance.below(unseen.len().max(1) as u32) as usize;
            unseen.rotate_left(by);
        }
        _ => chance.shuffle(&mut unseen),
    }
    let mut state = Jetty {
        options: view.options,
        seats: seats as u8,
        deck: ArrayVec::new(),
        hands: [[None; SLOTS]; SEATS_MAX],
        buried: [None; SEATS_MAX],
        recanted: [false; SEATS_MAX],
        done: view.done,
        pile: ArrayVec::new(),
        scores: array::from_fn(|seat| view.scores.get(seat).copied().unwrap_or(0)),
        closed: view.closed,
        opening: view.extra.iter().filter_map(|&card| u8::try_from(card).ok()).collect(),
    };
    if !flaw::is(flaw::VIEW_SHOWS_THE_DEAL) {
        state.opening.clear();
    }
    let mut take = || unseen.pop().expect("there are as many unseen cards as places for them");
    state.pile.extend(view.pile.iter().map(|card| card.unwrap_or_else(&mut take)));
    for (seat, hand) in view.hands.iter().enumerate() {
        match hand {
            Hand::Open { cards, buried, recanted } => {
                state.hands[seat] = *cards;
                state.buried[seat] = *buried;
                state.recanted[seat] = *recanted && !flaw::is(flaw::GUESS_FORGETS);
            }
            Hand::Closed { cards } => {
                state.hands[seat] = cards.map(|card| if card { Some(take()) } else { None });
                if !state.is_over() {
                    guess_choice(&mut state, seat, chance);
                }
            }
        }
    }
    state.deck.extend((0..view.deck).map(|_| take()));
    if flaw::is(flaw::GUESS_LOSES_A_CARD) {
        state.deck.pop();
    }
    state
}

fn is_seen(view: &View, card: u8) -> bool {
    let in_hand = |hand: &Hand| match hand {
        Hand::Open { cards, .. } => cards.contains(&Some(card)),
        Hand::Closed { .. } => false,
    };
    view.pile.contains(&Some(card)) || view.hands.iter().any(in_hand)
}

/// A seat that is done has buried a card; the others may have, and may have recanted.
fn guess_choice(state: &mut Jetty, seat: usize, chance: &mut Chance) {
    let slots: Vec<u8> =
        (0..SLOTS as u8).filter(|&slot| state.hands[seat][usize::from(slot)].is_some()).collect();
    let mut choices: Vec<Option<u8>> = slots.into_iter().map(Some).collect();
    if !state.done.contains(Seat(seat as u8)) {
        choices.push(None);
        if flaw::is(flaw::GUESS_NEVER_BURIES) {
            choices = vec![None];
        }
    }
    state.buried[seat] = *chance.pick(&choices);
    state.recanted[seat] = chance.below(2) == 1;
}
