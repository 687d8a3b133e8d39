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
        if !lists_are_lists(&sent, &json_value(&read)) {
            return Err("found a list, wanted an object with named fields".into());
        }
    }
    Ok(read)
}

/// A value of a game as JSON. It is written as text and read again, so that its type is compiled for a single serializer:
/// a browser fetches that code. Not for floats, which text rounds.
///
/// # Panics
/// If it cannot be serialized.
pub fn json_value(value: &impl Serialize) -> Value {
    let text = serde_json::to_string(value).expect("a game's types can be serialized");
    serde_json::from_str(&text).expect("this is JSON")
}

/// Reads a value of a game from JSON by way of text, for the same reason as [`json_value`].
pub fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_str(&value.to_string()).map_err(|error| {
        let message = error.to_string();
        // Nobody has seen this text, so a place in it says nothing.
        message.rsplit_once(" at line ").map_or(message.clone(), |(what, _)| what.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_error_in_a_value_names_no_place_in_a_text_that_nobody_has_seen() {
        let read = |value: Value| read_value::<Vec<u8>>(&value);
        assert_eq!(read(json!([1, 2])), Ok(vec![1, 2]));
        assert_eq!(read(json!([1, "two"])).unwrap_err(), "invalid type: string \"two\", expected u8");
        assert_eq!(json_value(&vec![1, 2]), json!([1, 2]));
    }
}
