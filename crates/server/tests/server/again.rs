//! The next game with the same people on the same sockets.

use crate::support::{
    House, PATIENCE, Player, begin, catalog, new_table, play_out, reveal, sit_with, verify,
};
use klad_client::{Client, now};
use klad_engine::{Seat, transcript::hex};
use klad_protocol::{Code, FromClient, FromServer, TableId, TableState};
use klad_server::{Config, Limits};

/// Everybody asks for the next game on their socket and goes on reading until it has begun.
async fn go_on(players: Vec<Player>) -> Vec<Player> {
    let last = players[0].table;
    let mut tasks = Vec::new();
    for mut player in players {
        tasks.push(tokio::spawn(async move {
            player.socket.rematch().await.unwrap();
            player
                .until(|player, _| (player.welcome.table.id != last && player.frame.is_some()).then_some(()))
                .await;
            player.table = player.welcome.table.id;
            player
        }));
    }
    let mut players = Vec::new();
    for task in tasks {
        players.push(tokio::time::timeout(PATIENCE, task).await.expect("the game begins").unwrap());
    }
    players
}

/// Checks that the game was fair and that nobody saw anything else.
async fn check(players: &[Player], table: TableId) {
    for player in players {
        let transcript = verify(&player.client, table).await;
        let mut witness = player.client.notes().of(table).expect("the client is a witness");
        let attempt = witness.tries.last().unwrap();
        assert!(attempt.committed.is_some() && attempt.revealed.is_some());
        witness.compare(&transcript, &catalog(), now());
        assert!(witness.contradictions.is_empty(), "{:?}", witness.contradictions);
    }
}

fn refusal(_: &Player, message: &FromServer) -> Option<Code> {
    match message {
        FromServer::Refused { id: None, error } => Some(error.code),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_games_are_played_on_the_same_sockets() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (first, players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 1)).await;
    let mut players = play_out(players).await;
    let mut tables = vec![first];
    for _ in 0..2 {
        players = go_on(players).await;
        let table = players[0].table;
        assert!(players.iter().all(|player| player.table == table) && !tables.contains(&table));
        assert_eq!(anna.table(*tables.last().unwrap()).await.unwrap().next, Some(table));
        tables.push(table);
        players = play_out(players).await;
        check(&players, table).await;
    }
    assert_eq!(house.metric("klad_sockets").await, 2, "nobody connected again");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_alone_and_goes_on_to_the_next_game_with_nobody_to_wait_for() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let (first, players) = house.game(&[&anna], new_table("treasure-maps", 1, 0)).await;
    let players = play_out(players).await;
    let over = anna.table(first).await.unwrap();
    assert_eq!((over.state, over.outcome.unwrap().places.as_slice()), (TableState::Over, &[1][..]));
    check(&players, first).await;
    let players = go_on(players).await;
    let next = players[0].table;
    assert_eq!(anna.table(next).await.unwrap().seats.len(), 1);
    check(&play_out(players).await, next).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_go_on_to_the_same_table() {
    let (here, there) = House::pair(Config { limits: Limits::for_measuring(), ..Config::default() }).await;
    let anna = here.guest("Anna").await;
    let boris = here.guest("Boris").await.at(there.site());
    let table = here.table(&[&anna, &boris], new_table("treasure-maps", 2, 0)).await.id;
    begin(&[&anna, &boris], table).await;
    let players = vec![Player::sit_at(&anna, table).await, Player::sit_at(&boris, table).await];
    let players = go_on(play_out(players).await).await;
    assert_eq!(players[0].table, players[1].table);
    let next = players[0].table;
    let players = play_out(players).await;
    check(&players, next).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_is_not_possible_is_refused_and_the_socket_stays_at_its_table() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let (table, mut players) = house.game(&[&anna, &boris], new_table("my-treasure", 2, 0)).await;
    players[0].socket.rematch().await.unwrap();
    assert_eq!(players[0].until(refusal).await, Code::WrongState, "the game is not over");
    let mut players = play_out(players).await;
    for (guest, wanted) in
        [(house.guest("Stranger").await, Code::NotSeated), (Client::nobody(house.site()), Code::NoIdentity)]
    {
        let mut watcher = Player::sit_at(&guest, table).await;
        watcher.socket.rematch().await.unwrap();
        assert_eq!(watcher.until(refusal).await, wanted);
    }
    players[0].say(FromClient::Rematch { commitment: "nonsense".into() }).await;
    assert_eq!(players[0].until(refusal).await, Code::BadRequest);
    players[0].say(FromClient::Ping { id: 5 }).await;
    players[0].until(|_, message| matches!(message, FromServer::Pong { id: 5 }).then_some(())).await;
    assert_eq!(players[0].welcome.table.id, table);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nonce_revealed_over_a_socket_is_in_the_store_before_anybody_is_shown_it() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = anna.open_table(&new_table("my-treasure", 2, 0)).await.unwrap().id;
    for (place, guest) in [&anna, &boris].into_iter().enumerate() {
        sit_with(guest, table, Seat(place as u8), [place as u8; 32]).await;
    }
    let mut annas = Player::sit_at(&anna, table).await;
    anna.start(table).await.unwrap();
    let say = |nonce: [u8; 32]| FromClient::Reveal { nonce: hex(&nonce) };
    annas.say(say([7; 32])).await;
    assert_eq!(annas.until(refusal).await, Code::BadRequest, "not the one she committed to");
    annas.say(say([0; 32])).await;
    // Boris is missing, but hers is not held back forever.
    annas.until(|player, _| player.welcome.table.seats[0].revealed.then_some(())).await;
    let record = house.store().table(table).await.unwrap().unwrap();
    assert_eq!((record.state, record.seats[0].nonce), (TableState::Open, Some([0; 32])));
    reveal(&boris, table, [1; 32]).await.unwrap();
    annas.until(|player, _| player.frame.is_some().then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_held_nonce_counts_when_the_last_one_comes_over_http() {
    let house = House::open().await;
    let (anna, boris) = (house.guest("Anna").await, house.guest("Boris").await);
    let table = anna.open_table(&new_table("my-treasure", 2, 0)).await.unwrap().id;
    for (place, guest) in [&anna, &boris].into_iter().enumerate() {
        sit_with(guest, table, Seat(place as u8), [place as u8; 32]).await;
    }
    let mut annas = Player::sit_at(&anna, table).await;
    anna.start(table).await.unwrap();
    annas.say(FromClient::Reveal { nonce: hex(&[0; 32]) }).await;
    // The room takes messages in order, so hers is there, in the store or not yet.
    annas.say(FromClient::Ping { id: 1 }).await;
    annas.until(|_, message| matches!(message, FromServer::Pong { id: 1 }).then_some(())).await;
    assert_eq!(reveal(&boris, table, [1; 32]).await.unwrap().state, TableState::Playing);
}
