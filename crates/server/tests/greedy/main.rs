//! One client grabs everything it can, and the others are still served.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod bots;
#[cfg(target_os = "linux")]
mod shares;
#[path = "../support/mod.rs"]
mod support;
mod tables;

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use klad_client::Site;
use klad_engine::Catalog;
use klad_server::{Ambient, Config, LeastRate, Limits, Rate, Server};
use klad_store::Store;
use support::{House, PATIENCE, catalog, new_table, programs::Scratch};
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::oneshot,
    time::timeout,
};

/// Announces 30,000 bytes and sends one.
const SLOW_POST: &str = "POST /api/me HTTP/1.1\r\nhost: klad\r\ncontent-type: application/json\r\n\
    content-length: 30000\r\n";
const GET: &str = "GET /api/games HTTP/1.1\r\nhost: klad\r\nconnection: close\r\n";
const SOON: LeastRate = LeastRate { grace: Duration::from_millis(50), bytes_per_second: 1_000 };
const HOUR: Duration = Duration::from_secs(3_600);
const NEVER: LeastRate = LeastRate { grace: HOUR, bytes_per_second: 1 };

fn with(limits: Limits) -> Config {
    Config { limits, ..Config::default() }
}

/// A raw connection to a server in memory.
fn line(house: &House, bytes: usize) -> tokio::io::DuplexStream {
    let (near, far) = tokio::io::duplex(bytes);
    house.running().connect(far);
    near
}

async fn send(stream: &mut (impl AsyncWrite + Unpin), head: &str, body: &str) {
    stream.write_all(format!("{head}\r\n{body}").as_bytes()).await.unwrap();
}

/// Everything until the server closes the connection.
async fn rest(stream: &mut (impl AsyncRead + Unpin)) -> String {
    let mut all = Vec::new();
    // An evicted connection may end with a reset.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut all)).await.expect("the server closes the connection");
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test]
async fn a_body_that_trickles_in_is_refused() {
    let house = House::with(with(Limits { body: SOON, ..Limits::for_measuring() })).await;
    let mut stream = line(&house, 64 << 10);
    send(&mut stream, SLOW_POST, "{").await;
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("\"too_slow\""), "{answer}");
    assert_eq!(house.metric("klad_too_slow_total").await, 1);
}

#[tokio::test]
async fn a_client_that_reads_nothing_is_disconnected() {
    let house = House::with(with(Limits { reading: SOON, ..Limits::for_measuring() })).await;
    let mut stream = line(&house, 1 << 10);
    send(&mut stream, &GET.replace("/api/games", "/api/openapi.json"), "").await;
    let gone = async {
        while stream.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, gone).await.expect("the server closes the connection");
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.len() <= 1 << 10, "{} bytes came", answer.len());
}

#[tokio::test]
async fn concurrent_requests_behind_a_proxy_are_counted_by_client_address() {
    let limits = Limits { body: NEVER, requests_at_once: 2, ..Limits::for_measuring() };
    let house = House::with(Config { behind_proxy: true, ..with(limits) }).await;
    let from = |head: &str, address: &str| format!("{head}x-forwarded-for: 6.6.6.6, {address}\r\n");
    let mut held = Vec::new();
    for _ in 0..2 {
        let mut stream = line(&house, 64 << 10);
        send(&mut stream, &from(SLOW_POST, "2001:db8::1"), "{").await;
        held.push(stream);
    }
    // Once the first two are in progress, a third is refused; until then it is served.
    let refused = async {
        loop {
            let mut stream = line(&house, 64 << 10);
            send(&mut stream, &from(GET, "2001:db8::2"), "").await;
            let answer = rest(&mut stream).await;
            if answer.starts_with("HTTP/1.1 429") && answer.contains("\"too_many\"") {
                break;
            }
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
    };
    timeout(PATIENCE, refused).await.expect("the third is refused");
    let mut other = line(&house, 64 << 10);
    send(&mut other, &from(GET, "2001:db8:0:1::1"), "").await;
    assert!(rest(&mut other).await.starts_with("HTTP/1.1 200"), "others are served");
    drop(held);
}

/// A socket that sends raw frames.
async fn socket(house: &House) -> tokio::io::DuplexStream {
    let anna = house.guest("Anna").await;
    let table = house.table(&[&anna], new_table("my-treasure", 2, 0)).await.id;
    let mut stream = line(house, 64 << 10);
    let head = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: klad\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    );
    send(&mut stream, &head, "").await;
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(timeout(PATIENCE, stream.read_u8()).await.expect("an answer in time").unwrap());
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    stream
}

