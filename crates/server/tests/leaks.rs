//! No leak on the wire. Two servers run the same table, but everything hidden from one viewer is different in the second:
//! other cards, other hidden choices, even another number of hidden moves. What that viewer receives must be the same,
//! byte for byte: frames, refusals, welcomes, errors, lists, answers over HTTP.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod support;
mod twin;

use std::sync::{Arc, Mutex};

use klad_engine::{
    Catalog, Chance, Entry, Game, Seat, Secrets, Seed, Sight, Table, TableSetup, Viewer, transcript::hex,
};
use klad_protocol::{
    Chat, Clock, FromClient, FromServer, TableId,
    api::{NewSeat, NewTable, Seated, Sit},
    client::{Client, ClientError, Socket},
    people::Phrase,
};
use klad_server::{Ambient, Config, Limits};
use klad_store::{Append, Appended, MoveRow, Store};
use serde_json::json;
use support::{House, programs::Scratch};
use twin::{Twin, hide_from, redeal};

/// When all of it happens.
const NOW_MS: u64 = 1_700_000_000_000;

/// So many games for each viewer.
fn soak() -> u64 {
    std::env::var("KLAD_SOAK").ok().and_then(|count| count.parse().ok()).unwrap_or(4)
}

#[tokio::test]
async fn my_treasure_does_not_leak() {
    no_leak::<klad_my_treasure::State>(3, 0).await;
}

#[tokio::test]
async fn treasure_maps_does_not_leak() {
    // Marks are hidden until everybody has made theirs: there must be differences, and in number too.
    no_leak::<klad_treasure_maps::State>(3, 10).await;
}

#[tokio::test]
async fn lost_mines_does_not_leak() {
    no_leak::<klad_lost_mines::State>(4, 1).await;
}

#[tokio::test]
async fn klatz_does_not_leak() {
    no_leak::<klad_klatz::State>(3, 0).await;
}

/// Plays pairs of games; at `differences` steps at least the two did different things. Pairs begin at the start, after a
/// quarter, half and three quarters of a game, so that whatever is hidden late is hidden here too.
async fn no_leak<G: Secrets>(seats: u8, differences: u32) {
    let (mut different, mut dealt, mut steps) = (0, [0; 4], 0);
    for seed in 0..soak() {
        for viewer in Viewer::all(seats) {
            let mut pair = Pair::open::<G>(seats, viewer, seed).await;
            pair.play(seed).await;
            different += pair.different;
            dealt.iter_mut().zip(pair.dealt).for_each(|(sum, dealt)| *sum += dealt);
            steps += pair.steps;
        }
    }
    eprintln!(
        "{}: {steps} steps; redealt at {dealt:?} by quarter of the game, played otherwise at {different}",
        G::INFO.slug
    );
    assert!(steps > 100, "too little was played: {steps} steps");
    assert!(dealt.iter().all(|&dealt| dealt >= 5), "not everywhere in the game: redealt at {dealt:?}");
    assert!(different >= differences, "too little was hidden: {different} steps of {steps}");
}

struct Pair {
    viewer: Viewer,
    seats: u8,
    table: TableId,
    left: Side,
    right: Side,
    steps: u32,
    /// Steps at which the two sides did different things.
    different: u32,
    /// Steps at which everything hidden was redealt on the right, by quarter of the game.
    dealt: [u32; 4],
    /// How many moves a game like this one has.
    length: usize,
    slug: &'static str,
}

/// A seat, and its move on each side; none where the viewer would see nothing of it anyway.
type Step = (Seat, Option<String>, Option<String>);

impl Pair {
    async fn open<G: Secrets>(seats: u8, viewer: Viewer, seed: u64) -> Pair {
        hide_from(G::INFO.slug, viewer);
        let (mut left, table) = Side::open::<G>(seats, viewer, seed).await;
        let (mut right, other) = Side::open::<Twin<G>>(seats, viewer, seed).await;
        assert_eq!(table, other, "both servers draw the same");
        let game = any_game(left.foreseen.as_ref(), &mut Chance::fast(seed));
        let alike = &game[..game.len() * (seed as usize % 4) / 4];
        left.begin(table, alike).await;
        right.begin(table, alike).await;
        let (steps, different, dealt, length) = (0, 0, [0; 4], game.len());
        Pair { viewer, seats, table, left, right, steps, different, dealt, length, slug: G::INFO.slug }
    }

