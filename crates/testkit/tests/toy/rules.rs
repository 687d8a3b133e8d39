//! What moves do.

use std::sync::atomic::{AtomicU8, Ordering};

use klad_engine::{Audience, Chance, Log, Outcome, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

use super::{Jetty, Move, Refusal, SEATS_MAX, SLOTS, flaw};

#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Event {
    /// Sent to the seat itself.
    Buried {
        slot: u8,
    },
    /// Sent to the seat itself.
    Recanted {},
    /// Sent by a flaw whenever somebody chooses.
    Rustled {},
    Done {
        seat: Seat,
    },
    /// By seat; empty in the log once the pile may have covered them.
    Shown {
        cards: Vec<u8>,
    },
    Scored {
        seat: Seat,
        points: u32,
    },
    /// The card is sent only to the seat itself.
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    Closed {},
    /// Sent by flaws.
    Aside {
        card: u8,
    },
}

pub(crate) fn turn(state: &Jetty) -> Turn {
    if state.is_over() {
        return Turn::NOBODY;
    }
    let must = Seat::all(state.seats).filter(|&seat| !state.done.contains(seat)).collect();
    let high = |seat: &Seat| state.hands[seat.index()].iter().flatten().any(|&card| card > 6);
    let may = match flaw::now() {
        flaw::TURN_TELLS_THE_HAND => state.done.iter().filter(high).collect(),
        _ => SeatSet::EMPTY,
    };
    Turn { must, may }
}

pub(crate) fn check(state: &Jetty, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if seat == Seat::TABLE || mv == Move::Close {
        let closes = seat == Seat::TABLE && mv == Move::Close && !state.is_over();
        return if closes { Ok(()) } else { Err(Refusal::OnlyTheTable) };
    }
    let buried = state.buried[seat.index()];
    if flaw::is(flaw::OUT_OF_TURN)
        && state.done.contains(seat)
        && mv == Move::Recant
        && !state.recanted[seat.index()]
    {
        return Ok(());
    }
    if state.is_over() || state.done.contains(seat) {
        return Err(if flaw::is(flaw::RULE_NOT_IN_BOOK) { Refusal::Unknown } else { Refusal::NotYourTurn });
    }
    match mv {
        Move::Bury { .. } if buried.is_some() => Err(Refusal::AlreadyBuried),
        Move::Bury { slot } => {
            let hand = &state.hands[seat.index()];
            let card = match flaw::now() {
                flaw::CHECK_PANICS => hand[usize::from(slot)],
                _ => hand.get(usize::from(slot)).copied().flatten(),
            };
            card.map(|_| ()).ok_or(Refusal::EmptySlot { slot })
        }
        Move::Recant | Move::Done if buried.is_none() => {
            let left = match flaw::now() {
                flaw::REFUSAL_TELLS_THE_DECK => state.deck.last().copied().unwrap_or(0),
                _ => state.deck.len() as u8,
            };
            Err(Refusal::NothingBuried { left })
        }
        Move::Recant if state.recanted[seat.index()] && !flaw::is(flaw::RECANTS_FOREVER) => {
            Err(Refusal::AlreadyRecanted)
        }
        Move::Recant | Move::Done => Ok(()),
        Move::Close => unreachable!("handled above"),
    }
}

