//! Files that are too long to be about one subject.

use anyhow::Result;

use super::Findings;
use crate::project::{Project, read};

/// The most lines a file written by hand may have.
const LINES_MAX: usize = 450;

/// Code that people write.
const SOURCES: &[&str] = &[".rs", ".ts", ".svelte", ".js", ".mjs", ".py"];

/// The name of folders that a program writes.
const GENERATED: &str = "/generated/";

pub(super) fn look(project: &Project, findings: &mut Findings) -> Result<()> {
    for file in project.files()?.iter().filter(|file| is_by_hand(file)) {
        let found = too_long(&read(&project.path(file))?);
        findings.add(
            "files that are too long",
            found.map(|lines| format!("{file}: {lines} lines, at most {LINES_MAX}")),
        );
    }
    Ok(())
}

fn is_by_hand(file: &str) -> bool {
    SOURCES.iter().any(|ending| file.ends_with(ending)) && !file.contains(GENERATED)
}

/// The number of lines of a text that has too many.
fn too_long(text: &str) -> Option<usize> {
    Some(text.lines().count()).filter(|lines| *lines > LINES_MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_written_by_hand_have_a_longest_length() {
        assert!(is_by_hand("crates/engine/src/lib.rs"));
        assert!(is_by_hand("web/src/lib/play/Board.svelte"));
        assert!(!is_by_hand("web/src/lib/generated/protocol.ts"));
        assert!(!is_by_hand("docs/operations.md"));
    }

    #[test]
    fn a_file_is_too_long_from_the_line_after_the_last_allowed_one() {
        assert_eq!(too_long(&"fn f() {}\n".repeat(LINES_MAX)), None);
        assert_eq!(too_long(&"fn f() {}\n".repeat(LINES_MAX + 1)), Some(LINES_MAX + 1));
    }
}
