//! Published crates without the texts of their licenses. A package contains only what is in its own folder, so each has
//! links to the texts, which `cargo package` follows.

use std::{fs, path::Path};

use anyhow::Result;

use super::Findings;
use crate::project::{Project, read};

const TEXTS: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

pub(super) fn look(project: &Project, findings: &mut Findings) -> Result<()> {
    for text in TEXTS {
        let wanted = read(&project.path(text))?;
        let folders =
            project.published().into_iter().filter_map(|package| Some((package, project.folder(package)?)));
        let missing = folders.filter(|(_, folder)| !has(folder, text, &wanted));
        let missing = missing.map(|(package, _)| format!("{package}: {text}"));
        findings.add("published crates without the text of a license", missing);
    }
    Ok(())
}

fn has(folder: &Path, text: &str, wanted: &str) -> bool {
    fs::read_to_string(folder.join(text)).is_ok_and(|found| found == wanted)
}
