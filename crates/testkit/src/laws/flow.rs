//! Law 1: until the outcome, somebody must act and can; every game ends; after that nobody acts.

use klad_engine::{MoveSpace, Outcome, Seat, SeatSet, Turn};

use super::ensure;
use crate::record::{Record, legal};

/// Whether every game ends within `PLIES_MAX` is checked while it is played.
pub(super) fn check<G: MoveSpace>(record: &Record<G>) -> Result<(), String> {
    for ply in 0..record.states.len() {
        let state = record.state(ply);
        ensure(state.seats() == record.seats, || format!("the state has {} seats", state.seats()))?;
        ensure(state.options() == record.options, || {
            format!("the options changed: {:?}, started with {:?}", state.options(), record.options)
        })?;
        match state.outcome() {
            None => check_running(state)?,
            Some(outcome) => {
                ensure(ply == record.moves.len(), || "the outcome was there before the last move".into())?;
                check_over(state, &outcome)?;
            }
        }
    }
    Ok(())
}

fn check_running<G: MoveSpace>(state: &G) -> Result<(), String> {
    let turn = state.turn();
    let all = SeatSet::all(state.seats());
    ensure(!turn.must.is_empty(), || "the game is not over, and nobody must act".into())?;
    ensure(turn.anyone().iter().all(|seat| all.contains(seat)), || {
        format!("{turn:?} names seats that do not exist")
    })?;
    ensure(turn.must.iter().all(|seat| !turn.may.contains(seat)), || {
        format!("{turn:?}: a seat both must and may act")
    })?;
    for seat in Seat::all(state.seats()) {
        let moves = legal(state, seat);
        ensure(!turn.must.contains(seat) || !moves.is_empty(), || {
            format!("{seat} must act but has no legal move")
        })?;
        ensure(turn.anyone().contains(seat) || moves.is_empty(), || {
            format!("{seat} is not asked to act but is offered `{}`", moves[0])
        })?;
    }
    Ok(())
}

fn check_over<G: MoveSpace>(state: &G, outcome: &Outcome) -> Result<(), String> {
    ensure(state.turn() == Turn::NOBODY, || {
        format!("the game is over, but {:?} are asked to act", state.turn())
    })?;
    for seat in Seat::all(state.seats()) {
        let moves = legal(state, seat);
        ensure(moves.is_empty(), || format!("the game is over, but {seat} is offered `{}`", moves[0]))?;
    }
    let table = state.moves(Seat::TABLE);
    let accepted = table.into_iter().find(|&mv| state.check(Seat::TABLE, mv).is_ok());
    ensure(accepted.is_none(), || "the game is over, but the table can still make a move".into())?;
    let seats = usize::from(state.seats());
    let ranked =
        |&place: &u8| usize::from(place) == 1 + outcome.places.iter().filter(|&&other| other < place).count();
    ensure(
        outcome.scores.len() == seats && outcome.places.len() == seats && outcome.places.iter().all(ranked),
        || format!("{outcome:?} does not rank {seats} seats"),
    )
}
