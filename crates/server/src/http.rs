//! Connections: accepted without Nagle's delay, given little memory and little patience, drained when the server goes
//! down.

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
    sync::{Semaphore, watch},
};
use tower::ServiceExt;

use crate::{app::App, asker::Address};

/// A client that takes longer to say what it wants is not waited for.
const PATIENCE: Duration = Duration::from_secs(15);
/// Requests under way have so long to finish when the server goes down.
const DRAIN: Duration = Duration::from_secs(10);

/// Serves connections until `shutdown`, then lets requests under way finish.
pub(crate) async fn serve(
    app: App,
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(app.config.limits.connections as usize));
    let shutdown = async {
        shutdown.await;
        app.draining.store(true, Relaxed);
        tokio::time::sleep(app.config.drain).await;
    };
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut shutdown => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, for instance: it passes, and a busy loop would not help.
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        // With Nagle's algorithm a move waits for the acknowledgement of the message before it.
        let _ = stream.set_nodelay(true);
        let Ok(place) = places.clone().try_acquire_owned() else {
            app.metrics.too_fast.add(1);
            continue;
        };
        let (app, router) = (app.clone(), router.clone());
        tokio::spawn(async move {
            app.metrics.connections.add(1);
            let closing = app.closing.subscribe();
            converse(stream, Some(peer), router, closing).await;
            app.metrics.connections.add(-1);
            drop(place);
        });
    }
    drop(listener);
    app.closing.send_replace(true);
}

/// Waits until nobody is served any more, or for as long as one can wait.
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

/// Serves one connection, over whatever stream.
pub(crate) async fn converse<S>(
    stream: S,
    peer: Option<SocketAddr>,
    router: Router,
    mut closing: watch::Receiver<bool>,
) where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        if let Some(peer) = peer {
            request.extensions_mut().insert(Address(peer.ip()));
        }
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
        ended = connection.as_mut() => ended,
        () = closing => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}
