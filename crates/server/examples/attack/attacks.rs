//! The attacks. Each is prepared, begins when told to, and counts the attempts that took effect.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use futures_util::SinkExt;
use klad_client::{Client, Socket};
use klad_protocol::{FromClient, FromServer, TableId};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt},
    task::JoinSet,
};
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame as RawFrame,
        coding::{Data, OpCode},
    },
};

use crate::{dial, from, honest::whole_game, table};

/// The address that attacks; honest people come from others.
const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));
/// How many identities use it. A server accepts twenty at once from one address.
const IDENTITIES: usize = 20;
/// How long to wait before repeating an attempt that was refused.
const REFUSED: Duration = Duration::from_millis(200);
const SLOW_POST: &str = "POST /api/me HTTP/1.1\r\nhost: klad\r\ncontent-type: application/json\r\n\
    content-length: 30000\r\n\r\n{";
const LARGE_GET: &str = "GET /api/openapi.json HTTP/1.1\r\nhost: klad\r\n\r\n";

/// The attempts that took effect.
static EFFECTS: AtomicU64 = AtomicU64::new(0);
/// The attempts that the server refused.
static REFUSALS: AtomicU64 = AtomicU64::new(0);

/// The attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attack {
    SlowBodies,
    SlowReads,
    Pongs,
    Fragments,
    HardBotsAlone,
    HardBotsWithPeople,
    HangingUp,
    ReplayFlood,
    ManyIdentities,
}

/// What an attack prepared.
struct Ground {
    address: SocketAddr,
    guests: Vec<Client>,
    /// Where the first guest plays, or the game that is over.
    tables: Vec<TableId>,
}

impl Attack {
    pub(crate) const ALL: [Attack; 9] = [
        Attack::SlowBodies,
        Attack::SlowReads,
        Attack::Pongs,
        Attack::Fragments,
        Attack::HardBotsAlone,
        Attack::HardBotsWithPeople,
        Attack::HangingUp,
        Attack::ReplayFlood,
        Attack::ManyIdentities,
    ];

    pub(crate) fn named(name: &str) -> Attack {
        Attack::ALL.into_iter().find(|attack| format!("{attack:?}") == name).unwrap()
    }

    /// Prepares, attacks from the line `begin` on, counts from `count` on, and prints the counts at `end`.
    pub(crate) async fn run(self, address: SocketAddr) {
        let ground = Arc::new(self.prepare(address).await);
        println!("ready");
        let mut lines = tokio::io::BufReader::new(tokio::io::stdin()).lines();
        let mut attackers = JoinSet::new();
        while let Some(line) = lines.next_line().await.unwrap() {
            match line.as_str() {
                "begin" => attackers = self.begin(&ground),
                "count" => [&EFFECTS, &REFUSALS].into_iter().for_each(|count| count.store(0, Relaxed)),
                _ => break,
            }
        }
        attackers.abort_all();
        println!("{} {}", EFFECTS.load(Relaxed), REFUSALS.load(Relaxed));
        // No need to wait for tasks that are still blocked in a read.
        std::process::exit(0);
    }

    async fn prepare(self, address: SocketAddr) -> Ground {
        let guests = match self {
            Attack::SlowBodies | Attack::SlowReads => 0,
            Attack::Pongs | Attack::Fragments | Attack::HardBotsAlone | Attack::HangingUp => 1,
            Attack::ReplayFlood => 2,
            Attack::HardBotsWithPeople | Attack::ManyIdentities => IDENTITIES,
        };
        let mut ground = Ground { address, guests: Vec::new(), tables: Vec::new() };
        for _ in 0..guests {
            ground.guests.push(Client::arrive(from(address, ATTACKER), "Mallory", 3).await.unwrap());
        }
        let games: &[&str] = match self {
            Attack::Pongs | Attack::Fragments => &["my-treasure"],
            Attack::HangingUp => &["my-treasure", "klatz"],
            _ => &[],
        };
        for game in games {
            let guest = &ground.guests[0];
            let id = guest.open_table(&table(game, 1, 1, "random")).await.unwrap().id;
            guest.sit(id, None).await.unwrap();
            guest.start(id).await.unwrap();
            ground.tables.push(id);
        }
        if self == Attack::ReplayFlood {
            ground.tables.push(whole_game(&ground.guests[0], &ground.guests[1]).await);
        }
        ground
    }

