//! Law 6: notation and JSON round-trip; truncated and garbled input is refused with a reason, never a panic.

mod deals;
mod garbled;
mod options;

use std::{
    collections::BTreeMap,
    fmt::Debug,
    panic::{AssertUnwindSafe, catch_unwind},
};

use klad_engine::{Chance, MoveSpace, Seat, Secrets, Sight, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{Effort, caught, ensure, json};
use crate::record::{Record, kind, legal};

pub(super) fn check<G: Secrets + MoveSpace>(record: &Record<G>, effort: &Effort) -> Result<(), String> {
    let mut chance = Chance::fast(record.seed);
    options::check::<G>(record.seats)?;
    check_json(&record.options, "the options")?;
    check_json(&record.deal, "the deal")?;
    deals::check(record, &mut chance)?;
    for told in &record.told {
        told.iter().try_for_each(|(_, event)| check_json(event, "an event"))?;
    }
    for ply in record.positions(effort.positions, &mut chance) {
        let state = record.state(ply);
        for viewer in Viewer::all(record.seats) {
            check_json(&state.view(viewer, Sight::Table), "a table view")?;
            check_json(&state.view(viewer, Sight::Recall), "a recall view")?;
        }
        for seat in Seat::all(record.seats) {
            let moves = legal(state, seat);
            moves.iter().try_for_each(|&mv| check_move::<G>(mv))?;
            for mv in one_of_each_kind::<G>(&moves, &mut chance) {
                check_garbled(state, mv, &mut chance)?;
            }
        }
    }
    Ok(())
}

/// One move of each kind, so that a kind with few moves is not lost among hundreds of others.
fn one_of_each_kind<G: MoveSpace>(moves: &[G::Move], chance: &mut Chance) -> Vec<G::Move> {
    let mut kinds: BTreeMap<String, Vec<G::Move>> = BTreeMap::new();
    moves.iter().for_each(|&mv| kinds.entry(kind::<G>(mv)).or_default().push(mv));
    kinds.values().map(|moves| *chance.pick(moves)).collect()
}

/// A value read back from its JSON is equal and has the same JSON; integers fit in 32 bits.
fn check_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    value: &T,
    what: &str,
) -> Result<(), String> {
    let text = json(value);
    let back: T =
        serde_json::from_str(&text).map_err(|error| format!("{what} does not read back: {error}: {text}"))?;
    ensure(back == *value, || format!("{what} changes in JSON: {back:?}, was {value:?}"))?;
    let again = json(&back);
    ensure(again == text, || format!("{what} has two forms in JSON: {text} and {again}"))?;
    let value: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    check_numbers(&value)
        .map_err(|number| format!("{what} contains {number}, wanted a whole number of 32 bits: {text}"))
}

fn check_numbers(value: &Value) -> Result<(), String> {
    match value {
        Value::Null | Value::Bool(_) | Value::String(_) => Ok(()),
        Value::Number(number) => {
            let fits = |number: i64| (i64::from(i32::MIN)..=i64::from(u32::MAX)).contains(&number);
            ensure(number.as_i64().is_some_and(fits), || number.to_string())
        }
        Value::Array(items) => items.iter().try_for_each(check_numbers),
        Value::Object(fields) => fields.values().try_for_each(check_numbers),
    }
}

fn check_move<G: MoveSpace>(mv: G::Move) -> Result<(), String> {
    let text = mv.to_string();
    match text.parse::<G::Move>() {
        Ok(back) => ensure(back == mv, || format!("`{text}` is written by {mv:?} and read as {back:?}"))?,
        Err(error) => return Err(format!("`{text}` is written by {mv:?} but does not read back: {error}")),
    }
    let plain =
        |letter: char| letter.is_ascii_graphic() && !letter.is_ascii_uppercase() && !"@#|".contains(letter);
    ensure(text.split(' ').all(|word| !word.is_empty() && word.chars().all(plain)), || {
        format!("`{text}` is not lower-case words separated by single spaces, without @, # and |")
    })?;
    check_json(&mv, "a move")?;
    let value: Value = serde_json::from_str(&json(&mv)).map_err(|error| error.to_string())?;
    ensure(value.get("type").is_some_and(Value::is_string), || format!("the move {value} has no `type`"))
}

