//! The HTTP API. A handler is a paragraph: unpack the request, ask the room or the store, build the response. The
//! OpenAPI document is generated from the handlers.

pub(crate) mod access;
mod admin;
mod analyses;
mod devices;
mod games;
mod invited;
mod me;
mod ops;
mod replays;
pub(crate) mod tables;

use std::sync::OnceLock;

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use klad_engine::transcript::hex;
use klad_protocol::Code;
use tracing::Instrument;
use utoipa::OpenApi;
use utoipa_axum::{
    router::{OpenApiRouter, UtoipaMethodRouterExt},
    routes,
};

pub(crate) use devices::refresh;
pub use invited::Invited;

use crate::{
    admission::Marker,
    app::App,
    asker::{Address, check_origin},
    error::ApiError,
    limits::network,
    pace::PacedBody,
    socket,
};

/// The content security policy: the page may load only what this server serves. Inline content is allowed by its hash,
/// if at all.
pub const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; media-src 'self' data: blob:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

#[derive(OpenApi)]
#[openapi(info(
    title = "Klad",
    description = "Tables for treasure games. Every error response has the body `ErrorBody` with a stable `code`. \
        Guests authenticate with a cookie or with `authorization: Bearer TOKEN`. \
        To follow a table that is open or playing, connect to its WebSocket, `/api/tables/{id}/socket`; \
        see docs/protocol.md.",
    license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
))]
struct Api;

/// All routes; `page` serves every other path.
pub(crate) fn router(app: &App, page: Option<Router>) -> Router {
    let (api, mut document) = OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(me::arrive, me::me, me::edit, me::forget))
        .routes(routes!(me::link))
        .routes(routes!(me::go_on))
        .routes(routes!(me::back))
        .routes(routes!(devices::devices))
        .routes(routes!(devices::revoke))
        .routes(routes!(devices::data, devices::forget_me))
        .routes(routes!(me::my_tables))
        .routes(routes!(games::games))
        .routes(routes!(games::game))
        .routes(routes!(games::rules))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::table))
        .routes(routes!(tables::sit))
        .routes(routes!(access::access, access::set_access))
        .routes(routes!(access::report))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::set_seat))
        .routes(routes!(tables::stand_in))
        .routes(routes!(tables::start))
        .routes(routes!(tables::reveal))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::view))
        .routes(routes!(tables::play))
        .routes(routes!(tables::invite))
        .routes(routes!(replays::transcript))
        .routes(routes!(replays::replay))
        .routes(routes!(analyses::analyze).layer(DefaultBodyLimit::max(analyses::BODY_MAX)))
        .routes(routes!(admin::tables))
        .routes(routes!(admin::close))
        .routes(routes!(admin::delete))
        .routes(routes!(admin::remove_line))
        .routes(routes!(admin::people))
        .routes(routes!(admin::export, admin::forget))
        .routes(routes!(admin::list_restrictions, admin::restrict, admin::lift))
        .routes(routes!(admin::reports))
        .routes(routes!(admin::report_done))
        .routes(routes!(admin::audit))
        .routes(routes!(ops::healthz))
        .routes(routes!(ops::readyz))
        .routes(routes!(ops::metrics))
        .split_for_parts();
    // The same for every server in this process.
    static DOCUMENT: OnceLock<String> = OnceLock::new();
    let document: &'static str = DOCUMENT.get_or_init(|| {
        document.info.version = env!("CARGO_PKG_VERSION").into();
        document.to_json().expect("the document is JSON")
    });
    let api = api
        .route("/api/tables/{id}/socket", get(socket::open))
        .route(
            "/api/openapi.json",
            get(move || async move { ([(header::CONTENT_TYPE, "application/json")], document) }),
        )
        .route("/api/{*rest}", axum::routing::any(nothing))
        .method_not_allowed_fallback(wrong_method)
        .with_state(app.clone());
    let router = match page {
        Some(page) => api.merge(page.layer(middleware::from_fn_with_state(app.clone(), invited::tell))),
        None => api.fallback(nothing),
    };
    router
        .layer(DefaultBodyLimit::max(app.config.limits.body_bytes))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
}

