//! Law 3: a refused move changes nothing and cites a rule; the invariants hold at every step.

use klad_engine::{Audience, Chance, MoveSpace, Reason, Seat, Secrets};
use serde_json::Value;

use super::{Effort, ensure};
use crate::record::Record;

pub(super) fn check<G: Secrets + MoveSpace>(record: &Record<G>, effort: &Effort) -> Result<(), String> {
    let mut chance = Chance::fast(record.seed);
    for ply in 0..record.states.len() {
        let state = record.state(ply);
        state.audit().map_err(|broken| format!("an invariant is broken: {broken}"))?;
        for seat in Seat::all(record.seats).chain([Seat::TABLE]) {
            for _ in 0..effort.refusals / 8 {
                let index = chance.below(G::MOVES as u32) as usize;
                if let Some(mv) = state.move_at(seat, index) {
                    check_refusal(state, seat, mv, record.chance(ply + 1))?;
                }
            }
        }
        // The move just played is often refused now, for a less obvious reason than whose turn it is.
        if let Some(&(seat, mv)) = ply.checked_sub(1).and_then(|before| record.moves.get(before)) {
            check_refusal(state, seat, mv, record.chance(ply + 1))?;
        }
    }
    Ok(())
}

fn check_refusal<G: Secrets + MoveSpace>(
    state: &G,
    seat: Seat,
    mv: G::Move,
    mut chance: Chance,
) -> Result<(), String> {
    let mut after = state.clone();
    let mut told: Vec<(Audience, G::Event)> = Vec::new();
    let checked = state.check(seat, mv);
    let played = after.play(seat, mv, &mut chance, &mut told);
    ensure(checked == played, || format!("`{seat} {mv}`: check says {checked:?}, play says {played:?}"))?;
    let Err(refusal) = played else {
        return after.audit().map_err(|broken| format!("`{seat} {mv}` breaks an invariant: {broken}"));
    };
    ensure(after == *state, || {
        format!("the refused `{seat} {mv}` changed the state:\n{state:?}\n{after:?}")
    })?;
    ensure(told.is_empty(), || format!("the refused `{seat} {mv}` told {told:?}"))?;
    let rule = refusal.rule();
    ensure(G::INFO.rulebook.iter().any(|section| section.rules.contains(&rule.0)), || {
        format!("`{seat} {mv}` is refused by {rule}, which is not in the rulebook")
    })?;
    ensure(!refusal.to_string().is_empty(), || format!("`{seat} {mv}` is refused without a message"))?;
    let json =
        serde_json::to_value(&refusal).map_err(|error| format!("{refusal:?} does not serialize: {error}"))?;
    ensure(json.get("type").is_some_and(Value::is_string), || format!("the refusal {json} has no `type`"))
}
