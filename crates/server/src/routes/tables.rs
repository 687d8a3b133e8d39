//! Tables: open, list, sit down, start, play, leave, play again.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use klad_engine::{Seed, TableSetup, lists_are_lists};
use klad_protocol::{
    Code, ErrorBody, IdentityId, Occupant, TableId, TableInfo, TableState,
    api::{NewSeat, NewTable, PlayMove, Rematch, Reveal, Seated, Seen, Sit, TableList},
};
use klad_store::{DrawRecord, ListQuery, Saved, SeatRecord, TableRecord};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{JsonAnswer, access, games, me::LISTABLE};
use crate::{
    app::App,
    asker::{Address, Guest, origin_of},
    error::{Answer, ApiError},
    extract::{AtSeat, AtTable, Body, Query},
    facts, qr,
    room::{Ask, no_such_level},
};

/// How many tables a page of a list has.
const PAGE: u32 = 20;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct ListParams {
    /// Only this game.
    game: Option<String>,
    /// Only this state: open, playing or over.
    state: Option<String>,
    /// The `next` of the previous page.
    before: Option<String>,
}

impl ListParams {
    pub(super) fn query(self) -> Answer<ListQuery> {
        let bad =
            |what: &str| ApiError::new(Code::BadRequest, format!("the parameter {what} cannot be read"));
        let state = match self.state {
            Some(word) => {
                let state = LISTABLE.into_iter().find(|state| state.as_str() == word);
                Some(state.ok_or_else(|| bad("state"))?)
            }
            None => None,
        };
        let before = match &self.before {
            Some(text) => {
                let (ms, id) = text.split_once('-').ok_or_else(|| bad("before"))?;
                let ms: u64 = ms.parse().map_err(|_| bad("before"))?;
                Some((ms.min(i64::MAX as u64), id.parse().map_err(|_| bad("before"))?))
            }
            None => None,
        };
        Ok(ListQuery { game: self.game.filter(|game| !game.contains('\0')), state, before, limit: PAGE })
    }
}

/// A page of a list.
pub(super) fn page(records: &[TableRecord], limit: u32) -> TableList {
    let full = records.len() >= limit as usize;
    let last = records.last().filter(|_| full);
    TableList {
        tables: records.iter().map(facts::info).collect(),
        next: last.map(|record| format!("{}-{}", record.created_ms, record.id)),
    }
}

/// Public tables that are open or playing, newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(ListParams), responses(
    (status = 200, body = TableList), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn list(State(app): State<App>, Query(params): Query<ListParams>) -> JsonAnswer<TableList> {
    let query = params.query()?;
    let records = app.store.listed(&query).await?;
    Ok(Json(page(&records, query.limit)))
}

/// Open a table. The commitment to its secret is published; then people sit down, each with a commitment to a nonce of
/// their own.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn create(
    State(app): State<App>,
    guest: Guest,
    address: Address,
    Body(new): Body<NewTable>,
) -> Answer<(StatusCode, Json<TableInfo>)> {
    let record = open(&app, guest.identity.id, address, new, None).await?;
    Ok((StatusCode::CREATED, Json(facts::info(&record))))
}

