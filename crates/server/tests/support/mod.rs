//! A server in memory, guests who talk to it over real sockets, and games they play to the end.
#![allow(
    clippy::unwrap_used,
    dead_code,
    unreachable_pub,
    reason = "tests may fail, and not all need everything here"
)]

#[path = "../../../store/tests/support/mod.rs"]
pub mod programs;

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};

use klad_client::{Client, ClientError, Site, Socket};
use klad_engine::{
    Catalog, Chance, Seat, Seed, draw,
    transcript::{Transcript, hex},
};
use klad_protocol::{
    Chat, Clock, Code, FromClient, FromServer, TableId, TableInfo, TableState,
    api::{NewSeat, NewTable, Reveal, Seated, Seen, Sit},
    socket::{Frame, Welcome},
};
use klad_server::{Ambient, Bus, BusKey, Config, Limits, Running, Server};
use klad_store::{Store, TableRecord};
use programs::Scratch;
use serde_json::{Value, json};
use tokio::io::DuplexStream;

/// A generous timeout for everything in a test.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The time at a [frozen](House::frozen) server.
pub const FROZEN_MS: u64 = 1_700_000_000_000;

/// The catalog of games, created once.
pub fn catalog() -> Arc<Catalog> {
    static CATALOG: std::sync::OnceLock<Arc<Catalog>> = std::sync::OnceLock::new();
    CATALOG.get_or_init(|| Arc::new(klad_catalog::catalog())).clone()
}

/// A server in memory with a store on disk.
pub struct House {
    running: Arc<Running>,
    store: Store,
    address: String,
    config: Config,
    scratch: Arc<Scratch>,
}

impl House {
    pub async fn open() -> House {
        House::with(Config { limits: Limits::for_measuring(), ..Config::default() }).await
    }

    pub async fn with(config: Config) -> House {
        let scratch = Arc::new(Scratch::new());
        let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
        House::at(address, config, scratch, catalog()).await
    }

    /// A server on which time stands still and randomness is repeatable, for tests that compare bytes.
    pub async fn frozen(seed: u64, catalog: Arc<Catalog>) -> House {
        let dice = Arc::new(Mutex::new(Chance::fast(seed)));
        let ambient = Ambient::frozen(FROZEN_MS).with_entropy(move |bytes| {
            let mut dice = dice.lock().unwrap();
            bytes.fill_with(|| dice.below(256) as u8);
        });
        let config = Config { limits: Limits::for_measuring(), ambient, ..Config::default() };
        let scratch = Arc::new(Scratch::new());
        let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
        House::at(address, config, scratch, catalog).await
    }

    pub async fn at(address: String, config: Config, scratch: Arc<Scratch>, catalog: Arc<Catalog>) -> House {
        let store = Store::open(&address).await.unwrap();
        let running = Server::new(catalog, store.clone()).with_config(config.clone()).start();
        House { running: Arc::new(running), store, address, config, scratch }
    }

    /// A server on a store that is already open.
    pub fn over(store: Store, config: Config) -> House {
        let running = Server::new(catalog(), store.clone()).with_config(config.clone()).start();
        let (address, scratch) = (String::new(), Arc::new(Scratch::new()));
        House { running: Arc::new(running), store, address, config, scratch }
    }

    /// Stops the server.
    pub async fn stop(self) {
        Arc::into_inner(self.running).expect("the test has the only handle").stop().await;
    }

    /// Two servers in one process, which share a store and a bus.
    pub async fn pair(config: Config) -> (House, House) {
        let bus = Bus::within_process(&BusKey::new("the key of these two").unwrap());
        House::pair_on(config, [bus.clone(), bus]).await
    }

