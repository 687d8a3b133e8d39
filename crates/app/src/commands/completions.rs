//! `klad completions`: shell completion scripts.

use clap_complete::Shell;

use crate::output::{Verdict, say};

/// Print a completion script for your shell
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad completions bash > ~/.local/share/bash-completion/completions/klad")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

/// Runs the command.
pub(crate) fn run(args: &Args, mut command: clap::Command) -> anyhow::Result<Verdict> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "klad", &mut script);
    say(String::from_utf8_lossy(&script).trim_end())?;
    Ok(Verdict::Yes)
}
