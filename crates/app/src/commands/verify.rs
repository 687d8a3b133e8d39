//! `klad verify`: checks a transcript: its commitment, every deal, every move and the result.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use klad_client::now;
use klad_engine::{
    Catalog,
    transcript::{Fault, Transcript, Verified, result_text},
};
use klad_protocol::witness::Witness;
use serde_json::json;

use crate::{
    files,
    output::{Verdict, complain, say},
};

/// Check a transcript: commitment, deals, every move, the result
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  klad verify game.klad\n  \
    klad verify game.klad --mine ~/.local/state/klad/witness/7m2kq9x4t0vb.json\n  \
    klad verify --mine evidence.json\n\n\
    A transcript alone proves nothing about a server that lies about everything at once. With --mine it is compared with\n\
    what you saw while you played: klad join keeps that in one file per table, and the page saves it as a file.\n\n\
    Exit code 0 if the transcript holds, 1 if it does not, 2 if the file cannot be read.")]
pub(crate) struct Args {
    /// The transcript; - for standard input [default: the one in the file given with --mine]
    #[arg(required_unless_present = "mine")]
    file: Option<PathBuf>,
    /// What you saw of the game, as saved by klad join or the page
    #[arg(long, value_name = "FILE")]
    mine: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, catalog: &Catalog) -> anyhow::Result<Verdict> {
    let mut mine = args.mine.as_deref().map(read_witness).transpose()?;
    let bytes = match (&args.file, &mine) {
        (Some(file), _) => files::read(file)?,
        (None, Some(Witness { transcript: Some(text), .. })) => text.clone().into_bytes(),
        (None, _) => bail!("the file given with --mine contains no transcript; name one as well"),
    };
    let checked = Transcript::read(&bytes)
        .and_then(|transcript| transcript.verify(catalog).map(|verified| (transcript, verified)));
    let (transcript, verified) = match checked {
        Ok(checked) => checked,
        Err(fault) => return tell_fault(args, &fault),
    };
    let own = mine.as_mut().and_then(|witness| witness.compare(&transcript, catalog, now()));
    if let Some(witness) = mine.as_ref().filter(|witness| !witness.contradictions.is_empty()) {
        return tell_contradictions(args, witness);
    }
    if args.json {
        say(&json!({
            "ok": true,
            "game": transcript.game,
            "moves": verified.moves,
            "committed": verified.committed,
            "scheme": verified.scheme,
            "restarts": verified.restarts,
            "witnessed": own.is_some(),
            "outcome": verified.outcome,
        })
        .to_string())?;
    } else {
        let seen = match (&mine, own) {
            (Some(Witness { views, .. }), Some(_)) => {
                format!("; it is the game you saw ({} views)", views.len())
            }
            (Some(Witness { views, .. }), None) => format!(
                "; it contradicts nothing you saw ({} views), but the seed was drawn without a nonce of yours",
                views.len()
            ),
            (None, _) => String::new(),
        };
        say(&format!("{}{seen}", praise(&transcript, &verified)))?;
    }
    Ok(Verdict::Yes)
}

fn read_witness(path: &Path) -> anyhow::Result<Witness> {
    let bytes = files::read(path)?;
    serde_json::from_slice(&bytes)
        .with_context(|| format!("the file {} was not saved by klad join or the page", path.display()))
}

fn tell_fault(args: &Args, fault: &Fault) -> anyhow::Result<Verdict> {
    if args.json {
        say(&json!({
            "ok": false,
            "line": fault.line,
            "rule": fault.rule.map(|rule| rule.0),
            "reason": fault.reason,
        })
        .to_string())?;
    } else {
        let file = args.file.as_ref().or(args.mine.as_ref()).map(|file| file.display().to_string());
        complain(&format!("{}: {fault}", file.unwrap_or_default()));
    }
    Ok(Verdict::No)
}

fn tell_contradictions(args: &Args, witness: &Witness) -> anyhow::Result<Verdict> {
    if args.json {
        say(&json!({ "ok": false, "contradictions": witness.contradictions }).to_string())?;
    } else {
        for contradiction in &witness.contradictions {
            complain(&format!("{}: {contradiction}", witness.table));
        }
    }
    Ok(Verdict::No)
}

fn praise(transcript: &Transcript, verified: &Verified) -> String {
    let result = match &verified.outcome {
        Some(outcome) => result_text(outcome),
        None => "not over yet".into(),
    };
    let deals = match (verified.committed, verified.scheme) {
        (false, _) => "every deal follows from the secret; there is no commitment to compare it with",
        (true, 1) => "every deal follows from the secret, which matches its commitment",
        (true, _) => {
            "seats and deals follow from the secret and the nonces, which all match their commitments"
        }
    };
    let restarts = match verified.restarts {
        0 => String::new(),
        1 => "; the table was started over once before".into(),
        count => format!("; the table was started over {count} times before"),
    };
    format!("{}: {} moves, all legal; {deals}{restarts}; {result}", transcript.game, verified.moves)
}
