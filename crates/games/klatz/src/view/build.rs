//! Building views.

use std::mem;

use klad_engine::{Seat, Viewer};

use super::{DeckPart, Held, LastTurnsView, Player, Reveal, Shown, Snapshot, View, WallCard};
use crate::{
    components::{Action, Card, Comp},
    scoring,
    state::{LastTurns, Photo, State},
};

/// Builds the view of `viewer`.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    build(state, viewer, Lists::default())
}

/// Replaces a view by that of `viewer`. Nothing is allocated once the lists are long enough: learners build views by the
/// million.
pub(crate) fn view_into(state: &State, viewer: Viewer, view: &mut View) {
    let lists = Lists {
        wall: mem::take(&mut view.wall),
        market: mem::take(&mut view.market),
        deck: mem::take(&mut view.deck),
        wall_discard: mem::take(&mut view.wall_discard),
        action_discard: mem::take(&mut view.action_discard),
        rebuilt_of: mem::take(&mut view.rebuilt_of),
        open: mem::take(&mut view.open),
        players: mem::take(&mut view.players),
        photos: mem::take(&mut view.photos),
    };
    *view = build(state, viewer, lists);
}

/// The lists of an earlier view, reused only for their memory.
#[derive(Default)]
struct Lists {
    wall: Vec<WallCard>,
    market: Vec<Shown>,
    deck: Vec<DeckPart>,
    wall_discard: Vec<Shown>,
    action_discard: Vec<Action>,
    rebuilt_of: Vec<Action>,
    open: Vec<Comp>,
    players: Vec<Player>,
    photos: Vec<Snapshot>,
}

/// A list with new contents in the same memory.
fn refill<T>(mut list: Vec<T>, contents: impl Iterator<Item = T>) -> Vec<T> {
    list.clear();
    list.extend(contents);
    list
}

fn build(state: &State, viewer: Viewer, lists: Lists) -> View {
    let over = state.is_over();
    let printed = &state.options.deck;
    let wall_card =
        |&card: &Card| WallCard { card, symbol: printed.symbol(card), covered: state.is_covered(card) };
    let part = |(cards, rickshaws)| DeckPart { cards: cards as u8, rickshaws: rickshaws as u8 };
    let snapshot =
        |photo: &Photo| Snapshot { seat: photo.seat, comp: photo.comp, points: printed.points(photo.comp) };
    let shown = |&card: &Card| Shown { card, symbol: printed.symbol(card) };
    View {
        viewer,
        options: state.options,
        rev: state.rev,
        phase: state.phase,
        active: state.active,
        quota: state.quota(),
        wall: refill(lists.wall, state.wall.iter().map(wall_card)),
        waiting: state.waiting,
        market: refill(lists.market, state.market.iter().map(shown)),
        deck: refill(lists.deck, state.deck_parts().map(part)),
        reshuffled: state.reshuffled,
        wall_discard: refill(lists.wall_discard, state.wall_discard.iter().map(shown)),
        action_deck: state.action_deck.len() as u8,
        action_discard: refill(lists.action_discard, state.action_discard.iter().copied()),
        rebuilt_of: refill(lists.rebuilt_of, state.rebuilt_of.iter()),
        composition_deck: state.composition_deck.len() as u8,
        removed: state.removed.len() as u8,
        open: refill(lists.open, state.open.iter()),
        players: players(state, viewer, lists.players),
        photos: refill(lists.photos, state.photos.iter().map(snapshot)),
        last_turns: match state.last_turns {
            LastTurns::NotYet => None,
            LastTurns::Triggered(seats) => Some(LastTurnsView { running: false, seats }),
            LastTurns::Running(seats) => Some(LastTurnsView { running: true, seats }),
        },
        stall: state.stall,
        progress: state.progress,
        reveal: over.then(|| Reveal {
            deck: state.deck.iter().rev().copied().collect(),
            action_deck: state.action_deck.iter().rev().copied().collect(),
            composition_deck: state.composition_deck.iter().rev().copied().collect(),
            removed: state.removed.iter().collect(),
        }),
        outcome: scoring::outcome(state),
    }
}

fn players(state: &State, viewer: Viewer, mut list: Vec<Player>) -> Vec<Player> {
    // Usually only one seat's cards are open, so its lists serve the next such seat.
    let mut spare = Spare {
        actions: longest(list.iter_mut().map(|player| take(&mut player.actions))),
        compositions: longest(list.iter_mut().map(|player| take(&mut player.compositions))),
        discarded: longest(list.iter_mut().map(|player| take(&mut player.discarded))),
    };
    refill(list, Seat::all(state.seats).map(|seat| player(state, viewer, seat, &mut spare)))
}

/// Lists of cards, kept so that their memory is reused.
struct Spare {
    actions: Vec<Action>,
    compositions: Vec<Comp>,
    discarded: Vec<Comp>,
}

fn player(state: &State, viewer: Viewer, seat: Seat, spare: &mut Spare) -> Player {
    let own = state.is_over() || viewer.is(seat);
    let public = own || state.options.reveal_discarded_compositions;
    let actions = state.hands[seat.index()];
    let [compositions, discarded] = [state.compositions, state.discarded].map(|lists| lists[seat.index()]);
    Player {
        seat,
        present: state.present.contains(seat),
        actions: held(own, actions.iter(), actions.len(), &mut spare.actions),
        compositions: held(own, compositions.iter(), compositions.len(), &mut spare.compositions),
        discarded: held(public, discarded.iter(), discarded.len(), &mut spare.discarded),
        photos: scoring::pile(state, seat).count() as u8,
        points: scoring::points(state, seat),
    }
}

fn held<T>(open: bool, cards: impl Iterator<Item = T>, count: usize, spare: &mut Vec<T>) -> Held<T> {
    match open {
        true => Held::Open { cards: refill(mem::take(spare), cards) },
        false => Held::Closed { count: count as u8 },
    }
}

fn take<T>(held: &mut Held<T>) -> Vec<T> {
    match held {
        Held::Open { cards } => mem::take(cards),
        Held::Closed { .. } => Vec::new(),
    }
}

fn longest<T>(lists: impl Iterator<Item = Vec<T>>) -> Vec<T> {
    lists.max_by_key(Vec::capacity).unwrap_or_default()
}
