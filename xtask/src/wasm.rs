//! `cargo xtask wasm`: the engine for browsers, one module per game (crates/browser).
//!
//! It is built by whatever is at hand: the toolchain's own `wasm32-unknown-unknown` target, or Debian's packages of a compiler for
//! the web, unpacked into the user's cache. With neither, the page is built without the engine and says so.

mod debian;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
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

/// What the compiler uses beyond the first WebAssembly. Every browser of the last years has it; newer things must not be brought in.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Builds the modules; an error says why there are none.
pub(crate) fn wasm(project: &Project) -> Result<bool> {
    tools::program("npm", "npm")?;
    tools::npm_packages(project)?;
    build(project, &Toolchain::find()?)?;
    Ok(true)
}

/// The same before the page is built: without modules it works too, except for what needs them.
pub(crate) fn wasm_if_possible(project: &Project) -> Result<()> {
    match Toolchain::find().and_then(|toolchain| build(project, &toolchain)) {
        Ok(()) => Ok(()),
        Err(error) => {
            println!("the page is built without the engine: {error:#}");
            println!("play on the device, hints, reviews and full checks of transcripts will be missing");
            remove(project)
        }
    }
}

/// Modules of an earlier build would not fit the rest of the page.
fn remove(project: &Project) -> Result<()> {
    let folder = project.path(BUILT);
    if folder.is_dir() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    Ok(())
}

/// What the modules are built with.
enum Toolchain {
    /// The target is installed beside the compiler.
    Installed,
    /// Debian's compiler for the web, unpacked in this folder, which builds the standard library too.
    Debian(PathBuf),
}

impl Toolchain {
    fn find() -> Result<Toolchain> {
        if sysroot()?.join("lib/rustlib").join(TARGET).is_dir() {
            return Ok(Toolchain::Installed);
        }
        let by_hand = format!("`rustup target add {TARGET}` installs what is missing");
        debian::compiler().map(Toolchain::Debian).context(by_hand)
    }

    /// Where cargo puts what this toolchain builds: apart from everything else, for the compilers differ.
    fn target(&self, project: &Project) -> PathBuf {
        match self {
            Toolchain::Installed => project.target.join("wasm"),
            // Beside the compiler, so that a fresh clone finds the standard library built.
            Toolchain::Debian(folder) => folder.join("target"),
        }
    }

    fn cargo(&self, project: &Project, game: &str) -> Result<Command> {
        let args = ["build", "--package", "klad-browser", "--lib", "--profile", "wasm", "--target", TARGET];
        let mut command = cargo_in(&project.root, &args);
        command.args(["--no-default-features", "--features", game]);
        command.env("CARGO_TARGET_DIR", self.target(project));
        if let Toolchain::Debian(folder) = self {
            command.args(["-Zbuild-std=std,panic_abort"]);
            command.env("RUSTC", folder.join("usr/bin/rustc"));
            command.env("LD_LIBRARY_PATH", folder.join("usr/lib/x86_64-linux-gnu"));
            // Building the standard library is not stable yet, and asks for this.
            command.env("RUSTC_BOOTSTRAP", "1");
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
        }
        Ok(command)
    }
}

fn build(project: &Project, toolchain: &Toolchain) -> Result<()> {
    let folder = project.path(BUILT);
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    for game in project.games()? {
        run(&mut toolchain.cargo(project, &game)?)?;
        let raw = toolchain.target(project).join(TARGET).join("wasm/klad_browser.wasm");
        optimize(project, &raw, &folder.join(format!("{game}.wasm")))?;
    }
    Ok(())
}

/// Makes a module smaller and quicker, unless that was done before to the very same one.
fn optimize(project: &Project, raw: &Path, module: &Path) -> Result<()> {
    let before = fs::read(raw).with_context(|| raw.display().to_string())?;
    let known = module.with_extension("raw");
    if module.is_file() && fs::read(&known).is_ok_and(|known| known == before) {
        return Ok(());
    }
    let opt = project.path("web/node_modules/.bin/wasm-opt");
    if !opt.is_file() {
        bail!("{} is not there: npm installs it with the page", opt.display());
    }
    let mut command = program_in(&project.root, &opt.to_string_lossy(), &["-O2"]);
    run(command.args(FEATURES).arg(raw).arg("-o").arg(module))?;
    fs::write(&known, before).with_context(|| known.display().to_string())
}

fn sysroot() -> Result<PathBuf> {
    let output = Command::new("rustc").args(["--print", "sysroot"]).output().context("rustc")?;
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

/// The linker that comes with the compiler of this machine.
fn linker() -> Result<PathBuf> {
    let host = Command::new("rustc").arg("-vV").output().context("rustc")?;
    let host = String::from_utf8_lossy(&host.stdout).into_owned();
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc names no host")?;
    let path = sysroot()?.join("lib/rustlib").join(host).join("bin/rust-lld");
    if !path.is_file() {
        bail!("{} is not there", path.display());
    }
    Ok(path)
}
