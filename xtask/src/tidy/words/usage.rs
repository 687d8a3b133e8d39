//! The messages that the programs use.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::{
    facts::Facts,
    project::{Project, files_below, read},
};

/// Every word in the sources that could be an id or part of one.
#[derive(Debug, Default)]
pub(super) struct Usage {
    words: BTreeSet<String>,
    quoted: BTreeSet<String>,
    slugs: Vec<String>,
    fields: BTreeSet<String>,
}

impl Usage {
    pub(super) fn read(project: &Project, games: &[(String, Facts)]) -> Result<Usage> {
        let mut usage =
            Usage { slugs: games.iter().map(|(slug, _)| slug.clone()).collect(), ..Usage::default() };
        for (_, facts) in games {
            let kinds = facts.events.values().chain(facts.refusals.values());
            usage.fields.extend(kinds.flat_map(|fields| fields.keys().cloned()));
        }
        for (folder, ending) in [("crates", ".rs"), ("web/src", ".ts"), ("web/src", ".svelte")] {
            for path in files_below(&project.path(folder), ending)? {
                usage.add(&read(&path)?);
            }
        }
        Ok(usage)
    }

    fn add(&mut self, text: &str) {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        let words = text.split(|letter| !is_part(letter)).filter(|word| word.contains(is_part));
        self.words.extend(words.map(str::to_owned));
        let quoted = text.split(['"', '\'', '`']).filter(|word| word.chars().all(is_part));
        self.quoted.extend(quoted.map(str::to_owned));
    }

    /// Whether some source contains this id or assembles ids like it: `{slug}-kind-{kind}` uses every `<slug>-kind-…`,
    /// `level-{level}` every `level-…`. `klad-text` assembles the ids of values in events.
    pub(super) fn uses(&self, id: &str) -> bool {
        let has = |word: &str| self.words.contains(word);
        let slug = self
            .slugs
            .iter()
            .find(|slug| id.strip_prefix(slug.as_str()).is_some_and(|rest| rest.starts_with('-')));
        let rest = slug.map_or(id, |slug| &id[slug.len() + 1..]);
        let starts = || rest.match_indices('-').map(|(place, _)| &rest[..place]);
        self.quoted.contains(id)
            || self.quoted.contains(rest)
            || starts().any(|start| has(&format!("{start}-")) || has(&format!("-{start}-")))
            || slug.is_some_and(|slug| {
                starts().any(|start| has(&format!("{slug}-{start}-")))
                    || starts().any(|start| {
                        self.fields.contains(start) || self.fields.contains(&format!("{start}s"))
                    })
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_used_whole_or_assembled() {
        let fields = BTreeSet::from(["cards".to_owned()]);
        let mut usage = Usage { slugs: vec!["ferry".to_owned()], fields, ..Usage::default() };
        usage.add("words.text(\"quit\"); format!(\"{slug}-color-{color}\"); t(`level-${level}`); say(\"phase-load\")");
        for id in ["quit", "ferry-color-red", "level-easy", "ferry-phase-load", "ferry-card-r1"] {
            assert!(usage.uses(id), "{id}");
        }
        for id in ["qui", "ferry-barrel-red", "phase-load-other", "color", "ferry-phase-sail"] {
            assert!(!usage.uses(id), "{id}");
        }
    }
}
