//! Debian's compiler for the web, which needs neither rustup nor root: its packages are downloaded and unpacked, not
//! installed.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::{
    project::entries,
    shell::{is_installed, program_in, run},
};

/// The packages that are always needed. Two more have a version in their name and are found through the dependencies.
const PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "libstd-rust-web-dev"];
const LIBRARY: &str = "libstd-rust-web-";
const LLVM: &str = "libllvm";
/// Written last, so that a folder with this file is complete.
const READY: &str = "ready";

/// The folder the compiler is unpacked in, now or earlier: the version that apt-get would download, or any version
/// where it offers none.
pub(super) fn compiler() -> Result<PathBuf> {
    let cache = cache()?.join("klad");
    let unpacked = entries(&cache)?.into_iter().filter(|folder| folder.join(READY).is_file()).collect();
    if let Some(known) = wanted(unpacked, version().map(|version| folder(&cache, &version))) {
        return Ok(known);
    }
    if !is_installed("apt-get") || !is_installed("dpkg") {
        bail!("found neither the WebAssembly target nor apt-get");
    }
    fetch(&cache)
}

/// Which of the compilers that are `unpacked` to use, given the folder of the one `offered`; `None` if it must be
/// fetched.
fn wanted(mut unpacked: Vec<PathBuf>, offered: Option<PathBuf>) -> Option<PathBuf> {
    match offered {
        Some(offered) => unpacked.contains(&offered).then_some(offered),
        None => unpacked.pop(),
    }
}

fn folder(cache: &Path, version: &str) -> PathBuf {
    cache.join(format!("{}-{}", PACKAGES[0], version.replace([':', '/'], "_")))
}

/// The folder of the compiler's libraries, which is named after the machine.
pub(super) fn libraries(folder: &Path) -> PathBuf {
    folder.join(format!("usr/lib/{}-linux-gnu", env::consts::ARCH))
}

fn cache() -> Result<PathBuf> {
    let folder = env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    folder
        .or_else(|| env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")))
        .context("neither XDG_CACHE_HOME nor HOME is set")
}

fn fetch(cache: &Path) -> Result<PathBuf> {
    if version().is_none() {
        // The package lists may be missing or outdated. Without root this fails, and the next step reports what is
        // missing.
        let _ = run(Command::new("apt-get").args(["update", "-q"]));
    }
    let version = version().context("apt-get does not know the package rustc-web")?;
    let folder = folder(cache, &version);
    let packages = folder.join("packages");
    fs::create_dir_all(&packages).with_context(|| packages.display().to_string())?;
    let mut download = program_in(&packages, "apt-get", &["download", "-q"]);
    run(download.args(PACKAGES).args(dependencies()?))?;
    for package in entries(&packages)? {
        run(program_in(&folder, "dpkg", &["-x"]).arg(&package).arg("."))?;
    }
    fs::remove_dir_all(&packages).with_context(|| packages.display().to_string())?;
    fs::write(folder.join(READY), version)?;
    Ok(folder)
}

/// The version of the compiler that apt-get would download.
fn version() -> Option<String> {
    let policy = said("apt-cache", &["policy", PACKAGES[0]])?;
    let candidate = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: "))?;
    (candidate != "(none)").then(|| candidate.to_owned())
}

/// The compiler's library, which the development package depends on, and LLVM, which that library depends on.
fn dependencies() -> Result<[String; 2]> {
    let library = dependency(PACKAGES[2], LIBRARY)?;
    let llvm = dependency(&library, LLVM)?;
    Ok([library, llvm])
}

fn dependency(of: &str, start: &str) -> Result<String> {
    let depends = said("apt-cache", &["depends", of]).context("apt-cache depends")?;
    let mut names = depends.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    let found = names.find(|name| name.starts_with(start));
    found.map(str::to_owned).with_context(|| format!("{of} depends on nothing called {start}…"))
}

fn said(program: &str, args: &[&str]) -> Option<String> {
    let output = Command::new(program).args(args).env("LC_ALL", "C").output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_offered_version_of_the_compiler_is_used_even_if_an_older_one_is_unpacked() {
        let cache = Path::new("cache");
        let [old, new] = ["1:1.94", "1:1.96"].map(|version| folder(cache, version));
        assert_eq!(old, Path::new("cache/rustc-web-1_1.94"));
        let unpacked = vec![old.clone(), new.clone()];
        assert_eq!(wanted(unpacked.clone(), Some(old.clone())), Some(old.clone()));
        assert_eq!(wanted(unpacked.clone(), Some(new.clone())), Some(new.clone()));
        assert_eq!(wanted(unpacked, None), Some(new.clone()));
        assert_eq!(wanted(vec![old], Some(new)), None);
        assert_eq!(wanted(Vec::new(), None), None);
    }
}
