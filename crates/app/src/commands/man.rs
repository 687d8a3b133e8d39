//! `klad man`: the manual pages, generated from the same text as `--help`.

use std::{fs, path::PathBuf};

use anyhow::Context;
use clap_mangen::Man;

use crate::{
    files,
    output::{Verdict, say},
};

/// Write the manual pages, one per command
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad man --out ~/.local/share/man/man1 && man klad-serve")]
pub(crate) struct Args {
    /// The folder to write to; created if it does not exist
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Overwrite existing pages
    #[arg(long)]
    force: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, mut command: clap::Command) -> anyhow::Result<Verdict> {
    fs::create_dir_all(&args.out)
        .with_context(|| format!("cannot create the folder {}", args.out.display()))?;
    // Subcommands get their full names (`klad serve`) and the global flags.
    command.build();
    let commands = command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help");
    let pages: Vec<clap::Command> = std::iter::once(command.clone()).chain(commands.cloned()).collect();
    for page in pages {
        let name = page.get_display_name().unwrap_or(page.get_name()).to_owned();
        let mut text = Vec::new();
        Man::new(page).render(&mut text)?;
        files::write(&args.out.join(format!("{name}.1")), &String::from_utf8_lossy(&text), args.force)?;
    }
    say(&format!("manual pages are in {}", args.out.display()))?;
    Ok(Verdict::Yes)
}
