//! What a published crate must have: the texts of its licenses, words to be found by, and a place in the order in which
//! crates are published.

use std::{fs, path::Path};

use anyhow::Result;
use serde_json::Value;

use super::Findings;
use crate::project::{Project, read};

/// A package contains only what is in its own folder, so each has links to the texts, which `cargo package` follows.
const TEXTS: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// The metadata by which people find a crate.
const FIELDS: [&str; 4] = ["description", "readme", "keywords", "categories"];

pub(super) fn look(project: &Project, findings: &mut Findings) -> Result<()> {
    for text in TEXTS {
        let wanted = read(&project.path(text))?;
        let folders =
            project.published().into_iter().filter_map(|package| Some((package, project.folder(package)?)));
        let missing = folders.filter(|(_, folder)| !has(folder, text, &wanted));
        let missing = missing.map(|(package, _)| format!("{package}: {text}"));
        findings.add("published crates without the text of a license", missing);
    }
    let published = project.published();
    let packages = project.metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let packages: Vec<&Value> = packages
        .iter()
        .filter(|package| package["name"].as_str().is_some_and(|name| published.contains(&name)))
        .collect();
    let bare = packages.iter().flat_map(|package| lacking(package));
    findings.add("published crates without metadata", bare);
    let order = order(&read(&project.path("RELEASING.md"))?);
    findings.add("the order of `cargo publish` in RELEASING.md", disorder(&packages, &order));
    Ok(())
}

fn has(folder: &Path, text: &str, wanted: &str) -> bool {
    fs::read_to_string(folder.join(text)).is_ok_and(|found| found == wanted)
}

/// The fields that a package leaves empty.
fn lacking(package: &Value) -> Vec<String> {
    let is_empty = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
    let fields = FIELDS.into_iter().filter(|field| is_empty(&package[*field]));
    fields.map(|field| format!("{}: {field}", name(package))).collect()
}

/// What the step with `cargo publish` lists, in order: names of packages, and `the four games`.
fn order(releasing: &str) -> Vec<String> {
    let step = releasing.lines().find(|line| line.contains("`cargo publish`")).unwrap_or_default();
    let (_, list) = step.split_once(": ").unwrap_or_default();
    list.trim_end_matches('.').split(", ").map(|entry| entry.trim_matches('`').to_owned()).collect()
}

/// Packages that are missing in the order, or come before something they depend on.
fn disorder(packages: &[&Value], order: &[String]) -> Vec<String> {
    let rank = |package: &Value| order.iter().position(|entry| *entry == entry_of(package));
    let mut wrong = Vec::new();
    for package in packages {
        let Some(own) = rank(package) else {
            wrong.push(format!("{}: missing", name(package)));
            continue;
        };
        let dependencies = package["dependencies"].as_array().into_iter().flatten();
        for dependency in dependencies.filter(|found| found["kind"].is_null()) {
            let target = packages.iter().find(|package| name(package) == name(dependency));
            if target.and_then(|target| rank(target)).is_some_and(|theirs| theirs >= own) {
                wrong.push(format!("{}: before {}", name(package), name(dependency)));
            }
        }
    }
    wrong
}

/// How the order names a package.
fn entry_of(package: &Value) -> &str {
    let path = package["manifest_path"].as_str().unwrap_or_default();
    if path.contains("/crates/games/") { "the four games" } else { name(package) }
}

fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn package(name: &str, path: &str, dependencies: &[&str]) -> Value {
        let dependencies: Vec<Value> =
            dependencies.iter().map(|name| json!({"name": name, "kind": null})).collect();
        json!({"name": name, "manifest_path": format!("/klad/{path}/Cargo.toml"), "dependencies": dependencies})
    }

    #[test]
    fn packages_are_published_after_what_they_depend_on() {
        let engine = package("klad-engine", "crates/engine", &["serde"]);
        let ferry = package("klad-ferry", "crates/games/ferry", &["klad-engine"]);
        let bots = package("klad-bots", "crates/bots", &["klad-engine", "klad-ferry"]);
        let packages = [&bots, &engine, &ferry];
        let page = |list: &str| {
            format!("7. **Tag.** `git push`.\n8. **Crates.** `cargo publish` in this order: {list}.\n")
        };
        let right = order(&page("`klad-engine`, the four games, `klad-bots`"));
        assert_eq!(disorder(&packages, &right), [""; 0]);
        let wrong = order(&page("`klad-engine`, `klad-bots`, the four games"));
        assert_eq!(disorder(&packages, &wrong), ["klad-bots: before klad-ferry"]);
        let short = order(&page("`klad-engine`, the four games"));
        assert_eq!(disorder(&packages, &short), ["klad-bots: missing"]);
    }

    #[test]
    fn empty_metadata_is_found() {
        let bare = json!({"name": "klad-new", "description": "New.", "readme": null, "keywords": [], "categories": ["games"]});
        assert_eq!(lacking(&bare), ["klad-new: readme", "klad-new: keywords"]);
    }
}
