//! Output and exit codes.

use std::{
    io::{self, Write},
    process::ExitCode,
};

/// The result of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It worked, or the answer is yes.
    Yes,
    /// The answer is no.
    No,
}

impl Verdict {
    /// The exit code of the program.
    pub(crate) fn code(self) -> ExitCode {
        match self {
            Verdict::Yes => ExitCode::SUCCESS,
            Verdict::No => ExitCode::from(1),
        }
    }
}

/// Prints a line on standard output. A closed pipe is an error like any other, not a panic.
pub(crate) fn say(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()
}

/// Prints a line on standard error, if possible.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// Whether an error only says that the reader of our output has closed the pipe (`klad replay game.klad | head`).
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}
