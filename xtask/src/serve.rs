//! `cargo xtask serve`: from a fresh clone to a running server.

use std::{os::unix::process::CommandExt, process::Command};

use anyhow::{Context, Result};

use crate::{
    project::Project,
    shell::{cargo_in, program_in, run},
    tools, wasm,
};

/// Builds the page and the binary, then becomes the server, which prints its address.
pub(crate) fn serve(project: &Project, args: &[String]) -> Result<bool> {
    build_page(project)?;
    run(&mut cargo_in(&project.root, &["build", "--release", "--package", "klad-app"]))?;
    let klad = project.target.join("release/klad");
    // The server replaces this process, so that signals and the exit code are its own.
    let error = Command::new(&klad).arg("serve").args(args).exec();
    Err(error).with_context(|| klad.display().to_string())
}

/// Builds the page, which is embedded in the binary, with the engine for browsers if that can be built.
pub(crate) fn build_page(project: &Project) -> Result<()> {
    if !project.has("web/package.json") {
        println!("web/package.json is missing: the server will have no page");
        return Ok(());
    }
    tools::program("npm", "npm")?;
    tools::npm_packages(project)?;
    wasm::for_page(project)?;
    run(&mut program_in(&project.path("web"), "npm", &["run", "build"]))
}
