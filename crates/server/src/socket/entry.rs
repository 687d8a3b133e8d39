//! How a socket is opened: who may have one, and its first message.

use std::{
    net::IpAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
};

use axum::{
    extract::State,
    http::{HeaderMap, Method},
    response::Response,
};
use hyper_util::rt::TokioIo;
use klad_protocol::{Code, TableId};
use serde::Deserialize;
use tokio::time::Instant;

use super::{Conversation, PING_EVERY};
use crate::{
    app::App,
    asker::{Address, Guest, check_origin},
    error::{Answer, ApiError},
    extract::{AtTable, Query},
    limits::Bucket,
    outbox::{Outbox, Stream},
    restrictions::Session,
    room::Command,
    routes::access,
    websocket::{Messages, Upgrade},
};

/// The form in which a client gets its views.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct SocketParams {
    #[serde(default)]
    views: Views,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Views {
    /// As changes, where that is shorter.
    #[default]
    Changes,
    Whole,
}

/// Opens the socket of a table.
pub(crate) async fn open(
    State(app): State<App>,
    AtTable(id): AtTable,
    guest: Option<Guest>,
    address: Address,
    headers: HeaderMap,
    Query(params): Query<SocketParams>,
    upgrade: Result<Upgrade, ApiError>,
) -> Answer<Response> {
    check_origin(&app, &Method::GET, &headers, true)?;
    let upgrade = upgrade?;
    if app.is_closing() {
        return Err(ApiError::try_again());
    }
    // A table in memory exists; no need to ask the store.
    if app.rooms.loaded(id).is_none() && app.store.table(id).await?.is_none() {
        return Err(ApiError::not_found("table"));
    }
    access::may_watch(&app, id, guest.as_ref().map(|guest| guest.identity.id)).await?;
    if app.metrics.sockets.now() >= app.config.limits.connections.into() {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooMany, "too many sockets"));
    }
    if !app.census.enter(address.0, app.config.limits.sockets_per_address) {
        app.metrics.too_fast.add(1);
        return Err(ApiError::new(Code::TooMany, "too many sockets from this address"));
    }
    let permit = SocketPermit { app: app.clone(), address: address.0 };
    let (response, upgraded) = upgrade.accept();
    tokio::spawn(async move {
        // Otherwise the client has hung up.
        if let Ok(stream) = upgraded.await {
            Box::pin(talk(app, id, guest, params.views, TokioIo::new(stream), permit)).await;
        }
    });
    Ok(response)
}

/// Counts a socket against its address while it lives.
struct SocketPermit {
    app: App,
    address: IpAddr,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.app.census.leave(self.address);
    }
}

async fn talk(
    app: App,
    table: TableId,
    guest: Option<Guest>,
    views: Views,
    stream: impl Stream + 'static,
    permit: SocketPermit,
) {
    app.metrics.sockets.add(1);
    let number = app.sockets.fetch_add(1, Relaxed);
    let outbox = Arc::new(Outbox::new(stream, app.config.limits.backlog_bytes));
    let identity = guest.as_ref().map(|guest| (guest.identity.id, guest.secret));
    if let Some((guest, _)) = identity {
        app.origins.note(guest, Address(permit.address));
    }
    app.sessions.add(number, Session { identity, address: permit.address, outbox: outbox.clone() });
    let now_ms = app.ambient.now_ms();
    let mut conversation = Conversation {
        table,
        room: None,
        identity: guest.map(|guest| guest.identity),
        address: Address(permit.address),
        whole: views == Views::Whole,
        messages: Bucket::full(app.config.limits.messages, now_ms),
        chatter: Bucket::full(app.config.limits.chatter, now_ms),
        app: app.clone(),
        number,
        outbox: outbox.clone(),
        parts: Messages::default(),
        heard: Vec::new(),
        heard_at: Instant::now(),
        is_brisk: false,
        pings: 0,
        ping_at: Instant::now() + PING_EVERY,
        asked: None,
    };
    conversation.join(table).await;
    conversation.run().await;
    outbox.hang_up();
    app.sessions.remove(number);
    app.rooms.send(&app, conversation.table, Command::Leave(number)).await;
    app.metrics.sockets.add(-1);
    drop(permit);
}
