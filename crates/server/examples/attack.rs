//! Attacks a server and measures what honest tables notice: `cargo xtask soak attack`. For each attack, honest tables
//! play with and without it, in turn and in one run. Reports the 99th percentile from a move to its acknowledgment, and
//! the memory of the server. Fails if an attack more than doubles the percentile, or if memory exceeds the limit.
//!
//! Server, attackers and honest tables are processes of their own. The attackers have the lowest priority: in the real
//! world they would not compute on the processors of those they attack.
#![allow(clippy::unwrap_used, reason = "a measurement may fail")]

use std::{
    io::{BufRead, BufReader},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    process::{Command, ExitCode, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::SinkExt;
use klad_client::{Client, Site, Socket};
use klad_protocol::{
    Chat, Clock, FromClient, FromServer, TableId,
    api::{NewSeat, NewTable},
    socket::Frame,
};
use klad_server::{Config, Server};
use klad_store::Store;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    task::JoinSet,
};
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame as RawFrame,
        coding::{Data, OpCode},
    },
};

/// The memory limit for the server.
const MEMORY_MAX_MB: u64 = 1_000;
/// Below this, percentiles are what the scheduler of a busy machine makes of them, not what the server does.
const NOISE: Duration = Duration::from_millis(4);
/// How many honest tables play at once.
const TABLES: u8 = 6;
/// Between two moves of an honest table.
const PAUSE: Duration = Duration::from_millis(120);
/// How often each attack is measured with and without it; the median counts.
const ROUNDS: usize = 3;
/// The address that attacks; honest people come from others.
const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));
const SLOW_POST: &str = "POST /api/me HTTP/1.1\r\nhost: klad\r\ncontent-type: application/json\r\n\
    content-length: 30000\r\n\r\n{";
const LARGE_GET: &str = "GET /api/openapi.json HTTP/1.1\r\nhost: klad\r\n\r\n";

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve"] => serve().await,
        ["attack", name, address] => attack(name, address.parse().unwrap()).await,
        [] => return measure(Duration::from_secs(8), "").await,
        [seconds] => return measure(Duration::from_secs(seconds.parse().unwrap()), "").await,
        [seconds, only] => return measure(Duration::from_secs(seconds.parse().unwrap()), only).await,
        _ => panic!("wanted: how many seconds to measure, and the only attack to measure"),
    }
    ExitCode::SUCCESS
}

