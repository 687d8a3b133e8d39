//! Serde accepts a list of field values in place of an object, at any depth. Outside input must not use this form,
//! because its meaning would depend on the order of the fields in the source.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Whether every list in `sent` is still a list in `read`, the value that was read from it.
///
/// ```
/// use serde_json::json;
/// assert!(klad_engine::lists_are_lists(&json!({"cards": [1, 2]}), &json!({"cards": [1, 2]})));
/// assert!(!klad_engine::lists_are_lists(&json!({"card": [1, 2]}), &json!({"card": {"x": 1, "y": 2}})));
/// ```
pub fn lists_are_lists(sent: &Value, read: &Value) -> bool {
    match (sent, read) {
        (Value::Array(sent), Value::Array(read)) => {
            sent.iter().zip(read).all(|(sent, read)| lists_are_lists(sent, read))
        }
        (Value::Array(_), _) => false,
        (Value::Object(sent), Value::Object(read)) => {
            sent.iter().all(|(name, sent)| read.get(name).is_none_or(|read| lists_are_lists(sent, read)))
        }
        _ => true,
    }
}

/// Reads a value from JSON in which every object is written as an object, not as a list of its field values.
pub fn read_strictly<T: Serialize + DeserializeOwned>(json: &str) -> Result<T, String> {
    let read: T = serde_json::from_str(json).map_err(|error| error.to_string())?;
    if json.contains('[') {
        let sent = serde_json::from_str(json).map_err(|error| error.to_string())?;
        let written = serde_json::to_value(&read).map_err(|error| error.to_string())?;
        if !lists_are_lists(&sent, &written) {
            return Err("found a list, wanted an object with named fields".into());
        }
    }
    Ok(read)
}
