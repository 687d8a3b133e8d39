//! `cargo xtask codegen`: TypeScript from the Rust types. `klad-codegen`, which depends on the games, does the work.

use anyhow::Result;

use crate::{
    project::Project,
    shell::{cargo_in, listen},
};

/// Writes the generated files, or with `check` reports which of them are out of date. Returns whether all is well.
pub(crate) fn codegen(project: &Project, check: bool) -> Result<bool> {
    let mut command = cargo_in(&project.root, &["run", "--quiet", "--package", "klad-codegen", "--"]);
    if check {
        command.arg("--check");
    }
    listen(&mut command, |_| ())
}
