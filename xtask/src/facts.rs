//! Facts about a game from the generated TypeScript: its rules and options, and the kinds of its moves, events and
//! refusals with their fields. `codegen --check` keeps it up to date, so nothing has to be compiled to get them.

use std::{collections::BTreeMap, ops::RangeInclusive};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::project::{Project, read};

/// The folder of the generated files.
const GENERATED: &str = "web/src/lib/generated";

/// The kinds of a tagged union, and the fields of each with their types.
pub(crate) type Kinds = BTreeMap<String, BTreeMap<String, String>>;

/// The facts about a game.
#[derive(Debug)]
pub(crate) struct Facts {
    /// The possible numbers of players.
    pub(crate) seats: RangeInclusive<u64>,
    /// The sections of the rulebook and their rules.
    pub(crate) sections: Vec<(String, Vec<String>)>,
    /// The options, each with its possible words (none if it is not a choice of words).
    pub(crate) options: Vec<(String, Vec<String>)>,
    /// The components of the box and what is printed on them, as parts of message ids.
    pub(crate) parts: Vec<String>,
    /// The kinds of moves.
    pub(crate) moves: Kinds,
    /// The kinds of events.
    pub(crate) events: Kinds,
    /// The kinds of refusals.
    pub(crate) refusals: Kinds,
    /// The kinds of reasons why a move is good.
    pub(crate) reasons: Kinds,
}

impl Facts {
    /// Reads the generated file of a game.
    pub(crate) fn read(project: &Project, slug: &str) -> Result<Facts> {
        let (path, text) = generated(project, slug)?;
        Facts::parse(&text).context(path)
    }

    fn parse(text: &str) -> Result<Facts> {
        let info = constant(text, "INFO")?;
        let bound = |name: &str| info[name].as_u64().with_context(|| format!("INFO lacks {name}"));
        let sections =
            list(&info["rulebook"]).map(|section| (word(&section["id"]), words(&section["rules"]))).collect();
        let options = list(&info["options"])
            // Options that are a choice of numbers need no messages.
            .map(|option| (word(&option["name"]), words(&option["kind"]["values"])))
            .collect();
        let parts = list(&info["parts"]).flat_map(|part| {
            let items = list(&part["items"]).map(|item| word(&item["word"]));
            items.chain([format!("part-{}", word(&part["id"]))]).collect::<Vec<_>>()
        });
        let parts = parts.collect();
        Ok(Facts {
            seats: bound("seats_min")?..=bound("seats_max")?,
            sections,
            options,
            parts,
            moves: union(text, "Move")?,
            events: union(text, "Event")?,
            refusals: union(text, "Refusal")?,
            reasons: union(text, "Why")?,
        })
    }

    /// All rule ids in order.
    pub(crate) fn rules(&self) -> impl Iterator<Item = &str> {
        self.sections.iter().flat_map(|(_, rules)| rules.iter().map(String::as_str))
    }
}

/// The last words of field names that contain one seat, and of those that contain one or several, as listed in
/// `klad-text`.
pub(crate) struct People {
    pub(crate) person: Vec<String>,
    pub(crate) people: Vec<String>,
}

impl People {
    /// Reads the generated file that all games share.
    pub(crate) fn read(project: &Project) -> Result<People> {
        let (path, text) = generated(project, "engine")?;
        let list = |name| constant(&text, name).map(|list| words(&list)).context(path.clone());
        Ok(People { person: list("PERSON")?, people: list("PEOPLE")? })
    }
}

fn generated(project: &Project, name: &str) -> Result<(String, String)> {
    let path = format!("{GENERATED}/{name}.ts");
    let text = read(&project.path(&path)).context("run `cargo xtask codegen` to write it")?;
    Ok((path, text))
}

