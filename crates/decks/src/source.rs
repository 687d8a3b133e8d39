//! TOML as JSON, with the line of every part of it.

use klad_engine::deck::PathPart;
use serde_json::{Map, Value};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::LineFault;

/// A parsed file.
pub(crate) struct Source<'t> {
    text: &'t str,
    table: DeTable<'t>,
}

impl<'t> Source<'t> {
    /// Parses a file. The errors are everything that makes it invalid TOML.
    pub(crate) fn parse(text: &'t str) -> Result<Source<'t>, Vec<LineFault>> {
        let (table, errors) = DeTable::parse_recoverable(text);
        if errors.is_empty() {
            return Ok(Source { text, table: table.into_inner() });
        }
        let fault = |error: toml::de::Error| {
            let line = error.span().map_or(1, |span| line_at(text, span.start));
            LineFault { line, reason: format!("this is not TOML: {}", error.message().replace('\n', ", ")) }
        };
        Err(errors.into_iter().map(fault).collect())
    }

    /// The whole file as JSON.
    pub(crate) fn json(&self) -> Map<String, Value> {
        table(&self.table)
    }

    /// The line of a top-level key; the first line if the key is missing.
    pub(crate) fn line_of_key(&self, key: &str) -> usize {
        self.line(&[PathPart::Key(key.to_owned())])
    }

    /// The line of a part of the file, or of the nearest enclosing part that exists.
    pub(crate) fn line(&self, at: &[PathPart]) -> usize {
        let Some((PathPart::Key(key), below)) = at.split_first() else { return 1 };
        let Some((key, value)) = self.table.get_key_value(key.as_str()) else { return 1 };
        line_at(self.text, start(key.span().start, value, below))
    }
}

/// Where a part of a value begins. Tables and their entries begin at their key, list items at their value.
fn start(begin: usize, value: &Spanned<DeValue<'_>>, at: &[PathPart]) -> usize {
    match (at.split_first(), value.get_ref()) {
        (Some((PathPart::Key(key), below)), DeValue::Table(table)) => {
            let entry = table.get_key_value(key.as_str());
            entry.map_or(begin, |(key, value)| start(key.span().start, value, below))
        }
        (Some((PathPart::Index(index), below)), DeValue::Array(items)) => {
            items.get(*index).map_or(begin, |item| start(item.span().start, item, below))
        }
        _ => begin,
    }
}

fn line_at(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|&byte| byte == b'\n').count()
}

fn table(table: &DeTable<'_>) -> Map<String, Value> {
    table.iter().map(|(key, value)| (key.get_ref().to_string(), json(value.get_ref()))).collect()
}

fn json(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => text.to_string().into(),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).map_or(Value::Null, Value::from)
        }
        DeValue::Float(number) => number.as_str().parse::<f64>().map_or(Value::Null, Value::from),
        DeValue::Boolean(boolean) => (*boolean).into(),
        DeValue::Datetime(datetime) => datetime.to_string().into(),
        DeValue::Array(items) => items.iter().map(|item| json(item.get_ref())).collect(),
        DeValue::Table(below) => Value::Object(table(below)),
    }
}
