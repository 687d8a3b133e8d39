//! What is hidden from whom, written against the state.

use klad_engine::{Chance, Seat, Secrets, Sight, Viewer};

use super::{CARDS, Jetty, SLOTS, flaw};

impl Secrets for Jetty {
    fn rehide(&self, viewer: Viewer, sight: Sight, chance: &mut Chance) -> Self {
        let mut state = self.clone();
        let mut hidden: Vec<u8> = state.hidden_cards(viewer, sight).map(|card| *card).collect();
        hidden.sort_unstable();
        chance.shuffle(&mut hidden);
        state.hidden_cards(viewer, sight).zip(hidden).for_each(|(place, card)| *place = card);
        if flaw::is(flaw::VIEW_SHOWS_THE_DEAL) {
            state.opening.sort_unstable();
            chance.shuffle(&mut state.opening);
        }
        if state.is_over() {
            return state;
        }
        for seat in Seat::all(self.seats).filter(|&seat| !viewer.is(seat)) {
            let hand = state.hands[seat.index()];
            let occupied = (0..SLOTS as u8).filter(|&slot| hand[usize::from(slot)].is_some()).count() as u32;
            let none = u32::from(!self.done.contains(seat));
            let choice = chance.below(occupied + none);
            let mut slots = (0..SLOTS as u8).filter(|&slot| hand[usize::from(slot)].is_some());
            state.buried[seat.index()] = slots.nth(choice as usize);
            state.recanted[seat.index()] = chance.below(2) == 1;
        }
        state
    }

    fn hidden_facts(&self, viewer: Viewer, sight: Sight) -> Vec<u16> {
        let mut facts: Vec<u16> =
            self.clone().hidden_cards(viewer, sight).map(|card| u16::from(*card)).collect();
        for seat in Seat::all(self.seats).filter(|&seat| !viewer.is(seat)) {
            facts.push(self.buried[seat.index()].map_or(9, u16::from));
            facts.push(u16::from(self.recanted[seat.index()]));
        }
        facts
    }

    fn audit(&self) -> Result<(), String> {
        let hands = self.hands.iter().flatten().flatten();
        let mut cards: Vec<u8> = hands.chain(&self.deck).chain(&self.pile).copied().collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(1..=CARDS as u8) {
            return Err(format!("found the cards {cards:?}, wanted each of {CARDS} once"));
        }
        let unfounded = |seat: &Seat| self.buried[seat.index()].is_none() && self.done.contains(*seat);
        match Seat::all(self.seats).find(unfounded) {
            Some(seat) => Err(format!("{seat} is done and has buried nothing")),
            None => Ok(()),
        }
    }
}

impl Jetty {
    fn hidden_cards(&mut self, viewer: Viewer, sight: Sight) -> impl Iterator<Item = &mut u8> {
        let covered = if self.covers(sight) { self.pile.len().saturating_sub(1) } else { 0 };
        let hands = self.hands.iter_mut().enumerate();
        let others = hands.filter(move |(seat, _)| !viewer.is(Seat(*seat as u8)));
        let in_hands = others.flat_map(|(_, hand)| hand.iter_mut().flatten());
        in_hands.chain(self.deck.iter_mut()).chain(self.pile[..covered].iter_mut())
    }
}
