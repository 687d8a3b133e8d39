//! For operators, behind a token: look at tables, people and reports; close, delete, mute and ban. Every change goes
//! into the audit log.

use std::net::IpAddr;

use axum::{
    Json,
    extract::{FromRequestParts, State},
    http::{StatusCode, header, request::Parts},
};
use klad_protocol::{
    Code, ErrorBody, IdentityId, TableId, TableInfo,
    host::{ActInfo, LiftRestriction, NewRestriction, PersonalData, RemoveLine, ReportInfo, RestrictionInfo},
    people::Me,
};
use klad_store::Restriction;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{JsonAnswer, devices, tables::stored};
use crate::{
    ambient::seconds,
    app::App,
    error::{Answer, ApiError},
    extract::{AtTable, Body, Named, Query},
    facts,
    limits::network,
    restrictions::{self, check_restrictions},
    room::{Ask, Command},
};

/// How many rows a list has; `skip` leads to the others.
const ROWS: u32 = 100;

/// Somebody with the operator's token.
pub(super) struct Operator;

impl FromRequestParts<App> for Operator {
    type Rejection = ApiError;

    /// Without a token in the configuration, this path does not exist at all.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Operator> {
        let wanted = app.config.admin_token.as_ref().ok_or_else(|| ApiError::not_found("page"))?;
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = header.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
        if wanted.is(token) {
            return Ok(Operator);
        }
        app.metrics.too_fast.add(1);
        Err(ApiError::new(Code::NoIdentity, "the operator's token is wrong or missing"))
    }
}

