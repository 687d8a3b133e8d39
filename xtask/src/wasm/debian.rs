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

/// The folder the compiler is unpacked in, now or earlier.
pub(super) fn compiler() -> Result<PathBuf> {
    let cache = cache()?.join("klad");
    let mut unpacked = entries(&cache)?.into_iter();
    if let Some(known) = unpacked.find(|folder| folder.join(READY).is_file()) {
        return Ok(known);
    }
    if !is_installed("apt-get") || !is_installed("dpkg") {
        bail!("found neither the WebAssembly target nor apt-get");
    }
    fetch(&cache)
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
    let folder = cache.join(format!("rustc-web-{}", version.replace([':', '/'], "_")));
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
