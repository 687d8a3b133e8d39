//! An external tester of the API, driven by the OpenAPI document.

use std::path::Path;

use anyhow::Result;

use crate::{project::Project, tools};

/// The tester, in a version that is known to work.
const TESTER: &str = "schemathesis==4.32.5";

/// The Python of a virtual environment that has the tester.
pub(crate) fn python(project: &Project) -> Result<String> {
    let environment = tools::virtual_environment(project, "schemathesis", TESTER)?;
    Ok(environment.join("bin/python").to_string_lossy().into_owned())
}

/// The script that starts a server and runs the tester against it.
pub(crate) fn script() -> &'static Path {
    Path::new("crates/server/tests/schemathesis.py")
}
