//! `cargo xtask serve`: from a fresh clone to a running server.

use std::{os::unix::process::CommandExt, process::Command};

use anyhow::{Context, Result};

use crate::{
    project::Project,
    shell::{cargo_in, program_in, run},
    steps::{self, BuildStep},
    tools, wasm,
};

/// Builds the page and the binary, then becomes the server, which prints its address.
pub(crate) fn serve(project: &Project, args: &[String]) -> Result<bool> {
    let klad = project.target.join("release/klad");
    let server = BuildStep {
        name: "the server",
        made: klad.clone(),
        first_s: 330,
        run: |project| run(&mut cargo_in(&project.root, &["build", "--release", "--package", "klad-app"])),
    };
    let mut steps = page_steps(project)?;
    steps.push(server);
    steps::take(project, &steps)?;
    println!();
    // The server replaces this process, so that signals and the exit code are its own.
    let error = Command::new(&klad).arg("serve").args(args).exec();
    Err(error).with_context(|| klad.display().to_string())
}

/// Builds the page, which is embedded in the binary, with the engine for browsers if that can be built.
pub(crate) fn build_page(project: &Project) -> Result<()> {
    steps::take(project, &page_steps(project)?)
}

fn page_steps(project: &Project) -> Result<Vec<BuildStep>> {
    if !project.has("web/package.json") {
        println!("web/package.json is missing: the server will have no page");
        return Ok(Vec::new());
    }
    tools::program("npm", "npm")?;
    Ok(vec![
        BuildStep {
            name: "the page's packages",
            made: project.path("web/node_modules/.package-lock.json"),
            first_s: 20,
            run: tools::npm_packages,
        },
        BuildStep {
            name: "the games for browsers",
            made: project.target.join("wasm"),
            first_s: 110,
            run: wasm::for_page,
        },
        BuildStep {
            name: "the page",
            made: project.path("web/dist/index.html"),
            first_s: 25,
            run: |project| run(&mut program_in(&project.path("web"), "npm", &["run", "build"])),
        },
    ])
}
