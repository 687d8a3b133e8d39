//! Reviews of uploaded games: the same review that `klad analyze --json` prints and the page shows.
//!
//! A search costs as much as a bot's turn, so each decision waits in the bots' queue, behind every table that somebody
//! plays at or watches.

use axum::{Json, extract::State};
use klad_arena::analysis::{self, Analysis, Decision, Gist, Position};
use klad_engine::{
    Budget,
    transcript::{Fault, Transcript},
};
use klad_protocol::{Code, ErrorBody, TableId, api::NewAnalysis};
use serde_json::{json, value::RawValue};

use super::JsonAnswer;
use crate::{
    app::App,
    asker::{Address, Guest},
    background,
    error::{Answer, ApiError},
    extract::Body,
    origins::Payer,
    thinking::{Standing, Thought},
};

/// The largest body, in bytes: ten times the longest known game.
pub(super) const BODY_MAX: usize = 200 << 10;
/// The most samples per search.
const ITERATIONS_MAX: u16 = 1_000;
/// The most decisions per game.
const DECISIONS_MAX: usize = 1_000;

/// Review a game, judged by what its players could know. The format is described in docs/analysis.md.
#[utoipa::path(post, path = "/api/analyses", tag = "replays", request_body = NewAnalysis, responses(
    (status = 200, body = Object), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn analyze(
    State(app): State<App>,
    guest: Guest,
    address: Address,
    Body(wanted): Body<NewAnalysis>,
) -> JsonAnswer<Box<RawValue>> {
    if !(1..=ITERATIONS_MAX).contains(&wanted.iterations) {
        let message = format!("found {} iterations, wanted 1 to {ITERATIONS_MAX}", wanted.iterations);
        return Err(ApiError::new(Code::BadRequest, message));
    }
    if !app.analyses.take(guest.identity.id, app.ambient.now_ms()) {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooFast, "too many games to review; wait a minute"));
    }
    let transcript = Transcript::read(wanted.transcript.as_bytes()).map_err(does_not_hold)?;
    let thought = Thought {
        // Not a real table: this makes the review's decisions take turns with the tables of the same address.
        table: TableId::from_random(app.ambient.random()),
        payer: Payer::Address(address.0),
        standing: Standing::Alone,
        game: transcript.game.clone(),
        level: "review".to_owned(),
    };
    let (positions, outcome, transcript) = in_turn(&app, &thought, move |app| {
        let (positions, outcome) = analysis::positions(&app.catalog, &transcript).map_err(does_not_hold)?;
        Ok((positions, outcome, transcript))
    })
    .await?;
    let total = positions.len();
    if total > DECISIONS_MAX {
        let message = format!("found {total} decisions, wanted at most {DECISIONS_MAX}");
        return Err(ApiError::new(Code::TooLarge, message));
    }
    let budget = Budget::Iterations(wanted.iterations.into());
    let mut decisions = Vec::with_capacity(total);
    // One at a time. If the guest has disconnected, this stops between two of them.
    for position in positions {
        decisions.push(in_turn(&app, &thought, move |app| evaluate(app, budget, &position)).await?);
    }
    let gists: Vec<Gist> = decisions.iter().map(Decision::gist).collect();
    let summary = analysis::summarize(&transcript, &gists, total, outcome.as_ref());
    // As text: numbers that pass through `Value` would be printed with different digits.
    let analysis = serde_json::value::to_raw_value(&Analysis { summary, decisions });
    Ok(Json(analysis.expect("reviews serialize")))
}

fn evaluate(app: &App, budget: Budget, position: &Position) -> Answer<Decision> {
    let entry = app.catalog.find(position.table.info().slug);
    let decision = entry.and_then(|entry| analysis::evaluate(entry, budget, position));
    decision.ok_or_else(|| ApiError::new(Code::BadRequest, "the game has no analyst"))
}

/// Waits for a turn to think, then runs `work` on its own thread.
async fn in_turn<T: Send + 'static>(
    app: &App,
    thought: &Thought,
    work: impl FnOnce(&App) -> Answer<T> + Send + 'static,
) -> Answer<T> {
    let turn = app.thinkers.turn(thought.clone()).await;
    let app = app.clone();
    let ambient = app.ambient.clone();
    let done = background::run(&ambient, move || {
        let found = work(&app);
        // Even if nobody waits for the result anymore, the slot is freed only when the work is done.
        drop(turn);
        found
    });
    done.await.unwrap_or_else(|_| {
        tracing::error!("a review failed");
        Err(ApiError::try_again())
    })
}

/// What is wrong with a transcript; `detail` has the line.
fn does_not_hold(fault: Fault) -> ApiError {
    let mut body = ErrorBody::new(Code::BadRequest, format!("the transcript does not hold: {fault}"));
    body.rule = fault.rule.map(|rule| rule.to_string());
    body.detail = Some(json!({ "line": fault.line, "reason": fault.reason }));
    ApiError(Box::new(body))
}
