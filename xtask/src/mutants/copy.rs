//! A copy of the rules and their tests in `target`, where wrong rules are planted.

use std::{
    collections::BTreeMap,
    fs,
    ops::Range,
    path::{Path, PathBuf},
    process::Stdio,
};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{
    project::{Project, files_below, read},
    shell::cargo_in,
};

/// The parts of the workspace that are copied.
const COPIED: [&str; 3] = ["crates/engine", "crates/testkit", "crates/games"];

/// Files by their path in the workspace.
pub(super) type Files = BTreeMap<PathBuf, Vec<u8>>;

/// The test programs, by the folder of their crate and their name; the tests inside a library are called `lib`.
pub(super) type Programs = BTreeMap<(String, String), PathBuf>;

/// What the compiler printed.
#[derive(Debug, Default)]
pub(super) struct Built {
    pub(super) succeeded: bool,
    pub(super) programs: Programs,
    pub(super) errors: Vec<CompileError>,
}

/// A compiler error.
#[derive(Debug)]
pub(super) struct CompileError {
    /// As printed.
    pub(super) text: String,
    /// The file and the byte range it is about, main location first.
    pub(super) places: Vec<(String, Range<usize>)>,
}

/// Everything that is copied.
pub(super) fn files(project: &Project) -> Result<Files> {
    let mut files = Files::new();
    for folder in COPIED {
        for path in files_below(&project.path(folder), "")? {
            let relative = path.strip_prefix(&project.root).expect("it is in the workspace");
            files.insert(relative.to_owned(), fs::read(&path)?);
        }
    }
    for name in ["Cargo.lock", "rust-toolchain.toml"] {
        files.insert(name.into(), fs::read(project.path(name))?);
    }
    files.insert("Cargo.toml".into(), manifest(&read(&project.path("Cargo.toml"))?)?.into_bytes());
    Ok(files)
}

/// Writes the copy. Leaves files alone that are already right, so that nothing is compiled twice, and removes those
/// that the workspace no longer has.
pub(super) fn write(copy: &Path, files: &Files) -> Result<()> {
    for folder in COPIED {
        for path in files_below(&copy.join(folder), "")? {
            if !files.contains_key(path.strip_prefix(copy).expect("it is in the copy")) {
                fs::remove_file(path)?;
            }
        }
    }
    for (path, bytes) in files {
        let path = copy.join(path);
        if fs::read(&path).ok().as_ref() != Some(bytes) {
            fs::create_dir_all(path.parent().expect("a file is in a folder"))?;
            fs::write(&path, bytes)?;
        }
    }
    Ok(())
}

/// The workspace manifest with the copied crates only.
fn manifest(text: &str) -> Result<String> {
    let (start, rest) = text.split_once("members = [").context("Cargo.toml has no members")?;
    let (_, rest) = rest.split_once(']').context("the list of members in Cargo.toml is not closed")?;
    let members = r#"members = ["crates/games/*", "crates/engine", "crates/testkit"]"#;
    Ok(format!("{start}{members}{rest}"))
}

/// Builds test programs of the copy, selected by `cargo test` arguments.
///
/// Every copy has a target folder of its own. To cargo, the crates of two copies are the same, so in one folder it would
/// take the programs of one for those of the other.
pub(super) fn build(copy: &Path, selection: &[&str]) -> Result<Built> {
    let words = [&["test", "--no-run", "--quiet", "--message-format", "json"], selection].concat();
    let mut command = cargo_in(copy, &words);
    command.env("CARGO_TARGET_DIR", copy.join("target")).env("RUSTFLAGS", "").stderr(Stdio::null());
    let output = command.output().context("cargo test --no-run")?;
    let mut built = Built { succeeded: output.status.success(), ..Built::default() };
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        if let Ok(message) = serde_json::from_str::<Value>(line) {
            built.hear(copy, &message);
        }
    }
    Ok(built)
}

impl Built {
    /// Fails with the compiler's errors, if there were any.
    pub(super) fn must_succeed(self) -> Result<Built> {
        if !self.succeeded {
            let texts: Vec<&str> = self.errors.iter().map(|error| error.text.as_str()).collect();
            anyhow::bail!("the mutants do not build\n{}", texts.join("\n"));
        }
        Ok(self)
    }

    fn hear(&mut self, copy: &Path, message: &Value) {
        if message["message"]["level"] == "error" {
            self.errors.push(CompileError::read(&message["message"]));
        }
        let (Some(program), Some(name)) =
            (message["executable"].as_str(), message["target"]["name"].as_str())
        else {
            return;
        };
        let is_lib = message["target"]["kind"][0] == "lib";
        let manifest = Path::new(message["manifest_path"].as_str().unwrap_or_default());
        let folder = manifest.parent().and_then(|folder| folder.strip_prefix(copy).ok());
        let folder = folder.map(|folder| folder.to_string_lossy().into_owned()).unwrap_or_default();
        let name = if is_lib { "lib" } else { name };
        self.programs.insert((folder, name.to_owned()), PathBuf::from(program));
    }
}

impl CompileError {
    fn read(message: &Value) -> CompileError {
        let text = message["rendered"].as_str().unwrap_or_default().to_owned();
        let mut spans: Vec<&Value> = message["spans"].as_array().into_iter().flatten().collect();
        spans.sort_by_key(|span| span["is_primary"] != true);
        let place = |span: &&Value| {
            let byte = |key: &str| span[key].as_u64().map(|byte| byte as usize);
            Some((span["file_name"].as_str()?.to_owned(), byte("byte_start")?..byte("byte_end")?))
        };
        CompileError { text, places: spans.iter().filter_map(place).collect() }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn programs_and_errors_are_read_from_cargos_output() {
        let mut built = Built::default();
        let said = |kind: &str, name: &str| {
            json!({"executable": format!("/t/{name}"), "manifest_path": "/copy/crates/games/ferry/Cargo.toml",
                "target": {"name": name, "kind": [kind]}})
        };
        built.hear(Path::new("/copy"), &said("test", "rules"));
        built.hear(Path::new("/copy"), &said("lib", "klad_ferry"));
        let names: Vec<&str> = built.programs.keys().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["lib", "rules"]);
        assert!(built.programs.keys().all(|(folder, _)| folder == "crates/games/ferry"));
        let span = |start: u64, main: bool| json!({"file_name": "a.rs", "byte_start": start, "byte_end": start + 1, "is_primary": main});
        let message = json!({"level": "error", "rendered": "no", "spans": [span(1, false), span(7, true)]});
        built.hear(Path::new("/copy"), &json!({"message": message}));
        assert_eq!(built.errors[0].places, [("a.rs".to_owned(), 7..8), ("a.rs".to_owned(), 1..2)]);
        assert!(built.must_succeed().unwrap_err().to_string().contains("no"));
    }

    #[test]
    fn the_manifest_of_the_copy_has_only_the_copied_crates() {
        let text = "[workspace]\nmembers = [\n  \"crates/app\",\n]\n[profile.dev]\n";
        let cut = manifest(text).unwrap();
        assert!(!cut.contains("crates/app") && cut.ends_with("\n[profile.dev]\n"), "{cut}");
        assert!(manifest("[workspace]").is_err());
    }
}
