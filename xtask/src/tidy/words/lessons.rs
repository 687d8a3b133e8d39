//! The messages that lessons use: the lines `say …` of `crates/games/<slug>/lessons/*.klad`.

use std::collections::BTreeMap;

use anyhow::Result;

use super::messages::Messages;
use crate::{
    facts::Facts,
    project::{Project, files_below, name, read},
};

/// The messages used, and by which files. Messages of a lesson begin with `learn-<slug>-`, because the page loads the
/// words of one lesson only.
#[derive(Debug, Default)]
pub(super) struct Lessons {
    prefixes: Vec<String>,
    said: BTreeMap<String, String>,
    strange: Vec<String>,
}

impl Lessons {
    pub(super) fn read(project: &Project, games: &[(String, Facts)]) -> Result<Lessons> {
        let mut lessons = Lessons::default();
        for (slug, _) in games {
            lessons.prefixes.push(prefix(slug));
            let folder = project.path("crates/games").join(slug).join("lessons");
            if !folder.exists() {
                continue;
            }
            for path in files_below(&folder, ".klad")? {
                lessons.add(slug, &format!("{slug}/{}", name(&path)), &read(&path)?);
            }
        }
        Ok(lessons)
    }

    fn add(&mut self, slug: &str, file: &str, text: &str) {
        for said in text.lines().filter_map(|line| line.strip_prefix("say ")) {
            let id = said.split_whitespace().next().unwrap_or_default();
            if id.starts_with(&prefix(slug)) {
                self.said.insert(id.to_owned(), file.to_owned());
            } else {
                self.strange.push(format!("{file}: {id} does not begin with {}", prefix(slug)));
            }
        }
    }

    /// Whether this is a message of a lesson, used or not.
    pub(super) fn owns(&self, id: &str) -> bool {
        self.prefixes.iter().any(|prefix| id.starts_with(prefix.as_str()))
    }

    /// Messages that lessons use but that do not exist.
    pub(super) fn missing(&self, english: &Messages) -> Vec<String> {
        let missing = self.said.iter().filter(|(id, _)| !english.has(id));
        missing.map(|(id, file)| format!("{file}: {id}")).chain(self.strange.iter().cloned()).collect()
    }

    /// Messages that no lesson uses.
    pub(super) fn unnamed(&self, english: &Messages) -> Vec<String> {
        english.ids().filter(|id| self.owns(id) && !self.said.contains_key(*id)).map(str::to_owned).collect()
    }
}

fn prefix(slug: &str) -> String {
    format!("learn-{slug}-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_and_words_are_compared_both_ways() {
        let mut english = Messages::default();
        english
            .add("learn-ferry.ftl", "learn-ferry-hello = Hello\nlearn-ferry-old = Old\nlearn-next = Next\n");
        let mut lessons = Lessons { prefixes: vec![prefix("ferry")], ..Lessons::default() };
        let text = "say learn-ferry-hello\nplay A draw\nsay learn-ferry-load # now\nsay hello\n";
        lessons.add("ferry", "ferry/learn.klad", text);
        assert_eq!(
            lessons.missing(&english),
            [
                "ferry/learn.klad: learn-ferry-load",
                "ferry/learn.klad: hello does not begin with learn-ferry-"
            ]
        );
        assert_eq!(lessons.unnamed(&english), ["learn-ferry-old"]);
        assert!(lessons.owns("learn-ferry-old") && !lessons.owns("learn-next"));
    }
}
