//! Transcripts, scenarios and analysis.

use std::thread;

use klad_arena::analysis::{self, CannotAnalyze};
use klad_engine::{Budget, transcript::Transcript};
use pyo3::prelude::*;
use serde_json::json;

use crate::{
    catalog,
    errors::{bad_input, not_replayed},
};

/// Rates every decision of a game by what its player could know, as JSON.
#[pyfunction]
pub(crate) fn analyze(py: Python<'_>, transcript: &str, budget: &str) -> PyResult<String> {
    let read = Transcript::parse(transcript).map_err(|fault| not_replayed(&fault))?;
    let budget: Budget = budget.parse().map_err(|error| bad_input(format!("{error}")))?;
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let analysis = py.detach(|| analysis::analyze(catalog(), &read, budget, threads, |_, _| ()));
    match analysis {
        Ok(analysis) => Ok(json!(analysis).to_string()),
        Err(CannotAnalyze::Transcript(fault)) => Err(not_replayed(&fault)),
        Err(CannotAnalyze::NoAnalyst(game)) => Err(bad_input(format!("the game {game} has no analyst"))),
    }
}

/// Checks a transcript: commitment, every deal, every move, the result. Returns its contents as JSON.
#[pyfunction]
pub(crate) fn verify(py: Python<'_>, transcript: &str) -> PyResult<String> {
    let read = Transcript::parse(transcript).map_err(|fault| not_replayed(&fault))?;
    let verified = py.detach(|| read.verify(catalog())).map_err(|fault| not_replayed(&fault))?;
    let moves: Vec<_> = read.moves.iter().map(|line| json!([line.seat.0, line.mv])).collect();
    let said = json!({
        "game": read.game,
        "rules": read.rules,
        "options": read.options,
        "players": read.players,
        "moves": moves,
        "outcome": verified.outcome,
        "committed": verified.committed,
        "scheme": verified.scheme,
    });
    Ok(said.to_string())
}

/// Runs a scenario; raises `BadRecord` with the line of the first difference.
#[pyfunction]
pub(crate) fn scenario(py: Python<'_>, text: &str) -> PyResult<()> {
    py.detach(|| klad_engine::scenario::run(catalog(), text))
        .map(|_| ())
        .map_err(|fault| not_replayed(&fault))
}
