//! `cargo xtask book`: the documents as a book, with mdBook.

use anyhow::Result;

use crate::{
    project::Project,
    shell::{program_in, run},
    tools,
};

/// Builds the book into `target/book`.
pub(crate) fn book(project: &Project) -> Result<bool> {
    tools::cargo_command(project, "mdbook")?;
    let out = project.target.join("book");
    run(&mut program_in(&project.root, "mdbook", &["build", "--dest-dir", &out.to_string_lossy()]))?;
    println!("the book is at {}", out.join("index.html").display());
    Ok(true)
}
