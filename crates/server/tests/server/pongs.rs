//! Round trips are measured, not told: at a table that measures them, only the reply to the last ping counts, once.

use std::sync::{Arc, Mutex};

use klad_engine::{
    Catalog, Entry, Seat, Seed, Table,
    arbiter::{Arbiter, Input, Output},
};
use klad_klatz::{State as Klatz, arbiter};
use klad_protocol::{FromClient, FromServer};
use klad_server::{Config, Limits};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, DuplexStream},
    time::timeout,
};

use crate::support::{House, PATIENCE, begin, new_table, programs::Scratch};

const TEXT: u8 = 1;
const PING: u8 = 9;
const PONG: u8 = 10;

/// The round trips that arbiters were told of.
static MEASURED: Mutex<Vec<(Seat, u32)>> = Mutex::new(Vec::new());

/// The arbiter of Klatz!, which also writes down the round trips.
struct Listening(Box<dyn Arbiter>);

impl Arbiter for Listening {
    fn handle(&mut self, table: &dyn Table, now_ms: u64, input: Input, out: &mut Vec<Output>) {
        if let Input::RoundTrip { seat, ms } = input {
            MEASURED.lock().unwrap().push((seat, ms));
        }
        self.0.handle(table, now_ms, input, out);
    }

    fn wake_at(&self) -> Option<u64> {
        self.0.wake_at()
    }

    fn memory(&self) -> Option<String> {
        self.0.memory()
    }
}

fn listening(table: &dyn Table, seed: &Seed, memory: Option<&str>) -> Option<Box<dyn Arbiter>> {
    let desk = arbiter::arbiter(table, seed, memory)?;
    Some(Box::new(Listening(desk)))
}

fn measured() -> Vec<(Seat, u32)> {
    MEASURED.lock().unwrap().clone()
}

/// A socket whose pongs are written by the test.
struct Line {
    stream: DuplexStream,
    asked: u32,
    /// The payload of the last ping.
    ping: Vec<u8>,
}

impl Line {
    async fn open(house: &House, path: &str, token: &str) -> Line {
        let mut stream = house.dialer(64 << 10)();
        let head = format!(
            "GET {path} HTTP/1.1\r\nhost: klad\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             authorization: Bearer {token}\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(timeout(PATIENCE, stream.read_u8()).await.expect("an answer in time").unwrap());
        }
        assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
        Line { stream, asked: 0, ping: Vec::new() }
    }

    /// Sends a frame, masked with zeros.
    async fn send(&mut self, kind: u8, payload: &[u8]) {
        assert!(payload.len() < 126);
        let frame = [&[0x80 | kind, 0x80 | payload.len() as u8, 0, 0, 0, 0], payload].concat();
        self.stream.write_all(&frame).await.unwrap();
    }

    async fn read(&mut self) -> (u8, Vec<u8>) {
        let kind = self.stream.read_u8().await.unwrap() & 0x0F;
        let length = match self.stream.read_u8().await.unwrap() {
            126 => self.stream.read_u16().await.unwrap().into(),
            127 => self.stream.read_u64().await.unwrap(),
            short => short.into(),
        };
        let mut payload = vec![0; length as usize];
        self.stream.read_exact(&mut payload).await.unwrap();
        (kind, payload)
    }

    /// Reads the next frame; notes a ping.
    async fn next(&mut self) -> (u8, Vec<u8>) {
        let (kind, payload) = timeout(PATIENCE, self.read()).await.expect("a frame in time");
        if kind == PING {
            self.ping.clone_from(&payload);
        }
        (kind, payload)
    }

    /// The payload of the next ping.
    async fn next_ping(&mut self) -> Vec<u8> {
        while self.next().await.0 != PING {}
        self.ping.clone()
    }

    /// Waits until the room has taken everything that was sent so far.
    async fn settle(&mut self) {
        self.asked += 1;
        let id = self.asked;
        let message = serde_json::to_string(&FromClient::Ping { id }).unwrap();
        self.send(TEXT, message.as_bytes()).await;
        loop {
            let (kind, payload) = self.next().await;
            if kind == TEXT
                && serde_json::from_slice::<FromServer>(&payload).ok() == Some(FromServer::Pong { id })
            {
                return;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_reply_to_the_last_ping_is_a_round_trip_and_only_once() {
    let scratch = Arc::new(Scratch::new());
    let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
    let entry = Entry::of::<Klatz>().with_arbiter(listening);
    let config = Config { limits: Limits::for_measuring(), ..Config::default() };
    let house = House::at(address, config, scratch, Arc::new(Catalog::new(vec![entry]))).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("klatz", 2, 0);
    new.options = json!({"call_mode": "race"});
    let table = house.table(&[&anna, &boris], new).await.id;
    begin(&[&anna, &boris], table).await;
    let path = format!("/api/tables/{table}/socket");
    let mut line = Line::open(&house, &path, anna.token().unwrap()).await;

    // Pongs that nobody asked for: a forged time, a changed payload, and the replies to pings that came before.
    let mut earlier = Vec::new();
    for _ in 0..3 {
        let ping = line.next_ping().await;
        assert!(!earlier.contains(&ping), "every ping is different");
        let mut changed = ping.clone();
        changed[0] ^= 1;
        let forged = [vec![0; 8], Vec::new(), 390_u64.to_le_bytes().to_vec(), changed, ping[..7].to_vec()];
        for payload in forged.iter().chain(&earlier) {
            line.send(PONG, payload).await;
        }
        line.settle().await;
        earlier.push(ping);
        assert_eq!(measured(), [], "nobody has replied to a ping");
    }

    // A ping that is answered three times. If the machine is so slow that the next ping is out before the answers are
    // in, none of them counts; then the next one is tried.
    let mut answered = Vec::new();
    while measured().is_empty() {
        answered = line.next_ping().await;
        for _ in 0..3 {
            line.send(PONG, &answered).await;
        }
        line.settle().await;
        assert!(measured().len() <= 1, "one ping, and {:?}", measured());
    }
    let once = measured();

    // Nothing else changes that.
    for payload in earlier.iter().chain([&answered]) {
        line.send(PONG, payload).await;
    }
    line.settle().await;
    assert_eq!(measured(), once);

    // The next honest reply is the second round trip.
    while measured() == once {
        let ping = line.next_ping().await;
        line.send(PONG, &ping).await;
        line.settle().await;
    }
    let twice = measured();
    assert_eq!((twice.len(), &twice[..1]), (2, &once[..]));
    assert!(twice.iter().all(|(seat, _)| *seat == twice[0].0), "{twice:?}");
}