pub(crate) fn apply(state: &mut Jetty, seat: Seat, mv: Move, chance: &mut Chance, log: &mut impl Log<Event>) {
    if flaw::is(flaw::CHOICE_TOLD_WITHOUT_WORDS) && matches!(mv, Move::Bury { .. } | Move::Recant) {
        log.tell(Audience::Except(seat), || Event::Rustled {});
    }
    match mv {
        Move::Bury { slot } => {
            state.buried[seat.index()] = Some(slot);
            log.tell(Audience::Only(seat), || Event::Buried { slot });
        }
        Move::Recant => {
            state.buried[seat.index()] = None;
            state.recanted[seat.index()] = true;
            log.tell(Audience::Only(seat), || Event::Recanted {});
        }
        Move::Done => {
            state.done = state.done.with(seat);
            log.tell(Audience::All, || Event::Done { seat });
            if let Some(&card) = state.deck.first().filter(|_| flaw::is(flaw::SHOWN_AND_FORGOTTEN)) {
                log.tell(Audience::All, || Event::Aside { card });
                chance.shuffle(&mut state.deck);
            }
            if state.done == SeatSet::all(state.seats) {
                show(state, log);
                draw(state, log);
            }
        }
        Move::Close => {
            // Buried cards go back to their slots.
            state.closed = true;
            state.buried = [None; SEATS_MAX];
            state.recanted = [false; SEATS_MAX];
            state.done = SeatSet::EMPTY;
            log.tell(Audience::All, || Event::Closed {});
        }
    }
    static PLAYED: AtomicU8 = AtomicU8::new(0);
    if flaw::is(flaw::COUNTS_GLOBALLY) {
        state.scores[0] += i16::from(PLAYED.fetch_add(1, Ordering::Relaxed) % 2);
    }
}

fn show(state: &mut Jetty, log: &mut impl Log<Event>) {
    let mut best = (0, Seat(0));
    let first = state.pile.len();
    for seat in Seat::all(state.seats) {
        let slot = state.buried[seat.index()].take().expect("a seat that is done has buried a card");
        let card = state.hands[seat.index()][usize::from(slot)].take().expect("a buried card is in its slot");
        best = best.max((card, seat));
        state.pile.push(card);
    }
    log.tell(Audience::All, || Event::Shown { cards: state.pile[first..].to_vec() });
    if flaw::is(flaw::CARD_LOST) && state.pile.len() > 6 {
        state.pile.remove(0);
    }
    let points = state.options.points;
    state.scores[best.1.index()] += points as i16;
    log.tell(Audience::All, || Event::Scored { seat: best.1, points });
    state.recanted = [false; SEATS_MAX];
    state.done = SeatSet::EMPTY;
}

fn draw(state: &mut Jetty, log: &mut impl Log<Event>) {
    for seat in Seat::all(state.seats) {
        for slot in 0..SLOTS {
            if state.hands[seat.index()][slot].is_some() {
                continue;
            }
            let Some(card) = state.deck.pop() else { return };
            state.hands[seat.index()][slot] = Some(card);
            log.tell(Audience::Only(seat), || Event::Drew { seat, card: Some(card) });
            let told = if flaw::is(flaw::DRAW_TOLD_TO_ALL) { Some(card) } else { None };
            log.tell(Audience::Except(seat), || Event::Drew { seat, card: told });
        }
    }
}

/// The log forgets what the pile covers.
pub(crate) fn faded(state: &Jetty, event: &Event) -> Option<Event> {
    match event {
        Event::Shown { .. } if !state.options.open_pile && !flaw::is(flaw::LOG_KEEPS_COVERED) => {
            Some(Event::Shown { cards: Vec::new() })
        }
        // Who scored hints at the cards; the points are in the view.
        Event::Scored { .. } if !state.options.open_pile => None,
        Event::Drew { .. } => None,
        Event::Done { .. } if flaw::is(flaw::LOG_TELLS_THE_DECK) => {
            Some(Event::Aside { card: state.deck.last().copied().unwrap_or(0) })
        }
        Event::Aside { .. } => None,
        _ => Some(event.clone()),
    }
}

pub(crate) fn outcome(state: &Jetty) -> Option<Outcome> {
    if !state.is_over() {
        return None;
    }
    let points = |seat: Seat| state.scores[seat.index()] + i16::from(state.options.favored as u8 == seat.0);
    let mut outcome = Outcome::ranked(Seat::all(state.seats).map(points), points);
    if flaw::is(flaw::WRONG_PLACES) {
        outcome.places[0] = 0;
    }
    Some(outcome)
}
