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
        return no("the server is shutting down");
    }
    // A store that can be read but not written is of no use.
    if let Err(error) = app.store.put_clock(app.ambient.now_ms()).await {
        tracing::warn!(%error, "not ready");
        return no("cannot write to the store");
    }
    (
        StatusCode::OK,
        Json(health(if app.bus.is_up() { "ok" } else { "the bus is down: updates are delayed" })),
    )
}

/// Metrics for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses(
    (status = 200, body = String, content_type = "text/plain"),
))]
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let now_ms = app.ambient.now_ms();
    let (thinking, memories) = (app.thinkers.figures(), app.memories.figures());
    let further = [
        (
            "thinking",
            "maximum number of bots thinking at once in the last 10 to 20 seconds",
            thinking.running.highest(now_ms),
        ),
        (
            "thinking_waiting",
            "maximum number of bots waiting for their turn to think in the same time",
            thinking.waiting.highest(now_ms),
        ),
        (
            "thinking_wait_ms",
            "how long a bot waits for its turn to think: a moving average, in steps of 100",
            thinking.wait_ms(),
        ),
        (
            "bot_memory_bytes",
            "memory that bots keep between their turns, in steps of 16 MiB",
            memories.steps(),
        ),
        ("bot_memories_dropped", "bot memories dropped to save space, in steps of 10", memories.dropped()),
    ];
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text(&further)).into_response()
}

fn health(status: &str) -> Health {
    Health { status: status.into(), version: env!("CARGO_PKG_VERSION").into() }
}
