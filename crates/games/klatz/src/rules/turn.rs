//! How a turn begins and ends, the final round, and seats that leave.

use klad_engine::{
    Audience::{All, Only},
    Chance, Log, Seat, SeatSet,
};

use crate::{
    components::Side,
    components::{Actions, Card, Comps},
    data::{HAND_COMPOSITIONS, STALL_TURNS_MAX},
    events::Event,
    refusal::Refusal,
    rules::{draw, place_drawn, place_new},
    setup::FinalRound,
    state::{Ending, LastTurns, Phase, State},
};

/// Step 1, and whether there is anything to do in step 2 (E3).
pub(crate) fn begin_turn(state: &mut State, log: &mut impl Log<Event>) {
    log.tell(All, || Event::TurnBegan { seat: state.active });
    roll_rickshaws(state, log);
    let nothing_to_add = state.market.is_empty() && state.wall_cards_left() == 0;
    state.phase = if nothing_to_add { Phase::AwaitAct { played: 0 } } else { Phase::AwaitPlace };
}

/// KZ-094, KZ-095: moves all rickshaws one card to the right at the same time; one on the last card leaves the wall.
fn roll_rickshaws(state: &mut State, log: &mut impl Log<Event>) {
    if state.covered == 0 {
        return;
    }
    let before = state.covered;
    state.covered = 0;
    let mut gone = 0;
    for at in 0..state.wall.len() {
        if before & state.wall[at].bit() == 0 {
            continue;
        }
        match state.wall.get(at + 1) {
            Some(next) => state.covered |= next.bit(),
            None => {
                state.wall_discard.push(Card::RICKSHAW);
                gone += 1;
            }
        }
    }
    log.tell(All, || Event::RickshawsMoved { riding: state.riding() as u8, gone });
}

/// Step 4, and the change of turns.
pub(crate) fn end_turn(state: &mut State, refill: bool, chance: &mut Chance, log: &mut impl Log<Event>) {
    if refill {
        draw::fill_hand(state, state.active, chance, log);
    }
    state.last_turns = match state.last_turns {
        LastTurns::NotYet => LastTurns::NotYet,
        // The turn that triggers the final round does not count.
        LastTurns::Triggered(owed) => LastTurns::Running(owed),
        LastTurns::Running(owed) => LastTurns::Running(owed.without(state.active)),
    };
    state.stall = if state.progress { 0 } else { state.stall + 1 };
    state.progress = false;
    let patience =
        if state.options.stall_turns == 0 { STALL_TURNS_MAX as u16 } else { state.options.stall_turns };
    if state.last_turns.owed().is_some_and(SeatSet::is_empty) {
        over(state, Ending::FinalRound, log);
    } else if state.stall >= patience {
        over(state, Ending::Stall, log);
    } else {
        state.active = state.next_seat();
        begin_turn(state, log);
    }
}

fn over(state: &mut State, ending: Ending, log: &mut impl Log<Event>) {
    state.phase = Phase::Over { ending };
    log.tell(All, || Event::Ended { ending });
}

/// KZ-111: the composition deck is empty. This happens once, because the deck is never rebuilt (KZ-031, E17).
pub(crate) fn trigger_final_round(state: &mut State, log: &mut impl Log<Event>) {
    debug_assert_eq!(state.last_turns, LastTurns::NotYet, "the last composition is drawn once");
    let owed = match state.options.final_round {
        FinalRound::EachOneMore => state.present,
        FinalRound::OthersOnly => state.present.without(state.active),
        // the rulebook lets players end the game here; this option does not.
        FinalRound::GoOn => return,
    };
    state.last_turns = LastTurns::Triggered(owed);
    log.tell(All, || Event::FinalRound { seats: in_turn_order(state, owed).collect() });
}

/// These seats in turn order, the active one last.
pub(crate) fn in_turn_order(state: &State, seats: SeatSet) -> impl Iterator<Item = Seat> {
    let (first, count) = (state.active.0 + 1, state.seats);
    (0..count).map(move |step| Seat((first + step) % count)).filter(move |&seat| seats.contains(seat))
}

/// KZ-028: discards and redraws the whole hand.
pub(crate) fn redraw(state: &mut State, chance: &mut Chance, log: &mut impl Log<Event>) {
    let seat = state.active;
    log.tell(All, || Event::Redrew {
        seat,
        actions: state.hands[seat.index()].iter().collect(),
        count: state.compositions[seat.index()].len() as u8,
    });
    discard_hand(state, seat, log);
    state.phase = Phase::AwaitEnd { redrawn: true };
    draw::fill_hand(state, seat, chance, log);
    draw::draw_compositions(state, seat, HAND_COMPOSITIONS, log);
}

/// Discards the action cards in table order and removes the compositions from the game (KZ-031).
fn discard_hand(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let hand = std::mem::take(&mut state.hands[seat.index()]);
    for action in Actions::iter(hand) {
        state.action_discard.push(action);
    }
    let comps = std::mem::take(&mut state.compositions[seat.index()]);
    state.discarded[seat.index()] = state.discarded[seat.index()].union(comps);
    if comps == Comps::EMPTY {
        return;
    }
    let audience = if state.options.reveal_discarded_compositions { All } else { Only(seat) };
    log.tell(audience, || Event::CompositionsDiscarded { seat, comps: comps.iter().collect() });
}

/// E21: only the table removes a seat, and only one that is still present.
pub(crate) fn check_leave(state: &State, sender: Seat, leaver: Seat) -> Result<(), Refusal> {
    if sender != Seat::TABLE {
        return Err(Refusal::TableOnly);
    }
    if leaver.0 >= state.seats {
        return Err(Refusal::NoSuchSeat { number: leaver.0, seats: state.seats });
    }
    if !state.present.contains(leaver) {
        return Err(Refusal::AlreadyLeft { seat: leaver });
    }
    Ok(())
}

/// E21: completes a half-done step as in E19, discards the hand, and ends a running turn without a refill.
pub(crate) fn leave(state: &mut State, leaver: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
    // No card may stay between deck and wall, neither when its owner leaves nor when the game ends.
    if leaver == state.active || state.present.len() == 2 {
        match state.phase {
            Phase::PlacingDrawn { .. } => place_drawn(state, Side::Right, chance, log),
            Phase::PlacingNew { .. } => place_new(state, 0, Side::Right, chance, log),
            _ => {}
        }
    }
    log.tell(All, || Event::Left {
        seat: leaver,
        actions: state.hands[leaver.index()].iter().collect(),
        count: state.compositions[leaver.index()].len() as u8,
    });
    discard_hand(state, leaver, log);
    state.present = state.present.without(leaver);
    state.last_turns = match state.last_turns {
        LastTurns::NotYet => LastTurns::NotYet,
        LastTurns::Triggered(owed) => LastTurns::Triggered(owed.without(leaver)),
        LastTurns::Running(owed) => LastTurns::Running(owed.without(leaver)),
    };
    if state.present.len() == 1 {
        over(state, Ending::Alone, log);
    } else if leaver == state.active {
        end_turn(state, false, chance, log);
    }
}
