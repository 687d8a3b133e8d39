//! Who wins.

use klad_engine::{Outcome, Seat};

use crate::{components::Comp, state::State};

/// KZ-113: the points of a seat's photos.
pub fn points(state: &State, seat: Seat) -> i16 {
    pile(state, seat).map(|comp| i16::from(state.options.deck.points(comp))).sum()
}

/// The photos of a seat in the order it took them.
pub fn pile(state: &State, seat: Seat) -> impl Iterator<Item = Comp> {
    state.photos.iter().filter(move |photo| photo.seat == seat).map(|photo| photo.comp)
}

/// KZ-113 to KZ-115, KZ-117: most points, then most photos; ties share the win. Seats that left come last.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if !state.is_over() {
        return None;
    }
    let scores = Seat::all(state.seats).map(|seat| points(state, seat));
    Some(Outcome::ranked(scores, |seat| match state.present.contains(seat) {
        true => (true, points(state, seat), pile(state, seat).count()),
        false => (false, 0, 0),
    }))
}
