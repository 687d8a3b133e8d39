//! `klad scenario`: checks that scenarios still hold.

use std::path::PathBuf;

use klad_engine::{Catalog, scenario};
use serde_json::json;

use crate::{
    files,
    output::{Verdict, complain, say},
};

/// Run scenario files and report the first difference in each
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad scenario crates/games/my-treasure/scenarios/*.klad\n\n\
    Exit code 0 if all hold, 1 if one differs, 2 if a file cannot be read.")]
pub(crate) struct Args {
    /// The scenarios; - for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print one JSON object per file
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Verdict> {
    // Report a file that cannot be read before anything is played.
    let texts: Vec<_> = args.files.iter().map(|path| files::read(path)).collect::<Result<_, _>>()?;
    let mut answer = Verdict::Yes;
    for (path, bytes) in args.files.iter().zip(texts) {
        let name = path.display().to_string();
        // Bytes that are not text differ from the expectation in the first line.
        let played = scenario::run(catalog, &String::from_utf8_lossy(&bytes));
        match (played, args.json) {
            (Ok(shown), true) => say(&json!({
                "file": name, "ok": true, "game": shown.game, "about": shown.about, "title": shown.title,
                "moves": shown.moves, "expectations": shown.expectations,
            })
            .to_string())?,
            (Ok(shown), false) => say(&format!(
                "{name}: {} {}: holds ({} moves, {} expectations)",
                shown.about, shown.title, shown.moves, shown.expectations
            ))?,
            (Err(fault), json) => {
                answer = Verdict::No;
                if json {
                    let rule = fault.rule.map(|rule| rule.0);
                    say(&json!({
                        "file": name, "ok": false, "line": fault.line, "rule": rule, "reason": fault.reason,
                    })
                    .to_string())?;
                } else {
                    complain(&format!("{name}: {fault}"));
                }
            }
        }
    }
    Ok(answer)
}
