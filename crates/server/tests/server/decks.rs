//! Tables that are played with one of the host's custom decks.

use crate::support::{House, catalog, code, new_table, play_out, verify};
use klad_engine::deck::Decks;
use klad_protocol::{
    Code,
    api::{GameCard, NewTable},
};
use klad_server::{Config, Limits};
use serde_json::{Value, json};

/// A deck for My Treasure that differs from the standard one in one card.
fn decks() -> Decks {
    let text = klad_decks::template(catalog().find("my-treasure").unwrap(), "my-box").unwrap();
    let text = text.replace("T01 = \"ring mouse\"", "T01 = \"ring ring mouse mouse\"");
    let deck = klad_decks::read(&catalog(), text.as_bytes()).unwrap();
    let mut decks = Decks::default();
    assert!(decks.add(deck.game, deck.own));
    decks
}

async fn house() -> House {
    House::with(Config { decks: decks(), limits: Limits::for_measuring(), ..Config::default() }).await
}

fn table_with(deck: Value) -> NewTable {
    let mut new = new_table("my-treasure", 2, 0);
    new.options["deck"] = deck;
    new
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_names_a_deck_and_its_transcript_contains_all_of_it() {
    let house = house().await;
    let guests = [house.guest("Anna").await, house.guest("Борис").await];
    let guests: Vec<_> = guests.iter().collect();
    let (table, players) = house.game(&guests, table_with(json!("my-box"))).await;
    play_out(players).await;
    let transcript = verify(guests[0], table).await;
    let deck = &transcript.options["deck"];
    assert_eq!(
        (&deck["name"], &deck["treasures"]["T01"]),
        (&json!("my-box"), &json!("ring ring mouse mouse"))
    );
    assert_eq!(deck["sha256"].as_str().map(str::len), Some(64));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_decks_of_a_host_are_listed_with_their_game() {
    let house = house().await;
    let anna = house.guest("Anna").await;
    let games: Vec<GameCard> =
        serde_json::from_str(&anna.send("GET", "/api/games", None).await.unwrap()).unwrap();
    let decks: Vec<_> = games.iter().map(|game| (game.slug.as_str(), game.decks.as_slice())).collect();
    assert_eq!(decks[0], ("my-treasure", &["my-box".to_owned()][..]));
    assert!(decks[1..].iter().all(|(_, decks)| decks.is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_that_the_host_does_not_have_is_refused() {
    let house = house().await;
    let anna = house.guest("Anna").await;
    assert!(anna.open_table(&table_with(json!("standard"))).await.is_ok());
    let mut brought = json!({ "deck": "my-box" });
    decks().resolve("my-treasure", &mut brought).unwrap();
    assert!(anna.open_table(&table_with(brought["deck"].clone())).await.is_ok());
    brought["deck"]["treasures"]["T02"] = json!("diamond diamond mouse");
    for deck in [json!("her-box"), brought["deck"].clone(), json!({}), json!(7), json!(null)] {
        assert_eq!(code(anna.open_table(&table_with(deck)).await), Code::BadOptions);
    }
}
