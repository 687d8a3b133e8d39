//! `cargo xtask site DIR`: the page without a server, as a folder for any static host.

use std::path::Path;

use anyhow::{Context, Result};

use crate::{
    project::Project,
    serve,
    shell::{cargo_in, program_in, run},
    tools, wasm,
};

/// Where the page of the site is built, apart from the one that the binary carries.
const BUILT: &str = "site/page";

/// Writes the folder, which must be empty or missing.
pub(crate) fn site(project: &Project, folder: &Path) -> Result<bool> {
    tools::program("npm", "npm")?;
    tools::npm_packages(project)?;
    // Without the engine such a site could not play.
    wasm::wasm(project)?;
    serve::build_page(project)?;
    run(&mut cargo_in(&project.root, &["build", "--release", "--package", "klad-app"]))?;
    let built = project.target.join(BUILT);
    let web = project.path("web");
    let mut page = program_in(&web, "npm", &["run", "build", "--", "--emptyOutDir", "--outDir"]);
    run(page.arg(&built).env("VITE_SITE", "1"))?;
    let folder = std::path::absolute(folder).context("the folder has no place")?;
    let mut finish = program_in(&web, "node", &["scripts/site.mjs"]);
    run(finish.arg(project.target.join("release/klad")).arg(&built).arg(&folder))?;
    Ok(true)
}