async fn note(app: &App, act: &str, subject: &str, detail: &str) -> Answer<()> {
    tracing::info!(act, subject, detail, "operator action");
    Ok(app.store.note_act(app.ambient.now_ms(), act, subject, detail).await?)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct StateParam {
    /// open, playing, over or closed; playing by default.
    state: Option<String>,
    /// How many rows to skip; a list has at most 100.
    #[serde(default)]
    skip: u32,
}

/// Tables in one state, listed or not, newest first.
#[utoipa::path(get, path = "/api/admin/tables", tag = "operators", params(StateParam), responses(
    (status = 200, body = Vec<TableInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn tables(
    State(app): State<App>,
    _: Operator,
    Query(params): Query<StateParam>,
) -> JsonAnswer<Vec<TableInfo>> {
    let state = params.state.as_deref().unwrap_or("playing");
    let mut tables = Vec::new();
    for id in app.store.table_ids(state, params.skip, ROWS).await? {
        if let Some(record) = app.store.table(id).await? {
            tables.push(facts::info(&record));
        }
    }
    Ok(Json(tables))
}

/// Close a table: nobody can sit down or play there anymore.
#[utoipa::path(post, path = "/api/admin/tables/{id}/close", tag = "operators",
    params(("id" = TableId, Path, description = "The table.")), responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn close(
    State(app): State<App>,
    _: Operator,
    AtTable(id): AtTable,
) -> JsonAnswer<TableInfo> {
    let record = app.close_table(id).await?;
    note(&app, "close table", id.as_str(), "").await?;
    Ok(Json(facts::info(&record)))
}

/// Delete a table with its moves and its chat.
#[utoipa::path(delete, path = "/api/admin/tables/{id}", tag = "operators",
    params(("id" = TableId, Path, description = "The table.")), responses(
    (status = 204, description = "Deleted."), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn delete(State(app): State<App>, _: Operator, AtTable(id): AtTable) -> Answer<StatusCode> {
    stored(&app, id).await?;
    app.close_table(id).await?;
    app.store.delete_table(id).await?;
    if let Some(room) = app.rooms.loaded(id) {
        let _ = room.send(Command::Deleted).await;
    }
    note(&app, "delete table", id.as_str(), "").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a line of chat.
#[utoipa::path(post, path = "/api/admin/tables/{id}/unsay", tag = "operators",
    params(("id" = TableId, Path, description = "The table.")), request_body = RemoveLine, responses(
    (status = 204, description = "Removed."), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn remove_line(
    State(app): State<App>,
    _: Operator,
    AtTable(id): AtTable,
    Body(line): Body<RemoveLine>,
) -> Answer<StatusCode> {
    if app.store.remove_chat(line.by, Some((id, line.at))).await? == 0 {
        return Err(ApiError::not_found("line of chat"));
    }
    app.store.touch_table(id).await?;
    devices::refresh(&app, id).await?;
    note(&app, "remove line", id.as_str(), &format!("by {} at {}", line.by, line.at)).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct NameParam {
    /// A part of the name; everybody by default.
    name: Option<String>,
    /// How many rows to skip; a list has at most 100.
    #[serde(default)]
    skip: u32,
}

/// Guests, newest first.
#[utoipa::path(get, path = "/api/admin/people", tag = "operators", params(NameParam), responses(
    (status = 200, body = Vec<Me>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn people(
    State(app): State<App>,
    _: Operator,
    Query(params): Query<NameParam>,
) -> JsonAnswer<Vec<Me>> {
    let name: String = params.name.unwrap_or_default().chars().filter(|&letter| letter != '\0').collect();
    let people = app.store.people(&name, params.skip, ROWS).await?;
    let me = |person: klad_store::Identity| Me { id: person.id, name: person.name, picture: person.picture };
    Ok(Json(people.into_iter().map(me).collect()))
}

async fn person(app: &App, id: &str) -> Answer<klad_store::Identity> {
    let not_found = || ApiError::not_found("person");
    let id: IdentityId = id.parse().map_err(|_| not_found())?;
    app.store.person(id).await?.ok_or_else(not_found)
}

/// Everything that is stored about somebody.
#[utoipa::path(get, path = "/api/admin/people/{person}", tag = "operators",
    params(("person" = String, Path, description = "The person.")), responses(
    (status = 200, body = PersonalData), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn export(
    State(app): State<App>,
    _: Operator,
    Named(who): Named,
) -> JsonAnswer<PersonalData> {
    let identity = person(&app, &who).await?;
    let data = devices::personal_data(&app, &identity, "").await?;
    note(&app, "export person", identity.id.as_str(), "").await?;
    Ok(Json(data))
}

/// Forget somebody: name, devices, chat. Their games stay, with a nameless seat.
#[utoipa::path(delete, path = "/api/admin/people/{person}", tag = "operators",
    params(("person" = String, Path, description = "The person.")), responses(
    (status = 204, description = "Forgotten."), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn forget(State(app): State<App>, _: Operator, Named(who): Named) -> Answer<StatusCode> {
    let identity = person(&app, &who).await?;
    let id = identity.id;
    devices::forget(&app, identity).await?;
    note(&app, "forget person", id.as_str(), "").await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who is muted or banned now.
#[utoipa::path(get, path = "/api/admin/bars", tag = "operators", responses(
    (status = 200, body = Vec<RestrictionInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn list_restrictions(
    State(app): State<App>,
    _: Operator,
) -> JsonAnswer<Vec<RestrictionInfo>> {
    let restrictions = app.store.restrictions(app.ambient.now_ms()).await?;
    Ok(Json(restrictions.into_iter().map(restriction_info).collect()))
}

pub(super) fn restriction_info(restriction: Restriction) -> RestrictionInfo {
    RestrictionInfo {
        subject: restriction.subject,
        kind: restriction.kind,
        until: seconds(restriction.until_ms),
        reason: restriction.reason,
    }
}

/// The subject of a mute or a ban, as it is stored.
fn subject(text: &str) -> Answer<String> {
    let bad = || {
        let message = "found another kind of subject, wanted `identity ID` or `address ADDRESS`";
        ApiError::new(Code::BadRequest, message)
    };
    match text.split_once(' ') {
        Some(("identity", id)) => Ok(restrictions::of_identity(id.parse().map_err(|_| bad())?)),
        Some(("address", address)) => {
            let address: IpAddr = address.parse().map_err(|_| bad())?;
            Ok(restrictions::of_address(network(address)))
        }
        _ => Err(bad()),
    }
}

/// Mute or ban an identity or an address for some hours.
#[utoipa::path(post, path = "/api/admin/bars", tag = "operators", request_body = NewRestriction, responses(
    (status = 204, description = "Done."), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn restrict(
    State(app): State<App>,
    _: Operator,
    Body(new): Body<NewRestriction>,
) -> Answer<StatusCode> {
    let subject = subject(&new.subject)?;
    if !(1..=87_600).contains(&new.hours) || new.reason.chars().count() > 500 {
        let message = "wanted 1 to 87600 hours and a reason of at most 500 characters";
        return Err(ApiError::new(Code::BadRequest, message));
    }
    let now_ms = app.ambient.now_ms();
    let until_ms = now_ms + u64::from(new.hours) * 3_600_000;
    let detail = format!("{} h: {}", new.hours, new.reason);
    let restriction =
        Restriction { subject, kind: new.kind, until_ms, reason: new.reason, created_ms: now_ms };
    app.store.put_restriction(&restriction).await?;
    check_restrictions(&app).await;
    note(&app, restriction.kind.as_str(), &restriction.subject, &detail).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lift a mute or a ban.
#[utoipa::path(delete, path = "/api/admin/bars", tag = "operators", request_body = LiftRestriction, responses(
    (status = 204, description = "Done."), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn lift(
    State(app): State<App>,
    _: Operator,
    Body(lift): Body<LiftRestriction>,
) -> Answer<StatusCode> {
    let subject = subject(&lift.subject)?;
    if !app.store.lift_restriction(&subject, lift.kind).await? {
        return Err(ApiError::not_found("mute or ban"));
    }
    check_restrictions(&app).await;
    note(&app, &format!("lift {}", lift.kind.as_str()), &subject, "").await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct DoneParam {
    /// Whether to include reports that have been dealt with.
    #[serde(default)]
    done: bool,
    /// How many rows to skip; a list has at most 100.
    #[serde(default)]
    skip: u32,
}

/// Reports, newest first.
#[utoipa::path(get, path = "/api/admin/reports", tag = "operators", params(DoneParam), responses(
    (status = 200, body = Vec<ReportInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn reports(
    State(app): State<App>,
    _: Operator,
    Query(params): Query<DoneParam>,
) -> JsonAnswer<Vec<ReportInfo>> {
    let reports = app.store.reports(params.done, params.skip, ROWS).await?;
    let info = |report: klad_store::Report| {
        Some(ReportInfo {
            id: report.id as u32,
            table: report.table.parse().ok()?,
            by: report.by,
            about: report.about,
            words: report.words,
            said: serde_json::from_str(&report.said).unwrap_or_default(),
            created: seconds(report.created_ms),
            done: report.done_ms.is_some(),
        })
    };
    Ok(Json(reports.into_iter().filter_map(info).collect()))
}

/// Mark a report as dealt with.
#[utoipa::path(post, path = "/api/admin/reports/{report}/done", tag = "operators",
    params(("report" = u32, Path, description = "The number of the report.")), responses(
    (status = 204, description = "Done."), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn report_done(
    State(app): State<App>,
    _: Operator,
    Named(report): Named,
) -> Answer<StatusCode> {
    let number: u32 = report.parse().map_err(|_| ApiError::not_found("report"))?;
    if !app.store.report_done(number.into(), app.ambient.now_ms()).await? {
        return Err(ApiError::not_found("report"));
    }
    note(&app, "report done", &number.to_string(), "").await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct SkipParam {
    /// How many rows to skip; a list has at most 100.
    #[serde(default)]
    skip: u32,
}

/// What operators did, newest first.
#[utoipa::path(get, path = "/api/admin/audit", tag = "operators", params(SkipParam), responses(
    (status = 200, body = Vec<ActInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn audit(
    State(app): State<App>,
    _: Operator,
    Query(params): Query<SkipParam>,
) -> JsonAnswer<Vec<ActInfo>> {
    let acts = app.store.acts(params.skip, ROWS).await?;
    let info = |(at_ms, act, subject, detail)| ActInfo { at: seconds(at_ms), act, subject, detail };
    Ok(Json(acts.into_iter().map(info).collect()))
}

impl App {
    /// Closes a table for good. A table that cannot be opened, because it plays outdated rules, is closed in the store.
    pub(crate) async fn close_table(&self, id: TableId) -> Answer<klad_store::TableRecord> {
        match self.ask(id, Ask::Close).await {
            Err(error) if error.0.code == Code::RulesChanged => self.close_in_store(id).await,
            answer => answer,
        }
    }
}
