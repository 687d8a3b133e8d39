//! Whole games at online tables: a real server on a real port, and two people who see screens and press keys.
#![expect(clippy::unwrap_used, reason = "tests may panic")]

mod games;
mod house;
#[path = "../../../server/tests/liar/mod.rs"]
mod liar;
mod liars;
mod person;

use crossterm::event::KeyCode::{self, Char, Down, Enter, Esc, Tab};
use klad_catalog::catalog;
use klad_client::Client;
use klad_engine::Seat;
use klad_protocol::{Clock, FromClient};
use klad_terminal::online::door::{DoorError, SeatWish};
use serde_json::{Value, json};

use crate::{
    games::QUICK,
    house::House,
    person::{Person, two},
};

#[test]
fn a_refused_move_names_its_rule_in_the_language_spoken() {
    let catalog = catalog();
    let house = House::open(1);
    let (_, mut people) = two(&house, &catalog, "my-treasure", json!({}), &["", ""]);
    let [ada, ben] = &mut people;
    let waiting = if ada.is_awaited() { ben } else { ada };
    // Out of turn the board ignores the key; the list sends any move to the table.
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
    // What is not a move at all is not even sent.
    for letter in "zzz".chars() {
        waiting.press(Char(letter));
    }
    waiting.press(Enter);
    waiting.wait_for("„drawzzz“");
}

#[test]
fn a_lost_connection_is_shown_and_restored_automatically() {
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
        assert!(person.text().contains("Keys you can use now"), "help can still be read");
        person.press(Esc);
    }
    house.start();
    for (person, before) in people.iter_mut().zip(before) {
        person.wait_for("The connection is back");
        assert_eq!(person.view(), before, "nothing was lost");
    }
}

#[test]
fn people_who_connect_and_disconnect_are_shown_and_clocks_run() {
    let catalog = catalog();
    let house = House::open(1);
    let (host, table) = house.table("my-treasure", json!({}), &["", ""], Clock::PerMove { seconds: 90 });
    let ada = house.come(table, None, "Ada", SeatWish::At(Seat(1))).unwrap();
    let ben = house.come(table, None, "Ben", SeatWish::Any).unwrap();
    let (mut ada, mut ben) = (Person::at(ada, &catalog), Person::at(ben, &catalog));
    ada.wait("both", |text| text.contains("A  ● Ben") && text.contains("B  ● Ada"));
    ben.wait("both", |text| text.contains("A  ● Ben") && text.contains("B  ● Ada"));
    house.runtime.block_on(host.start(table)).unwrap();
    let text = ada.wait_for("? help");
    // His seat was drawn at random.
    ben.wait_for("? help");
    // Only the seat the table waits for loses time.
    assert_ne!(text.contains("Ben●1:"), text.contains("Ada●1:"), "{text}");
    // A clock runs while nobody presses a key.
    ada.wait("a running clock", |text| text.contains("●1:2"));
    // Somebody else's chat line and emote are in the log.
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
    let again = house.come(table, Some(token), "Somebody", SeatWish::Any).unwrap();
    let mut ben = Person::at(again, &catalog);
    ben.wait_for("? help");
    assert_eq!(ben.seat(), seat);
    ada.wait_for("Ben is here.");
    let stranger = house.come(table, None, "Cleo", SeatWish::Any);
    assert!(matches!(stranger, Err(DoorError::Begun(_))));
    // A spectator sees the board and can do nothing.
    let mut watcher = Person::at(house.come(table, None, "", SeatWish::Watching).unwrap(), &catalog);
    let text = watcher.wait_for("watching");
    assert!(text.contains("Waiting for "), "{text}");
    watcher.press(Char('d'));
    assert!(watcher.text().contains("You are only watching:"), "{}", watcher.text());
}

#[test]
fn a_seat_played_by_a_bot_is_taken_back_by_any_key() {
    let catalog = catalog();
    let house = House::open(10);
    let (host, table) = house.table("my-treasure", json!({}), &["", ""], Clock::PerMove { seconds: 5 });
    let ada = house.come(table, None, "Ada", SeatWish::Any).unwrap();
    let ben = house.come(table, None, "Ben", SeatWish::Any).unwrap();
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
fn somebody_who_cannot_sit_down_learns_why() {
    let house = House::open(1);
    let (host, table) = house.table("my-treasure", json!({}), &["", "medium"], Clock::None);
    let wrong = |place| house.come(table, None, "Ada", place).err().map(|error| error.to_string()).unwrap();
    assert!(wrong(SeatWish::At(Seat(5))).contains("found seat F, wanted A to B"));
    assert!(wrong(SeatWish::At(Seat(1))).contains("seat B is taken by bot medium; open: A"));
    let seated = house.come(table, None, "Ada", SeatWish::Any).unwrap();
    assert!(wrong(SeatWish::Any).contains("every seat is taken (A Ada, B bot medium)"));
    house.runtime.block_on(seated.client.leave(table)).unwrap();
    house.runtime.block_on(host.leave(table)).unwrap();
    assert!(wrong(SeatWish::Any).contains("was closed"));
    let (host, table) = house.table("my-treasure", json!({}), &["", "medium"], Clock::None);
    let access = json!({"spectators": true, "password": "sesame"});
    let path = format!("/api/tables/{table}/doors");
    let _: Value = house.runtime.block_on(host.put(&path, Some(&access))).unwrap();
    let with = |password| house.come_with_password(table, None, "Ada", SeatWish::Any, password);
    for wrong in [None, Some("guess")] {
        let error = with(wrong).err().unwrap();
        assert!(error.is_no() && error.to_string().contains("wanted --password"), "{error}");
    }
    with(Some("sesame")).unwrap();
    let nowhere = "7m2kq9x4t0vb".parse().unwrap();
    let error = house.come(nowhere, None, "Ada", SeatWish::Any).err().unwrap();
    assert!(!error.is_no() && error.to_string().contains("found no table 7m2kq9x4t0vb"), "{error}");
}
