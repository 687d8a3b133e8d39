//! Messages that a language lacks, that nothing uses, or that are broken.

mod lessons;
mod messages;
mod usage;

use std::collections::BTreeSet;

use anyhow::Result;

use super::Findings;
use crate::{
    facts::{Facts, Kinds, People},
    project::{Project, entries, name, read},
};
use lessons::Lessons;
use messages::Messages;
use usage::Usage;

/// The languages; the first is the one the others are compared with.
const LANGUAGES: &[&str] = &["en", "de", "fr", "ru", "uk"];

pub(super) fn look(project: &Project, games: &[(String, Facts)], findings: &mut Findings) -> Result<()> {
    let languages: Vec<(&str, Messages)> = LANGUAGES
        .iter()
        .map(|language| Ok((*language, read_language(project, language, findings)?)))
        .collect::<Result<_>>()?;
    let (_, english) = &languages[0];

    for (language, messages) in &languages[1..] {
        let missing_files =
            english.files.difference(&messages.files).map(|file| format!("locales/{language}/{file}"));
        findings.add("files missing in a language", missing_files);
        compare(english, language, messages, findings);
    }

    let expected: BTreeSet<String> = games.iter().flat_map(|(slug, facts)| expected(slug, facts)).collect();
    let missing = expected.iter().filter(|id| !english.has(id)).cloned();
    findings.add("messages that games need but nobody wrote", missing);
    for (slug, facts) in games {
        let strange = [("event", &facts.events), ("refusal", &facts.refusals), ("why", &facts.reasons)];
        let strange = strange.iter().flat_map(|(what, kinds)| strangers(slug, what, kinds, english));
        findings.add("messages with a variable that their event, refusal or reason does not give", strange);
    }

    match People::read(project) {
        Ok(people) => findings
            .add("fields that klad-text wrongly takes for people, or fails to", mistaken(games, &people)),
        Err(error) => findings.add(super::UNREADABLE, [format!("{error:#}")]),
    }

    let lessons = Lessons::read(project, games)?;
    findings.add("messages that a lesson names but nobody wrote", lessons.missing(english));
    findings.add("messages of a lesson that no lesson names", lessons.unnamed(english));

    let usage = Usage::read(project, games)?;
    let is_used = |id: &str| lessons.owns(id) || expected.contains(id) || usage.uses(id);
    let unused = english.ids().filter(|id| !is_used(id) && !english.refers_to(id));
    findings.add("messages nobody uses", unused.map(str::to_owned));
    Ok(())
}

fn read_language(project: &Project, language: &str, findings: &mut Findings) -> Result<Messages> {
    let mut messages = Messages::default();
    for path in entries(&project.path("locales").join(language))? {
        let file = name(&path);
        let broken = messages.add(&file, &read(&path)?);
        findings.add(
            "broken messages",
            broken.into_iter().map(|what| format!("locales/{language}/{file}: {what}")),
        );
    }
    Ok(messages)
}

fn compare(english: &Messages, language: &str, other: &Messages, findings: &mut Findings) {
    let untranslated = english.ids().filter(|id| !other.has(id)).map(|id| format!("{language}: {id}"));
    findings.add("untranslated messages", untranslated);
    let extra = other.ids().filter(|id| !english.has(id)).map(|id| format!("{language}: {id}"));
    findings.add("messages that are missing in English", extra);
    let different = english.ids().filter_map(|id| {
        let (ours, theirs) = (english.variables(id)?, other.variables(id)?);
        (ours != theirs).then(|| format!("{language}: {id} has {theirs:?}, English {ours:?}"))
    });
    findings.add("messages whose variables differ from English", different);
}

/// The ids of the messages that every game has by convention.
fn expected(slug: &str, facts: &Facts) -> Vec<String> {
    let mut ids = vec![format!("{slug}-title"), format!("{slug}-summary")];
    ids.extend(facts.rules().map(|rule| format!("rule-{rule}")));
    ids.extend(facts.sections.iter().map(|(section, _)| format!("{slug}-section-{section}")));
    ids.extend(facts.parts.iter().map(|part| format!("{slug}-{part}")));
    for (option, values) in &facts.options {
        ids.push(format!("{slug}-option-{option}"));
        ids.push(format!("{slug}-option-{option}-help"));
        ids.extend(values.iter().map(|value| format!("{slug}-option-{option}-{}", value.replace(':', "-"))));
    }
    let kinds = [
        ("move", &facts.moves),
        ("event", &facts.events),
        ("refusal", &facts.refusals),
        ("why", &facts.reasons),
    ];
    for (what, kinds) in kinds {
        ids.extend(kinds.keys().map(|kind| format!("{slug}-{what}-{kind}")));
    }
    ids
}

