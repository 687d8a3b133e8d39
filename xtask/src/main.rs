//! The project's chores. `cargo xtask --help` lists them.
//!
//! Read in this order: [`project`] (the layout), [`shell`] (running programs), [`tools`] (installing them), then one
//! file per command. Nothing here is part of the product, and nothing in the product depends on it.
#![forbid(unsafe_code)]

mod api;
mod bench;
mod book;
mod calibrate;
mod codegen;
mod dist;
mod facts;
mod growth;
mod mutants;
mod peers;
mod profile;
mod project;
mod python;
mod serve;
mod shell;
mod site;
mod soak;
mod steps;
mod stranger;
mod tally;
mod test;
mod tidy;
mod tools;
mod wasm;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use project::Project;

/// The project's chores.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Chores {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build everything and start the server; all arguments go to `klad serve`
    Serve {
        /// Passed on to `klad serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Install what the tests need and run all of them; ends with one line `N passed, N failed`
    Test(test::Wanted),
    /// Run `test` plus the dependency policy; installs cargo-deny, which takes minutes the first time
    Check(test::Wanted),
    /// List rules without tests, texts missing in a language, wrong dependencies, broken links
    Tidy,
    /// Write web/src/lib/generated/ from the Rust types
    Codegen {
        /// Write nothing; report what is out of date
        #[arg(long)]
        check: bool,
    },
    /// Build the engine for browsers, one module per game, into web/src/lib/engine/built
    Wasm,
    /// Measure how well calibrated the win chances of reviews are, and write docs/analysis.md; takes hours by default
    Calibrate(calibrate::Sizes),
    /// Build the documents as a book into target/book; installs mdbook the first time
    Book,
    /// Write the page as a folder for any static host, with everything on the device and no server
    Site {
        /// An empty folder, or one that does not exist yet
        folder: std::path::PathBuf,
    },
    /// Make everything that belongs to a release, in target/dist-files
    Dist,
    /// Build the Python package as a wheel into target/wheels
    Wheel,
    /// Measure the rules: playouts and instructions per move; or compare the Python package or the server with their
    /// peers
    Bench {
        /// Only this game, or `python`, or `server`
        slug: Option<String>,
        #[command(flatten)]
        server: peers::Wanted,
    },
    /// Play against a release build and print where the server's time goes, by subject
    Profile(profile::Load),
    /// Plant wrong rules in the games and the engine, one at a time, and check that a rule test or a law fails
    Mutants(mutants::Wanted),
    /// Play thousands of random games at every seat count, checking all laws; or soak, attack, simulate or fuzz the server
    Soak {
        /// Only this game; or `server`, `attack`, `simulation` or `fuzz`
        slug: Option<String>,
        /// Games per seat count, or seeds of the simulation
        #[arg(long, default_value_t = 2000)]
        games: u32,
    },
}

fn main() -> ExitCode {
    match run(Chores::parse().chore) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Returns whether everything passed.
fn run(chore: Chore) -> Result<bool> {
    let project = Project::open()?;
    match chore {
        Chore::Serve { args } => serve::serve(&project, &args),
        Chore::Test(wanted) => test::test(&project, &wanted, test::Policy::IfInstalled),
        Chore::Check(wanted) => test::test(&project, &wanted, test::Policy::Required),
        Chore::Tidy => tidy::tidy(&project),
        Chore::Codegen { check } => codegen::codegen(&project, check),
        Chore::Wasm => wasm::wasm(&project),
        Chore::Calibrate(sizes) => calibrate::calibrate(&project, &sizes),
        Chore::Book => book::book(&project),
        Chore::Site { folder } => site::site(&project, &folder),
        Chore::Dist => dist::dist(&project),
        Chore::Wheel => python::wheel(&project),
        Chore::Bench { slug, .. } if slug.as_deref() == Some("python") => python::bench(&project),
        Chore::Bench { slug, server } if slug.as_deref() == Some("server") => peers::bench(&project, &server),
        Chore::Bench { slug, .. } => bench::bench(&project, slug.as_deref()),
        Chore::Profile(load) => profile::profile(&project, &load),
        Chore::Mutants(wanted) => mutants::mutants(&project, &wanted),
        Chore::Soak { slug, games } => soak::soak(&project, slug.as_deref(), games),
    }
}
