//! From the JSON of an event or refusal to the arguments of its message.

use klad_engine::Seat;
use serde_json::Value;

use crate::words::{Arg, Words};

/// The last words of field names that contain seats, in events and refusals; in messages these become names. A field
/// name may have words before these: `target_seat`. `cargo xtask tidy` compares this list with the types of every game.
pub const PEOPLE: &[&str] = &["drawer", "next", "order", "seat", "seats", "starter", "winners"];

/// Those that contain one seat if they are a number. A number called `seats` is a count.
pub const PERSON: &[&str] = &["drawer", "next", "seat", "starter"];

/// Who reads the message, and at which table.
#[derive(Clone, Copy)]
pub(crate) struct Telling<'a> {
    /// The custom deck of the table, or null.
    pub(crate) deck: &'a Value,
    /// The reader's seat.
    pub(crate) you: Option<Seat>,
    pub(crate) name: &'a dyn Fn(Seat) -> String,
}

/// The arguments of a message about `value`; [`Words::event`] describes them.
pub(crate) fn args(
    words: Words,
    slug: &str,
    value: &Value,
    telling: Telling<'_>,
) -> Vec<(String, Arg<'static>)> {
    let mut reader = Reader { words, slug, telling, found: None, args: Vec::new() };
    if let Value::Object(fields) = value {
        for (field, value) in fields.iter().filter(|(field, _)| *field != "type") {
            reader.field(field, value);
        }
    }
    let found = reader.found.take().map_or_else(|| "none".to_owned(), |found| found.argument);
    reader.set("you", found.into());
    reader.args
}

struct Reader<'a> {
    words: Words,
    slug: &'a str,
    telling: Telling<'a>,
    /// The argument in which the reader was found.
    found: Option<Found>,
    args: Vec<(String, Arg<'static>)>,
}

/// An argument that names the reader.
struct Found {
    argument: String,
    is_alone: bool,
}

impl Reader<'_> {
    /// Notes that the reader is one of the `seats` of a field. A field about them alone takes precedence over a list,
    /// and `seat`, the one who acts, over everything else.
    fn look_for_you(&mut self, field: &str, seats: &[Value], is_alone: bool) {
        let Some(you) = self.telling.you else { return };
        if !seats.iter().any(|seat| seat.as_u64() == Some(you.0.into())) {
            return;
        }
        if self.found.as_ref().is_none_or(|found| field == "seat" || (is_alone && !found.is_alone)) {
            self.found = Some(Found { argument: argument(field).to_owned(), is_alone });
        }
    }

    fn field(&mut self, field: &str, value: &Value) {
        match value {
            Value::Number(_) if is(PERSON, field) => {
                self.look_for_you(field, std::slice::from_ref(value), true);
                let player = self.scalar(field, value);
                self.set(argument(field), player);
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {
                let arg = self.scalar(field, value);
                if let Arg::Number(number) = arg {
                    self.set(format!("{field}_number"), number.saturating_add(1).into());
                }
                self.set(field, arg);
            }
            Value::String(text) => {
                let phrase = self.phrase(field, text);
                self.set(format!("{field}_name"), phrase.into());
                self.set(field, text.clone().into());
            }
            Value::Array(items) => {
                let is_people = is(PEOPLE, field);
                if is_people {
                    self.look_for_you(field, items, false);
                }
                let each = if is_people { "seat" } else { singular(field) };
                let phrases: Vec<String> = items.iter().map(|item| self.listed(each, item)).collect();
                self.set(format!("{}_count", argument(field)), phrases.len().into());
                self.set(argument(field), self.words.list(&phrases).into());
            }
            Value::Object(fields) => {
                for (part, value) in fields {
                    match part.as_str() {
                        "type" => self.field(field, value),
                        _ => self.field(&format!("{field}_{part}"), value),
                    }
                }
            }
        }
    }

    fn set(&mut self, name: impl Into<String>, arg: Arg<'static>) {
        self.args.push((name.into(), arg));
    }

    fn scalar(&self, field: &str, value: &Value) -> Arg<'static> {
        match value.as_i64() {
            Some(seat) if is(PERSON, field) => match u8::try_from(seat) {
                Ok(seat) => (self.telling.name)(Seat(seat)).into(),
                Err(_) => seat.into(),
            },
            Some(number) => number.into(),
            None if value.is_null() => "none".into(),
            None => value.to_string().into(),
        }
    }

    /// One item of a list in words; the reader appears as "you".
    fn listed(&self, field: &str, value: &Value) -> String {
        match self.telling.you {
            Some(you) if field == "seat" && value.as_u64() == Some(you.0.into()) => {
                self.words.text("you-listed")
            }
            _ => self.item(field, value),
        }
    }

    /// A value in words.
    fn item(&self, field: &str, value: &Value) -> String {
        match value {
            Value::String(text) => self.phrase(field, text),
            Value::Array(items) => {
                let items: Vec<String> = items.iter().map(|item| self.item(field, item)).collect();
                format!("({})", items.join(" "))
            }
            Value::Object(fields) => {
                let parts: Vec<String> = fields.iter().map(|(part, value)| self.item(part, value)).collect();
                parts.join(" ")
            }
            _ => match self.scalar(field, value) {
                Arg::Text(text) => text.into_owned(),
                Arg::Number(number) => number.to_string(),
            },
        }
    }

    /// The game's name for a value, or the id itself if it has no name. A card of a custom deck is what it shows.
    fn phrase(&self, field: &str, text: &str) -> String {
        if let Some(printed) = self.words.printed(self.slug, self.telling.deck, text) {
            return printed;
        }
        let id = format!("{}-{field}-{text}", self.slug);
        if self.words.has(&id) { self.words.text(&id) } else { text.to_owned() }
    }
}

