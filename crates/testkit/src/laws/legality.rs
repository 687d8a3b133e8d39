//! Law 2: `legal_moves` and `check` agree over the whole move space.

use std::collections::HashSet;

use klad_engine::{Chance, MoveSpace, Reason, Seat, Sight, Viewer};

use super::{Effort, ensure};
use crate::record::{Record, legal};

pub(super) fn check<G: MoveSpace>(record: &Record<G>, effort: &Effort) -> Result<(), String> {
    let mut chance = Chance::fast(record.seed);
    let whole = effort.checks / (G::MOVES * (usize::from(record.seats) + 1)).max(1);
    let looked_at = record.positions(whole.clamp(1, effort.positions * 4), &mut chance);
    for ply in 0..record.states.len() {
        let state = record.state(ply);
        let whole_space = looked_at.contains(&ply);
        for seat in Seat::all(record.seats).chain([Seat::TABLE]) {
            let listed = check_listed(state, seat)?;
            if whole_space {
                check_space(state, seat, &listed)?;
            }
        }
    }
    Ok(())
}

/// The list of legal moves has no duplicates and always the same order; each move is accepted and has its own index.
fn check_listed<G: MoveSpace>(state: &G, seat: Seat) -> Result<HashSet<G::Move>, String> {
    let moves = legal(state, seat);
    ensure(moves == legal(state, seat), || format!("the legal moves of {seat} change from call to call"))?;
    let mut after = moves.clone();
    state.legal_moves(seat, &mut after);
    ensure(after.len() == 2 * moves.len() && after.starts_with(&moves), || {
        format!("legal_moves of {seat} does not append to the buffer it is given")
    })?;
    let mut listed = HashSet::with_capacity(moves.len());
    for &mv in &moves {
        ensure(listed.insert(mv), || format!("`{seat} {mv}` is listed twice"))?;
        if let Err(refusal) = state.check(seat, mv) {
            return Err(format!("`{seat} {mv}` is listed but refused: {} {refusal}", refusal.rule()));
        }
        let Some(index) = state.move_index(seat, mv) else {
            return Err(format!("`{seat} {mv}` is legal but has no index"));
        };
        ensure(index < G::MOVES, || format!("`{seat} {mv}` has index {index}, wanted below {}", G::MOVES))?;
        let back = state.move_at(seat, index);
        ensure(back == Some(mv), || format!("`{seat} {mv}` has index {index}, which belongs to {back:?}"))?;
    }
    if !moves.is_empty() && seat != Seat::TABLE {
        for sight in [Sight::Table, Sight::Recall] {
            let fallback = G::fallback(&state.view(Viewer::Seat(seat), sight), &moves);
            ensure(listed.contains(&fallback), || format!("the fallback `{seat} {fallback}` is not legal"))?;
        }
    }
    Ok(listed)
}

/// Over the whole move space, a move is accepted exactly if it is listed. Moves of the table need not be listed,
/// because nobody chooses them.
fn check_space<G: MoveSpace>(state: &G, seat: Seat, listed: &HashSet<G::Move>) -> Result<(), String> {
    for index in 0..G::MOVES {
        let Some(mv) = state.move_at(seat, index) else { continue };
        let found = state.move_index(seat, mv);
        ensure(found == Some(index), || {
            format!("`{seat} {mv}` is at index {index} but says its index is {found:?}")
        })?;
        let accepted = state.check(seat, mv).is_ok();
        ensure(!accepted || listed.contains(&mv) || seat == Seat::TABLE, || {
            format!("`{seat} {mv}` is accepted but not listed among the legal moves")
        })?;
    }
    let beyond = state.move_at(seat, G::MOVES);
    ensure(beyond.is_none(), || format!("there is {beyond:?} beyond the end of the move space"))
}
