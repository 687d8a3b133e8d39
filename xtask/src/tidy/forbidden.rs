//! Words that must not occur in any file of the project.

use anyhow::Result;

use super::Findings;
use crate::project::Project;

/// Unfinished or silenced code. Assembled from pieces so that this file does not find itself.
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

/// Package registries: where packages come from depends on the machine.
const HOSTS: &[&str] = &["crates.io", "npmjs.org", "npmjs.com", "pypi.org", "pythonhosted.org"];

/// Words and phrases that native readers stumble over, as whole words in any case. Assembled from pieces so that this
/// file does not find itself.
const DIALECT: &[&str] = &[
    concat!("an", "ew"),
    concat!("whos", "ever"),
    concat!("a fault of ", "ours"),
    concat!("who one ", "is"),
    concat!("one's ", "own"),
    concat!("so many ", "milliseconds"),
    concat!("so many ", "moves"),
    concat!("so many ", "times"),
    concat!("an ", "own"),
    concat!("the ", "own"),
    concat!("until ", "when"),
    concat!("since ", "when"),
    concat!("shown ", "out"),
    concat!("kept ", "games"),
    concat!("wrong ", "readings"),
    concat!("out of ", "nowhere"),
    concat!("put together ", "to"),
    concat!("as far as ", "there are"),
    concat!("leave out ", "this many"),
    concat!("/// An", "swers"),
    concat!("after so ", "long"),
    concat!("after so ", "many"),
    concat!("for ", "ever"),
    concat!("col", "our"),
    concat!("be", "haviour"),
];

/// How the names of files end that people read in English: code with its comments, documents, texts and configuration.
/// Not `.sql`: a migration must never change once it has run.
const PROSE: &[&str] = &[
    ".rs",
    ".ts",
    ".svelte",
    ".mjs",
    ".py",
    ".md",
    ".toml",
    ".css",
    ".html",
    ".klad",
    ".ftl",
    ".cfg",
    ".conf",
    ".yaml",
    ".service",
    "Containerfile",
];

/// Files whose words are code.
const SOURCES: &[&str] = &[".rs", ".ts", ".svelte", ".js", ".py"];

pub(super) fn look(project: &Project, findings: &mut Findings) -> Result<()> {
    for file in project.files()? {
        // Pictures and other binary files have no words.
        let Ok(text) = std::fs::read_to_string(project.path(&file)) else { continue };
        let is_source = SOURCES.iter().any(|ending| file.ends_with(ending));
        let found = (1..).zip(text.lines()).filter_map(|(number, line)| {
            let word = forbidden(line, is_source)?;
            Some(format!("{file}:{number}: {word}"))
        });
        findings.add("forbidden words", found);
        if is_prose(&file) {
            let found = (1..).zip(text.lines()).filter_map(|(number, line)| {
                let word = dialect(line)?;
                Some(format!("{file}:{number}: {word}"))
            });
            findings.add("words a native reader stumbles over", found);
        }
    }
    Ok(())
}

/// Whether people read this file in English.
fn is_prose(file: &str) -> bool {
    PROSE.iter().any(|ending| file.ends_with(ending))
}

/// The first word of [`DIALECT`] in a line. Longer words that contain it do not count.
fn dialect(line: &str) -> Option<&'static str> {
    let line = line.to_lowercase();
    let is_word = |start: usize, end: usize| {
        let before = line[..start].chars().next_back();
        let after = line[end..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    };
    DIALECT.iter().copied().find(|word| {
        let word = word.to_lowercase();
        line.match_indices(&word).any(|(start, found)| is_word(start, start + found.len()))
    })
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
    fn configuration_and_texts_are_read_as_prose() {
        for file in [
            "packaging/haproxy.cfg",
            "packaging/Containerfile",
            "packaging/klad.service",
            "locales/en/web.ftl",
        ] {
            assert!(is_prose(file), "{file}");
        }
        assert!(!is_prose("migrations/sqlite/0001_tables.sql"));
        assert!(!is_prose("Cargo.lock"));
    }

    #[test]
    fn dialect_is_found_as_whole_words_in_any_case() {
        assert_eq!(dialect(concat!("/// Dealt An", "ew.")), Some(concat!("an", "ew")));
        assert_eq!(dialect(concat!("/// An", "swers whether it was.")), Some(concat!("/// An", "swers")));
        assert_eq!(dialect("a newer one forevermore"), None);
    }

    #[test]
    fn addresses_of_registries_are_found_everywhere() {
        let line = format!("\"resolved\": \"https{}registry.npmjs.org/svelte\"", "://");
        assert_eq!(forbidden(&line, false), Some("registry.npmjs.org"));
        let git = format!("registry+https{}github.com/rust-lang/crates.io-index", "://");
        assert_eq!(forbidden(&git, false), None);
    }
}