    /// Starts attackers that repeat the attack until they are stopped.
    fn begin(self, ground: &Arc<Ground>) -> JoinSet<()> {
        let count = match self {
            Attack::SlowBodies => 500,
            Attack::SlowReads => 300,
            Attack::Pongs | Attack::Fragments => 8,
            Attack::HardBotsAlone | Attack::HangingUp => 20,
            Attack::ReplayFlood => 50,
            // More would use up the rate of requests before their games begin.
            Attack::HardBotsWithPeople => IDENTITIES,
            Attack::ManyIdentities => 4 * IDENTITIES,
        };
        let mut attackers = JoinSet::new();
        for number in 0..count {
            let ground = ground.clone();
            attackers.spawn(async move {
                loop {
                    if self.attempt(&ground, number).await.is_none() {
                        REFUSALS.fetch_add(1, Relaxed);
                        tokio::time::sleep(REFUSED).await;
                    }
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            });
        }
        attackers
    }

    /// One attempt; `None` if the server refused it.
    async fn attempt(self, ground: &Ground, number: usize) -> Option<()> {
        match self {
            Attack::SlowBodies => slow_body(ground.address).await,
            Attack::SlowReads => slow_read(ground.address).await,
            Attack::Pongs => {
                let mut socket = ground.guests[0].connect(ground.tables[0]).await.ok()?;
                while socket.raw().send(Message::Pong(vec![0; 8].into())).await.is_ok() {
                    effect();
                }
                Some(())
            }
            Attack::Fragments => {
                let mut socket = ground.guests[0].connect(ground.tables[0]).await.ok()?;
                let piece = |kind| Message::Frame(RawFrame::message(Vec::new(), OpCode::Data(kind), false));
                socket.raw().send(piece(Data::Text)).await.ok()?;
                while socket.raw().send(piece(Data::Continue)).await.is_ok() {
                    effect();
                }
                Some(())
            }
            Attack::HardBotsAlone => watched_bots(&ground.guests[0]).await,
            Attack::HardBotsWithPeople => {
                bots_and_a_person(&ground.guests[number % ground.guests.len()]).await
            }
            Attack::HangingUp => {
                let table = ground.tables[number % ground.tables.len()];
                let mut socket = ground.guests[0].connect(table).await.ok()?;
                until_welcome(&mut socket).await?;
                effect();
                Some(())
            }
            Attack::ReplayFlood => {
                let path = format!("/api/tables/{}/replay", ground.tables[0]);
                ground.guests[number % ground.guests.len()].text(&path).await.ok()?;
                effect();
                Some(())
            }
            Attack::ManyIdentities => watched_bots(&ground.guests[number % ground.guests.len()]).await,
        }
    }
}

fn effect() {
    EFFECTS.fetch_add(1, Relaxed);
}

/// Announces a body and sends one byte of it. Takes effect if that holds the connection for a second.
async fn slow_body(address: SocketAddr) -> Option<()> {
    let mut line = dial(address, ATTACKER, None).await.ok()?;
    line.write_all(SLOW_POST.as_bytes()).await.ok()?;
    let begun = Instant::now();
    // Nothing else is sent; whatever the server replies, the connection is dropped.
    let _ = line.read_u8().await;
    if begun.elapsed() < Duration::from_secs(1) {
        return None;
    }
    effect();
    Some(())
}

/// Requests a long response and reads only its beginning. Every second for which the server keeps the connection open
/// counts as an effect.
async fn slow_read(address: SocketAddr) -> Option<()> {
    let mut line = dial(address, ATTACKER, Some(4 << 10)).await.ok()?;
    line.write_all(LARGE_GET.as_bytes()).await.ok()?;
    let mut begin = [0; 12];
    line.read_exact(&mut begin).await.ok()?;
    if &begin != b"HTTP/1.1 200" {
        return None;
    }
    // The server drops the connection some time later.
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        if line.write_all(b" ").await.is_err() {
            return Some(());
        }
        effect();
    }
}

/// Starts a game of nine *hard* bots and watches it so that they do not pause. Each of their moves counts as an effect.
async fn watched_bots(guest: &Client) -> Option<()> {
    let table = guest.open_table(&table("lost-mines", 0, 9, "hard")).await.ok()?.id;
    guest.start(table).await.ok()?;
    let mut socket = guest.connect(table).await.ok()?;
    while let Ok(Some(message)) = socket.next().await {
        if let FromServer::View(_) = message {
            effect();
        }
    }
    Some(())
}

/// Starts a game of a person and eight *hard* bots, who come before bots-only games. The person moves immediately. Each
/// view that shows a move counts as an effect.
async fn bots_and_a_person(guest: &Client) -> Option<()> {
    let table = guest.open_table(&table("lost-mines", 1, 8, "hard")).await.ok()?.id;
    guest.sit(table, None).await.ok()?;
    guest.start(table).await.ok()?;
    let mut socket = guest.connect(table).await.ok()?;
    let mut seat = None;
    while let Ok(Some(message)) = socket.next().await {
        let frame = match message {
            FromServer::Welcome(welcome) => {
                seat = welcome.seat;
                welcome.frame
            }
            FromServer::View(frame) => {
                effect();
                Some(frame)
            }
            _ => None,
        };
        if let (Some(seat), Some(frame)) = (seat, frame)
            && frame.turn.must.contains(&seat)
            && let Some(mv) = frame.legal.first()
        {
            let play = FromClient::Play { seen: frame.number, mv: mv.clone(), id: None };
            socket.send(&play).await.ok()?;
        }
    }
    Some(())
}

async fn until_welcome(socket: &mut Socket) -> Option<()> {
    while let Ok(Some(message)) = socket.next().await {
        if let FromServer::Welcome(_) = message {
            return Some(());
        }
    }
    None
}
