//! Words that must not stand in any file of the project.

use anyhow::Result;

use super::Findings;
use crate::project::Project;

/// Unfinished or silenced code. Put together here so that this file does not find itself.
const CODE: &[&str] = &[
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("dbg", "!("),
    concat!("#[", "ignore"),
    concat!("test", ".skip("),
    concat!("it", ".skip("),
    concat!("test", ".only("),
    concat!("it", ".only("),
    concat!("describe", ".only("),
];

/// Package registries: where packages come from is a matter of the machine.
const HOSTS: &[&str] = &["crates.io", "npmjs.org", "npmjs.com", "pypi.org", "pythonhosted.org"];

/// Files whose words are code.
const SOURCES: &[&str] = &[".rs", ".ts", ".svelte", ".js", ".py"];

pub(super) fn look(project: &Project, findings: &mut Findings) -> Result<()> {
    for file in project.files()? {
        // Pictures and other files that are no text have no words.
        let Ok(text) = std::fs::read_to_string(project.path(&file)) else { continue };
        let is_source = SOURCES.iter().any(|ending| file.ends_with(ending));
        let found = (1..).zip(text.lines()).filter_map(|(number, line)| {
            let word = forbidden(line, is_source)?;
            Some(format!("{file}:{number}: {word}"))
        });
        findings.add("forbidden words", found);
    }
    Ok(())
}

fn forbidden(line: &str, is_source: bool) -> Option<&str> {
    if let Some(word) = CODE.iter().find(|word| is_source && line.contains(**word)) {
        return Some(word);
    }
    line.split("://").skip(1).find_map(|after| {
        let end =
            after.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.' && letter != '-');
        let host = &after[..end.unwrap_or(after.len())];
        HOSTS
            .iter()
            .any(|registry| host == *registry || host.ends_with(&format!(".{registry}")))
            .then_some(host)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unfinished_code_is_found_in_sources_only() {
        let line = concat!("    todo", "!(\"later\")");
        assert_eq!(forbidden(line, true), Some(concat!("todo", "!(")));
        assert_eq!(forbidden(line, false), None);
    }

    #[test]
    fn addresses_of_registries_are_found_everywhere() {
        let line = format!("\"resolved\": \"https{}registry.npmjs.org/svelte\"", "://");
        assert_eq!(forbidden(&line, false), Some("registry.npmjs.org"));
        let git = format!("registry+https{}github.com/rust-lang/crates.io-index", "://");
        assert_eq!(forbidden(&git, false), None);
    }
}
