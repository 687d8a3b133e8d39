//! An outside tester of the API, driven by the OpenAPI document.

use std::path::Path;

use anyhow::Result;

use crate::{
    project::Project,
    shell::{program_in, run},
};

/// The tester, in the version it is known to work with.
const TESTER: &str = "schemathesis==4.32.5";

/// The Python of a virtual environment that has the tester.
pub(crate) fn python(project: &Project) -> Result<String> {
    let folder = project.target.join("schemathesis");
    let python = folder.join("bin/python").to_string_lossy().into_owned();
    // Written last, so it is there only if all went well.
    let installed = folder.join(TESTER);
    if !installed.exists() {
        run(&mut program_in(&project.root, "python3", &["-m", "venv", &folder.to_string_lossy()]))?;
        run(&mut program_in(&project.root, &python, &["-m", "pip", "install", "--quiet", TESTER]))?;
        std::fs::write(&installed, "")?;
    }
    Ok(python)
}

/// The program that starts a server and lets the tester at it.
pub(crate) fn script() -> &'static Path {
    Path::new("crates/server/tests/schemathesis.py")
}
