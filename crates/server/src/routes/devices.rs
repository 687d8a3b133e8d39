//! A guest's devices and personal data: listing, exporting, and being forgotten.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use klad_protocol::{
    ErrorBody, Occupant, TableId,
    host::{Device, PersonalData},
    people::Me,
};
use klad_store::{Identity, ListQuery, TableRecord};

use super::{JsonAnswer, admin::restriction_info};
use crate::{
    ambient::seconds,
    app::App,
    asker::{Guest, set_cookie},
    error::{Answer, ApiError},
    extract::Named,
    facts, restrictions,
    room::Command,
};

/// The name shown at the seat of somebody who was forgotten.
const NAMELESS: &str = "–";
/// How many tables are read from the store at a time.
const PAGE: u32 = 500;

/// Your devices, most recently used first.
#[utoipa::path(get, path = "/api/me/devices", tag = "guests", responses(
    (status = 200, body = Vec<Device>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn devices(State(app): State<App>, guest: Guest) -> JsonAnswer<Vec<Device>> {
    let current = app.store.device_id(guest.secret);
    Ok(Json(list(&app, &guest.identity, &current).await?))
}

async fn list(app: &App, identity: &Identity, current: &str) -> Answer<Vec<Device>> {
    let devices = app.store.devices(identity.id).await?;
    let device = |device: klad_store::Device| Device {
        current: device.id == current,
        id: device.id,
        label: device.label,
        created: seconds(device.created_ms),
        used: seconds(device.used_ms),
    };
    Ok(devices.into_iter().map(device).collect())
}

/// Sign a device out: its secret is forgotten and its sockets are closed.
#[utoipa::path(delete, path = "/api/me/devices/{device}", tag = "guests",
    params(("device" = String, Path, description = "The device.")), responses(
    (status = 204, description = "Signed out."), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn revoke(State(app): State<App>, guest: Guest, Named(device): Named) -> Answer<StatusCode> {
    if !app.store.forget_device(guest.identity.id, &device).await? {
        return Err(ApiError::not_found("device"));
    }
    restrictions::sign_out(&app, |secret| app.store.device_id(secret) == device);
    Ok(StatusCode::NO_CONTENT)
}

/// Everything the server stores about you, as one file.
#[utoipa::path(get, path = "/api/me/data", tag = "guests", responses(
    (status = 200, body = PersonalData), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn data(State(app): State<App>, guest: Guest) -> Answer<Response> {
    let current = app.store.device_id(guest.secret);
    let data = personal_data(&app, &guest.identity, &current).await?;
    let name = [(header::CONTENT_DISPOSITION, "attachment; filename=\"klad-my-data.json\"")];
    Ok((name, Json(data)).into_response())
}

pub(super) async fn personal_data(app: &App, identity: &Identity, current: &str) -> Answer<PersonalData> {
    let tables = all_tables(app, identity).await?;
    let said = app.store.said_by(identity.id).await?;
    let line = |(table, said): (String, String)| {
        let said: serde_json::Value = serde_json::from_str(&said).unwrap_or_default();
        serde_json::json!({"table": table, "said": said})
    };
    let report = |(table, words, created_ms): (String, String, u64)| serde_json::json!({"table": table, "words": words, "created": seconds(created_ms)});
    let reports = app.store.reports_by(identity.id).await?;
    let subject = restrictions::of_identity(identity.id);
    let restrictions = app
        .store
        .restrictions(app.ambient.now_ms())
        .await?
        .into_iter()
        .filter(|restriction| restriction.subject == subject);
    Ok(PersonalData {
        me: Me { id: identity.id, name: identity.name.clone(), picture: identity.picture },
        created: seconds(identity.created_ms),
        devices: list(app, identity, current).await?,
        tables: tables.iter().map(facts::info).collect(),
        said: said.into_iter().map(line).collect(),
        reports: reports.into_iter().map(report).collect(),
        restrictions: restrictions.map(restriction_info).collect(),
    })
}

/// All tables at which a guest sits or sat, newest first.
async fn all_tables(app: &App, identity: &Identity) -> Answer<Vec<TableRecord>> {
    let mut tables = Vec::new();
    let mut query = ListQuery { limit: PAGE, ..ListQuery::default() };
    loop {
        let page = app.store.tables_of(identity.id, &query).await?;
        query.before = page.last().map(|last| (last.created_ms, last.id));
        let is_last = page.len() < PAGE as usize;
        tables.extend(page);
        if is_last {
            return Ok(tables);
        }
    }
}

/// Be forgotten: your name, your devices, what you said and reported. Games stay, with a nameless seat. This cannot be
/// undone.
#[utoipa::path(delete, path = "/api/me/data", tag = "guests", responses(
    (status = 204, description = "Forgotten."), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn forget_me(State(app): State<App>, guest: Guest) -> Answer<Response> {
    forget(&app, guest.identity).await?;
    let cookie = AppendHeaders([(header::SET_COOKIE, set_cookie(&app, None))]);
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Forgets a guest, here and in the rooms.
pub(super) async fn forget(app: &App, identity: Identity) -> Answer<()> {
    for table in all_tables(app, &identity).await? {
        if matches!(table.state, klad_protocol::TableState::Open | klad_protocol::TableState::Playing) {
            // A bot takes over, or the seat is free again. The guest is forgotten even if a table cannot be left.
            let _ = app.ask(table.id, |reply| crate::room::Ask::Leave(identity.clone(), reply)).await;
        }
    }
    let who = identity.id;
    let nameless = Occupant::Person { id: who, name: NAMELESS.into(), picture: 0 };
    let nameless = serde_json::to_string(&nameless).expect("occupants serialize");
    let tables = app.store.forget_person(who, &nameless).await?;
    app.sessions.close(klad_protocol::Code::NoIdentity, "you asked to be forgotten", |session| {
        session.identity.is_some_and(|(identity, _)| identity == who)
    });
    for table in tables {
        refresh(app, table).await?;
    }
    Ok(())
}

/// Makes the room reread a table that the store has changed behind its back.
pub(crate) async fn refresh(app: &App, table: TableId) -> Answer<()> {
    if let Some(room) = app.rooms.loaded(table)
        && let Some(head) = app.store.heads(&[table]).await?.first()
    {
        let _ = room.send(Command::Refresh { version: head.version }).await;
    }
    Ok(())
}
