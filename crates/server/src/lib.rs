//! Rooms, sockets and routes around the tables of a catalog. This crate names no game.
//!
//! The log is the truth: a move is acknowledged only after it is durable in the store, and everything in memory is a
//! cache of the log. Any node may serve any table.
//!
//! Read in this order: [`room`] (a table plus people: what happens to a move), [`outbox`], [`socket`] and [`websocket`]
//! (one client), [`routes`] (the HTTP API), [`asker`] (who is asking), [`alarms`] (deadlines of tables that are not in memory),
//! [`thinking`], [`origins`], [`memories`] and [`background`] (which bot thinks next, at whose expense, what it remembers, where it runs),
//! [`bus`] (other nodes), [`http`],
//! [`admission`], [`pace`] and [`frames`] (connections).
//!
//! This crate never sends a secret for the page to hide, never trusts a client, and keeps no state that the log could
//! not rebuild.
#![forbid(unsafe_code)]

mod admission;
mod alarms;
mod ambient;
mod app;
mod asker;
mod background;
mod beacon;
mod bots;
mod bus;
mod config;
mod error;
mod extract;
mod facts;
mod frames;
mod http;
mod limits;
mod memories;
mod metrics;
mod origins;
mod outbox;
mod pace;
mod qr;
mod restrictions;
mod room;
mod routes;
mod socket;
mod thinking;
mod websocket;

use std::{future::Future, sync::Arc, time::Duration};

use axum::Router;
use klad_engine::{Catalog, SeatedBot};
use klad_store::Store;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpListener,
    task::JoinSet,
};

pub use crate::{
    ambient::{Ambient, Hand},
    beacon::BeaconFile,
    bus::{Bus, BusKey},
    config::{AdminToken, Config, Limits, Rate, Retention},
    pace::LeastRate,
    routes::{CONTENT_POLICY, Invited},
};
use crate::{app::App, bots::Programs, room::Command};

/// A server built from a catalog and a store.
///
/// ```no_run
/// # async fn example(catalog: klad_engine::Catalog) -> Result<(), Box<dyn std::error::Error>> {
/// let store = klad_store::Store::open("sqlite:klad.db").await?;
/// let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
/// klad_server::Server::new(catalog, store).serve(listener, std::future::pending()).await;
/// # Ok(())
/// # }
/// ```
pub struct Server {
    catalog: Arc<Catalog>,
    store: Store,
    bus: Bus,
    config: Config,
    page: Option<Router>,
    programs: Programs,
}

impl Server {
    /// A single node with default settings.
    pub fn new(catalog: impl Into<Arc<Catalog>>, store: Store) -> Server {
        Server {
            catalog: catalog.into(),
            store,
            bus: Bus::Alone,
            config: Config::default(),
            page: None,
            programs: Programs::default(),
        }
    }

    /// Uses the host's settings.
    pub fn with_config(self, config: Config) -> Server {
        Server { config, ..self }
    }

    /// Connects the server to other nodes.
    pub fn with_bus(self, bus: Bus) -> Server {
        Server { bus, ..self }
    }

    /// Adds a page, which serves every path that is not ours (`/api/…`, `/healthz`, `/readyz`, `/metrics`).
    pub fn with_page(self, page: Router) -> Server {
        Server { page: Some(page), ..self }
    }

    /// Adds an external program that can play every game beside the games' own bots. It is seated once per game, with a
    /// bot that decides whenever it fails.
    pub fn with_bot(
        mut self,
        name: impl Into<String>,
        seat: impl Fn(Box<dyn SeatedBot>) -> Box<dyn SeatedBot> + Send + Sync + 'static,
    ) -> Server {
        self.programs.add(name.into(), Arc::new(seat));
        self
    }

    /// Starts the background work: deadlines, messages from other nodes, cleanup.
    pub fn start(self) -> Running {
        let app = App::new(self.catalog, self.store, self.bus, self.config, self.programs);
        let router = routes::router(&app, self.page);
        let mut tasks = JoinSet::new();
        tasks.spawn(alarms::keep_clock(app.clone()));
        tasks.spawn(alarms::wake_tables(app.clone()));
        tasks.spawn(alarms::tidy_up(app.clone()));
        tasks.spawn(alarms::watch_restrictions(app.clone()));
        if app.is_shared() {
            tasks.spawn(alarms::compare_tables(app.clone()));
            tasks.spawn(bus::listen(app.clone()));
        }
        Running { app, router, tasks }
    }

    /// Serves connections until `shutdown`, then drains and stops.
    pub async fn serve(self, listener: TcpListener, shutdown: impl Future<Output = ()>) {
        let running = self.start();
        http::serve(running.app.clone(), listener, running.router.clone(), shutdown).await;
        running.stop().await;
    }
}

/// A running server.
pub struct Running {
    app: App,
    router: Router,
    tasks: JoinSet<()>,
}

impl Running {
    /// The routes, to call without a connection.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// Serves one connection over any stream, in the background.
    pub fn connect<S>(&self, stream: S)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let closing = self.app.closing.subscribe();
        let (app, router) = (self.app.clone(), self.router.clone());
        tokio::spawn(async move { http::converse(stream, None, router, closing, &app.config).await });
    }

    /// How many tables are in memory.
    pub fn rooms(&self) -> usize {
        self.app.rooms.tables().len()
    }

    /// Shuts down: sockets are asked to reconnect, moves in progress become durable, requests in progress are
    /// completed.
    pub async fn stop(mut self) {
        self.app.closing.send_replace(true);
        self.tasks.abort_all();
        for table in self.app.rooms.tables() {
            if let Some(room) = self.app.rooms.loaded(table) {
                let _ = tokio::time::timeout(Duration::from_secs(1), room.send(Command::Shutdown)).await;
            }
        }
        let empty = async {
            while !self.app.rooms.tables().is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(Duration::from_secs(8), empty).await.is_err() {
            tracing::warn!(rooms = self.app.rooms.tables().len(), "some rooms were still busy");
        }
        http::drain(&self.app).await;
        if let Err(error) = self.app.store.put_clock(self.app.ambient.now_ms()).await {
            tracing::warn!(%error, "cannot store the current time");
        }
        self.app.store.close().await;
    }
}
