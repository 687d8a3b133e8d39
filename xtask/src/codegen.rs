//! `cargo xtask codegen`: TypeScript from the Rust types. The work is done by `klad-codegen`, which knows the games.

use anyhow::Result;

use crate::{
    project::Project,
    shell::{cargo_in, listen},
};

/// Writes the generated files, or with `check` says which of them are out of date. Answers whether all is well.
pub(crate) fn codegen(project: &Project, check: bool) -> Result<bool> {
    let mut command = cargo_in(&project.root, &["run", "--quiet", "--package", "klad-codegen", "--"]);
    if check {
        command.arg("--check");
    }
    listen(&mut command, |_| ())
}
