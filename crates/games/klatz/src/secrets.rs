//! What is hidden from whom, stated a second time: directly on the state, after the paragraph "Non-interference" of the
//! rules. `view.rs` must not use this.

use klad_engine::{Chance, Seat, Secrets, Sight, Viewer};

use crate::{
    components::{Action, Actions, Card, Comp, Comps},
    data::PILES,
    state::State,
};

mod audit;

impl Secrets for State {
    fn rehide(&self, viewer: Viewer, _sight: Sight, chance: &mut Chance) -> State {
        let mut state = *self;
        if self.is_over() {
            return state;
        }
        rehide_compositions(&mut state, viewer, chance);
        rehide_actions(&mut state, viewer, chance);
        rehide_deck(&mut state, chance);
        state
    }

    fn hidden_facts(&self, viewer: Viewer, _sight: Sight) -> Vec<u16> {
        let mut facts = Vec::new();
        if self.is_over() {
            return facts;
        }
        for seat in Seat::all(self.seats).filter(|&seat| !viewer.is(seat)) {
            facts.extend(self.compositions[seat.index()].iter().map(|comp| u16::from(comp.0)));
            facts.extend(self.hands[seat.index()].iter().map(|action| action as u16));
            if !self.options.reveal_discarded_compositions {
                facts.extend(self.discarded[seat.index()].iter().map(|comp| u16::from(comp.0)));
            }
        }
        facts.extend(self.removed.iter().map(|comp| u16::from(comp.0)));
        facts.extend(self.composition_deck.iter().map(|comp| u16::from(comp.0)));
        facts.extend(self.action_deck.iter().map(|&action| action as u16));
        facts.extend(self.deck.iter().map(|card| u16::from(card.0)));
        facts
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self).map_err(|fault| format!("{fault} in {self}"))
    }
}

/// Item 1: redeals unseen compositions over the deck, other hands, other discards (unless public) and the removed
/// cards.
fn rehide_compositions(state: &mut State, viewer: Viewer, chance: &mut Chance) {
    let secret_discards = !state.options.reveal_discarded_compositions;
    let others = || Seat::all(state.seats).filter(|&seat| !viewer.is(seat)).map(Seat::index);
    let mut hidden = state.removed.union(state.composition_deck.iter().copied().collect());
    for seat in others() {
        hidden = hidden.union(state.compositions[seat]);
        if secret_discards {
            hidden = hidden.union(state.discarded[seat]);
        }
    }
    let mut hidden: Vec<Comp> = hidden.iter().collect();
    chance.shuffle(&mut hidden);
    let mut take = |count: usize| -> Comps { hidden.drain(..count).collect() };
    for seat in others() {
        state.compositions[seat] = take(state.compositions[seat].len());
        if secret_discards {
            state.discarded[seat] = take(state.discarded[seat].len());
        }
    }
    state.removed = take(state.removed.len());
    state.composition_deck.copy_from_slice(&hidden);
}

/// Item 2: redeals unseen action cards over the deck and other hands.
fn rehide_actions(state: &mut State, viewer: Viewer, chance: &mut Chance) {
    let others = || Seat::all(state.seats).filter(|&seat| !viewer.is(seat)).map(Seat::index);
    let mut hidden: Vec<Action> = state.action_deck.to_vec();
    others().for_each(|seat| hidden.extend(state.hands[seat].iter()));
    hidden.sort_unstable();
    chance.shuffle(&mut hidden);
    for seat in others() {
        let count = state.hands[seat].len();
        state.hands[seat] = hidden.drain(..count).collect::<Actions>();
    }
    state.action_deck.copy_from_slice(&hidden);
}

/// Item 3: redeals the wall deck; each of the three original piles keeps its rickshaw until the first reshuffle.
fn rehide_deck(state: &mut State, chance: &mut Chance) {
    let mut hidden: Vec<Card> = state.deck.iter().copied().filter(|card| !card.is_rickshaw()).collect();
    hidden.sort_unstable();
    chance.shuffle(&mut hidden);
    // The bottom card comes first, so the lowest pile starts at 0.
    let [_, middle, bottom] = PILES.map(|size| size + 1);
    let cuts = if state.reshuffled { vec![] } else { vec![bottom, bottom + middle] };
    let mut low = 0;
    for high in cuts.into_iter().chain([usize::MAX]) {
        let high = high.min(state.deck.len());
        let part = &mut state.deck[low..high];
        let rickshaws = part.iter().filter(|card| card.is_rickshaw()).count();
        let cards = hidden.split_off(hidden.len() - (part.len() - rickshaws));
        let mut mixed: Vec<Card> = cards.into_iter().chain(vec![Card::RICKSHAW; rickshaws]).collect();
        chance.shuffle(&mut mixed);
        part.copy_from_slice(&mixed);
        low = high;
    }
}
