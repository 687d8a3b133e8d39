//! The wire format, byte for byte. In short scripted games with fixed randomness and a frozen clock, everything that
//! every socket is sent is compared with what was recorded in `tests/frames/`. `KLAD_BLESS=1` records again; read the
//! diff.

use std::{fmt::Write as _, path::Path};

use crate::support::{FROZEN_MS, House, catalog, open_table, options, reveal, seed_of, sit_with};
use klad_client::{Client, Socket};
use klad_engine::{Chance, Seat, Table, TableSetup, transcript::hex};
use klad_protocol::{
    Clock, FromClient, FromServer, TableId,
    people::{Emote, Phrase},
};
use klad_store::{Append, Appended, MoveRow, Store};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

#[tokio::test]
async fn frames_of_my_treasure_are_as_recorded() {
    compare("my-treasure", 2, Clock::PerMove { seconds: 60 }).await;
}

#[tokio::test]
async fn frames_of_treasure_maps_are_as_recorded() {
    compare("treasure-maps", 2, Clock::None).await;
}

#[tokio::test]
async fn frames_of_lost_mines_are_as_recorded() {
    compare("lost-mines", 3, Clock::Bank { seconds: 300, add_seconds: 5 }).await;
}

#[tokio::test]
async fn frames_of_klatz_are_as_recorded() {
    compare("klatz", 2, Clock::None).await;
}

async fn compare(slug: &str, seats: u8, clock: Clock) {
    let mut script = Script::open(slug, seats, clock).await;
    script.begin().await;
    for _ in 0..4 {
        script.play().await;
    }
    script.misbehave().await;
    script.talk().await;
    script.resume().await;
    script.skip_to_the_end(3).await;
    while !script.is_over() {
        script.play().await;
    }
    script.ask().await;
    let found = script.written;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frames").join(format!("{slug}.txt"));
    if std::env::var_os("KLAD_BLESS").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    let wanted = std::fs::read_to_string(&path).unwrap();
    for (line, (found, wanted)) in (1..).zip(found.lines().zip(wanted.lines())) {
        assert_eq!(found, wanted, "{}:{line}", path.display());
    }
    assert_eq!(found.lines().count(), wanted.lines().count(), "{}", path.display());
}

/// A guest's socket and the last frame it received.
struct Line {
    name: &'static str,
    client: Client,
    socket: Option<Socket>,
    number: u32,
    legal: Vec<Value>,
    must: bool,
}

struct Script {
    house: Option<House>,
    slug: String,
    table: TableId,
    /// Seats in order, then a spectator.
    lines: Vec<Line>,
    seats: usize,
    chance: Chance,
    pings: u32,
    over: bool,
    written: String,
}

impl Script {
    async fn open(slug: &str, seats: u8, clock: Clock) -> Script {
        let house = House::frozen(17, catalog()).await;
        let mut lines = Vec::new();
        for name in ["Anna", "Boris", "Clara", "Dora"].into_iter().take(usize::from(seats) + 1) {
            let client = house.guest(name).await;
            lines.push(Line { name, client, socket: None, number: 0, legal: Vec::new(), must: false });
        }
        let new = open_table(slug, options(slug), seats, clock);
        let table = lines[0].client.open_table(&new).await.unwrap().id;
        let (slug, chance, written) = (slug.to_owned(), Chance::fast(23), String::new());
        let seats = seats.into();
        Script { house: Some(house), slug, table, lines, seats, chance, pings: 0, over: false, written }
    }

    fn note(&mut self, what: &str) {
        writeln!(self.written, "# {what}").unwrap();
    }

    /// Everybody connects, sits down, and the game begins.
    async fn begin(&mut self) {
        self.note("everybody comes");
        self.connect_all().await;
        for place in 0..self.seats {
            let client = &self.lines[place].client;
            sit_with(client, self.table, Seat(place as u8), [place as u8; 32]).await;
            self.settle().await;
        }
        self.note("the seats are fixed");
        self.lines[0].client.start(self.table).await.unwrap();
        self.settle().await;
        for place in 0..self.seats {
            self.note("somebody reveals");
            reveal(&self.lines[place].client, self.table, [place as u8; 32]).await.unwrap();
            // Nobody's turn is known until everybody sits in the seat that was drawn for them.
            if place + 1 < self.seats {
                self.settle().await;
            }
        }
        let record = self.house.as_ref().unwrap().store().table(self.table).await.unwrap().unwrap();
        let names: Vec<String> = record.seats.iter().map(|seat| seat.occupant.title()).collect();
        self.lines.sort_by_key(|line| names.iter().position(|name| name == line.name).unwrap_or(names.len()));
        self.settle().await;
    }

    async fn connect_all(&mut self) {
        for place in 0..self.lines.len() {
            let socket = self.lines[place].client.connect_whole(self.table).await.unwrap();
            self.lines[place].socket = Some(socket);
            // The next one to connect finds this one in the room.
            self.settle().await;
        }
    }

    fn is_over(&self) -> bool {
        self.over
    }

    /// Any move of the first seat that must act, then the same again, which is stale.
    async fn play(&mut self) {
        let place = self.lines.iter().position(|line| line.must).expect("somebody must act");
        let legal = self.lines[place].legal.clone();
        let mv = self.chance.pick(&legal).clone();
        let seen = self.lines[place].number;
        self.note(&format!("{} plays {mv}", self.lines[place].name));
        self.say(place, &FromClient::Play { seen, mv: mv.clone(), id: Some(7) }).await;
        self.settle().await;
        if self.chance.below(2) == 0 {
            self.say(place, &FromClient::Play { seen, mv, id: Some(8) }).await;
            self.settle().await;
        }
    }