/// Garbled forms of a move are refused with a reason, or are another move in its proper notation.
fn check_garbled<G: MoveSpace>(state: &G, mv: G::Move, chance: &mut Chance) -> Result<(), String> {
    for text in garbled::texts(&mv.to_string(), chance) {
        let read = caught(|| Ok(text.parse::<G::Move>().map_err(|error| error.to_string())));
        let read = read.map_err(|panic| format!("reading the move {text:?} {panic}"))?;
        match read {
            Ok(other) => {
                let written = other.to_string();
                ensure(may_be_read_as(&text, &written, |text| text.parse::<G::Move>().is_err()), || {
                    format!(
                        "{text:?} is read as the move `{written}`, wanted a refusal: a move has one notation"
                    )
                })?;
                check_any(state, other)?;
            }
            Err(reason) => ensure(!reason.is_empty(), || format!("{text:?} is refused without a reason"))?,
        }
    }
    for text in garbled::jsons(&json(&mv), chance) {
        let read = caught(|| Ok(serde_json::from_str::<G::Move>(&text).map_err(|error| error.to_string())));
        let read = read.map_err(|panic| format!("reading the move {text} {panic}"))?;
        if let Ok(other) = read {
            let found: Option<Value> = serde_json::from_str(&text).ok();
            let written = serde_json::to_value(other).expect("moves can be serialized");
            ensure(found.is_some_and(|found| same_values(&found, &written)), || {
                format!("{text} is read as {}, wanted a refusal", json(&other))
            })?;
            check_any(state, other)?;
        }
    }
    Ok(())
}

/// Whether a text may be read as a move with a different notation. Parsing may sort words whose order makes no
/// difference (a set of cards) and drop a word that makes none (turning a symmetric card around), as long as that word
/// is a known one: anything else in its place must be refused.
fn may_be_read_as(text: &str, written: &str, is_refused: impl Fn(&str) -> bool) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    let sorted = |mut words: Vec<&str>| {
        words.sort_unstable();
        words.join(" ")
    };
    let known_word_dropped = (0..words.len()).any(|place| {
        let (mut fewer, mut other) = (words.clone(), words.clone());
        fewer.remove(place);
        other[place] = "xyzzy";
        fewer.join(" ") == written && !words[place].is_empty() && is_refused(&other.join(" "))
    });
    sorted(words.clone()) == sorted(written.split(' ').collect()) || known_word_dropped
}

/// The same for JSON, where a flag that makes no difference is read as off.
fn same_values(found: &Value, written: &Value) -> bool {
    match (found, written) {
        (Value::Bool(_), Value::Bool(_)) => true,
        (Value::Array(found), Value::Array(written)) => {
            found.len() == written.len() && found.iter().all(|value| written.contains(value))
        }
        (Value::Object(found), Value::Object(written)) => {
            let same = |(name, value): (&String, &Value)| {
                written.get(name).is_some_and(|other| same_values(value, other))
            };
            found.len() == written.len() && found.iter().all(same)
        }
        _ => found == written,
    }
}

/// Any move that can be read can be checked, and its notation leads back to it.
fn check_any<G: MoveSpace>(state: &G, mv: G::Move) -> Result<(), String> {
    let asked = catch_unwind(AssertUnwindSafe(|| {
        for seat in Seat::all(state.seats()).chain([Seat::TABLE]) {
            let accepted = state.check(seat, mv).is_ok();
            let index = state.move_index(seat, mv);
            if accepted && index.is_none() {
                return Err(format!("`{seat} {mv}` is accepted but has no index"));
            }
            if index.is_some_and(|index| index >= G::MOVES || state.move_at(seat, index) != Some(mv)) {
                return Err(format!("`{seat} {mv}` has index {index:?}, which belongs to another move"));
            }
        }
        Ok(())
    }));
    asked.unwrap_or_else(|_| Err(format!("asking about {mv:?} panicked")))?;
    let back = mv.to_string().parse::<G::Move>();
    ensure(back.as_ref().is_ok_and(|&back| back == mv), || {
        format!("{mv:?} writes `{mv}`, which does not read back")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parsing_may_sort_words_and_drop_a_known_one_but_nothing_else() {
        let refused = |text: &str| text.contains("xyzzy");
        assert!(may_be_read_as("discard b a", "discard a b", refused));
        assert!(may_be_read_as("path cross turned", "path cross", refused));
        assert!(
            !may_be_read_as("path cross turned", "path cross", |_| false),
            "any word is accepted in this place"
        );
        assert!(!may_be_read_as("path cross ", "path cross", refused));
        assert!(!may_be_read_as("path 02", "path 2", refused));
        assert!(!may_be_read_as("path", "path 2", refused));
    }
}
