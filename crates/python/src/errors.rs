//! The exceptions. Every one is a `KladError`, which is a `ValueError`, and has a `rule`: the id of the rule that forbids
//! something, or none.

use klad_engine::{PlayError, SetupError, transcript::Fault};
use pyo3::{create_exception, exceptions::PyValueError, prelude::*};

create_exception!(klad, KladError, PyValueError, "Malformed input: what was found and what was wanted.");
create_exception!(klad, IllegalMove, KladError, "A move that the rules forbid; `rule` names the rule.");
create_exception!(klad, WrongSeat, KladError, "A seat that does not exist, is not asked now, or is done.");
create_exception!(
    klad,
    BadOption,
    KladError,
    "Options or seats that do not fit the game; `rule` names the rule."
);
create_exception!(klad, BadRecord, KladError, "A transcript, scenario or saved game that does not hold.");
create_exception!(klad, Closed, KladError, "The environment has been closed.");

/// Adds the exceptions to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    // Every exception has a `rule`, including those raised in Python.
    py.get_type::<KladError>().setattr("rule", py.None())?;
    module.add("KladError", py.get_type::<KladError>())?;
    module.add("IllegalMove", py.get_type::<IllegalMove>())?;
    module.add("WrongSeat", py.get_type::<WrongSeat>())?;
    module.add("BadOption", py.get_type::<BadOption>())?;
    module.add("BadRecord", py.get_type::<BadRecord>())?;
    module.add("Closed", py.get_type::<Closed>())
}

/// Malformed input.
pub(crate) fn bad_input(message: impl Into<String>) -> PyErr {
    KladError::new_err(message.into())
}

/// An exception with the rule behind it, if there is one.
fn with_rule(error: PyErr, rule: Option<&str>) -> PyErr {
    Python::attach(|py| {
        // There is nothing the caller could do about a failure to set the attribute.
        let _ = error.value(py).setattr("rule", rule);
    });
    error
}

/// A move that was not made.
pub(crate) fn not_played(error: &PlayError) -> PyErr {
    match error {
        PlayError::Refused { rule, .. } => with_rule(IllegalMove::new_err(error.to_string()), Some(rule.0)),
        PlayError::NoSuchSeat { .. } => WrongSeat::new_err(error.to_string()),
        PlayError::Unreadable { .. } => IllegalMove::new_err(error.to_string()),
    }
}

/// A table that cannot be set up.
pub(crate) fn not_opened(error: &SetupError) -> PyErr {
    with_rule(BadOption::new_err(format!("{}: {}", error.rule, error.message)), Some(error.rule.0))
}

/// An invalid transcript or scenario.
pub(crate) fn not_replayed(fault: &Fault) -> PyErr {
    with_rule(BadRecord::new_err(fault.to_string()), fault.rule.map(|rule| rule.0))
}
