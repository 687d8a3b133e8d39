//! Calls: what they name, their order without a clock, and what becomes of them when the wall has changed.

use klad_engine::{Chance, Seat, Seed, arbiter::Ticket};

use crate::{
    arbiter::{
        messages::{Calling, Order, Prefer},
        orders::Orders,
    },
    components::{Card, Comp},
    matching::Lookout,
    moves::Move,
    rules,
    state::State,
};

/// A start that no picture can have: the call names no part of the wall.
const NOWHERE: u8 = u8::MAX;

/// A call on its way to the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Call {
    pub(crate) seat: Seat,
    pub(crate) comp: Comp,
    /// The cards of the picture at the time of the call, from left to right.
    pub(crate) cards: Vec<Card>,
    /// Which match to take if those cards are no longer in place.
    pub(crate) prefer: Prefer,
    /// The ticket of the plain move it arrived as.
    pub(crate) ticket: Option<Ticket>,
}

impl Call {
    /// The call for the picture at `start`.
    pub(crate) fn at(state: &State, seat: Seat, comp: Comp, start: u8, prefer: Prefer) -> Call {
        let picture = start as usize..start as usize + state.options.deck.pattern(comp).len();
        let cards = state.wall.get(picture).unwrap_or(&[]).to_vec();
        Call { seat, comp, cards, prefer, ticket: None }
    }
}

/// Where the named cards are side by side, or [`NOWHERE`].
pub(crate) fn place_of(state: &State, comp: Comp, cards: &[Card]) -> u8 {
    if cards.len() != state.options.deck.pattern(comp).len() {
        return NOWHERE;
    }
    state.wall.windows(cards.len()).position(|run| run == cards).map_or(NOWHERE, |start| start as u8)
}

/// KZ-072: the named cards if they are still in place; otherwise the same composition elsewhere; otherwise the call
/// lapses.
pub(crate) fn settle(state: &State, call: &Call) -> Option<Move> {
    let claim = |start: u8| Move::Claim { comp: call.comp, start };
    let legal = |mv: &Move| rules::check(state, call.seat, *mv).is_ok();
    let named = claim(place_of(state, call.comp, &call.cards));
    if legal(&named) {
        return Some(named);
    }
    preferred(&Lookout::of(state), call.comp, call.prefer).map(claim).filter(legal)
}

fn preferred(lookout: &Lookout, comp: Comp, prefer: Prefer) -> Option<u8> {
    match prefer {
        Prefer::Leftmost => lookout.leftmost(comp),
        Prefer::Rightmost => lookout.rightmost(comp),
    }
}

/// The call for a composition that `seat` may make now, at the preferred place.
pub(crate) fn call_for(state: &State, seat: Seat, comp: Comp, prefer: Prefer) -> Option<Call> {
    let start = preferred(&Lookout::of(state), comp, prefer)?;
    rules::check(state, seat, Move::Claim { comp, start }).ok()?;
    Some(Call::at(state, seat, comp, start, prefer))
}

/// KZ-143: the one call that a seat's standing orders make: most points, then the lowest number.
pub(crate) fn ordered_call(state: &State, seat: Seat, orders: &Orders) -> Option<Call> {
    let held = state.compositions(seat);
    let auto = held.iter().map(|comp| orders.of(comp)).filter(|order| order.call == Calling::Auto);
    let calls = auto.filter_map(|Order { comp, prefer, .. }| call_for(state, seat, comp, prefer));
    // `max_by_key` keeps the last of equals, so the numbers are reversed.
    calls.max_by_key(|call| (state.options.deck.points(call.comp), u8::MAX - call.comp.0))
}

/// The secret order of the seats at one position, from the stream of (seed, "arbiter", `rev`).
pub fn order(seed: &Seed, rev: u32, seats: u8) -> Vec<Seat> {
    let mut order: Vec<Seat> = Seat::all(seats).collect();
    Chance::fair(&seed.derive("arbiter"), rev.into()).shuffle(&mut order);
    order
}
