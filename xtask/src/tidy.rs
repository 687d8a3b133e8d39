//! `cargo xtask tidy`: lists that must stay empty. Reads files, compiles nothing.

mod arrows;
mod forbidden;
mod lengths;
mod links;
mod published;
mod rules;
mod unused;
mod words;

use anyhow::Result;

use crate::{facts::Facts, project::Project};

const UNREADABLE: &str = "generated files that cannot be read";

/// The problems found, by heading.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    lists: Vec<(String, Vec<String>)>,
}

impl Findings {
    /// Adds to the list under a heading.
    fn add(&mut self, heading: impl Into<String>, found: impl IntoIterator<Item = String>) {
        let found: Vec<String> = found.into_iter().collect();
        let heading = heading.into();
        if found.is_empty() {
            return;
        }
        match self.lists.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, list)) => list.extend(found),
            None => self.lists.push((heading, found)),
        }
    }
}

/// Prints every list that is not empty. Returns whether all are empty.
pub(crate) fn tidy(project: &Project) -> Result<bool> {
    let mut findings = Findings::default();
    let mut facts = Vec::new();
    for slug in project.games()? {
        match Facts::read(project, &slug) {
            Ok(read) => facts.push((slug, read)),
            Err(error) => findings.add(UNREADABLE, [format!("{slug}: {error:#}")]),
        }
    }
    for (slug, facts) in &facts {
        rules::look(project, slug, facts, &mut findings)?;
    }
    words::look(project, &facts, &mut findings)?;
    arrows::look(project, &mut findings)?;
    forbidden::look(project, &mut findings)?;
    lengths::look(project, &mut findings)?;
    links::look(project, &mut findings)?;
    published::look(project, &mut findings)?;
    unused::look(project, &mut findings)?;

    for (heading, list) in &findings.lists {
        println!("{heading}:");
        list.iter().for_each(|found| println!("  {found}"));
    }
    if findings.lists.is_empty() {
        println!("tidy: all lists are empty");
    }
    Ok(findings.lists.is_empty())
}
