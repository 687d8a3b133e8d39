//! A server that lies about the shuffle, and a terminal that notices.

use std::time::{Duration, Instant};

use klad_catalog::catalog;
use klad_client::Client;
use klad_engine::Catalog;
use klad_protocol::{Clock, TableId, TableState, witness::Kind};
use klad_terminal::online::door::SeatWish;
use serde_json::json;

use crate::{
    games::my_treasure_turn,
    house::House,
    liar::Lie,
    person::{PATIENCE, Person, play_out},
};

/// Ada is lied to, Ben is not, and both are at the table.
fn deceived<'c>(house: &House, catalog: &'c Catalog, lie: Lie) -> (Client, TableId, [Person<'c>; 2]) {
    let (host, table) = house.table("my-treasure", json!({}), &["", ""], Clock::None);
    let ada = house.come_deceived(table, "Ada", lie);
    let ben = house.come(table, None, "Ben", SeatWish::Any).unwrap();
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
    assert!(noticed_after_the_game(Lie::Secret).contains(&Kind::Commitment));
}

#[test]
fn a_server_that_swaps_a_card_is_noticed_in_the_terminal_after_the_game() {
    assert_eq!(noticed_after_the_game(Lie::Card), [Kind::View]);
}

#[test]
fn a_server_that_swaps_nonces_is_noticed_in_the_terminal_when_the_game_begins() {
    let catalog = catalog();
    let house = House::open(1);
    let (host, table, [mut ada, mut ben]) = deceived(&house, &catalog, Lie::Nonces);
    house.runtime.block_on(host.start(table)).unwrap();
    ada.wait_for("Do not trust this server");
    let text = ben.wait_for("? help");
    assert!(!text.contains("Do not trust this server"), "{text}");
    assert_eq!(kinds(&ada), [Kind::Own, Kind::Chairs, Kind::Chairs]);
}

/// What Ada's client has noticed.
fn kinds(ada: &Person<'_>) -> Vec<Kind> {
    let witness = ada.joined.table().witness().unwrap();
    witness.contradictions.iter().map(|contradiction| contradiction.kind).collect()
}

/// Both play to the end, and both terminals replay the game automatically: Ben's finds nothing wrong, Ada's does.
/// Returns what it found.
fn noticed_after_the_game(lie: Lie) -> Vec<Kind> {
    let catalog = catalog();
    let house = House::open(20);
    let (host, table, mut people) = deceived(&house, &catalog, lie);
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
        assert!(begin.elapsed() < PATIENCE, "Ben's terminal replays the game automatically");
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(!ada.joined.table().is_proven());
    kinds(ada)
}