/// Variables in messages about events or refusals that no field provides. `klad-text` derives them: `seat` becomes
/// `player`, a value `x` is also available as `x_name`, a list `x` also as `x_count`, and the parts of an object `x` as
/// `x_part`. The reader of an event is `you`.
fn strangers(slug: &str, what: &str, kinds: &Kinds, english: &Messages) -> Vec<String> {
    let mut strange = Vec::new();
    for (kind, fields) in kinds {
        let id = format!("{slug}-{what}-{kind}");
        let gives = |variable: &str| {
            fields.keys().any(|field| {
                let field = match field.as_str() {
                    "seat" => "player",
                    "seats" => "players",
                    field => field,
                };
                variable.strip_prefix(field).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
            })
        };
        let variables = english.variables(&id).into_iter().flatten();
        strange.extend(
            variables
                .filter(|variable| !(gives(variable) || what == "event" && *variable == "you"))
                .map(|variable| format!("{id}: ${variable}")),
        );
    }
    strange
}

/// Fields whose type and name disagree about whether they contain seats.
fn mistaken(games: &[(String, Facts)], people: &People) -> BTreeSet<String> {
    let mut mistaken = BTreeSet::new();
    for (slug, facts) in games {
        for (kind, fields) in facts.events.iter().chain(&facts.refusals).chain(&facts.reasons) {
            let wrong = fields.iter().filter(|(field, of)| is_mistaken(field, of, people));
            mistaken.extend(wrong.map(|(field, of)| format!("{slug}: {kind}.{field} is {of}")));
        }
    }
    mistaken
}

fn is_mistaken(field: &str, of: &str, people: &People) -> bool {
    let last = field.rsplit_once('_').map_or(field, |(_, last)| last);
    let is = |words: &[String]| words.iter().any(|word| word == last);
    match of.trim_end_matches(" | null") {
        "Seat" => !is(&people.person),
        "Array<Seat>" => !is(&people.people),
        "number" => is(&people.person),
        other => other.starts_with("Array<") && is(&people.people),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_come_from_fields() {
        let mut english = Messages::default();
        let text = "ferry-event-sailed = { $player } took { $barrels_count } barrels ({ $kind_name }) to { $harbor }\n";
        assert!(english.add("ferry.ftl", text).is_empty());
        let fields = [("seat", "Seat"), ("barrels", "Array<Barrel>"), ("kind", "Kind")];
        let fields = fields.map(|(field, kind)| (field.to_owned(), kind.to_owned()));
        let kinds = Kinds::from([("sailed".to_owned(), fields.into())]);
        assert_eq!(strangers("ferry", "event", &kinds, &english), ["ferry-event-sailed: $harbor"]);
    }

    #[test]
    fn people_are_recognized_by_the_last_word_of_a_field() {
        let people =
            People { person: vec!["seat".to_owned()], people: vec!["seat".to_owned(), "seats".to_owned()] };
        let right = [
            ("target_seat", "Seat"),
            ("seats", "Array<Seat>"),
            ("seats", "number"),
            ("color", "Color | null"),
        ];
        let wrong = [
            ("owner", "Seat | null"),
            ("team", "Array<Seat>"),
            ("seat", "number"),
            ("seats", "Array<Color>"),
        ];
        assert!(right.iter().all(|(field, of)| !is_mistaken(field, of, &people)));
        assert!(wrong.iter().all(|(field, of)| is_mistaken(field, of, &people)));
    }

    #[test]
    fn languages_are_compared_with_english() {
        let (mut english, mut german) = (Messages::default(), Messages::default());
        english.add("a.ftl", "one = One { $x }\ntwo = Two\n");
        german.add("a.ftl", "one = Eins { $y }\nthree = Drei\n");
        let mut findings = Findings::default();
        compare(&english, "de", &german, &mut findings);
        let found: Vec<&str> = findings.lists.iter().flat_map(|(_, list)| list).map(String::as_str).collect();
        assert_eq!(found, ["de: two", "de: three", "de: one has {\"y\"}, English {\"x\"}"]);
    }
}
