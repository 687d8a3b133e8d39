//! Rules without a test, tests of rules that do not exist, refusals that no test provokes.

use std::collections::BTreeSet;

use anyhow::Result;

use super::Findings;
use crate::{
    facts::Facts,
    project::{Project, files_below, read},
};

pub(super) fn look(project: &Project, slug: &str, facts: &Facts, findings: &mut Findings) -> Result<()> {
    let game = project.path("crates/games").join(slug);
    let sources = texts(&game.join("src"), ".rs")?;
    let tests = texts(&game.join("tests"), ".rs")?;
    let scenarios = texts(&game.join("scenarios"), ".klad")?;
    let refusals = texts(&game.join("src"), "refusal.rs")?;
    let rules: BTreeSet<&str> = facts.rules().collect();

    // A game's rule ids share their letters: `MS` in `MS-104`.
    let letters: BTreeSet<&str> =
        rules.iter().filter_map(|rule| rule.split_once('-')).map(|(start, _)| start).collect();
    let tested: BTreeSet<String> = tests
        .iter()
        .chain(&sources)
        .flat_map(|text| test_names(text))
        .filter_map(|name| rule_of_test(name, &letters))
        .collect();
    let missing = rules.iter().filter(|rule| !tested.contains(**rule)).map(|rule| rule.to_string());
    findings.add(format!("{slug}: rules without a test"), missing);
    let unknown = tested.iter().filter(|rule| !rules.contains(rule.as_str())).cloned();
    findings.add(format!("{slug}: tests of rules that are not in the rulebook"), unknown);

    let cited: BTreeSet<String> = refusals.iter().flat_map(|text| ids(text, &letters)).collect();
    let unknown = cited.iter().filter(|rule| !rules.contains(rule.as_str())).cloned();
    findings.add(format!("{slug}: refusals that cite a rule not in the rulebook"), unknown);
    let mut provoked: BTreeSet<String> = BTreeSet::new();
    for text in &tests {
        provoked.extend(refuse_calls(text).flat_map(|call| ids(call, &letters)));
    }
    for text in &scenarios {
        let lines = text.lines().filter_map(|line| line.trim().strip_prefix("refuse "));
        provoked.extend(lines.filter_map(|line| line.split_whitespace().next()).map(str::to_owned));
    }
    let quiet = cited.iter().filter(|rule| !provoked.contains(*rule)).cloned();
    findings.add(format!("{slug}: rules that refusals cite but no test provokes"), quiet);
    Ok(())
}

fn texts(folder: &std::path::Path, ending: &str) -> Result<Vec<String>> {
    files_below(folder, ending)?.iter().map(|path| read(path)).collect()
}

/// The names of the functions marked as tests.
fn test_names(text: &str) -> impl Iterator<Item = &str> {
    text.split("#[test]").skip(1).filter_map(|after| {
        let (_, name) = after.split_once("fn ")?;
        name.split('(').next()
    })
}

/// The rule a test is named after: `ms_109_a_claim_takes_a_pile` is about `MS-109`.
fn rule_of_test(name: &str, letters: &BTreeSet<&str>) -> Option<String> {
    let (start, rest) = name.split_once('_')?;
    let number =
        rest.split('_').next().filter(|number| number.starts_with(|first: char| first.is_ascii_digit()))?;
    let start = letters.iter().find(|letters| letters.eq_ignore_ascii_case(start))?;
    Some(format!("{start}-{number}"))
}

/// All rule ids in quotes.
fn ids(text: &str, letters: &BTreeSet<&str>) -> Vec<String> {
    let quoted = text.split('"').skip(1).step_by(2);
    let is_id = |word: &str| {
        word.split_once('-').is_some_and(|(start, number)| {
            letters.contains(start) && number.starts_with(|first: char| first.is_ascii_digit())
        })
    };
    quoted.filter(|word| is_id(word)).map(str::to_owned).collect()
}

/// The arguments of every call of something named `refuse…`.
fn refuse_calls(text: &str) -> impl Iterator<Item = &str> {
    text.split("refuse").skip(1).filter_map(|after| {
        let after = after.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric() || letter == '_');
        let inside = after.strip_prefix('(')?;
        let mut depth = 1;
        let end = inside.find(|letter| {
            depth += match letter {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        });
        Some(&inside[..end.unwrap_or(inside.len())])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters() -> BTreeSet<&'static str> {
        BTreeSet::from(["FE"])
    }

    #[test]
    fn rule_tests_are_recognized_by_their_names() {
        let text = "#[test]\nfn fe_042_a_barrel_must_fit() {}\nfn fe_043_no_test() {}\n#[test] // why\n    fn other() {}";
        let names: Vec<&str> = test_names(text).collect();
        assert_eq!(names, ["fe_042_a_barrel_must_fit", "other"]);
        assert_eq!(rule_of_test(names[0], &letters()).as_deref(), Some("FE-042"));
        assert_eq!(rule_of_test("fe_late_is_no_number", &letters()), None);
        assert_eq!(rule_of_test("ms_101_of_another_game", &letters()), None);
    }

    #[test]
    fn provoked_refusals_are_found_across_lines() {
        let text = "board.play(\"A wait\").refuse(\"B wait (now)\", \"FE-030\");\nboard.refuse(\n  \"A load\",\n  \"FE-042\",\n);\ncheck(\"FE-099\");";
        let found: Vec<String> = refuse_calls(text).flat_map(|call| ids(call, &letters())).collect();
        assert_eq!(found, ["FE-030", "FE-042"]);
    }
}
