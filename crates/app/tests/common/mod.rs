//! The binary, and a separate folder for each test.

#![allow(dead_code, reason = "each test file uses what it needs")]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

pub(crate) mod tmux;

/// The binary with a clean environment: English, no saved games.
pub(crate) fn klad() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_klad"));
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "KLAD_LANG", "KLAD_DATA", "KLAD_NAME", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::null());
    command
}

/// Runs it with these arguments.
pub(crate) fn run(args: &[&str]) -> Finished {
    Finished::of(klad().args(args).output().expect("the binary starts"))
}

/// What a run printed, and its exit code.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Finished {
    pub(crate) fn of(output: Output) -> Finished {
        Finished {
            code: output.status.code().expect("it was not killed"),
            out: String::from_utf8(output.stdout).expect("it prints text"),
            err: String::from_utf8(output.stderr).expect("it prints text"),
        }
    }

    /// Expects success with nothing on standard error; returns the output.
    #[track_caller]
    pub(crate) fn yes(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        self.out
    }

    /// Expects exit code 1; returns the reason.
    #[track_caller]
    pub(crate) fn no(self) -> String {
        assert_eq!(self.code, 1, "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        self.err
    }

    /// Expects bad usage (exit code 2); returns the reason, which is one paragraph.
    #[track_caller]
    pub(crate) fn nonsense(self) -> String {
        assert_eq!(self.code, 2, "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        assert!(self.out.is_empty(), "{self:?}");
        assert_eq!(
            self.err.trim_end().lines().filter(|line| line.is_empty()).count(),
            0,
            "one paragraph: {self:?}"
        );
        self.err
    }
}

/// A folder that is deleted with the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("klad-test-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("the temporary directory can be written");
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// A file in it, by name.
    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("temporary paths are text").to_owned()
    }

    /// Writes a file and returns its path.
    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.file(name);
        fs::write(&path, bytes).expect("the temporary directory can be written");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
