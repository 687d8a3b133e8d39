//! Dependencies that point the wrong way, and crates that the map omits.

use anyhow::Result;
use serde_json::Value;

use super::Findings;
use crate::project::{Project, read};

/// The allowed dependencies: a crate and those of our crates it may depend on. `games` stands for every game.
const ARROWS: &[(&str, &[&str])] = &[
    ("klad-engine", &[]),
    ("games", &["klad-engine"]),
    ("klad-testkit", &["klad-engine"]),
    ("klad-bots", &["klad-engine"]),
    ("klad-text", &["klad-engine"]),
    ("klad-protocol", &["klad-engine"]),
    ("klad-client", &["klad-engine", "klad-protocol"]),
    ("klad-store", &["klad-engine", "klad-protocol"]),
    ("klad-arena", &["klad-engine"]),
    ("klad-decks", &["klad-engine"]),
    ("klad-hard", &["klad-engine", "klad-bots", "games"]),
    ("klad-catalog", &["klad-engine", "klad-bots", "klad-hard", "games"]),
    ("klad-server", &["klad-arena", "klad-engine", "klad-protocol", "klad-store", "klad-text"]),
    ("klad-terminal", &["klad-engine", "klad-client", "klad-protocol", "klad-text", "games"]),
    ("klad-browser", &["klad-engine", "klad-bots", "klad-catalog", "klad-arena", "klad-protocol"]),
    ("klad-python", &["klad-engine", "klad-catalog", "klad-arena"]),
    ("klad-codegen", &["klad-engine", "klad-decks", "klad-protocol", "klad-text", "games"]),
    (
        "klad-app",
        &[
            "klad-engine",
            "klad-catalog",
            "klad-arena",
            "klad-client",
            "klad-decks",
            "klad-protocol",
            "klad-server",
            "klad-store",
            "klad-terminal",
            "klad-text",
        ],
    ),
    ("xtask", &[]),
];

pub(super) fn look(project: &Project, findings: &mut Findings) -> Result<()> {
    findings.add("dependencies that point the wrong way", wrong(&project.metadata));
    findings.add("allowed dependencies that no crate has", unused(&project.metadata));
    let map = read(&project.path("ARCHITECTURE.md"))?;
    findings.add("crates missing in ARCHITECTURE.md", unmapped(&project.metadata, &map));
    Ok(())
}

/// Crates without a row in the table of crates.
fn unmapped(metadata: &Value, map: &str) -> Vec<String> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let folder = |package: &Value| match kind(package) {
        "games" => "crates/games/*".to_owned(),
        name => {
            format!("crates/{}", name.strip_prefix("klad-").unwrap_or(name)).replace("crates/xtask", "xtask/")
        }
    };
    let mut missing: Vec<String> =
        packages.map(folder).filter(|folder| !map.contains(&format!("| `{folder}`"))).collect();
    missing.dedup();
    missing
}

/// Listed dependencies that no crate has.
fn unused(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let has = |from: &str, to: &str| {
        packages.iter().filter(|package| kind(package) == from).any(|package| {
            let mut dependencies = package["dependencies"].as_array().into_iter().flatten();
            dependencies.any(|found| {
                let target = packages.iter().find(|package| name(package) == name(found));
                found["kind"].is_null() && target.is_some_and(|target| kind(target) == to)
            })
        })
    };
    let arrows = ARROWS.iter().flat_map(|(from, allowed)| allowed.iter().map(move |to| (*from, *to)));
    arrows.filter(|(from, to)| !has(from, to)).map(|(from, to)| format!("{from} -> {to}")).collect()
}

fn wrong(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let ours: Vec<(&str, &str)> = packages.iter().map(|package| (name(package), kind(package))).collect();
    let mut wrong = Vec::new();
    for package in packages {
        let Some((_, allowed)) = ARROWS.iter().find(|(from, _)| *from == kind(package)) else {
            wrong.push(format!("{}: no entry says what it may depend on", name(package)));
            continue;
        };
        // Tests may use what they like; what is built may not.
        let normal =
            package["dependencies"].as_array().into_iter().flatten().filter(|to| to["kind"].is_null());
        for dependency in normal {
            let ours = ours.iter().find(|(ours, _)| *ours == name(dependency));
            if ours.is_some_and(|(_, kind)| !allowed.contains(kind)) {
                wrong.push(format!("{} -> {}", name(package), name(dependency)));
            }
        }
    }
    wrong
}

fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap_or_default()
}

/// The crate's name, or `games` if it is one of them.
fn kind(package: &Value) -> &str {
    let path = package["manifest_path"].as_str().unwrap_or_default();
    if path.contains("/crates/games/") { "games" } else { name(package) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn package(name: &str, path: &str, dependencies: Value) -> Value {
        json!({"name": name, "manifest_path": format!("/klad/{path}/Cargo.toml"), "dependencies": dependencies})
    }

    #[test]
    fn only_dependencies_that_are_not_allowed_are_listed() {
        let metadata = json!({"packages": [
            package("klad-engine", "crates/engine", json!([{"name": "serde", "kind": null}])),
            package("klad-ferry", "crates/games/ferry", json!([
                {"name": "klad-engine", "kind": null},
                {"name": "klad-testkit", "kind": "dev"},
                {"name": "klad-server", "kind": null},
            ])),
            package("klad-testkit", "crates/testkit", json!([{"name": "klad-ferry", "kind": "dev"}])),
            package("klad-server", "crates/server", json!([{"name": "klad-ferry", "kind": null}])),
            package("klad-new", "crates/new", json!([])),
        ]});
        let expected = [
            "klad-ferry -> klad-server",
            "klad-server -> klad-ferry",
            "klad-new: no entry says what it may depend on",
        ];
        assert_eq!(wrong(&metadata), expected);
        let map = "| `crates/engine` | rules |\n| `crates/games/*` | games |\n| `crates/server`, `crates/testkit` | new |";
        assert_eq!(unmapped(&metadata, map), ["crates/testkit", "crates/new"]);
        assert!(unused(&metadata).contains(&"klad-testkit -> klad-engine".to_owned()));
        assert!(!unused(&metadata).contains(&"games -> klad-engine".to_owned()));
    }
}