    /// Plays on for as long as a way is found on which the viewer sees the same on both sides.
    async fn play(&mut self, seed: u64) {
        let mut chance = Chance::fast(seed ^ 0x5EED);
        self.settle().await;
        self.ask_everything().await;
        while self.left.foreseen.outcome().is_none() && self.steps < 45 {
            let Some((seat, one, other)) = self.find_step(&mut chance) else { break };
            self.different += u32::from(one != other);
            self.steps += 1;
            self.left.make(seat, one).await;
            self.right.make(seat, other).await;
            self.settle().await;
            if self.steps.is_multiple_of(15) {
                self.ask_everything().await;
                self.ask_in_vain().await;
                self.break_off().await;
                self.misbehave().await;
                self.left.reconnect(self.table).await;
                self.right.reconnect(self.table).await;
                self.settle().await;
            }
        }
        self.ask_everything().await;
    }

    /// A step that looks the same on both sides. On the right everything hidden is redealt just before, if a deal is
    /// found with which what becomes visible happens to be the same.
    fn find_step(&mut self, chance: &mut Chance) -> Option<Step> {
        let left = self.left.foreseen.boxed_clone();
        let left = left.as_ref();
        let acting: Vec<Seat> = left.turn().anyone().iter().collect();
        for _ in 0..12 {
            let seat = *chance.pick(&acting);
            let legal = left.legal(seat);
            if legal.is_empty() {
                continue;
            }
            let mv = chance.pick(&legal).text.clone();
            let Some(seen) = look_after(left, self.viewer, seat, &mv) else { continue };
            if !self.viewer.is(seat) && seen == look(left, self.viewer) && chance.below(3) == 0 {
                return Some((seat, Some(mv), None));
            }
            if let Some(other) = self.find_other(chance, seat, &mv, &seen) {
                return Some((seat, Some(mv), Some(other)));
            }
        }
        None
    }

    fn find_other(&mut self, chance: &mut Chance, seat: Seat, mv: &str, seen: &[String]) -> Option<String> {
        let right = self.right.foreseen.as_ref();
        let ply = right.ply() as u32;
        let mut others: Vec<String> = vec![mv.to_owned()];
        if !self.viewer.is(seat) {
            // Another move than on the left is the better test.
            let mut legal: Vec<String> = right.legal(seat).into_iter().map(|mv| mv.text).collect();
            chance.shuffle(&mut legal);
            legal.truncate(5);
            others.splice(0..0, legal);
        }
        let attempts = 40;
        for attempt in 1..=attempts {
            // At last as it is.
            let seed = (attempt < attempts).then(|| chance.bits());
            redeal(self.slug, ply, seed);
            for other in &others {
                if look_after(right, self.viewer, seat, other).is_some_and(|look| look == seen) {
                    let quarter = (4 * ply as usize / self.length).min(3);
                    self.dealt[quarter] += u32::from(seed.is_some());
                    return Some(other.clone());
                }
            }
        }
        None
    }

    /// Everything under way arrives, and is the same.
    async fn settle(&mut self) {
        self.left.settle().await;
        self.right.settle().await;
        let left = std::mem::take(&mut self.left.received);
        let right = std::mem::take(&mut self.right.received);
        assert_eq!(left, right, "{} received different bytes after {} steps", self.viewer, self.steps);
    }

    /// Everything that can be asked over HTTP has the same answer.
    async fn ask_everything(&mut self) {
        let table = self.table;
        let mut paths = vec!["/api/tables".to_owned(), "/api/me/tables".into(), "/api/me".into()];
        for rest in ["", "/view", "/transcript", "/replay", "/replay?seat=0", "/invite.svg"] {
            paths.push(format!("/api/tables/{table}{rest}"));
        }
        for path in paths {
            let ask = async |side: &Side| match side.guest().text(&path).await {
                Ok(text) => text,
                Err(ClientError::Refused(error)) => format!("{error:?}"),
                Err(error) => panic!("{path}: {error}"),
            };
            assert_eq!(ask(&self.left).await, ask(&self.right).await, "{path}");
        }
    }

    /// Every request for a change that is refused, or changes nothing, is answered in the same words.
    async fn ask_in_vain(&mut self) {
        let table = self.table;
        let view = self.left.guest().text(&format!("/api/tables/{table}/view")).await.unwrap();
        let mark = serde_json::from_str::<serde_json::Value>(&view).unwrap()["mark"].clone();
        let nonce = hex(&[9; 32]);
        let requests = [
            ("/moves", json!({"mark": "0", "move": "nonsense"})),
            ("/moves", json!({"mark": mark, "move": "nonsense"})),
            ("/moves", json!({"mark": mark, "move": {"type": "nonsense"}})),
            ("/sit", json!({"seat": 0, "nonce": nonce})),
            ("/start", json!({})),
            ("/rematch", json!({})),
            ("/seats/1/stand-in", json!({})),
            ("/nonsense", json!({})),
        ];
        for (rest, body) in requests {
            let path = format!("/api/tables/{table}{rest}");
            let ask = async |side: &Side| match side.guest().post(&path, Some(&body)).await {
                Ok::<serde_json::Value, _>(answer) => answer.to_string(),
                Err(ClientError::Refused(error)) => format!("{error:?}"),
                Err(error) => panic!("{path}: {error}"),
            };
            assert_eq!(ask(&self.left).await, ask(&self.right).await, "{path} {body}");
        }
    }

