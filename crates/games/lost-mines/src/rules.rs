//! `check` and `apply`: one pair for each move.

mod cards;
mod rounds;
mod walk;

use klad_engine::{Chance, Log, Seat};

use crate::{
    events::Event,
    moves::Move,
    refusal::Refusal,
    state::{Phase, State},
};

pub(crate) use rounds::begin;

/// Whether `seat` may make this move now, or why not.
pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    check_turn(state, seat, mv)?;
    match mv {
        Move::PlayPath { card, cell, rot } => cards::check_path(state, seat, card, cell, rot),
        Move::PlayTool { card, cell } => cards::check_tool(state, seat, card, cell),
        Move::PlayInfo { card, target } => cards::check_info(state, seat, card, target),
        Move::PlayTrap { card, edge } => cards::check_trap(state, seat, card, edge),
        Move::PlayTroll { card, edge } => cards::check_troll(state, seat, card, edge),
        Move::PlayStorm { card, cell } => cards::check_storm(state, seat, card, cell),
        Move::Discard { cards } => cards::check_discard(state, seat, cards),
        Move::Step { dir } => walk::check_step(state, seat, dir),
        Move::EndMove => Ok(()),
        Move::TakeTreasure { slot } => walk::check_take(state, slot),
        Move::PickTrapCard { index } => walk::check_pick(state, index),
        Move::ProposeEndRound => rounds::check_propose(state),
        Move::VoteEndRound { .. } => rounds::check_vote(state, seat),
        Move::Ready => rounds::check_ready(state, seat),
    }
}

/// Makes a move that `check` accepts.
pub(crate) fn apply(state: &mut State, seat: Seat, mv: Move, chance: &mut Chance, log: &mut impl Log<Event>) {
    match mv {
        Move::PlayPath { card, cell, rot } => cards::apply_path(state, seat, card, cell, rot, log),
        Move::PlayTool { card, cell } => cards::apply_tool(state, seat, card, cell, log),
        Move::PlayInfo { card, target } => cards::apply_info(state, seat, card, target, log),
        Move::PlayTrap { card, edge } => cards::apply_trap(state, seat, card, edge, log),
        Move::PlayTroll { card, edge } => cards::apply_troll(state, seat, card, edge, log),
        Move::PlayStorm { card, cell } => cards::apply_storm(state, seat, card, cell, log),
        Move::Discard { cards } => cards::apply_discard(state, seat, cards, log),
        Move::Step { dir } => return walk::apply_step(state, dir, chance, log),
        Move::EndMove => return walk::finish(state, log),
        Move::TakeTreasure { slot } => return walk::apply_take(state, slot, log),
        Move::PickTrapCard { index } => return walk::apply_pick(state, index, log),
        Move::ProposeEndRound => return rounds::apply_propose(state, log),
        Move::VoteEndRound { yes } => return rounds::apply_vote(state, seat, yes, log),
        Move::Ready => return rounds::apply_ready(state, seat, chance, log),
    }
    // Step 1 is over.
    cards::remember(state, mv);
    walk::begin(state, log);
}

/// Checks that the seat may act now (LM-240, LM-050) and that the phase allows this move (LM-053).
fn check_turn(state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let phase = state.phase;
    let acts = match phase {
        Phase::GameOver => return Err(Refusal::GameOver),
        Phase::EndVote | Phase::RoundBreak => seat.0 < state.seats,
        Phase::TrapPick => seat == state.active.left(state.seats),
        Phase::PlayCard | Phase::Moving | Phase::TakeTreasure => seat == state.active,
    };
    if !acts {
        return Err(Refusal::NotYourTurn);
    }
    let offered_in = match mv {
        Move::PlayPath { .. }
        | Move::PlayTool { .. }
        | Move::PlayInfo { .. }
        | Move::PlayTrap { .. }
        | Move::PlayTroll { .. }
        | Move::PlayStorm { .. }
        | Move::Discard { .. }
        | Move::ProposeEndRound => Phase::PlayCard,
        Move::Step { .. } | Move::EndMove => Phase::Moving,
        Move::TakeTreasure { .. } => Phase::TakeTreasure,
        Move::PickTrapCard { .. } => Phase::TrapPick,
        Move::VoteEndRound { .. } => Phase::EndVote,
        Move::Ready => Phase::RoundBreak,
    };
    if phase == offered_in { Ok(()) } else { Err(Refusal::WrongStep { phase }) }
}
