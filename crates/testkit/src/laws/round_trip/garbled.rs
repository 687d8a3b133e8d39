//! Texts that are almost moves.

use klad_engine::Chance;
use serde_json::Value;

/// What replaces a word or number.
const WORDS: [&str; 14] = [
    "",
    "0",
    "-1",
    "+1",
    "00",
    "1.5",
    "255",
    "256",
    "65536",
    "4294967296",
    "99999999999999999999999",
    "x",
    "é",
    "\u{1f4b0}",
];

/// Garbled forms of a notation.
pub(super) fn texts(text: &str, chance: &mut Chance) -> Vec<String> {
    let mut garbled = Vec::new();
    garbled.extend(text.char_indices().map(|(end, _)| text[..end].to_string()));
    garbled.extend([
        format!("{text} "),
        format!(" {text}"),
        format!("{text}\n"),
        format!("{text} {text}"),
        format!("{text} 0"),
        format!("{text}\0"),
        text.replace(' ', "  "),
        text.replace(' ', "\t"),
        text.to_uppercase(),
        "9".repeat(10_000),
        "é".repeat(100),
    ]);
    let words: Vec<&str> = text.split(' ').collect();
    for place in 0..words.len() {
        let replaced = |word: &str| {
            let mut words = words.clone();
            words[place] = word;
            words.join(" ")
        };
        garbled.extend(WORDS.iter().map(|word| replaced(word)));
        garbled.extend(["0", "+", "-"].map(|prefix| replaced(&format!("{prefix}{}", words[place]))));
        let mut fewer = words.clone();
        fewer.remove(place);
        garbled.push(fewer.join(" "));
    }
    garbled.extend((0..20).map(|_| flipped(text, chance)));
    garbled.retain(|other| other != text);
    garbled
}

/// Garbled forms of a move in JSON.
pub(super) fn jsons(text: &str, chance: &mut Chance) -> Vec<String> {
    let mut garbled: Vec<String> = text.char_indices().map(|(end, _)| text[..end].to_string()).collect();
    garbled.extend(["null", "[]", "{}", "0", "\"\"", "{\"type\":0}", "{\"type\":\"\"}"].map(String::from));
    if let Ok(Value::Object(fields)) = serde_json::from_str(text) {
        let with = |name: &str, value: Value| {
            let mut fields = fields.clone();
            fields.insert(name.into(), value);
            Value::Object(fields).to_string()
        };
        garbled.push(with("unknown", Value::Null));
        for name in fields.keys() {
            let numbers = [-1i64, 0, 255, 256, 65536, 1 << 32, i64::MAX].map(Value::from);
            let others = [Value::Null, Value::from(0.5), "x".into(), true.into(), Value::Array(Vec::new())];
            garbled.extend(numbers.into_iter().chain(others).map(|value| with(name, value)));
            let mut fewer = fields.clone();
            fewer.remove(name);
            garbled.push(Value::Object(fewer).to_string());
        }
    }
    garbled.extend((0..20).map(|_| flipped(text, chance)));
    // Reordered fields or added spaces are still the same JSON.
    let value: Option<Value> = serde_json::from_str(text).ok();
    garbled.retain(|other| serde_json::from_str(other).ok() != value || value.is_none());
    garbled
}

/// The text with one letter replaced by another.
fn flipped(text: &str, chance: &mut Chance) -> String {
    const LETTERS: [char; 14] =
        ['0', '7', 'a', 'z', 'Z', ' ', '-', ',', '"', '}', '\u{7f}', 'ß', '日', '\u{202e}'];
    let place = chance.below(text.chars().count() as u32) as usize;
    let letter = *chance.pick(&LETTERS);
    text.chars().enumerate().map(|(at, old)| if at == place { letter } else { old }).collect()
}
