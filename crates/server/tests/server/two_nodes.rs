//! Two nodes on one database, without a bus between them or with one that requires a password and TLS.

use std::{sync::Arc, time::Instant};

use crate::hosts::until_closed;
use crate::support::{
    House, PATIENCE, Player, begin, catalog, new_table, play_out,
    programs::{Nats, Postgres, Scratch},
    verify,
};
use klad_client::Client;
use klad_protocol::{
    Code, FromClient, FromServer, TableState,
    api::{ContinueHere, DeviceLink, Health, SignedIn},
    host::Device,
};
use klad_server::{Bus, BusKey, Config, Limits};

async fn node(postgres: &Postgres) -> House {
    let config = Config { limits: Limits::for_measuring(), ..Config::default() };
    House::at(postgres.address(), config, Arc::new(Scratch::new()), catalog()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_connects_to_another_node_sees_what_has_just_happened() {
    let postgres = Postgres::start();
    let (here, there) = (node(&postgres).await, node(&postgres).await);
    let (anna, boris) = (here.guest("Anna").await, here.guest("Boris").await);
    let table = here.table(&[&anna], new_table("my-treasure", 2, 0)).await;
    // The other node has the table in memory as it was before Boris sat down and the game began.
    let watcher = Player::sit_at(&there.guest("Clara").await, table.id).await;
    assert_eq!(watcher.welcome.table.state, TableState::Open);
    boris.sit(table.id, None).await.unwrap();
    begin(&[&anna, &boris], table.id).await;

    let boris = Player::sit_at(&boris.at(there.site()), table.id).await;
    assert_eq!(boris.welcome.table.state, TableState::Playing);
    assert_eq!(boris.frame().number, 1);
    let anna = Player::sit_at(&anna, table.id).await;
    assert_ne!(anna.seat(), boris.seat());
    let players = play_out(vec![anna, boris]).await;
    verify(&players[0].client, table.id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_signed_out_on_one_node_loses_its_sockets_on_the_other() {
    let postgres = Postgres::start();
    let (here, there) = (node(&postgres).await, node(&postgres).await);
    let anna = here.guest("Anna").await;
    let link: DeviceLink = anna.post("/api/me/links", None::<&()>).await.unwrap();
    let continue_here = ContinueHere { code: link.code, bearer: true, replace: false };
    let arrived: SignedIn =
        Client::nobody(there.site()).post("/api/me/continue", Some(&continue_here)).await.unwrap();
    let phone = Client::with_token(there.site(), arrived.token.unwrap());
    let table = here.table(&[&anna], new_table("my-treasure", 1, 1)).await.id;
    let mut on_phone = Player::sit_at(&phone, table).await;
    let mut on_laptop = Player::sit_at(&anna.at(there.site()), table).await;
    let devices: Vec<Device> = anna.get("/api/me/devices").await.unwrap();
    let other = devices.iter().find(|device| !device.current).unwrap();
    anna.send("DELETE", &format!("/api/me/devices/{}", other.id), None).await.unwrap();
    assert_eq!(until_closed(&mut on_phone).await, Some(Code::NoIdentity));
    // The other device has not noticed.
    on_laptop.say(FromClient::Ping { id: 1 }).await;
    on_laptop.until(|_, message| (*message == FromServer::Pong { id: 1 }).then_some(())).await;
}

async fn health(house: &House) -> String {
    Client::nobody(house.site()).get::<Health>("/readyz").await.unwrap().status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bus_with_a_password_and_tls_connects_those_who_know_the_password() {
    let nats = Nats::guarded("open sesame@");
    let certificate = nats.certificate();
    let key = BusKey::new("the key of these nodes").unwrap();
    let connect = async |password: &str| {
        let address = format!("tls://klad:{password}@localhost:{}", nats.port);
        Bus::connect(&address, &key, Some(&certificate)).await.unwrap()
    };
    let config = Config { limits: Limits::for_measuring(), ..Config::default() };
    let stranger = House::pair_on(config.clone(), [connect("guess").await, Bus::Alone]).await.0;
    let (here, there) =
        House::pair_on(config, [connect("open%20sesame%40").await, connect("open%20sesame%40").await]).await;
    for house in [&here, &there] {
        let begun = Instant::now();
        while health(house).await != "ok" {
            assert!(begun.elapsed() < PATIENCE, "the bus is reached");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
    let anna = here.guest("Anna").await;
    let table = here.table(&[&anna], new_table("my-treasure", 2, 0)).await.id;
    let mut speaks = Player::sit_at(&anna, table).await;
    let mut watches = Player::sit_at(&there.guest("Boris").await, table).await;
    // Chat travels on the bus alone. A node that has just connected may not be listening yet, so she says it again.
    let begun = Instant::now();
    let mut seen = false;
    while !seen {
        assert!(begun.elapsed() < PATIENCE, "the other node hears it");
        speaks.say(FromClient::Say { text: "hello".into() }).await;
        let heard = watches.until(|_, message| matches!(message, FromServer::Said(_)).then_some(()));
        seen = tokio::time::timeout(std::time::Duration::from_secs(2), heard).await.is_ok();
    }
    assert_ne!(health(&stranger).await, "ok", "without the password the bus is out of reach");
}