    /// The same, each with its own connection to a bus.
    pub async fn pair_on(config: Config, [first, second]: [Bus; 2]) -> (House, House) {
        let here = House::with(config).await;
        let on_bus = |bus: Bus| {
            let server = Server::new(catalog(), here.store.clone()).with_config(here.config.clone());
            Arc::new(server.with_bus(bus).start())
        };
        let house = |running| House {
            running,
            store: here.store.clone(),
            address: here.address.clone(),
            config: here.config.clone(),
            scratch: here.scratch.clone(),
        };
        (house(on_bus(first)), house(on_bus(second)))
    }

    /// Stops the server as for an upgrade, and starts another on the same store.
    pub async fn restart(self) -> House {
        let House { running, address, config, scratch, .. } = self;
        Arc::into_inner(running).expect("the test has the only handle").stop().await;
        House::at(address, config, scratch, catalog()).await
    }

    /// Stops the server but keeps the store.
    pub async fn close(self) -> (String, Config, Arc<Scratch>) {
        Arc::into_inner(self.running).expect("the test has the only handle").stop().await;
        (self.address, self.config, self.scratch)
    }

    pub fn running(&self) -> &Running {
        &self.running
    }

    pub async fn metric(&self, name: &str) -> i64 {
        let text = Client::nobody(self.site()).text("/metrics").await.unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
    }

    /// What the server has stored.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// A connection to the server without a port.
    pub fn site(&self) -> Site {
        self.site_of_width(64 << 10)
    }

    /// The same, with at most this many bytes in flight.
    pub fn site_of_width(&self, bytes: usize) -> Site {
        Site::over(self.dialer(bytes))
    }

    /// Opens a connection to the server each time it is called.
    pub fn dialer(&self, bytes: usize) -> impl Fn() -> DuplexStream + Send + Sync + 'static {
        let running = Arc::downgrade(&self.running);
        move || {
            let (near, far) = tokio::io::duplex(bytes);
            if let Some(running) = running.upgrade() {
                running.connect(far);
            }
            near
        }
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::arrive(self.site(), name, 1).await.unwrap()
    }

    /// A table with these guests in the first seats and bots in the others, not yet started. The first guest is host.
    pub async fn table(&self, guests: &[&Client], new: NewTable) -> TableInfo {
        let table = guests[0].open_table(&new).await.unwrap();
        for guest in guests {
            guest.sit(table.id, None).await.unwrap();
        }
        guests[0].table(table.id).await.unwrap()
    }

    /// The same, started, everybody connected.
    pub async fn game(&self, guests: &[&Client], new: NewTable) -> (TableId, Vec<Player>) {
        let table = self.table(guests, new).await;
        begin(guests, table.id).await;
        let mut players = Vec::new();
        for guest in guests {
            players.push(Player::sit_at(guest, table.id).await);
        }
        (table.id, players)
    }
}

/// The first guest starts the game, and everybody reveals what they committed to.
pub async fn begin(guests: &[&Client], table: TableId) -> TableInfo {
    let mut info = guests[0].start(table).await.unwrap();
    for guest in guests {
        info = guest.draw(table).await.unwrap();
    }
    assert_eq!(info.state, TableState::Playing, "everybody has revealed");
    info
}

/// The seed of a table that has begun.
pub fn seed_of(record: &TableRecord) -> Seed {
    let mut chairs: Vec<_> = record.seats.iter().collect();
    chairs.sort_by_key(|seat| seat.chair);
    let restarts = record.draw.as_ref().unwrap().restarts.len() as u32;
    let nonces = chairs.iter().map(|seat| seat.nonce.as_ref());
    draw::seed(record.id.as_str(), restarts, &record.secret, nonces, None)
}

/// Sits down and commits to a nonce that the test has chosen.
pub async fn sit_with(guest: &Client, table: TableId, seat: Seat, nonce: [u8; 32]) -> Seated {
    let commitment = Some(hex(&draw::nonce_commitment(&nonce)));
    let sit = Sit { seat: Some(seat), commitment, nonce: None, password: None };
    guest.post(&format!("/api/tables/{table}/sit"), Some(&sit)).await.unwrap()
}

