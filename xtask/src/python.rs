//! The Python package: its wheel, its tests, its benchmark. Each has its own virtual environment under `target/`.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, bail};

use crate::{
    project::Project,
    shell::{cargo_in, listen, program_in, run},
};

/// The tool that builds the package.
const MATURIN: &str = "maturin==1.16.0";

/// Where the Python half of the package is.
pub(crate) const SOURCES: &str = "crates/python/python";

/// What its tests need, in versions they are known to pass with.
const TESTS: &[&str] = &[
    "gymnasium==1.4.0",
    "mypy==2.4.1",
    "numpy==2.4.6",
    "open_spiel==2.0.2",
    "pettingzoo==1.27.0",
    "pytest==9.2.0",
    // Only its environment checker is used: see crates/python/tests/test_stable_baselines.py.
    "stable-baselines3==2.9.2",
];

/// What the benchmark compares with.
const PEERS: &[&str] = &[
    MATURIN,
    "numpy==2.4.6",
    "open_spiel==2.0.2",
    "pettingzoo[classic]==1.27.0",
    "rlcard==1.2.0",
    "gymnasium==1.4.0",
];

/// The Python of a virtual environment that has these packages.
fn environment(project: &Project, name: &str, packages: &[&str]) -> Result<PathBuf> {
    let folder = project.target.join(name);
    let python = folder.join("bin/python");
    let wanted = packages.join("\n");
    // Written last, so it contains the list only if everything succeeded.
    let list = folder.join("installed.txt");
    if fs::read_to_string(&list).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    run(&mut program_in(&project.root, "python3", &["-m", "venv", "--clear", &folder.to_string_lossy()]))?;
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    let (whole, bare): (Vec<&str>, Vec<&str>) = packages.iter().partition(|package| !is_bare(package));
    let program = python.to_string_lossy();
    run(program_in(&project.root, &program, &install).args(whole))?;
    if !bare.is_empty() {
        run(program_in(&project.root, &program, &install).arg("--no-deps").args(bare))?;
    }
    fs::write(&list, wanted)?;
    Ok(python)
}

/// Whether a package is installed without its dependencies: gigabytes that the tests never touch.
fn is_bare(package: &str) -> bool {
    package.starts_with("stable-baselines3")
}

/// The Python of the test environment. The package is next to its sources: `PYTHONPATH` is [`SOURCES`].
/// The Python of the test environment. The package is next to its sources: `PYTHONPATH` is [`SOURCES`]. It is built
/// with the flags of the tests, so that nothing is compiled twice.
pub(crate) fn tested(project: &Project) -> Result<PathBuf> {
    let python = environment(project, "python", TESTS)?;
    let args = ["build", "--workspace", "--lib", "--profile", "test", "--quiet"];
    if !listen(&mut cargo_in(&project.root, &args), |_| ())? {
        bail!("the package does not build");
    }
    let library = project.target.join("debug/lib_klad.so");
    fs::copy(&library, project.path(SOURCES).join("klad/_klad.abi3.so"))
        .context(library.display().to_string())?;
    Ok(python)
}

/// `cargo xtask wheel`: one wheel for every Python from 3.10 on, in `target/wheels`. `pyproject.toml` names its profile.
pub(crate) fn wheel(project: &Project) -> Result<bool> {
    let python = environment(project, "python-wheel", &[MATURIN])?;
    let maturin = python.with_file_name("maturin").to_string_lossy().into_owned();
    let wheels = project.target.join("wheels");
    let mut command = program_in(&project.root, &maturin, &["build", "--locked", "--out"]);
    command.arg(&wheels).env("CARGO_TARGET_DIR", &project.target);
    run(&mut command)?;
    println!("{}", wheels.display());
    Ok(true)
}

/// `cargo xtask bench python`: the package and its peers, in one run.
pub(crate) fn bench(project: &Project) -> Result<bool> {
    let python = environment(project, "python-bench", PEERS)?;
    let (program, root) = (python.to_string_lossy(), project.root.to_string_lossy());
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", &root];
    run(program_in(&project.root, &program, &install).env("CARGO_TARGET_DIR", &project.target))?;
    let script = project.path("crates/python/benches/peers.py");
    listen(program_in(&project.root, &program, &[]).arg(script), |_| ())
}
