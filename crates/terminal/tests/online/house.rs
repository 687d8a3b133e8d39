//! A server for people at screens.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use klad_catalog::catalog;
use klad_client::{Client, Notes, Site};
use klad_engine::transcript::Transcript;
use klad_protocol::{
    Chat, Clock, TableId,
    api::{NewSeat, NewTable},
};
use klad_server::{Ambient, Config, Limits, Server};
use klad_store::Store;
use klad_terminal::online::door::{self, Comer, DoorError, SeatWish};
use serde_json::Value;
use tokio::{
    net::{TcpListener, TcpStream},
    runtime::Runtime,
    sync::oneshot,
    task::JoinHandle,
};

use crate::liar::{Lie, relay};

/// A server on its own port, with its own folder.
pub(crate) struct House {
    pub(crate) runtime: Runtime,
    folder: PathBuf,
    port: u16,
    rate: u32,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl House {
    /// A server whose time passes `rate` times as fast.
    pub(crate) fn open(rate: u32) -> House {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("klad-online-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let runtime = Runtime::new().unwrap();
        let mut house = House { runtime, folder, port: 0, rate, running: None };
        house.start();
        house
    }

    pub(crate) fn start(&mut self) {
        let address = format!("sqlite:{}", self.folder.join("klad.db").display());
        let config = Config {
            limits: Limits::for_measuring(),
            ambient: Ambient::hurried(self.rate),
            ..Config::default()
        };
        let (stop, stopped) = oneshot::channel();
        let port = self.port;
        let (port, serving) = self.runtime.block_on(async {
            let store = Store::open(&address).await.unwrap();
            let listener = TcpListener::bind(("127.0.0.1", port)).await.unwrap();
            let port = listener.local_addr().unwrap().port();
            let server = Server::new(Arc::new(catalog()), store).with_config(config);
            let serving = tokio::spawn(async move {
                let stopped = async {
                    let _ = stopped.await;
                };
                server.serve(listener, stopped).await;
            });
            (port, serving)
        });
        self.port = port;
        self.running = Some((stop, serving));
    }

    pub(crate) fn stop(&mut self) {
        if let Some((stop, serving)) = self.running.take() {
            let _ = stop.send(());
            let _ = self.runtime.block_on(serving);
        }
    }

    pub(crate) fn site(&self) -> Site {
        Site::of(&format!("http://127.0.0.1:{}", self.port)).unwrap()
    }

    /// A table that somebody has opened and, unless they are the host, left to others.
    pub(crate) fn table(
        &self,
        slug: &str,
        options: Value,
        seats: &[&str],
        clock: Clock,
    ) -> (Client, TableId) {
        let seat = |who: &&str| match *who {
            "" => NewSeat::Open,
            level => NewSeat::Bot { level: level.into() },
        };
        let new = NewTable {
            game: slug.into(),
            options,
            seats: seats.iter().map(seat).collect(),
            clock,
            chat: Chat::Free,
            listed: false,
        };
        self.runtime.block_on(async {
            let host = Client::arrive(self.site(), "Host", 1).await.unwrap();
            let table = host.open_table(&new).await.unwrap();
            (host, table.id)
        })
    }

    pub(crate) fn come(
        &self,
        table: TableId,
        known: Option<String>,
        name: &str,
        place: SeatWish,
    ) -> Result<door::Admission, DoorError> {
        self.come_with_password(table, known, name, place, None)
    }

    pub(crate) fn come_with_password(
        &self,
        table: TableId,
        known: Option<String>,
        name: &str,
        place: SeatWish,
        password: Option<&str>,
    ) -> Result<door::Admission, DoorError> {
        self.runtime.block_on(async {
            let looked = door::look(self.site(), table, place, known.is_some()).await?;
            let comer = Comer { known: known.as_deref(), name, password };
            door::come(self.site(), looked, comer, place, Notes::default()).await
        })
    }

    /// The same through a lying proxy.
    pub(crate) fn come_deceived(&self, table: TableId, name: &str, lie: Lie) -> door::Admission {
        let server = self.port;
        self.runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let port = listener.local_addr().unwrap().port();
            tokio::spawn(async move {
                while let Ok((client, _)) = listener.accept().await {
                    let server = TcpStream::connect(("127.0.0.1", server)).await.unwrap();
                    tokio::spawn(relay(lie, client, server));
                }
            });
            let site = Site::of(&format!("http://127.0.0.1:{port}")).unwrap();
            let looked = door::look(site.clone(), table, SeatWish::Any, false).await.unwrap();
            let comer = Comer { known: None, name, password: None };
            door::come(site, looked, comer, SeatWish::Any, Notes::default()).await.unwrap()
        })
    }

    pub(crate) fn verify(&self, table: TableId) {
        let host = Client::nobody(self.site());
        let text = self.runtime.block_on(host.transcript(table)).unwrap();
        let verified = Transcript::parse(&text).unwrap().verify(&catalog()).unwrap();
        assert!(verified.outcome.is_some() && verified.committed);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
