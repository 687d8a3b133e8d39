//! `Options` accepts exactly what the game's option list declares.

use klad_engine::{Chance, MoveSpace, OptionKind};
use serde_json::{Map, Value, json};

use super::ensure;
use crate::record::option_values;

pub(super) fn check<G: MoveSpace>(seats: u8) -> Result<(), String> {
    let defaults = serde_json::to_value(G::Options::default()).map_err(|error| error.to_string())?;
    let Value::Object(fields) = &defaults else {
        return Err(format!("the options are {defaults}, wanted an object"));
    };
    // An option added later may be left out while it has its default, so that older transcripts stay as they are.
    let names: Vec<&str> = G::INFO.options.iter().map(|spec| spec.name).collect();
    let unknown = fields.keys().find(|key| !names.contains(&key.as_str()));
    ensure(unknown.is_none(), || format!("OPTIONS describes {names:?}, but not {unknown:?}"))?;
    ensure(read::<G>(Value::Object(Map::new())).as_ref() == Ok(&G::Options::default()), || {
        "an empty object does not mean the default options".into()
    })?;
    ensure(read::<G>(json!({ "no_such_option": 1 })).is_err(), || "an unknown option is accepted".into())?;
    for spec in G::INFO.options {
        let name = spec.name;
        let values = option_values(&spec.kind);
        let default = values[0].clone();
        let found = fields.get(name).unwrap_or(&default);
        ensure(*found == default, || {
            format!("the option {name} is {found} by default, OPTIONS says {default}")
        })?;
        for value in values {
            let options = read::<G>(json!({ name: value }))
                .map_err(|error| format!("the option {name} may be {value} but is refused: {error}"))?;
            let written = serde_json::to_value(&options).map_err(|error| error.to_string())?;
            let found = written.get(name).unwrap_or(&default);
            ensure(*found == value, || format!("the option {name} set to {value} is {found}"))?;
            ensure(G::INFO.seats().into_iter().any(|seats| opens::<G>(&options, seats)), || {
                format!("no table of any size opens with {name} set to {value}")
            })?;
        }
        for value in wrong_values(&spec.kind) {
            let accepted = read::<G>(json!({ name: value })).is_ok_and(|options| opens::<G>(&options, seats));
            ensure(!accepted, || format!("the option {name} may not be {value} but is accepted"))?;
        }
    }
    Ok(())
}

fn read<G: MoveSpace>(value: Value) -> Result<G::Options, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}

fn opens<G: MoveSpace>(options: &G::Options, seats: u8) -> bool {
    G::setup(options, seats, &mut Chance::fast(1)).is_ok()
}

/// Values the option must not accept.
fn wrong_values(kind: &OptionKind) -> Vec<Value> {
    let mut wrong = vec![Value::Null, json!(-1), json!(1.5), json!("no such word"), json!([])];
    match *kind {
        OptionKind::Switch { .. } => wrong.push(json!(1)),
        OptionKind::Choice { .. } => wrong.push(json!(0)),
        OptionKind::Numbers { values } => {
            wrong.extend(
                values.iter().map(|number| number + 1).filter(|next| !values.contains(next)).map(Value::from),
            );
        }
        OptionKind::Number { min, max, .. } => {
            wrong.extend(min.checked_sub(1).into_iter().chain(max.checked_add(1)).map(Value::from));
        }
    }
    wrong
}
