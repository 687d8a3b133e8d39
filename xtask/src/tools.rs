//! Installs what a fresh machine lacks.

use std::{fs, path::PathBuf, process::Command};

use anyhow::{Result, bail};

use crate::{
    project::Project,
    shell::{cargo_in, is_installed, program_in, run},
};

/// A system program: its name, its Debian package, and the path of ours that needs it.
struct Need {
    program: &'static str,
    package: &'static str,
    wanted_by: &'static str,
}

const NEEDS: &[Need] = &[
    // The second implementation of the shuffles.
    Need { program: "python3", package: "python3", wanted_by: "crates/engine/tests/fairness.py" },
    Need { program: "npm", package: "npm", wanted_by: "web/package.json" },
    Need { program: "chromium", package: "chromium", wanted_by: "web/e2e" },
    Need { program: "initdb", package: "postgresql", wanted_by: "crates/store/tests" },
    Need { program: "nats-server", package: "nats-server", wanted_by: "crates/server/tests" },
    Need { program: "tmux", package: "tmux", wanted_by: "crates/app/tests/terminal.rs" },
];

/// Installs the programs that the tests need and this machine lacks. Reports what cannot be installed; the tests that
/// need it will fail and say so too.
pub(crate) fn programs(project: &Project) {
    let missing: Vec<&Need> =
        NEEDS.iter().filter(|need| project.has(need.wanted_by) && !is_installed(need.program)).collect();
    if missing.is_empty() {
        return;
    }
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    if let Err(error) = debian(&packages) {
        println!("missing programs: {error:#}");
    }
}

/// Installs one program if it is missing.
pub(crate) fn program(name: &str, package: &str) -> Result<()> {
    if is_installed(name) { Ok(()) } else { debian(&[package]) }
}

fn debian(packages: &[&str]) -> Result<()> {
    let by_hand = format!("install them by hand: {}", packages.join(" "));
    if !is_installed("apt-get") {
        bail!("there is no apt-get here; {by_hand}");
    }
    let prefix: &[&str] = match (is_root(), is_installed("sudo")) {
        (true, _) => &[],
        // Never ask for a password in the middle of a test run.
        (false, true) => &["sudo", "-n"],
        (false, false) => bail!("neither root nor sudo; {by_hand}"),
    };
    let install = [&["apt-get", "install", "-y", "--no-install-recommends"], packages].concat();
    for words in [&["apt-get", "update", "-q"][..], &install] {
        let words = [prefix, words].concat();
        let mut command = Command::new(words[0]);
        run(command.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive"))?;
    }
    Ok(())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Installs the npm packages of the page from the lock file alone, unless they already match it.
pub(crate) fn npm_packages(project: &Project) -> Result<()> {
    let written = |path: &str| fs::metadata(project.path(path)).and_then(|data| data.modified()).ok();
    // npm writes this file at the end of every installation.
    let installed = written("web/node_modules/.package-lock.json");
    if installed.is_some() && installed >= written("web/package-lock.json") {
        return Ok(());
    }
    run(&mut program_in(&project.path("web"), "npm", &["ci", "--no-audit", "--no-fund"]))
}

/// A Python virtual environment under `target` that has one package, such as `typos==1.51.1`. Returns its folder.
pub(crate) fn virtual_environment(project: &Project, name: &str, package: &str) -> Result<PathBuf> {
    let folder = project.target.join(name);
    // Written last, so it exists only if everything succeeded.
    let installed = folder.join(package);
    if !installed.exists() {
        let python = folder.join("bin/python").to_string_lossy().into_owned();
        run(&mut program_in(&project.root, "python3", &["-m", "venv", &folder.to_string_lossy()]))?;
        run(&mut program_in(&project.root, &python, &["-m", "pip", "install", "--quiet", package]))?;
        fs::write(&installed, "")?;
    }
    Ok(folder)
}

/// Installs a cargo command if it is missing.
pub(crate) fn cargo_command(project: &Project, name: &str) -> Result<()> {
    if is_installed(name) {
        return Ok(());
    }
    run(&mut cargo_in(&project.root, &["install", "--locked", name]))
}
