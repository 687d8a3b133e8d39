//! The layout of the workspace.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// The working tree.
pub(crate) struct Project {
    /// The folder of the workspace.
    pub(crate) root: PathBuf,
    /// The folder for cargo's build output.
    pub(crate) target: PathBuf,
    /// The workspace as reported by `cargo metadata --no-deps`.
    pub(crate) metadata: Value,
}

impl Project {
    /// Asks cargo about the workspace this program was built in.
    pub(crate) fn open() -> Result<Project> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .context("xtask is not in the workspace")?
            .to_owned();
        let output = Command::new(cargo())
            .current_dir(&root)
            .args(["metadata", "--format-version", "1", "--no-deps"])
            .output()
            .context("cargo metadata")?;
        if !output.status.success() {
            bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
        let target =
            metadata["target_directory"].as_str().context("cargo metadata reports no target directory")?;
        Ok(Project { root, target: PathBuf::from(target), metadata })
    }

    /// A path inside the workspace.
    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// Whether a path exists in the workspace.
    pub(crate) fn has(&self, relative: &str) -> bool {
        self.path(relative).exists()
    }

    /// The version of a package of the workspace.
    pub(crate) fn version(&self, package: &str) -> Result<&str> {
        let packages = self.metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
        let package = packages.iter().find(|found| found["name"] == package);
        package.and_then(|found| found["version"].as_str()).context("cargo metadata reports no such package")
    }

    /// The packages of the workspace that may be published.
    pub(crate) fn published(&self) -> Vec<&str> {
        let packages = self.metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
        // `publish = false` is an empty list of registries.
        let may = |package: &&Value| package["source"].is_null() && package["publish"].is_null();
        packages.iter().filter(may).filter_map(|package| package["name"].as_str()).collect()
    }

    /// The folder of a package of the workspace.
    pub(crate) fn folder(&self, package: &str) -> Option<PathBuf> {
        let packages = self.metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
        let found = packages.iter().find(|found| found["name"] == package)?;
        Some(Path::new(found["manifest_path"].as_str()?).parent()?.to_owned())
    }

    /// The slugs of all games: the folders of `crates/games`.
    pub(crate) fn games(&self) -> Result<Vec<String>> {
        let mut slugs: Vec<String> = entries(&self.path("crates/games"))?
            .iter()
            .filter(|path| path.is_dir())
            .map(|path| name(path))
            .collect();
        slugs.sort();
        Ok(slugs)
    }

    /// The requested games: one, or all of them.
    pub(crate) fn games_wanted(&self, slug: Option<&str>) -> Result<Vec<String>> {
        let games = self.games()?;
        match slug {
            None => Ok(games),
            Some(slug) if games.iter().any(|game| game == slug) => Ok(vec![slug.to_owned()]),
            Some(slug) => bail!("found {slug:?}, wanted a game: {}", games.join(", ")),
        }
    }

    /// Every file of the project as git sees it: tracked, or new and not ignored.
    pub(crate) fn files(&self) -> Result<Vec<String>> {
        let output = Command::new("git")
            .current_dir(&self.root)
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .output()
            .context("git ls-files")?;
        if !output.status.success() {
            bail!("git ls-files: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        let names = String::from_utf8_lossy(&output.stdout);
        let mut files: Vec<String> =
            names.split('\0').filter(|name| !name.is_empty() && self.has(name)).map(str::to_owned).collect();
        files.sort();
        files.dedup();
        Ok(files)
    }
}

/// The cargo that runs this program.
pub(crate) fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// The contents of a folder, sorted; empty if there is no such folder.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let list = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths: Vec<PathBuf> = list.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// All files under a folder whose name ends in `ending`, sorted.
pub(crate) fn files_below(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            found.extend(files_below(&path, ending)?);
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    Ok(found)
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

/// The last part of a path.
pub(crate) fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