/// The server, with the configuration that hosts get. Prints its address and serves until its input ends.
async fn serve() {
    let folder = std::env::temp_dir().join(format!("klad-attack-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let store = Store::open(&format!("sqlite:{}", folder.join("klad.db").display())).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("{}", listener.local_addr().unwrap());
    let server = Server::new(Arc::new(klad_catalog::catalog()), store).with_config(Config::default());
    let over = async {
        let _ = tokio::io::stdin().read_u8().await;
    };
    server.serve(listener, over).await;
    let _ = std::fs::remove_dir_all(&folder);
}

/// Repeats one attack until killed.
async fn attack(name: &str, address: SocketAddr) {
    let attack = Attack::ALL.into_iter().find(|attack| format!("{attack:?}") == name).unwrap();
    let mallory = Client::arrive(from(address, ATTACKER), "Mallory", 3).await.unwrap();
    attack.begin(address, &mallory).join_all().await;
}

/// Compares what honest tables notice of each attack whose name begins like this. Succeeds if none hurts too much.
async fn measure(span: Duration, only: &str) -> ExitCode {
    let mut server = this_program(&["serve"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address: SocketAddr = line.trim().parse().unwrap();
    let mut honest = Honest { address, span, round: 0 };
    let mut good = true;
    println!("{:<16} {:>12} {:>12} {:>8} {:>10}", "attack", "p99 without", "p99 with", "moves", "memory");
    for attack in Attack::ALL {
        let name = format!("{attack:?}");
        if !name.starts_with(only) {
            continue;
        }
        let (mut without, mut with) = (Vec::new(), Vec::new());
        let (mut moves, mut memory) = (0, 0);
        for _ in 0..ROUNDS {
            without.push(honest.play().await.0);
            let mut attackers = this_program(&["attack", &name, &address.to_string()]).spawn().unwrap();
            tokio::time::sleep(Duration::from_millis(500)).await;
            let (percentile, count) = honest.play().await;
            with.push(percentile);
            moves += count;
            memory = memory.max(memory_mb(server.id()));
            attackers.kill().unwrap();
            attackers.wait().unwrap();
        }
        let (without, with) = (median(without), median(with));
        let held = with <= 2 * without.max(NOISE) && memory <= MEMORY_MAX_MB;
        good &= held;
        let verdict = if held { "" } else { "  FAILED" };
        println!("{name:<16} {without:>12.1?} {with:>12.1?} {moves:>8} {memory:>7} MB{verdict}");
    }
    drop(server.stdin.take());
    server.wait().unwrap();
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// This program in another role; all but the server give way to the others.
fn this_program(words: &[&str]) -> Command {
    let exe = std::env::current_exe().unwrap();
    let mut command = match words[0] {
        "serve" => Command::new(exe),
        _ => {
            let mut nice = Command::new("nice");
            nice.args(["-n", "19"]).arg(exe);
            nice
        }
    };
    command.args(words);
    command
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// The attacks.
#[derive(Debug, Clone, Copy)]
enum Attack {
    SlowBodies,
    SlowReads,
    Pongs,
    Fragments,
    HardBotsAlone,
    HangingUp,
    ReplayFlood,
    ManyIdentities,
}

impl Attack {
    const ALL: [Attack; 8] = [
        Attack::SlowBodies,
        Attack::SlowReads,
        Attack::Pongs,
        Attack::Fragments,
        Attack::HardBotsAlone,
        Attack::HangingUp,
        Attack::ReplayFlood,
        Attack::ManyIdentities,
    ];

    /// Starts attackers that repeat the attack until they are stopped.
    fn begin(self, address: SocketAddr, mallory: &Client) -> JoinSet<()> {
        let count = match self {
            Attack::SlowBodies => 500,
            Attack::SlowReads => 300,
            Attack::Pongs | Attack::Fragments => 8,
            Attack::HardBotsAlone | Attack::HangingUp => 20,
            Attack::ReplayFlood | Attack::ManyIdentities => 50,
        };
        // Slow bodies hurt by being held, not by their number; connecting as fast as possible would measure the kernel.
        let pause = Duration::from_millis(if let Attack::SlowBodies = self { 1_000 } else { 5 });
        let mut attackers = JoinSet::new();
        for _ in 0..count {
            let mallory = mallory.clone();
            attackers.spawn(async move {
                loop {
                    let _ = self.attempt(address, &mallory).await;
                    tokio::time::sleep(pause).await;
                }
            });
        }
        attackers
    }

    /// One attempt; ends when the server closes the connection.
    async fn attempt(self, address: SocketAddr, mallory: &Client) -> Option<()> {
        match self {
            Attack::SlowBodies => {
                let mut line = dial(address, ATTACKER).await.ok()?;
                line.write_all(SLOW_POST.as_bytes()).await.ok()?;
                // Nothing else is sent; whatever the server replies, the connection is dropped.
                line.read_u8().await.ok()?;
            }
            Attack::SlowReads => {
                let mut line = dial(address, ATTACKER).await.ok()?;
                line.write_all(LARGE_GET.repeat(20).as_bytes()).await.ok()?;
                tokio::time::sleep(Duration::from_secs(5)).await;
            }
            Attack::Pongs => {
                let (_, mut socket) = own_socket(mallory).await?;
                while socket.raw().send(Message::Pong(vec![0; 8].into())).await.is_ok() {}
            }
            Attack::Fragments => {
                let (_, mut socket) = own_socket(mallory).await?;
                let piece = |kind| Message::Frame(RawFrame::message(Vec::new(), OpCode::Data(kind), false));
                socket.raw().send(piece(Data::Text)).await.ok()?;
                while socket.raw().send(piece(Data::Continue)).await.is_ok() {}
            }
            Attack::HardBotsAlone => {
                let table = mallory.open_table(&table(0, "hard", 9)).await.ok()?;
                mallory.start(table.id).await.ok()?;
            }
            Attack::HangingUp => {
                let (table, socket) = own_socket(mallory).await?;
                drop(socket);
                for _ in 0..20 {
                    drop(mallory.connect(table).await);
                }
            }
            Attack::ReplayFlood => {
                let page: Value = mallory.get("/api/me/tables?state=over").await.ok()?;
                match page["tables"][0]["id"].as_str() {
                    Some(id) => drop(mallory.text(&format!("/api/tables/{id}/replay")).await),
                    None => drop(mallory.leave(own_socket(mallory).await?.0).await),
                }
            }
            Attack::ManyIdentities => {
                let guest = Client::arrive(from(address, ATTACKER), "Mallory", 4).await.ok()?;
                own_socket(&guest).await?;
            }
        }
        Some(())
    }
}

/// The server, reached from this address.
fn from(address: SocketAddr, source: IpAddr) -> Site {
    Site::over(move || {
        let (near, mut far) = tokio::io::duplex(64 << 10);
        tokio::spawn(async move {
            if let Ok(mut line) = dial(address, source).await {
                let _ = tokio::io::copy_bidirectional(&mut far, &mut line).await;
            }
        });
        near
    })
}

async fn dial(address: SocketAddr, source: IpAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(source, 0))?;
    socket.connect(address).await
}

fn table(people: usize, level: &str, bots: usize) -> NewTable {
    let mut seats = vec![NewSeat::Open; people];
    seats.resize(people + bots, NewSeat::Bot { level: level.into() });
    let game = if seats.len() > 4 { "lost-mines" } else { "my-treasure" };
    let (clock, chat) = (Clock::None, Chat::Off);
    NewTable { game: game.into(), options: json!({}), seats, clock, chat, listed: false }
}

/// A socket at a new table with a bot.
async fn own_socket(client: &Client) -> Option<(TableId, Socket)> {
    let id = client.open_table(&table(1, "random", 1)).await.ok()?.id;
    client.sit(id, None).await.ok()?;
    client.start(id).await.ok()?;
    Some((id, client.connect(id).await.ok()?))
}

/// The honest tables.
struct Honest {
    address: SocketAddr,
    span: Duration,
    round: u8,
}

impl Honest {
    /// All honest tables play for a while, everybody from an address of their own that is new in each round. Returns the
    /// 99th percentile from move to acknowledgment, and the number of moves.
    async fn play(&mut self) -> (Duration, usize) {
        self.round += 1;
        let mut tables = JoinSet::new();
        for table in 0..TABLES {
            let address = |seat| Ipv4Addr::new(127, 1 + self.round, table, seat).into();
            tables.spawn(play(from(self.address, address(1)), from(self.address, address(2)), self.span));
        }
        let mut times: Vec<Duration> = tables.join_all().await.into_iter().flatten().collect();
        times.sort_unstable();
        assert!(times.len() >= 100, "honest tables made only {} moves", times.len());
        (times[times.len() * 99 / 100], times.len())
    }
}

/// Two honest people play for a while. Returns how long each of their moves took to be acknowledged.
async fn play(anna: Site, boris: Site, span: Duration) -> Vec<Duration> {
    let anna = Client::arrive(anna, "Anna", 1).await.unwrap();
    let boris = Client::arrive(boris, "Boris", 2).await.unwrap();
    let begun = Instant::now();
    let mut times = Vec::new();
    while begun.elapsed() < span {
        let table = anna.open_table(&table(2, "random", 0)).await.unwrap().id;
        anna.sit(table, None).await.unwrap();
        boris.sit(table, None).await.unwrap();
        anna.start(table).await.unwrap();
        boris.draw(table).await.unwrap();
        let mut seats = [Seat::open(&anna, table).await, Seat::open(&boris, table).await];
        while begun.elapsed() < span && seats.iter().all(|seat| seat.frame.outcome.is_none()) {
            for seat in &mut seats {
                seat.catch_up().await;
                if seat.must() {
                    times.extend(seat.play().await);
                }
            }
            // A ping and a move per socket and pause stay below the limit of messages.
            tokio::time::sleep(PAUSE).await;
        }
        let _ = (anna.leave(table).await, boris.leave(table).await);
    }
    times
}

/// An honest person's place at a table.
struct Seat {
    socket: Socket,
    place: klad_engine::Seat,
    frame: Frame,
    id: u32,
}

impl Seat {
    async fn open(client: &Client, table: TableId) -> Seat {
        let mut socket = client.connect(table).await.unwrap();
        loop {
            if let Some(FromServer::Welcome(welcome)) = socket.next().await.unwrap()
                && let (Some(place), Some(frame)) = (welcome.seat, welcome.frame)
            {
                return Seat { socket, place, frame, id: 0 };
            }
        }
    }

    fn must(&self) -> bool {
        self.frame.outcome.is_none() && self.frame.turn.must.contains(&self.place)
    }

    /// The next message; frames are remembered.
    async fn next(&mut self) -> FromServer {
        let message = self.socket.next().await.unwrap().expect("the honest socket stays open");
        if let FromServer::View(frame) = &message {
            self.frame = frame.clone();
        }
        message
    }

    /// Makes the first legal move. Returns how long it took to be acknowledged.
    async fn play(&mut self) -> Option<Duration> {
        self.id += 1;
        let mv = self.frame.legal.first()?.clone();
        let begun = Instant::now();
        let play = FromClient::Play { seen: self.frame.number, mv, id: Some(self.id) };
        self.socket.send(&play).await.unwrap();
        loop {
            match self.next().await {
                FromServer::View(frame) if frame.ack == Some(self.id) => return Some(begun.elapsed()),
                FromServer::Stale { .. } | FromServer::Refused { .. } => return None,
                _ => {}
            }
        }
    }

    /// Reads what has arrived.
    async fn catch_up(&mut self) {
        self.id += 1;
        self.socket.send(&FromClient::Ping { id: self.id }).await.unwrap();
        while self.next().await != (FromServer::Pong { id: self.id }) {}
    }
}

/// The resident memory of a process.
fn memory_mb(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").trim().parse::<u64>().ok()).unwrap_or(0) / 1024
}
