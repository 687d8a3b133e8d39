//! Passes the page the table in its address, so that a shared link can show what it invites to.

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};
use klad_protocol::TableId;

use super::tables::{base_url, stored};
use crate::app::App;

/// The table named in the address of a page. The page finds it among the extensions of the request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invited {
    /// The slug of its game.
    pub game: String,
    /// The address of the table, such as `https://klad.example/t/7m2kq9x4t0vb`.
    pub url: String,
    /// The address at which people reach this server. Part of it may come from the request: escape it.
    pub base_url: String,
}

/// Tells the page about the table in its address, if there is one.
pub(super) async fn tell(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let id = request.uri().path().strip_prefix("/t/").and_then(|id| id.parse::<TableId>().ok());
    let base_url = base_url(&app, request.headers());
    // The page is served even when the store is down; only its preview is missing.
    if let Some(id) = id
        && let Ok(record) = stored(&app, id).await
    {
        let url = format!("{base_url}/t/{id}");
        request.extensions_mut().insert(Invited { game: record.game, url, base_url });
    }
    next.run(request).await
}
