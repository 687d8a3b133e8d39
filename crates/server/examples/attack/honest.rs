//! The honest tables: people who play each other, and people who play a *medium* bot.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    time::{Duration, Instant},
};

use klad_client::{Client, Site, Socket};
use klad_engine::Chance;
use klad_protocol::{FromClient, FromServer, TableId, socket::Frame};
use tokio::task::JoinSet;

use crate::{from, table};

/// How many honest tables of two people play at once.
const TABLES: u8 = 6;
/// How many honest people play a bot at once.
const BOT_TABLES: u8 = 3;
/// The pause between two moves at an honest table.
const PAUSE: Duration = Duration::from_millis(120);
/// How long to wait for a bot that is still thinking when time is up.
const BOT_MAX: Duration = Duration::from_secs(30);
/// The game at honest tables.
const GAME: &str = "my-treasure";

/// What honest tables measured.
#[derive(Default)]
pub(crate) struct Noticed {
    /// From each move to its acknowledgment.
    pub(crate) moves: Vec<Duration>,
    /// How long people waited for a bot each time.
    pub(crate) bots: Vec<Duration>,
}

impl Noticed {
    /// The 99th percentile of the moves.
    pub(crate) fn percentile(&self) -> Duration {
        let mut moves = self.moves.clone();
        moves.sort_unstable();
        moves[moves.len() * 99 / 100]
    }
}

/// Plays at all honest tables for a while, each person from their own address.
pub(crate) async fn play(address: SocketAddr, span: Duration) -> Noticed {
    let mut tables = JoinSet::new();
    for number in 0..TABLES + BOT_TABLES {
        let site = |seat| from(address, IpAddr::V4(Ipv4Addr::new(127, 1, number, seat)));
        match number {
            ..TABLES => tables.spawn(two_people(site(1), site(2), span)),
            TABLES.. => tables.spawn(against_a_bot(site(1), span)),
        };
    }
    let mut all = Noticed::default();
    for noticed in tables.join_all().await {
        all.moves.extend(noticed.moves);
        all.bots.extend(noticed.bots);
    }
    assert!(all.moves.len() >= 100, "honest tables made only {} moves", all.moves.len());
    assert!(!all.bots.is_empty(), "no honest table waited for a bot");
    all
}

/// Two honest people play for a while.
async fn two_people(anna: Site, boris: Site, span: Duration) -> Noticed {
    let anna = Client::arrive(anna, "Anna", 1).await.unwrap();
    let boris = Client::arrive(boris, "Boris", 2).await.unwrap();
    let begun = Instant::now();
    let mut noticed = Noticed::default();
    while begun.elapsed() < span {
        let (table, mut seats) = game_of_two(&anna, &boris).await;
        while begun.elapsed() < span && seats.iter().all(|seat| seat.frame.outcome.is_none()) {
            noticed.moves.extend(turn_of_two(&mut seats).await);
        }
        let _ = (anna.leave(table).await, boris.leave(table).await);
    }
    noticed
}

/// A game of two people that has begun.
async fn game_of_two(anna: &Client, boris: &Client) -> (TableId, [Seat; 2]) {
    let table = anna.open_table(&table(GAME, 2, 0, "random")).await.unwrap().id;
    anna.sit(table, None).await.unwrap();
    boris.sit(table, None).await.unwrap();
    anna.start(table).await.unwrap();
    boris.draw(table).await.unwrap();
    (table, [Seat::open(anna, table).await, Seat::open(boris, table).await])
}

/// A seat that must act makes a move; then a pause. Returns how long the moves took.
async fn turn_of_two(seats: &mut [Seat; 2]) -> Vec<Duration> {
    let mut times = Vec::new();
    for seat in seats {
        seat.catch_up().await;
        if seat.must() {
            times.extend(seat.play().await);
        }
    }
    // One ping and one move per socket and pause stay below the limit of messages.
    tokio::time::sleep(PAUSE).await;
    times
}

/// Two people play a game to its end.
pub(crate) async fn whole_game(anna: &Client, boris: &Client) -> TableId {
    let (table, mut seats) = game_of_two(anna, boris).await;
    while seats.iter().all(|seat| seat.frame.outcome.is_none()) {
        turn_of_two(&mut seats).await;
    }
    table
}

/// A person plays a *medium* bot for a while, moving immediately.
async fn against_a_bot(anna: Site, span: Duration) -> Noticed {
    let anna = Client::arrive(anna, "Anna", 1).await.unwrap();
    let begun = Instant::now();
    let mut noticed = Noticed::default();
    while begun.elapsed() < span {
        let table = anna.open_table(&table(GAME, 1, 1, "medium")).await.unwrap().id;
        anna.sit(table, None).await.unwrap();
        anna.start(table).await.unwrap();
        let mut seat = Seat::open(&anna, table).await;
        while begun.elapsed() < span && seat.frame.outcome.is_none() {
            if seat.must() {
                seat.play().await;
                continue;
            }
            let (before, waiting) = (seat.frame.number, Instant::now());
            while seat.frame.number == before {
                let left = BOT_MAX.saturating_sub(waiting.elapsed());
                if tokio::time::timeout(left, seat.next()).await.is_err() {
                    break;
                }
            }
            noticed.bots.push(waiting.elapsed());
        }
        let _ = anna.leave(table).await;
    }
    noticed
}

/// An honest person's place at a table.
struct Seat {
    socket: Socket,
    place: klad_engine::Seat,
    frame: Frame,
    chance: Chance,
    id: u32,
}

impl Seat {
    async fn open(client: &Client, table: TableId) -> Seat {
        let mut socket = client.connect(table).await.unwrap();
        loop {
            if let Some(FromServer::Welcome(welcome)) = socket.next().await.unwrap()
                && let (Some(place), Some(frame)) = (welcome.seat, welcome.frame)
            {
                let chance = Chance::fast(u64::from(place.0));
                return Seat { socket, place, frame, chance, id: 0 };
            }
        }
    }

    fn must(&self) -> bool {
        self.frame.outcome.is_none() && self.frame.turn.must.contains(&self.place)
    }

    /// The next message; frames are remembered.
    async fn next(&mut self) -> FromServer {
        let message = self.socket.next().await.unwrap().expect("the honest socket stays open");
        match &message {
            FromServer::View(frame) => self.frame = frame.clone(),
            FromServer::Welcome(welcome) => self.frame = welcome.frame.clone().expect("the game has begun"),
            _ => {}
        }
        message
    }

    /// Makes a legal move. Returns how long it took to be acknowledged.
    async fn play(&mut self) -> Option<Duration> {
        self.id += 1;
        let mv = self.chance.pick(&self.frame.legal).clone();
        let begun = Instant::now();
        let play = FromClient::Play { seen: self.frame.number, mv, id: Some(self.id) };
        self.socket.send(&play).await.unwrap();
        loop {
            match self.next().await {
                FromServer::View(frame) if frame.ack == Some(self.id) => return Some(begun.elapsed()),
                FromServer::Welcome(_) if self.frame.ack == Some(self.id) => return Some(begun.elapsed()),
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
