//! `klad verify`: is this transcript a game that was really played this way?

use std::path::PathBuf;

use klad_engine::{
    Catalog,
    transcript::{Fault, Transcript, Verified, result_text},
};
use serde_json::json;

use crate::{
    files,
    output::{Answer, complain, say},
};

/// Check a transcript: commitment, deals, every move, the result
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  klad verify game.klad\n\n\
    Exit code 0 if the transcript holds, 1 if it does not, 2 if the file cannot be read.")]
pub(crate) struct Args {
    /// The transcript; - for standard input
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs it.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Answer> {
    let bytes = files::read(&args.file)?;
    let checked = Transcript::read(&bytes)
        .and_then(|transcript| transcript.verify(catalog).map(|verified| (transcript, verified)));
    match checked {
        Ok((transcript, verified)) => {
            if args.json {
                say(&json!({
                    "ok": true,
                    "game": transcript.game,
                    "moves": verified.moves,
                    "committed": verified.committed,
                    "scheme": verified.scheme,
                    "restarts": verified.restarts,
                    "outcome": verified.outcome,
                })
                .to_string())?;
            } else {
                say(&praise(&transcript, &verified))?;
            }
            Ok(Answer::Yes)
        }
        Err(fault) => {
            if args.json {
                say(&json!({
                    "ok": false,
                    "line": fault.line,
                    "rule": fault.rule.map(|rule| rule.0),
                    "reason": fault.reason,
                })
                .to_string())?;
            } else {
                complain(&blame(args, &fault));
            }
            Ok(Answer::No)
        }
    }
}

fn praise(transcript: &Transcript, verified: &Verified) -> String {
    let result = match &verified.outcome {
        Some(outcome) => result_text(outcome),
        None => "not over yet".into(),
    };
    let deals = match (verified.committed, verified.scheme) {
        (false, _) => "every deal follows from the secret; there is no commitment to compare it with",
        (true, 1) => "every deal follows from the secret, which fits its commitment",
        (true, _) => "seats and deals follow from the secret and the nonces, which all fit their commitments",
    };
    let restarts = match verified.restarts {
        0 => String::new(),
        1 => "; the table was started over once before".into(),
        count => format!("; the table was started over {count} times before"),
    };
    format!("{}: {} moves, all legal; {deals}{restarts}; {result}", transcript.game, verified.moves)
}

fn blame(args: &Args, fault: &Fault) -> String {
    format!("{}: {fault}", args.file.display())
}
