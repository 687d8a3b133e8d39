//! What moves require and what they do: one pair of `check` and `apply` per move, step by step.
//!
//! [`start`]: everybody chooses two cards; [`cross`]: step 2; [`replace`]: step 3 and the order of turns and rounds.

use klad_engine::{Chance, Log, Seat};

use crate::{
    events::Event,
    moves::{Move, Primary},
    refusal::Refusal,
    state::{Phase, State},
};

mod cross;
mod replace;
mod start;

pub(crate) use cross::gain;

/// Returns the refusal if `seat` may not make this move now.
pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if state.phase == Phase::Over {
        return Err(Refusal::GameOver);
    }
    if seat.0 >= state.seats {
        return Err(Refusal::NotAPlayer);
    }
    if state.phase != phase_of(mv) {
        return Err(Refusal::WrongStep { phase: state.phase });
    }
    match mv {
        Move::ChooseStart { keep } => start::check_choose(state, seat, keep),
        Move::Mark { primary: Primary::Shape { slot, cells } } => {
            cross::check_shape(state, seat, slot, cells)
        }
        Move::Mark { primary: Primary::Single { slot, cell } } => {
            cross::check_single(state, seat, slot, cell)
        }
        Move::Bonus { slot, cell } => cross::check_bonus(state, seat, slot, cell),
        Move::TakeBack {} => cross::check_take_back(state, seat),
        Move::TakeCard { from } => replace::check_take(state, seat, from),
    }
}

/// TM-020: the step a move belongs to.
fn phase_of(mv: Move) -> Phase {
    match mv {
        Move::ChooseStart { .. } => Phase::ChooseStart,
        Move::Mark { .. } | Move::Bonus { .. } | Move::TakeBack {} => Phase::Cross,
        Move::TakeCard { .. } => Phase::Replace,
    }
}

/// Makes a move that `check` accepts.
pub(crate) fn apply(state: &mut State, seat: Seat, mv: Move, chance: &mut Chance, log: &mut impl Log<Event>) {
    match mv {
        Move::ChooseStart { keep } => start::apply_choose(state, seat, keep, chance, log),
        Move::Mark { primary: Primary::Shape { slot, cells } } => {
            cross::apply_mark(state, seat, slot, cells, chance, log);
        }
        Move::Mark { primary: Primary::Single { slot, cell } } | Move::Bonus { slot, cell } => {
            cross::apply_mark(state, seat, slot, crate::Cells::only(cell), chance, log);
        }
        Move::TakeBack {} => cross::apply_take_back(state, seat, log),
        Move::TakeCard { from } => replace::apply_take(state, seat, from, chance, log),
    }
}