    /// A second socket of the viewer says something that makes no sense: its welcome, the error and the goodbye are the
    /// same.
    async fn break_off(&mut self) {
        let table = self.table;
        let listen = async |side: &Side| {
            let mut socket = side.guest().connect(table).await.unwrap();
            let welcome = socket.next_text().await.unwrap().expect("a welcome comes first");
            let mut heard = vec![welcome.to_string()];
            socket.send_text("{\"type\":\"nonsense\"}").await.unwrap();
            while let Some(text) = socket.next_text().await.unwrap() {
                heard.push(text.to_string());
            }
            heard
        };
        let left = listen(&self.left).await;
        assert!(left.iter().any(|text| text.starts_with("{\"type\":\"error\"")), "{left:?}");
        assert_eq!(left, listen(&self.right).await);
        // Both rooms have noticed that it is gone.
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        self.settle().await;
    }

    /// The viewer tries what is refused: it is refused in the same words.
    async fn misbehave(&mut self) {
        let seen = self.left.line(self.viewer).number;
        let play = |mv: serde_json::Value| FromClient::Play { seen, mv, id: Some(5) };
        let mut tries = vec![
            FromClient::Play { seen: u32::MAX, mv: json!({"type": "nonsense"}), id: None },
            FromClient::Play { seen: 0, mv: json!("draw"), id: None },
            play(json!("nonsense")),
            FromClient::Arbiter { message: json!({"type": "pass", "rev": 1}) },
            FromClient::Say { text: "psst".into() },
            FromClient::Phrase { phrase: Phrase::Oops },
        ];
        if let Viewer::Seat(own) = self.viewer {
            // Moves of the others, which may name what is hidden from this viewer.
            let foreseen = self.left.foreseen.as_ref();
            let theirs = Seat::all(self.seats).flat_map(|seat| foreseen.legal(seat)).map(|mv| mv.text);
            tries.extend(
                theirs.filter(|mv| foreseen.check(own, mv).is_err()).take(30).map(|mv| play(json!(mv))),
            );
        }
        for message in tries {
            self.left.say(&message).await;
            self.right.say(&message).await;
        }
        self.settle().await;
    }
}

/// A socket and the number of what it last showed.
struct Line {
    socket: Socket,
    number: u32,
}

/// One of the two servers.
struct Side {
    house: Option<House>,
    catalog: Arc<Catalog>,
    guests: Vec<Client>,
    /// Seats in order, then a spectator.
    lines: Vec<Line>,
    viewer: Viewer,
    /// The same table, to foresee what moves do.
    foreseen: Box<dyn Table>,
    /// What the viewer has received.
    received: Vec<String>,
    pings: u32,
}

impl Side {
    async fn open<G: Game>(seats: u8, viewer: Viewer, seed: u64) -> (Side, TableId) {
        // Time stands still and chance is the same, so that every byte can be.
        let dice = Arc::new(Mutex::new(Chance::fast(seed)));
        let ambient = Ambient::frozen(NOW_MS).with_entropy(move |bytes| {
            let mut dice = dice.lock().unwrap();
            bytes.fill_with(|| dice.below(256) as u8);
        });
        let config = Config { limits: Limits::for_measuring(), ambient, ..Config::default() };
        let scratch = Arc::new(Scratch::new());
        let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
        let catalog = Arc::new(Catalog::new(vec![Entry::of::<G>()]));
        let house = House::at(address, config, scratch, catalog.clone()).await;

        let mut guests = Vec::new();
        for seat in 0..=seats {
            guests.push(house.guest(&format!("Guest {seat}")).await);
        }
        let new = NewTable {
            game: G::INFO.slug.into(),
            options: json!({}),
            seats: vec![NewSeat::Open; seats.into()],
            clock: Clock::PerMove { seconds: 60 },
            chat: Chat::Free,
            listed: true,
        };
        let table = guests[0].open_table(&new).await.unwrap().id;
        for (seat, guest) in guests.iter().enumerate().take(seats.into()) {
            let sit = Sit { password: None, seat: Some(Seat(seat as u8)), nonce: hex(&[seat as u8; 32]) };
            let _: Seated = guest.post(&format!("/api/tables/{table}/sit"), Some(&sit)).await.unwrap();
        }
        guests[0].start(table).await.unwrap();

        let record = house.store().table(table).await.unwrap().unwrap();
        let seed = Seed::of_table(&record.secret, record.seats.iter().filter_map(|seat| seat.nonce.as_ref()));
        let opening = TableSetup { options: &record.options, seats, seed, deal: None };
        let foreseen = catalog.find(G::INFO.slug).unwrap().open(&opening).unwrap();
        let (lines, received, house) = (Vec::new(), Vec::new(), Some(house));
        (Side { house, catalog, guests, lines, viewer, foreseen, received, pings: 0 }, table)
    }