/// The value of `export const <name> = … as const;`.
fn constant(text: &str, name: &str) -> Result<Value> {
    let start = format!("export const {name} = ");
    let json = text.lines().find_map(|line| line.strip_prefix(&start)?.strip_suffix(" as const;"));
    serde_json::from_str(json.with_context(|| format!("wanted a line `{start}… as const;`"))?).context(start)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn words(value: &Value) -> Vec<String> {
    list(value).filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The kinds of `export type <name> = { "type": "kind", field: …, } | …;`.
fn union(text: &str, name: &str) -> Result<Kinds> {
    let text = without_comments(text);
    let start = format!("export type {name} = ");
    let (_, rest) = text.split_once(&start).with_context(|| format!("wanted `{start}…`"))?;
    let mut kinds = Kinds::new();
    for part in split(until_semicolon(rest), '|') {
        let Some(inside) = part.trim().strip_prefix('{').and_then(|part| part.strip_suffix('}')) else {
            bail!("type {name}: found {:?}, wanted an object with a type", part.trim());
        };
        let mut kind = None;
        let mut fields = BTreeMap::new();
        for field in split(inside, ',').into_iter().filter(|field| !field.trim().is_empty()) {
            let (field, value) =
                field.split_once(':').with_context(|| format!("type {name}: field {field:?}"))?;
            match field.trim().trim_matches('"') {
                "type" => kind = Some(value.trim().trim_matches('"').to_owned()),
                field => drop(fields.insert(field.trim_end_matches('?').to_owned(), value.trim().to_owned())),
            }
        }
        kinds.insert(kind.with_context(|| format!("type {name}: {part:?} has no type"))?, fields);
    }
    Ok(kinds)
}

fn without_comments(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        clean.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    clean + rest
}

fn until_semicolon(text: &str) -> &str {
    let mut depth = 0;
    let end = text.find(|letter| {
        depth += nesting(letter);
        depth == 0 && letter == ';'
    });
    &text[..end.unwrap_or(text.len())]
}

/// The parts between separators that are outside all brackets.
fn split(text: &str, separator: char) -> Vec<&str> {
    let mut depth = 0;
    text.split(|letter| {
        depth += nesting(letter);
        depth == 0 && letter == separator
    })
    .collect()
}

fn nesting(letter: char) -> i32 {
    match letter {
        '{' | '[' | '(' | '<' => 1,
        '}' | ']' | ')' | '>' => -1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FERRY: &str = r#"
export type Barrel = { color: string, };
/** What happened; it may hold { and | and ;. */
export type Event = { "type": "loaded", seat: Seat, barrel: { color: "red" | "blue", weight: number, }, } | { "type": "sailed",
/** Where to; home, mostly. */
to: Array<number>, late?: boolean, };
export type Move = { "type": "wait" };
export type Refusal = { "type": "too_heavy", space: number, };
export type Why = { "type": "sails_first", seat: Seat, };
export const INFO = {"seats_min":2,"seats_max":4,"rulebook":[{"id":"setup","rules":["FE-001"]}],"options":[{"name":"wind","kind":{"type":"choice","values":["calm","storm"]}},{"name":"size","kind":{"type":"numbers","values":[3,4]}}]} as const;
"#;

    #[test]
    fn a_generated_file_is_read() {
        let facts = Facts::parse(FERRY).unwrap();
        assert_eq!(facts.seats, 2..=4);
        assert_eq!(facts.rules().collect::<Vec<_>>(), ["FE-001"]);
        let option = |name: &str, words: &[&str]| {
            (name.to_owned(), words.iter().map(|word| word.to_string()).collect())
        };
        assert_eq!(facts.options, [option("wind", &["calm", "storm"]), option("size", &[])]);
        assert_eq!(facts.events["loaded"]["seat"], "Seat");
        assert_eq!(facts.events["sailed"]["to"], "Array<number>");
        assert_eq!(facts.events["sailed"]["late"], "boolean");
        assert_eq!(facts.moves.keys().collect::<Vec<_>>(), ["wait"]);
        assert_eq!(facts.refusals["too_heavy"]["space"], "number");
        assert_eq!(facts.reasons["sails_first"]["seat"], "Seat");
    }

    #[test]
    fn a_missing_constant_or_type_is_named() {
        let error = Facts::parse("export type Move = 3;").unwrap_err();
        assert!(format!("{error:#}").contains("INFO"));
        let error = union("export type Move = number;", "Move").unwrap_err();
        assert!(error.to_string().contains("number"));
    }
}
