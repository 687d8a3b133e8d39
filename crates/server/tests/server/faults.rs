//! A panic in the rules breaks one room. Its people reconnect, another room reads the log, and nothing is lost.

use std::{sync::Arc, time::Duration};

use crate::support::{House, PATIENCE, Player, code, new_table, play_out, programs::Scratch, verify};
use crate::twin::{Twin, all_broken, break_views, hide_from};
use klad_client::Client;
use klad_engine::{Bot, Catalog, Chance, Entry, Sight, Viewer, seated};
use klad_my_treasure::{Move, View};
use klad_protocol::{
    Clock, Code, FromClient,
    api::{Seen, TableList},
};
use klad_server::{Ambient, Config, Limits};
use klad_store::{Append, Appended, MoveRow};
use tokio::sync::Mutex;

type Game = Twin<klad_my_treasure::State>;

/// Plays the first legal move.
struct First;

impl Bot<Game> for First {
    fn choose(&mut self, _view: &View, legal: &[Move], _chance: &mut Chance) -> Move {
        legal[0]
    }
}

/// Faults are global, so these tests run one at a time.
static ALONE: Mutex<()> = Mutex::const_new(());

/// A server with one game whose views panic on request.
async fn fragile(config: Config) -> House {
    hide_from("my-treasure", Viewer::Spectator, Sight::Table);
    let scratch = Arc::new(Scratch::new());
    let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
    let entry = Entry::of::<Game>().with_bot("random", |seed| seated::<Game>(First, seed));
    House::at(address, config, scratch, Arc::new(Catalog::new(vec![entry]))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_panics_is_rebuilt_from_the_log() {
    let _alone = ALONE.lock().await;
    let house = fragile(Config { limits: Limits::for_measuring(), ..Config::default() }).await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let (other, elsewhere) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let [mut first, mut second]: [Player; 2] = players.try_into().ok().unwrap();
    for round in 1..=3 {
        // The move is in the log before anybody is shown it; that is when the room panics.
        let (mover, idler) = if first.must() { (&mut first, &mut second) } else { (&mut second, &mut first) };
        let mv = mover.any_move();
        let seen = mover.frame().number;
        break_views(1);
        mover.say(FromClient::Play { seen, mv, id: Some(round) }).await;
        for player in [mover, idler] {
            let end = tokio::time::timeout(PATIENCE, async {
                while let Ok(Some(_)) = player.socket.next().await {}
            });
            end.await.expect("everybody is disconnected and has to reconnect");
        }
        assert!(all_broken());
        first = first.reconnect().await;
        second = second.reconnect().await;
        let log = house.store().moves(table, 0).await.unwrap();
        assert_eq!(log.len(), round as usize, "the move is in the log once");
        assert_eq!(house.metric("klad_rooms_failed_total").await, i64::from(round));
        assert_eq!(house.metric("klad_rooms").await, 2, "failed rooms are not counted");
    }
    play_out(vec![first, second]).await;
    verify(&anna, table).await;
    // The other table has noticed nothing: its sockets are still the original ones.
    play_out(elsewhere).await;
    verify(&boris, other).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_continue_in_a_new_room_even_if_nobody_comes_back() {
    let _alone = ALONE.lock().await;
    let ambient = Ambient::hurried(20);
    let house = fragile(Config { limits: Limits::for_measuring(), ambient, ..Config::default() }).await;
    let anna = house.guest("Anna").await;
    let mut new = new_table("my-treasure", 1, 1);
    new.clock = Clock::PerMove { seconds: 20 };
    let (table, players) = house.game(&[&anna], new).await;
    let mut player = players.into_iter().next().unwrap();
    while !player.must() {
        player.next().await;
    }
    let (seen, mv) = (player.frame().number, player.any_move());
    break_views(1);
    player.say(FromClient::Play { seen, mv, id: None }).await;
    let end = async { while let Ok(Some(_)) = player.socket.next().await {} };
    tokio::time::timeout(PATIENCE, end).await.expect("the room panics");
    assert!(all_broken());
    // Anna stays away. What is due is in the store, so the bot and, once her time is up, a stand-in continue.
    let store = house.store();
    let known = store.moves(table, 0).await.unwrap().len();
    let begun = std::time::Instant::now();
    while store.moves(table, 0).await.unwrap().len() < known + 6 {
        assert!(begun.elapsed() < PATIENCE, "the game does not continue");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_store_reads_but_does_not_write_is_not_ready() {
    let scratch = Arc::new(Scratch::new());
    let address = format!("sqlite:{}", scratch.path().join("klad.db").display());
    let config = Config { limits: Limits::for_measuring(), ..Config::default() };
    let house = House::at(address.clone(), config, scratch, crate::support::catalog()).await;
    let client = Client::nobody(house.site());
    assert!(client.text("/readyz").await.is_ok());
    let options: sqlx::sqlite::SqliteConnectOptions = address.parse().unwrap();
    let mut other = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let full = "create trigger full before insert on meta begin select raise(abort, 'the disk is full'); end";
    sqlx::query(full).execute(&mut other).await.unwrap();
    let refused = client.text("/readyz").await.expect_err("not ready").to_string();
    assert!(!refused.is_empty());
    assert!(client.text("/healthz").await.is_ok(), "the process is alive");
    client.get::<TableList>("/api/tables").await.expect("what can be read is read");
    sqlx::query("drop trigger full").execute(&mut other).await.unwrap();
    sqlx::Connection::close(other).await.unwrap();
    assert!(client.text("/readyz").await.is_ok(), "ready again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_the_rules_refuse_stops_its_table_and_no_other() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let (other, elsewhere) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    let store = house.store();
    let place = players.iter().position(Player::must).unwrap();
    players[place].play_any().await;
    for player in &mut players {
        player.catch_up().await;
    }
    let known = store.moves(table, 0).await.unwrap();
    // As if a bug, or a bad disk, had written it.
    let last = known.last().unwrap();
    let row = MoveRow { ply: last.ply + 1, notation: "nonsense".into(), ..last.clone() };
    let append = Append { table, row, wake_ms: None, ending: None };
    assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    let place = players.iter().position(Player::must).unwrap();
    let mv = players[place].any_move();
    assert_eq!(players[place].play(mv.clone()).await, Err(Code::Stale), "the log has gone on");
    assert_eq!(players[place].play(mv).await, Err(Code::Stopped));
    assert!(house.metric("klad_tables_stopped_total").await > 0);
    assert_eq!(house.metric("klad_rooms_failed_total").await, 0);
    assert_eq!(store.moves(table, 0).await.unwrap().len(), known.len() + 1, "its moves are kept");
    play_out(elsewhere).await;
    verify(&anna, other).await;

    // The next server cannot continue it either, and says so.
    drop(players);
    let house = house.restart().await;
    let anna = anna.at(house.site());
    let view: Result<Seen, _> = anna.get(&format!("/api/tables/{table}/view")).await;
    assert_eq!(code(view), Code::Stopped);
    let boris = boris.at(house.site());
    let (third, players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    play_out(players).await;
    verify(&anna, third).await;
}