fn is(words: &[&str], field: &str) -> bool {
    words.contains(&field.rsplit_once('_').map_or(field, |(_, last)| last))
}

/// The argument of a field: people at the table are players in messages, not seats.
fn argument(field: &str) -> &str {
    match field {
        "seat" => "player",
        "seats" => "players",
        _ => field,
    }
}

/// The singular of a field: `cards` are each a `card`.
fn singular(field: &str) -> &str {
    field.strip_suffix('s').unwrap_or(field)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Lang;

    fn arg(value: Value, name: &str) -> Option<Arg<'static>> {
        arg_for(None, value, name)
    }

    fn arg_for(you: Option<Seat>, value: Value, name: &str) -> Option<Arg<'static>> {
        let people = |seat: Seat| ["Ann", "Ben", "Cleo"].get(seat.index()).unwrap_or(&"nobody").to_string();
        let telling = Telling { deck: &Value::Null, you, name: &people };
        let args = args(Words::new(Lang::En), "ferry", &value, telling);
        args.into_iter().find(|(found, _)| found == name).map(|(_, arg)| arg)
    }

    #[test]
    fn plain_fields_keep_their_names() {
        let event = json!({"type": "sailed", "weight": 4, "full": true, "flag": null, "color": "red"});
        assert_eq!(arg(event.clone(), "weight"), Some(4.into()));
        assert_eq!(arg(event.clone(), "weight_number"), Some(5.into()));
        assert_eq!(arg(event.clone(), "full"), Some("true".into()));
        assert_eq!(arg(event.clone(), "flag"), Some("none".into()));
        assert_eq!(arg(event.clone(), "color"), Some("red".into()));
        assert_eq!(arg(event, "type"), None);
    }

    #[test]
    fn seats_become_people() {
        let event = json!({"seat": 0, "first_starter": 1, "winners": [2], "seats": [0, 1, 2], "seat_count": 3, "no_seats": 4});
        assert_eq!(arg(event.clone(), "player"), Some("Ann".into()));
        assert_eq!(arg(event.clone(), "first_starter"), Some("Ben".into()));
        assert_eq!(arg(event.clone(), "winners"), Some("Cleo".into()));
        assert_eq!(arg(event.clone(), "players"), Some("Ann, Ben and Cleo".into()));
        assert_eq!(arg(event.clone(), "players_count"), Some(3.into()));
        assert_eq!(arg(event.clone(), "seat_count"), Some(3.into()));
        assert_eq!(arg(event, "no_seats"), Some(4.into()));
    }

    #[test]
    fn the_reader_is_found_if_the_event_is_about_them() {
        let you = |event: &Value| arg_for(Some(Seat(1)), event.clone(), "you");
        assert_eq!(you(&json!({"seat": 1, "target_seat": 0})), Some("player".into()));
        assert_eq!(you(&json!({"seat": 0, "target_seat": 1})), Some("target_seat".into()));
        assert_eq!(you(&json!({"order": [0, 1], "drawer": 1})), Some("drawer".into()));
        assert_eq!(you(&json!({"drawer": 1, "order": [0, 1]})), Some("drawer".into()));
        assert_eq!(you(&json!({"winners": [2, 1]})), Some("winners".into()));
        assert_eq!(you(&json!({"seat": 0, "spot": 1, "numbers": [1]})), Some("none".into()));
        assert_eq!(arg(json!({"seat": 1}), "you"), Some("none".into()));
    }

    #[test]
    fn the_reader_appears_as_you_in_a_list() {
        let seats = json!({"seats": [0, 1, 2]});
        assert_eq!(arg_for(Some(Seat(1)), seats.clone(), "players"), Some("Ann, you and Cleo".into()));
        assert_eq!(arg_for(Some(Seat(7)), seats, "players"), Some("Ann, Ben and Cleo".into()));
    }

    #[test]
    fn lists_and_objects_are_flattened_into_arguments() {
        let event =
            json!({"barrels": ["r1", "b2"], "on": {"type": "pier", "number": 7}, "deep": {"a": {"b": 1}}});
        assert_eq!(arg(event.clone(), "barrels"), Some("r1 and b2".into()));
        assert_eq!(arg(event.clone(), "barrels_count"), Some(2.into()));
        assert_eq!(arg(event.clone(), "on"), Some("pier".into()));
        assert_eq!(arg(event.clone(), "on_number"), Some(7.into()));
        assert_eq!(arg(event, "deep_a_b"), Some(1.into()));
    }

    #[test]
    fn unexpected_json_does_not_panic() {
        for value in [
            json!(null),
            json!(3),
            json!([1]),
            json!({"seat": -1}),
            json!({"seat": 1e30}),
            json!({"seats": [[]]}),
        ] {
            assert_eq!(arg(value.clone(), "nothing"), None, "{value}");
        }
        let words = Words::new(Lang::De);
        assert_eq!(
            words.event("ferry", &Value::Null, &json!({"type": 3}), None, |_| String::new()),
            "<ferry-event-unknown>"
        );
    }
}
