//! How the server is, for load balancers and Prometheus.

use std::sync::atomic::Ordering::Relaxed;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use klad_protocol::api::Health;

use crate::app::App;

/// The process lives.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, body = Health)))]
pub(super) async fn healthz() -> Json<Health> {
    Json(health("ok"))
}

/// The server can serve: the store answers, and it is not going down. A lost bus costs delay only.
#[utoipa::path(get, path = "/readyz", tag = "operations", responses(
    (status = 200, body = Health), (status = 503, body = Health),
))]
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, Json<Health>) {
    let no = |why| (StatusCode::SERVICE_UNAVAILABLE, Json(health(why)));
    if app.is_closing() || app.draining.load(Relaxed) {
        return no("the server is going down");
    }
    if let Err(error) = app.store.ping().await {
        tracing::warn!(%error, "not ready");
        return no("the store does not answer");
    }
    (StatusCode::OK, Json(health(if app.bus.is_up() { "ok" } else { "the bus is down: news travel slowly" })))
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses(
    (status = 200, body = String, content_type = "text/plain"),
))]
pub(super) async fn metrics(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}

fn health(status: &str) -> Health {
    Health { status: status.into(), version: env!("CARGO_PKG_VERSION").into() }
}
