//! Connections: accepted with `TCP_NODELAY`, given little memory and short deadlines, counted per address, and drained
//! when the server shuts down.

use std::{
    future::Future,
    net::SocketAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use axum::{Router, body::Body, extract::Request};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpListener,
    sync::watch,
};
use tower::ServiceExt;

use crate::{
    admission::{Admission, Place, Watched},
    app::App,
    asker::Address,
    config::{Config, Rate},
    frames::FrameLimit,
    limits::network,
    pace::Pace,
};

/// How long a client may take to send its request headers.
const PATIENCE: Duration = Duration::from_secs(15);
/// Descriptors kept for the store, the bus and bots.
const DESCRIPTORS_KEPT: u64 = 100;
/// After this many refusals the accept loop sleeps briefly, so that an address that keeps connecting does not keep a
/// processor busy. Others wait in the system's queue meanwhile.
const REFUSALS: u32 = 16;
const REST: Duration = Duration::from_millis(2);
/// How long requests in progress may take to finish when the server shuts down.
const DRAIN: Duration = Duration::from_secs(10);

/// Serves connections until `shutdown`, then lets requests in progress finish.
pub(crate) async fn serve(
    app: App,
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()>,
) {
    let admission = Arc::new(admission(&app));
    let shutdown = async {
        shutdown.await;
        app.draining.store(true, Relaxed);
        tokio::time::sleep(app.config.drain).await;
    };
    let mut shutdown = std::pin::pin!(shutdown);
    let mut refusals = 0_u32;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut shutdown => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, for instance. The address with the most connections gives one up, and the loop
                // must not spin until that one is closed.
                tracing::warn!(%error, "cannot accept a connection");
                app.metrics.refused_connections.add(1);
                admission.make_room();
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            }
        };
        let Some(place) = admission.admit(peer.ip(), app.ambient.now_ms()) else {
            app.metrics.refused_connections.add(1);
            drop(stream);
            refusals = refusals.wrapping_add(1);
            if refusals.is_multiple_of(REFUSALS) {
                tokio::time::sleep(REST).await;
            }
            continue;
        };
        // With Nagle's algorithm a move would wait for the acknowledgement of the previous message.
        let _ = stream.set_nodelay(true);
        let (app, router) = (app.clone(), router.clone());
        tokio::spawn(async move {
            app.metrics.connections.add(1);
            let closing = app.closing.subscribe();
            converse(stream, Some((peer, place)), router, closing, &app.config).await;
            app.metrics.connections.add(-1);
        });
    }
    drop(listener);
    app.closing.send_replace(true);
}

/// As many connections as the host allows and the system has descriptors for. All connections of a proxy come from one
/// address; the concurrent requests of each client behind it are counted where its address is known.
fn admission(app: &App) -> Admission {
    let limits = &app.config.limits;
    let wanted = u64::from(limits.connections);
    let most = match raise_descriptors(wanted + DESCRIPTORS_KEPT) {
        Some(descriptors) if descriptors < wanted + DESCRIPTORS_KEPT => {
            let most = descriptors.saturating_sub(DESCRIPTORS_KEPT).max(descriptors / 2);
            tracing::warn!(
                descriptors,
                configured = wanted,
                accepted = most,
                "the system allows fewer file descriptors than the configured connections need; fewer are accepted"
            );
            most
        }
        _ => wanted,
    };
    let (per_address, arrivals) = match app.config.behind_proxy {
        true => (u32::MAX, Rate::UNLIMITED),
        false => (limits.connections_per_address, limits.new_connections),
    };
    Admission::new(most as usize, per_address as usize, arrivals)
}

/// Asks the system for this many file descriptors and returns how many there are; `None` if there is no such limit.
#[cfg(unix)]
fn raise_descriptors(wanted: u64) -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let current = limit.current?;
    if current >= wanted {
        return Some(current);
    }
    let raised = limit.maximum.map_or(wanted, |maximum| maximum.min(wanted));
    let new = Rlimit { current: Some(raised), maximum: limit.maximum };
    Some(setrlimit(Resource::Nofile, new).map_or(current, |()| raised))
}

#[cfg(not(unix))]
fn raise_descriptors(_: u64) -> Option<u64> {
    None
}

/// Waits until no connection is left, or until the deadline.
pub(crate) async fn drain(app: &App) {
    let drained = async {
        while app.closing.receiver_count() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    if tokio::time::timeout(DRAIN, drained).await.is_err() {
        tracing::warn!("some connections were still open");
    }
}

/// Serves one connection over any stream.
pub(crate) async fn converse<S>(
    stream: S,
    peer: Option<(SocketAddr, Place)>,
    router: Router,
    mut closing: watch::Receiver<bool>,
    config: &Config,
) where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (address, place) = peer.map(|(peer, place)| (Address(network(peer.ip())), place)).unzip();
    let frames = FrameLimit::new(config.limits.frames, &config.ambient);
    let stream = Watched::new(stream, place, Pace::new(config.limits.reading), frames);
    let marker = stream.marker();
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        if let Some(address) = address {
            request.extensions_mut().insert(address);
        }
        request.extensions_mut().insert(marker.clone());
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(16 << 10)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let closing = async move { drop(closing.wait_for(|closing| *closing).await) };
    let ended = tokio::select! {
        biased;
        ended = connection.as_mut() => ended,
        () = closing => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection was interrupted");
    }
}
