//! Finished games: the transcript, and every step of it as one viewer saw it.

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use klad_engine::{Seat, Sight, Table, Viewer};
use klad_protocol::{
    Code, ErrorBody, TableId, TableState,
    api::{Replay, ReplayStep},
    socket::Acting,
};
use klad_store::{MoveRow, TableRecord};
use serde::Deserialize;
use serde_json::value::RawValue;
use utoipa::IntoParams;

use super::{JsonAnswer, tables::stored};
use crate::{
    app::App,
    asker::{Address, Guest},
    background,
    error::{Answer, ApiError},
    extract::{AtTable, Query},
    facts,
};

/// The most steps in one response.
const STEPS_MAX: u32 = 100;

/// The transcript of a finished game, with the secret: `klad verify` checks it.
#[utoipa::path(get, path = "/api/tables/{id}/transcript", tag = "replays",
    params(("id" = TableId, Path, description = "The table.")), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn transcript(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Option<Guest>,
    address: Address,
) -> Answer<Response> {
    let (record, moves) = finished(&app, id, guest, address).await?;
    let text = facts::transcript(&record, &moves).to_string();
    let name = format!("attachment; filename=\"{}-{id}.klad\"", record.game);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplayParams {
    /// The viewer: a seat counted from 0, or none for a spectator.
    seat: Option<u8>,
    /// The first step; 0 is the deal.
    #[serde(default)]
    from: u32,
    /// How many steps, at most 100.
    count: Option<u32>,
}

/// Some steps of a finished game, as one viewer saw them. A running game has no replay.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "replays",
    params(("id" = TableId, Path, description = "The table."), ReplayParams), responses(
    (status = 200, body = Replay), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn replay(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Option<Guest>,
    address: Address,
    Query(params): Query<ReplayParams>,
) -> JsonAnswer<Replay> {
    let (record, moves) = finished(&app, id, guest, address).await?;
    let viewer = match params.seat {
        Some(seat) if usize::from(seat) < record.seats.len() => Viewer::Seat(Seat(seat)),
        Some(_) => return Err(ApiError::not_found("seat")),
        None => Viewer::Spectator,
    };
    let count = params.count.unwrap_or(STEPS_MAX).min(STEPS_MAX);
    // Replaying takes CPU time that must not hold up moves.
    let worker = app.clone();
    let work = move || steps(&worker, record, &moves, viewer, params.from, count);
    let replay = background::run(&app.ambient, work).await.map_err(|_| ApiError::try_again())??;
    Ok(Json(replay))
}

/// Your own games are not limited; other people's are, per guest, and more strictly per address for clients that are
/// not guests.
async fn finished(
    app: &App,
    id: TableId,
    guest: Option<Guest>,
    address: Address,
) -> Answer<(TableRecord, Vec<MoveRow>)> {
    let record = stored(app, id).await?;
    let now_ms = app.ambient.now_ms();
    let enough = match guest.map(|guest| guest.identity.id) {
        Some(who) if facts::seat_of(&record, who).is_some() => true,
        Some(who) => app.replays.take(who, now_ms),
        None => app.replays_of_nobody.take(address.0, now_ms),
    };
    if !enough {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(
            Code::TooFast,
            "too many requests for other people's games; wait a moment",
        ));
    }
    if record.state != TableState::Over {
        return Err(ApiError::new(Code::NotOver, "the game is not over, so what is hidden stays hidden"));
    }
    let moves = app.store.moves(id, 0).await?;
    Ok((record, moves))
}

fn steps(
    app: &App,
    record: TableRecord,
    moves: &[MoveRow],
    viewer: Viewer,
    from: u32,
    count: u32,
) -> Answer<Replay> {
    let value = |raw: &RawValue| serde_json::from_str(raw.get()).expect("views are JSON");
    let mut table = facts::open(&app.catalog, &record)?;
    let look = |table: &dyn Table| (value(&table.view(viewer, Sight::Table)), Acting::from(table.turn()));
    let wanted = from..from.saturating_add(count);
    let mut steps = Vec::new();
    if wanted.contains(&0) {
        let (view, turn) = look(table.as_ref());
        steps.push(ReplayStep { seat: None, mv: None, at_ms: 0, view, events: Vec::new(), turn });
    }
    let started_ms = record.started_ms.unwrap_or(0);
    for (step, row) in (1..wanted.end).zip(moves) {
        let told = table.play(row.seat, &row.notation)?;
        if wanted.contains(&step) {
            let (view, turn) = look(table.as_ref());
            let heard = told.iter().filter(|told| told.audience.includes(viewer));
            steps.push(ReplayStep {
                seat: Some(row.seat),
                mv: Some(row.notation.clone()),
                at_ms: row.at_ms.saturating_sub(started_ms).min(u64::from(u32::MAX)) as u32,
                view,
                events: heard.map(|told| value(&told.event)).collect(),
                turn,
            });
        }
    }
    Ok(Replay { table: facts::info(&record), moves: moves.len() as u32, from, steps })
}
