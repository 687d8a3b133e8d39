//! An impossible deal is refused with a reason, never with a panic.

use klad_engine::{Chance, MoveSpace, Secrets};
use serde_json::Value;

use super::{caught, ensure, json};
use crate::record::Record;

pub(super) fn check<G: Secrets + MoveSpace>(record: &Record<G>, chance: &mut Chance) -> Result<(), String> {
    for seats in [0, G::INFO.seats_min - 1, G::INFO.seats_max + 1, 15, 200] {
        let dealt = caught(|| Ok(G::deal(&G::Options::default(), seats, chance).is_err()));
        ensure(dealt == Ok(true), || format!("a deal for {seats} seats is not refused: {dealt:?}"))?;
        check_start::<G>(record, seats, &record.deal, true)?;
    }
    for seats in G::INFO.seats() {
        check_start::<G>(record, seats, &record.deal, false)?;
    }
    let deal: Value = serde_json::from_str(&json(&record.deal)).map_err(|error| error.to_string())?;
    for _ in 0..20 {
        let mut changed = deal.clone();
        change(&mut changed, chance);
        // A value that does not even read as a deal has already been refused.
        if let Ok(deal) = serde_json::from_value::<G::Deal>(changed) {
            check_start::<G>(record, record.seats, &deal, false)?;
        }
    }
    Ok(())
}

/// A start that is not refused yields a state whose invariants hold.
fn check_start<G: Secrets + MoveSpace>(
    record: &Record<G>,
    seats: u8,
    deal: &G::Deal,
    refused: bool,
) -> Result<(), String> {
    let started = caught(|| Ok(G::start(&record.options, seats, deal)));
    let started =
        started.map_err(|panic| format!("starting with {seats} seats from {} {panic}", json(deal)))?;
    match started {
        Err(error) => ensure(!error.message.is_empty(), || "a start is refused without a reason".into()),
        Ok(_) if refused => Err(format!("a start with {seats} seats is accepted")),
        Ok(state) => state.audit().map_err(|broken| {
            format!("an impossible deal for {seats} seats is accepted ({broken}): {}", json(deal))
        }),
    }
}

/// Changes one thing in a deal: one value replaces another, a list loses or repeats an item, or a number changes.
fn change(deal: &mut Value, chance: &mut Chance) {
    match deal {
        Value::Object(fields) if !fields.is_empty() => {
            let place = chance.below(fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(place) {
                change(field, chance);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let place = chance.below(items.len() as u32) as usize;
            let other = chance.pick(items).clone();
            match chance.below(4) {
                0 => drop(items.remove(place)),
                1 => items.push(other),
                2 => items[place] = other,
                _ => change(&mut items[place], chance),
            }
        }
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0) + i64::from(chance.below(5)) - 2;
            *deal = Value::from(*chance.pick(&[near, near, 0, 255, 65_535]));
        }
        Value::Bool(switch) => *switch = !*switch,
        other => *other = Value::Null,
    }
}
