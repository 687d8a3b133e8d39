//! Finished games: verifying, replaying and reviewing them. Everything here is a pure function of a transcript.

use klad_arena::analysis::{self, Decision, Gist, ReviewSummary};
use klad_engine::{
    Budget, Catalog, Outcome, Seat, Sight, Viewer,
    transcript::{Transcript, Verified},
};
use klad_protocol::{TableInfo, socket::Acting};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{error::Failure, local::of_transcript, thinking::entry, transcript};

/// A request about a transcript, with the extra fields that some requests need.
#[derive(Deserialize)]
pub(crate) struct About {
    transcript: String,
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    from: usize,
    #[serde(default)]
    count: usize,
    /// The number of a move, from 1.
    #[serde(default)]
    number: usize,
    /// Samples for each of the two searches of a decision.
    #[serde(default)]
    budget: u32,
    /// The decisions evaluated so far.
    #[serde(default)]
    decisions: Vec<Gist>,
    /// The total number of decisions.
    #[serde(default)]
    total: usize,
}

/// The result of verifying a transcript, as `klad verify --json` prints it.
#[derive(Serialize)]
pub(crate) struct Verdict {
    ok: bool,
    game: Option<String>,
    players: Option<Vec<String>>,
    moves: usize,
    committed: bool,
    scheme: u32,
    restarts: usize,
    outcome: Option<Outcome>,
    line: usize,
    rule: Option<&'static str>,
    reason: Option<String>,
}

pub(crate) fn verify(catalog: &Catalog, about: &About) -> Verdict {
    let checked = Transcript::read(about.transcript.as_bytes())
        .and_then(|transcript| transcript.verify(catalog).map(|verified| (transcript, verified)));
    match checked {
        Ok((transcript, Verified { outcome, moves, committed, scheme, restarts })) => Verdict {
            ok: true,
            game: Some(transcript.game),
            players: Some(transcript.players),
            moves,
            committed,
            scheme,
            restarts,
            outcome,
            line: 0,
            rule: None,
            reason: None,
        },
        Err(fault) => Verdict {
            ok: false,
            game: None,
            players: None,
            moves: 0,
            committed: false,
            scheme: 0,
            restarts: 0,
            outcome: None,
            line: fault.line,
            rule: fault.rule.map(|rule| rule.0),
            reason: Some(fault.reason),
        },
    }
}

/// Steps of a game, in the format of the server's replays.
#[derive(Serialize)]
pub(crate) struct Replay {
    table: TableInfo,
    moves: usize,
    from: usize,
    steps: Vec<ReplayStep>,
}

#[derive(Serialize)]
struct ReplayStep {
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<String>,
    at_ms: u64,
    view: Box<RawValue>,
    events: Vec<Box<RawValue>>,
    turn: Acting,
}

pub(crate) fn replay(catalog: &Catalog, about: &About) -> Result<Replay, Failure> {
    let game = transcript(&about.transcript)?;
    let viewer = match about.seat {
        Some(seat) if seat.0 < game.seats() => Viewer::Seat(seat),
        Some(_) => return Err(Failure::internal("there is no such seat")),
        None => Viewer::Spectator,
    };
    let mut table = game.open(catalog)?;
    let wanted = about.from..about.from.saturating_add(about.count);
    let mut steps = Vec::new();
    for step in 0..wanted.end.min(game.moves.len() + 1) {
        let line = step.checked_sub(1).map(|index| &game.moves[index]);
        let told = match line {
            Some(_) => game.step(table.as_mut(), step - 1)?,
            None => Vec::new(),
        };
        if wanted.contains(&step) {
            let heard = told.into_iter().filter(|told| told.audience.includes(viewer));
            steps.push(ReplayStep {
                seat: line.map(|line| line.seat),
                mv: line.map(|line| line.mv.clone()),
                at_ms: line.and_then(|line| line.at_ms).unwrap_or(0),
                view: table.view(viewer, Sight::Table),
                events: heard.map(|told| told.event).collect(),
                turn: Acting::from(table.turn()),
            });
        }
    }
    Ok(Replay { table: of_transcript(&game), moves: game.moves.len(), from: about.from, steps })
}

/// A decision of a game: the number of a move with more than one choice, and its seat.
#[derive(Serialize)]
pub(crate) struct DecisionNumber {
    number: usize,
    seat: Seat,
}

pub(crate) fn decisions(catalog: &Catalog, about: &About) -> Result<Vec<DecisionNumber>, Failure> {
    let game = transcript(&about.transcript)?;
    let mut decisions = Vec::new();
    analysis::each_decision(catalog, &game, |number, seat, _| {
        decisions.push(DecisionNumber { number, seat })
    })?;
    Ok(decisions)
}

/// Evaluates one decision.
pub(crate) fn decision(catalog: &Catalog, about: &About) -> Result<Decision, Failure> {
    let game = transcript(&about.transcript)?;
    let entry = entry(catalog, &game.game)?;
    let position = analysis::position(catalog, &game, about.number)?;
    analysis::evaluate(entry, Budget::Iterations(about.budget.max(1)), &position)
        .ok_or_else(|| Failure::internal("the game has no analyst"))
}

/// Everything in a review except its decisions.
pub(crate) fn summary(catalog: &Catalog, about: &About) -> Result<ReviewSummary, Failure> {
    let game = transcript(&about.transcript)?;
    let (_, outcome) = analysis::each_decision(catalog, &game, |_, _, _| ())?;
    Ok(analysis::summarize(&game, &about.decisions, about.total, outcome.as_ref()))
}
