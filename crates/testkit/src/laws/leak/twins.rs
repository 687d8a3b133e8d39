//! Deals that differ in two places, played alongside: anything that was seen once and is hidden again must disappear
//! from views and from the log. Unlike a redealt state, the second run has a history of its own.

use klad_engine::{Chance, MoveSpace, Secrets, Sight, Viewer};
use serde_json::Value;

use super::{Sent, alike, json, some_viewers};
use crate::{
    laws::Effort,
    record::{Record, heard},
};

pub(super) fn check<G: Secrets + MoveSpace>(
    record: &Record<G>,
    effort: &Effort,
    chance: &mut Chance,
) -> Result<(), String> {
    for _ in 0..effort.twins {
        let Some(twin) = twin_start(record, chance) else { continue };
        let viewers = some_viewers(record.seats, effort, chance);
        check_twin(record, twin, &viewers, effort, chance)?;
    }
    Ok(())
}

/// Starts from the deal with two of its values swapped; `None` if none of the swaps tried makes a different deal.
fn twin_start<G: Secrets + MoveSpace>(record: &Record<G>, chance: &mut Chance) -> Option<G> {
    let deal: Value = serde_json::from_str(&json(&record.deal)).ok()?;
    let mut places = Vec::new();
    leaves(&deal, String::new(), &mut places);
    (0..16).find_map(|_| {
        if places.len() < 2 {
            return None;
        }
        let first = chance.below(places.len() as u32) as usize;
        // Neighbors are often seen shortly after each other, so that they can be hidden again in time.
        let second = match chance.below(2) {
            0 => (first + 1 + chance.below(3) as usize) % places.len(),
            _ => chance.below(places.len() as u32) as usize,
        };
        let (one, two) = (deal.pointer(&places[first])?.clone(), deal.pointer(&places[second])?.clone());
        if one == two {
            return None;
        }
        let mut changed = deal.clone();
        *changed.pointer_mut(&places[first])? = two;
        *changed.pointer_mut(&places[second])? = one;
        G::start(&record.options, record.seats, &serde_json::from_value(changed).ok()?).ok()
    })
}

/// JSON pointers to all values that contain no others.
fn leaves(value: &Value, at: String, into: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| leaves(item, format!("{at}/{index}"), into));
        }
        Value::Object(fields) => {
            let escaped = |name: &str| name.replace('~', "~0").replace('/', "~1");
            fields.iter().for_each(|(name, item)| leaves(item, format!("{at}/{}", escaped(name)), into));
        }
        _ => into.push(at),
    }
}

/// Makes the recorded moves in the twin for as long as they are legal there, and compares what a reconnecting viewer is
/// sent whenever the two look alike.
fn check_twin<G: Secrets + MoveSpace>(
    record: &Record<G>,
    mut twin: G,
    viewers: &[Viewer],
    effort: &Effort,
    chance: &mut Chance,
) -> Result<(), String> {
    let mut told_twin: Vec<Vec<(klad_engine::Audience, G::Event)>> = Vec::new();
    for ply in 0..record.states.len() {
        let state = record.state(ply);
        for &viewer in viewers {
            for sight in [Sight::Table, Sight::Recall] {
                if !alike(state, &twin, viewer, sight) {
                    continue;
                }
                // If even perfect recall cannot tell the two apart, anything else in the log is over and done with (an
                // earlier round) and no secret of this state.
                let once_seen = sight == Sight::Table && !alike(state, &twin, viewer, Sight::Recall);
                let heard_of = |told: &[Vec<(klad_engine::Audience, G::Event)>]| -> Vec<G::Event> {
                    if !once_seen {
                        return Vec::new();
                    }
                    told.iter().flat_map(|told| heard(told, viewer)).collect()
                };
                let probe = Chance::fast(chance.bits());
                let sent = |state: &G, heard: &[G::Event]| {
                    Sent::to(viewer, sight, state, heard, effort.refusals, &mut probe.clone())
                };
                sent(state, &heard_of(&record.told[..ply]))
                    .compare(&sent(&twin, &heard_of(&told_twin)))
                    .map_err(|leak| format!("{viewer} ({sight:?}) can tell two deals apart: {leak}"))?;
            }
        }
        let Some(&(seat, mv)) = record.moves.get(ply) else { break };
        let mut told = Vec::new();
        if twin.play(seat, mv, &mut record.chance(ply + 1), &mut told).is_err() {
            break;
        }
        told_twin.push(told);
    }
    Ok(())
}