    async fn misbehave(&mut self) {
        self.note("what is refused");
        for place in 0..self.lines.len() {
            let seen = self.lines[place].number;
            for mv in [json!("nonsense"), json!({"type": "nonsense"}), json!(self.lines[0].legal.first())] {
                self.say(place, &FromClient::Play { seen, mv, id: Some(9) }).await;
                self.settle().await;
            }
            self.say(place, &FromClient::Arbiter { message: json!({"type": "nonsense"}) }).await;
            self.settle().await;
        }
    }

    async fn talk(&mut self) {
        self.note("what is said");
        let last = self.lines.len() - 1;
        self.say(0, &FromClient::Say { text: "Hello there".into() }).await;
        self.settle().await;
        self.say(1, &FromClient::Phrase { phrase: Phrase::Hello }).await;
        self.settle().await;
        self.say(1, &FromClient::Emote { emote: Emote::Laugh }).await;
        self.settle().await;
        self.say(last, &FromClient::Say { text: "psst".into() }).await;
        self.settle().await;
    }

    async fn resume(&mut self) {
        self.note("everybody asks for everything");
        for place in 0..self.lines.len() {
            self.say(place, &FromClient::Resume).await;
            self.settle().await;
        }
        self.ask().await;
    }

    /// Records the HTTP responses.
    async fn ask(&mut self) {
        for place in 0..self.lines.len() {
            for rest in ["", "/view", "/transcript"] {
                let path = format!("/api/tables/{}{rest}", self.table);
                let text = match self.lines[place].client.text(&path).await {
                    Ok(text) => text.replace('\n', "\\n"),
                    Err(error) => error.to_string(),
                };
                self.write(place, &text);
            }
        }
    }

    /// The server stops, the log is extended to this many moves before the end, and the server starts again.
    async fn skip_to_the_end(&mut self, left: usize) {
        for line in &mut self.lines {
            line.socket = None;
        }
        let (address, config, scratch) = self.house.take().unwrap().close().await;
        let store = Store::open(&address).await.unwrap();
        let record = store.table(self.table).await.unwrap().unwrap();
        let seed = seed_of(&record);
        let opening = TableSetup { options: &record.options, seats: self.seats as u8, seed, deal: None };
        let mut table = catalog().find(&self.slug).unwrap().open(&opening).unwrap();
        let made = store.moves(self.table, 0).await.unwrap();
        for row in &made {
            table.play(row.seat, &row.notation).unwrap();
        }
        let moves = any_game(table.as_ref(), &mut self.chance);
        let moves = &moves[..moves.len() - left];
        for (ply, (seat, mv)) in (made.len() as u32..).zip(moves) {
            let row = MoveRow { ply, seat: *seat, notation: mv.clone(), at_ms: FROZEN_MS };
            let append = Append { table: self.table, row, wake_ms: None, ending: None };
            assert_eq!(store.append(append).await.unwrap(), Appended::Done);
        }
        store.close().await;
        self.note(&format!("{} moves later", moves.len()));
        let house = House::at(address, config, scratch, catalog()).await;
        for line in &mut self.lines {
            line.client = line.client.at(house.site());
        }
        self.house = Some(house);
        self.connect_all().await;
    }

    async fn say(&mut self, place: usize, message: &FromClient) {
        self.lines[place].socket.as_mut().unwrap().send(message).await.unwrap();
    }

    /// Reads everything that has been sent: every socket is pinged through the room, and the pong comes last.
    async fn settle(&mut self) {
        for _ in 0..2 {
            self.pings += 1;
            for place in 0..self.lines.len() {
                let Some(socket) = &mut self.lines[place].socket else { continue };
                socket.send(&FromClient::Ping { id: self.pings }).await.unwrap();
                loop {
                    let socket = self.lines[place].socket.as_mut().unwrap();
                    let text = socket.next_text().await.unwrap().expect("the socket stays open");
                    let frame = match serde_json::from_str::<FromServer>(&text).unwrap() {
                        FromServer::Pong { id } if id == self.pings => break,
                        FromServer::View(frame) => Some(frame),
                        FromServer::Welcome(welcome) => welcome.frame,
                        _ => None,
                    };
                    if let Some(frame) = frame {
                        let line = &mut self.lines[place];
                        line.number = frame.number;
                        line.must = frame.turn.must.contains(&Seat(place as u8));
                        line.legal = frame.legal;
                        self.over |= frame.outcome.is_some();
                    }
                    self.write(place, &text);
                }
            }
        }
    }

    /// Views are long, so they are shortened and replaced by a digest of the whole message.
    fn write(&mut self, place: usize, text: &str) {
        let name = self.lines[place].name;
        let digest = &hex(&Sha256::digest(text.as_bytes()))[..16];
        let short = match (text.find("\"view\":"), text.rfind("],\"resumed\":")) {
            (Some(begin), Some(end)) => format!("{}…{}", &text[..begin], &text[end..]),
            _ => text.chars().take(1_200).collect(),
        };
        writeln!(self.written, "{name} {digest} {} {short}", text.len()).unwrap();
    }
}

/// A game to its end by any moves.
fn any_game(table: &dyn Table, chance: &mut Chance) -> Vec<(Seat, String)> {
    let mut table = table.boxed_clone();
    let mut moves = Vec::new();
    while table.outcome().is_none() {
        let acting: Vec<Seat> = table.turn().anyone().iter().collect();
        let seat = *chance.pick(&acting);
        let legal = table.legal(seat);
        if legal.is_empty() {
            continue;
        }
        let mv = chance.pick(&legal).text.clone();
        table.play(seat, &mv).unwrap();
        moves.push((seat, mv));
    }
    moves
}
