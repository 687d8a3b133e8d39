//! `cargo xtask wasm`: the engine for browsers, one module per game (crates/browser).
//!
//! They are built with what is available: the toolchain's own `wasm32-unknown-unknown` target, or Debian's packages of
//! a compiler for the web, unpacked into the user's cache. A page that is built afterwards includes the modules.

mod debian;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use anyhow::{Context, Result, bail};

use crate::{
    project::Project,
    shell::{cargo_in, program_in, run},
    tools,
};

/// Where the page looks for the modules.
const BUILT: &str = "web/src/lib/engine/built";
const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "wasm";

/// What the compiler uses beyond the first version of WebAssembly. Every browser of recent years supports it; nothing
/// newer may be added.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// What wasm-opt does. `-Os --converge` takes minutes and makes the modules no smaller.
const OPTIMIZE: [&str; 1] = ["-O2"];

/// Builds the modules; the error says why they cannot be built.
pub(crate) fn wasm(project: &Project) -> Result<bool> {
    build(project, &Toolchain::find()?)?;
    Ok(true)
}

/// Builds the modules for a page. If no compiler for them is available, reports that, and the page is built without
/// them.
pub(crate) fn for_page(project: &Project) -> Result<()> {
    match Toolchain::find() {
        Ok(toolchain) => build(project, &toolchain),
        Err(missing) => {
            println!(
                "the page will have no games on the device, no hints, no reviews and no full check: {missing:#}"
            );
            // Stale modules would play by other rules than the server.
            let folder = project.path(BUILT);
            if folder.is_dir() {
                fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
            }
            Ok(())
        }
    }
}

/// What to build the modules with.
enum Toolchain {
    /// The target is installed with the compiler.
    Installed,
    /// Debian's compiler for the web, unpacked in a folder. It also builds the standard library, and borrows a linker.
    Debian { folder: PathBuf, linker: PathBuf },
}

impl Toolchain {
    fn find() -> Result<Toolchain> {
        if sysroot()?.join("lib/rustlib").join(TARGET).is_dir() {
            return Ok(Toolchain::Installed);
        }
        let debian = || -> Result<Toolchain> {
            Ok(Toolchain::Debian { linker: linker()?, folder: debian::compiler()? })
        };
        debian().with_context(|| format!("`rustup target add {TARGET}` installs what is missing"))
    }

    /// One build makes the modules of all games, so they share the standard library and all other dependencies.
    fn cargo(&self, project: &Project) -> Command {
        let mut command = cargo_in(&project.root, &["build", "--package", "klad-browser", "--examples"]);
        command.args(["--features", "modules", "--profile", PROFILE, "--target", TARGET]);
        command.env("CARGO_TARGET_DIR", target(project));
        if let Toolchain::Debian { folder, linker } = self {
            command.arg("-Zbuild-std=std,panic_abort");
            command.arg("-Zbuild-std-features=optimize_for_size");
            // A panic traps immediately. Its message, its location, and the code that formats them would make the
            // modules larger, and so does the compiler's usual inlining, by 2 to 5 %.
            let flags = "-Zlocation-detail=none -Zunstable-options -Cpanic=immediate-abort \
                         -Cllvm-args=-inline-threshold=12";
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
            command.env("RUSTC", folder.join("usr/bin/rustc"));
            command.env("LD_LIBRARY_PATH", debian::libraries(folder));
            // Building the standard library is not stable yet and requires this.
            command.env("RUSTC_BOOTSTRAP", "1");
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
            // Next to the compiler, so that a fresh clone finds the standard library already built.
            command.env("CARGO_BUILD_BUILD_DIR", folder.join("build"));
        }
        command
    }
}

/// Where cargo puts the modules: separate from everything else, because the compilers differ.
fn target(project: &Project) -> PathBuf {
    project.target.join("wasm")
}

fn build(project: &Project, toolchain: &Toolchain) -> Result<()> {
    run(&mut toolchain.cargo(project))?;
    tools::program("npm", "npm")?;
    tools::npm_packages(project)?;
    let folder = project.path(BUILT);
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let raw = target(project).join(TARGET).join(PROFILE).join("examples");
    thread::scope(|scope| {
        let optimize = |game: &String| {
            let raw = raw.join(game.replace('-', "_")).with_extension("wasm");
            let module = folder.join(game).with_extension("wasm");
            scope.spawn(move || optimize(project, &raw, &module))
        };
        let games = project.games()?;
        let running: Vec<_> = games.iter().map(optimize).collect();
        running.into_iter().try_for_each(|one| one.join().expect("it does not panic"))
    })
}

/// Makes a module smaller and faster, unless the same module was optimized before.
fn optimize(project: &Project, raw: &Path, module: &Path) -> Result<()> {
    let opt = project.path("web/node_modules/.bin/wasm-opt");
    if !opt.is_file() {
        bail!("{} is missing: npm installs it with the page", opt.display());
    }
    let version = project.path("web/node_modules/binaryen/package.json");
    let mut known = recipe(&fs::read(&version).with_context(|| version.display().to_string())?);
    known.extend(fs::read(raw).with_context(|| raw.display().to_string())?);
    let from = module.with_extension("raw");
    if module.is_file() && fs::read(&from).is_ok_and(|from| from == known) {
        return Ok(());
    }
    let mut command = program_in(&project.root, &opt.to_string_lossy(), &OPTIMIZE);
    run(command.args(FEATURES).arg(raw).arg("-o").arg(module))?;
    fs::write(&from, known).with_context(|| from.display().to_string())
}

/// How modules are optimized: the options, and the optimizer's version from its package.
fn recipe(package: &[u8]) -> Vec<u8> {
    let mut recipe = [&OPTIMIZE[..], &FEATURES].concat().join(" ").into_bytes();
    recipe.extend(package);
    recipe
}

fn sysroot() -> Result<PathBuf> {
    let output = Command::new("rustc").args(["--print", "sysroot"]).output().context("rustc")?;
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

/// The linker that comes with this machine's compiler.
fn linker() -> Result<PathBuf> {
    let host = Command::new("rustc").arg("-vV").output().context("rustc")?;
    let host = String::from_utf8_lossy(&host.stdout).into_owned();
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc reports no host")?;
    let path = sysroot()?.join("lib/rustlib").join(host).join("bin/rust-lld");
    if !path.is_file() {
        bail!("{} is missing", path.display());
    }
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_optimized_again_if_the_options_or_the_version_of_the_optimizer_change() {
        let made = recipe(br#"{ "version": "132.0.0" }"#);
        assert_ne!(made, recipe(br#"{ "version": "133.0.0" }"#));
        let text = String::from_utf8(made).unwrap();
        assert!(OPTIMIZE.iter().chain(&FEATURES).all(|option| text.contains(option)), "{text}");
    }
}
