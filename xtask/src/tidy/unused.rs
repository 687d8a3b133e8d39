//! Dependencies that nothing uses.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::Findings;
use crate::project::{Project, files_below, read};

pub(super) fn look(project: &Project, findings: &mut Findings) -> Result<()> {
    let packages = project.metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    for package in packages {
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        let folder = manifest.parent().context("the manifest is not in a folder")?;
        let mut code = String::new();
        for file in files_below(folder, ".rs")? {
            code.push_str(&read(&file)?);
        }
        // The examples in a README are doctests.
        code.push_str(&read(&folder.join("README.md")).unwrap_or_default());
        findings.add("dependencies that nothing uses", unused(package, &code));
    }
    Ok(())
}

/// The dependencies of a package whose names appear nowhere in its code.
fn unused(package: &Value, code: &str) -> Vec<String> {
    let dependencies = package["dependencies"].as_array().map(Vec::as_slice).unwrap_or_default();
    let names = dependencies.iter().filter_map(|found| found["rename"].as_str().or(found["name"].as_str()));
    let is_unused = |name: &&str| !has_word(code, &name.replace('-', "_"));
    let package = package["name"].as_str().unwrap_or_default();
    names.filter(is_unused).map(|name| format!("{package}: {name}")).collect()
}

/// Whether an identifier occurs in the code.
fn has_word(code: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(word).any(|(start, _)| {
        let before = code[..start].chars().next_back();
        let after = code[start + word.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_dependencies_that_no_code_names_are_listed() {
        let package = json!({"name": "ferry", "dependencies": [
            {"name": "serde-json", "rename": null},
            {"name": "rand", "rename": null},
            {"name": "old", "rename": "new"},
        ]});
        let code = "use serde_json::Value; use new::thing; fn rand_is_a_part_of_this() {}";
        assert_eq!(unused(&package, code), ["ferry: rand"]);
    }
}
