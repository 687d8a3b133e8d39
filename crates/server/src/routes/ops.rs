//! Health and metrics, for load balancers and Prometheus.

use std::sync::atomic::Ordering::Relaxed;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use klad_protocol::api::Health;

use crate::app::App;

/// The process is alive.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, body = Health)))]
pub(super) async fn healthz() -> Json<Health> {
    Json(health("ok"))
}

/// Ready to serve: the store accepts a write and the server is not shutting down. A lost bus only adds delay.
#[utoipa::path(get, path = "/readyz", tag = "operations", responses(
    (status = 200, body = Health), (status = 503, body = Health),
))]
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, Json<Health>) {
    let no = |why| (StatusCode::SERVICE_UNAVAILABLE, Json(health(why)));
    if app.is_closing() || app.draining.load(Relaxed) {
        return no("the server is going down");
    }
    // A store that can be read but not written is of no use.
    if let Err(error) = app.store.put_clock(app.ambient.now_ms()).await {
        tracing::warn!(%error, "not ready");
        return no("the store cannot be written");
    }
    (StatusCode::OK, Json(health(if app.bus.is_up() { "ok" } else { "the bus is down: news travel slowly" })))
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses(
    (status = 200, body = String, content_type = "text/plain"),
))]
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let now_ms = app.ambient.now_ms();
    let (thinking, memories) = (app.thinkers.figures(), app.memories.figures());
    let further = [
        (
            "thinking",
            "bots that think, the most at once in the last 10 to 20 seconds",
            thinking.running.highest(now_ms),
        ),
        (
            "thinking_waiting",
            "bots that wait for their turn to think, likewise",
            thinking.waiting.highest(now_ms),
        ),
        ("thinking_wait_ms", "how long such a bot waits, a moving mean in steps of 100", thinking.wait_ms()),
        ("bot_memory_bytes", "what bots remember between their turns, in steps of 16 MiB", memories.steps()),
        ("bot_memories_dropped", "bots made to forget, in steps of 10", memories.dropped()),
    ];
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text(&further)).into_response()
}

fn health(status: &str) -> Health {
    Health { status: status.into(), version: env!("CARGO_PKG_VERSION").into() }
}
