//! TM-004 to TM-009: everybody keeps two of four cards, then the table is laid out.

use klad_engine::{Audience, Chance, Log, Seat};

use super::replace;
use crate::{
    components::{Card, Cards},
    data::SLOTS,
    events::Event,
    moves::KEEPS,
    refusal::Refusal,
    state::{Deck, Slot, State},
};

pub(super) fn check_choose(state: &State, seat: Seat, keep: [u8; SLOTS]) -> Result<(), Refusal> {
    if !state.waiting.contains(seat) {
        return Err(Refusal::AlreadyChosen);
    }
    if !KEEPS.contains(&keep) {
        return Err(Refusal::NotTwoCards { first: keep[0], second: keep[1] });
    }
    Ok(())
}

pub(super) fn apply_choose(
    state: &mut State,
    seat: Seat,
    keep: [u8; SLOTS],
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    state.player_mut(seat).kept = Some(keep);
    state.waiting = state.waiting.without(seat);
    // TM-130: in a solo game there is nobody else to know it.
    if !state.is_solo() {
        log.tell(Audience::All, || Event::Chosen { seat });
    }
    if state.waiting.is_empty() {
        lay_out(state, chance, log);
    }
}

/// Everybody has chosen: reveals the kept cards, shuffles the rest, lays out the display, turns up the first expedition
/// card.
fn lay_out(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    let mut kept = Cards::default();
    for seat in Seat::all(state.seats) {
        let cards = reveal(state, seat);
        cards.iter().for_each(|card| kept.insert(*card));
        log.tell(Audience::All, || Event::StartRevealed { seat, cards });
    }
    // TM-006: collected in printed order, so that the new order does not depend on what anybody put back.
    let mut rest: arrayvec::ArrayVec<Card, { Card::COUNT }> =
        Card::all().filter(|card| !kept.contains(*card)).collect();
    chance.shuffle(&mut rest);
    state.deck = Deck::from_top(rest.into_iter());
    replace::refill(state, log);
    state.first = state.options.first_player.draw(state.seats, chance);
    replace::tell_first_player(state, log);
    replace::shuffle_expeditions(state, chance);
    replace::reveal_expedition(state, log);
}

/// TM-005: the kept cards become the active cards, in the order they were dealt.
fn reveal(state: &mut State, seat: Seat) -> [Card; SLOTS] {
    let player = state.player_mut(seat);
    let keep = player.kept.take().expect("everybody has chosen");
    let dealt = std::mem::take(&mut player.dealt);
    let cards = keep.map(|place| dealt[usize::from(place)].expect("four cards were dealt"));
    player.slots = cards.map(|card| Slot { card: Some(card), ..Slot::default() });
    cards
}
