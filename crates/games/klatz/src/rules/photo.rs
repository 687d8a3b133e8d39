//! KLATZ! Calls and photos.

use klad_engine::{Audience::All, Chance, Log, Seat};

use crate::{
    components::Comp,
    data::HAND_COMPOSITIONS,
    events::Event,
    matching::{self, Reading},
    refusal::Refusal,
    rules::draw,
    state::{Ending, Phase, Photo, State},
};

/// KZ-060 to KZ-066, KZ-103.
pub(crate) fn check(state: &State, seat: Seat, comp: Comp, start: u8) -> Result<(), Refusal> {
    if seat.0 >= state.seats {
        return Err(Refusal::NotYourTurn);
    }
    if !state.is_stable() {
        return Err(Refusal::NotNow);
    }
    if state.open.contains(comp) {
        let redrawn = matches!(state.phase, Phase::AwaitEnd { redrawn: true });
        if seat != state.active || redrawn {
            return Err(Refusal::OpenNotNow { comp });
        }
    } else if !state.compositions[seat.index()].contains(comp) {
        // The same refusal wherever the card is, so that it reveals nothing.
        return Err(Refusal::NotYours { comp });
    }
    let deck = &state.options.deck;
    match matching::read(state, comp, start) {
        Reading::Match => {
            let picture = &state.wall[start as usize..start as usize + deck.pattern(comp).len()];
            match picture.iter().any(|&card| state.is_covered(card)) {
                true => Err(Refusal::RickshawInPicture { comp, start }),
                false => Ok(()),
            }
        }
        Reading::Mirrored if deck.has_dragon(comp) => Err(Refusal::DragonBackwards { comp, start }),
        Reading::Mirrored => Err(Refusal::Mirrored { comp, start }),
        Reading::Other => Err(Refusal::NoMatch { comp, start }),
    }
}

/// KZ-067: scores the composition, discards the picture, and refills the wall and the hand.
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    comp: Comp,
    start: u8,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    let deck = state.options.deck;
    let (start, len) = (start as usize, deck.pattern(comp).len());
    let open = state.open.contains(comp);
    log.tell(All, || {
        let cards = state.wall[start..start + len].to_vec();
        let symbols = cards.iter().map(|card| deck.symbol(*card)).collect();
        Event::Photo { seat, comp, open, start: start as u8, cards, symbols, points: deck.points(comp) }
    });
    state.photos.push(Photo { seat, comp });
    state.progress = true;
    if open {
        state.open = state.open.without(comp);
        if state.open.is_empty() {
            state.phase = Phase::Over { ending: Ending::LastOpen };
            log.tell(All, || Event::Ended { ending: Ending::LastOpen });
            return;
        }
    } else {
        let hand = &mut state.compositions[seat.index()];
        *hand = hand.without(comp);
    }
    for at in start..start + len {
        state.wall_discard.push(state.wall[at]);
    }
    state.wall.remove_run(start, len);
    draw::restore_floor(state, chance, log);
    if !open {
        // KZ-068: nothing if the hand still has two, and no more than is left.
        let missing = HAND_COMPOSITIONS.saturating_sub(state.compositions[seat.index()].len());
        draw::draw_compositions(state, seat, missing, log);
    }
}
