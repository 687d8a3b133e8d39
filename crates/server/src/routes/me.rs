//! Guests: a random secret in a cookie, a name and a picture. No account, no e-mail.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use klad_protocol::{
    Code, ErrorBody, IdentityId, TableState,
    api::{ContinueHere, DeviceLink, EditGuest, NewGuest, SignedIn, TableList},
    host::IdentityConflict,
    people::{Me, PICTURES, tidy_name},
};
use klad_store::{Identity, Saved};

use super::{JsonAnswer, tables};
use crate::{
    ambient::seconds,
    app::App,
    asker::{
        Address, Guest, hash, new_secret, secret_before, secret_in_cookie, set_cookie, set_cookie_before,
    },
    error::{Answer, ApiError},
    extract::{Body, Query},
    qr,
    restrictions::sign_out,
};

/// How long a device link is valid.
const LINK_MS: u64 = 10 * 60_000;

/// Arrive as a new guest.
#[utoipa::path(post, path = "/api/me", tag = "guests", request_body = NewGuest, responses(
    (status = 201, body = SignedIn, description = "A new guest; the secret is in the cookie or in `token`."),
    (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn arrive(
    State(app): State<App>,
    address: Address,
    Body(new): Body<NewGuest>,
) -> Answer<Response> {
    let name = tidy_name(&new.name).map_err(|reason| ApiError::new(Code::BadName, reason))?;
    check_picture(new.picture)?;
    if !app.guests.take(address.0, app.ambient.now_ms()) {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooFast, "too many new guests from this address"));
    }
    let secret = new_secret(&app);
    for _ in 0..3 {
        let id = IdentityId::from_random(app.ambient.random());
        let created_ms = app.ambient.now_ms();
        let identity = Identity { id, name: name.clone(), picture: new.picture, created_ms };
        if app.store.add_identity(&identity, hash(&secret)).await? == Saved::Done {
            return Ok(arrived(&app, StatusCode::CREATED, &identity, secret, new.bearer));
        }
    }
    Err(ApiError::try_again())
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "guests", responses(
    (status = 200, body = Me), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn me(guest: Guest) -> JsonAnswer<Me> {
    Ok(Json(to_me(&guest.identity)))
}

/// Change your name or picture. Tables where you already sit keep the old name.
#[utoipa::path(patch, path = "/api/me", tag = "guests", request_body = EditGuest, responses(
    (status = 200, body = Me), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn edit(
    State(app): State<App>,
    guest: Guest,
    Body(edit): Body<EditGuest>,
) -> JsonAnswer<Me> {
    let mut identity = guest.identity;
    if let Some(name) = edit.name {
        identity.name = tidy_name(&name).map_err(|reason| ApiError::new(Code::BadName, reason))?;
    }
    if let Some(picture) = edit.picture {
        check_picture(picture)?;
        identity.picture = picture;
    }
    app.store.edit_identity(&identity).await?;
    Ok(Json(to_me(&identity)))
}

/// Forget this device's secret. Without another device you cannot come back as this guest.
#[utoipa::path(delete, path = "/api/me", tag = "guests", responses(
    (status = 204, description = "Forgotten."), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn forget(State(app): State<App>, guest: Guest) -> Answer<Response> {
    app.store.forget_secret(guest.secret).await?;
    sign_out(&app, |secret| secret == guest.secret);
    let cookie = AppendHeaders([(header::SET_COOKIE, set_cookie(&app, None))]);
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Make a link that continues as the same guest on another device.
#[utoipa::path(post, path = "/api/me/links", tag = "guests", responses(
    (status = 201, body = DeviceLink), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn link(
    State(app): State<App>,
    headers: header::HeaderMap,
    guest: Guest,
) -> Answer<(StatusCode, Json<DeviceLink>)> {
    if !app.links.take(guest.identity.id, app.ambient.now_ms()) {
        return Err(ApiError::new(Code::TooFast, "too many links"));
    }
    let code = new_secret(&app);
    let expires_ms = app.ambient.now_ms() + LINK_MS;
    app.store.add_link(guest.identity.id, hash(&code), expires_ms).await?;
    let url = format!("{}/continue#{code}", tables::base_url(&app, &headers));
    let qr = qr::svg(&url);
    Ok((StatusCode::CREATED, Json(DeviceLink { qr, url, code, expires: seconds(expires_ms) })))
}

/// Continue here as the guest who made a link.
#[utoipa::path(post, path = "/api/me/continue", tag = "guests", request_body = ContinueHere, responses(
    (status = 200, body = SignedIn), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn go_on(
    State(app): State<App>,
    headers: header::HeaderMap,
    guest: Option<Guest>,
    Body(here): Body<ContinueHere>,
) -> Answer<Response> {
    // Codes have 256 random bits, so guessing is hopeless; and a guesser must not use up the rate limit of others
    // behind the same address.
    let now_ms = app.ambient.now_ms();
    let bad_link = || ApiError::new(Code::BadLink, "the link is unknown, used or expired");
    let wanted = app.store.look_at_link(hash(&here.code), now_ms).await?.ok_or_else(bad_link)?;
    let other = guest.filter(|guest| guest.identity.id != wanted);
    if let Some(guest) = other.as_ref().filter(|_| !here.replace) {
        let then = app.store.person(wanted).await?.ok_or_else(bad_link)?;
        return Err(two_guests(&guest.identity, &then));
    }
    let identity = app.store.take_link(hash(&here.code), now_ms).await?.ok_or_else(bad_link)?;
    let secret = new_secret(&app);
    app.store.add_secret(identity.id, hash(&secret), now_ms).await?;
    let mut response = arrived(&app, StatusCode::OK, &identity, secret, here.bearer);
    // The device can go back to the guest it was before.
    if let Some(before) = secret_in_cookie(&headers, &app).filter(|_| other.is_some() && !here.bearer) {
        add_cookie(&mut response, &set_cookie_before(&app, Some(&before)));
    }
    Ok(response)
}

/// The link belongs to a different guest than this device.
fn two_guests(now: &Identity, then: &Identity) -> ApiError {
    let two = IdentityConflict { now: to_me(now), then: to_me(then) };
    let message = format!(
        "this device is signed in as {:?}, but the link belongs to {:?}",
        two.now.name, two.then.name
    );
    let mut error = ApiError::new(Code::OtherIdentity, message);
    error.0.detail = serde_json::to_value(two).ok();
    error
}

fn add_cookie(response: &mut Response, cookie: &str) {
    if let Ok(value) = header::HeaderValue::from_str(cookie) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// Go back to the guest this device was before it followed a link. This too can be reversed.
#[utoipa::path(post, path = "/api/me/back", tag = "guests", responses(
    (status = 200, body = SignedIn), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn back(State(app): State<App>, headers: header::HeaderMap) -> Answer<Response> {
    let nobody = || ApiError::new(Code::NoIdentity, "this device has no earlier identity");
    let before = secret_before(&headers, &app).ok_or_else(nobody)?;
    let identity = app.store.identity(hash(&before)).await?.ok_or_else(nobody)?;
    let now = secret_in_cookie(&headers, &app);
    let mut response = arrived(&app, StatusCode::OK, &identity, before, false);
    add_cookie(&mut response, &set_cookie_before(&app, now.as_deref()));
    Ok(response)
}

/// The tables where you sit, newest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "guests", params(tables::ListParams), responses(
    (status = 200, body = TableList), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody),
))]
pub(super) async fn my_tables(
    State(app): State<App>,
    guest: Guest,
    Query(params): Query<tables::ListParams>,
) -> JsonAnswer<TableList> {
    let query = params.query()?;
    let records = app.store.tables_of(guest.identity.id, &query).await?;
    Ok(Json(tables::page(&records, query.limit)))
}

fn check_picture(picture: u8) -> Answer<()> {
    if picture < PICTURES {
        return Ok(());
    }
    Err(ApiError::new(Code::BadName, format!("found picture {picture}, wanted 0 to {}", PICTURES - 1)))
}

fn to_me(identity: &Identity) -> Me {
    Me { id: identity.id, name: identity.name.clone(), picture: identity.picture }
}

fn arrived(app: &App, status: StatusCode, identity: &Identity, secret: String, bearer: bool) -> Response {
    let me = to_me(identity);
    if bearer {
        return (status, Json(SignedIn { me, token: Some(secret) })).into_response();
    }
    let cookie = AppendHeaders([(header::SET_COOKIE, set_cookie(app, Some(&secret)))]);
    (status, cookie, Json(SignedIn { me, token: None })).into_response()
}

/// The states that are listed; tables that never began are of no interest.
pub(super) const LISTABLE: [TableState; 3] = [TableState::Open, TableState::Playing, TableState::Over];