    /// These moves are in the log already; then everybody connects.
    async fn begin(&mut self, table: TableId, moves: &[(Seat, String)]) {
        let (address, config, scratch) = self.house.take().expect("it is open").close().await;
        let store = Store::open(&address).await.unwrap();
        for (ply, (seat, mv)) in (0..).zip(moves) {
            self.foreseen.play(*seat, mv).unwrap();
            let row = MoveRow { ply, seat: *seat, notation: mv.clone(), at_ms: NOW_MS };
            let append = Append { table, row, wake_ms: None, outcome: None };
            assert_eq!(store.append(append).await.unwrap(), Appended::Done);
        }
        store.close().await;
        let house = House::at(address, config, scratch, self.catalog.clone()).await;
        for guest in &mut self.guests {
            *guest = guest.at(house.site());
            self.lines.push(Line { socket: guest.connect(table).await.unwrap(), number: 0 });
        }
        self.house = Some(house);
    }

    fn place(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.lines.len() - 1,
        }
    }

    fn line(&self, viewer: Viewer) -> &Line {
        &self.lines[self.place(viewer)]
    }

    fn guest(&self) -> &Client {
        &self.guests[self.place(self.viewer)]
    }

    async fn say(&mut self, message: &FromClient) {
        let place = self.place(self.viewer);
        self.lines[place].socket.send(message).await.unwrap();
    }

    async fn make(&mut self, seat: Seat, mv: Option<String>) {
        let Some(mv) = mv else { return };
        self.foreseen.play(seat, &mv).unwrap();
        let line = &mut self.lines[seat.index()];
        let play = FromClient::Play { seen: line.number, mv: json!(mv), id: Some(7) };
        line.socket.send(&play).await.unwrap();
    }

    /// Reads whatever there is: each line is asked for a sign of life, and that comes last.
    async fn settle(&mut self) {
        let viewer = self.place(self.viewer);
        // Twice: a move is made once the first signs are there, and shown before the second.
        for _ in 0..2 {
            self.pings += 1;
            for place in 0..self.lines.len() {
                let line = &mut self.lines[place];
                // Through the room, so that it has done what came before.
                line.socket.send(&FromClient::Ping { id: self.pings }).await.unwrap();
                loop {
                    let text = line.socket.next_text().await.unwrap().expect("the socket stays open");
                    match serde_json::from_str::<FromServer>(&text).unwrap() {
                        FromServer::Pong { id } if id == self.pings => break,
                        FromServer::View(frame) => line.number = frame.number,
                        FromServer::Welcome(welcome) => {
                            line.number = welcome.frame.map_or(0, |frame| frame.number)
                        }
                        FromServer::Refused { error, .. } if place != viewer => panic!("{error}"),
                        FromServer::Stale { .. } if place != viewer => panic!("{text}"),
                        _ => {}
                    }
                    if place == viewer {
                        self.received.push(text.to_string());
                    }
                }
            }
        }
    }

    async fn reconnect(&mut self, table: TableId) {
        let place = self.place(self.viewer);
        // The old socket's end reaches the room before the new one comes.
        let _ = self.lines[place].socket.raw().close(None).await;
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        let socket = self.guest().connect(table).await.unwrap();
        self.lines[place] = Line { socket, number: 0 };
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

/// Everything a viewer is shown of a position.
fn look(table: &dyn Table, viewer: Viewer) -> Vec<String> {
    let mut seen = vec![table.view(viewer, Sight::Table).get().to_owned(), format!("{:?}", table.turn())];
    if let Viewer::Seat(seat) = viewer {
        seen.extend(table.legal(seat).into_iter().map(|mv| mv.text));
    }
    seen
}

/// The same after a move, and what the viewer is told of it; nothing if the move is not allowed or ends the game, for
/// then everything is uncovered.
fn look_after(table: &dyn Table, viewer: Viewer, seat: Seat, mv: &str) -> Option<Vec<String>> {
    let mut after = table.boxed_clone();
    let told = after.play(seat, mv).ok()?;
    if after.outcome().is_some() {
        return None;
    }
    let mut seen = look(after.as_ref(), viewer);
    let heard = told.iter().filter(|told| told.audience.includes(viewer));
    seen.extend(heard.map(|told| told.event.get().to_owned()));
    Some(seen)
}
