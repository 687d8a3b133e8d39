//! What is hidden from whom, stated a second time, directly on the state and independently of `view.rs`.
//!
//! Four things can change without a viewer noticing: which unseen cards are in the others' hands, the pile, the ten set
//! aside and the others' face-down discards; which mine is on which face-down cell the viewer has not looked at; the
//! values of unseen treasures of one kind; and the roles of unseen dwarves of one clan. A fifth comes with traps whose
//! card the neighbor picks: the order in which the hand is offered.

mod audit;

use klad_engine::{Chance, Secrets, Sight, Viewer};

use crate::{
    components::{CardId, CardSet, Clan, Kind, Mine, Role},
    data,
    setup::Pile,
    state::{Phase, State},
};

impl Secrets for State {
    fn rehide(&self, viewer: Viewer, _sight: Sight, chance: &mut Chance) -> State {
        let mut state = *self;
        rehide_cards(&mut state, viewer, chance);
        rehide_mines(&mut state, viewer, chance);
        rehide_values(&mut state, viewer, chance);
        rehide_roles(&mut state, viewer, chance);
        state
    }

    fn hidden_facts(&self, viewer: Viewer, _sight: Sight) -> Vec<u16> {
        let number = |card: CardId| u16::from(card.number());
        let mut facts: Vec<u16> = hidden_mines(self, viewer).map(|mine| self.mines[mine] as u16).collect();
        for kind in Kind::ALL {
            facts.extend(hidden_values(self, viewer, kind).map(|slot| u16::from(self.rail[slot].value)));
        }
        for clan in Clan::ALL {
            facts.extend(hidden_roles(self, viewer, clan).map(|seat| self.dwarves[seat].role as u16));
        }
        for seat in 0..usize::from(self.seats) {
            if !is_seat(viewer, seat) {
                facts.extend(self.hands[seat].iter().chain(self.buried[seat].iter()).map(number));
            }
        }
        facts.extend(self.pile.as_slice().iter().copied().map(number));
        facts.extend(self.aside.iter().map(number));
        if self.phase == Phase::TrapPick {
            facts.extend(self.offered[..self.hand(self.active).len()].iter().copied().map(number));
        }
        facts
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

fn is_seat(viewer: Viewer, seat: usize) -> bool {
    matches!(viewer, Viewer::Seat(own) if own.index() == seat)
}

/// Whether the viewer's own looks satisfy `seen`; never for a spectator.
fn has_seen(state: &State, viewer: Viewer, seen: impl Fn(&crate::state::Peeks) -> bool) -> bool {
    match viewer {
        Viewer::Seat(own) => seen(&state.peeks[own.index()]),
        Viewer::Spectator => false,
    }
}

fn hidden_mines(state: &State, viewer: Viewer) -> impl Iterator<Item = usize> {
    (0..data::MINE_CELLS).filter(move |mine| {
        state.board.face_down().contains(state.options.deck.mine_places()[*mine])
            && !has_seen(state, viewer, |peeks| peeks.mines & (1 << mine) != 0)
    })
}

fn hidden_values(state: &State, viewer: Viewer, kind: Kind) -> impl Iterator<Item = usize> {
    (0..usize::from(state.seats)).filter(move |slot| {
        // LM-203: collected treasures are revealed when the round is scored, the others never.
        let shown = state.takers[*slot].is_some() && state.ended.is_some();
        state.rail[*slot].kind == kind
            && !shown
            && !has_seen(state, viewer, |peeks| peeks.slots & (1 << slot) != 0)
    })
}

fn hidden_roles(state: &State, viewer: Viewer, clan: Clan) -> impl Iterator<Item = usize> {
    state.all_seats().filter(move |seat| state.dwarf(*seat).clan == clan && state.ended.is_none()).filter_map(
        move |seat| {
            let seen = has_seen(state, viewer, |peeks| peeks.dwarves.contains(seat));
            (!is_seat(viewer, seat.index()) && !seen).then_some(seat.index())
        },
    )
}

fn rehide_cards(state: &mut State, viewer: Viewer, chance: &mut Chance) {
    let others: Vec<usize> = (0..usize::from(state.seats)).filter(|seat| !is_seat(viewer, *seat)).collect();
    let in_pile: CardSet = state.pile.as_slice().iter().copied().collect();
    let mut hidden = state.aside.union(in_pile);
    for &seat in &others {
        hidden = hidden.union(state.hands[seat]).union(state.buried[seat]);
    }
    let mut cards: Vec<CardId> = hidden.iter().collect();
    chance.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    let mut redeal = |set: CardSet| -> CardSet { cards.by_ref().take(set.len()).collect() };
    for &seat in &others {
        state.hands[seat] = redeal(state.hands[seat]);
        state.buried[seat] = redeal(state.buried[seat]);
    }
    state.aside = redeal(state.aside);
    state.pile = Pile::of(&cards.collect::<Vec<_>>());
    if state.phase == Phase::TrapPick {
        let hand = state.hand(state.active);
        state.offered = [CardId::NONE; data::HAND_MAX];
        state.offered.iter_mut().zip(hand.iter()).for_each(|(place, card)| *place = card);
        chance.shuffle(&mut state.offered[..hand.len()]);
    }
}

fn rehide_mines(state: &mut State, viewer: Viewer, chance: &mut Chance) {
    let places: Vec<usize> = hidden_mines(state, viewer).collect();
    let mut mines: Vec<Mine> = places.iter().map(|place| state.mines[*place]).collect();
    mines.sort_unstable();
    chance.shuffle(&mut mines);
    for (place, mine) in places.into_iter().zip(mines) {
        state.mines[place] = mine;
    }
}

fn rehide_values(state: &mut State, viewer: Viewer, chance: &mut Chance) {
    for kind in Kind::ALL {
        let places: Vec<usize> = hidden_values(state, viewer, kind).collect();
        // The unseen values of this kind: those on these spaces and those left in the box.
        let treasures = state.options.deck.treasures();
        let mut values: Vec<u8> =
            treasures.iter().filter(|card| card.kind == kind).map(|card| card.value).collect();
        for slot in (0..usize::from(state.seats)).filter(|slot| state.rail[*slot].kind == kind) {
            if !places.contains(&slot) {
                let place = values.iter().position(|value| *value == state.rail[slot].value);
                values.remove(place.expect("a treasure of the box"));
            }
        }
        values.sort_unstable();
        chance.shuffle(&mut values);
        for (place, value) in places.into_iter().zip(values) {
            state.rail[place].value = value;
        }
    }
}

fn rehide_roles(state: &mut State, viewer: Viewer, chance: &mut Chance) {
    for clan in Clan::ALL {
        let places: Vec<usize> = hidden_roles(state, viewer, clan).collect();
        let mut roles: Vec<Role> =
            data::dwarves(state.seats).filter(|dwarf| dwarf.clan == clan).map(|dwarf| dwarf.role).collect();
        for seat in state.all_seats().filter(|seat| state.dwarf(*seat).clan == clan) {
            if !places.contains(&seat.index()) {
                let place = roles.iter().position(|role| *role == state.dwarf(seat).role);
                roles.remove(place.expect("a dwarf of the box"));
            }
        }
        roles.sort_unstable();
        chance.shuffle(&mut roles);
        for (place, role) in places.into_iter().zip(roles) {
            state.dwarves[place].role = role;
        }
    }
}