/// Sends a client frame, masked with zeros, as often as the server accepts it.
async fn flood(stream: &mut tokio::io::DuplexStream, first: u8, payload: &[u8], times: u32) {
    let frame = [&[first, 0x80 | payload.len() as u8, 0, 0, 0, 0], payload].concat();
    for _ in 0..times {
        if stream.write_all(&frame).await.is_err() {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unsolicited_pongs_count_as_messages() {
    let messages = Rate { per_second: 0.0, burst: 20.0 };
    let house = House::with(with(Limits { messages, ..Limits::for_measuring() })).await;
    let mut stream = socket(&house).await;
    // A forged pong, as if it answered a ping from a while ago.
    let sent = (Ambient::of_system().now_ms() - 390).to_le_bytes();
    flood(&mut stream, 0x8A, &sent, 25).await;
    let answer = rest(&mut stream).await;
    assert!(answer.contains("\"too_fast\""), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_fragments_are_counted() {
    let frames = Rate { per_second: 0.0, burst: 50.0 };
    let house = House::with(with(Limits { frames, ..Limits::for_measuring() })).await;
    let mut stream = socket(&house).await;
    flood(&mut stream, 0x01, b"", 1).await;
    flood(&mut stream, 0x00, b"", 49).await;
    flood(&mut stream, 0x00, b"", 1).await;
    // Long before the server would give up on a silent client.
    let mut all = Vec::new();
    let ended = timeout(Duration::from_secs(15), stream.read_to_end(&mut all)).await;
    assert!(ended.is_ok(), "the server closes the connection");
}

async fn connection(to: SocketAddr, from: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((IpAddr::from([127, 0, 0, from]), 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

/// A server on its own port.
struct Open {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: tokio::task::JoinHandle<()>,
    scratch: Arc<Scratch>,
}

impl Open {
    async fn new(limits: Limits) -> Open {
        Open::of(catalog(), with(limits)).await
    }

    async fn of(catalog: Arc<Catalog>, config: Config) -> Open {
        let scratch = Arc::new(Scratch::new());
        let store =
            Store::open(&format!("sqlite:{}", scratch.path().join("klad.db").display())).await.unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let server = Server::new(catalog, store).with_config(config);
        let serving = tokio::spawn(server.serve(listener, async move { drop(stopped.await) }));
        Open { address, stop, serving, scratch }
    }

    /// A connection from one of the machine's own addresses.
    async fn connect(&self, from: u8) -> TcpStream {
        connection(self.address, from).await
    }

    /// The server, reached from one of the machine's own addresses.
    fn site(&self, from: u8) -> Site {
        let address = self.address;
        Site::over(move || {
            let (near, mut far) = tokio::io::duplex(64 << 10);
            tokio::spawn(async move {
                let mut stream = connection(address, from).await;
                let _ = tokio::io::copy_bidirectional(&mut far, &mut stream).await;
            });
            near
        })
    }

    async fn asks(&self, from: u8) -> String {
        let mut stream = self.connect(from).await;
        send(&mut stream, GET, "").await;
        rest(&mut stream).await
    }

    async fn close(self) {
        let _ = self.stop.send(());
        timeout(PATIENCE, self.serving).await.expect("the server stops").unwrap();
        drop(self.scratch);
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_address_that_takes_every_connection_does_not_keep_others_out() {
    let limits = Limits { body: NEVER, connections: 24, ..Limits::for_measuring() };
    let server = Open::new(limits).await;
    let mut held = Vec::new();
    for _ in 0..60 {
        let mut stream = server.connect(1).await;
        // Connections beyond the limit are closed immediately.
        let _ = stream.write_all(format!("{SLOW_POST}\r\n{{").as_bytes()).await;
        held.push(stream);
    }
    for _ in 0..10 {
        let answer = server.asks(2).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer:?}");
    }
    drop(held);
    server.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_address_has_a_share_of_the_connections() {
    let limits = Limits { body: NEVER, connections_per_address: 3, ..Limits::for_measuring() };
    let server = Open::new(limits).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = server.connect(1).await;
        send(&mut stream, SLOW_POST, "{").await;
        held.push(stream);
    }
    assert_eq!(server.asks(1).await, "", "a fourth connection is closed");
    assert!(server.asks(2).await.starts_with("HTTP/1.1 200"), "others have their own share");
    held.clear();
    server.close().await;
}
