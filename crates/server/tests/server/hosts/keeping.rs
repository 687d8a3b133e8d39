//! Retention: old games and unused devices, people who want to be forgotten, and sealed secrets.

use std::{
    collections::HashSet,
    sync::Arc,
    time::{Duration, Instant},
};

use klad_client::Client;
use klad_protocol::{Chat, Code, FromClient, FromServer, Occupant, TableId, TableState, people::Me};
use klad_server::{Ambient, Config, Retention};
use klad_store::{SealKeys, Store, TableRecord};
use serde_json::json;

use super::{ask, config, me, until_closed};
use crate::support::{self, House, PATIENCE, Player, code, new_table, programs::Scratch, until_state};

#[tokio::test(flavor = "multi_thread")]
async fn unused_devices_and_old_games_are_deleted() {
    const DAY_MS: u64 = 24 * 3_600_000;
    let (ambient, hand) = Ambient::by_hand(1_700_000_000_000);
    let retention = Retention { bots_days: 1, games_days: 30, devices_days: 60 };
    let house = House::with(Config { ambient, retention, ..config() }).await;
    let anna = house.guest("Anna").await;
    let finished = |people: usize| {
        let anna = &anna;
        let house = &house;
        let hand = &hand;
        async move {
            let table = anna.open_table(&new_table("my-treasure", people, 2 - people)).await.unwrap().id;
            if people > 0 {
                anna.sit(table, None).await.unwrap();
            }
            anna.start(table).await.unwrap();
            if people > 0 {
                anna.leave(table).await.unwrap();
            }
            let begun = Instant::now();
            while house.store().table(table).await.unwrap().unwrap().state != TableState::Over {
                assert!(begun.elapsed() < PATIENCE, "the bots play to the end");
                hand.advance(500);
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            table
        }
    };
    let (of_bots, of_people) = (finished(0).await, finished(1).await);
    let gone = async |table: TableId| house.store().table(table).await.unwrap().is_none();
    let wait_until_gone = async |table: TableId| {
        let begun = Instant::now();
        while !gone(table).await {
            assert!(begun.elapsed() < PATIENCE, "it is deleted");
            hand.advance(3_600_000);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(house.store().moves(table, 0).await.unwrap().is_empty());
    };
    // A game that is started and then abandoned, without a clock.
    let boris = house.guest("Boris").await;
    let (abandoned, players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    drop(players);
    hand.advance(DAY_MS);
    wait_until_gone(of_bots).await;
    assert!(!gone(of_people).await, "games of people are kept longer");
    assert_eq!(house.store().table(abandoned).await.unwrap().unwrap().state, TableState::Playing);
    hand.advance(30 * DAY_MS);
    wait_until_gone(of_people).await;
    wait_until_gone(abandoned).await;
    assert_eq!(code(anna.table(abandoned).await), Code::NotFound);
    // A device in use is kept; an unused one is forgotten after a while.
    let id = me(&anna).await.id;
    hand.advance(61 * DAY_MS);
    let other = house.guest("Clara").await;
    let begun = Instant::now();
    while !house.store().devices(id).await.unwrap().is_empty() {
        assert!(begun.elapsed() < PATIENCE, "an unused device is forgotten");
        hand.advance(3_600_000);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(other.get::<Me>("/api/me").await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_can_get_their_data_and_be_forgotten() {
    let house = House::with(config()).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let mut new = new_table("my-treasure", 2, 0);
    new.chat = Chat::Free;
    let (table, mut players) = house.game(&[&anna, &boris], new).await;
    let seat = players[0].seat().index();
    players[0].say(FromClient::Say { text: "hello there".into() }).await;
    players[1].until(|_, message| matches!(message, FromServer::Said(_)).then_some(())).await;
    let about = json!({"about": me(&boris).await.id, "words": "he is slow"});
    ask(&anna, "POST", &format!("/api/tables/{table}/reports"), Some(about)).await.unwrap();
    let about = json!({"about": me(&anna).await.id, "words": "too loud"});
    ask(&boris, "POST", &format!("/api/tables/{table}/reports"), Some(about)).await.unwrap();
    let data = ask(&anna, "GET", "/api/me/data", None).await.unwrap();
    assert_eq!(data["me"]["name"], "Anna");
    assert_eq!(data["tables"][0]["id"], json!(table));
    assert_eq!(data["said"][0]["said"]["what"]["text"], "hello there");
    assert_eq!(data["devices"].as_array().unwrap().len(), 1);
    assert_eq!((&data["reports"][0]["words"], &data["bars"]), (&json!("he is slow"), &json!([])));

    ask(&anna, "DELETE", "/api/me/data", None).await.unwrap();
    assert_eq!(until_closed(&mut players[0]).await, Some(Code::NoIdentity));
    assert_eq!(code(anna.get::<Me>("/api/me").await), Code::NoIdentity);
    let info = boris.table(table).await.unwrap();
    assert!(info.seats[seat].away, "a bot takes over");
    assert!(matches!(&info.seats[seat].occupant, Occupant::Person { name, .. } if name == "–"), "{info:?}");
    assert!(house.store().said(table).await.unwrap().is_empty());
    assert!(house.store().people("Anna", 0, 9).await.unwrap().is_empty());
    let reports = ask(&super::operator(&house), "GET", "/api/admin/reports", None).await.unwrap();
    assert_eq!((&reports[0]["words"], &reports[0]["said"]), (&json!("too loud"), &json!([])));
    assert!(!reports.to_string().contains("Anna"), "{reports}");
    // The other one sees it, and the game continues to its end.
    players[1]
        .until(|player, _| {
            let occupant = &player.welcome.table.seats[seat].occupant;
            matches!(occupant, Occupant::Person { name, .. } if name == "–").then_some(())
        })
        .await;
    boris.leave(table).await.unwrap();
    until_state(&boris, table, TableState::Over).await;
    support::verify(&boris, table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_contains_all_of_a_guests_tables() {
    const TABLES: usize = 1_001;
    let house = House::with(config()).await;
    let anna = house.guest("Anna").await;
    let first = house.table(&[&anna], new_table("my-treasure", 1, 1)).await.id;
    let record = house.store().table(first).await.unwrap().unwrap();
    // All at once: the store writes them in a few transactions.
    let more = (1..TABLES).map(|number| {
        let number = number as u64;
        let id = TableId::from_random(number.to_le_bytes());
        let (store, record) = (house.store().clone(), record.clone());
        tokio::spawn(async move {
            let record = TableRecord { id, created_ms: record.created_ms + number, ..record };
            store.create(&record).await.unwrap();
        })
    });
    futures_util::future::join_all(more).await;
    let data = ask(&anna, "GET", "/api/me/data", None).await.unwrap();
    let ids: HashSet<&str> =
        data["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), TABLES);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_running_games_and_devices_are_sealed_in_the_store() {
    let scratch = Arc::new(Scratch::new());
    let path = scratch.path().join("klad.db");
    let address = format!("sqlite:{}", path.display());
    let (old, new) = (SealKeys::new_line(), SealKeys::new_line());
    let open = async |keys: Option<String>| {
        let store = Store::open(&address).await.unwrap();
        match keys {
            Some(keys) => store.sealed_with(SealKeys::read(&keys).unwrap()),
            None => store,
        }
    };
    // Begun without a key, continued with one, then with another.
    let house = House::over(open(None).await, config());
    let before = house.guest("Before").await;
    house.stop().await;
    let house = House::over(open(Some(old.clone())).await, config());
    let before = before.at(house.site());
    assert_eq!(me(&before).await.name, "Before");
    let anna = house.guest("Anna").await;
    let (table, players) = house.game(&[&anna, &before], new_table("my-treasure", 2, 0)).await;
    let secret = house.store().table(table).await.unwrap().unwrap().secret;
    drop(players);
    house.stop().await;
    let bytes = std::fs::read(&path).unwrap();
    let token_hash: [u8; 32] = {
        use sha2::{Digest, Sha256};
        Sha256::digest(anna.token().unwrap().as_bytes()).into()
    };
    for (what, hidden) in
        [("the secret of the game", secret), ("what a device could be made up of", token_hash)]
    {
        assert!(!bytes.windows(32).any(|run| run == hidden), "{what} is readable in the file");
    }

    let house = House::over(open(Some(format!("{new}\n{old}"))).await, config());
    let (anna, before) = (anna.at(house.site()), before.at(house.site()));
    let players = vec![Player::sit_at(&anna, table).await, Player::sit_at(&before, table).await];
    let players = support::play_out(players).await;
    support::verify(&players[0].client, table).await;
    drop(players);
    let begun = Instant::now();
    while house.store().is_sealed(table).await.unwrap() {
        assert!(begun.elapsed() < PATIENCE, "a finished game needs no key");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.stop().await;

    // Without any key the finished game can still be read, and devices cannot be forged.
    let house = House::over(open(None).await, config());
    assert!(Client::nobody(house.site()).transcript(table).await.is_ok());
    assert_eq!(code(anna.at(house.site()).get::<Me>("/api/me").await), Code::NoIdentity);
    drop(scratch);
}