/// Opens a table for somebody at this address. With `sits`, its first open seat is taken.
pub(crate) async fn open(
    app: &App,
    host: IdentityId,
    address: Address,
    mut new: NewTable,
    sits: Option<SeatRecord>,
) -> Answer<TableRecord> {
    // Guests cost nothing, so an address with many of them is limited as well.
    if !app.new_tables_here.take(address.0, app.ambient.now_ms()) {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooFast, "too many new tables from your address"));
    }
    let entry = games::find(app, &new.game)?;
    // Only the host can add decks, so that nobody fills the memory with custom ones.
    let resolved = app.config.decks.resolve(&new.game, &mut new.options);
    resolved.map_err(|reason| ApiError::new(Code::BadOptions, reason))?;
    if let Some(reason) = new.clock.fault() {
        return Err(ApiError::new(Code::BadOptions, reason));
    }
    let levels = app.programs.levels(entry);
    for seat in &new.seats {
        if let NewSeat::Bot { level } = seat
            && !levels.contains(level)
        {
            return Err(no_such_level(level, &levels));
        }
    }
    // Tried with an arbitrary seed, so that invalid options are refused now, not when everybody has sat down.
    let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    let trial = entry.open(&TableSetup { options: &new.options, seats, seed: Seed([0; 32]), deal: None })?;
    if !lists_are_lists(&new.options, &trial.options()) {
        return Err(ApiError::new(Code::BadOptions, "found a list, wanted options by name"));
    }
    if app.store.hosted(host).await? >= app.config.limits.tables_per_guest {
        return Err(ApiError::new(Code::TooMany, "you have too many tables open"));
    }
    if !app.new_tables.take(host, app.ambient.now_ms()) {
        return Err(ApiError::new(Code::TooFast, "you are opening tables too fast"));
    }
    let mut record = TableRecord {
        id: TableId::from_random(app.ambient.random()),
        game: new.game,
        rules: entry.info.rules_version,
        options: trial.options(),
        clock: new.clock,
        chat: new.chat,
        listed: new.listed,
        host,
        state: TableState::Open,
        secret: app.ambient.random(),
        draw: Some(DrawRecord::default()),
        created_ms: app.ambient.now_ms(),
        started_ms: None,
        ended_ms: None,
        outcome: None,
        next: None,
        seats: new.seats.into_iter().map(|seat| SeatRecord::of(seat.into())).collect(),
        version: 1,
    };
    if let Some(sits) = sits {
        let open = record.seats.iter_mut().find(|seat| seat.occupant == Occupant::Open);
        *open.ok_or_else(|| ApiError::new(Code::SeatTaken, "there is no open seat"))? = sits;
    }
    for _ in 0..3 {
        if app.store.create(&record).await? == Saved::Done {
            app.origins.note(host, address);
            return Ok(record);
        }
        record.id = TableId::from_random(app.ambient.random());
    }
    Err(ApiError::try_again())
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn table(State(app): State<App>, AtTable(id): AtTable) -> JsonAnswer<TableInfo> {
    Ok(Json(facts::info(&stored(&app, id).await?)))
}

/// A table as it is stored. Where no other node uses the store, a room in memory has the same record.
pub(crate) async fn stored(app: &App, id: TableId) -> Answer<TableRecord> {
    if !app.is_shared() && app.rooms.loaded(id).is_some() {
        return app.ask(id, Ask::Record).await;
    }
    app.store.table(id).await?.ok_or_else(|| ApiError::not_found("table"))
}

/// Sit down, with a commitment to a nonce of your own. If you already sit there, you keep your seat and what you sent
/// first. After the table was started over, this is how you commit again.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), request_body = Sit, responses(
    (status = 200, body = Seated), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn sit(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Guest,
    address: Address,
    Body(mut sit): Body<Sit>,
) -> JsonAnswer<Seated> {
    access::may_sit(&app, id, guest.identity.id, address, sit.password.take()).await?;
    Ok(Json(app.ask(id, |reply| Ask::Sit(guest.identity, sit, reply)).await?))
}

/// Leave. Before the game this frees your seat; during the game a bot plays for you until you come back.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn leave(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Guest,
) -> JsonAnswer<TableInfo> {
    let who = guest.identity.id;
    let record = match app.ask(id, |reply| Ask::Leave(guest.identity, reply)).await {
        Err(error) if error.0.code == Code::RulesChanged => {
            // Nobody can play here anymore; anybody at the table can close it by leaving.
            let table = stored(&app, id).await?;
            if table.host != who && facts::seat_of(&table, who).is_none() {
                return Err(error);
            }
            app.close_in_store(id).await?
        }
        answer => answer?,
    };
    Ok(Json(facts::info(&record)))
}

/// The host gives a seat to a bot or frees it, before the game begins.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", tag = "tables",
    params(("id" = TableId, Path, description = "The table."), ("seat" = u8, Path, description = "The seat, from 0.")),
    request_body = NewSeat, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn set_seat(
    State(app): State<App>,
    AtSeat(id, seat): AtSeat,
    guest: Guest,
    Body(new): Body<NewSeat>,
) -> JsonAnswer<TableInfo> {
    let record = app.ask(id, |reply| Ask::SetSeat(guest.identity, seat, new, reply)).await?;
    Ok(Json(facts::info(&record)))
}