/// Reveals a nonce that the test has chosen.
pub async fn reveal(guest: &Client, table: TableId, nonce: [u8; 32]) -> Result<TableInfo, ClientError> {
    guest.post(&format!("/api/tables/{table}/reveal"), Some(&Reveal { nonce: hex(&nonce) })).await
}

/// Sits down anywhere.
pub fn sit() -> Sit {
    Sit { seat: None, commitment: Some("00".repeat(32)), nonce: None, password: None }
}

/// A new table with this many people and bots.
pub fn new_table(game: &str, people: usize, bots: usize) -> NewTable {
    let mut seats = vec![NewSeat::Open; people];
    seats.resize(people + bots, NewSeat::Bot { level: "random".into() });
    let options = options(game);
    NewTable { game: game.into(), options, seats, clock: Clock::None, chat: Chat::Free, listed: false }
}

/// A new listed table with this many open seats, for tests that compare bytes.
pub fn open_table(game: &str, options: Value, seats: u8, clock: Clock) -> NewTable {
    let seats = vec![NewSeat::Open; seats.into()];
    NewTable { game: game.into(), options, seats, clock, chat: Chat::Free, listed: true }
}

/// Options that make a game quick to play with plain moves.
pub fn options(game: &str) -> Value {
    match game {
        "klatz" => json!({"call_mode": "standing", "turn_ms": 0}),
        _ => json!({}),
    }
}

/// A guest at a table.
pub struct Player {
    pub client: Client,
    pub table: TableId,
    pub socket: Socket,
    pub welcome: Welcome,
    pub frame: Option<Frame>,
    pub chance: Chance,
    ids: u32,
    /// Everything that arrived, in order.
    pub heard: VecDeque<FromServer>,
}

impl Player {
    pub async fn sit_at(client: &Client, table: TableId) -> Player {
        let socket = client.connect(table).await.unwrap();
        Player::over(client, table, socket).await
    }

    async fn over(client: &Client, table: TableId, mut socket: Socket) -> Player {
        let first = tokio::time::timeout(PATIENCE, socket.next()).await.expect("a welcome in time").unwrap();
        let Some(FromServer::Welcome(welcome)) = first else { panic!("{first:?} is not a welcome") };
        let frame = welcome.frame.clone();
        let seed = table.as_str().bytes().map(u64::from).sum::<u64>()
            + u64::from(welcome.seat.map_or(9, |seat| seat.0));
        Player {
            client: client.clone(),
            table,
            socket,
            welcome: *welcome,
            frame,
            chance: Chance::fast(seed),
            ids: 0,
            heard: VecDeque::new(),
        }
    }

    /// Drops the connection and reconnects.
    pub async fn reconnect(self) -> Player {
        drop(self.socket);
        Player::sit_at(&self.client, self.table).await
    }

    pub fn seat(&self) -> Seat {
        self.welcome.seat.expect("a player sits")
    }

    pub fn frame(&self) -> &Frame {
        self.frame.as_ref().expect("the game has begun")
    }

    pub fn is_over(&self) -> bool {
        self.frame.as_ref().is_some_and(|frame| frame.outcome.is_some())
    }

    pub fn must(&self) -> bool {
        self.frame.as_ref().is_some_and(|frame| frame.turn.must.contains(&self.seat()))
    }

    /// The next message. Frames are remembered as well.
    pub async fn next(&mut self) -> FromServer {
        let message = tokio::time::timeout(PATIENCE, self.socket.next()).await;
        let message = message.expect("a message in time").unwrap();
        let message =
            message.unwrap_or_else(|| panic!("the socket stays open after {:?}", self.heard.back()));
        match &message {
            FromServer::View(frame) => {
                let before = self.frame.as_ref().map_or(0, |frame| frame.number);
                assert!(frame.number > before, "numbers go up: {before}, {}", frame.number);
                self.frame = Some(frame.clone());
            }
            FromServer::Welcome(welcome) => {
                self.welcome = (**welcome).clone();
                self.frame = welcome.frame.clone();
            }
            FromServer::Table { table } => self.welcome.table = (**table).clone(),
            FromServer::Presence(presence) => self.welcome.presence = presence.clone(),
            _ => {}
        }
        self.heard.push_back(message.clone());
        message
    }

