//! Parses what Python passes in.

use pyo3::prelude::*;
use serde_json::Value;

use crate::errors::{IllegalMove, bad_input};

/// An action as a number below `actions`.
#[pyfunction]
pub(crate) fn checked(action: &Bound<'_, PyAny>, actions: usize) -> PyResult<usize> {
    let number = action.extract::<usize>().ok().or_else(|| {
        // A fraction is not an action: rounding it would hide a mistake.
        let number = action.extract::<f64>().ok().filter(|number| number.fract() == 0.0 && *number >= 0.0);
        number.map(|number| number as usize)
    });
    number.filter(|number| *number < actions).ok_or_else(|| {
        let found = action.repr().map_or_else(|_| "an object".into(), |repr| repr.to_string());
        IllegalMove::new_err(format!("found action {found}, wanted a whole number, 0 to {}", actions - 1))
    })
}

/// Parses options from JSON; an empty string means the defaults.
pub(crate) fn read_options(text: &str) -> PyResult<Value> {
    if text.is_empty() {
        return Ok(Value::Null);
    }
    serde_json::from_str(text).map_err(|error| bad_input(format!("the options: {error}")))
}

/// The 32 bytes of 64 hexadecimal digits.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}
