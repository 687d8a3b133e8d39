//! TM-070 to TM-101: step 3, the order of turns, the end of a round and of the game.

use klad_engine::{Audience, Chance, Log, Seat, SeatSet};

use crate::{
    data::{EXPEDITIONS, SLOTS, TURNS_PER_ROUND},
    events::Event,
    moves::Source,
    refusal::Refusal,
    scoring,
    setup::round_of,
    state::{Phase, Slot, State},
};

pub(super) fn check_take(state: &State, seat: Seat, from: Source) -> Result<(), Refusal> {
    if !state.waiting.contains(seat) {
        return Err(Refusal::NotYourTurn);
    }
    match from {
        Source::Display { position } => match state.display.get(usize::from(position)) {
            Some(Some(_)) => Ok(()),
            _ => Err(Refusal::NoCardInDisplay { position }),
        },
        Source::Deck {} if state.deck.is_empty() => Err(Refusal::DeckEmpty),
        Source::Deck {} => Ok(()),
    }
}

/// TM-076, TM-081: the new card goes, blank, into the lowest slot that lost its card.
pub(super) fn apply_take(
    state: &mut State,
    seat: Seat,
    source: Source,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    let card = match source {
        Source::Display { position } => state.display[usize::from(position)].take(),
        Source::Deck {} => state.deck.draw(),
    };
    let card = card.expect("check found a card there");
    let player = state.player_mut(seat);
    let slot = player.empty_slot().expect("a seat that takes has an empty slot");
    player.slots[slot] = Slot { card: Some(card), ..Slot::default() };
    log.tell(Audience::All, || Event::CardTaken { seat, source, card, slot: slot as u8 });
    // TM-077: the display is not refilled between two takes. TM-080: a take lapses if no card is left.
    if state.player(seat).empty_slot().is_some() && state.has_cards() {
        return;
    }
    refill(state, log);
    if replace_from(state, seat.left(state.seats), log) {
        end_turn(state, chance, log);
    }
}

/// TM-071: runs step 3 from the first player on, then ends the turn unless somebody has to choose a card.
pub(super) fn step_three(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    let first = state.first;
    if replace_all(state, first, log) {
        end_turn(state, chance, log);
    }
}

/// Continues step 3 at `seat`; it is complete once the first player would be next again.
fn replace_from(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    seat == state.first || replace_all(state, seat, log)
}

/// Runs step 3 for `seat` and those after it in order. Returns false if one of them has to choose a card.
fn replace_all(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let mut seat = seat;
    loop {
        score_rows(state, seat, log);
        let completed = set_aside(state, seat, log);
        // TM-101: nothing is taken in the last turn. TM-080: nor if nothing is left.
        if completed && !state.is_last_turn() && state.has_cards() {
            state.phase = Phase::Replace;
            state.waiting = SeatSet::only(seat);
            return false;
        }
        seat = seat.left(state.seats);
        if seat == state.first {
            return true;
        }
    }
}

/// TM-072, TM-073: the highest cup left for each completed coin row, or 0 if all cups are given out.
#[inline]
fn score_rows(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    while state.player(seat).rows_scored < state.player(seat).rows_complete() {
        let value = state.cups_left().first().copied().unwrap_or(0);
        state.cups_given += u8::from(value > 0);
        let player = state.player_mut(seat);
        let row = player.rows_scored;
        player.cups[usize::from(row)] = value;
        player.rows_scored += 1;
        log.tell(Audience::All, || Event::CupAwarded { seat, row, value });
    }
}

/// TM-075: sets completed cards aside. Returns whether there were any.
#[inline]
fn set_aside(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let player = state.player_mut(seat);
    let mut any = false;
    for slot in 0..SLOTS {
        if let Some(card) = player.slots[slot].complete() {
            player.completed.insert(card);
            player.slots[slot] = Slot::default();
            any = true;
            log.tell(Audience::All, || Event::CardCompleted { seat, slot: slot as u8, card });
        }
    }
    any
}

/// TM-078, TM-079: fills empty places of the display in ascending order, as long as the deck lasts.
pub(super) fn refill(state: &mut State, log: &mut impl Log<Event>) {
    for (position, place) in (0..).zip(&mut state.display) {
        if place.is_none() {
            *place = state.deck.draw();
            if let Some(card) = *place {
                log.tell(Audience::All, || Event::DisplayRefilled { position, card });
            }
        }
    }
}

/// TM-008, TM-091: all eight are collected in printed order, so that the new order does not depend on any earlier one.
pub(super) fn shuffle_expeditions(state: &mut State, chance: &mut Chance) {
    state.expeditions = EXPEDITIONS;
    chance.shuffle(&mut state.expeditions);
}

/// TM-021: turns up the turn's expedition card. The table then waits for everybody with a cell to cross (TM-036).
pub(super) fn reveal_expedition(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Cross;
    let (turn, shape) = (state.turn, state.shape());
    log.tell(Audience::All, || Event::ExpeditionRevealed { turn, shape });
    state.waiting = Seat::all(state.seats).filter(|seat| !state.player(*seat).is_idle()).collect();
}

/// TM-083, TM-090, TM-100: after step 3 comes the next turn, the next round, or the end of the game. A turn in which
/// nobody has anything to cross, and thus nobody has anything to take, ends as soon as it begins.
fn end_turn(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    loop {
        let is_last = state.is_last_turn();
        if !is_last {
            state.first = state.first.left(state.seats);
            tell_first_player(state, log);
        }
        if state.turn_of_round() == TURNS_PER_ROUND - 1 {
            let round = round_of(state.turn);
            log.tell(Audience::All, || Event::RoundEnded { round });
            if !is_last {
                cross_out_cup(state, log);
                shuffle_expeditions(state, chance);
            }
        }
        if is_last {
            return end_game(state, log);
        }
        state.turn += 1;
        reveal_expedition(state, log);
        if !state.waiting.is_empty() {
            return;
        }
    }
}

/// TM-009, TM-083: says who is first player now. TM-130: in a solo game nobody is.
pub(super) fn tell_first_player(state: &State, log: &mut impl Log<Event>) {
    if !state.is_solo() {
        let seat = state.first;
        log.tell(Audience::All, || Event::FirstPlayer { seat });
    }
}

/// TM-131: in a solo game, the highest cup left is lost when a round ends, as if somebody else had been quicker.
fn cross_out_cup(state: &mut State, log: &mut impl Log<Event>) {
    if !state.is_solo() {
        return;
    }
    if let Some(&value) = state.cups_left().first() {
        state.cups_given += 1;
        log.tell(Audience::All, || Event::CupCrossedOut { value });
    }
}

fn end_game(state: &mut State, log: &mut impl Log<Event>) {
    state.phase = Phase::Over;
    state.waiting = SeatSet::EMPTY;
    log.tell(Audience::All, || Event::GameEnded {
        scores: state.players().iter().map(|player| scoring::score(&state.options.deck, player)).collect(),
        places: scoring::standing(state).places.iter().copied().collect(),
    });
    if let Some(rank) = scoring::rank(state) {
        let seat = Seat(0);
        let points = scoring::score(&state.options.deck, state.player(seat)).total;
        log.tell(Audience::All, || Event::RankReached { seat, points, rank });
    }
}