/// Let a bot play for somebody who has been gone for half a minute. They take the seat back when they return.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/stand-in", tag = "tables",
    params(("id" = TableId, Path, description = "The table."), ("seat" = u8, Path, description = "The seat, from 0.")),
    responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn stand_in(
    State(app): State<App>,
    AtSeat(id, seat): AtSeat,
    guest: Guest,
) -> JsonAnswer<TableInfo> {
    let record = app.ask(id, |reply| Ask::StandIn(guest.identity, seat, reply)).await?;
    Ok(Json(facts::info(&record)))
}

/// The host starts the game. From then on the seats are fixed; the game begins when everybody has revealed their nonce.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn start(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Guest,
    address: Address,
) -> JsonAnswer<TableInfo> {
    app.origins.note(guest.identity.id, address);
    let table = stored(&app, id).await?;
    let starting = app.bots_only.may_start(&app, &table, guest.identity.id, address).await?;
    let record = app.ask(id, |reply| Ask::Start(guest.identity, reply)).await?;
    if let Some(starting) = starting {
        starting.done(id);
    }
    Ok(Json(facts::info(&record)))
}

/// Reveal the nonce you committed to, once the seats are fixed. If somebody does not, or leaves instead, they are named
/// and the table starts over.
#[utoipa::path(post, path = "/api/tables/{id}/reveal", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), request_body = Reveal, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn reveal(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Guest,
    Body(reveal): Body<Reveal>,
) -> JsonAnswer<TableInfo> {
    let record = app.ask(id, |reply| Ask::Reveal(guest.identity, reveal, reply)).await?;
    Ok(Json(facts::info(&record)))
}

/// Open a table for the next game with the same people, or return the one that is already open.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    params(("id" = TableId, Path, description = "The table of the game that is over.")), responses(
    (status = 200, body = Rematch), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn rematch(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Guest,
    address: Address,
) -> JsonAnswer<Rematch> {
    let table = app.ask(id, |reply| Ask::Next(guest.identity, address, None, reply)).await?;
    Ok(Json(Rematch { table }))
}

/// What you see of a running or finished game: your seat's view, or a spectator's.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), responses(
    (status = 200, body = Seen), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn view(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Option<Guest>,
) -> JsonAnswer<Seen> {
    let identity = guest.map(|guest| guest.identity);
    access::may_watch(&app, id, identity.as_ref().map(|identity| identity.id)).await?;
    Ok(Json(app.ask(id, |reply| Ask::See(identity, reply)).await?))
}

/// Make a move. The response is sent once the move is durable.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), request_body = PlayMove, responses(
    (status = 200, body = Seen), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn play(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Guest,
    Body(play): Body<PlayMove>,
) -> JsonAnswer<Seen> {
    Ok(Json(app.ask(id, |reply| Ask::Play(guest.identity, play, reply)).await?))
}

/// The link to the table as a QR code. The link carries no secret.
#[utoipa::path(get, path = "/api/tables/{id}/invite.svg", tag = "tables",
    params(("id" = TableId, Path, description = "The table.")), responses(
    (status = 200, body = String, content_type = "image/svg+xml"),
    (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn invite(
    State(app): State<App>,
    headers: HeaderMap,
    AtTable(id): AtTable,
) -> Answer<Response> {
    stored(&app, id).await?;
    let svg = qr::svg(&format!("{}/t/{id}", base_url(&app, &headers)));
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

impl App {
    /// Closes a table that no room can open, because it plays outdated rules.
    pub(crate) async fn close_in_store(&self, id: TableId) -> Answer<TableRecord> {
        let mut record = stored(self, id).await?;
        record.state = TableState::Closed;
        match self.store.save(&record, None).await? {
            Saved::Done => stored(self, id).await,
            Saved::Conflict => Err(ApiError::try_again()),
        }
    }
}

/// The address at which people reach this server.
pub(super) fn base_url(app: &App, headers: &HeaderMap) -> String {
    match &app.config.public_url {
        Some(url) => origin_of(url).to_owned(),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
            format!("http://{host}")
        }
    }
}
