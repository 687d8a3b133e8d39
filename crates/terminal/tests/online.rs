//! Whole games at online tables: a real server on a real port, and two people who see screens and press keys.
#![expect(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../../server/tests/liar/mod.rs"]
mod liar;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use crossterm::event::{
    KeyCode::{self, Backspace, Char, Down, Enter, Esc, Left, Right, Tab, Up},
    KeyEvent,
};
use klad_catalog::catalog;
use klad_client::{Client, Notes, Site};
use klad_engine::{Catalog, Seat, Viewer, transcript::Transcript};
use klad_protocol::{
    Chat, Clock, FromClient, TableId, TableState,
    api::{NewSeat, NewTable},
};
use klad_server::{Ambient, Config, Limits, Server};
use klad_store::Store;
use klad_terminal::{
    joined::Joined,
    look::Look,
    online::{
        Online,
        door::{self, DoorError, Place},
    },
    tabletop::Tabletop,
    theme::Theme,
};
use klad_text::{Lang, Words};
use liar::{Lie, relay};
use ratatui::{Terminal, backend::TestBackend};
use serde_json::{Value, json};
use tokio::{
    net::{TcpListener, TcpStream},
    runtime::Runtime,
    sync::oneshot,
    task::JoinHandle,
};

/// Nothing here takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server on a port of its own, with a folder of its own.
struct House {
    runtime: Runtime,
    folder: PathBuf,
    port: u16,
    rate: u32,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl House {
    /// A server whose time passes `rate` times as fast.
    fn open(rate: u32) -> House {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("klad-online-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let runtime = Runtime::new().unwrap();
        let mut house = House { runtime, folder, port: 0, rate, running: None };
        house.start();
        house
    }

    fn start(&mut self) {
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

    fn stop(&mut self) {
        if let Some((stop, serving)) = self.running.take() {
            let _ = stop.send(());
            let _ = self.runtime.block_on(serving);
        }
    }

    fn site(&self) -> Site {
        Site::of(&format!("http://127.0.0.1:{}", self.port)).unwrap()
    }

    /// A table that somebody has opened and, unless they are the host, left to others.
    fn table(&self, slug: &str, options: Value, seats: &[&str], clock: Clock) -> (Client, TableId) {
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

    fn come(
        &self,
        table: TableId,
        known: Option<String>,
        name: &str,
        place: Place,
    ) -> Result<door::Ticket, DoorError> {
        self.runtime.block_on(async {
            let looked = door::look(self.site(), table, place, known.is_some()).await?;
            door::come(self.site(), looked, known, name, place, Notes::default()).await
        })
    }

    /// The same over a line on which somebody lies.
    fn come_deceived(&self, table: TableId, name: &str, lie: Lie) -> door::Ticket {
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
            let looked = door::look(site.clone(), table, Place::Any, false).await.unwrap();
            door::come(site, looked, None, name, Place::Any, Notes::default()).await.unwrap()
        })
    }

    fn verify(&self, table: TableId) {
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

/// Somebody at a screen of 80 × 24.
struct Person<'c> {
    joined: Joined<'c>,
    terminal: Terminal<TestBackend>,
    began: Instant,
    token: Option<String>,
}

impl<'c> Person<'c> {
    fn at(ticket: door::Ticket, catalog: &'c Catalog) -> Person<'c> {
        let token = ticket.client.token().map(str::to_owned);
        let online = Online::connect(catalog, ticket).unwrap();
        let look = Look { words: Words::new(Lang::En), theme: Theme::PLAIN };
        Person {
            joined: Joined::new(online, look),
            terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(),
            began: Instant::now(),
            token,
        }
    }

    fn now_ms(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    fn tick(&mut self) {
        let now_ms = self.now_ms();
        self.joined.tick(now_ms);
    }

    fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.joined.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let line =
            |row| (0..buffer.area.width).map(|column| buffer[(column, row)].symbol()).collect::<String>();
        (0..buffer.area.height).map(|row| line(row).trim_end().to_owned() + "\n").collect()
    }

    /// Looks again and again until the screen is as wanted.
    #[track_caller]
    fn wait(&mut self, wanted: &str, holds: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            self.tick();
            let text = self.text();
            if holds(&text) {
                return text;
            }
            assert!(begin.elapsed() < PATIENCE, "waited for {wanted}:\n{text}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    #[track_caller]
    fn wait_for(&mut self, wanted: &str) -> String {
        self.wait(wanted, |text| text.contains(wanted))
    }

    /// Presses a key; if that sends a move, waits for its answer.
    fn press(&mut self, code: KeyCode) -> bool {
        let now_ms = self.now_ms();
        let leaves = self.joined.key(KeyEvent::from(code), now_ms);
        let begin = Instant::now();
        while self.joined.table().is_sending() && begin.elapsed() < Duration::from_secs(5) {
            self.tick();
            std::thread::sleep(Duration::from_millis(1));
        }
        leaves
    }

    fn seat(&self) -> Seat {
        self.joined.table().seat().expect("a person sits here")
    }

    fn view(&self) -> Value {
        let position = self.joined.table().position(Viewer::Seat(self.seat()), &[]);
        serde_json::from_str(position.view.get()).unwrap()
    }

    fn phase(&self) -> String {
        let view = self.view();
        let phase = &view["phase"];
        phase.as_str().or(phase["type"].as_str()).unwrap_or_default().to_owned()
    }

    fn is_over(&self) -> bool {
        self.joined.table().info_of_table().state == TableState::Over
    }

    /// Whether the table waits for this person.
    fn is_awaited(&self) -> bool {
        !self.joined.table().awaited().is_empty()
    }

    /// Tries one row of keys after the other until the table has gone on. Then all of them again: while the disk makes
    /// everybody wait, a move is answered long after it was sent.
    fn until_moved(&mut self, patience: Duration, attempts: &[&[KeyCode]]) {
        let before = self.joined.table().number();
        let first = Instant::now();
        for keys in attempts.iter().cycle() {
            for key in *keys {
                self.press(*key);
                if self.joined.table().number() != before {
                    return;
                }
            }
            let begin = Instant::now();
            loop {
                self.tick();
                if self.joined.table().number() != before || self.is_over() {
                    return;
                }
                if begin.elapsed() > patience {
                    break;
                }
                std::thread::sleep(Duration::from_millis(1));
            }
            assert!(first.elapsed() < PATIENCE, "nothing led to a move:\n{}", self.text());
        }
    }
}

/// Two people sit down at a table and the host starts it.
fn two<'c>(
    house: &House,
    catalog: &'c Catalog,
    slug: &str,
    options: Value,
    seats: &[&str],
) -> (TableId, [Person<'c>; 2]) {
    let (host, table) = house.table(slug, options, seats, Clock::None);
    let ada = house.come(table, None, "Ada", Place::Any).unwrap();
    let ben = house.come(table, None, "Ben", Place::Any).unwrap();
    let mut people = [Person::at(ada, catalog), Person::at(ben, catalog)];
    people[0]
        .wait("Ben in the lobby", |text| text.contains("Waiting for players") && text.contains("B  ● Ben"));
    house.runtime.block_on(host.start(table)).unwrap();
    for person in &mut people {
        person.wait_for("? help");
    }
    (table, people)
}

/// Plays to the end: whoever is awaited presses keys.
fn play_out(people: &mut [Person<'_>], mut turn: impl FnMut(&mut Person<'_>)) {
    let mut idle = Instant::now();
    while !people.iter().all(Person::is_over) {
        let mut has_moved = false;
        for person in people.iter_mut() {
            person.tick();
            if person.text().contains("Press any key to continue") {
                person.press(Enter);
            }
            if person.is_awaited() && !person.is_over() {
                turn(person);
                has_moved = true;
            }
        }
        if has_moved {
            idle = Instant::now();
        } else {
            std::thread::sleep(Duration::from_millis(1));
        }
        assert!(idle.elapsed() < PATIENCE, "nobody is asked:\n{}", people[0].text());
    }
    for person in people {
        let text = person.wait_for("Game over");
        assert!(text.contains("Ada") && text.contains("Ben"), "{text}");
    }
}

const QUICK: Duration = Duration::from_millis(20);
const SLOW: Duration = Duration::from_millis(400);

/// Draws until the orcs come, and takes what it can.
fn my_treasure_turn(person: &mut Person<'_>) {
    match person.phase().as_str() {
        "choose" => person.until_moved(QUICK, &[&[Char('d')]]),
        _ => person.until_moved(QUICK, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')]]),
    }
}

#[test]
fn my_treasure_by_keys_and_once_more() {
    let catalog = catalog();
    let house = House::open(20);
    let (table, mut people) = two(&house, &catalog, "my-treasure", json!({}), &["", "", "random"]);
    let mut draws = 0;
    let mut turn = |person: &mut Person<'_>| {
        draws += 1;
        match person.phase().as_str() {
            "choose" if draws % 9 < 8 => person.until_moved(QUICK, &[&[Char('d')]]),
            "choose" => person.until_moved(
                QUICK,
                &[
                    &[Char('1'), Char('r'), Enter, Backspace],
                    &[Char('2'), Char('s'), Enter, Backspace],
                    &[Char('m'), Char('3'), Enter, Backspace],
                    &[Char('4'), Char('p'), Enter, Backspace],
                    &[Char('d')],
                ],
            ),
            _ => person.until_moved(QUICK, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')]]),
        }
    };
    play_out(&mut people, &mut turn);
    house.verify(table);

    // Once more with the same people: whoever asks first is host of the next table.
    people[0].press(Char('n'));
    people[0]
        .wait("the next lobby", |text| text.contains("Waiting for players") && text.contains("you, host"));
    people[1].wait_for("Press N to join");
    people[1].press(Char('n'));
    for person in &mut people {
        person.wait("both in the next lobby", |text| text.contains("● Ada") && text.contains("● Ben"));
    }
    // A bot may have to take the third seat again.
    if people[0].text().contains("open") {
        people[0].press(Char('b'));
        people[0].wait_for("Everybody is seated");
    }
    people[1].press(Char('s'));
    assert!(people[1].text().contains("Only the host"), "{}", people[1].text());
    people[0].press(Char('s'));
    for person in &mut people {
        person.wait_for("? help");
    }
    let next = people[0].joined.table().info_of_table().id;
    assert_ne!(next, table);
    play_out(&mut people, &mut turn);
    house.verify(next);
}

#[test]
fn treasure_maps_by_keys() {
    let catalog = catalog();
    let house = House::open(20);
    let (table, mut people) = two(&house, &catalog, "treasure-maps", json!({}), &["", "", "random"]);
    play_out(&mut people, |person| match person.phase().as_str() {
        "choose_start" => person.until_moved(QUICK, &[&[Char('2'), Char('4'), Enter]]),
        "cross" => person.until_moved(
            QUICK,
            &[&[Char('r'), Right, Char('f'), Char(' '), Enter], &[Char('s'), Enter], &[Char(' '), Enter]],
        ),
        _ => {
            person.until_moved(QUICK, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')], &[Char('d')]])
        }
    });
    house.verify(table);
}

#[test]
fn lost_mines_by_keys() {
    let catalog = catalog();
    let house = House::open(20);
    let (table, mut people) = two(&house, &catalog, "lost-mines", json!({}), &["", "", "random"]);
    play_out(&mut people, |person| match person.phase().as_str() {
        "play_card" => person.until_moved(
            QUICK,
            &[
                &[Char('1'), Char(' '), Enter, Backspace],
                &[Char('2'), Enter, Backspace],
                &[Char('x'), Char('1'), Enter, Backspace],
            ],
        ),
        "moving" => person.until_moved(QUICK, &[&[Right], &[Right], &[Up], &[Up], &[Enter]]),
        "end_vote" => person.until_moved(QUICK, &[&[Char('n')]]),
        "trap_pick" => person.until_moved(QUICK, &[&[Char('1')]]),
        "take_treasure" => {
            person.until_moved(QUICK, &[&[Char('1')], &[Char('2')], &[Char('3')], &[Char('4')]])
        }
        _ => person.until_moved(QUICK, &[&[Enter]]),
    });
    house.verify(table);
}

fn klatz_turn(person: &mut Person<'_>) {
    match person.phase().as_str() {
        "await_place" => person.until_moved(
            SLOW,
            &[&[Char('2'), Right], &[Backspace, Char('d')], &[Backspace, Char('1'), Right]],
        ),
        "placing_drawn" => person.until_moved(SLOW, &[&[Left]]),
        "placing_new" => person.until_moved(SLOW, &[&[Char('1'), Left]]),
        "await_act" => person.until_moved(
            SLOW,
            &[
                &[Char('1'), Enter, Right],
                &[Backspace, Backspace, Char('2'), Right, Enter, Right, Enter],
                &[Backspace, Backspace, Char('e')],
                &[Char('r'), Enter],
            ],
        ),
        _ => person.until_moved(SLOW, &[&[Char('e')]]),
    }
}

#[test]
fn klatz_with_standing_orders_by_keys() {
    let catalog = catalog();
    let house = House::open(20);
    let options = json!({"call_mode": "standing", "turn_ms": 0, "short_game": 6, "stall_turns": 8});
    let (table, mut people) = two(&house, &catalog, "klatz", options, &["", ""]);
    // What the first cards allow is called at once, by itself; then nothing changes before somebody moves.
    let begin = Instant::now();
    while begin.elapsed() < SLOW {
        people.iter_mut().for_each(Person::tick);
        std::thread::sleep(Duration::from_millis(1));
    }
    // An order is held back, and the arbiter says so.
    people[0].press(Char('o'));
    people[0].wait_for("(hold)");
    play_out(&mut people, klatz_turn);
    house.verify(table);
}

/// KZ-145: no round is opened while everybody can see that there is nothing to call, and some walls stay like that for a
/// whole short game. So games are played until there were rounds.
#[test]
fn klatz_with_sealed_answers_by_keys() {
    let catalog = catalog();
    let house = House::open(20);
    let mut rounds = 0;
    for _ in 0..20 {
        sealed_game(&house, &catalog, &mut rounds);
        if rounds > 4 {
            return;
        }
    }
    panic!("{rounds} sealed rounds in twenty games");
}

fn sealed_game(house: &House, catalog: &Catalog, rounds: &mut u32) {
    let options =
        json!({"call_mode": "sealed", "turn_ms": 0, "sealed_ms": 60_000, "short_game": 6, "stall_turns": 8});
    let (table, mut people) = two(house, catalog, "klatz", options, &["", ""]);
    let begin = Instant::now();
    while !people.iter().all(Person::is_over) {
        for person in &mut people {
            person.tick();
            if person.text().contains("sealed round") {
                // Everybody is asked, and everybody's answer is waited for.
                *rounds += 1;
                person.press(if rounds.is_multiple_of(3) { Char(' ') } else { Char('n') });
                person.press(Char('n'));
            } else if person.is_awaited() && person.text().contains("Ada: ") | person.text().contains("Ben: ")
            {
                let before = person.joined.table().number();
                let keys: &[KeyCode] = match person.phase().as_str() {
                    "await_place" => &[Char('2'), Right],
                    "placing_drawn" => &[Left],
                    "placing_new" => &[Char('1'), Left],
                    "await_act" => &[Char('r'), Enter, Char('e')],
                    _ => &[Char('e')],
                };
                for key in keys {
                    person.press(*key);
                }
                let pressed = Instant::now();
                while person.joined.table().number() == before && pressed.elapsed() < SLOW {
                    person.tick();
                    std::thread::sleep(Duration::from_millis(1));
                }
            }
        }
        assert!(begin.elapsed() < 2 * PATIENCE, "it does not end:\n{}", people[0].text());
    }
    house.verify(table);
}

#[test]
fn klatz_raced_by_keys() {
    let catalog = catalog();
    let house = House::open(40);
    let options = json!({"call_mode": "race", "turn_ms": 0, "short_game": 6, "stall_turns": 4});
    let (table, mut people) = two(&house, &catalog, "klatz", options, &["", ""]);
    // A wrong call is refused by its rule, to whoever called.
    people[1].wait("the window", |text| text.contains("first to call") || text.contains("Look at the wall"));
    let mut calls = 0;
    while !people[1].text().contains("KZ-") {
        assert!(calls < 40, "{}", people[1].text());
        calls += 1;
        people[1].press(Right);
        people[1].press(Char(' '));
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_millis(100) {
            people.iter_mut().for_each(Person::tick);
            std::thread::sleep(Duration::from_millis(2));
        }
    }
    let begin = Instant::now();
    while !people.iter().all(Person::is_over) {
        for person in &mut people {
            person.tick();
            if !person.is_awaited() {
                continue;
            }
            let keys: &[KeyCode] = match person.phase().as_str() {
                "await_place" => &[Char('2'), Right],
                "placing_drawn" => &[Left],
                "placing_new" => &[Char('1'), Left],
                "await_act" => &[Char('r'), Enter, Char('e')],
                _ => &[Char('e')],
            };
            let before = person.joined.table().number();
            for key in keys {
                person.press(*key);
            }
            // A move waits until everybody had the time to call.
            let pressed = Instant::now();
            while person.joined.table().number() == before && pressed.elapsed() < SLOW {
                person.tick();
                std::thread::sleep(Duration::from_millis(1));
            }
        }
        assert!(begin.elapsed() < 2 * PATIENCE, "it does not end:\n{}", people[0].text());
    }
    house.verify(table);
}

#[test]
fn a_refused_move_names_its_rule_in_the_language_spoken() {
    let catalog = catalog();
    let house = House::open(1);
    let (_, mut people) = two(&house, &catalog, "my-treasure", json!({}), &["", ""]);
    let [ada, ben] = &mut people;
    let waiting = if ada.is_awaited() { ben } else { ada };
    // Out of turn the board has no use for the key; the list hands any move to the table.
    waiting.press(Tab);
    for letter in "draw".chars() {
        waiting.press(Char(letter));
    }
    waiting.press(Enter);
    let english = waiting.wait_for("MS-101");
    waiting.press(KeyCode::F(2));
    waiting.press(Enter);
    let german = waiting.wait_for("MS-101");
    let note = |text: &str| text.lines().find(|line| line.contains("MS-101")).unwrap().to_owned();
    assert!(note(&english) != note(&german) && !german.contains('<'), "{english}{german}");
    // What is no move at all is not even sent.
    for letter in "zzz".chars() {
        waiting.press(Char(letter));
    }
    waiting.press(Enter);
    waiting.wait_for("„drawzzz“");
}

#[test]
fn a_lost_connection_is_told_and_comes_back_by_itself() {
    let catalog = catalog();
    let mut house = House::open(1);
    let (_, mut people) = two(&house, &catalog, "my-treasure", json!({}), &["", ""]);
    let mover = usize::from(!people[0].is_awaited());
    people[mover].until_moved(QUICK, &[&[Char('d')]]);
    people.iter_mut().for_each(|person| {
        person.wait("the card", |text| text.contains("Deck 35") || text.contains("Orcs 1"));
    });
    let before: Vec<Value> = people.iter().map(Person::view).collect();
    house.stop();
    for person in &mut people {
        person.wait_for("The connection is lost. Trying again");
        person.press(Char('d'));
        assert!(person.text().contains("Nothing was sent"), "{}", person.text());
        person.press(KeyCode::F(1));
        assert!(person.text().contains("Keys just now"), "help can still be read");
        person.press(Esc);
    }
    house.start();
    for (person, before) in people.iter_mut().zip(before) {
        person.wait_for("The connection is back");
        assert_eq!(person.view(), before, "nothing was lost");
    }
}

#[test]
fn who_comes_and_goes_is_seen_and_clocks_run() {
    let catalog = catalog();
    let house = House::open(1);
    let (host, table) = house.table("my-treasure", json!({}), &["", ""], Clock::PerMove { seconds: 90 });
    let ada = house.come(table, None, "Ada", Place::At(Seat(1))).unwrap();
    let ben = house.come(table, None, "Ben", Place::Any).unwrap();
    let (mut ada, mut ben) = (Person::at(ada, &catalog), Person::at(ben, &catalog));
    ada.wait("both", |text| text.contains("A  ● Ben") && text.contains("B  ● Ada"));
    ben.wait("both", |text| text.contains("A  ● Ben") && text.contains("B  ● Ada"));
    house.runtime.block_on(host.start(table)).unwrap();
    let text = ada.wait_for("? help");
    // Only whoever is awaited has a time to lose.
    assert_ne!(text.contains("Ben●1:"), text.contains("Ada●1:"), "{text}");
    // A clock runs while nobody presses a key.
    ada.wait("a running clock", |text| text.contains("●1:2"));
    // A chat line and a face of somebody else stand in the log.
    let (token, seat) = (ben.token.clone().unwrap(), ben.seat());
    house.runtime.block_on(async {
        let mut socket = Client::with_token(house.site(), token.clone()).connect(table).await.unwrap();
        socket.send(&FromClient::Say { text: "good morning".into() }).await.unwrap();
        socket.close().await;
    });
    ada.wait_for("Ben: good morning");
    drop(ben);
    let text = ada.wait_for("Ben○");
    assert!(text.contains("Ben has lost the connection."), "{text}");

    // The same guest comes back to the same seat, and a stranger finds none.
    let again = house.come(table, Some(token), "Somebody", Place::Any).unwrap();
    let mut ben = Person::at(again, &catalog);
    ben.wait_for("? help");
    assert_eq!(ben.seat(), seat);
    ada.wait_for("Ben is here.");
    let stranger = house.come(table, None, "Cleo", Place::Any);
    assert!(matches!(stranger, Err(DoorError::Begun(_))));
    // Whoever looks on sees the board, and can do nothing.
    let mut watcher = Person::at(house.come(table, None, "", Place::Watching).unwrap(), &catalog);
    let text = watcher.wait_for("watching");
    assert!(text.contains("Waiting for "), "{text}");
    watcher.press(Char('d'));
    assert!(watcher.text().contains("You are only watching:"), "{}", watcher.text());
}

/// Ada is lied to, Ben is not, and both are at the table.
fn deceived<'c>(house: &House, catalog: &'c Catalog, lie: Lie) -> (Client, TableId, [Person<'c>; 2]) {
    let (host, table) = house.table("my-treasure", json!({}), &["", ""], Clock::None);
    let ada = house.come_deceived(table, "Ada", lie);
    let ben = house.come(table, None, "Ben", Place::Any).unwrap();
    let mut people = [Person::at(ada, catalog), Person::at(ben, catalog)];
    people[0].wait_for("B  ● Ben");
    people[1].wait_for("A  ● Ada");
    (host, table, people)
}

#[test]
fn a_server_that_swaps_its_commitment_is_noticed_in_the_terminal_before_the_game_begins() {
    let catalog = catalog();
    let house = House::open(1);
    let (host, table, [mut ada, mut ben]) = deceived(&house, &catalog, Lie::Commitment);
    house.runtime.block_on(host.start(table)).unwrap();
    ada.wait_for("Do not trust this server");
    ben.wait_for("The seats are fixed");
    let info = house.runtime.block_on(host.table(table)).unwrap();
    assert_eq!(info.state, TableState::Open);
    assert!(!info.seats[0].revealed, "Ada's client keeps its nonce to itself");
    let witness = ada.joined.table().witness().unwrap();
    assert_eq!(witness.contradictions[0].before, info.commitment);
}

#[test]
fn a_server_that_swaps_its_secret_is_noticed_in_the_terminal_after_the_game() {
    let catalog = catalog();
    let house = House::open(20);
    let (host, table, mut people) = deceived(&house, &catalog, Lie::Secret);
    house.runtime.block_on(host.start(table)).unwrap();
    for person in &mut people {
        person.wait_for("? help");
    }
    play_out(&mut people, my_treasure_turn);
    let [ada, ben] = &mut people;
    ada.wait("the warning", |text| text.contains("Do not trust this server"));
    let begin = Instant::now();
    while !ben.joined.table().is_proven() {
        ben.tick();
        assert!(begin.elapsed() < PATIENCE, "Ben's terminal deals the game again by itself");
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(!ada.joined.table().is_proven());
}

#[test]
fn a_seat_played_by_a_bot_is_taken_back_by_any_key() {
    let catalog = catalog();
    let house = House::open(10);
    let (host, table) = house.table("my-treasure", json!({}), &["", ""], Clock::PerMove { seconds: 5 });
    let ada = house.come(table, None, "Ada", Place::Any).unwrap();
    let ben = house.come(table, None, "Ben", Place::Any).unwrap();
    let (mut ada, mut ben) = (Person::at(ada, &catalog), Person::at(ben, &catalog));
    house.runtime.block_on(host.start(table)).unwrap();
    ada.wait_for("? help");
    ben.wait_for("? help");
    let (sleeper, other) = if ada.is_awaited() { (&mut ada, &mut ben) } else { (&mut ben, &mut ada) };
    sleeper.wait_for("A bot plays for you.");
    other.wait_for("A bot plays for ");
    sleeper.press(Down);
    sleeper.wait("the seat", |text| !text.contains("A bot plays for you."));
    other.wait_for("has taken the seat back");
}

#[test]
fn whoever_cannot_sit_down_is_told_why() {
    let house = House::open(1);
    let (host, table) = house.table("my-treasure", json!({}), &["", "medium"], Clock::None);
    let wrong = |place| house.come(table, None, "Ada", place).err().map(|error| error.to_string()).unwrap();
    assert!(wrong(Place::At(Seat(5))).contains("found seat F, wanted A to B"));
    assert!(wrong(Place::At(Seat(1))).contains("seat B is taken by bot medium; open: A"));
    let seated = house.come(table, None, "Ada", Place::Any).unwrap();
    assert!(wrong(Place::Any).contains("every seat is taken (A Ada, B bot medium)"));
    house.runtime.block_on(seated.client.leave(table)).unwrap();
    house.runtime.block_on(host.leave(table)).unwrap();
    assert!(wrong(Place::Any).contains("was closed"));
    let nowhere = "7m2kq9x4t0vb".parse().unwrap();
    let error = house.come(nowhere, None, "Ada", Place::Any).err().unwrap();
    assert!(!error.is_no() && error.to_string().contains("found no table 7m2kq9x4t0vb"), "{error}");
}
