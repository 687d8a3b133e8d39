//! `cargo xtask site DIR`: the page without a server, as a folder for any static host.

use std::path::Path;

use anyhow::{Context, Result};

use crate::{
    project::Project,
    serve,
    shell::{program_in, run},
    test, wasm,
};

/// Writes the folder, which must be empty or missing.
pub(crate) fn site(project: &Project, folder: &Path) -> Result<bool> {
    // Without the engine such a site could not play.
    wasm::wasm(project)?;
    serve::build_page(project)?;
    let folder = std::path::absolute(folder).context("cannot resolve the folder")?;
    // It only lists the games and their rules, so a test build is fast enough.
    let klad = test::built(project, "klad")?;
    let mut finish = program_in(&project.path("web"), "node", &["scripts/site.mjs"]);
    run(finish.arg(klad.get_program()).arg("dist").arg(&folder))?;
    Ok(true)
}