    /// Reads until `wanted` accepts a message.
    pub async fn until<T>(&mut self, mut wanted: impl FnMut(&Player, &FromServer) -> Option<T>) -> T {
        loop {
            let message = self.next().await;
            if let Some(found) = wanted(self, &message) {
                return found;
            }
        }
    }

    pub async fn say(&mut self, message: FromClient) {
        self.socket.send(&message).await.unwrap();
    }

    /// Sends a move and waits until it is acknowledged, refused or stale.
    pub async fn play(&mut self, mv: Value) -> Result<(), Code> {
        self.ids += 1;
        let id = self.ids;
        let seen = self.frame().number;
        self.say(FromClient::Play { seen, mv, id: Some(id) }).await;
        self.until(|_, message| match message {
            FromServer::View(frame) if frame.ack == Some(id) => Some(Ok(())),
            // A change that did not fit carried the acknowledgment, and the whole view was requested.
            FromServer::Welcome(welcome) if welcome.frame.as_ref()?.ack == Some(id) => Some(Ok(())),
            FromServer::Refused { id: about, error } if *about == Some(id) => Some(Err(error.code)),
            FromServer::Stale { id: about, .. } if *about == Some(id) => Some(Err(Code::Stale)),
            _ => None,
        })
        .await
    }

    /// Asks for the current view, and reads until it was sent.
    pub async fn catch_up(&mut self) -> Seen {
        let seen: Seen = self.client.get(&format!("/api/tables/{}/view", self.table)).await.unwrap();
        while self.frame().view != seen.view {
            self.next().await;
        }
        seen
    }

    /// Any legal move.
    pub fn any_move(&mut self) -> Value {
        let legal = self.frame().legal.clone();
        assert!(!legal.is_empty(), "a seat that must act can: {:?}", self.frame());
        self.chance.pick(&legal).clone()
    }

    /// Plays any move, and tries again if it was stale.
    pub async fn play_any(&mut self) {
        while self.must() && !self.is_over() {
            let mv = self.any_move();
            match self.play(mv).await {
                Ok(()) => return,
                Err(Code::Stale) => {}
                Err(code) => panic!("a legal move was refused: {code:?}"),
            }
        }
    }
}

/// Everybody plays any moves until the game is over.
pub async fn play_out(players: Vec<Player>) -> Vec<Player> {
    let mut tasks = Vec::new();
    for mut player in players {
        tasks.push(tokio::spawn(async move {
            while !player.is_over() {
                if player.must() {
                    player.play_any().await;
                } else {
                    player.next().await;
                }
            }
            player
        }));
    }
    let mut players = Vec::new();
    for task in tasks {
        players.push(tokio::time::timeout(PATIENCE, task).await.expect("the game ends").unwrap());
    }
    players
}

/// Checks that a finished game's transcript verifies.
pub async fn verify(client: &Client, table: TableId) -> Transcript {
    let text = client.transcript(table).await.unwrap();
    let transcript = Transcript::parse(&text).unwrap();
    let verified = transcript.verify(&catalog()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert!(verified.committed && verified.outcome.is_some());
    transcript
}

/// The code of a refusal.
pub fn code<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> Code {
    match answer {
        Err(ClientError::Refused(error)) => error.code,
        other => panic!("{other:?} is not a refusal"),
    }
}

/// Waits until a table is in this state.
pub async fn until_state(client: &Client, table: TableId, state: TableState) -> TableInfo {
    let begun = std::time::Instant::now();
    loop {
        let info = client.table(table).await.unwrap();
        if info.state == state {
            return info;
        }
        assert!(begun.elapsed() < PATIENCE, "the table is {:?}, wanted {state:?}", info.state);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