async fn nothing() -> ApiError {
    ApiError::not_found("page")
}

async fn wrong_method() -> ApiError {
    ApiError::new(Code::MethodNotAllowed, "this address does not support this method")
}

/// Wraps every request: rate limits, the origin check, a request id for the log, and headers for the browser.
async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = std::time::Instant::now();
    let id = hex(&app.ambient.random::<4>());
    let peer = request.extensions().get::<Address>().copied().unwrap_or_default();
    let address = Address(network(Address::of(request.headers(), peer, app.config.behind_proxy).0));
    request.extensions_mut().insert(address);
    let path = request.uri().path().to_owned();
    let is_api = path.starts_with("/api/");
    let method = request.method().clone();
    let span = tracing::info_span!("request", %id, %method, path = path.as_str());
    let marker = request.extensions().get::<Marker>().cloned();
    let mut response = match admit(&app, &request, address, is_api) {
        Ok(asking) => {
            let request = request.map(|body| PacedBody::wrap(body, app.config.limits.body));
            let answer = next.run(request).instrument(span.clone());
            let answer = tokio::time::timeout(app.config.limits.request, answer).await;
            drop(asking);
            answer.unwrap_or_else(|_| ApiError::try_again().into_response())
        }
        Err(error) => error.into_response(),
    };
    let status = response.status();
    if let Some(marker) = marker.filter(|_| status == StatusCode::SWITCHING_PROTOCOLS) {
        marker.is_a_socket();
    }
    // A move over HTTP may be hidden, and anybody may read the metrics.
    let is_move = method == Method::POST && path.ends_with("/moves");
    app.metrics.requests.add(u64::from(!is_move));
    if status.is_server_error() {
        app.metrics.requests_failed.add(1);
    }
    if status != StatusCode::SWITCHING_PROTOCOLS && !is_move {
        app.metrics.request.record(begun.elapsed());
    }
    span.in_scope(|| {
        tracing::debug!(status = status.as_u16(), ms = begun.elapsed().as_millis() as u64, "answered")
    });
    dress(&app, &mut response, is_api, &id);
    response
}

/// Counts a request while it is in progress.
struct Asking<'a>(&'a App, Address);

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.0.asking.leave(self.1.0);
    }
}

fn admit<'a>(
    app: &'a App,
    request: &Request,
    address: Address,
    is_api: bool,
) -> Result<Asking<'a>, ApiError> {
    if is_api && !app.requests.take(address.0, app.ambient.now_ms()) {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooFast, "too many requests"));
    }
    if is_api && app.restrictions.bans_address(address.0) {
        return Err(ApiError::new(Code::Restricted, "this address is banned from this server"));
    }
    if app.is_closing() && request.method() != Method::GET {
        return Err(ApiError::try_again());
    }
    check_origin(app, request.method(), request.headers(), false)?;
    if !app.asking.enter(address.0, app.config.limits.requests_at_once) {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooMany, "too many requests from this address are in progress"));
    }
    Ok(Asking(app, address))
}

fn dress(app: &App, response: &mut Response, is_api: bool, id: &str) {
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: &'static str| {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    };
    set("content-security-policy", CONTENT_POLICY);
    set("x-content-type-options", "nosniff");
    set("x-frame-options", "DENY");
    set("referrer-policy", "no-referrer");
    set("cross-origin-opener-policy", "same-origin");
    set("cross-origin-resource-policy", "same-origin");
    set("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    if is_api {
        set("cache-control", "no-store");
    }
    if app.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://")) {
        set("strict-transport-security", "max-age=31536000");
    }
    if let Ok(id) = HeaderValue::from_str(id) {
        headers.insert("x-request-id", id);
    }
}

/// A JSON response.
type JsonAnswer<T> = Result<Json<T>, ApiError>;
